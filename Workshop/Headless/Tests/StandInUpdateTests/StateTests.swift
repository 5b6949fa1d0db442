import SwiftUI
import Testing

private let space = CGSize(width: 200, height: 100)

private struct Parent: View {
  let handle: Handle<Int>
  let log: Log
  @State private var number = 1

  var body: some View {
    handle.take(
      $number,
      log.note(
        "parent",
        VStack {
          Reader(number: $number, log: log)
          Bystander(log: log)
        }))
  }
}

private struct Reader: View {
  @Binding var number: Int
  let log: Log

  var body: some View { log.note("reader \(number)", Box(10, 10)) }
}

private struct Bystander: View {
  let log: Log

  var body: some View { log.note("bystander", Box(10, 10)) }
}

private struct Point: Equatable {
  var x = 1
  var y = 2
}

private struct MemberParent: View {
  let handle: Handle<Point>
  let member: Handle<Int>
  let log: Log
  @State private var point = Point()

  var body: some View {
    handle.take($point, member.take($point.y, log.note("\(point.x) \(point.y)", Box(1, 1))))
  }
}

private struct Chip: View {
  let name: String
  let handle: Handle<Int>
  let log: Log
  @State private var taps = 0

  var body: some View {
    handle.take($taps, log.note("\(name) \(taps)", Box(10, 10)))
  }
}

private struct Chips: View {
  let names: Handle<[String]>
  let handles: [String: Handle<Int>]
  let log: Log
  @State private var shown = ["a", "b", "c"]

  var body: some View {
    names.take(
      $shown,
      Wrap {
        ForEach(shown, id: \.self) { name in
          if let handle = handles[name] {
            Chip(name: name, handle: handle, log: log).accessibilityIdentifier(name)
          }
        }
      })
  }
}

private struct Surrounded: View {
  let handle: Handle<Bool>
  let log: Log
  @State private var isDisabled = false

  var body: some View {
    handle.take($isDisabled, ReadsNoEnvironment(log: log).disabled(isDisabled))
  }
}

private struct ReadsNoEnvironment: View {
  let log: Log
  @State private var number = 0

  var body: some View { log.note("reads none", ReadsEnvironment(log: log)) }
}

private struct ReadsEnvironment: View {
  let log: Log
  @Environment(\.isEnabled) private var isEnabled

  var body: some View { log.note("enabled \(isEnabled)", Color.clear) }
}

private struct Tens: View {
  let handle: Handle<Int>
  let log: Log
  @State private var number = 11

  var body: some View { handle.take($number, Ten(number: number, log: log).equatable()) }

  private struct Ten: View, @MainActor Equatable {
    let number: Int
    let log: Log

    static func == (a: Ten, b: Ten) -> Bool { a.number / 10 == b.number / 10 }

    var body: some View { log.note("shown \(number)", Box(10, 10)) }
  }
}

private struct Branches: View {
  let handle: Handle<Bool>
  let inner: Handle<Int>
  let log: Log
  @State private var first = true

  var body: some View {
    handle.take(
      $first,
      VStack {
        if first {
          Chip(name: "then", handle: inner, log: log)
        } else {
          Chip(name: "else", handle: inner, log: log)
        }
      })
  }
}

private struct Item: Identifiable {
  var name: String
  var id: String { String(name.prefix(1)) }
}

private struct Items: View {
  let items: Handle<[Item]>
  let second: Handle<String>
  @State private var shown = [Item(name: "a"), Item(name: "l")]

  var body: some View {
    items.take($shown, VStack { ForEach($shown) { $item in row($item) } })
  }

  private func row(_ item: Binding<Item>) -> some View {
    let name = item.wrappedValue.name
    if name.hasPrefix("l") { second.binding = item.name }
    return Box(CGFloat(name.count) * 10, 10).accessibilityIdentifier(name)
  }
}

private struct TappedChip: View {
  let number: Int
  let log: Log
  @State private var isSelected = false

  var body: some View {
    log.note(
      "\(number) \(isSelected)",
      Button {
        isSelected.toggle()
      } label: {
        HStack {
          Text(verbatim: "\(number)")
          if isSelected { Image(systemName: "checkmark") }
        }
        .padding(4)
        .background(Capsule().fill(Color.gray))
      }
      .buttonStyle(.plain)
      .accessibilityIdentifier("\(number)"))
  }
}

private struct Tripled: DynamicProperty {
  @State private var base = 2
  private var updates = 0

  var value: Int { base * 3 + updates }
  var binding: Binding<Int> { $base }
  mutating func update() { updates = 100 }
}

private struct WithDynamicProperty: View {
  let handle: Handle<Int>
  let log: Log
  private var tripled = Tripled()

  init(handle: Handle<Int>, log: Log) {
    self.handle = handle
    self.log = log
  }

  var body: some View {
    handle.take(tripled.binding, log.note("\(tripled.value)", Box(1, 1)))
  }
}

