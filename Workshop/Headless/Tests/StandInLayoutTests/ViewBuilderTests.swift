import SwiftUI
import Testing

private struct Chip: Identifiable {
  var id: String
}

private struct Missing: View {
  var isEmpty: Bool
  var body: some View {
    if isEmpty { EmptyView() } else { Box("full", 5, 5) }
  }
}

/// Counts its subviews.
private struct Count: Layout {
  var log: Log

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    log.add("\(subviews.count)")
    return .zero
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {}
}

@MainActor private func count(@ViewBuilder content: () -> some View) -> String {
  let log = Log()
  let content = content()
  let host = HeadlessHost(size: CGSize(width: 100, height: 100)) { Count(log: log) { content } }
  _ = host.size
  return log.entries.last ?? "not asked"
}

/// The names of views in the order of a container's list.
@MainActor private func names(@ViewBuilder content: () -> some View) -> [String] {
  HeadlessHost.corner { ZStack { content() } }.frames.map(\.identifier)
}

@MainActor @Suite("A view builder makes a list of views")
struct ViewBuilderTests {
  @Test("any number of children")
  func children() {
    expectEqual(count {}, "0")
    expectEqual(count { Box("a", 1, 1) }, "1")
    let dozen = names {
      Box("1", 1, 1)
      Box("2", 1, 1)
      Box("3", 1, 1)
      Box("4", 1, 1)
      Box("5", 1, 1)
      Box("6", 1, 1)
      Box("7", 1, 1)
      Box("8", 1, 1)
      Box("9", 1, 1)
      Box("10", 1, 1)
      Box("11", 1, 1)
      Box("12", 1, 1)
    }
    expectEqual(dozen, (1...12).map(String.init))
  }

  @Test("a view without views in it, and a group, are no subviews of their own")
  func flattening() {
    let list = count {
      EmptyView()
      Group {
        Box("a", 1, 1)
        Group { Box("b", 1, 1) }
      }
      AnyView(
        Group {
          Box("c", 1, 1)
          EmptyView()
          Box("d", 1, 1)
        })
      Missing(isEmpty: true)
      Missing(isEmpty: false)
    }
    expectEqual(list, "5")
  }

  @Test("a modifier applies to each view of a group")
  func groupModifier() {
    let host = HeadlessHost.corner {
      HStack(spacing: 0) {
        Group {
          Box("a", 10, 10)
          Box("b", 10, 10)
        }
        .padding(1)
      }
    }
    expectEqual(host.places("a", "b"), ["1,1 10x10", "13,1 10x10"])
  }

  @Test("if without else", arguments: [true, false])
  func optional(_ isShown: Bool) {
    let list = names {
      if isShown { Box("a", 1, 1) }
      Box("b", 1, 1)
    }
    expectEqual(list, (isShown ? ["a", "b"] : ["b"]))
  }

  @Test("if and else", arguments: [1, 2, 3])
  func ifElse(_ number: Int) {
    let list = names {
      if number == 1 {
        Box("one", 1, 1)
      } else if number == 2 {
        Box("two", 1, 1)
        Box("too", 1, 1)
      } else {
        EmptyView()
      }
    }
    expectEqual(list, [["one"], ["two", "too"], []][number - 1])
  }

  @Test("optional binding")
  func optionalBinding() {
    let (some, none): (String?, String?) = ("a", nil)
    let list = names {
      if let some { Box(some, 1, 1) }
      if let none { Box(none, 1, 1) }
    }
    expectEqual(list, ["a"])
  }

  @Test("switch", arguments: [0, 1, 2])
  func switching(_ number: Int) {
    let list = names {
      switch number {
      case 0: Box("zero", 1, 1)
      case 1:
        let name = "one"
        Box(name, 1, 1)
        Box("won", 1, 1)
      default: EmptyView()
      }
    }
    expectEqual(list, [["zero"], ["one", "won"], []][number])
  }

  @Test("limited availability")
  func availability() {
    let list = names {
      if #available(macOS 15, iOS 18, *) { Box("new", 1, 1) } else { Box("old", 1, 1) }
    }
    expectEqual(list, ["new"])
  }

  @Test("ForEach over a range, identifiers and identifiable elements")
  func forEach() {
    let list = names {
      ForEach(0..<3) { Box("\($0)", 1, 1) }
      ForEach(["x", "y"], id: \.self) { Box($0, 1, 1) }
      ForEach([Chip(id: "c"), Chip(id: "d")]) { chip in
        Box(chip.id, 1, 1)
        Box(chip.id + chip.id, 1, 1)
      }
      ForEach(0..<0) { _ in Box("never", 1, 1) }
    }
    expectEqual(list, ["0", "1", "2", "x", "y", "c", "cc", "d", "dd"])
  }

  @Test("views with one identity are still as many views")
  func repeatedIdentity() {
    expectEqual(count { ForEach(["a", "a", "a"], id: \.self) { Box($0, 1, 1) } }, "3")
  }

  @Test("a tuple made by hand is as good as the builder's")
  func tupleView() {
    expectEqual(names { TupleView((Box("a", 1, 1), Box("b", 1, 1))) }, ["a", "b"])
    expectEqual(names { TupleView(Box("a", 1, 1)) }, ["a"])
  }

  @Test("a builder function of one's own, and any view")
  func ownBuilder() {
    @ViewBuilder func pair() -> some View {
      Box("a", 1, 1)
      Box("b", 1, 1)
    }
    let views: [any View] = [Box("c", 1, 1)]
    expectEqual(
      names {
        pair()
        ForEach(views.indices, id: \.self) { AnyView(views[$0]) }
      }, ["a", "b", "c"])
  }
}

private struct Framed: ViewModifier {
  var width: CGFloat

  func body(content: Content) -> some View {
    content.frame(width: width, height: 10)
    Box("extra", 1, 1)
  }
}

@MainActor @Suite("A modifier makes another version of a view")
struct ViewModifierTests {
  @Test("its body is shown around the content")
  func body() {
    let host = HeadlessHost.corner {
      HStack(spacing: 0) {
        Box("a", 4, 4).modifier(Framed(width: 20))
        Box("b", 4, 10)
      }
    }
    expectEqual(host.places("a", "extra", "b"), ["8,3 4x4", "20,4.5 1x1", "21,0 4x10"])
  }

  @Test("the empty modifier changes nothing")
  func empty() {
    expectEqual(count { Box("a", 1, 1).modifier(EmptyModifier()) }, "1")
  }

  @Test("modified content compares by its parts")
  func equality() {
    let one = ModifiedContent(content: 1, modifier: "a")
    expectEqual(one, ModifiedContent(content: 1, modifier: "a"))
    #expect(one != ModifiedContent(content: 2, modifier: "a"))
  }

  @Test("a primitive view or modifier has no body")
  func noBody() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run { _ = EmptyView().body }
    }
    await #expect(processExitsWith: .failure) {
      await MainActor.run { _ = EmptyView().modifier(EmptyModifier()).body }
    }
  }
}
