import FlowLayoutUI
import SwiftUI

extension DrawnFlow {
  /// The suffix of a scroll view's name.
  static let scrollSuffix = ".scroll"

  var rows: FlowLayout {
    let guides: [VerticalAlignment] = [
      .top, .center, .bottom, .firstTextBaseline, .lastTextBaseline, .own,
    ]
    return FlowLayout(
      horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing,
      alignment: alignment, lastLine: lastLine, verticalAlignment: guides[guide % guides.count],
      stretchesItems: stretchesItems, wrapping: wrapping, targetRowHeight: targetDepth,
      rowHeightLimits: depthLimits, maxItemsPerLine: maxItemsPerLine, idealLength: idealLength,
      hugging: hugging)
  }

  var columns: VFlowLayout {
    let guides: [HorizontalAlignment] = [.leading, .center, .trailing, .own]
    return VFlowLayout(
      horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing,
      alignment: VFlowAlignment(alignment), lastLine: lastLine.map(VFlowAlignment.init),
      horizontalAlignment: guides[guide % guides.count], stretchesItems: stretchesItems,
      wrapping: wrapping, targetColumnWidth: targetDepth, columnWidthLimits: depthLimits,
      maxItemsPerLine: maxItemsPerLine, idealLength: idealLength, hugging: hugging)
  }
}

/// A guide that no library knows.
private enum OwnGuide: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 3 }
}

extension HorizontalAlignment {
  fileprivate static let own = HorizontalAlignment(OwnGuide.self)
}

extension VerticalAlignment {
  fileprivate static let own = VerticalAlignment(OwnGuide.self)
}