@MainActor @Suite("State, bindings and identity")
struct StateTests {
  @Test("a change of a binding's value evaluates only the bodies that read it")
  func bindingReaders() throws {
    let (handle, log) = (Handle<Int>(), Log())
    let host = HeadlessHost(size: space) { Parent(handle: handle, log: log) }
    try host.settle()
    expectEqual(log.entries, ["parent", "reader 1", "bystander"])
    log.entries = []
    handle.set(2)
    try host.settle()
    expectEqual(log.entries, ["reader 2"])
  }

  @Test("a binding to a member writes that member")
  func memberBinding() throws {
    let (handle, member, log) = (Handle<Point>(), Handle<Int>(), Log())
    let host = HeadlessHost(size: space) {
      MemberParent(handle: handle, member: member, log: log)
    }
    try host.settle()
    member.set(7)
    try host.settle()
    expectEqual(handle.binding?.wrappedValue, Point(x: 1, y: 7))
    expectEqual(log.entries, ["1 2", "1 7"])
  }

  @Test("chips keep their state when others are moved, inserted and removed before them")
  func chipsKeepState() throws {
    let (names, log) = (Handle<[String]>(), Log())
    let handles = ["a": Handle<Int>(), "b": Handle<Int>(), "c": Handle<Int>(), "d": Handle<Int>()]
    let host = HeadlessHost(size: space) { Chips(names: names, handles: handles, log: log) }
    try host.settle()
    handles["b"]?.set(5)
    try host.settle()
    names.set(["d", "c", "b"])
    try host.settle()
    expectEqual(host.frames.map(\.identifier), ["d", "c", "b"])
    expectEqual(handles["b"]?.binding?.wrappedValue, 5)
    log.entries = []
    handles["b"]?.set(6)
    try host.settle()
    expectEqual(log.entries, ["b 6"])
  }

  @Test("a chip that was removed comes back with new state")
  func removedChipLosesState() throws {
    let (names, log) = (Handle<[String]>(), Log())
    let handles = ["a": Handle<Int>(), "b": Handle<Int>(), "c": Handle<Int>()]
    let host = HeadlessHost(size: space) { Chips(names: names, handles: handles, log: log) }
    try host.settle()
    handles["b"]?.set(5)
    try host.settle()
    names.set(["a", "c"])
    try host.settle()
    names.set(["a", "b", "c"])
    try host.settle()
    expectEqual(log.entries.last, "b 0")
  }

  @Test("views write the elements of a collection through bindings to them")
  func elementBindings() throws {
    let (items, names) = (Handle<[Item]>(), Handle<String>())
    let host = HeadlessHost(size: space) { Items(items: items, second: names) }
    try host.settle()
    names.set("longer")
    try host.settle()
    expectEqual(items.binding?.wrappedValue.map(\.name), ["a", "longer"])
    expectEqual(host.frame(of: "longer")?.width, 60)
    items.set([Item(name: "a")])
    try host.settle()
    expectEqual(names.binding?.wrappedValue, "longer")
    expectEqual(host.frames.map(\.identifier), ["a"])
  }

  @Test("one of 2,000 chips that is tapped is the only one that is evaluated")
  func manyChips() throws {
    let log = Log()
    let host = HeadlessHost(size: space) {
      Wrap { ForEach(0..<2000) { TappedChip(number: $0, log: log) } }
    }
    try host.settle()
    expectEqual(log.entries.count, 2000)
    log.entries = []
    try host.tap("1234")
    expectEqual(try host.settle(), 1)
    expectEqual(log.entries, ["1234 true"])
  }

  @Test("the branches of a condition are different views")
  func branches() throws {
    let (handle, inner, log) = (Handle<Bool>(), Handle<Int>(), Log())
    let host = HeadlessHost(size: space) { Branches(handle: handle, inner: inner, log: log) }
    try host.settle()
    inner.set(3)
    try host.settle()
    handle.set(false)
    try host.settle()
    expectEqual(log.entries, ["then 0", "then 3", "else 0"])
  }

  @Test("an equatable view is evaluated only if it differs by its own ==")
  func equatable() throws {
    let (handle, log) = (Handle<Int>(), Log())
    let host = HeadlessHost(size: space) { Tens(handle: handle, log: log) }
    try host.settle()
    handle.set(14)
    try host.settle()
    handle.set(23)
    try host.settle()
    expectEqual(log.entries, ["shown 11", "shown 23"])
  }

  @Test("in another environment only views that read it are evaluated, also inside others")
  func environment() throws {
    let (handle, log) = (Handle<Bool>(), Log())
    let host = HeadlessHost(size: space) { Surrounded(handle: handle, log: log) }
    try host.settle()
    handle.set(true)
    try host.settle()
    expectEqual(log.entries, ["reads none", "enabled true", "enabled false"])
  }

  @Test("a dynamic property of one's own is connected and updated before the body")
  func ownDynamicProperty() throws {
    let (handle, log) = (Handle<Int>(), Log())
    let host = HeadlessHost(size: space) { WithDynamicProperty(handle: handle, log: log) }
    try host.settle()
    handle.set(5)
    try host.settle()
    expectEqual(log.entries, ["106", "115"])
  }
}
