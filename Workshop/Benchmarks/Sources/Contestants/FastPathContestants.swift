import FlowCore

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

    let path: FastPaths
    let items: @Sendable (_ count: Int) -> FlexItems

    /// The two ways to do it.
    package func contestants(_ count: Int) -> [Contestant] {
      let items = items(count)
      return [
        CoreContestants.engine(Name.on, items),
        CoreContestants.engine(Name.off, items, without: path),
      ]
    }
  }

  /// All paths.
  package static let all = [
    Work(name: "fast path of fixed items: plain wrap", path: .fixedItems, items: Inputs.chips),
    Work(
      name: "fast path of neighbors: items with limits", path: .neighbors,
      items: Inputs.limitedChips),
  ]
}
