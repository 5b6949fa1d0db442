import FlowLayoutUI
import SwiftUI

// Everything here belongs to the main actor, as in an app that Xcode 26 or newer has created: types, their conformances
// and closures.

struct Tag: Identifiable, Hashable {
  let id: Int
  var name: String
  var isPinned = false
  var size = CGSize(width: 60, height: 30)

  static let some = (1...40).map { Tag(id: $0, name: "Tag \($0)") }
}

struct Album: Identifiable {
  let id: Int
  let title: String
  var tags: [Tag]
}

struct Chip: View {
  let tag: Tag
  @Environment(\.isLiftedInFlow) private var isLifted

  init(_ tag: Tag) { self.tag = tag }

  var body: some View {
    Text(tag.name)
      .frame(width: 60, height: 30)
      .opacity(isLifted ? 0.5 : 1)
      .accessibilityIdentifier(tag.name)
  }
}

/// A layout, and a container with everything that it takes closures for.
struct EagerScreen: View {
  @State private var tags = Tag.some
  @State private var isExpanded = false
  @FocusState private var focused: Int?

  var body: some View {
    FlowLayout(alignment: .center, spacing: 8) {
      // No ForEach: the stand-in would call its closure where SwiftUI calls layouts.
      Button("Remove") { tags.removeAll { $0.id == 1 } }.accessibilityIdentifier("remove 1")
      Text("Tags").flowGrow()
    }
    Flow($tags, editActions: .move, layout: FlowLayout(spacing: 6)) { $tag in
      Chip(tag).focused($focused, equals: tag.id)
    }
    .maxLines(2, isExpanded: isExpanded) { more in
      Button("\(more.count) more") { isExpanded.toggle() }.accessibilityIdentifier("more")
    }
    .itemSeparator { Text(verbatim: "·") }
    .priority { $0.isPinned ? 1 : 0 }
    .moveDisabled { $0.isPinned }
    .onMove { tags.move(fromOffsets: $0, toOffset: $1) }
    .dropDestination(for: String.self) { names, index in
      tags.insert(contentsOf: names.map { Tag(id: 100 + $0.count, name: $0) }, at: index)
    }
    .flowFocusNavigation($focused)
  }
}

/// The lazy containers.
struct LazyScreen: View {
  @State private var tags = (1...4_000).map { Tag(id: $0, name: "Tag \($0)") }
  @State private var scrolled: Int?

  var body: some View {
    ScrollView {
      LazyFlow($tags, editActions: .move) { $tag in Chip(tag) }
        .itemSizes { $0.size }
    }
    .frame(height: 200)
    .flowScrollPosition(id: $scrolled)
    Button("Last") { scrolled = tags.last?.id }.accessibilityIdentifier("last")
    ScrollView {
      LazyFlow([Album(id: 0, title: "All", tags: tags)], elements: \.tags) { tag in
        Chip(tag)
      } header: { album in
        Text(album.title)
      }
      .pinnedHeaders()
    }
    .frame(height: 100)
    ScrollView {
      LazyWaterfall(tags, columns: 2) { Chip($0) }.itemAspectRatios { $0.size }
    }
    .frame(height: 100)
    ScrollView(.horizontal) {
      LazyStrip(tags, lines: 2) { Chip($0) }.lineByLine { $0.size }
    }
    .frame(height: 80)
  }
}
