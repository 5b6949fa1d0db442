#if canImport(SwiftUI)
import FlowLayoutEngine
import SwiftUI

/// A flow without the `Layout` protocol, for systems older than iOS 16.
///
/// Geometry readers measure its items, and alignment guides move them.
///
/// 1. Each item reports its size through a preference; the flow stores the sizes as its state.
/// 2. The engine computes the origin of each item from the sizes. The item's alignment guides
///    return the coordinates of this origin, and measure nothing.
/// 3. Two clear views, as wide as proposed, give the flow its size. One is at the top. The other is
///    below the last row: its alignment guide computes the rows' height at the proposed width.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
struct GuidedFlow<Item, Content: View> {
  let entries: [FlowEntry<Item, Content>]

  /// Whether the flow takes the proposed height until its items are measured.
  ///
  /// If false, it has no height until then.
  let fillsAtFirst: Bool

  @State private var known: ByID<ItemSize>?

  // Explicit: where `@State` is a macro (Xcode 27), no initializer is synthesized beside it.
  init(entries: [FlowEntry<Item, Content>], fillsAtFirst: Bool) {
    (self.entries, self.fillsAtFirst) = (entries, fillsAtFirst)
  }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension GuidedFlow: View {
  var body: some View {
    let sizes = entries.map { known?.values[$0.id] ?? ItemSize() }
    let waits = known == nil && !entries.isEmpty
    Self.extent(sizes, firstHeight: waits && fillsAtFirst ? .infinity : 0)
      .overlay(Self.placed(entries, sizes, known), alignment: .topLeading)
      .onPreferenceChange(ByID<ItemReport>.self) { @Sendable [known = $known] reports in
        let sizes = ByID(reports, after: known.wrappedValue)
        if sizes != known.wrappedValue { known.wrappedValue = sizes }
      }
      // Removes the reports, so that an enclosing flow gets only reports of its own items.
      .transformPreference(ByID<ItemReport>.self) { @Sendable in $0.values = [:] }
  }

  // nonisolated, because SwiftUI may call its closures on another thread: see CONTRIBUTING, Render thread.
  /// Makes a clear view as tall as all rows, which gives the flow its size.
  ///
  /// It is a stack of two clear views: one at the top, and one below the last row.
  nonisolated private static func extent(_ sizes: [ItemSize], firstHeight: CGFloat) -> some View {
    let width = FlowRows(sizes, width: nil).width
    return ZStack(alignment: .topLeading) {
      line(width, height: firstHeight)
      line(width, height: 0)
        .alignmentGuide(.top) { -FlowRows(sizes, width: $0.width).height }
    }
  }

  /// Makes a clear view that is as wide as proposed, and at most `height` tall.
  ///
  /// If no width is proposed, its width is `width`, that of all items in one row.
  nonisolated private static func line(_ width: CGFloat, height: CGFloat) -> some View {
    Color.clear.frame(
      minWidth: 0, idealWidth: width, maxWidth: .infinity, minHeight: 0, maxHeight: height)
  }

  /// Arranges the items in rows, which break at the flow's width.
  nonisolated private static func placed(
    _ entries: [FlowEntry<Item, Content>], _ sizes: [ItemSize], _ known: ByID<ItemSize>?
  ) -> some View {
    GeometryReader { geometry in
      let (size, rows) = (geometry.size, FlowRows(sizes, width: geometry.size.width))
      ZStack(alignment: .topLeading) {
        Color.clear
        ForEach(entries) { entry in
          let (origin, width) = (rows.origins[entry.position], rows.offers[entry.position])
          entry
            // Not centered: a view of infinite size has no center.
            .background(report(of: entry.id, offered: width), alignment: .topLeading)
            .fixedSize(horizontal: width == nil, vertical: true)
            .frame(width: width, alignment: .topLeading)
            .opacity(known?.values[entry.id] == nil ? 0 : 1)
            .alignmentGuide(.leading) { _ in -origin.x }
            .alignmentGuide(.top) { _ in -origin.y }
        }
      }
      .frame(width: size.width, height: size.height, alignment: .topLeading)
    }
  }

  /// Makes an invisible view that reports an item's size, as a preference.
  ///
  /// The size is reported together with the width that was proposed.
  nonisolated private static func report(
    of id: AnyHashable, offered width: CGFloat?
  ) -> some View {
    GeometryReader {
      Color.clear.preference(
        key: ByID<ItemReport>.self,
        value: ByID([id: ItemReport(offer: width, size: $0.size)]))
    }
  }
}

/// The rows of items, computed from the sizes that items have reported.
///
/// There are no gaps, because each size includes the space around the item. When the engine asks
/// for an item's size at a width, the answer is a reported size, and `offers` stores the width.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
private struct FlowRows {
  private let sizes: [ItemSize]
  private var frames = FlexFrames()

