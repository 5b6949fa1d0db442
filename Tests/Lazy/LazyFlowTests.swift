#if canImport(SwiftUI)
import FlowLayoutUI
import SwiftUI
import Testing

/// A screen of a lazy flow of chips, and where it is scrolled to.
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
struct LazyScreen: View {
  enum Kind: CaseIterable { case eager, declared, measured }

  struct Place {
    var ids: [Int]
    var position = ScrollPosition(idType: Int.self)
  }

  let kind: Kind
  let place: Remote<Place>
  var rows = FlowLayout()
  var isHorizontal = false
  var header: CGFloat = 0
  let record: Record

  var body: some View {
    Bound(place) { place in
      ScrollView(isHorizontal ? .horizontal : .vertical) {
        if isHorizontal {
          flow(place, VFlowLayout())
        } else {
          VStack(alignment: .leading, spacing: 0) {
            Ink.white.color.frame(width: header, height: header)
            flow(place, rows)
          }
        }
      }
      .flowScrollPosition(place.position)
    }
  }

  @ViewBuilder private func flow(_ place: Binding<Place>, _ layout: some FlowingLayout) -> some View
  {
    let ids = place.wrappedValue.ids
    switch kind {
    case .eager: layout { ForEach(ids, id: \.self) { chip($0) } }
    case .declared:
      LazyFlow(ids, id: \.self, layout: layout) { chip($0) }.itemSizes(Self.size)
    case .measured:
      LazyFlow(ids, id: \.self, layout: layout) { chip($0) }
    }
  }

  private func chip(_ id: Int) -> InkChip {
    InkChip(id, Self.size(id).width, Self.size(id).height, in: record)
  }

  /// From 16 × 8 to 64 × 24 points.
  static func size(_ id: Int) -> CGSize {
    CGSize(width: 16 + id * 37 % 49, height: 8 + id * 11 % 17)
  }
}

/// `LazyFlow` in a window of 200 points, beside `FlowLayout` in another one.
@MainActor @Suite("LazyFlow in a window", .enabled(if: hasWindows))
struct LazyFlowTests {
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  private struct Pair {
    let places: [Remote<LazyScreen.Place>]
    let lazy: Hosted
    let eager: Hosted

    /// Goes on until both show the same, in which measured flows may need some updates.
    @MainActor func settle() async throws {
      try await eager.settle()
      try await lazy.settle { isSame }
    }

    @MainActor var isSame: Bool {
      let (shown, wanted) = (lazy.shown, eager.shown)
      return !wanted.isEmpty && shown.keys == wanted.keys
        && shown.allSatisfy { id, frame in
          wanted[id].map { abs($0.minX - frame.minX) + abs($0.minY - frame.minY) < 0.01 } == true
        }
    }

    @MainActor func scroll(_ change: (inout ScrollPosition) -> Void) {
      for place in places { change(&place.value.position) }
    }
  }

  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  private func pair(
    _ kind: LazyScreen.Kind, count: Int = 200, rows: FlowLayout = FlowLayout(),
    isHorizontal: Bool = false, header: CGFloat = 0, direction: LayoutDirection = .leftToRight
  ) async throws -> Pair {
    let places = [0, 1].map { _ in Remote(LazyScreen.Place(ids: Array(0..<count))) }
    let hosts = zip([kind, .eager], places).map { kind, place in
      Hosted(width: 200, height: 200) { record in
        LazyScreen(
          kind: kind, place: place, rows: rows, isHorizontal: isHorizontal, header: header,
          record: record
        )
        .environment(\.layoutDirection, direction)
      }
    }
    let pair = Pair(places: places, lazy: hosts[0], eager: hosts[1])
    try await pair.settle()
    return pair
  }

  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  private func hosted(
    _ kind: LazyScreen.Kind, _ place: Remote<LazyScreen.Place>
  ) async throws -> Hosted {
    let hosted = Hosted(width: 200, height: 200) { record in
      LazyScreen(kind: kind, place: place, record: record)
    }
    try await hosted.settle()
    return hosted
  }

  @Test(
    "a lazy flow shows the frames of FlowLayout, wherever it is scrolled to",
    arguments: [LazyScreen.Kind.declared, .measured], [0, 37, 400, 900] as [CGFloat])
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  func scrolling(kind: LazyScreen.Kind, y: CGFloat) async throws {
    let pair = try await pair(kind)
    pair.scroll { $0.scrollTo(y: y) }
    try await pair.settle()
    #expect(pair.isSame)
    #expect(pair.eager.shown.count > 10)
  }

  @Test(
    "a lazy flow realizes only views near the viewport",
    arguments: [LazyScreen.Kind.declared, .measured])
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  func window(kind: LazyScreen.Kind) async throws {
    let pair = try await pair(kind)
    let page = pair.eager.shown.count
    for y in [0, 400, 900, 0] as [CGFloat] {
      pair.scroll { $0.scrollTo(y: y) }
      try await pair.settle()
      try await pair.lazy.settle()
      #expect(pair.isSame)
      // Half a page more on both sides, whole lines, and a batch that is being measured.
      #expect(pair.lazy.record.alive.count < 4 * page + 32)
    }
    expectEqual(pair.eager.record.alive.count, 200)
  }

  @Test(
    "a lazy flow aligns its rows as FlowLayout does, with every alignment",
    arguments: FlowAlignment.allCases)
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  func alignment(alignment: FlowAlignment) async throws {
    let pair = try await pair(.declared, rows: FlowLayout(alignment: alignment))
    #expect(pair.isSame)
    pair.scroll { $0.scrollTo(y: 500) }
    try await pair.settle()
    #expect(pair.isSame)
  }

