#if canImport(SwiftUI)
import FlowLayoutEngine
import SwiftUI
import TestSupport
import Testing

@testable import FlowLayoutUI

/// Sections of a lazy flow: headers, elements and footers are where a flow of all views has them, and a pinned header is
/// where CSS's sticky position puts it.
@MainActor @Suite("Sections of a lazy flow", .enabled(if: hasWindows))
struct LazySectionsTests {
  /// Scrolls a lazy shelf and one of all views to the same places.
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  private func compare(
    _ shelf: Shelf, _ style: Shelf.Style, _ generator: inout SeededGenerator,
    _ check:
      @MainActor (_ lazy: Hosted, _ eager: Hosted, _ name: Comment) throws ->
      Void
  ) async throws {
    let (eager, lazy) = (shelf.host(.eager), shelf.host(style))
    for _ in 0..<6 {
      let offset = generator.whole(0...600)
      try await scroll(lazy, to: offset, shelf.axis, times: 4)
      try await eager.follow(lazy)
      try check(lazy, eager, "\(shelf.albums), \(shelf.kind), at \(offset)")
    }
  }

  @Test(
    "a lazy flow of sections shows the frames of a FlowLayout of all headers, elements and footers",
    arguments: Album.Kind.allCases, [Axis.vertical, .horizontal])
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  fileprivate func shows(kind: Album.Kind, axis: Axis) async throws {
    var generator = SeededGenerator(seed: 5)
    for _ in 0..<tried(20) {
      // Declared sizes are exact where headers are alike.
      let albums = Album.drawn(&generator, depth: kind == .measured ? nil : 30)
      try await compare(Shelf(albums, kind, axis), .lazy, &generator) { lazy, eager, name in
        #expect(lazy.shownParts == eager.shownParts, name)
      }
    }
  }

  @Test(
    "a lazy flow of sections without headers, footers or both shows the frames of FlowLayout",
    arguments: Axis.allCases)
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  func fewerEdges(axis: Axis) async throws {
    var generator = SeededGenerator(seed: 7)
    for (hasHeaders, hasFooters) in [(true, false), (false, true), (false, false)] {
      for kind in Album.Kind.allCases {
        var shelf = Shelf(Album.drawn(&generator, depth: 30), kind, axis)
        (shelf.hasHeaders, shelf.hasFooters) = (hasHeaders, hasFooters)
        try await compare(shelf, .lazy, &generator) { lazy, eager, name in
          #expect(lazy.shownParts == eager.shownParts, name)
        }
      }
    }
  }

