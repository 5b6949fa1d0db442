#if canImport(SwiftUI)
import FlowLayoutEngine
import SwiftUI
import Testing

@testable import FlowLayoutUI

/// Each layout that a lazy flow is made of, by itself.
@MainActor @Suite("Layouts inside lazy flows")
struct LazyLayoutsTests {
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  private func store(_ count: Int) -> LazyStore {
    let layout = FlowLayout(spacing: 0, hugging: .never)
    var contents = LazyContents(layout.rules, isDeclared: true)
    let sizes = Array(repeating: CGSize(50, 20), count: count).declared { $0 }
    contents.declare(sizes)
    return LazyStore(contents)
  }

  @Test(
    "a lazy flow breaks its lines at the proposed length, also if its bounds are rounded by up to a point"
  )
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  func frame() {
    func length(_ offer: CGFloat?, _ bounds: CGFloat) -> CGFloat? {
      let frame = LazyFrameLayout(
        store: store(4), rules: FlowLayout().rules, generation: LazyGeneration())
      let host = Hosted(400, 400) {
        Bounds(
          frame: frame, bounds: CGSize(bounds, 40),
          proposal: ProposedViewSize(width: offer, height: nil)
        ) {
          Color.red.named("views")
        }
      }
      return host.frame(of: "views")?.width
    }
    expectEqual(length(100.25, 100.25), 100.25)
    expectEqual(length(100.25, 100), 100.25)
    expectEqual(length(100.25, 101), 100.25)
    // Bounds that are others: a frame or an animation gives them.
    expectEqual(length(100.25, 102), 102)
    expectEqual(length(100.25, 99), 99)
    expectEqual(length(nil, 200), 200)
    expectEqual(length(.infinity, 200), 200)
  }

  /// A lazy flow's frame in bounds that are not its own size.
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  private struct Bounds: Layout {
    let frame: LazyFrameLayout
    let bounds: CGSize
    let proposal: ProposedViewSize

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      bounds
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
      frame.placeSubviews(
        in: CGRect(origin: bounds.origin, size: self.bounds), proposal: self.proposal,
        subviews: subviews, cache: &cache)
    }
  }

  @Test(
    "measuring a lazy flow's views reads their ideal sizes, sizes at given widths and preferred spacing"
  )
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  func reading() {
    func reading(_ layout: FlowLayout, _ lengths: [Int: [Double]] = [:]) -> LazyReading? {
      let box = Box()
      let host = Hosted(400, 400) {
        Reader(box: box, lengths: lengths, rules: layout.rules) {
          Block(100, 20, minimumWidth: 10, baseline: 15, spacing: .zero).flowOrder(3)
          Block(40, 30)
          LineBreak()
        }
      }
      _ = host.frames
      return box.reading
    }
    let plain = reading(FlowLayout())
    expectEqual(plain?.items, [5, 6, 7])
    expectEqual(plain?.columns.main.prefix(2), [100, 40])
    expectEqual(plain?.columns.cross.prefix(2), [20, 30])
    // The order is up to the data, and with it the distances between neighbors.
    #expect(plain?.columns.order == [] && plain?.columns.gapBefore == [])
    expectEqual(plain?.spacings.isEmpty, true)
    expectEqual(plain?.answers, [[], [], []])
    for layout in [
      FlowLayout(spacing: nil), FlowLayout(horizontalSpacing: nil),
      FlowLayout(verticalSpacing: nil),
    ] {
      let distances = reading(layout)?.spacings.map { $0.distance(to: .zero, along: .horizontal) }
      #expect(distances?.count == 3 && distances?.first == 0)
      expectEqual(reading(layout)?.columns.gapBefore, [])
    }
    let asked = reading(FlowLayout(verticalAlignment: .center), [5: [50, 400], 7: []])
    let answers = [(50, 50, 40), (400, 100, 20)].map { (main, length, depth) in
      ItemMemory.Answer(
        main: main, measurement: FlexMeasurement(main: length, cross: depth, guide: depth / 2))
    }
    expectEqual(asked?.answers, [answers, [], []])
  }

  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  private final class Box: @unchecked Sendable { var reading: LazyReading? }

  /// Reads its views as items 5, 6 and so on.
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  private struct Reader: UnplacingLayout {
    let box: Box
    let lengths: [Int: [Double]]
    let rules: FlowRules

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      let views = subviews.enumerated().map { (view: $0.element, item: $0.offset + 5) }
      box.reading = LazyReading(views, lengths, rules, in: 0)
      return .zero
    }
  }
}
#endif
