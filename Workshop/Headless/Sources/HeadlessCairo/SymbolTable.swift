internal import SwiftUI

extension Symbol {
  static let table: [String: Symbol] = marks.merging(circled) { first, _ in first }
    .merging(shapes) { first, _ in first }.merging(objects) { first, _ in first }

  private static let marks: [String: Symbol] = [
    "checkmark": Symbol(stroke: "4 13 m 9.6 18.6 l 20 5.6 l"),
    "xmark": Symbol(stroke: "5 5 m 19 19 l 19 5 m 5 19 l"),
    "plus": Symbol(stroke: "12 4 m 12 20 l 4 12 m 20 12 l"),
    "minus": Symbol(stroke: "4 12 m 20 12 l"),
    "chevron.right": Symbol(stroke: "9 5 m 16 12 l 9 19 l"),
    "chevron.left": Symbol(stroke: "15 5 m 8 12 l 15 19 l"),
    "chevron.up": Symbol(stroke: "5 15.5 m 12 8.5 l 19 15.5 l"),
    "chevron.down": Symbol(stroke: "5 8.5 m 12 15.5 l 19 8.5 l"),
    "arrow.right": Symbol(stroke: "4 12 m 20 12 l 13.5 5.5 m 20 12 l 13.5 18.5 l"),
    "arrow.left": Symbol(stroke: "20 12 m 4 12 l 10.5 5.5 m 4 12 l 10.5 18.5 l"),
    "number": Symbol(stroke: "9.5 4 m 7.5 20 l 16.5 4 m 14.5 20 l 5 9 m 20 9 l 4 15 m 19 15 l"),
    "ellipsis": Symbol(
      fill: Path { path in
        for x in [5, 12, 19] as [CGFloat] { path.addPath(Path(circleAt: x, 12, radius: 1.9)) }
      }),
  ]

  private static let check = [
    CGPoint(x: 7, y: 12.5), CGPoint(x: 10.6, y: 16), CGPoint(x: 16.8, y: 8.2),
  ]

  private static let circled: [String: Symbol] = [
    "circle": ring,
    "circle.fill": Symbol(fill: disc),
    "checkmark.circle": ring + Symbol(stroke: Path { $0.addLines(check) }),
    "checkmark.circle.fill": holed(Path(along: check, width: 2)),
    "xmark.circle": ring + Symbol(stroke: "8.5 8.5 m 15.5 15.5 l 15.5 8.5 m 8.5 15.5 l"),
    "xmark.circle.fill": holed(cross(isDiagonal: true)),
    "plus.circle": ring + Symbol(stroke: "12 7.5 m 12 16.5 l 7.5 12 m 16.5 12 l"),
    "plus.circle.fill": holed(cross(isDiagonal: false)),
    "minus.circle": ring + Symbol(stroke: "7.5 12 m 16.5 12 l"),
    "minus.circle.fill": holed(Path(CGRect(x: 7, y: 11, width: 10, height: 2))),
  ]

  private static let shapes: [String: Symbol] = [
    "square": Symbol(stroke: Path(roundedRect: box, cornerRadius: 3)),
    "square.fill": Symbol(fill: Path(roundedRect: box.insetBy(dx: -1, dy: -1), cornerRadius: 4)),
    "checkmark.square.fill": Symbol(
      fill: Path { path in
        path.addPath(Path(roundedRect: box.insetBy(dx: -1, dy: -1), cornerRadius: 4))
        path.addPath(Path(along: check, width: 2))
      }),
    "star": Symbol(stroke: star(radius: 9)),
    "star.fill": Symbol(fill: star(radius: 10.5)),
    "heart": Symbol(stroke: heart),
    "heart.fill": Symbol(fill: heart) + Symbol(stroke: heart),
    "bookmark": Symbol(stroke: "7 4 m 17 4 l 17 20 l 12 16 l 7 20 l h"),
    "bookmark.fill": Symbol(fill: "6 3 m 18 3 l 18 22 l 12 17.2 l 6 22 l h"),
    "flag": Symbol(stroke: "6 21 m 6 4 l 19 4 l 16 8.5 l 19 13 l 6 13 l"),
  ]