  @Test(
    "a lazy flow of sections with declared sizes is at once as long as a FlowLayout of all its views",
    arguments: [Album.Kind.declared, .proportional], [Axis.vertical, .horizontal])
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  fileprivate func depth(kind: Album.Kind, axis: Axis) async throws {
    let albums = (0..<3).map { Album(id: "s\($0)", count: 40, first: 100 * $0) }
    let shelf = Shelf(albums, kind, axis)
    let (lazy, eager) = (shelf.host(.lazy), shelf.host(.eager))
    try await update(lazy)
    let (flow, all) = (try #require(lazy.frame(of: "flow")), try #require(eager.frame(of: "flow")))
    #expect(axis == .vertical ? flow.height == all.height : flow.width == all.width)
  }

  @Test(
    "a section of a lazy flow may have a header without a footer, or a footer without a header",
    arguments: [true, false])
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  func parts(hasHeaders: Bool) async throws {
    let albums = [Album(id: "a", count: 2, first: 0), Album(id: "b", count: 1, first: 2)]
    func part(_ album: Album) -> some View { Color.blue.frame(height: 20).named(album.id) }
    func photo(_ photo: Photo) -> some View { Color.red.frame(photo.size).named(photo.id) }
    let host = Hosted(300, 400) {
      if hasHeaders {
        LazyFlow(albums, elements: \.photos, content: photo, header: part).itemSizes(\.size)
      } else {
        LazyFlow(
          albums, elements: \.photos, content: photo, header: { _ in EmptyView() }, footer: part
        )
        .itemSizes(\.size)
      }
    }
    try await host.settle()
    let top = try #require(host.frame(of: hasHeaders ? "a" : "p0")).minY
    let tops = ["p0", "p1", "p2", "a", "b"].map { (host.frame(of: $0)?.minY ?? .nan) - top }
    expectEqual(tops, (hasHeaders ? [28, 28, 104, 0, 76] : [0, 0, 76, 48, 124]))
  }

  @Test(
    "in a lazy flow, measured section headers keep their heights when the estimate for all headers changes"
  )
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  func samples() {
    let structure = SectionItems(sections: [0, 1, 2], hasHeaders: true, hasFooters: true)
    var contents = LazyContents(FlowLayout().rules, isDeclared: true)
    contents.declare((0..<2).declared { _ in CGSize(60, 40) }, structure)
    contents.take((24, 8))
    expectEqual(contents.items.memory.items.cross, [24, 40, 8, 24, 40, 8])
    contents.learn([(item: 3, depth: 50), (item: 5, depth: 20)], LazySlice(length: 300))
    contents.take((30, 12))
    expectEqual(contents.items.memory.items.cross, [30, 40, 12, 50, 40, 20])
    // Views that are about to go may be measured, though no item is known any more.
    var measured = LazyContents(FlowLayout().rules, isDeclared: false)
    measured.setItems(structure)
    measured.take((24, 8))
    #expect(measured.items.measured.isEmpty)
  }

  @Test(
    "a pinned section header stays at the viewport's edge until the end of its section pushes it out",
    arguments: Album.Kind.allCases, [Axis.vertical, .horizontal])
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  fileprivate func pinned(kind: Album.Kind, axis: Axis) async throws {
    var generator = SeededGenerator(seed: 6)
    for _ in 0..<tried(20) {
      let albums = Album.drawn(&generator).filter { !$0.photos.isEmpty }
      try await compare(Shelf(albums, kind, axis), .pinned, &generator) { lazy, eager, name in
        @MainActor func range(_ host: Hosted, _ part: String) throws -> (
          start: CGFloat, end: CGFloat
        ) {
          let frame = try #require(host.frame(of: part), name)
          return axis == .vertical ? (frame.minY, frame.maxY) : (frame.minX, frame.maxX)
        }
        let edge = try range(eager, "scroll").start
        for album in albums {
          let own = try range(eager, "header \(album.id)")
          let end = try range(eager, "footer \(album.id)").end
          let place = min(max(own.start, edge), end - (own.end - own.start))
          // Only what can be seen has to exist.
          guard end > edge, place < edge + Shelf.page else { continue }
          #expect(abs(try range(lazy, "header \(album.id)").start - place) < 1e-6, name)
        }
      }
    }
  }

  @Test(
    "a scroll position scrolls to a section by the section's identifier, and to an element by the element's",
    arguments: Album.Kind.allCases, [false, true])
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  fileprivate func jump(kind: Album.Kind, hasFooters: Bool) async throws {
    let target = Remote<String?>(nil)
    var shelf = Shelf((0..<40).map { Album(id: "s\($0)", count: 30, first: 100 * $0) }, kind)
    (shelf.target, shelf.hasFooters) = (target, hasFooters)
    let host = shelf.host(.lazy)
    try await update(host)
    let places = [
      ("s25", "header s25"), ("p3105", "p3105"), ("s39", "header s39"), ("s0", "header s0"),
    ]
    for (id, view) in places {
      target.set(id)
      try await update(host)
      expectEqual(host.frame(of: view)?.minY, 0)
    }
  }

  @Test(
    "a lazy flow may have no sections, a section without elements, or a header taller than the screen"
  )
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  func edges() async throws {
    let none = Shelf([], .measured).host(.pinned)
    try await update(none)
    #expect(none.shownParts.isEmpty)
    let empty = Shelf([Album(id: "a", count: 0, first: 0)], .measured).host(.pinned)
    try await update(empty)
    expectEqual(Set(empty.shownParts.keys), ["header a", "footer a"])
    var tall = [Album(id: "a", count: 30, first: 0), Album(id: "b", count: 30, first: 50)]
    tall[0].depth = 500
    let host = Shelf(tall, .measured).host(.pinned)
    try await scroll(host, to: 300, times: 4)
    expectEqual(host.frame(of: "header a")?.minY, 0)
  }

  @Test(
    "a lazy flow with pinnedHeaders but empty headers pins no other view, and realizes none far away"
  )
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  func headless() async throws {
    let albums = [Album(id: "a", count: 0, first: 0), Album(id: "b", count: 80, first: 0)]
    let host = Hosted(300, 200) {
      ScrollView {
        LazyFlow(albums, elements: \.photos) { photo in
          Color.red.frame(photo.size).named(photo.id)
        } header: { _ in
          EmptyView()
        }
        .pinnedHeaders()
      }
      .named("scroll")
    }
    try await update(host)
    expectEqual(host.frame(of: "p0")?.minY, 0)
    try await scroll(host, to: 600, times: 4)
    // The first one of the section stands where its header would.
    #expect(host.frame(of: "p0") == nil && host.frame(of: "p60") != nil)
  }

  @Test("elements with the same identifier in two sections of a lazy flow have a view each")
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  func copies() async throws {
    let albums = Remote(["a", "b"].map { Album(id: $0, count: 2, first: 0) })
    let host = Hosted(300, 200) {
      Bound(albums) { Shelf($0.wrappedValue, .declared, style: .lazy) }
    }
    func places() -> [CGFloat] {
      host.frames.filter { $0.identifier == "p0" }.map(\.frame.minY)
    }
    try await update(host)
    expectEqual(places().count, 2)
    let last = places().last
    albums.set([Album(id: "a", count: 0, first: 0), Album(id: "b", count: 2, first: 0)])
    try await update(host)
    #expect(places().count == 1 && places() != [last])
  }

  @Test(
    "an element that moves to another section of a lazy flow keeps its view",
    arguments: Album.Kind.allCases)
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  fileprivate func identity(kind: Album.Kind) async throws {
    let counts = ViewCounts()
    let (first, second) = (Album(id: "a", count: 2, first: 0), Album(id: "b", count: 1, first: 10))
    let albums = Remote([first, second])
    let host = Hosted(300, 200) {
      Bound(albums) { Shelf($0.wrappedValue, kind, style: .lazy, counts: counts) }
    }
    try await update(host)
    let made = counts.made
    var (shorter, longer) = (first, second)
    longer.photos.append(shorter.photos.removeFirst())
    albums.set([shorter, longer])
    try await update(host)
    let header = try #require(host.frame(of: "header b"))
    #expect(counts.made == made && host.frame(of: "p0").map { $0.minY > header.minY } == true)
  }

  @Test(
    "scrolling a lazy flow with pinned headers evaluates only new views, and reads data only if views change"
  )
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  func bodies() async throws {
    let (counts, reads) = (ViewCounts(), Locked(0))
    var albums = (0..<50).map { Album(id: "s\($0)", count: 40, first: 100 * $0) }
    for album in albums.indices {
      for photo in albums[album].photos.indices { albums[album].photos[photo].reads = reads }
    }
    var shelf = Shelf(albums, .declared)
    shelf.counts = counts
    let host = shelf.host(.pinned)
    try await update(host)
    var (steps, readByOthers) = (0, 0)
    for step in 1...80 {
      let (made, alive) = (counts.made, host.frames.count)
      counts.bodies = 0
      reads.with { $0 = 0 }
      try host.scroll(to: CGFloat(10 * step))
      try await host.settle()
      expectEqual(counts.bodies, counts.made - made)
      // Rows that are compared, or are given to a layout to place, are asked who they are.
      if counts.made > made || host.frames.count != alive {
        readByOthers += reads.with { $0 }
      } else {
        steps += 1
        expectEqual(reads.with { $0 }, 0)
      }
    }
    #expect(steps > 30 && readByOthers > 0)
  }
}

/// A section.
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
private struct Album: Identifiable, CustomStringConvertible {
  let id: String
  var photos: [Photo]
  var depth: CGFloat = 24

