import FlowUI
import SwiftUI
import Testing

/// Sections of a lazy flow: headers, elements and footers are where a flow of all views has them, and a pinned header is
/// where CSS's sticky position puts it.
@MainActor @Suite("Sections of a lazy flow", .stillClock)
struct LazySectionsTests {
  @Test(
    "at every offset it shows what a flow of all headers, elements and footers shows",
    arguments: Album.Kind.allCases, [Axis.vertical, .horizontal])
  func shows(kind: Album.Kind, axis: Axis) async throws {
    var generator = SeededGenerator(seed: 5)
    for _ in 0..<tried(20) {
      // What is declared is exact where headers are alike.
      let albums = Album.drawn(&generator, depth: kind == .measured ? nil : 30)
      let eager = Shelf.host(albums, .eager, kind, axis)
      let lazy = Shelf.host(albums, .lazy, kind, axis)
      for _ in 0..<6 {
        let offset = CGFloat(Int.random(in: 0...600, using: &generator))
        try await scroll(lazy, to: offset, axis)
        let reached = try lazy.visibleRect(of: "scroll").origin
        try eager.scroll("scroll", to: reached, beyondEnds: true)
        try eager.settle()
        #expect(lazy.shownParts == eager.shownParts, "\(albums), \(kind), at \(offset)")
      }
    }
  }

  @Test(
    "a pinned header stays at the edge until its section's end pushes it out",
    arguments: Album.Kind.allCases, [Axis.vertical, .horizontal])
  func pinned(kind: Album.Kind, axis: Axis) async throws {
    var generator = SeededGenerator(seed: 6)
    for _ in 0..<tried(20) {
      let albums = Album.drawn(&generator).filter { !$0.photos.isEmpty }
      let eager = Shelf.host(albums, .eager, kind, axis)
      let lazy = Shelf.host(albums, .pinned, kind, axis)
      for _ in 0..<6 {
        let offset = CGFloat(Int.random(in: 0...600, using: &generator))
        try await scroll(lazy, to: offset, axis)
        let visible = try lazy.visibleRect(of: "scroll")
        try eager.scroll("scroll", to: visible.origin, beyondEnds: true)
        try eager.settle()
        let start = try #require(eager.frame(of: "scroll")).minimum(along: axis)
        for album in albums {
          let own = try #require(eager.frame(of: "header \(album.id)"))
          let last = try #require(eager.frame(of: "footer \(album.id)"))
          let end = last.maximum(along: axis)
          let place = min(
            max(own.minimum(along: axis), start), end - own.length(along: axis))
          // Only what can be seen has to exist.
          guard end > start, place < start + Shelf.page else { continue }
          let seen = try #require(lazy.frame(of: "header \(album.id)"), "\(albums), \(offset)")
          #expect(abs(seen.minimum(along: axis) - place) < 1e-6, "\(albums), \(kind), \(offset)")
        }
      }
    }
  }

  @Test("a section is scrolled to by its identity, an element by its own")
  func jump() async throws {
    let albums = (0..<40).map { Album(id: "s\($0)", count: 30, first: 100 * $0) }
    for kind in Album.Kind.allCases {
      let handle = ShelfHandle(isBound: true)
      let host = Shelf.host(albums, .lazy, kind, .vertical, handle)
      try await update(host)
      handle.target?.wrappedValue = "s25"
      try await update(host)
      #expect(host.frame(of: "header s25")?.minY == 0, "\(kind)")
      handle.target?.wrappedValue = "p3105"
      try await update(host)
      #expect(host.frame(of: "p3105")?.minY == 0, "\(kind)")
    }
  }

  @Test("no section, one without elements, and a header taller than the screen")
  func edges() async throws {
    let none = Shelf.host([], .pinned, .measured, .vertical)
    try await update(none)
    #expect(none.shownParts.isEmpty)
    let empty = Shelf.host([Album(id: "a", count: 0, first: 0)], .pinned, .measured, .vertical)
    try await update(empty)
    #expect(Set(empty.shownParts.keys) == ["header a", "footer a"])
    var tall = [Album(id: "a", count: 30, first: 0), Album(id: "b", count: 30, first: 50)]
    tall[0].depth = 500
    let host = Shelf.host(tall, .pinned, .measured, .vertical)
    try await scroll(host, to: 300, .vertical)
    #expect(host.frame(of: "header a")?.minY == 0)
  }