  @Test(
    "a lazy flow is mirrored from right to left as FlowLayout is",
    arguments: [LazyScreen.Kind.declared, .measured])
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  func rightToLeft(kind: LazyScreen.Kind) async throws {
    let pair = try await pair(kind, direction: .rightToLeft)
    #expect(pair.isSame)
  }

  @Test(
    "a lazy flow of columns scrolls sideways, and shows the frames of VFlowLayout",
    arguments: [LazyScreen.Kind.declared, .measured], [0, 450] as [CGFloat])
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  func columns(kind: LazyScreen.Kind, x: CGFloat) async throws {
    let pair = try await pair(kind, isHorizontal: true)
    pair.scroll { $0.scrollTo(x: x) }
    try await pair.settle()
    #expect(pair.isSame)
  }

  @Test(
    "a lazy flow below another view shows the frames of FlowLayout",
    arguments: [LazyScreen.Kind.declared, .measured], [0, 300] as [CGFloat])
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  func header(kind: LazyScreen.Kind, y: CGFloat) async throws {
    let pair = try await pair(kind, header: 90)
    pair.scroll { $0.scrollTo(y: y) }
    try await pair.settle()
    #expect(pair.isSame)
  }

  @Test(
    "a scroll position scrolls a lazy flow in a window to a view that does not exist yet",
    arguments: [LazyScreen.Kind.declared, .measured], [120, 5, 150])
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  func jump(kind: LazyScreen.Kind, id: Int) async throws {
    let place = Remote(LazyScreen.Place(ids: Array(0..<200)))
    let hosted = try await hosted(kind, place)
    place.value.position.scrollTo(id: id, anchor: .top)
    try await hosted.settle { hosted.hasOnTop(id) }
    #expect(hosted.hasOnTop(id))
  }

  @Test(
    "an insertion above the viewport of a lazy flow neither moves nor recreates the first visible view",
    arguments: [LazyScreen.Kind.declared, .measured], [1, 40])
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  func insertion(kind: LazyScreen.Kind, count: Int) async throws {
    let place = Remote(LazyScreen.Place(ids: Array(0..<200)))
    let hosted = try await hosted(kind, place)
    place.value.position.scrollTo(id: 120, anchor: .top)
    try await hosted.settle { hosted.hasOnTop(120) }
    place.value.ids.insert(contentsOf: 1000..<1000 + count, at: 0)
    try await hosted.settle { hosted.hasOnTop(120) }
    #expect(hosted.hasOnTop(120))
    expectEqual(hosted.record.appearances[120], 1)
  }

  @Test(
    "a removal above the viewport of a lazy flow leaves the first visible view where it is",
    arguments: [LazyScreen.Kind.declared, .measured])
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  func removal(kind: LazyScreen.Kind) async throws {
    let place = Remote(LazyScreen.Place(ids: Array(0..<200)))
    let hosted = try await hosted(kind, place)
    place.value.position.scrollTo(id: 120, anchor: .top)
    try await hosted.settle { hosted.hasOnTop(120) }
    place.value.ids.removeFirst(50)
    try await hosted.settle { hosted.hasOnTop(120) }
    #expect(hosted.hasOnTop(120))
  }

  @Test(
    "a lazy flow whose width changes and changes back keeps the first visible view at the top",
    arguments: [LazyScreen.Kind.declared, .measured], [320, 120] as [CGFloat])
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  func rotation(kind: LazyScreen.Kind, width: CGFloat) async throws {
    let place = Remote(LazyScreen.Place(ids: Array(0..<200)))
    let hosted = try await hosted(kind, place)
    place.value.position.scrollTo(id: 120, anchor: .top)
    try await hosted.settle { hosted.hasOnTop(120) }
    for width in [width, 200] {
      try await hosted.resize(width: width, height: 200)
      try await hosted.settle { hosted.hasOnTop(120) }
      #expect(hosted.hasOnTop(120))
    }
  }

  @Test(
    "a lazy flow shows its current data after all elements are replaced",
    arguments: [LazyScreen.Kind.declared, .measured])
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  func data(kind: LazyScreen.Kind) async throws {
    let place = Remote(LazyScreen.Place(ids: Array(0..<200)))
    let hosted = try await hosted(kind, place)
    for ids in [[], [3], Array(100..<300), [5, 4]] {
      place.value.ids = ids
      try await hosted.settle { hosted.shown.isEmpty == ids.isEmpty }
      let fresh = try await self.hosted(.eager, Remote(LazyScreen.Place(ids: ids)))
      try await hosted.settle { hosted.shown == fresh.shown }
      expectEqual(hosted.shown, fresh.shown)
    }
  }

  @Test("a lazy flow outside of a scroll view realizes every view", arguments: [true, false])
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  func outside(isDeclared: Bool) async throws {
    let hosted = Hosted(width: 200, height: 400) { record in
      let flow = LazyFlow(0..<30, id: \.self) { InkChip($0, in: record) }
      isDeclared ? flow.itemSizes { _ in CGSize(width: 8, height: 8) } : flow
    }
    try await hosted.settle { hosted.shown.count == 30 }
    expectEqual(hosted.shown.count, 30)
    expectEqual(hosted.picture.art, "r.g.b.c.m.r.g.b.c.m.r.g.b//c.m.r.g.b.c.m.r.g.b.c.m.r//g.b.c.m")
  }
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
extension Hosted {
  /// Whether a view begins where the window does.
  fileprivate func hasOnTop(_ id: Int) -> Bool { shown[id].map { abs($0.minY) < 0.01 } == true }
}
#endif
