import SwiftUI
import Testing

@Suite("An app whose code belongs to the main actor, unless it says otherwise")
struct MainActorAppTests {
  @Test(
    "a container is laid out, limited and expanded, wherever SwiftUI calls closures",
    arguments: [HeadlessHost.UpdateThread.main, .render])
  func eager(thread: HeadlessHost.UpdateThread) throws {
    let host = HeadlessHost(size: CGSize(width: 320, height: 2_000), thread: thread) {
      EagerScreen()
    }
    try host.settle()
    #expect(host.frame(of: "Tag 1") != nil && host.frame(of: "Tag 40") == nil)
    try host.tap("remove 1")
    try host.settle()
    expectEqual(host.frame(of: "Tag 1"), nil)
    try host.tap("more")
    try host.settle()
    let (first, last) = (host.frame(of: "Tag 2"), host.frame(of: "Tag 40"))
    #expect(try #require(last).minY > #require(first).minY + 200)
  }

  @Test(
    "a lazy container scrolls to an element that has no view yet",
    arguments: [HeadlessHost.UpdateThread.main, .render])
  func lazy(thread: HeadlessHost.UpdateThread) throws {
    let host = HeadlessHost(size: CGSize(width: 320, height: 800), thread: thread) { LazyScreen() }
    try host.settle()
    #expect(host.frame(of: "Tag 1") != nil && host.viewCount < 10_000)
    expectEqual(host.frame(of: "Tag 4000"), nil)
    try host.tap("last")
    try host.settle()
    #expect(host.frame(of: "Tag 4000") != nil)
  }
}
