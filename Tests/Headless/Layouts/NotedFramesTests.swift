import FlowLayoutUI
import SwiftUI
import Testing

/// On Apple's systems, tests know the frames that views report themselves; here, both ways can be compared.
@MainActor @Suite("Frames that views report themselves")
struct NotedFramesTests {
  private struct Chips {
    var count = 12
    var width: CGFloat = 120
  }

  @Test(
    "views report the same frames as the test host finds after every change; removed views report none"
  )
  func frames() throws {
    let (notes, chips) = (NotedFrames(), Remote(Chips()))
    let host = HeadlessHost(200, 100) {
      Driven(chips) { chips in
        ScrollView {
          FlowLayout {
            ForEach(0..<chips.count, id: \.self) { index in
              Block(CGFloat(20 + 7 * index), 30).named(index).noted(as: "\(index)")
            }
          }
          .frame(width: chips.width)
        }
        .named("scroll")
      }
      .environment(\.notedFrames, notes)
    }
    func expectSame(_ count: Int) throws {
      try host.settle()
      let found = host.frames.filter { $0.identifier != "scroll" }
      expectEqual(notes.all.count, count)
      for (noted, found) in zip(
        notes.all.sorted { Int($0.identifier)! < Int($1.identifier)! }, found)
      {
        expectEqual(noted.identifier, found.identifier)
        expectEqual(noted.frame, found.frame)
      }
    }
    try expectSame(12)
    try host.scroll(to: 90)
    try expectSame(12)
    chips.value.width = 180
    try expectSame(12)
    host.resize(150, 60)
    try expectSame(12)
    chips.value.count = 3
    try expectSame(3)
    chips.value.count = 7
    try expectSame(7)
  }
}
