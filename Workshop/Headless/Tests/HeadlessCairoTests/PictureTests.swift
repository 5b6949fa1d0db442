import Foundation
import HeadlessCairo
import SwiftUI
import Testing

/// Chips in many scripts, with symbols, strokes, clips and opacity.
private struct Chips: View {
  var body: some View {
    VStack(alignment: .leading) {
      ForEach(["Swift", "Ação 🎉", "你好，世界", "العربية", "עברית"], id: \.self) { text in
        HStack(spacing: 4) {
          Image(systemName: "checkmark.circle.fill")
          Text(text)
        }
        .padding(6).background(.blue.opacity(0.2), in: Capsule())
        .overlay { Capsule().strokeBorder(.blue) }.clipShape(Capsule())
      }
    }
  }
}

@MainActor private func picture<V: View>(
  _ view: V, _ width: CGFloat = 200, _ height: CGFloat = 200
) -> Picture {
  let size = CGSize(width: width, height: height)
  return Picture(HeadlessHost(size: size, textMeasurer: .pango) { view })
}

private func text(_ data: Data) -> String { String(decoding: data, as: UTF8.self) }

@MainActor @Test("a view that is drawn twice gives the same bytes in every format")
func sameBytes() throws {
  let (first, second) = (picture(Chips()), picture(Chips()))
  expectEqual(try first.png(scale: 2), try second.png(scale: 2))
  expectEqual(try first.svg(), try second.svg())
  expectEqual(try first.pdf(), try second.pdf())
}

@MainActor
@Test(
  "a PNG has as many pixels as the points and the scale say, rounded up",
  arguments: [(1, 100, 41), (2, 200, 81), (1.5, 150, 61), (0.001, 1, 1)] as [(Double, Int, Int)])
func pixelSize(scale: Double, width: Int, height: Int) throws {
  let raster = try raster(Color.red, width: 100, height: 40.3, scale: scale)
  #expect(raster.width == width && raster.height == height)
}

@MainActor @Test("edges go to whole pixels, halves up, minimum and maximum separately")
func edges() throws {
  let row = HStack(spacing: 0) {
    Color.clear.frame(width: 1.5)
    Color.red
    Color.clear.frame(width: 2.25)
  }
  expectEqual(try raster(row, width: 12, height: 1).painted(inRow: 0), Array(2..<10))
  expectEqual(try raster(row, width: 12, height: 1)[2, 0], "FFFF3B30")
  expectEqual(try raster(row, width: 12, height: 1, scale: 2).painted(inRow: 0), Array(3..<20))
}

@MainActor
@Test(
  "a hairline has one thickness wherever it is, a pixel at least, also at scales between whole numbers",
  arguments: [(1.5, 1, 2), (1.25, 1, 1), (2, 1, 2), (1, 0.4, 1)] as [(Double, CGFloat, Int)])
func hairlines(scale: Double, thickness: CGFloat, pixels: Int) throws {
  for start in stride(from: 0 as CGFloat, to: 2, by: 0.125) {
    let row = HStack(spacing: 0) {
      Color.clear.frame(width: start)
      Color.red.frame(width: thickness)
      Color.clear
    }
    let painted = try raster(row, width: 8, height: 1, scale: scale).painted(inRow: 0)
    expectEqual(painted.count, pixels)
    expectEqual(painted.first, Int((Double(start) * scale + 0.5).rounded(.down)))
  }
}

@MainActor @Test("opacity, background and clips show in the pixels")
func pixels() throws {
  let half = try raster(Color.black.opacity(0.5), width: 2, height: 2)
  expectEqual(half[0, 0], "80000000")
  let circle = try raster(Color.black.clipShape(Circle()), width: 20, height: 20)
  #expect(circle[10, 10] == "FF000000" && circle[0, 0] == "00000000")
  expectEqual(circle.painted(inRow: 10), Array(0..<20))
  let host = HeadlessHost(size: CGSize(width: 2, height: 2)) { Color.clear }
  let white = HeadlessHost.ResolvedColor(red: 1, green: 1, blue: 1)
  expectEqual(Raster(try Picture(host, background: white).png())[1, 1], "FFFFFFFF")
}

