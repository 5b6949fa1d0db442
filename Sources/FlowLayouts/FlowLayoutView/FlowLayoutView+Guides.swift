#if canImport(SwiftUI)
import FlowCore
import SwiftUI

/// A flow without the `Layout` protocol: geometry readers measure, alignment guides move.
///
/// 1. Each item reports its size through a preference; the flow keeps the sizes as its state.
/// 2. From the sizes the engine computes rows. Nothing is accumulated from guide to guide: each
///    guide reads a number that no longer changes, so SwiftUI may ask it as often as it likes.
/// 3. Two lines as wide as the flow, one at its top and one whose guide lies the height of the rows
///    above it, give the flow its height: for the very width that it is asked about.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
struct GuidedFlow<Item, Content: View> {
  let entries: [FlowEntry<Item>]

  /// Whether to take the height on offer until the sizes are known, rather than none.
  let fillsAtFirst: Bool
  let content: (Item) -> Content

  @State private var known: ItemSizes?

  // Written out: where `@State` is a macro (Xcode 27), no initializer is synthesized beside it.
  init(
    entries: [FlowEntry<Item>], fillsAtFirst: Bool,
    @ViewBuilder content: @escaping (Item) -> Content
  ) {
    self.entries = entries
    self.fillsAtFirst = fillsAtFirst
    self.content = content
  }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension GuidedFlow: View {
  var body: some View {
    let sizes = entries.map { known?.sizes[$0.id] ?? ItemSize() }
    let waits = known == nil && !entries.isEmpty
    GuidedExtent(sizes: sizes, firstHeight: waits && fillsAtFirst ? .infinity : 0)
      .overlay(placedItems(entries, sizes, known, content), alignment: .topLeading)
      .onPreferenceChange(ItemReportsKey.self) { @Sendable [known = $known] reports in
        let sizes = ItemSizes(reports, after: known.wrappedValue)
        if sizes != known.wrappedValue { known.wrappedValue = sizes }
      }
      // The reports are this flow's affair: one around it collects its own.
      .transformPreference(ItemReportsKey.self) { @Sendable in $0 = ItemReports() }
  }
}

/// The two lines that give a flow its size.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
private struct GuidedExtent: View {
  let sizes: [ItemSize]
  let firstHeight: CGFloat

  var body: some View {
    ZStack(alignment: .topLeading) {
      line(height: firstHeight)
      line(height: 0)
        .alignmentGuide(.top) { @Sendable [sizes] in -FlowRows(sizes, width: $0.width).height }
    }
  }

  /// A line across the flow, which may be as short as nothing and is ideally one row long.
  private func line(height: CGFloat) -> some View {
    Color.clear.frame(
      minWidth: 0, idealWidth: FlowRows(sizes, width: nil).width, maxWidth: .infinity,
      minHeight: 0, maxHeight: height)
  }
}

// SwiftUI may call the closures of these on a thread of its own, so they are not formed in a body.

/// The items in their rows, which break at the width that there is.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
private func placedItems<Item, Content: View>(
  _ entries: [FlowEntry<Item>], _ sizes: [ItemSize], _ known: ItemSizes?,
  _ content: @escaping (Item) -> Content
) -> some View {
  GeometryReader { geometry in
    let (size, rows) = (geometry.size, FlowRows(sizes, width: geometry.size.width))
    ZStack(alignment: .topLeading) {
      Color.clear
      ForEach(entries) { entry in
        let (position, origin) = (entry.position, rows.origins[entry.position])
        GuidedItem(entry: entry, width: rows.offers[position], content: content)
          .opacity(known?.sizes[entry.id] == nil ? 0 : 1)
          .alignmentGuide(.leading) { _ in -origin.x }
          .alignmentGuide(.top) { _ in -origin.y }
      }
    }
    .frame(width: size.width, height: size.height, alignment: .topLeading)
  }
}

/// What an item took of what it was offered, told as a preference.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
private func report(of id: AnyHashable, offered width: CGFloat?) -> some View {
  GeometryReader {
    Color.clear.preference(
      key: ItemReportsKey.self,
      value: ItemReports([id: ItemReport(offer: width, size: $0.size)]))
  }
}

/// An item of its ideal size, or of what it makes of a width.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
private struct GuidedItem<Item, Content: View> {
  let entry: FlowEntry<Item>
  let width: CGFloat?
  let content: (Item) -> Content
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
extension GuidedItem: View {
  var body: some View {
    content(entry.item)
      // A view without an end has no middle.
      .background(report(of: entry.id, offered: width), alignment: .topLeading)
      .fixedSize(horizontal: width == nil, vertical: true)
      .frame(width: width, alignment: .topLeading)
  }
}

/// The rows of items that are known by their sizes, with no gaps between them.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, *)
private struct FlowRows {
  let width: CGFloat
  let height: CGFloat

  /// Where the items go.
  let origins: [CGPoint]

  /// The width to offer each item; nil for those that get their ideal size.
  let offers: [CGFloat?]

  /// Breaks rows at `width`; nil has no limit.
  init(_ sizes: [ItemSize], width: CGFloat?) {
    let items = FlexItems(
      main: sizes.map { Double($0.best.width) }, cross: sizes.map { Double($0.best.height) })
    var container = FlexContainer(mainSize: width.map { Double($0) })
    container.refitsOversizeItems = true
    var host = Host(sizes: sizes, offers: Array(repeating: nil, count: sizes.count))
    var solver = FlexSolver()
    var frames = FlexFrames()
    solver.solve(items, in: container, host: &host, into: &frames)
    self.width = CGFloat(frames.longestLine)
    height = CGFloat(frames.crossSize)
    origins = zip(frames.mainPositions, frames.crossPositions).map { CGPoint(x: $0, y: $1) }
    offers = host.offers
  }

  /// Answers what items made of a width, if that is known, and takes down who is to be offered one.
  private struct Host: FlexHost {
    let sizes: [ItemSize]
    var offers: [CGFloat?]

    mutating func measure(item: Int, main: Double) -> FlexMeasurement {
      let (width, size) = (CGFloat(main), sizes[item])
      if size.ideal != nil { offers[item] = width }
      guard let fitted = size.fitted(to: width) else {
        return FlexMeasurement(main: main, cross: Double(size.best.height))
      }
      return FlexMeasurement(main: Double(fitted.width), cross: Double(fitted.height))
    }
  }
}
#endif
