import SwiftUI
import Testing

/// Asks two views for the distance between them, to the right and down.
private struct Distance: Layout {
  var log: Log

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    .zero
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let (earlier, later) = (subviews[0].spacing, subviews[1].spacing)
    log.add(describe(earlier.distance(to: later, along: .horizontal)))
    log.add(describe(earlier.distance(to: later, along: .vertical)))
  }
}

/// The distances between two views, to the right and down.
@MainActor private func distances(@ViewBuilder content: () -> some View) -> [String] {
  let log = Log()
  let content = content()
  let host = HeadlessHost(size: CGSize(width: 100, height: 100)) { Distance(log: log) { content } }
  _ = host.size
  return log.entries
}

/// A leaf without a preference, and one whose edges prefer different distances.
@MainActor private let plain = Box("plain", 10, 10)
@MainActor private let picky = Box("picky", 10, 10)
  .spacing(ViewSpacing(top: 40, leading: 20, bottom: 50, trailing: 30))

@MainActor @Suite("Views prefer distances to their neighbors")
struct SpacingTests {
  @Test("8 on both axes where neither side has a preference")
  func standard() {
    expectEqual(
      distances {
        plain
        plain
      }, ["8", "8"])
    expectEqual(ViewSpacing().distance(to: ViewSpacing(), along: .horizontal), 8)
  }

  @Test("zero asks for none, also of a neighbor without a preference")
  func zero() {
    expectEqual(ViewSpacing.zero.distance(to: ViewSpacing(), along: .horizontal), 0)
    expectEqual(ViewSpacing().distance(to: .zero, along: .vertical), 0)
    expectEqual(ViewSpacing.zero.distance(to: .zero, along: .vertical), 0)
  }

  @Test("the facing edges count: the earlier view's end and the later one's start")
  func facing() {
    expectEqual(
      distances {
        picky
        plain
      }, ["30", "50"])
    expectEqual(
      distances {
        plain
        picky
      }, ["20", "40"])
  }

  @Test("the larger of the two facing preferences wins")
  func larger() {
    let other = Box("other", 10, 10)
      .spacing(ViewSpacing(top: 60, leading: 25, bottom: nil, trailing: 35))
    expectEqual(
      distances {
        picky
        other
      }, ["30", "60"])
    expectEqual(
      distances {
        other
        picky
      }, ["35", "40"])
  }

  @Test("a union takes the larger preference on the named edges only")
  func union() {
    let a = ViewSpacing(top: 1, leading: nil, bottom: 9, trailing: 4)
    let b = ViewSpacing(top: 5, leading: 3, bottom: 2, trailing: 6)
    let all = a.union(b)
    expectEqual(ViewSpacing().distance(to: all, along: .vertical), 5)
    expectEqual(ViewSpacing().distance(to: all, along: .horizontal), 3)
    expectEqual(all.distance(to: ViewSpacing(), along: .vertical), 9)
    expectEqual(all.distance(to: ViewSpacing(), along: .horizontal), 6)
    var some = a
    some.formUnion(b, edges: .top)
    expectEqual(ViewSpacing().distance(to: some, along: .vertical), 5)
    expectEqual(ViewSpacing().distance(to: some, along: .horizontal), 8)
    expectEqual(some.distance(to: ViewSpacing(), along: .horizontal), 4)
  }

  @Test("a layout's spacing is the union of its subviews' on all edges, zero without any")
  func layout() {
    let log = Log()
    expectEqual(
      distances {
        Probe(log: log) {
          picky
          Box("wide", 10, 10).spacing(ViewSpacing(top: nil, leading: nil, bottom: 70, trailing: 5))
        }
        plain
      }, ["30", "70"])
    expectEqual(
      distances {
        Probe(log: log) {}
        plain
      }, ["0", "0"])
  }

  @Test("a stack's spacing is its ends' along it and everyone's across")
  func stack() {
    let loud = Box("loud", 10, 10)
      .spacing(ViewSpacing(top: 90, leading: 91, bottom: 92, trailing: 93))
    let row = HStack {
      picky
      loud
      plain
    }
    expectEqual(
      distances {
        row
        plain
      }, ["8", "92"])
    expectEqual(
      distances {
        plain
        row
      }, ["20", "90"])
    let column = VStack {
      picky
      loud
      plain
    }
    expectEqual(
      distances {
        column
        plain
      }, ["93", "8"])
    expectEqual(
      distances {
        plain
        column
      }, ["91", "40"])
  }

