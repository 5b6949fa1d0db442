#if canImport(SwiftUI)
package import FlowLayoutEngine
package import SwiftUI

/// The options of a flow layout, in the form that `FlowLayout` and `VFlowLayout` share.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
package typealias FlowRules = _FlowRules

// Public only because the public protocol `FlowingLayout` requires it; it has no public members.
/// The options of a flow, for this package's use.
///
/// The package's name for the type is `FlowRules`.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
public struct _FlowRules: Equatable, Sendable {
  package var axis: FlowAxis
  package var mainSpacing: CGFloat?
  package var crossSpacing: CGFloat?
  package var alignment: FlexDistribution
  package var lastLine: FlexDistribution?
  package var guide: FlowGuide
  package var stretchesItems: Bool
  package var wrapping: FlowWrapping
  package var maxItemsPerLine: Int?
  package var idealLength: CGFloat?
  package var hugging: FlowHugging
  /// The target cross size of lines of views with an aspect ratio.
  ///
  /// Nil lays these views out by their own sizes.
  package var targetDepth: CGFloat?
  package var depthLimits: ClosedRange<CGFloat>?
  /// The options of a strip, which scrolls along its lines; nil if lines break.
  package var strip: StripRules?
}

/// The alignment guide of views within a line.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
package enum FlowGuide: Equatable, Sendable {
  case vertical(VerticalAlignment)
  case horizontal(HorizontalAlignment)

  /// Returns the distance from a view's cross start to the guide.
  ///
  /// In a view of infinite size, the guide may be at infinity. The result is then NaN, which means
  /// the view's far edge.
  package func position(in dimensions: ViewDimensions) -> Double {
    let value =
      switch self {
      case .vertical(let guide): dimensions[guide]
      case .horizontal(let guide): dimensions[guide]
      }
    return value.isFinite ? Double(value) : .nan
  }

  /// Returns the guide's position in a view of cross size `depth`.
  ///
  /// For a guide other than an edge or the center, returns the far edge.
  package func position(inDepth depth: Double) -> Double {
    switch frameAlignment {
    case .flexStart: 0
    case .center: depth / 2
    default: depth
    }
  }

  package func explicitValue(in dimensions: ViewDimensions) -> CGFloat? {
    switch self {
    case .vertical(let guide): dimensions[explicit: guide]
    case .horizontal(let guide): dimensions[explicit: guide]
    }
  }

  /// The engine's alignment for an edge or center; nil for guides that views define.
  package var frameAlignment: FlexAlignment? {
    switch self {
    case .vertical(.top), .horizontal(.leading): .flexStart
    case .vertical(.center), .horizontal(.center): .center
    case .vertical(.bottom), .horizontal(.trailing): .flexEnd
    default: nil
    }
  }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension FlowRules {
  /// The distance, in points, that replaces a spacing of nil where views are not asked.
  ///
  /// Elsewhere, nil means SwiftUI's preferred distance between two views.
  package static var defaultSpacing: CGFloat { 8 }

  /// Returns the engine's container for lines that are at most `limit` long.
  ///
  /// If `limit` is nil, lines are at most `idealLength` long, if there is one.
  package func container(
    limit: CGFloat?, alignsByGuides: Bool, separator: FlexSeparator? = nil
  ) -> FlexContainer {
    let gap = sanitizedLength(mainSpacing ?? 0)
    var container = FlexContainer(
      mainSize: limit.map(Double.init), mainGap: separator.map { gap + $0.main + gap } ?? gap,
      crossGap: sanitizedLength(crossSpacing ?? 0))
    container.separator = separator
    if limit == nil, let idealLength { container.maxMain = Double(idealLength) }
    container.justifyContent = alignment
    container.justifyLastLine = lastLineAlignment
    container.growsWithOversizeLines = true
    container.hugsLines = hugging == .automatic ? alignment == .flexStart : hugging == .always
    container.alignItems =
      stretchesItems
      ? .stretch : alignsByGuides ? .baseline : guide.frameAlignment ?? .baseline
    container.maxItemsPerLine = maxItemsPerLine
    if case .balanced(let minLines) = wrapping {
      container.wrap = .balance
      container.minLines = minLines
    }
    container.proportions = proportions
    return container
  }

  /// The engine's rule for lines of views with an aspect ratio.
  ///
  /// Nil if these views are laid out by their own sizes.
  private var proportions: FlexProportions? {
    guard let targetDepth else { return nil }
    var proportions = FlexProportions(
      targetCross: Double(targetDepth), minCross: depthLimits.map { Double($0.lowerBound) },
      maxCross: depthLimits.map { Double($0.upperBound) })
    proportions.fillsLastLine = lastLine == .stretch
    return proportions
  }

  /// Returns the size of a flow with the lines of `frames`.
  ///
  /// Zero without lines, even if the flow fills the proposed length.
  package func size(of frames: FlexFrames) -> CGSize {
    frames.lines.isEmpty
      ? .zero
      : axis.size(main: CGFloat(holding: frames.mainSize), cross: CGFloat(frames.crossSize))
  }

  /// Returns the length of `frames` if its lines may break elsewhere at that length.
  ///
  /// `limit` is the length at which the lines of `frames` were broken. SwiftUI may next propose a
  /// flow the size that the flow has just returned. No view may move then, so the caller computes
  /// the lines again at the returned length. Nil if the lines can stay.
  package func steadyLength(_ frames: FlexFrames, limit: CGFloat?) -> CGFloat? {
    let length = CGFloat(holding: frames.mainSize)
    if length == limit || frames.lines.count < 2 { return nil }
    // If a view is longer than the ideal length, all lines grow to the view's length.
    if limit == nil, let idealLength, length > idealLength { return length }
    // `minLines` and SwiftUI's preferred distances make balanced lines depend on the limit.
    guard case .balanced(let minLines) = wrapping, minLines > 1 || mainSpacing == nil else {
      return nil
    }
    return length < limit ?? .infinity ? length : nil
  }

  /// The distribution of the last line's free space.
  ///
  /// Without `lastLine`, it is `alignment` if that is start, center or end, otherwise the start.
  private var lastLineAlignment: FlexDistribution {
    if let lastLine { return lastLine }
    return [.flexStart, .center, .flexEnd].contains(alignment) ? alignment : .flexStart
  }
}

extension CGFloat {
  /// Converts a length of the engine to the smallest `CGFloat` that is not less.
  ///
  /// Where `CGFloat` has 32 bits, a flow of a smaller length would wrap the last view of a line.
  package init(holding length: Double) {
    let nearest = CGFloat(length)
    self = Double(nearest) < length ? nearest.nextUp : nearest
  }
}

extension FlowAlignment {
  package var distribution: FlexDistribution {
    switch self {
    case .leading: .flexStart
    case .center: .center
    case .trailing: .flexEnd
    case .spaceBetween: .spaceBetween
    case .spaceAround: .spaceAround
    case .spaceEvenly: .spaceEvenly
    case .stretch: .stretch
    }
  }
}

extension VFlowAlignment {
  package var distribution: FlexDistribution {
    switch self {
    case .top: .flexStart
    case .center: .center
    case .bottom: .flexEnd
    case .spaceBetween: .spaceBetween
    case .spaceAround: .spaceAround
    case .spaceEvenly: .spaceEvenly
    case .stretch: .stretch
    }
  }
}
#endif
