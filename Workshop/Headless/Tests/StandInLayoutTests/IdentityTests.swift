import SwiftUI
import Testing

/// A view whose state remembers which instance it is: the number of instances before it.
private struct Tagged: View {
  let name: String
  let births: Log
  @State private var tag = Tag()

  var body: some View {
    if tag.number == nil {
      tag.number = births.entries.count
      births.add(name)
    }
    return Box("\(name)#\(tag.number ?? -1)", 10, 10)
  }

  final class Tag {
    var number: Int?
  }
}

/// Gives a modifier some state.
private struct Numbered: ViewModifier {
  let births: Log
  @State private var tag = Tagged.Tag()

  func body(content: Content) -> some View {
    if tag.number == nil {
      tag.number = births.entries.count
      births.add("modifier")
    }
    return content.accessibilityIdentifier("modifier#\(tag.number ?? -1)")
  }
}

/// A view that a test hands values, one after the other.
private struct Stage<Value: Equatable, Content: View>: View {
  let script: Script<Value>
  @State var value: Value
  @ViewBuilder let content: (Value) -> Content

  var body: some View {
    script.binding = $value
    return ZStack { content(value) }
  }
}

@MainActor private final class Script<Value> {
  var binding: Binding<Value>?
}

/// The names that are shown for each of several values, in drawing order.
@MainActor private func shown<Value: Equatable>(
  _ values: Value..., @ViewBuilder content: @escaping (Value) -> some View
) -> [[String]] {
  let script = Script<Value>()
  let host = HeadlessHost.corner {
    Stage(script: script, value: values[0], content: content)
  }
  return values.map { value in
    _ = host.size
    script.binding?.wrappedValue = value
    return host.frames.map(\.identifier)
  }
}

@MainActor @Suite("A view's identity is its place and type, or what says so")
struct IdentityTests {
  @Test("a view in its place keeps its state while its value changes")
  func place() {
    let log = Log()
    expectEqual(
      shown("a", "b") {
        Tagged(name: $0, births: log)
        Tagged(name: "second", births: log)
      }, [["a#0", "second#1"], ["b#0", "second#1"]])
  }

  @Test("the branches of an if are two identities, and a return starts afresh")
  func branches() {
    let log = Log()
    expectEqual(
      shown(true, false, true) {
        if $0 { Tagged(name: "a", births: log) } else { Tagged(name: "b", births: log) }
      }, [["a#0"], ["b#1"], ["a#2"]])
  }

  @Test("a ternary is one identity")
  func ternary() {
    let log = Log()
    expectEqual(
      shown(true, false) { Tagged(name: $0 ? "a" : "b", births: log) }, [["a#0"], ["b#0"]])
  }

  @Test("an optional view that comes and goes does not disturb its siblings")
  func optional() {
    let log = Log()
    expectEqual(
      shown(true, false, true) {
        if $0 { Tagged(name: "a", births: log) }
        Tagged(name: "b", births: log)
      }, [["a#0", "b#1"], ["b#1"], ["a#2", "b#1"]])
  }

  @Test("elements of a ForEach keep their state wherever they move")
  func forEach() {
    let log = Log()
    expectEqual(
      shown(["a", "b", "c"], ["c", "a"], ["d", "b", "a"]) { names in
        ForEach(names, id: \.self) { Tagged(name: $0, births: log) }
      }, [["a#0", "b#1", "c#2"], ["c#2", "a#0"], ["d#3", "b#4", "a#0"]])
  }

  @Test("elements that are identified by their place keep the state of the place")
  func forEachPlace() {
    let log = Log()
    expectEqual(
      shown(["a", "b"], ["b"], ["c", "d"]) { names in
        ForEach(names.indices, id: \.self) { Tagged(name: names[$0], births: log) }
      }, [["a#0", "b#1"], ["b#0"], ["c#0", "d#2"]])
  }

  @Test("another id is another view; the same id is the same")
  func id() {
    let log = Log()
    expectEqual(
      shown(1, 1, 2, 1) { Tagged(name: "a", births: log).id($0) },
      [["a#0"], ["a#0"], ["a#1"], ["a#2"]])
  }

  @Test("one id in two places is two views")
  func idInTwoPlaces() {
    let log = Log()
    expectEqual(
      shown(0) { _ in
        Tagged(name: "a", births: log).id("x")
        Tagged(name: "b", births: log).id("x")
      }, [["a#0", "b#1"]])
  }

  @Test("another type under an erased one is another view")
  func anyView() {
    let log = Log()
    expectEqual(
      shown(0, 1, 2) { number in
        number == 2
          ? AnyView(Tagged(name: "padded", births: log).padding())
          : AnyView(Tagged(name: "\(number)", births: log))
      }, [["0#0"], ["1#0"], ["padded#1"]])
  }

  @Test("a modifier keeps its state, and the content of its body keeps the content's")
  func modifier() {
    let log = Log()
    expectEqual(
      shown("a", "b") { Tagged(name: $0, births: log).modifier(Numbered(births: log)) },
      [["modifier#0", "a#1"], ["modifier#0", "b#1"]])
  }

  @Test("changed arguments of modifiers keep the state inside")
  func modifierArguments() {
    let log = Log()
    expectEqual(
      shown(1, 2) { number in
        Tagged(name: "a", births: log).padding(number).frame(width: 50 * number)
          .background { Tagged(name: "behind", births: log) }
      }, [["behind#1", "a#0"], ["behind#1", "a#0"]])
  }

  @Test("SwiftUI does not ask an unchanged view for its body")
  func skipping() {
    struct Quiet: View {
      let log: Log
      let value: Int
      let size: CGSize?

      var body: some View {
        log.add("body \(value)")
        return Box("quiet", 10, 10)
      }
    }
    let log = Log()
    _ = shown(1, 2, 3, 4) { number in
      Quiet(log: log, value: number / 2, size: number > 3 ? .zero : nil)
    }
    expectEqual(log.entries, ["body 0", "body 1", "body 2"])
  }
}
