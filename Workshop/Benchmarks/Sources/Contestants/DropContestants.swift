import CAllocations
import FlowLayoutEngine

/// `FlexDropFinder` against solving the same container.
package enum DropContestants {
  /// The group that the rows stand in.
  package static let group = "drop place"

  /// The names of the contestants.
  package enum Name {
    /// The whole container solved, with the memory of earlier passes: the baseline.
    package static let solve = "full solve"
    /// An item is lifted, and the first place asked for.
    package static let lift = "lift"
    /// The point moves by one, from top to bottom and across, mostly over lines not seen before.
    package static let move = "move by one point"
    /// The point moves by one over a line that it was on before.
    package static let repeatedMove = "move over known lines"
  }

  /// All contestants for `count` items.
  package static func all(_ count: Int) -> [Contestant] {
    let chips = Inputs.chips(count)
    return [
      CoreContestants.engine(Name.solve, chips), lift(chips),
      move(Name.move, chips, down: 0.75), move(Name.repeatedMove, chips, down: 0),
    ]
  }

  private static let container = FlexContainer(
    mainSize: Inputs.widths[0], mainGap: Inputs.gap, crossGap: Inputs.gap)

  private static func lifted(_ items: FlexItems) -> FlexDropFinder {
    FlexDropFinder(of: items.count / 2, from: items, in: container)
  }

  private static func lift(_ items: FlexItems) -> Contestant {
    Contestant(Name.lift) {
      var drop = lifted(items)
      keep_number(Double(drop.dropIndex(atMain: 100, cross: 100) ?? 0))
    }
  }

  private static func move(_ name: String, _ items: FlexItems, down: Double) -> Contestant {
    let depth = FlexIndex(items, in: container).crossSize
    var drop = lifted(items)
    var (main, cross) = (0.0, depth / 2)
    return Contestant(name) {
      main = main < Inputs.widths[0] ? main + 1 - down / 2 : 0
      cross += down
      if cross > depth {
        // The memory is forgotten now and then, as by a new drag.
        (cross, drop) = (0, lifted(items))
      }
      keep_number(Double(drop.dropIndex(atMain: main, cross: cross) ?? 0))
    }
  }
}
