import Foundation
import ToolInput

extension Arrangement {
  /// `{"items":[{"frame":[x,y,w,h],"line":n,"text":…}],"size":[w,h]}`, one item a line of the file.
  func json() throws(Failure) -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    do {
      var json = Array("{\"items\":[\n".utf8)
      for (index, item) in items.enumerated() {
        if index > 0 { json += Array(",\n".utf8) }
        json += try encoder.encode(ItemRecord(item))
      }
      json += Array("\n],\"size\":".utf8)
      json += try encoder.encode([size.width, size.height])
      return json + Array("}\n".utf8)
    } catch {
      throw Failure(.data, "cannot write the frames as JSON: \(error)")
    }
  }
}

/// The JSON of an item.
private struct ItemRecord: Encodable {
  let text: String
  let line: Int
  let frame: [CGFloat]

  init(_ item: Arrangement.Item) {
    text = item.text
    line = item.line
    frame = [item.frame.minX, item.frame.minY, item.frame.width, item.frame.height]
  }
}
