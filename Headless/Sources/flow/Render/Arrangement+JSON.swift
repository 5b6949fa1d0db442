import Foundation

extension Arrangement {
  /// `{"size":[w,h],"items":[{"text":…,"line":n,"frame":[x,y,w,h]}]}`, one item a line of the file.
  var json: String {
    var text = "{\"size\":[\(size.width.shortest),\(size.height.shortest)],\"items\":["
    for (index, item) in items.enumerated() {
      text += index == 0 ? "\n" : ",\n"
      text += "{\"text\":\(item.text.jsonString),\"line\":\(item.line),\"frame\":["
      let frame = item.frame
      text += [frame.minX, frame.minY, frame.width, frame.height].map(\.shortest)
        .joined(separator: ",")
      text += "]}"
    }
    return text + "\n]}\n"
  }
}

extension CGFloat {
  fileprivate var shortest: String { Double(self).shortest }
}

extension String {
  /// The text as JSON writes it, quotation marks included.
  var jsonString: String {
    var text = "\""
    for scalar in unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\t": text += "\\t"
      case ..<" ", "\u{7F}":
        let digits = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text + "\""
  }
}
