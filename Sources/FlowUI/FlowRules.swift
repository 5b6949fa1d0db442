#if canImport(SwiftUI)
import FlowCore
import SwiftUI

/// What a flow asks of its lines, in terms of its axis: the options of both layouts.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
struct FlowRules: Equatable, Sendable {
  var axis: FlowAxis
  var mainSpacing: CGFloat
  var crossSpacing: CGFloat
  var alignment: FlowAlignment

  /// The engine's container for lines of at most `limit`; nil has no limit.
  func container(limit: CGFloat?) -> FlexContainer {
    var container = FlexContainer(
      mainSize: limit.map(Double.init), mainGap: Double(mainSpacing),
      crossGap: Double(crossSpacing))
    container.justifyContent = alignment.justification
    return container
  }

  /// The size that a flow of these lines answers: leading lines hug, others fill what they share.
  func size(of frames: FlexFrames) -> CGSize {
    let longest = CGFloat(frames.longestLine)
    let main = alignment == .leading ? longest : max(longest, CGFloat(frames.mainSize))
    return axis.size(main: main, cross: CGFloat(frames.crossSize))
  }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension FlowAlignment {
  /// The engine's word for the alignment.
  var justification: FlexDistribution {
    switch self {
    case .leading, .stretch: .flexStart
    case .center: .center
    case .trailing: .flexEnd
    case .spaceBetween: .spaceBetween
    case .spaceAround: .spaceAround
    case .spaceEvenly: .spaceEvenly
    }
  }
}
#endif
