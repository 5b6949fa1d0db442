import FlowUI
import SwiftUI

/// The items in a flow, each identified by its number.
struct ItemFlow: View {
  let texts: [String]
  let options: RenderOptions

  var body: some View {
    switch options.flow.axis {
    case .rows: options.flow.rows { items }.font(options.style.font)
    case .columns: options.flow.columns { items }.font(options.style.font)
    }
  }

  /// Options are looked at here, once, and not in each item: every choice would be a view there.
  @ViewBuilder private var items: some View {
    let axes = options.flow.stretchedAxes
    if axes.isEmpty {
      items { Text($0) }
    } else {
      items {
        Text($0).frame(
          maxWidth: axes.contains(.horizontal) ? .infinity : nil,
          maxHeight: axes.contains(.vertical) ? .infinity : nil)
      }
    }
  }

  /// The items with these labels.
  @ViewBuilder private func items(_ label: @escaping (String) -> some View) -> some View {
    switch options.style {
    case .tag:
      ForEach(texts.indices, id: \.self) { index in
        label(texts[index])
          .padding(EdgeInsets(top: 6, leading: 12, bottom: 6, trailing: 12))
          .background(Capsule().fill(Color.blue.opacity(0.15)))
          .accessibilityIdentifier("\(index)")
      }
    case .suggestion:
      ForEach(texts.indices, id: \.self) { index in
        label(texts[index])
          .padding(EdgeInsets(top: 8, leading: 14, bottom: 8, trailing: 14))
          .background(Capsule().fill(Color.gray.opacity(0.1)))
          .overlay(Capsule().strokeBorder(Color.gray, lineWidth: 1.5))
          .accessibilityIdentifier("\(index)")
      }
    case .plain:
      ForEach(texts.indices, id: \.self) { index in
        label(texts[index]).accessibilityIdentifier("\(index)")
      }
    }
  }
}

extension RenderOptions.Style {
  fileprivate var font: Font? {
    switch self {
    case .tag, .suggestion: .subheadline
    case .plain: nil
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
