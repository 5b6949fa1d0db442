#if canImport(SwiftUI)
import FlowCore
import SwiftUI

/// The views of a flow as the engine's items: their ideal sizes and modifiers, read once a change.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
struct FlowItems {
  private(set) var columns = FlexItems()

  /// The document indices in the order of the lines; empty for document order.
  private(set) var sequence: [Int] = []

  /// The largest of the ideal lengths.
  private var longest = 0.0

  /// Whether views with an aspect ratio are laid out by it.
  private var keepsProportions = false

  /// Whether guides decide within a line: some view's guide is not where its frame says.
  var hasGuides: Bool { !columns.guides.isEmpty }

  /// Whether some item is longer than a line of this length.
  func hasItems(longerThan limit: CGFloat?) -> Bool {
    limit.map { longest > Double($0) } ?? false
  }

  /// Whether an item's line decides how large it is, whatever it is by itself.
  func keepsProportions(_ index: Int) -> Bool {
    !columns.aspectRatio.isEmpty && columns.aspectRatio[index] != nil && !isLineBreak(index)
  }

  /// Whether all items are as they are by themselves, if none has been measured at another length.
  func keepIdealSizes(_ rules: FlowRules) -> Bool {
    !mayStretch(rules) && columns.aspectRatio.isEmpty
  }

  /// Whether an item only ends its line, and is a neighbor of none.
  func isLineBreak(_ index: Int) -> Bool {
    !columns.breaks.isEmpty && columns.breaks[index].contains(.marker)
  }

  /// Whether some item may be as deep as its line.
  private func mayStretch(_ rules: FlowRules) -> Bool {
    rules.stretchesItems || !columns.alignSelf.isEmpty
  }

  /// Reads all views anew, each measured once, into the memory of the old ones.
  mutating func read(_ subviews: some RandomAccessCollection<LayoutSubview>, _ rules: FlowRules) {
    clear(count: subviews.count)
    keepsProportions = rules.targetDepth != nil
    let guide = rules.stretchesItems ? nil : rules.guide
    let needsGuides = measure(subviews, rules.axis, guide)
    if let guide, needsGuides {
      columns.guides = (0..<subviews.count).map {
        keepsProportions($0)
          ? .nan : guide.position(in: subviews.view($0).dimensions(in: .unspecified))
      }
    }
    if !columns.order.isEmpty { sequence = FlexItems.sequence(of: columns.order) }
    if rules.mainSpacing == nil { readDistances(subviews, along: rules.axis.mainAxis) }
  }

  /// Reads each view's modifiers and ideal size; returns whether guides of the views' own decide.
  private mutating func measure(
    _ subviews: some RandomAccessCollection<LayoutSubview>, _ axis: FlowAxis, _ guide: FlowGuide?
  ) -> Bool {
    let ideal = ProposedViewSize.unspecified
    var hasGuide = guide.map { $0.frameAlignment == nil } ?? false
    // Taken out, so that no write has to look whether the columns are shared.
    var (main, cross, longest) = (columns.main, columns.cross, 0.0)
    (columns.main, columns.cross) = ([], [])
    main.withUnsafeMutableBufferPointer { main in
      cross.withUnsafeMutableBufferPointer { cross in
        for index in 0..<subviews.count {
          let subview = subviews.view(index)
          if let style = subview.itemStyle(along: axis) {
            set(style, at: index, of: subviews.count)
            // Asked for nothing: its line decides how large it is.
            if keepsProportions(index) {
              (main[index], cross[index]) = (0, 0)
              continue
            }
          }
          let dimensions = subview.dimensions(in: ideal)
          let size = CGSize(width: dimensions.width, height: dimensions.height)
          main[index] = sanitizedLength(axis.main(of: size))
          cross[index] = sanitizedLength(axis.cross(of: size))
          longest = max(longest, main[index])
          if let guide, !hasGuide { hasGuide = guide.explicitValue(in: dimensions) != nil }
        }
      }
    }
    (columns.main, columns.cross, self.longest) = (main, cross, longest)
    return hasGuide
  }

