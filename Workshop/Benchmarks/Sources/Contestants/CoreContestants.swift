import CAllocations
import FlowLayoutEngine
import SwiftUI

/// The engine and its baselines, on arrays of numbers.
package enum CoreContestants {
  /// The names of the baselines.
  package enum Name {
    /// A copy of the two arrays of sizes into the two arrays of positions.
    package static let copy = "memory copy"
    /// A bare loop over buffers that writes the same positions as plain wrapping: its floor.
    package static let raw = "raw loop over buffers"
    /// The article's function as it is printed.
    package static let article = "article's function"
    /// The article's function with reserved capacity: the baseline of all ratios.
    package static let reserved = "article's function, reserved"
    /// The engine with nothing but sizes and gaps.
    package static let plain = "plain wrap"
    /// The engine with grow, shrink, minimum and maximum on every item.
    package static let flexible = "full flexbox"
    /// The engine with proportions instead of sizes, and lines as long as the container.
    package static let photos = "photo rows"
    /// The engine with lines as even as they get.
    package static let balanced = "balanced"
    /// The engine with even lines, and more of them than there need be.
    package static let moreLines = "balanced, more lines"
    /// The engine without a limit.
    package static let oneLine = "all items on one line"
    /// The engine with a limit that fits one item.
    package static let oneALine = "one item a line"
    /// The engine with a limit that fits none.
    package static let oversize = "all items oversize"
  }

  /// All contestants for `count` items.
  package static func all(_ count: Int) -> [Contestant] {
    let chips = Inputs.chips(count)
    return [
      copy(of: chips),
      rawLoop(chips),
      article(Name.article, chips, articleArrangement),
      article(Name.reserved, chips, reservedArticleArrangement),
      engine(Name.plain, chips),
    ]
      + variants(of: chips)
      + [
        engine(Name.flexible, Inputs.flexibleChips(count)),
        engine(Name.photos, Inputs.photos(count)) {
          $0.proportions = Inputs.photoRows
        },
        engine(Name.balanced, chips) { $0.wrap = .balance },
        engine(Name.moreLines, chips) {
          $0.wrap = .balance
          $0.minLines = count / 5
        },
        engine(Name.oneLine, chips) { $0.mainSize = nil },
        engine(Name.oneALine, chips) { $0.mainSize = 81 },
        engine(Name.oversize, chips) { $0.mainSize = 10 },
      ]
  }

  /// The ways to justify and align items of fixed sizes, with the names of `variantNames`.
  private static func variants(of chips: FlexItems) -> [Contestant] {
    var guided = chips
    guided.guides = chips.cross.map { $0 * 0.75 }
    let justified = justifications.map { name, rule in
      engine(name, chips) { $0.justifyContent = rule }
    }
    return justified + [
      engine("align center", chips) { $0.alignItems = .center },
      engine("align end", chips) { $0.alignItems = .flexEnd },
      engine("align stretch", chips) { $0.alignItems = .stretch },
      engine("align baseline", guided) { $0.alignItems = .baseline },
      engine("justify and align center", chips) {
        $0.justifyContent = .center
        $0.alignItems = .center
      },
    ]
  }

  private static let justifications: [(String, FlexDistribution)] = [
    ("justify center", .center), ("justify end", .flexEnd),
    ("justify space-between", .spaceBetween), ("justify space-around", .spaceAround),
    ("justify space-evenly", .spaceEvenly), ("justify stretch", .stretch),
  ]

  /// The names of those that are not the engine.
  package static let baselineNames = [Name.copy, Name.raw, Name.article, Name.reserved]

  /// The names of all justified and aligned variants.
  package static let variantNames =
    justifications.map(\.0) + [
      "align center", "align end", "align stretch", "align baseline", "justify and align center",
    ]

  /// The frames of the items that `Peers/` lays out, too, at the first of the widths.
  ///
  /// - Returns: Left, top, width and height of each item; nil for the name of any other contestant.
  package static func frames(_ name: String, _ count: Int) -> [(Double, Double, Double, Double)]? {
    let items: FlexItems
    switch name {
    case Name.plain: items = Inputs.chips(count)
    case Name.flexible: items = Inputs.flexibleChips(count)
    default: return nil
    }
    let container = FlexContainer(
      mainSize: Inputs.widths[0], mainGap: Inputs.gap, crossGap: Inputs.gap)
    var solver = FlexSolver()
    var frames = FlexFrames()
    solver.solve(items, in: container, into: &frames)
    return (0..<count).map { item in
      let frame = frames.frame(of: item, in: items)
      return (frame.mainPosition, frame.crossPosition, frame.mainSize, frame.crossSize)
    }
  }

  private static func copy(of items: FlexItems) -> Contestant {
    var copies = (items.main, items.cross)
    return Contestant(Name.copy) {
      copy(items.main, to: &copies.0)
      copy(items.cross, to: &copies.1)
    }
  }

  private static func copy(_ source: [Double], to target: inout [Double]) {
    source.withUnsafeBytes { source in
      target.withUnsafeMutableBytes { target in
        target.copyMemory(from: source)
        keep_pointer(target.baseAddress)
      }
    }
  }

  private static func rawLoop(_ items: FlexItems) -> Contestant {
    var loop = RawLoop(count: items.count)
    var turn = 0
    return Contestant(Name.raw) {
      turn = (turn + 1) % Inputs.widths.count
      keep_number(loop.wrap(items, limit: Inputs.widths[turn], gap: Inputs.gap))
    }
  }

  private static func article(
    _ name: String, _ items: FlexItems,
    _ arrange: @escaping ([CGSize], CGFloat, CGFloat, CGFloat) -> ([CGPoint], CGSize)
  ) -> Contestant {
    let sizes = zip(items.main, items.cross).map { CGSize(width: $0, height: $1) }
    var turn = 0
    return Contestant(name) {
      turn = (turn + 1) % Inputs.widths.count
      let (offsets, size) = arrange(sizes, Inputs.widths[turn], Inputs.gap, Inputs.gap)
      keep(offsets)
      keep_number(size.height)
    }
  }

  /// The engine in containers of changing widths, or in one whose width `change` says.
  static func engine(
    _ name: String, _ items: FlexItems, without paths: FastPaths = [],
    _ change: (inout FlexContainer) -> Void = { _ in }
  ) -> Contestant {
    var container = FlexContainer(
      mainSize: .nan, mainGap: Inputs.gap, crossGap: Inputs.gap)
    change(&container)
    let variesWidth = container.mainSize?.isNaN == true
    let template = container
    var solver = FlexSolver()
    solver.fastPaths.subtract(paths)
    var frames = FlexFrames()
    var turn = 0
    let firstPass = {
      var solver = FlexSolver()
      var frames = FlexFrames()
      var container = template
      if variesWidth { container.mainSize = Inputs.widths[0] }
      solver.solve(items, in: container, into: &frames)
      keep(frames.mainPositions)
    }
    return Contestant(name, firstPass: firstPass) {
      if variesWidth {
        turn = (turn + 1) % Inputs.widths.count
        container.mainSize = Inputs.widths[turn]
      }
      solver.solve(items, in: container, into: &frames)
      keep_number(frames.crossSize)
    }
  }
}
