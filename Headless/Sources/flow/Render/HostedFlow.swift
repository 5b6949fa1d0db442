import FlowUI
import HeadlessCairo
import SwiftUI

/// Items as views in a flow, hosted without a window.
@MainActor
struct HostedFlow {
  private static let identifier = "flow"

  private let host: HeadlessHost
  private let texts: [String]
  private let options: RenderOptions

  init(_ texts: [String], _ options: RenderOptions) {
    self.texts = texts
    self.options = options
    // The lines are as long as the width that is offered; the height bounds nothing. In its host's
    // left top corner a flow has the host's coordinates, exactly.
    host = HeadlessHost(
      size: CGSize(width: options.width, height: options.width),
      layoutDirection: options.direction.layoutDirection,
      textMeasurer: options.metrics.measurer
    ) {
      ItemFlow(texts: texts, options: options)
        .accessibilityIdentifier(Self.identifier)
        .frame(
          maxWidth: .infinity, maxHeight: .infinity,
          alignment: options.direction == .ltr ? .topLeading : .topTrailing
        )
        .environment(\.colorScheme, (options.appearance ?? .light).colorScheme)
    }
  }

  /// Where the items are.
  var arrangement: Arrangement {
    var flow = CGRect.zero
    var frames = [CGRect](repeating: .zero, count: texts.count)
    for (identifier, frame) in host.frames {
      if identifier == Self.identifier {
        flow = frame
      } else if let index = Int(identifier) {
        frames[index] = frame
      }
    }
    return Arrangement(
      size: flow.size, texts: texts,
      frames: frames.map { $0.offsetBy(dx: -flow.minX, dy: -flow.minY) },
      spacing: options.horizontalSpacing, direction: options.direction)
  }

  /// What the flow looks like in the width that it is offered, or in its own if that is longer.
  var picture: Picture {
    var area = host.frame(of: Self.identifier) ?? .zero
    let free = max(0, options.width - area.width)
    area.size.width += free
    if options.direction == .rtl { area.origin.x -= free }
    return Picture(host, area: area, background: (options.appearance ?? .light).background)
  }
}

/// The items in a flow, each identified by its number.
private struct ItemFlow: View {
  let texts: [String]
  let options: RenderOptions

  var body: some View {
    FlowLayout(
      horizontalSpacing: options.horizontalSpacing, verticalSpacing: options.verticalSpacing,
      alignment: options.alignment.flowAlignment
    ) {
      ForEach(texts.indices, id: \.self) { index in
        ItemView(text: texts[index], style: options.style).accessibilityIdentifier("\(index)")
      }
    }
  }
}

/// One item in one of the styles.
private struct ItemView: View {
  let text: String
  let style: RenderOptions.Style

  var body: some View {
    switch style {
    case .tag:
      Text(text)
        .font(.subheadline)
        .padding(.horizontal, 12)
        .padding(.vertical, 6)
        .background(Capsule().fill(Color.blue.opacity(0.15)))
    case .suggestion:
      Text(text)
        .font(.subheadline)
        .padding(.horizontal, 14)
        .padding(.vertical, 8)
        .background(Capsule().fill(Color.gray.opacity(0.1)))
        .overlay(Capsule().strokeBorder(Color.gray, lineWidth: 1.5))
    case .plain:
      Text(text)
    }
  }
}

extension RenderOptions.Alignment {
  fileprivate var flowAlignment: FlowAlignment {
    switch self {
    case .leading: .leading
    case .center: .center
    case .trailing: .trailing
    }
  }
}

extension RenderOptions.Metrics {
  fileprivate var measurer: any HeadlessHost.TextMeasurer {
    switch self {
    case .pango: .pango
    case .fixed: .fixed
    }
  }
}
