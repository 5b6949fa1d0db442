import FlowLayoutEngine
import FlowLayoutUI
import SwiftUI

/// `LazyFlow` in the headless host: how little its cost has to do with the number of its items.
package enum LazyContestants {
  /// The group that the rows stand in.
  package static let group = "LazyFlow"

  /// The names of the contestants.
  package enum Name {
    /// All views of 10⁴ chips made and shown: the baseline of first frames.
    package static let eagerFrame = "FlowLayout, first frame of 10⁴"
    /// The visible part of 10⁶ chips made and shown.
    package static let firstFrame = "LazyFlow, first frame of 10⁶"
    /// The same without declared sizes: as many chips measured as the screen needs.
    package static let measuredFrame = "LazyFlow without sizes, first frame of 10⁶"
    /// The visible part of 10⁶ photos of declared proportions.
    package static let photoFrame = "LazyFlow of photos, first frame of 10⁶"
    /// A screen onwards in 10³ chips, and back again at the end: the baseline of steps.
    package static let fewSteps = "LazyFlow, eight scroll steps in 10³"
    /// The same in 10⁶.
    package static let manySteps = "LazyFlow, eight scroll steps in 10⁶"
    /// The same as the few steps, in photo rows.
    package static let fewPhotoSteps = "LazyFlow of photos, eight scroll steps in 10³"
    /// The same in 10⁶.
    package static let manyPhotoSteps = "LazyFlow of photos, eight scroll steps in 10⁶"
    /// The visible part of 10⁶ chips in two rows that are scrolled along, read row by row.
    package static let stripFrame = "LazyFlow of two rows, first frame of 10⁶"
    /// The same, each chip in the row that ends first.
    package static let acrossFrame = "LazyFlow of two rows, across, first frame of 10⁶"
    /// The same steps along two rows.
    package static let fewStripSteps = "LazyFlow of two rows, eight scroll steps in 10³"
    /// The same in 10⁶.
    package static let manyStripSteps = "LazyFlow of two rows, eight scroll steps in 10⁶"
    /// The visible part of 10⁶ chips in 10⁴ sections with headers that stay.
    package static let sectionFrame = "LazyFlow of 10⁴ sections, first frame of 10⁶"
    /// The same elements without sections: the baseline.
    package static let elementFrame = "LazyFlow of the same elements, first frame of 10⁶"
    /// Sections without declared sizes.
    package static let measuredSectionFrame =
      "LazyFlow of 10⁴ sections without sizes, first frame of 10⁶"
    /// The same steps through the same elements without sections, in 10⁶: the baseline.
    package static let elementSteps = "LazyFlow of the same elements, eight scroll steps in 10⁶"
    /// The same steps through sections.
    package static let sectionSteps = "LazyFlow of 10⁴ sections, eight scroll steps in 10⁶"
    /// The same with headers that stay.
    package static let pinnedSteps =
      "LazyFlow of 10⁴ sections, pinned headers, eight scroll steps in 10⁶"
  }

  /// Times all of them.
  @MainActor
  package static func run(in race: Race) -> [Timing] {
    let few = sizes(1000)
    let many = sizes(1_000_000)
    let eager = sizes(10_000)
    let sections = (0..<10_000).map { Part(id: $0, sizes: many[$0 * 100..<$0 * 100 + 100]) }
    let chips = sections.flatMap(\.chips)
    return race.run([
      frame(Name.eagerFrame) { EagerChips(sizes: eager) },
      frame(Name.firstFrame) { LazyChips(sizes: many) },
      frame(Name.measuredFrame) { MeasuredChips(sizes: many) },
      frame(Name.photoFrame) { LazyPhotos(sizes: many) },
      steps(Name.fewSteps) { LazyChips(sizes: few) },
      steps(Name.manySteps) { LazyChips(sizes: many) },
      steps(Name.fewPhotoSteps) { LazyPhotos(sizes: few) },
      steps(Name.manyPhotoSteps) { LazyPhotos(sizes: many) },
      frame(Name.stripFrame, .horizontal) { SizedStrip(sizes: many, isLineByLine: true) },
      frame(Name.acrossFrame, .horizontal) { SizedStrip(sizes: many, isLineByLine: false) },
      steps(Name.fewStripSteps, .horizontal) { SizedStrip(sizes: few, isLineByLine: true) },
      steps(Name.manyStripSteps, .horizontal) { SizedStrip(sizes: many, isLineByLine: true) },
      frame(Name.elementFrame) { LazyElements(chips: chips) },
      frame(Name.sectionFrame) { LazySections(sections: sections) },
      frame(Name.measuredSectionFrame) { LazySections(sections: sections, isDeclared: false) },
      steps(Name.elementSteps) { LazyElements(chips: chips) },
      steps(Name.sectionSteps) { LazySections(sections: sections, pinsHeaders: false) },
      steps(Name.pinnedSteps) { LazySections(sections: sections) },
    ])
  }

  /// The most views that exist anywhere in 10⁶ chips of declared sizes, in times of those on screen there.
  @MainActor
  package static func screensAlive() -> Double {
    let sizes = sizes(1_000_000)
    let host = HeadlessHost(size: screen) {
      ScrollView { CountedChips(sizes: sizes, isDeclared: true, tally: Tally()) }
        .accessibilityIdentifier("scroll")
    }
    var most = 0.0
    // In steps that are no multiple of the lines', over all of the depth and beyond its end.
    for offset in stride(from: CGFloat(0), to: 6e6, by: 123_457) {
      try? host.scroll("scroll", to: CGPoint(x: 0, y: offset))
      let chips = host.frames.filter { $0.identifier == CountedChip.identifier }
      most = max(most, Double(chips.count) / Double(visible(chips.map(\.frame))))
    }
    return most
  }

  /// The views that are made to show the first screen of 10⁶ chips of unknown sizes, in times of those on
  /// it.
  @MainActor
  package static func screensMade() -> Double {
    let (sizes, tally) = (sizes(1_000_000), Tally())
    let host = HeadlessHost(size: screen) {
      ScrollView { CountedChips(sizes: sizes, isDeclared: false, tally: tally) }
    }
    let chips = host.frames.filter { $0.identifier == CountedChip.identifier }
    return Double(tally.made) / Double(visible(chips.map(\.frame)))
  }

  private static func visible(_ frames: [CGRect]) -> Int {
    frames.count { $0.maxY > 0 && $0.minY < screen.height }
  }

  private static func sizes(_ count: Int) -> [CGSize] {
    let items = Inputs.chips(count)
    return zip(items.main, items.cross).map { CGSize(width: $0, height: $1) }
  }

  @MainActor
  private static func frame(
    _ name: String, _ axis: Axis.Set = .vertical, @ViewBuilder content: @escaping () -> some View
  ) -> Contestant {
    Contestant(name) {
      MainActor.assumeIsolated {
        _ = HeadlessHost(size: screen) { ScrollView(axis) { content() } }.size
      }
    }
  }

  @MainActor
  private static func steps(
    _ name: String, _ axis: Axis.Set = .vertical, @ViewBuilder content: @escaping () -> some View
  ) -> Contestant {
    let host = HeadlessHost(size: screen) {
      ScrollView(axis) { content() }.accessibilityIdentifier("scroll")
    }
    var (offset, step): (CGFloat, CGFloat) = (0, 100)
    return Contestant(name) {
      MainActor.assumeIsolated {
        // As far as the few go, in both.
        if offset + 8 * step > 4000 || offset + 8 * step < 0 { step = -step }
        // Some steps make views and some do not; eight of them are a screen.
        for _ in 0..<8 {
          offset += step
          let point = CGPoint(
            x: axis == .horizontal ? offset : 0, y: axis == .vertical ? offset : 0)
          try? host.scroll("scroll", to: point)
          _ = host.size
        }
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
    LazyFlow(sizes.indices, id: \.self) { SizedChip(size: sizes[$0]) }.itemSizes(size)
  }

  private func size(_ index: Int) -> CGSize { sizes[index] }
}

private struct LazyPhotos: View {
  let sizes: [CGSize]

  var body: some View {
    LazyFlow(sizes.indices, id: \.self, layout: FlowLayout(targetRowHeight: 25)) { _ in
      Color.blue
    }
    .itemAspectRatios(size)
  }

  private func size(_ index: Int) -> CGSize { sizes[index] }
}

private struct SizedStrip: View {
  let sizes: [CGSize]
  let isLineByLine: Bool

  var body: some View {
    let strip = LazyStrip(sizes.indices, lines: 2) { SizedChip(size: sizes[$0]) }
    isLineByLine ? strip.lineByLine(size) : strip.itemSizes(size)
  }

  private func size(_ index: Int) -> CGSize { sizes[index] }
}

/// A section of chips, which are identified by where they are in all of them.
private struct Part: Identifiable {
  let id: Int
  let chips: [IndexedChip]

  init(id: Int, sizes: ArraySlice<CGSize>) {
    self.id = id
    chips = sizes.indices.map { IndexedChip(id: $0, size: sizes[$0]) }
  }
}

private struct IndexedChip: Identifiable {
  let id: Int
  let size: CGSize
}

private struct LazyElements: View {
  let chips: [IndexedChip]

  var body: some View {
    LazyFlow(chips) { SizedChip(size: $0.size) }.itemSizes { $0.size }
  }
}

private struct LazySections: View {
  let sections: [Part]
  var isDeclared = true
  var pinsHeaders = true

  var body: some View {
    let flow = LazyFlow(sections, elements: \.chips) { chip in
      SizedChip(size: chip.size)
    } header: { part in
      Text("\(part.id)")
    }
    (isDeclared ? flow.itemSizes { $0.size } : flow).pinnedHeaders(pinsHeaders)
  }
}

private struct MeasuredChips: View {
  let sizes: [CGSize]

  var body: some View {
    LazyFlow(sizes.indices, id: \.self) { SizedChip(size: sizes[$0]) }
  }
}

/// Counts the views that were made.
@MainActor private final class Tally {
  var made = 0
}

/// A chip that counts itself once.
private struct CountedChip: View {
  static let identifier = "chip"

  let size: CGSize
  let tally: Tally
  @State private var mark = Mark()

  @MainActor final class Mark { var isCounted = false }

  var body: some View {
    if !mark.isCounted {
      tally.made += 1
      mark.isCounted = true
    }
    return SizedChip(size: size).accessibilityIdentifier(Self.identifier)
  }
}

private struct CountedChips: View {
  let sizes: [CGSize]
  let isDeclared: Bool
  let tally: Tally

  var body: some View {
    let flow = LazyFlow(sizes.indices, id: \.self) { CountedChip(size: sizes[$0], tally: tally) }
    isDeclared ? flow.itemSizes { sizes[$0] } : flow
  }
}