  @Test("pinned headers that scroll evaluate no living row")
  func bodies() async throws {
    let albums = (0..<50).map { Album(id: "s\($0)", count: 40, first: 100 * $0) }
    let counts = ViewCounts()
    let host = Shelf.host(albums, .pinned, .declared, .vertical, counts: counts)
    try await update(host)
    for step in 1...40 {
      let made = counts.made
      counts.bodies = 0
      try host.scroll("scroll", to: CGPoint(x: 0, y: 20 * step))
      try host.settle()
      #expect(counts.bodies == counts.made - made)
    }
  }

  private func scroll(_ host: HeadlessHost, to offset: CGFloat, _ axis: Axis) async throws {
    for _ in 0..<4 {
      let point = axis == .vertical ? CGPoint(x: 0, y: offset) : CGPoint(x: offset, y: 0)
      try host.scroll("scroll", to: point)
      try await update(host)
    }
  }
}

/// A section.
struct Album: Identifiable, CustomStringConvertible {
  let id: String
  var photos: [Photo]
  var depth: CGFloat = 24

  /// What is known of its photos.
  enum Kind: CaseIterable { case measured, declared, proportional }

  init(id: String, count: Int, first: Int) {
    self.id = id
    photos = (0..<count).map {
      Photo(id: "p\(first + $0)", size: CGSize(width: 60, height: 40))
    }
  }

  static func drawn(_ generator: inout SeededGenerator, depth: CGFloat? = nil) -> [Album] {
    (0..<Int.random(in: 1...6, using: &generator)).map { index in
      var album = Album(
        id: "s\(index)", count: Int.random(in: 0...24, using: &generator), first: 100 * index)
      for photo in album.photos.indices { album.photos[photo].size = .drawn(&generator) }
      album.depth = depth ?? CGFloat(Int.random(in: 10...60, using: &generator))
      return album
    }
  }

  var description: String { "\(id): \(photos.map(\.size)), \(depth)" }
}

/// An element of a section.
struct Photo: Identifiable {
  let id: String
  var size: CGSize
}

/// A view that says when it is evaluated and made.
private struct PhotoView: View {
  let photo: Photo
  let kind: Album.Kind
  let counts: ViewCounts?
  @State private var isMade = ChipView.Made()

  init(photo: Photo, kind: Album.Kind, counts: ViewCounts?) {
    (self.photo, self.kind, self.counts) = (photo, kind, counts)
  }

  var body: some View {
    counts?.bodies += 1
    if !isMade.isCounted { counts?.made += 1 }
    isMade.isCounted = true
    return content.accessibilityIdentifier(photo.id)
  }

  @ViewBuilder private var content: some View {
    if kind == .proportional {
      Color.red
    } else {
      Color.red.frame(width: photo.size.width, height: photo.size.height)
    }
  }
}

/// Hands a test what a shelf is scrolled to.
@MainActor final class ShelfHandle {
  var target: Binding<String?>?
  let isBound: Bool

  init(isBound: Bool = false) { self.isBound = isBound }
}

/// Albums in a scroll view.
private struct Shelf: View {
  /// A flow of all views, a lazy one, and one whose headers stay.
  enum Style { case eager, lazy, pinned }

  static let page: CGFloat = 200

  let albums: [Album]
  let style: Style
  let kind: Album.Kind
  let axis: Axis
  let handle: ShelfHandle
  let counts: ViewCounts?
  @State private var target: String?

  static func host(
    _ albums: [Album], _ style: Style, _ kind: Album.Kind, _ axis: Axis,
    _ handle: ShelfHandle = ShelfHandle(), counts: ViewCounts? = nil
  ) -> HeadlessHost {
    let size =
      axis == .vertical ? CGSize(width: 300, height: page) : CGSize(width: page, height: 300)
    return HeadlessHost(size: size) {
      Shelf(albums: albums, style: style, kind: kind, axis: axis, handle: handle, counts: counts)
    }
  }

