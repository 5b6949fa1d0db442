import SwiftUI
import Testing

private let space = CGSize(width: 300, height: 100)

private struct Switched: View {
  @State private var isOn = false

  var body: some View {
    Toggle("Wi-Fi", isOn: $isOn).accessibilityIdentifier("toggle")
    Text(isOn ? "on" : "off").accessibilityIdentifier("state")
  }
}

private enum Size: String, CaseIterable { case small, medium, large }

private struct Chosen: View {
  @State private var size = Size.medium

  var body: some View {
    Picker("Size", selection: $size) {
      ForEach(Size.allCases, id: \.self) { Text($0.rawValue).accessibilityIdentifier($0.rawValue) }
    }
    Text(size.rawValue).accessibilityIdentifier("state")
  }
}

private struct Tagged: View {
  @State private var size: Size?

  var body: some View {
    Picker(selection: $size) {
      Text("any").tag(Size?.none).accessibilityIdentifier("any")
      Text("small").tag(Size.small).accessibilityIdentifier("small")
    } label: {
      EmptyView()
    }
    .pickerStyle(.segmented)
    Text(size?.rawValue ?? "nothing").accessibilityIdentifier("state")
  }
}

@MainActor private func label(_ host: HeadlessHost) -> String? {
  host.accessibilityTree.last?.label
}

@MainActor @Suite("Controls that choose")
struct ChoiceTests {
  @Test("a tap on a toggle, or on its label, switches its value")
  func toggle() throws {
    let host = HeadlessHost(size: space) { VStack { Switched() } }
    expectEqual(label(host), "off")
    try host.tap("toggle")
    expectEqual(label(host), "on")
    try host.tap("toggle")
    expectEqual(label(host), "off")
  }

  @Test("a toggle that is on is selected to assistive technologies, in every style")
  func toggleTraits() {
    let host = HeadlessHost(size: space) {
      VStack {
        Toggle("a", isOn: .constant(true))
        Toggle("b", isOn: .constant(true)).toggleStyle(.switch)
        Toggle("c", isOn: .constant(true)).toggleStyle(.button)
        Toggle("d", isOn: .constant(false)).toggleStyle(.button)
      }
    }
    expectEqual(
      host.accessibilityTree.map { $0.traits.contains(.isSelected) }, [true, true, true, false])
    #expect(host.accessibilityTree.allSatisfy { $0.traits.contains(.isButton) })
  }

  @Test("a style of one's own gets the label and a binding of the value")
  func toggleStyle() throws {
    struct Plain: ToggleStyle {
      func makeBody(configuration: Configuration) -> some View {
        Button(configuration.isOn ? "yes" : "no") { configuration.isOn.toggle() }
          .accessibilityIdentifier("own")
      }
    }
    let host = HeadlessHost(size: space) { VStack { Switched() }.toggleStyle(Plain()) }
    try host.tap("own")
    expectEqual(label(host), "on")
  }

  @Test("a picker's menu has its options, and the chosen one stands in its place")
  func menu() throws {
    let host = HeadlessHost(size: space) { VStack { Chosen() } }
    #expect(host.frame(of: "medium") != nil && host.frame(of: "small") == nil)
    try host.tap("medium")
    let menu = HeadlessHost(size: space) { host.popovers.first }
    expectEqual(menu.accessibilityTree.map(\.label), ["small", "medium", "large"])
    try menu.tap("large")
    expectEqual(label(host), "large")
    #expect(host.popovers.isEmpty)
  }

  @Test("an option's tag says which value it stands for, optional or not")
  func tags() throws {
    let host = HeadlessHost(size: space) { VStack { Tagged() } }
    expectEqual(label(host), "nothing")
    try host.tap("small")
    expectEqual(label(host), "small")
    try host.tap("any")
    expectEqual(label(host), "nothing")
  }

  @Test("a context menu is not drawn, and opens by the name of its view or of a part")
  func contextMenu() throws {
    let host = HeadlessHost(size: space) {
      VStack {
        Text("chip").accessibilityIdentifier("part")
      }
      .contextMenu { Button("Delete") {} }
      .accessibilityIdentifier("whole")
      Text("none").accessibilityIdentifier("none")
    }
    let before = host.displayList
    #expect(host.popovers.isEmpty)
    for name in ["part", "whole"] {
      try host.openContextMenu(name)
      expectEqual(host.popovers.count, 1)
      expectEqual(host.displayList, before)
      host.dismissPopovers()
    }
    #expect(throws: HeadlessHost.InteractionError.self) { try host.openContextMenu("none") }
  }
}
