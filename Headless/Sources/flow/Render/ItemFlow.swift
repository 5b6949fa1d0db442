import FlowUI
import SwiftUI

/// The items in a flow, each identified by its number.
struct ItemFlow: View {
  let texts: [String]
  let options: RenderOptions

  var body: some View {
    switch options.flow.axis {
    case .rows: options.flow.rows { items }
    case .columns: options.flow.columns { items }
    }
  }

  @ViewBuilder private var items: some View {
    if options.flow.stretchedAxes.isEmpty {
      ForEach(texts.indices, id: \.self) { index in
        ItemView(text: texts[index], style: options.style).accessibilityIdentifier("\(index)")
      }
    } else {
      ForEach(texts.indices, id: \.self) { index in
        StretchedItemView(
          text: texts[index], style: options.style, axes: options.flow.stretchedAxes
        )
        .accessibilityIdentifier("\(index)")
      }
    }
  }
}

/// An item as large as its text makes it.
private struct ItemView: View {
  let text: String
  let style: RenderOptions.Style

  var body: some View { Text(text).styled(style) }
}

/// An item that takes what it is given on some axes.
private struct StretchedItemView: View {
  let text: String
  let style: RenderOptions.Style
  let axes: Axis.Set

  var body: some View {
    Text(text)
      .frame(
        maxWidth: axes.contains(.horizontal) ? .infinity : nil,
        maxHeight: axes.contains(.vertical) ? .infinity : nil
      )
      .styled(style)
  }
}

extension View {
  @ViewBuilder fileprivate func styled(_ style: RenderOptions.Style) -> some View {
    switch style {
    case .tag:
      font(.subheadline)
        .padding(.horizontal, 12)
        .padding(.vertical, 6)
        .background(Capsule().fill(Color.blue.opacity(0.15)))
    case .suggestion:
      font(.subheadline)
        .padding(.horizontal, 14)
        .padding(.vertical, 8)
        .background(Capsule().fill(Color.gray.opacity(0.1)))
        .overlay(Capsule().strokeBorder(Color.gray, lineWidth: 1.5))
    case .plain: self
    }
  }
}

extension FlowOptions {
  fileprivate var rows: FlowLayout {
    FlowLayout(
      horizontalSpacing: horizontalSpacing.map { CGFloat($0) },
      verticalSpacing: verticalSpacing.map { CGFloat($0) },
      alignment: alignment?.inRows ?? .leading, lastLine: lastLine?.inRows,
      verticalAlignment: verticalAlignment?.guide ?? .top, stretchesItems: stretchesItems,
      wrapping: flowWrapping, maxItemsPerLine: maxItemsPerLine,
      idealLength: idealLength.map { CGFloat($0) }, hugsLines: hugsLines)
  }

  fileprivate var columns: VFlowLayout {
    VFlowLayout(
      horizontalSpacing: horizontalSpacing.map { CGFloat($0) },
      verticalSpacing: verticalSpacing.map { CGFloat($0) },
      alignment: alignment?.inColumns ?? .top, lastLine: lastLine?.inColumns,
      horizontalAlignment: horizontalAlignment?.guide ?? .leading, stretchesItems: stretchesItems,
      wrapping: flowWrapping, maxItemsPerLine: maxItemsPerLine,
      idealLength: idealLength.map { CGFloat($0) }, hugsLines: hugsLines)
  }

  /// The ways in which the flow makes items longer than they are.
  fileprivate var stretchedAxes: SwiftUI.Axis.Set {
    let (along, across): (SwiftUI.Axis.Set, SwiftUI.Axis.Set) =
      switch axis {
      case .rows: (.horizontal, .vertical)
      case .columns: (.vertical, .horizontal)
      }
    return [
      alignment == .stretch || lastLine == .stretch ? along : [], stretchesItems ? across : [],
    ]
  }

  private var flowWrapping: FlowWrapping {
    switch wrapping {
    case .greedy: .greedy
    case .balanced: .balanced(minLines: minLines ?? 1)
    }
  }
}

extension FlowOptions.Alignment {
  /// What a row calls it; nil if it has no such alignment.
  fileprivate var inRows: FlowAlignment? {
    switch self {
    case .leading: .leading
    case .center: .center
    case .trailing: .trailing
    case .spaceBetween: .spaceBetween
    case .spaceAround: .spaceAround
    case .spaceEvenly: .spaceEvenly
    case .stretch: .stretch
    case .top, .bottom: nil
    }
  }

  /// What a column calls it; nil if it has no such alignment.
  fileprivate var inColumns: VFlowAlignment? {
    switch self {
    case .top: .top
    case .center: .center
    case .bottom: .bottom
    case .spaceBetween: .spaceBetween
    case .spaceAround: .spaceAround
    case .spaceEvenly: .spaceEvenly
    case .stretch: .stretch
    case .leading, .trailing: nil
    }
  }
}

extension FlowOptions.VerticalGuide {
  fileprivate var guide: VerticalAlignment {
    switch self {
    case .top: .top
    case .center: .center
    case .bottom: .bottom
    case .firstTextBaseline: .firstTextBaseline
    case .lastTextBaseline: .lastTextBaseline
    }
  }
}

extension FlowOptions.HorizontalGuide {
  fileprivate var guide: HorizontalAlignment {
    switch self {
    case .leading: .leading
    case .center: .center
    case .trailing: .trailing
    }
  }
}