  /// The width to propose to each item; nil for the item's ideal size.
  private(set) var offers: [CGFloat?]

  var width: CGFloat { CGFloat(frames.longestLine) }
  var height: CGFloat { CGFloat(frames.crossSize) }

  /// The origins of the items.
  var origins: [CGPoint] {
    zip(frames.mainPositions, frames.crossPositions).map { CGPoint(x: $0, y: $1) }
  }

  /// Breaks rows at `width`; nil for no limit.
  init(_ sizes: [ItemSize], width: CGFloat?) {
    self.sizes = sizes
    offers = Array(repeating: nil, count: sizes.count)
    let items = FlexItems(
      main: sizes.map { Double($0.best.width) }, cross: sizes.map { Double($0.best.height) })
    var container = FlexContainer(mainSize: width.map { Double($0) })
    container.refitsOversizeItems = true
    var (solver, frames) = (FlexSolver(), FlexFrames())
    solver.solve(items, in: container, host: &self, into: &frames)
    self.frames = frames
  }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension FlowRows: FlexHost {
  mutating func measure(item: Int, main: Double) -> FlexMeasurement {
    let (width, size) = (CGFloat(main), sizes[item])
    if size.ideal != nil { offers[item] = width }
    guard let fitted = size.fitted(to: width) else {
      return FlexMeasurement(main: main, cross: Double(size.best.height))
    }
    return FlexMeasurement(main: Double(fitted.width), cross: Double(fitted.height))
  }
}

/// An item's size at the width `offer`, which was proposed to it.
///
/// If no width was proposed, `offer` is nil, and the size is the ideal size.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
struct ItemReport: Equatable, Sendable {
  let offer: CGFloat?
  let size: CGSize

  /// Makes a report of a size, with invalid numbers replaced.
  init(offer: CGFloat?, size: CGSize) {
    // NaN would differ from itself, and so from each later report.
    self.offer = offer
    self.size = CGSize(width: sanitizedLength(size.width), height: sanitizedLength(size.height))
  }
}

/// The sizes that one item has reported: ideal, and at a few widths.
///
/// A view reports one size at a time, so these sizes come from several reports.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
struct ItemSize: Equatable, Sendable {
  // An item that is wider than the flow reports either its ideal size or its size at the flow's
  // width. Several widths are stored, because an item may be a flow itself, which measures its own
  // items again when it returns to a width. With one width, the two flows could change each other
  // forever.
  private static let rememberedWidths = 4

  /// The ideal size; nil if the ideal size has to be measured (again).
  private(set) var ideal: CGSize?

  /// The item's sizes at widths smaller than its ideal width, newest last.
  private var fitted: [ItemReport] = []

  /// The ideal size or, if that is unknown, the size reported last; zero without reports.
  var best: CGSize { ideal ?? fitted.last?.size ?? .zero }

  /// Returns the item's size at a width; nil if none was reported.
  func fitted(to width: CGFloat) -> CGSize? { fitted.first { $0.offer == width }?.size }

  mutating func update(with report: ItemReport) {
    guard let width = report.offer else {
      // A changed ideal size means that the item has changed: its sizes at other widths are outdated.
      if let ideal, ideal != report.size { fitted = [] }
      ideal = report.size
      return
    }
    if let known = fitted(to: width) {
      if known == report.size { return }
      // Another size at the same width means that the item has changed: its ideal size may be outdated, too.
      ideal = nil
      fitted = []
    }
    fitted = fitted.suffix(Self.rememberedWidths - 1) + [report]
  }
}

// Unchecked `Sendable`, because identities are only compared, as `ForEach` does on any thread that
// SwiftUI uses.
/// Values for a flow's items, by the items' identities.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
struct ByID<Known: Equatable & Sendable>: Equatable, @unchecked Sendable {
  var values: [AnyHashable: Known]

  init(_ values: [AnyHashable: Known]) { self.values = values }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension ByID<ItemSize> {
  /// Makes the sizes of items from their newest `reports` and their `earlier` sizes.
  ///
  /// Items that are missing in `reports` are left out.
  init(_ reports: ByID<ItemReport>, after earlier: Self?) {
    values = [:]
    for (id, report) in reports.values {
      var size = earlier?.values[id] ?? ItemSize()
      size.update(with: report)
      values[id] = size
    }
  }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension ByID: PreferenceKey where Known == ItemReport {
  static var defaultValue: Self { Self([:]) }

  static func reduce(value: inout Self, nextValue: () -> Self) {
    value.values.merge(nextValue().values) { _, new in new }
  }
}
#endif
