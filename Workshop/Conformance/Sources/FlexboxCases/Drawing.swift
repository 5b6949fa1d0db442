extension FlexboxCase {
  /// A picture of the case: the browser's boxes filled, the engine's outlined over them.
  public func drawing() -> String {
    let got = solve().frames
    let boxes =
      [Frame(x: 0, y: 0, width: size.width, height: size.height)]
      + (items.map(\.frame) + got)
      .compactMap { $0 }
    let margin = 10.0
    let left = boxes.map(\.x).min() ?? 0
    let top = boxes.map(\.y).min() ?? 0
    let width = (boxes.map { $0.x + $0.width }.max() ?? 0) - left + 2 * margin
    let height = (boxes.map { $0.y + $0.height }.max() ?? 0) - top + 2 * margin
    var lines = [
      "<svg xmlns=\"http://www.w3.org/2000/svg\" "
        + "viewBox=\"\(left - margin) \(top - margin) \(width) \(height)\" font-size=\"8\">",
      "<title>\(Self.escaped(name))</title>",
      Self.rect(boxes[0], "fill=\"none\" stroke=\"black\""),
    ]
    for (index, item) in items.enumerated() {
      if let frame = item.frame {
        lines.append(Self.rect(frame, "fill=\"#9bd\" fill-opacity=\"0.6\""))
        lines.append("<text x=\"\(frame.x + 1)\" y=\"\(frame.y + 8)\">\(index)</text>")
      }
      if let frame = got[index] {
        lines.append(Self.rect(frame, "fill=\"none\" stroke=\"#c22\" stroke-width=\"0.7\""))
      }
    }
    return (lines + ["</svg>", ""]).joined(separator: "\n")
  }

  private static func rect(_ frame: Frame, _ style: String) -> String {
    "<rect x=\"\(frame.x)\" y=\"\(frame.y)\" width=\"\(frame.width)\" "
      + "height=\"\(frame.height)\" \(style)/>"
  }

  private static func escaped(_ text: String) -> String {
    var escaped = ""
    for character in text {
      switch character {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      default: escaped.append(character)
      }
    }
    return escaped
  }
}
