import FlowLayoutUI
import SwiftUI

/// Whole passes of a host on chips: `Flow` with and without a limit against `FlowLayout`.
package enum LimitContestants {
  /// The change to the chips.
  package enum Scenario: String, CaseIterable, Sendable {
    /// They are made, and laid out for the first time: views that follow from what is shown are made in the
    /// pass, so that nothing less can be compared. A limit that is met takes a second round, which hides views.
    case made = "Flow with chips that are made, and whole pass of the host"
    /// They are new; those that are made before the first pass are not timed.
    case new = "Flow with new chips, whole pass of the host"
    /// The width changes by a point, and as much is shown as before.
    case resized = "Flow with another width, whole pass of the host"
  }

  /// The names of the contestants.
  package enum Name {
    /// The layout alone.
    package static let layout = "FlowLayout"
    /// The layout alone, with no more chips than two lines show.
    package static let shown = "FlowLayout of what two lines show"
    /// `Flow` without a limit, of the rows that one with two lines makes before its first layout.
    package static let firstRows = "Flow of the rows that two lines make"
    /// The layout alone, with separators that are views like others.
    package static let items = "FlowLayout, separators as items"
    /// `Flow` without a limit.
    package static let plain = "Flow"
    /// With a limit that all chips keep to.
    package static let notMet = "Flow, limit not met"
    /// With a limit of two lines.
    package static let met = "Flow, two lines"
    /// The same, whatever the count, with a hundred chips.
    package static let metByFew = "Flow, two lines of 100"
    /// With a limit of two lines, which the most important chips fill.
    package static let byPriority = "Flow, two lines by priority"
    /// With separators between chips.
    package static let itemSeparators = "Flow, item separators"
    /// With separators between chips and lines.
    package static let separated = "Flow, separators"
  }

  /// Times all of them with `count` chips.
  ///
  /// Beyond 10⁴ only what does not make all of them: a host's views take more than a kilobyte each.
  @MainActor
  package static func run(_ scenario: Scenario, count: Int, in race: Race) -> [Timing] {
    let chips = Chips(count: count)
    let shown = Chips(titles: Array(chips.titles.prefix(shownCount(of: chips))))
    let few = Chips(titles: Array(chips.titles.prefix(100)))
    let limited = [
      contestant(Name.shown, scenario) { FlowLayout { shown } },
      contestant(Name.firstRows, scenario) {
        Flow(0..<min(32, count)) { Chip(title: chips.titles[$0]) }
      },
      contestant(Name.metByFew, scenario) { flow(few, maxLines: 2) },
      contestant(Name.met, scenario) { flow(chips, maxLines: 2) },
      contestant(Name.byPriority, scenario) { flow(chips, maxLines: 2) { Double($0 % 7) } },
    ]
    if count > 10_000 { return race.run(limited) }
    return race.run(
      [
        contestant(Name.layout, scenario) { FlowLayout { chips } },
        contestant(Name.plain, scenario) {
          Flow(chips.titles.indices, id: \.self) { Chip(title: chips.titles[$0]) }
        },
        contestant(Name.notMet, scenario) { flow(chips, maxLines: .max) },
      ] + limited + separated(chips, scenario))
  }

  @MainActor
  private static func separated(_ chips: Chips, _ scenario: Scenario) -> [Contestant] {
    let titles = chips.titles
    return [
      contestant(Name.items, scenario) {
        FlowLayout {
          ForEach(titles.indices, id: \.self) { index in
            if index > 0 { Text("·") }
            Chip(title: titles[index])
          }
        }
      },
      contestant(Name.itemSeparators, scenario) {
        Flow(titles.indices, id: \.self) {
          Chip(title: titles[$0])
        }
        .itemSeparator {
          Text("·")
        }
      },
      contestant(Name.separated, scenario) {
        Flow(titles.indices, id: \.self) {
          Chip(title: titles[$0])
        }
        .itemSeparator {
          Text("·")
        }
        .lineSeparator {
          Divider()
        }
      },
    ]
  }

  @MainActor
  private static func flow(
    _ chips: Chips, maxLines: Int?, priority: ((Int) -> Double)? = nil
  ) -> some View {
    let titles = chips.titles
    return Flow(titles.indices, id: \.self) {
      Chip(title: titles[$0])
    }
    .maxLines(maxLines) { more in
      Chip(title: "+\(more.count)")
    }
    .priority(priority)
  }

  /// How many chips two lines show.
  @MainActor
  private static func shownCount(of chips: Chips) -> Int {
    let host = HeadlessHost(size: CGSize(width: 390, height: 800)) { flow(chips, maxLines: 2) }
    return host.displayList.count {
      if case .text = $0.content { $0.color.opacity > 0 } else { false }
    }
  }

  @MainActor
  private static func contestant(
    _ name: String, _ scenario: Scenario,
    @ViewBuilder _ content: @escaping @MainActor () -> some View
  ) -> Contestant {
    func host() -> HeadlessHost {
      MainActor.assumeIsolated {
        HeadlessHost(size: CGSize(width: 390, height: 800)) { content() }
      }
    }
    switch scenario {
    case .made:
      return Contestant(name, preparing: Place.init) { place in
        MainActor.assumeIsolated {
          place.host = host()
          _ = place.host?.size
        }
      }
    case .new:
      return Contestant(name, preparing: host) { host in
        MainActor.assumeIsolated { _ = host.size }
      }
    case .resized:
      let host = host()
      var isWider = false
      return Contestant(name) {
        MainActor.assumeIsolated {
          isWider.toggle()
          host.resize(CGSize(width: isWider ? 391 : 390, height: 800))
          _ = host.size
        }
      }
    }
  }
}

/// Keeps a host until its time is taken: letting go of it is not timed.
private final class Place {
  var host: HeadlessHost?
}
