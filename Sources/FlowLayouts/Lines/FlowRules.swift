#if canImport(SwiftUI)
package import FlowLayoutEngine
package import SwiftUI

/// The options of a ``FlowLayout`` or a ``VFlowLayout``, in terms of lines: what ``FlowingLayout`` has in common.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
package typealias FlowRules = _FlowRules

// Public, as it seals a public protocol; without public members.
/// The value of ``FlowRules``.
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
  /// The depth that lines of views with an aspect ratio come near to; nil if these have their own sizes.
  package var targetDepth: CGFloat?
  package var depthLimits: ClosedRange<CGFloat>?
  /// The lines of a flow that is scrolled along them; nil if lines break.
  package var strip: StripRules?
}

/// The guide that views of a line are aligned by.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
package enum FlowGuide: Equatable, Sendable {
  case vertical(VerticalAlignment)
  case horizontal(HorizontalAlignment)

  /// Returns the distance from a view's first edge across its line to the guide.
  ///
  /// NaN, the engine's word for the far edge, where a view of endless size has its guide nowhere.
  package func position(in dimensions: ViewDimensions) -> Double {
    let value =
      switch self {
      case .vertical(let guide): dimensions[guide]
      case .horizontal(let guide): dimensions[guide]
      }
    return value.isFinite ? Double(value) : .nan
  }

  /// Returns where the guide is in a view of a depth that has none of its own, if its frame alone decides.
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

  /// The engine's word for a guide that the frame alone decides; nil if views must be asked.
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
  /// Returns the engine's container for lines of at most `limit`; nil has no limit.
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

  /// The engine's word for rows of photos; nil if views with an aspect ratio are views like others.
  private var proportions: FlexProportions? {
    guard let targetDepth else { return nil }
    var proportions = FlexProportions(
      targetCross: Double(targetDepth), minCross: depthLimits.map { Double($0.lowerBound) },
      maxCross: depthLimits.map { Double($0.upperBound) })
    proportions.fillsLastLine = lastLine == .stretch
    return proportions
  }

  /// Returns the size of a flow of these lines; zero without lines, even if the flow fills its container.
  package func size(of frames: FlexFrames) -> CGSize {
    frames.lines.isEmpty
      ? .zero
      : axis.size(main: CGFloat(holding: frames.mainSize), cross: CGFloat(frames.crossSize))
  }

  /// Returns the length to break lines at instead, if lines that were broken at a limit are not those which the
  /// flow's own answer would have; nil if they are.
  ///
  /// SwiftUI may propose a flow its own answer, and nothing may move then. A view that is longer than the
  /// ideal length makes room for more in all lines. Balanced lines that are more than necessary are found at
  /// a limit which may be less than their longest view; those with distances that differ depend on what is
  /// left of the limit.
  package func steadyLength(_ frames: FlexFrames, limit: CGFloat?) -> CGFloat? {
    let length = CGFloat(holding: frames.mainSize)
    if length == limit || frames.lines.count < 2 { return nil }
    if limit == nil, let idealLength, length > idealLength { return length }
    guard case .balanced(let minLines) = wrapping, minLines > 1 || mainSpacing == nil else {
      return nil
    }
    return length < limit ?? .infinity ? length : nil
  }

  /// Lines that are justified or stretched leave the last one, which is rarely full, at the beginning.
  private var lastLineAlignment: FlexDistribution {
    if let lastLine { return lastLine }
    return [.flexStart, .center, .flexEnd].contains(alignment) ? alignment : .flexStart
  }
}

extension CGFloat {
  /// A length that holds what the engine found: where `CGFloat` has 32 bits, the next one that is not
  /// shorter, as the last view of a line would wrap in one that is.
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