@MainActor @Test("a border of a point is a row of pixels that nothing blurs")
func crispBorder() throws {
  let view = Color.clear.border(.black).frame(width: 7.7, height: 7.7)
  let raster = try raster(view, width: 10, height: 10)
  // 1.15…8.85 becomes 1…9.
  #expect(raster[1, 5] == "FF000000" && raster[8, 5] == "FF000000")
  #expect(raster[0, 5] == "00000000" && raster[2, 5] == "00000000" && raster[9, 5] == "00000000")
}

@MainActor @Test("a picture can show a part of its host")
func area() throws {
  let host = HeadlessHost(size: CGSize(width: 20, height: 10)) {
    HStack(spacing: 0) {
      Color.red
      Color.blue
    }
  }
  let part = Picture(host, area: CGRect(x: 5, y: 0, width: 10, height: 4))
  let raster = Raster(try part.png())
  #expect(raster.width == 10 && raster.height == 4)
  #expect(raster[4, 0] == "FFFF3B30" && raster[5, 0] == "FF007AFF")
}

@MainActor @Test("text lies inside its frame, on the side where it is read from")
func textPlace() throws {
  let view = Text("Swift").frame(width: 100, height: 20, alignment: .leading)
  let left = try raster(view, width: 100, height: 20)
  let right = try raster(view, width: 100, height: 20, direction: .rightToLeft)
  let columns = { (raster: Raster) in (0..<20).flatMap { raster.painted(inRow: $0) } }
  #expect(!columns(left).isEmpty && columns(left).allSatisfy { $0 < 40 })
  #expect(!columns(right).isEmpty && columns(right).allSatisfy { $0 >= 60 })
}

@MainActor @Test("text that another measurer took for narrower is squeezed into its width")
func squeezedText() throws {
  let host = HeadlessHost(size: CGSize(width: 200, height: 20)) { Text("WWWWWWWW") }
  let width = host.size.width
  let raster = Raster(try Picture(host).png())
  let columns = (0..<20).flatMap { raster.painted(inRow: $0) }
  #expect(columns.allSatisfy { abs(CGFloat($0) + 0.5 - 100) <= width / 2 + 1 })
  #expect(PangoTextMeasurer().width(of: "WWWWWWWW", in: bodyFont) > width)
}

@MainActor @Test("emoji keep their colors, and fade as everything else does")
func fadedEmoji() throws {
  // A green circle, whatever the color of the text.
  let text = Text("🟢").font(.system(size: 40)).foregroundColor(.red)
  let whole = try raster(text, width: 60, height: 60)
  let faded = try raster(text.opacity(0.5), width: 60, height: 60)
  let (color, half) = (whole[30, 30], faded[30, 30])
  #expect(color.hasPrefix("FF") && half.hasPrefix("80"))
  let (red, green) = (color.dropFirst(2).prefix(2), color.dropFirst(4).prefix(2))
  #expect((Int(green, radix: 16) ?? 0) > (Int(red, radix: 16) ?? 255))
  #expect(whole.painted(inRow: 30).allSatisfy { (5..<55).contains($0) })
}

@MainActor @Test("an SVG has the picture's size, its shapes and its letters as outlines")
func svgStructure() throws {
  let svg = text(try picture(Chips().fixedSize(), 200, 180).svg())
  #expect(svg.contains("viewBox=\"0 0 200 180\""))
  #expect(svg.contains("width=\"200px\""))
  #expect(svg.contains("<use xlink:href=\"#glyph0-1\""))
  // The emoji is a picture, the rest is not.
  expectEqual(svg.components(separatedBy: "<image id=").count, 2)
  let names = svg.components(separatedBy: "id=\"").dropFirst().compactMap {
    $0.split(separator: "\"").first
  }
  expectEqual(Set(names).count, names.count)
}

