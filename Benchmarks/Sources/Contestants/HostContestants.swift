import FlowCore
import FlowUI
import SwiftUI

/// Whole layout passes of a host on a screenful of new views: sizing, placing, and the measuring that
/// placing asks for.
///
/// Each pass has views of its own, whose making is not timed, so that no answer is remembered from an
/// earlier pass. What the host itself does in a pass is the contestant `LayoutContestants.Name.host`.
package enum HostContestants {
  /// What lies in the layout.
  package enum Content: String, CaseIterable, Sendable {
    /// Views that answer a fixed size at once.
    case probes = "new probes, whole pass of the host"
  }

  /// Times all layouts with `count` views.
  @MainActor
  package static func run(_ content: Content, count: Int, in race: Race) -> [Timing] {
    race.run([
      contestant(LayoutContestants.Name.host, HostsShare(), content, count),
      contestant(LayoutContestants.Name.article, ArticleLayout(), content, count),
      contestant(LayoutContestants.Name.cached, CachedArticleLayout(), content, count),
      contestant(LayoutContestants.Name.flow, FlowLayout(), content, count),
    ])
  }

  @MainActor
  private static func contestant(
    _ name: String, _ layout: some Layout, _ content: Content, _ count: Int
  ) -> Contestant {
    let probes = Probes(count: count)
    return Contestant(
      name,
      preparing: {
        MainActor.assumeIsolated {
          switch content {
          case .probes: screen(layout) { probes }
          }
        }
      },
      pass: { host in MainActor.assumeIsolated { _ = host.size } })
  }

  @MainActor
  private static func screen(
    _ layout: some Layout, @ViewBuilder content: () -> some View
  ) -> HeadlessHost {
    HeadlessHost(size: CGSize(width: 390, height: 800)) { AnyLayout(layout) { content() } }
  }
}
