import FlowUI
import SwiftUI

/// Hosts the items as views in a flow and reads their frames.
@MainActor
func arrange(_ texts: [String], _ options: RenderOptions) -> Arrangement {
  let flowIdentifier = "flow"
  // The lines are as long as the width that is offered; the height bounds nothing. In its host's left
  // top corner a flow has the host's coordinates, exactly.
  let host = HeadlessHost(
    size: CGSize(width: options.width, height: options.width),
    layoutDirection: options.direction.layoutDirection
  ) {
    ItemFlow(texts: texts, options: options)
      .accessibilityIdentifier(flowIdentifier)
      .frame(
        maxWidth: .infinity, maxHeight: .infinity,
        alignment: options.direction == .ltr ? .topLeading : .topTrailing)
  }
  var size = CGSize.zero
  var origin = CGPoint.zero
  var frames = [CGRect](repeating: .zero, count: texts.count)
  for (identifier, frame) in host.frames {
    if identifier == flowIdentifier {
      (origin, size) = (frame.origin, frame.size)
    } else if let index = Int(identifier) {
      frames[index] = frame
    }
  }
  return Arrangement(
    size: size, texts: texts,
    frames: frames.map { $0.offsetBy(dx: -origin.x, dy: -origin.y) },
    spacing: options.horizontalSpacing, direction: options.direction)
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

extension RenderOptions.Direction {
  fileprivate var layoutDirection: LayoutDirection {
    switch self {
    case .ltr: .leftToRight
    case .rtl: .rightToLeft
    }
  }
}