  @Test("frames forget the preferences of the edges that they set")
  func frames() {
    expectEqual(
      distances {
        picky.frame(width: 20)
        plain
      }, ["8", "50"])
    expectEqual(
      distances {
        plain
        picky.frame(maxHeight: 20)
      }, ["20", "8"])
    expectEqual(
      distances {
        picky.frame(minWidth: 20, idealHeight: 20)
        plain
      }, ["8", "8"])
  }

  @Test("padding forgets the preferences of the padded edges")
  func padding() {
    expectEqual(
      distances {
        picky.padding(.bottom, 3)
        plain
      }, ["30", "8"])
    expectEqual(
      distances {
        plain
        picky.padding(3)
      }, ["8", "8"])
  }

  @Test("padding of 0 is no inset: the preferences stay")
  func paddingOfNothing() {
    expectEqual(
      distances {
        plain
        picky.padding(EdgeInsets())
      }, ["20", "40"])
    expectEqual(
      distances {
        picky.padding(.trailing, 0).padding(EdgeInsets(top: 0, leading: 4, bottom: -1, trailing: 0))
        plain
      }, ["30", "8"])
    let touching = HeadlessHost.corner(100, 10) {
      HStack {
        Box("box", 20, 10).spacing(.zero).padding(0)
        Color.red.accessibilityIdentifier("color")
      }
    }
    expectEqual(touching.places("box", "color"), ["0,0 20x10", "20,0 80x10"])
  }

  @Test("a layout is asked for its spacing once, however many stacks around it need it")
  func askedOnce() {
    let log = Log()
    let host = HeadlessHost.corner(100, 100) {
      HStack {
        VStack {
          Preferring(log: log) {}
          Color.red
        }
        Color.red
      }
    }
    _ = host.size
    host.resize(CGSize(width: 80, height: 90))
    _ = host.size
    expectEqual(log.entries, ["spacing"])
  }

  @Test("a layout is asked for its spacing again when its views changed")
  func askedAgain() {
    let (log, model) = (Log(), Model())
    let host = HeadlessHost.corner { Switching(log: log, model: model) }
    expectEqual(host.places("before", "after"), ["0,0 10x10", "30,0 10x10"])
    model.prefersMore?.wrappedValue = true
    expectEqual(host.places("before", "after"), ["0,0 10x10", "50,0 10x10"])
    expectEqual(log.entries, ["spacing", "spacing"])
  }

  /// Notes when it is asked for its spacing, which is its views'.
  private struct Preferring: Layout {
    var log: Log

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      .zero
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {}

    func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing {
      log.add("spacing")
      return subviews.first?.spacing ?? ViewSpacing()
    }
  }

  @MainActor private final class Model { var prefersMore: Binding<Bool>? }

  private struct Switching: View {
    var log: Log
    var model: Model
    @State private var prefersMore = false

    var body: some View {
      model.prefersMore = $prefersMore
      let distance: CGFloat = prefersMore ? 20 : 10
      return HStack {
        Box("before", 10, 10)
        Preferring(log: log) {
          Box("inside", 10, 10).spacing(
            ViewSpacing(top: nil, leading: distance, bottom: nil, trailing: distance))
        }
        Box("after", 10, 10)
      }
    }
  }

  @Test("modifiers that do not move edges, layers and groups keep the preferred spacing")
  func kept() {
    expectEqual(
      distances {
        picky.offset(x: 3).fixedSize().layoutPriority(1).background { plain }.id(1)
        plain
      }, ["30", "50"])
  }

  @Test("a stack asks the earlier view for the distance to the later one")
  func stackDistances() {
    let host = HeadlessHost.corner {
      HStack {
        plain
        picky
        Box("last", 10, 10)
      }
    }
    expectEqual(host.places("plain", "picky", "last"), ["0,0 10x10", "30,0 10x10", "70,0 10x10"])
  }

  @Test("an explicit spacing overrules all preferences")
  func explicit() {
    let host = HeadlessHost.corner {
      VStack(spacing: 3) {
        plain
        picky
      }
    }
    expectEqual(host.places("plain", "picky"), ["0,0 10x10", "0,13 10x10"])
  }
}
