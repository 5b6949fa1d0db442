import FlowUI
import SwiftUI

/// Whole passes of a host on new chips: `Flow` with and without a limit against `FlowLayout`.
///
/// A pass includes the second round of an update, in which a limit that is met tells its indicator.
package enum LimitContestants {
  /// The name of the group.
  package static let group = "Flow with new chips, whole pass of the host"

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
  package static func run(count: Int, in race: Race) -> [Timing] {
    let chips = Chips(count: count)
    return race.run([
      contestant(Name.layout) { FlowLayout { chips } },
      contestant(Name.plain) { flow(chips, maxLines: nil) },
      contestant(Name.notMet) { flow(chips, maxLines: .max) },
      contestant(Name.met) { flow(chips, maxLines: 2) },
      contestant(Name.separated) {
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
    _ name: String, @ViewBuilder _ content: @escaping @MainActor () -> some View
  ) -> Contestant {
    Contestant(
      name,
      preparing: {
        MainActor.assumeIsolated {
          HeadlessHost(size: CGSize(width: 390, height: 800)) { content() }
        }
      },
      pass: { host in MainActor.assumeIsolated { _ = host.size } })
  }
}
