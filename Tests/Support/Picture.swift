#if canImport(SwiftUI)
import SwiftUI

/// The colors that views in tests have: so different that no display profile mixes them up.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
struct Ink: Equatable {
  let red: Bool
  let green: Bool
  let blue: Bool

  init(red: Bool, green: Bool, blue: Bool) {
    self.red = red
    self.green = green
    self.blue = blue
  }

  static let white = Ink(red: true, green: true, blue: true)
  static let black = Ink(red: false, green: false, blue: false)
  static let yellow = Ink(red: true, green: true, blue: false)

  private static let chips = [
    Ink(red: true, green: false, blue: false), Ink(red: false, green: true, blue: false),
    Ink(red: false, green: false, blue: true), Ink(red: false, green: true, blue: true),
    Ink(red: true, green: false, blue: true),
  ]

  /// The color of a chip: red, green, blue, cyan or magenta.
  init(chip: Int) { self = Self.chips[chip % Self.chips.count] }

  var color: Color { Color(red: red ? 1 : 0, green: green ? 1 : 0, blue: blue ? 1 : 0) }

  var letter: Character {
    switch (red, green, blue) {
    case (true, true, true): "."
    case (false, false, false): "#"
    case (true, true, false): "y"
    case (true, false, false): "r"
    case (false, true, false): "g"
    case (false, false, true): "b"
    case (false, true, true): "c"
    case (true, false, true): "m"
    }
  }
}

/// The picture of a window, in cells of 8 points.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
struct Picture {
  let size: CGSize
  let ink: (CGPoint) -> Ink?

  private static let cell: CGFloat = 8

  /// A letter a cell, rows from the top with slashes between them, up to the last that shows anything.
  ///
  /// `"r.g.b.c//m.##"` is two lines of chips with gaps of 8 points, of which the second ends with an indicator.
  var art: String {
    var rows = stride(from: 0, to: size.height, by: Self.cell).map { y in
      var row = stride(from: 0, to: size.width, by: Self.cell).map { x in
        ink(CGPoint(x: x + 4, y: y + 2))?.letter ?? "?"
      }
      while row.last == "." { row.removeLast() }
      return String(row)
    }
    while rows.last == "" { rows.removeLast() }
    return rows.joined(separator: "/")
  }

  /// The number that the first indicator in sight shows, nil if there is none.
  var number: Int? {
    for y in stride(from: 0, to: size.height, by: Self.cell) {
      for x in stride(from: 0, to: size.width, by: Self.cell)
      where ink(CGPoint(x: x + 4, y: y + 2)) == .black {
        return (0..<Int(Indicator.width)).prefix { index in
          ink(CGPoint(x: x + CGFloat(index) + 0.5, y: y + 6)) == .black
        }.count
      }
    }
    return nil
  }

  #if canImport(Darwin)
  /// Reads the pixels of an image that is as wide as so many points; what is transparent is white.
  static func ink(of image: CGImage?, width: CGFloat) -> (CGPoint) -> Ink? {
    guard let image, let space = CGColorSpace(name: CGColorSpace.sRGB),
      let context = CGContext(
        data: nil, width: image.width, height: image.height, bitsPerComponent: 8,
        bytesPerRow: 4 * image.width, space: space,
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
    else { return { _ in nil } }
    let frame = CGRect(x: 0, y: 0, width: image.width, height: image.height)
    context.setFillColor(red: 1, green: 1, blue: 1, alpha: 1)
    context.fill(frame)
    context.draw(image, in: frame)
    let bytes = Array(
      UnsafeRawBufferPointer(start: context.data, count: 4 * image.width * image.height))
    let scale = CGFloat(image.width) / width
    return { point in
      let (x, y) = (Int(point.x * scale), Int(point.y * scale))
      guard x >= 0, y >= 0, x < image.width, y < image.height else { return nil }
      let pixel = bytes[(4 * (y * image.width + x))...].prefix(3).map { $0 > 127 }
      return Ink(red: pixel[0], green: pixel[1], blue: pixel[2])
    }
  }
  #endif
}

/// A numbered view of 8 × 8 points in its color, which notes where it is and whether it exists.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
struct InkChip: View {
  let id: Int
  let width: CGFloat
  let height: CGFloat
  let record: Record

  init(_ id: Int, _ width: CGFloat = 8, _ height: CGFloat = 8, in record: Record) {
    self.id = id
    self.width = width
    self.height = height
    self.record = record
  }

  var body: some View {
    Ink(chip: id).color.frame(width: width, height: height).noted(id, in: record)
      .onAppear {
        record.alive.insert(id)
        record.appearances[id, default: 0] += 1
      }
      .onDisappear {
        record.alive.remove(id)
        record.frames[id] = nil
      }
  }
}

/// A view of 16 × 8 points that shows a number as a bar of so many points under a beam.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
struct Indicator: View {
  nonisolated static let width: CGFloat = 16
  let number: Int

  init(_ number: Int) { self.number = number }

  var body: some View {
    VStack(spacing: 0) {
      Ink.black.color.frame(width: Self.width, height: 4)
      Ink.black.color.frame(width: CGFloat(min(number, 16)), height: 4)
        .frame(width: Self.width, alignment: .leading)
    }
  }
}
#endif
