import FlowLayoutUI
import SwiftUI

/// The items in a flow, each identified by its number.
struct ItemFlow: View {
  let items: [Item]
  let options: RenderOptions
  /// The sizes of a strip's items; empty for lines that wrap.
  let stripSizes: [CGSize]

  var body: some View {
    switch options.flow.axis {
    case .rows: flow(options.flow.rows, .horizontal).font(options.style.font)
    case .columns: flow(options.flow.columns, .vertical).font(options.style.font)
    }
  }

  /// Options are looked at here, once, and not in each item: every choice would be a view there.
  @ViewBuilder private func flow<Lines: FlowingLayout>(
    _ layout: Lines, _ axis: SwiftUI.Axis.Set
  ) -> some View {
    let axes = options.flow.stretchedAxes
    if options.flow.lines != nil, !stripSizes.isEmpty {
      ScrollView(axis) { views(layout) { framed($0, axes) } }
    } else if options.flow.targetDepth != nil {
      views(layout) { item in
        framed(item, item.aspectRatio == nil ? axes : [.horizontal, .vertical])
          .flowAspectRatio(item.aspectRatio.map { CGFloat($0) })
      }
    } else if axes.isEmpty {
      views(layout) { Text($0.text) }
    } else {
      views(layout) { framed($0, axes) }
    }
  }

  /// A label that fills its item on some axes.
  private func framed(_ item: Item, _ axes: SwiftUI.Axis.Set) -> some View {
    Text(item.text).frame(
      maxWidth: axes.contains(.horizontal) ? .infinity : nil,
      maxHeight: axes.contains(.vertical) ? .infinity : nil)
  }

  /// The items with these labels.
  @ViewBuilder private func views<Lines: FlowingLayout>(
    _ layout: Lines, _ label: @escaping (Item) -> some View
  ) -> some View {
    switch options.style {
    case .tag:
      lines(layout) { index in
        label(items[index])
          .padding(EdgeInsets(top: 6, leading: 12, bottom: 6, trailing: 12))
          .background(Capsule().fill(Color.blue.opacity(0.15)))
          .accessibilityIdentifier("\(index)")
      }
    case .suggestion:
      lines(layout) { index in
        label(items[index])
          .padding(EdgeInsets(top: 8, leading: 14, bottom: 8, trailing: 14))
          .background(Capsule().fill(Color.gray.opacity(0.1)))
          .overlay(Capsule().strokeBorder(Color.gray, lineWidth: 1.5))
          .accessibilityIdentifier("\(index)")
      }
    case .plain:
      lines(layout) { index in label(items[index]).accessibilityIdentifier("\(index)") }
    }
  }

  /// The lines of these views.
  @ViewBuilder private func lines<Lines: FlowingLayout>(
    _ layout: Lines, _ view: @escaping (Int) -> some View
  ) -> some View {
    if let count = options.flow.lines, !stripSizes.isEmpty {
      let strip = LazyStrip(items.indices, lines: count, layout: layout, content: view)
      (options.flow.order == .acrossLines
        ? strip.itemSizes { stripSizes[$0] } : strip.lineByLine { stripSizes[$0] })
        .accessibilityIdentifier(HostedFlow.identifier)
    } else {
      layout { ForEach(items.indices, id: \.self, content: view) }
        .accessibilityIdentifier(HostedFlow.identifier)
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
      wrapping: flowWrapping, targetRowHeight: targetRowHeight.map { CGFloat($0) },
      rowHeightLimits: rowHeightLimits.map(\.points), maxItemsPerLine: maxItemsPerLine,
      idealLength: idealLength.map { CGFloat($0) }, hugging: hugging)
  }

  fileprivate var columns: VFlowLayout {
    VFlowLayout(
      horizontalSpacing: horizontalSpacing.map { CGFloat($0) },
      verticalSpacing: verticalSpacing.map { CGFloat($0) },
      alignment: alignment?.inColumns ?? .top, lastLine: lastLine?.inColumns,
      horizontalAlignment: horizontalAlignment?.guide ?? .leading, stretchesItems: stretchesItems,
      wrapping: flowWrapping, targetColumnWidth: targetColumnWidth.map { CGFloat($0) },
      columnWidthLimits: columnWidthLimits.map(\.points), maxItemsPerLine: maxItemsPerLine,
      idealLength: idealLength.map { CGFloat($0) }, hugging: hugging)
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

  private var hugging: FlowHugging {
    switch hugsLines {
    case true?: .always
    case false?: .never
    case nil: .automatic
    }
  }

  private var flowWrapping: FlowWrapping {
    switch wrapping {
    case .greedy: .greedy
    case .balanced: .balanced(minLines: minLines ?? 1)
    }
  }
}

extension FlowOptions.Alignment {
  /// The alignment's case for rows; nil if there is none.
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

  /// The alignment's case for columns; nil if there is none.
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

extension ClosedRange<Double> {
  fileprivate var points: ClosedRange<CGFloat> { CGFloat(lowerBound)...CGFloat(upperBound) }
}
