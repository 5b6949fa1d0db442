import Foundation
import SwiftUI
import Testing

@testable import HeadlessCairo

@Test("every symbol is drawn inside its square, in a way of its own", arguments: Symbol.names)
func symbols(name: String) {
  let symbol = Symbol.named(name)
  #expect(!symbol.parts.isEmpty)
  let square = CGRect(x: 0, y: 0, width: Symbol.side, height: Symbol.side)
  for part in symbol.parts {
    let margin = part.paint == .stroke ? Symbol.lineWidth(weight: 400) / 2 : 0
    #expect(!part.path.isEmpty)
    #expect(square.contains(part.path.boundingRect.insetBy(dx: -margin, dy: -margin)))
    #expect(part.path != Symbol.unknown.parts[0].path)
  }
}

@Test("the stand-in's page lists every symbol that is drawn, and no other")
func listedSymbols() throws {
  let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
  let page = try String(
    contentsOf: folder.deletingLastPathComponent().appending(path: "README.md"), encoding: .utf8)
  let start = try #require(page.range(of: "\n## Symbols\n\n")?.upperBound)
  let end = try #require(page.range(of: "\n## ", range: start..<page.endIndex)?.lowerBound)
  let names = page[start..<end].matches(of: /`([a-z.]+)`/).map { String($0.1) }
  expectEqual(names, Symbol.names.sorted())
}

@Test("a symbol without a drawing is a crossed box")
func unknownSymbol() {
  expectEqual(Symbol.named("no.such.symbol").parts.map(\.path), Symbol.unknown.parts.map(\.path))
  #expect(!Symbol.unknown.parts[0].path.isEmpty)
}

@Test("bolder symbols have thicker strokes")
func weights() {
  expectEqual([100, 400, 600, 900].map(Symbol.lineWidth), [1.25, 2, 2.5, 3.25])
}

@Test(
  "an edge goes to the nearest pixel, halves up",
  arguments: [
    (1, 0.5, 1), (1, 0.49, 0), (1, -0.5, 0), (2, 0.25, 0.5), (2, 0.2, 0), (3, 0.5, 2.0 / 3),
  ] as [(Double, CGFloat, CGFloat)])
func pixelEdges(scale: Double, edge: CGFloat, rounded: CGFloat) {
  expectEqual(PixelGrid(scale: scale, origin: .zero).edge(edge), rounded)
  expectEqual(PixelGrid(scale: nil, origin: .zero).edge(edge), edge)
}