  init(
    albums: [Album], style: Style, kind: Album.Kind, axis: Axis, handle: ShelfHandle,
    counts: ViewCounts?
  ) {
    (self.albums, self.style, self.kind) = (albums, style, kind)
    (self.axis, self.handle, self.counts) = (axis, handle, counts)
  }

  var body: some View {
    handle.target = $target
    return bound
  }

  /// A bound position writes state whenever another view is the first one.
  @ViewBuilder private var bound: some View {
    if handle.isBound {
      scrollView.flowScrollPosition(id: $target, anchor: .top)
    } else {
      scrollView
    }
  }

  private var scrollView: some View {
    ScrollView(axis == .vertical ? .vertical : .horizontal) {
      if axis == .vertical {
        flow(FlowLayout(spacing: 6, targetRowHeight: target(of: kind), hugsLines: .never))
      } else {
        flow(VFlowLayout(spacing: 6, targetColumnWidth: target(of: kind), hugsLines: .never))
      }
    }
    .accessibilityIdentifier("scroll")
  }

  private func target(of kind: Album.Kind) -> CGFloat? { kind == .proportional ? 60 : nil }

  @ViewBuilder private func flow(_ layout: some FlowingLayout) -> some View {
    switch (style, kind) {
    case (.eager, _):
      layout {
        ForEach(albums) { album in
          header(album).flowFullLine()
          ForEach(album.photos) { photo($0) }
          footer(album).flowFullLine()
        }
      }
    case (_, .measured): lazy(layout, .measured)
    case (_, .declared): lazy(layout, .declared(\.size))
    case (_, .proportional): lazy(layout, .aspectRatio(\.size))
    }
  }

  private func lazy(_ layout: some FlowingLayout, _ sizes: FlowSizes<Photo>) -> some View {
    LazyFlow(
      albums, elements: \.photos, layout: layout, pinnedHeaders: style == .pinned, sizes: sizes
    ) {
      photo($0)
    } header: {
      header($0)
    } footer: {
      footer($0)
    }
  }

  private func photo(_ photo: Photo) -> some View {
    PhotoView(photo: photo, kind: kind, counts: counts)
      .flowAspectRatio(kind == .proportional ? photo.size.width / photo.size.height : nil)
  }

  private func header(_ album: Album) -> some View {
    part(.blue, album.depth)
      .accessibilityIdentifier("header \(album.id)")
  }

  private func part(_ color: Color, _ depth: CGFloat) -> some View {
    axis == .vertical
      ? color.frame(width: nil, height: depth) : color.frame(width: depth, height: nil)
  }

  private func footer(_ album: Album) -> some View {
    part(.green, 8)
      .accessibilityIdentifier("footer \(album.id)")
  }
}

extension HeadlessHost {
  /// The frames of all that can be seen in the scroll view, by identifier, to a millionth of a point.
  fileprivate var shownParts: [String: CGRect] {
    let room = frame(of: "scroll") ?? .zero
    var shown: [String: CGRect] = [:]
    for (identifier, frame) in frames where identifier != "scroll" && frame.intersects(room) {
      // Behind these are the unseen ones that are measured.
      if shown[identifier] == nil, frame.width > 0, frame.height > 0 {
        shown[identifier] = frame.rounded
      }
    }
    return shown
  }
}

extension CGRect {
  fileprivate var rounded: CGRect {
    func round(_ value: CGFloat) -> CGFloat { (value * 1e6).rounded() / 1e6 }
    return CGRect(x: round(minX), y: round(minY), width: round(width), height: round(height))
  }

  fileprivate func minimum(along axis: Axis) -> CGFloat { axis == .vertical ? minY : minX }
  fileprivate func maximum(along axis: Axis) -> CGFloat { axis == .vertical ? maxY : maxX }
  fileprivate func length(along axis: Axis) -> CGFloat { axis == .vertical ? height : width }
}