  /// Reads the modifiers of views that have not been measured yet.
  mutating func read(
    _ subviews: LayoutSubviews, _ rules: FlowRules, style: (_ index: Int) -> FlowItemStyle?
  ) {
    clear(count: subviews.count)
    keepsProportions = rules.targetDepth != nil
    for index in 0..<subviews.count {
      if let style = style(index) { set(style, at: index, of: columns.count) }
    }
    if rules.mainSpacing == nil { readDistances(subviews, along: rules.axis.mainAxis) }
  }

  /// Takes the ideal sizes of the views that have been measured, and their guides if these decide.
  mutating func take(withGuides: Bool, _ size: (_ item: Int) -> FlexMeasurement?) {
    columns.guides = withGuides ? Array(repeating: .nan, count: columns.count) : []
    for item in 0..<columns.count {
      guard let size = size(item) else { continue }
      columns.main[item] = size.main
      columns.cross[item] = size.cross
      if withGuides { columns.guides[item] = size.guide }
    }
  }

  /// The distances that the platform gives neighbors, in the order of the lines.
  private mutating func readDistances(
    _ subviews: some RandomAccessCollection<LayoutSubview>, along axis: Axis
  ) {
    if subviews.isEmpty { return }
    var earlier = subviews.view(item(at: 0)).spacing
    columns.gapBefore.append(0)
    for place in 1..<subviews.count {
      let later = subviews.view(item(at: place)).spacing
      columns.gapBefore.append(Double(earlier.distance(to: later, along: axis)))
      earlier = later
    }
  }

  /// The document index of the item at a place of the lines' sequence.
  func item(at place: Int) -> Int { sequence.isEmpty ? place : sequence[place] }

  /// Begins with views of size zero, without modifiers.
  private mutating func clear(count: Int) {
    columns.main.removeAll(keepingCapacity: true)
    columns.cross.removeAll(keepingCapacity: true)
    columns = FlexItems(main: columns.main, cross: columns.cross)
    columns.main.append(contentsOf: repeatElement(0, count: count))
    columns.cross.append(contentsOf: repeatElement(0, count: count))
    sequence.removeAll(keepingCapacity: true)
    longest = 0
  }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension FlowItems {
  /// Notes a view's modifiers; a column exists from the first one of its kind on.
  private mutating func set(_ style: FlowItemStyle, at index: Int, of count: Int) {
    note(style.grow, in: \.grow, initially: 0, at: index, of: count)
    note(style.shrink, in: \.shrink, initially: 0, at: index, of: count)
    if !style.basis.isNaN {
      note(style.basis, in: \.basis, initially: .nan, at: index, of: count)
    }
    if keepsProportions {
      note(style.aspectRatio, in: \.aspectRatio, initially: nil, at: index, of: count)
    }
    note(style.order, in: \.order, initially: 0, at: index, of: count)
    note(style.alignment, in: \.alignSelf, initially: .auto, at: index, of: count)
    note(style.breaks, in: \.breaks, initially: [], at: index, of: count)
  }

  private mutating func note<Value: Equatable>(
    _ value: Value, in column: WritableKeyPath<FlexItems, [Value]>, initially initial: Value,
    at index: Int, of count: Int
  ) {
    if value == initial { return }
    if columns[keyPath: column].isEmpty {
      columns[keyPath: column] = Array(repeating: initial, count: count)
    }
    columns[keyPath: column][index] = value
  }
}

/// Returns a length or distance that can be laid out with: infinity and NaN count as 0.
func sanitizedLength(_ length: CGFloat) -> Double { length.isFinite ? Double(length) : 0 }

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension FlowRules {
  /// Whether an item is as deep as its line.
  func stretches(_ index: Int, of items: FlexItems) -> Bool {
    let own = items.alignSelf.isEmpty ? .auto : items.alignSelf[index]
    return own == .auto ? stretchesItems : own == .stretch
  }

  /// Whether views have to be read anew for these rules after others.
  func readsDifferently(from other: FlowRules) -> Bool {
    axis != other.axis || guide != other.guide || stretchesItems != other.stretchesItems
      || (mainSpacing == nil) != (other.mainSpacing == nil)
      || (targetDepth == nil) != (other.targetDepth == nil)
  }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension RandomAccessCollection<LayoutSubview> {
  /// The view at a distance from the first one, in slices, too.
  func view(_ offset: Int) -> LayoutSubview { self[index(startIndex, offsetBy: offset)] }
}
#endif
