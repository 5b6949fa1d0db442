import SwiftUI
import Testing

private let space = CGSize(width: 200, height: 100)

/// A button that presents a number, and counts it up.
private struct Presenting: View {
  @State private var isPresented = false
  @State private var count = 0

  var body: some View {
    Button("Show") {
      count += 1
      isPresented = true
    }
    .accessibilityIdentifier("show")
    .popover(isPresented: $isPresented) {
      Text("\(count)").accessibilityIdentifier("count")
    }
  }
}

@MainActor @Suite("Popovers")
struct PopoverTests {
  private func label(_ host: HeadlessHost) -> String? {
    HeadlessHost(size: space) { host.popovers.first }.accessibilityTree.first?.label
  }

  @Test("a popover is there while it is presented, and takes no room")
  func presented() throws {
    let host = HeadlessHost(size: space) { Presenting() }
    let before = host.displayList
    #expect(host.popovers.isEmpty)
    try host.tap("show")
    #expect(host.popovers.count == 1 && label(host) == "1")
    expectEqual(host.displayList, before)
    host.dismissPopovers()
    #expect(host.popovers.isEmpty)
    try host.tap("show")
    expectEqual(label(host), "2")
  }

  @Test("a hidden view presents, too")
  func hidden() {
    let host = HeadlessHost(size: space) {
      VStack {
        Color.red.popover(isPresented: .constant(true)) { Text("seen") }
        Color.red.popover(isPresented: .constant(true)) { Text("hidden") }.hidden()
        Color.red.popover(isPresented: .constant(false)) { Text("none") }
      }
    }
    expectEqual(host.popovers.count, 2)
    expectEqual(label(host), "seen")
  }

  @Test("a menu is a button that presents what it holds")
  func menu() throws {
    let host = HeadlessHost(size: space) {
      Menu("More") { Text("one").accessibilityIdentifier("one") }.accessibilityIdentifier("menu")
    }
    #expect(host.popovers.isEmpty && host.accessibilityTree.first?.traits == .isButton)
    try host.tap("menu")
    expectEqual(label(host), "one")
    host.dismissPopovers()
    #expect(host.popovers.isEmpty)
  }
}
