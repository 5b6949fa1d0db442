import CAllocations
import FlowLayoutEngine

/// The engine's fast paths, each on the work that it is there for, against the plain steps.
package enum FastPathContestants {
  /// The names of the two in each race.
  package enum Name {
    /// The engine as it is.
    package static let on = "with its fast path"
    /// The engine with the one path switched off.
    package static let off = "step by step"
  }

  /// One path and its work.
  package struct Work: Sendable {
    /// Which path it is, and what is laid out.
    package let name: String

    /// The most items that it is measured with: the plain steps may take the square of their number.
    package var most = Int.max

    let contestant: @Sendable (_ name: String, _ count: Int, _ isOff: Bool) -> Contestant

    /// The two ways to do it.
    package func contestants(_ count: Int) -> [Contestant] {
      [contestant(Name.on, count, false), contestant(Name.off, count, true)]
    }
  }

  /// Items that are laid out, with a path or without.
  private static func solving(
    _ path: FastPaths, _ items: @escaping @Sendable (_ count: Int) -> FlexItems,
    _ change: @escaping @Sendable (inout FlexContainer) -> Void = { _ in }
  ) -> @Sendable (String, Int, Bool) -> Contestant {
    { name, count, isOff in
      CoreContestants.engine(name, items(count), without: isOff ? path : [], change)
    }
  }

  /// Items of which one is lifted and held over others.
  private static func dropping(
    _ lift: @escaping @Sendable (_ items: FlexItems) -> FlexDropFinder
  ) -> @Sendable (String, Int, Bool) -> Contestant {
    { name, count, isOff in
      let items = Inputs.chips(count)
      return Contestant(name) {
        var drop = lift(items)
        if isOff { drop.fastPaths.subtract(.nearbyIndices) }
        keep_number(Double(drop.dropIndex(atMain: 100, cross: 40) ?? 0))
      }
    }
  }

  /// All paths.
  package static let all = [
    Work(
      name: "fast path of fixed items: plain wrap", contestant: solving(.fixedItems, Inputs.chips)),
    Work(
      name: "fast path of fixed items: headers",
      contestant: solving(.fixedItems, Inputs.chipsWithHeaders)),
    Work(
      name: "fast path of neighbors: items with limits",
      contestant: solving(.neighbors, Inputs.limitedChips)),
    Work(
      name: "fast path of proportional items: photo rows",
      contestant: solving(.proportionalItems, Inputs.photos) {
        $0.proportions = Inputs.photoRows
      }),
    Work(
      name: "fast path of nearby places: an item over lines", most: 1000,
      contestant: dropping { items in
        let container = FlexContainer(
          mainSize: Inputs.widths[0], mainGap: Inputs.gap, crossGap: Inputs.gap)
        return FlexDropFinder(of: items.count / 2, from: items, in: container)
      }),
    Work(
      name: "fast path of nearby places: an item over a strip", most: 1000,
      contestant: dropping { items in
        let container = FlexContainer(mainGap: Inputs.gap, crossGap: Inputs.gap)
        let strip = FlexStrip(items, in: container, lines: 3, order: .shortestFirst)
        return FlexDropFinder(of: items.count / 2, from: strip)
      }),
  ]
}
