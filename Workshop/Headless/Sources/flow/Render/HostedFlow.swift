import HeadlessCairo
import SwiftUI

/// Items as views in a flow, hosted without a window.
@MainActor
struct HostedFlow {
  static let identifier = "flow"

  private let host: HeadlessHost
  private let count: Int
  private let options: RenderOptions

  /// Hosts items; those of a strip are measured first.
  init(_ items: [Item], _ options: RenderOptions) {
    self.init(
      items, options,
      stripSizes: options.flow.lines == nil ? [] : Self.ownSizes(of: items, options))
  }

  private init(_ items: [Item], _ options: RenderOptions, stripSizes: [CGSize]) {
    count = items.count
    self.options = options
    // The lines are as long as what is offered; the other side bounds nothing. In its host's left top
    // corner a flow has the host's coordinates, exactly.
    let length = options.flow.offeredLength
    host = HeadlessHost(
      size: CGSize(width: length ?? 0, height: length ?? 0),
      layoutDirection: options.direction.layoutDirection,
      textMeasurer: options.metrics.measurer
    ) {
      ItemFlow(items: items, options: options, stripSizes: stripSizes)
        .fixedSize(horizontal: length == nil, vertical: length == nil)
        .frame(
          maxWidth: .infinity, maxHeight: .infinity,
          alignment: options.direction == .ltr ? .topLeading : .topTrailing
        )
        .environment(\.colorScheme, (options.appearance ?? .light).colorScheme)
    }
  }

  /// Where items are under options.
  ///
  /// A view has a place and no line. So lines are read off places: if these do not tell, of the same
  /// items under options that make the same lines and tell them.
  static func arrangement(_ items: [Item], _ options: RenderOptions) -> Arrangement {
    var revealing = options
    revealing.flow = options.flow.revealingLines
    // One host at a time: views take much more memory than their places.
    let begins = HostedFlow(items, revealing).placed
    let (flow, frames) =
      revealing.flow == options.flow ? begins : HostedFlow(items, options).placed
    let numbers =
      options.flow.lines == nil ? Arrangement.lineNumbers : Arrangement.stripLineNumbers
    let lines = numbers(begins.items, options.flow.axis, options.direction)
    return Arrangement(
      size: flow.size,
      items: items.indices.map {
        Arrangement.Item(
          text: items[$0].text, line: lines[$0],
          frame: frames[$0].offsetBy(dx: -flow.minX, dy: -flow.minY))
      })
  }

  /// The sizes that items have where nothing limits them.
  private static func ownSizes(of items: [Item], _ options: RenderOptions) -> [CGSize] {
    var endless = options
    endless.flow = FlowOptions()
    endless.flow.idealLength = .greatestFiniteMagnitude
    return HostedFlow(items, endless, stripSizes: []).placed.items.map(\.size)
  }

  private var placed: (flow: CGRect, items: [CGRect]) {
    var flow = CGRect.zero
    var items = [CGRect](repeating: .zero, count: count)
    for (identifier, frame) in host.frames {
      if identifier == Self.identifier {
        flow = frame
      } else if let index = Int(identifier) {
        items[index] = frame
      }
    }
    return (flow, items)
  }

  /// The picture of the flow in the length that it is offered, or in its own if that is longer, with its margin.
  var picture: Picture {
    var area = host.frame(of: Self.identifier) ?? .zero
    let length = options.flow.offeredLength ?? 0
    switch options.flow.axis {
    case .rows:
      let free = max(0, length - area.width)
      area.size.width += free
      if options.direction == .rtl { area.origin.x -= free }
    case .columns: area.size.height = max(area.height, length)
    }
    let margin = options.margin.map { CGFloat($0) } ?? 0
    area = area.insetBy(dx: -margin, dy: -margin)
    return Picture(host, area: area, background: (options.appearance ?? .light).background)
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