  private static let objects: [String: Symbol] = [
    "magnifyingglass": Symbol(stroke: Path(circleAt: 10.3, 10.3, radius: 6.3))
      + Symbol(stroke: "15 15 m 20.5 20.5 l"),
    "person": Symbol(stroke: Path(circleAt: 12, 8, radius: 4)) + Symbol(stroke: shoulders),
    "person.fill": Symbol(fill: Path(circleAt: 12, 8, radius: 4.8)) + Symbol(fill: shoulders)
      + Symbol(stroke: shoulders),
    "gear": gear,
    "gearshape": gear,
    "gearshape.fill": gear,
    "tag": Symbol(stroke: tag) + Symbol(fill: Path(circleAt: 8.2, 8.2, radius: 1.5)),
    "tag.fill": Symbol(
      fill: Path { path in
        path = Path("3 3 m 12.9 3 l 21.9 12 l 12 21.9 l 3 12.9 l h") ?? Path()
        path.addPath(Path(circleAt: 7.6, 7.6, radius: 1.8))
      }),
    "trash": Symbol(
      stroke: """
        4 7 m 20 7 l 9 7 m 9 4 l 15 4 l 15 7 l 6 7 m 7 20.5 l 17 20.5 l 18 7 l \
        10.2 11 m 10.4 16.5 l 13.8 11 m 13.6 16.5 l
        """),
    "house": Symbol(stroke: "3.5 12 m 12 4.5 l 20.5 12 l 6 10.5 m 6 20 l 18 20 l 18 10.5 l"),
  ]

  private static let box = CGRect(x: 4, y: 4, width: 16, height: 16)
  private static let disc = Path(circleAt: 12, 12, radius: 10)
  private static let ring = Symbol(stroke: Path(circleAt: 12, 12, radius: 9))
  private static let tag = "4 4 m 12.5 4 l 20.5 12 l 12 20.5 l 4 12.5 l h"
  private static let shoulders = "4 20.5 m 4 16 7.5 14.5 12 14.5 c 16.5 14.5 20 16 20 20.5 c h"

  private static let heart =
    Path(
      """
      12 20 m 6 15.5 3 12.5 3 9 c 3 6 5 4.5 7.4 4.5 c 9.5 4.5 11.2 5.6 12 7.3 c \
      12.8 5.6 14.5 4.5 16.6 4.5 c 19 4.5 21 6 21 9 c 21 12.5 18 15.5 12 20 c h
      """) ?? Path()

  private static func star(radius: CGFloat) -> Path {
    Path(around: CGPoint(x: 12, y: 12.7), corners: 10, radii: [radius, radius * 0.42])
  }

  private static var gear: Symbol {
    var path = Path(
      around: CGPoint(x: 12, y: 12), corners: 32, radii: [10.5, 10.5, 7.8, 7.8], turn: -0.5)
    path.addPath(Path(circleAt: 12, 12, radius: 3.4))
    return Symbol(fill: path)
  }

  private static func holed(_ hole: Path) -> Symbol {
    var path = disc
    path.addPath(hole)
    return Symbol(fill: path)
  }

  /// A plus as one outline, upright or turned by an eighth.
  private static func cross(isDiagonal: Bool) -> Path {
    let (arm, half): (CGFloat, CGFloat) = (5, 1)
    let corners: [(CGFloat, CGFloat)] = [
      (half, -arm), (half, -half), (arm, -half), (arm, half), (half, half), (half, arm),
      (-half, arm), (-half, half), (-arm, half), (-arm, -half), (-half, -half), (-half, -arm),
    ]
    let turn = isDiagonal ? CGFloat(0.5).squareRoot() : 0
    let keep = isDiagonal ? turn : 1
    return Path { path in
      path.addLines(
        corners.map { x, y in
          CGPoint(x: 12 + x * keep - y * turn, y: 12 + x * turn + y * keep)
        })
      path.closeSubpath()
    }
  }
}
