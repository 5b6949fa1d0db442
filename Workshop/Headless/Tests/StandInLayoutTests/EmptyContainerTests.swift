import SwiftUI
import Testing

/// The layout priorities of views, as a container sees them.
@MainActor private func priorities(@ViewBuilder of content: () -> some View) -> [Double] {
  let log = PriorityLog()
  let content = content()
  let host = HeadlessHost(size: CGSize(width: 100, height: 100)) {
    PriorityReader(log: log) { content }
  }
  _ = host.size
  return log.priorities
}

private final class PriorityLog: @unchecked Sendable { var priorities: [Double] = [] }

private struct PriorityReader: Layout {
  var log: PriorityLog

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    log.priorities = subviews.map(\.priority)
    return .zero
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {}
}

/// A layout without views that is as large as it says, or as it is offered.
private func empty(_ width: CGFloat? = nil, _ height: CGFloat? = nil) -> some View {
  EmptyLayout(width: width, height: height) {}
}

private struct EmptyLayout: Layout {
  var width: CGFloat?
  var height: CGFloat?

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    CGSize(width: width ?? proposal.width ?? 10, height: height ?? proposal.height ?? 10)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {}
}

@MainActor private final class Model { var isEmpty: Binding<Bool>? }

private struct Emptying: View {
  var model: Model
  @State private var isEmpty = false

  var body: some View {
    model.isEmpty = $isEmpty
    return HStack(spacing: 0) {
      HStack { if !isEmpty { Box.greedy("inside") } }.accessibilityIdentifier("container")
      Box.greedy("beside")
    }
  }
}

@MainActor @Suite("Containers without views")
struct EmptyContainerTests {
  @Test("give way to everything else, as a spacer does")
  func lowestPriority() {
    let lowest = priorities {
      Spacer()
      empty(30, 10)
      HStack {}
      VStack { if false { Text("a") } }
      ZStack { ForEach(0..<0) { _ in Text("a") } }
      AnyLayout(HStackLayout()) { Group {} }
    }
    expectEqual(lowest, Array(repeating: -.infinity, count: 6))
    let usual = priorities {
      HStack { Text("a") }
      VStack { Spacer() }
      HStack { HStack {} }
      ScrollView {}
      GeometryReader { _ in EmptyView() }
    }
    expectEqual(usual, Array(repeating: 0, count: 5))
  }

  @Test("keep their priority through modifiers, except frames and padding, or say another")
  func modified() {
    expectEqual(
      priorities {
        HStack {}.background(Color.red).accessibilityIdentifier("row")
        HStack {}.frame(width: 10)
        HStack {}.padding()
        HStack {}.layoutPriority(0)
      }, [-.infinity, 0, 0, 0])
  }

  @Test("are offered what all others in a stack leave, and no less than their least length")
  func inStacks() {
    let host = HeadlessHost.corner(200, 50) {
      HStack(spacing: 0) {
        empty(30, 10).accessibilityIdentifier("fixed")
        Box.greedy("greedy")
        empty().accessibilityIdentifier("endless")
        Box("box", min: .zero, ideal: .zero, max: CGSize(width: 50, height: 50))
      }
    }
    expectEqual(
      host.places("fixed", "greedy", "endless", "box"),
      ["0,20 30x10", "30,0 120x50", "150,0 0x50", "150,0 50x50"])
  }

  @Test("share with spacers, and stand apart as their layout says")
  func besideSpacers() {
    let host = HeadlessHost.corner(100, 20) {
      HStack {
        Box("box", 20, 20)
        Spacer(minLength: 0).accessibilityIdentifier("spacer")
        empty(nil, 20).accessibilityIdentifier("empty")
      }
    }
    // A layout without views asks for no distance; beside a spacer there is none.
    expectEqual(
      host.places("box", "spacer", "empty"), ["0,0 20x20", "20,10 40x0", "60,0 40x20"])
  }

  @Test("say nothing about the size of a ZStack with other views")
  func inLayers() {
    expectEqual(
      answer(nil, nil) {
        ZStack {
          empty(90, 90)
          Box("box", 20, 10)
        }
      }, "20x10")
    expectEqual(answer(nil, nil) { ZStack { empty(90, 80) } }, "90x80")
  }

  @Test("change their priority as their last view goes and a first one comes")
  func emptying() {
    let model = Model()
    let host = HeadlessHost.corner(100, 20) { Emptying(model: model) }
    expectEqual(host.places("container", "beside"), ["0,0 50x20", "50,0 50x20"])
    model.isEmpty?.wrappedValue = true
    expectEqual(host.places("container", "beside"), ["0,10 0x0", "0,0 100x20"])
    model.isEmpty?.wrappedValue = false
    expectEqual(host.places("container", "beside"), ["0,0 50x20", "50,0 50x20"])
  }
}