  /// The way in which the sizes of its photos are known.
  enum Kind: CaseIterable { case measured, declared, proportional }

  init(id: String, count: Int, first: Int) {
    self.id = id
    photos = (0..<count).map { Photo(id: "p\(first + $0)", size: CGSize(60, 40)) }
  }

  static func drawn(_ generator: inout SeededGenerator, depth: CGFloat? = nil) -> [Album] {
    (0..<generator.number(1...6)).map { index in
      var album = Album(id: "s\(index)", count: generator.number(0...24), first: 100 * index)
      for photo in album.photos.indices { album.photos[photo].size = .drawn(&generator) }
      album.depth = depth ?? generator.whole(10...60)
      return album
    }
  }

  var description: String { "\(id): \(photos.map(\.size)), \(depth)" }
}

/// An element of a section.
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
private struct Photo: Identifiable {
  private let name: String
  var size: CGSize
  /// How often any of them has been asked who it is.
  var reads: Locked<Int>?

  init(id: String, size: CGSize) { (name, self.size) = (id, size) }

  var id: String {
    reads?.with { $0 += 1 }
    return name
  }
}

/// A view that says when it is evaluated and made.
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
private struct PhotoView: View {
  let photo: Photo
  let isProportional: Bool
  let counts: ViewCounts?
  @State private var isMade = ChipView.Made()

