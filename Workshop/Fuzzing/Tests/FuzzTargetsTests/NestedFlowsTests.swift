import CSteps
import FlowLayoutUI
import SwiftUI
import Testing

extension FuzzingTests {
  /// A flow passes questions on to flows inside it: two at each level would double all the way down.
  @MainActor @Suite("Flows in flows")
  struct NestedFlowsTests {
    @Test(
      "the innermost view is asked as often at any depth",
      arguments: [CGSize(width: 100, height: 100), CGSize(width: 4, height: 4)])
    func questions(size: CGSize) {
      let questions = [1, 10, 50, 100].map { depth in
        let counter = Counter()
        let host = HeadlessHost(size: size) { Nested(depth: depth, counter: counter) }
        expectEqual(host.frame(of: "leaf")?.width, min(60, size.width))
        return counter.sizes
      }
      #expect(Set(questions).count == 1 && questions[0] <= 3, "\(questions)")
    }

    @Test("each level takes as many steps as the others")
    func steps() {
      guard steps_are_counted() else { return }
      let steps = [25, 50, 100].map { depth in
        steadySteps {
          let host = HeadlessHost(size: CGSize(width: 40, height: 100)) {
            Nested(depth: depth, counter: Counter())
          }
          _ = host.size
        } / Double(depth)
      }
      print("worst case | flows in flows | [25, 50, 100] | n | \(steps.map { $0.rounded() })")
      #expect(steps[2] < 1.2 * steps[1] && steps[1] < 1.2 * steps[0], "\(steps)")
    }

    @Test(
      "a word without an end is measured as often, however long it is",
      arguments: [10, 1000, 100_000])
    func endlessWord(length: Int) {
      let counter = Counter()
      let host = HeadlessHost(size: CGSize(width: 90, height: 100)) {
        FlowLayout {
          CountedLeaf(width: CGFloat(length) * 8, counter: counter).accessibilityIdentifier("leaf")
          Text(String(repeating: "x", count: length))
        }
      }
      expectEqual(host.frame(of: "leaf")?.width, (length == 10 ? 80 : 90))
      #expect(counter.sizes <= 3)
    }
  }
}

private final class Counter: @unchecked Sendable {
  /// Written on the main thread only, where hosts lay out.
  var sizes = 0
}

/// A view that becomes as narrow as it is told and counts what it is asked.
private struct CountedLeaf: View {
  let width: CGFloat
  let counter: Counter

  var body: some View { Counted(width: width, counter: counter) {} }

  private struct Counted: Layout {
    let width: CGFloat
    let counter: Counter

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      counter.sizes += 1
      return CGSize(width: min(width, proposal.width ?? width), height: 10)
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {}
  }
}

private struct Nested: View {
  let depth: Int
  let counter: Counter

  var body: some View {
    if depth == 0 {
      CountedLeaf(width: 60, counter: counter).accessibilityIdentifier("leaf")
    } else {
      FlowLayout { Nested(depth: depth - 1, counter: counter) }
    }
  }
}
