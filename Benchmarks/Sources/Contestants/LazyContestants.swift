import FlowCore
import FlowUI
import SwiftUI

/// `LazyFlow` with declared sizes in the headless host: how little its cost has to do with the number of
/// its items.
package enum LazyContestants {
  /// The group that the rows stand in.
  package static let group = "LazyFlow, declared sizes"

  /// The names of the contestants.
  package enum Name {
    /// All views of 10⁴ chips made and shown: the baseline of first frames.
    package static let eagerFrame = "FlowLayout, first frame of 10⁴"
    /// What can be seen of 10⁶ chips made and shown.
    package static let firstFrame = "LazyFlow, first frame of 10⁶"
    /// An eighth of a screen onwards in 10³ chips, and back at the end: the baseline of steps.
    package static let fewStep = "LazyFlow, scroll step in 10³"
    /// The same in 10⁶.
    package static let manyStep = "LazyFlow, scroll step in 10⁶"
  }

  /// Times all of them.
  @MainActor
  package static func run(in race: Race) -> [Timing] {
    let few = sizes(1000)
    let many = sizes(1_000_000)
    let eager = sizes(10_000)
    return race.run([
      frame(Name.eagerFrame) { EagerChips(sizes: eager) },
      frame(Name.firstFrame) { LazyChips(sizes: many) },
      steps(Name.fewStep, few), steps(Name.manyStep, many),
    ])
  }

  private static func sizes(_ count: Int) -> [CGSize] {
    let items = Inputs.chips(count)
    return zip(items.main, items.cross).map { CGSize(width: $0, height: $1) }
  }

  @MainActor
  private static func frame(
    _ name: String, @ViewBuilder content: @escaping () -> some View
  ) -> Contestant {
    Contestant(name) {
      MainActor.assumeIsolated {
        _ = HeadlessHost(size: screen) { ScrollView { content() } }.size
      }
    }
  }

  @MainActor
  private static func steps(_ name: String, _ sizes: [CGSize]) -> Contestant {
    let host = HeadlessHost(size: screen) {
      ScrollView { LazyChips(sizes: sizes) }.accessibilityIdentifier("scroll")
    }
    var offset: CGFloat = 0
    return Contestant(name) {
      MainActor.assumeIsolated {
        // As far as the few go, in both.
        offset = offset < 3000 ? offset + 100 : 0
        try? host.scroll("scroll", to: CGPoint(x: 0, y: offset))
        _ = host.size
      }
    }
  }

  private static let screen = CGSize(width: 390, height: 800)
}

/// A chip as the articles draw them, in a frame of its declared size.
private struct SizedChip: View {
  let size: CGSize

  var body: some View {
    Text("chip")
      .frame(width: size.width, height: size.height)
      .background(Capsule().fill(Color.blue.opacity(0.2)))
  }
}

private struct EagerChips: View {
  let sizes: [CGSize]

  var body: some View {
    FlowLayout { ForEach(sizes.indices, id: \.self) { SizedChip(size: sizes[$0]) } }
  }
}

private struct LazyChips: View {
  let sizes: [CGSize]

  var body: some View {
    LazyFlow(sizes.indices, id: \.self, size: size) { SizedChip(size: sizes[$0]) }
  }

  private func size(_ index: Int) -> CGSize { sizes[index] }
}
