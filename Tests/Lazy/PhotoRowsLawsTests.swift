#if canImport(SwiftUI)
import FlowLayoutUI
import SwiftUI
import TestSupport
import Testing

/// A photo of a wall.
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
private struct WallPhoto: Identifiable, Equatable {
  let id: Int
  var ratio: CGFloat

  static func drawn(
    _ count: Int, from first: Int = 0, _ generator: inout SeededGenerator
  ) -> [Self] {
    (first..<first + count).map { id in
      let isOdd = generator.one(in: 20)
      return WallPhoto(
        id: id, ratio: isOdd ? generator.pick([30, 0.02, 0, .nan]) : generator.real(0.5...2))
    }
  }
}

/// Counts the views that a wall asks for.
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
@MainActor private final class Views { var made = 0 }

/// Photos in a scroll view.
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
private struct Wall: View {
  let photos: [WallPhoto]
  let kind: ScreenOptions.Kind
  let layout: any FlowingLayout
  let views: Views

  init(
    _ photos: [WallPhoto], _ kind: ScreenOptions.Kind, _ layout: any FlowingLayout,
    _ views: Views = Views()
  ) {
    (self.photos, self.kind, self.layout, self.views) = (photos, kind, layout, views)
  }

  var body: some View {
    ScrollView(layout is FlowLayout ? .vertical : .horizontal) { AnyView(flow(layout)) }
      .named("scroll")
  }

  @ViewBuilder private func flow<Rows: FlowingLayout>(_ layout: Rows) -> some View {
    switch kind {
    case .eager: layout { ForEach(photos) { view($0).flowAspectRatio($0.ratio) } }
    case .declared:
      LazyFlow(photos, layout: layout) { view($0) }.itemAspectRatios { $0.ratio }
    case .measured: LazyFlow(photos, layout: layout) { view($0).flowAspectRatio($0.ratio) }
    }
  }

  private func view(_ photo: WallPhoto) -> some View {
    views.made += 1
    return Color.clear.named(photo.id)
  }
}

@MainActor @Suite("Laws of photo rows", .enabled(if: hasWindows))
struct PhotoRowsLawsTests {
  @Test(
    "lazy photo rows show the frames of a layout of all photos at any offset, after any changes",
    arguments: 0..<20)
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  func lazyRows(seed: UInt64) async throws {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<tried(20) {
      let isDeclared = generator.toss()
      let wrapping: FlowWrapping = isDeclared && generator.one(in: 4) ? .balanced : .greedy
      let hugs: FlowHugging = isDeclared ? .automatic : .never
      let (spacing, depth) = (generator.whole(0...8), generator.whole(20...90))
      if generator.toss() {
        let layout = FlowLayout(
          alignment: generator.toss() ? .center : .leading, spacing: spacing,
          lastLine: generator.toss() ? .stretch : nil, wrapping: wrapping, targetRowHeight: depth,
          rowHeightLimits: generator.toss() ? 15...100 : nil, hugging: hugs)
        try await compare(layout, isDeclared, .vertical, &generator)
      } else {
        let layout = VFlowLayout(
          spacing: spacing, wrapping: wrapping, targetColumnWidth: depth, hugging: hugs)
        try await compare(layout, isDeclared, .horizontal, &generator)
      }
    }
  }

  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  private func compare(
    _ layout: some FlowingLayout, _ isDeclared: Bool, _ axis: Axis,
    _ generator: inout SeededGenerator
  ) async throws {
    let photos = Remote(WallPhoto.drawn(generator.number(0...80), &generator))
    let direction = generator.direction()
    func host(
      _ kind: ScreenOptions.Kind, _ photos: Remote<[WallPhoto]>, _ size: CGSize
    ) -> Hosted {
      Hosted(size.width, size.height, direction) {
        Driven(photos) { Wall($0, kind, layout) }
      }
    }
    let lazy = host(isDeclared ? .declared : .measured, photos, CGSize(200, 200))
    let others = Remote(photos.initial)
    let eager = host(.eager, others, CGSize(200, 200))
    for wall in [lazy, eager] { try await update(wall) }
    var offset: CGFloat = 0
    for step in 0..<6 {
      var shown = photos.value
      switch generator.number(0...3) {
      case 0:
        let width = generator.whole(80...300)
        for host in [lazy, eager] { host.resize(width, 200) }
      case 1:
        let new = WallPhoto.drawn(2, from: 100 * (step + 1), &generator)
        shown.insert(contentsOf: new, at: generator.number(0...shown.count))
      case 2 where shown.count > 4: shown.removeSubrange(1..<3)
      default: break
      }
      if shown != photos.value { for remote in [photos, others] { remote.set(shown) } }
      // Measured photos are measured on the way.
      offset = max(0, offset + generator.whole(isDeclared ? -600...900 : -100...150))
      for scrolls in [false, true] {
        if scrolls { try lazy.scroll(to: offset, axis) }
        // From the first frame on, and for good.
        for host in [lazy, eager] { host.layOut() }
        for _ in 0..<2 {
          try await eager.follow(lazy)
          let differs = difference(lazy, eager)
          #expect(differs == nil, "step \(step) of \(layout), declared: \(isDeclared)")
          try await update(lazy)
        }
      }
    }
  }

  @Test(
    "of a hundred thousand photos in lazy rows, only those near the viewport are created, also after jumps"
  )
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  func nearby() async throws {
    var generator = SeededGenerator(seed: 3)
    let photos = (0..<100_000).map { WallPhoto(id: $0, ratio: generator.real(0.5...2)) }
    let (views, layout) = (Views(), FlowLayout(spacing: 4, targetRowHeight: 100))
    let host = Hosted(size: Screen.phone) { Wall(photos, .declared, layout, views) }
    try await host.settle()
    let page = host.visibleChips.count
    for offset in [0, 1_000_000, 2_000_000, 5000] as [CGFloat] {
      try host.scroll(to: offset)
      views.made = 0
      try await host.settle()
      #expect(host.aliveChips <= 3 * page)
      #expect(views.made <= 3 * page)
      #expect(host.visibleChips.count > page / 2)
    }
  }

  @Test(
    "a jump to a photo of declared aspect ratio in a lazy flow shows the photo at the top, in one update"
  )
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  func jumps() async throws {
    var generator = SeededGenerator(seed: 5)
    let photos = WallPhoto.drawn(2000, &generator)
    let layout = FlowLayout(spacing: 4, targetRowHeight: 60)
    let target = Remote<Int?>(nil)
    let host = Hosted(size: Screen.phone) {
      Bound(target) { target in
        Wall(photos, .declared, layout).flowScrollPosition(id: target, anchor: .top)
      }
    }
    try await host.settle()
    for index in [700, 3, 1500] {
      target.set(index)
      try await host.settle(rounds: 0...2)
      expectEqual(host.frame(of: "\(index)").map { abs($0.minY) < 1e-6 }, true)
    }
  }

  @Test(
    "lazy photo rows of zero width create no views, and only the necessary ones once they have a width"
  )
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  func noWidth() async throws {
    var generator = SeededGenerator(seed: 6)
    let photos = WallPhoto.drawn(20_000, &generator)
    let (views, layout) = (Views(), FlowLayout(spacing: 0, targetRowHeight: 100))
    let host = Hosted(0, 800) { Wall(photos, .declared, layout, views) }
    try await host.settle()
    expectEqual(views.made, 0)
    host.resize(Screen.phone)
    try await host.settle()
    #expect(host.visibleChips.count > 10 && views.made < 200)
  }
}
#endif