  init(photo: Photo, isProportional: Bool, counts: ViewCounts?) {
    (self.photo, self.isProportional, self.counts) = (photo, isProportional, counts)
  }

  var body: some View {
    isMade.count(in: counts)
    return Group {
      if isProportional { Color.red } else { Color.red.frame(photo.size) }
    }
    .named(photo.id)
  }
}

/// Albums in a scroll view.
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
private struct Shelf: View {
  /// A flow of all views, a lazy one, and one whose headers stay.
  enum Style { case eager, lazy, pinned }

  static let page: CGFloat = 200

  let albums: [Album]
  var style = Style.eager
  let kind: Album.Kind
  let axis: Axis
  var hasHeaders = true
  var hasFooters = true
  /// The bound position, if any, which writes state whenever another view is the first one.
  var target: Remote<String?>?
  var counts: ViewCounts?

  init(
    _ albums: [Album], _ kind: Album.Kind, _ axis: Axis = .vertical, style: Style = .eager,
    counts: ViewCounts? = nil
  ) {
    (self.albums, self.kind, self.axis) = (albums, kind, axis)
    (self.style, self.counts) = (style, counts)
  }

  func host(_ style: Style) -> Hosted {
    var shelf = self
    shelf.style = style
    let size = CGSize(300, Self.page)
    return Hosted(size: axis == .vertical ? size : size.transposed) { shelf }
  }

  var body: some View {
    if let target {
      Bound(target) { scrollView.flowScrollPosition(id: $0, anchor: .top) }
    } else {
      scrollView
    }
  }

  private var isProportional: Bool { kind == .proportional }

  private var scrollView: some View {
    ScrollView(axis == .vertical ? .vertical : .horizontal) {
      let depth: CGFloat? = isProportional ? 60 : nil
      Group {
        if axis == .vertical {
          flow(FlowLayout(spacing: 6, targetRowHeight: depth, hugging: .never))
        } else {
          flow(VFlowLayout(spacing: 6, targetColumnWidth: depth, hugging: .never))
        }
      }
      .named("flow")
    }
    .named("scroll")
  }

  @ViewBuilder private func flow(_ layout: some FlowingLayout) -> some View {
    if style == .eager {
      layout {
        ForEach(albums) { album in
          if hasHeaders { header(album).flowFullLine() }
          ForEach(album.photos) { photo($0) }
          if hasFooters { footer(album).flowFullLine() }
        }
      }
    } else {
      switch (hasHeaders, hasFooters) {
      case (true, true): lazy(layout, header, footer)
      case (true, false): lazy(layout, header, noEdge)
      case (false, true): lazy(layout, noEdge, footer)
      case (false, false): lazy(layout, noEdge, noEdge)
      }
    }
  }

  private func lazy(
    _ layout: some FlowingLayout, _ header: @escaping (Album) -> some View,
    _ footer: @escaping (Album) -> some View
  ) -> some View {
    let flow = LazyFlow(
      albums, elements: \.photos, layout: layout, content: photo, header: header, footer: footer
    )
    .pinnedHeaders(style == .pinned)
    return switch kind {
    case .measured: flow
    case .declared: flow.itemSizes(\.size)
    case .proportional: flow.itemAspectRatios(\.size)
    }
  }

  private func photo(_ photo: Photo) -> some View {
    PhotoView(photo: photo, isProportional: isProportional, counts: counts)
      .flowAspectRatio(isProportional ? photo.size.width / photo.size.height : nil)
  }

  private func header(_ album: Album) -> some View { part(album.depth).named("header \(album.id)") }

  private func footer(_ album: Album) -> some View { part(8).named("footer \(album.id)") }

  private func noEdge(_ album: Album) -> EmptyView { EmptyView() }

  private func part(_ depth: CGFloat) -> some View {
    Color.blue
      .frame(width: axis == .vertical ? nil : depth, height: axis == .vertical ? depth : nil)
  }
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
extension Hosted {
  /// The frames of all that can be seen in the scroll view, by identifier, to a millionth of a point.
  fileprivate var shownParts: [String: CGRect] {
    let room = frame(of: "scroll") ?? .zero
    let shown = frames.filter {
      !["scroll", "flow"].contains($0.identifier) && $0.frame.intersects(room) && !$0.frame.isEmpty
    }
    // Behind these are the unseen ones that are measured.
    return Dictionary(shown.map { ($0.identifier, $0.frame.rounded) }) { first, _ in first }
  }
}
#endif
