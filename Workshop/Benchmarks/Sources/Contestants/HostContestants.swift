import CAllocations
import FlowLayoutEngine
import FlowLayoutUI
import SwiftUI
import TestSupport

/// Whole layout passes of a host on a screenful of new views: sizing, placing, and the measuring that
/// placing asks for.
///
/// Each pass has views of its own, whose making is not timed, so that no answer is remembered from an
/// earlier pass. What the host itself does in a pass is the contestant `LayoutContestants.Name.host`.
package enum HostContestants {
  /// The content of the layout.
  package enum Content: String, CaseIterable, Sendable {
    /// Text with padding on a capsule, as in the articles.
    case chips = "new chips, whole pass of the host"
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

  /// Returns the heap allocations of a host for `count` chips, each with a name, and for reading their frames.
  @MainActor
  package static func memory(ofChips count: Int) -> Allocations? {
    let chips = Chips(count: count)
    return Allocations.during {
      MainActor.assumeIsolated {
        let host = screen(FlowLayout()) {
          ForEach(chips.titles.indices, id: \.self) { index in
            Chip(title: chips.titles[index]).accessibilityIdentifier("\(index)")
          }
        }
        keep_number(Double(host.frames.count))
      }
    }
  }

  /// Returns the heap allocations of a display list of `count` chips, and of making it.
  @MainActor
  package static func memory(ofChipsInDisplayList count: Int) -> Allocations? {
    let host = screen(FlowLayout()) { Chips(count: count) }
    keep_number(host.size.height)
    return Allocations.during {
      MainActor.assumeIsolated { keep_number(Double(host.displayList.count)) }
    }
  }

  @MainActor
  private static func contestant(
    _ name: String, _ layout: some Layout, _ content: Content, _ count: Int
  ) -> Contestant {
    let probes = Probes(count: count)
    let chips = Chips(count: count)
    return Contestant(
      name,
      preparing: {
        MainActor.assumeIsolated {
          switch content {
          case .chips: screen(layout) { chips }
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

/// Tags as the articles draw them.
struct Chips: View {
  let titles: [String]

  init(titles: [String]) { self.titles = titles }

  init(count: Int) {
    var generator = SeededGenerator(44)
    let letters = Array("etaoinshrdlucmfwypvbgkjqxz")
    titles = (0..<count).map { _ in
      String(
        (0..<Int.random(in: 2...14, using: &generator)).map { _ in
          letters[Int.random(in: 0..<letters.count, using: &generator)]
        })
    }
  }

  var body: some View {
    ForEach(titles.indices, id: \.self) { Chip(title: titles[$0]) }
  }
}

/// One of them.
struct Chip: View {
  let title: String

  var body: some View {
    Text(title)
      .padding(.horizontal, 12)
      .padding(.vertical, 8)
      .background(Capsule().fill(Color.blue.opacity(0.2)))
  }
}
