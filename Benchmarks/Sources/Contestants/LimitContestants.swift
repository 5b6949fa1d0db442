import FlowUI
import SwiftUI

/// Whole passes of a host on chips: `Flow` with and without a limit against `FlowLayout`.
package enum LimitContestants {
  /// What happens to the chips.
  package enum Scenario: String, CaseIterable, Sendable {
    /// They are new. A limit that is met takes a second round, which hides views and tells the indicator:
    /// it evaluates all views anew, while their making is not timed.
    case new = "Flow with new chips, whole pass of the host"
    /// The width changes by a point, and as much is shown as before.
    case resized = "Flow with another width, whole pass of the host"
  }

  /// The names of the contestants.
  package enum Name {
    /// The layout alone.
    package static let layout = "FlowLayout"
    /// `Flow` without a limit.
    package static let plain = "Flow"
    /// With a limit that all chips keep to.
    package static let notMet = "Flow, limit not met"
    /// With a limit of two lines.
    package static let met = "Flow, two lines"
    /// With separators between chips and lines.
    package static let separated = "Flow, separators"
  }

  /// Times all of them with `count` chips.
  @MainActor
  package static func run(_ scenario: Scenario, count: Int, in race: Race) -> [Timing] {
    let chips = Chips(count: count)
    return race.run([
      contestant(Name.layout, scenario) { FlowLayout { chips } },
      contestant(Name.plain, scenario) { flow(chips, maxLines: nil) },
      contestant(Name.notMet, scenario) { flow(chips, maxLines: .max) },
      contestant(Name.met, scenario) { flow(chips, maxLines: 2) },
      contestant(Name.separated, scenario) {
        Flow(chips.titles.indices, id: \.self) {
          Chip(title: chips.titles[$0])
        } itemSeparator: {
          Text("·")
        } lineSeparator: {
          Divider()
        }
      },
    ])
  }

  @MainActor
  private static func flow(_ chips: Chips, maxLines: Int?) -> some View {
    Flow(chips.titles.indices, id: \.self, maxLines: maxLines) {
      Chip(title: chips.titles[$0])
    } overflow: { more in
      Chip(title: "+\(more.count)")
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