@MainActor @Test("a PDF has one page of the picture's size and no date of today")
func pdfStructure() throws {
  let pdf = String(decoding: try picture(Chips(), 200, 180).pdf(), as: Unicode.ASCII.self)
  #expect(pdf.hasPrefix("%PDF-1."))
  #expect(pdf.contains("/MediaBox [ 0 0 200 180 ]"))
  #expect(pdf.contains("/CreationDate (20000101000000Z"))
}

@MainActor @Test("pictures beyond what can be drawn say which length to change")
func tooLarge() throws {
  func message(_ draw: () throws -> Data) -> String? {
    do {
      _ = try draw()
      return nil
    } catch { return "\(error)" }
  }
  let wide = picture(EmptyView(), 40_000, 1)
  expectEqual(
    message { try wide.png() },
    "the picture would be 40000 pixels wide, at most 32767 can be drawn: use a smaller width")
  let high = picture(EmptyView(), 1, 20_000)
  expectEqual(message { try high.png() }, nil)
  expectEqual(
    message { try high.png(scale: 2) },
    """
    the picture would be 40000 pixels high, at most 32767 can be drawn: \
    use a smaller scale than 2.0 or height
    """)
  expectEqual(message { try wide.svg() }, nil)
  expectEqual(message { try high.png(scale: .nan) }, "the scale must be a positive number, not nan")
  expectEqual(message { try high.png(scale: 0) }, "the scale must be a positive number, not 0.0")
  let endless = picture(EmptyView(), .infinity, 1)
  expectEqual(
    message { try endless.pdf() }, "the picture's width must be a length of points, not inf")
}

@MainActor
@Test(
  "a picture is written in pieces that make up its file",
  arguments: [.png(scale: 2), .svg, .pdf] as [Picture.Format])
func pieces(format: Picture.Format) throws {
  let picture = picture(ForEach(0..<40) { _ in Chips() }, 200, 6000)
  let whole =
    switch format {
    case .png(let scale): try picture.png(scale: scale)
    case .svg: try picture.svg()
    case .pdf: try picture.pdf()
    }
  var pieces: [Data] = []
  try picture.write(as: format) { pieces.append(Data($0)) }
  expectEqual(Data(pieces.joined()), whole)
  #expect(pieces.count > 1 && pieces.allSatisfy { $0.count < 100_000 })
}

@MainActor
@Test(
  "a picture passes on the error of a writer, and writes nothing more",
  arguments: [.png(scale: 2), .svg, .pdf] as [Picture.Format], [1, 2])
func brokenWriting(format: Picture.Format, last: Int) throws {
  struct Full: Error {}
  let picture = picture(ForEach(0..<40) { _ in Chips() }, 200, 6000)
  var count = 0
  #expect(throws: Full.self) {
    try picture.write(as: format) { _ in
      count += 1
      if count == last { throw Full() }
    }
  }
  expectEqual(count, last)
}

@MainActor
@Test(
  "a picture that cannot be drawn writes nothing",
  arguments: [.png(scale: 1), .png(scale: -1), .svg, .pdf] as [Picture.Format])
func nothingWritten(format: Picture.Format) throws {
  #expect(throws: PictureError.self) {
    try picture(EmptyView(), .infinity, 1).write(as: format) { _ in Issue.record("a piece") }
  }
}

@MainActor @Test("a gradient is painted from its first color to its last")
func gradients() throws {
  let row = LinearGradient(colors: [.black, .white], startPoint: .leading, endPoint: .trailing)
  let raster = try raster(row, width: 100, height: 1)
  func level(_ column: Int) -> Int { Int(raster[column, 0].suffix(2), radix: 16) ?? -1 }
  #expect(level(0) < 4 && level(99) > 251)
  #expect((0..<99).allSatisfy { level($0) <= level($0 + 1) })
  #expect(abs(level(50) - 128) < 4)
}
