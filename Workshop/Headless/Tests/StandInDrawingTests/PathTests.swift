import SwiftUI
import Testing

@Test("a path knows its bounds, and what lies inside by winding or by parity")
func pathContains() {
  var path = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
  path.addPath(Path(CGRect(x: 2, y: 2, width: 6, height: 6)))
  expectEqual(path.boundingRect, CGRect(x: 0, y: 0, width: 10, height: 10))
  #expect(path.contains(CGPoint(x: 1, y: 1)))
  #expect(path.contains(CGPoint(x: 5, y: 5)))
  #expect(!path.contains(CGPoint(x: 5, y: 5), eoFill: true))
  #expect(!path.contains(CGPoint(x: 11, y: 5)))
  expectEqual(Path().boundingRect, .null)
}

@Test("a capsule contains its middle but not its corners")
func capsuleContains() {
  let path = Capsule().path(in: CGRect(x: 10, y: 0, width: 40, height: 20))
  expectEqual(path.boundingRect, CGRect(x: 10, y: 0, width: 40, height: 20))
  #expect(path.contains(CGPoint(x: 11, y: 10)))
  #expect(!path.contains(CGPoint(x: 11, y: 1)))
  #expect(path.contains(CGPoint(x: 13.5, y: 3.5)))
}

@Test("corners longer than half a side are shortened")
func longCorners() {
  let rect = CGRect(x: 0, y: 0, width: 40, height: 20)
  expectEqual(
    Path(roundedRect: rect, cornerSize: CGSize(width: 99, height: 99)), Path(ellipseIn: rect))
  expectEqual(Path(roundedRect: rect, cornerRadius: 0), Path(rect))
}

@Test("inset shapes shrink on all sides, their corners too, and never turn inside out")
func insets() {
  let rect = CGRect(x: 0, y: 0, width: 40, height: 20)
  let rounded = RoundedRectangle(cornerRadius: 6).inset(by: 1).inset(by: 1)
  expectEqual(
    rounded.path(in: rect), Path(roundedRect: rect.insetBy(dx: 2, dy: 2), cornerRadius: 4))
  let nothing = Rectangle().inset(by: 15).path(in: rect).boundingRect
  expectEqual(nothing, CGRect(x: 15, y: 10, width: 10, height: 0))
}

@Test("the outline of a stroke covers half its width on both sides")
func strokedOutline() {
  let path = Rectangle().stroke(lineWidth: 2).path(
    in: CGRect(x: 0, y: 0, width: 10, height: 10))
  expectEqual(path.boundingRect, CGRect(x: -1, y: -1, width: 12, height: 12))
  #expect(path.contains(CGPoint(x: 5, y: 0.9)))
  #expect(!path.contains(CGPoint(x: 5, y: 1.1)))
}

@Test("a path's description makes the same path")
func pathDescription() {
  let path = Capsule().path(in: CGRect(x: 1, y: 2, width: 30, height: 10))
  expectEqual(Path(path.description), path)
  expectEqual(Path("1 m"), nil)
  expectEqual(Path("1 2"), nil)
}

@Test("colors of all models come down to the same components")
func colorModels() {
  func hex(_ color: Color) -> String { color.description }
  expectEqual(hex(Color(hue: 0, saturation: 1, brightness: 1)), "#FF0000")
  expectEqual(hex(Color(hue: 0.5, saturation: 1, brightness: 0.6)), "#009999")
  expectEqual(hex(Color(red: 2, green: -1, blue: .nan)), "#FF0000")
  #expect(Color.red.opacity(0.5) != Color.red)
}
