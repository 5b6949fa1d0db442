import FlowUI
import SwiftUI
import Testing

/// A photo of a wall.
private struct WallPhoto: Identifiable, Equatable {
  let id: Int
  var ratio: CGFloat

  static func drawn(_ count: Int, from first: Int, _ generator: inout SeededGenerator) -> [Self] {
    (first..<first + count).map { id in
      let isOdd = Int.random(in: 0..<20, using: &generator) == 0
      let odd: [CGFloat] = [30, 0.02, 0, .nan]
      return WallPhoto(
        id: id,
        ratio: isOdd
          ? odd[Int.random(in: 0..<4, using: &generator)]
          : CGFloat.random(in: 0.5...2, using: &generator))
    }
  }
}

/// How a wall is made.
private enum WallKind: CaseIterable { case eager, declared, measured }

/// What a test changes while a wall is shown.
@MainActor private final class WallHandle {
  var photos: Binding<[WallPhoto]>?
  var made = 0
}

/// Photos in a scroll view.
private struct Wall<Rows: FlowingLayout>: View {
  let kind: WallKind
  let layout: Rows
  let handle: WallHandle
  @State private var photos: [WallPhoto]

  init(_ photos: [WallPhoto], _ kind: WallKind, _ layout: Rows, _ handle: WallHandle) {
    (self.kind, self.layout, self.handle) = (kind, layout, handle)
    _photos = State(initialValue: photos)
  }

  var body: some View {
    handle.photos = $photos
    return ScrollView(layout is FlowLayout ? .vertical : .horizontal) {
      switch kind {
      case .eager: layout { ForEach(photos) { view($0).flowAspectRatio($0.ratio) } }
      case .declared:
        LazyFlow(photos, layout: layout, sizes: .aspectRatio { $0.ratio }) { view($0) }
      case .measured:
        LazyFlow(photos, layout: layout) { photo in view(photo).flowAspectRatio(photo.ratio) }
      }
    }
    .accessibilityIdentifier("scroll")
  }

  private func view(_ photo: WallPhoto) -> some View {
    handle.made += 1
    return Color.clear.accessibilityIdentifier("\(photo.id)")
  }
}

@MainActor @Suite("Laws of photo rows")
struct PhotoRowsLawsTests {
  @Test(
    "lazy rows are those of the layout, at any offset and after any history", arguments: 0..<20)
  func lazyRows(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<tried(20) {
      if Bool.random(using: &generator) {
        var layout = FlowLayout(
          spacing: CGFloat(Int.random(in: 0...8, using: &generator)),
          targetRowHeight: CGFloat(Int.random(in: 20...90, using: &generator)))
        if Bool.random(using: &generator) { layout.rowHeightLimits = 15...100 }
        if Bool.random(using: &generator) { layout.alignment = .center }
        if Bool.random(using: &generator) { layout.lastLine = .stretch }
        try compare(layout, &generator, \.wrapping, \.hugsLines)
      } else {
        let layout = VFlowLayout(
          spacing: CGFloat(Int.random(in: 0...8, using: &generator)),
          targetColumnWidth: CGFloat(Int.random(in: 20...90, using: &generator)))
        try compare(layout, &generator, \.wrapping, \.hugsLines)
      }
    }
  }

  private func compare<Rows: FlowingLayout>(
    _ layout: Rows, _ generator: inout SeededGenerator,
    _ wrapping: WritableKeyPath<Rows, FlowWrapping>, _ hugsLines: WritableKeyPath<Rows, FlowHugging>
  ) throws {
    let isDeclared = Bool.random(using: &generator)
    var layout = layout
    if !isDeclared {
      layout[keyPath: hugsLines] = .never
    } else if Int.random(in: 0..<4, using: &generator) == 0 {
      layout[keyPath: wrapping] = .balanced
    }
    var photos = WallPhoto.drawn(
      Int.random(in: 0...80, using: &generator), from: 0, &generator)
    var size = CGSize(width: 200, height: 200)
    let handles = [WallHandle(), WallHandle()]
    let direction: LayoutDirection = Bool.random(using: &generator) ? .leftToRight : .rightToLeft
    let hosts = zip([isDeclared ? .declared : .measured, WallKind.eager], handles).map {
      kind, handle in
      HeadlessHost(size: size, layoutDirection: direction) {
        Wall(photos, kind, layout, handle)
      }
    }
    var offset: CGFloat = 0
    for step in 0..<6 {
      switch Int.random(in: 0..<4, using: &generator) {
      case 0:
        size.width = CGFloat(Int.random(in: 80...300, using: &generator))
        for host in hosts { host.resize(size) }
      case 1:
        let place = Int.random(in: 0...photos.count, using: &generator)
        photos.insert(
          contentsOf: WallPhoto.drawn(2, from: 100 * (step + 1), &generator), at: place)
        for handle in handles { handle.photos?.wrappedValue = photos }
      case 2 where photos.count > 4:
        photos.removeSubrange(1..<3)
        for handle in handles { handle.photos?.wrappedValue = photos }
      default: break
      }
      for host in hosts { for _ in 0..<4 { _ = try host.settle() } }
      // What is measured is measured on the way.
      let steps = isDeclared ? -600...900 : -100...150
      offset = max(0, offset + CGFloat(Int.random(in: steps, using: &generator)))
      let point =
        layout is FlowLayout ? CGPoint(x: 0, y: offset) : CGPoint(x: offset, y: 0)
      try hosts[0].scroll("scroll", to: point)
      for _ in 0..<4 { _ = try hosts[0].settle() }
      try hosts[1].scroll(
        "scroll", to: hosts[0].visibleRect(of: "scroll").origin, beyondEnds: true)
      _ = try hosts[1].settle()
      let differs = difference(hosts[0], hosts[1])
      #expect(differs == nil, "step \(step) of \(layout), declared: \(isDeclared), \(size)")
    }
  }

  @Test(
    "of a hundred thousand photos only those near the visible part are made, however far one jumps")
  func nearby() throws {
    let handle = WallHandle()
    var generator = SeededGenerator(seed: 3)
    let photos = (0..<100_000).map {
      WallPhoto(id: $0, ratio: CGFloat.random(in: 0.5...2, using: &generator))
    }
    let layout = FlowLayout(spacing: 4, targetRowHeight: 100)
    let host = HeadlessHost(size: Screen.phone) { Wall(photos, .declared, layout, handle) }
    _ = try host.settle()
    let page = host.visibleChips.count
    for offset in [0, 1_000_000, 2_000_000, 5000] as [CGFloat] {
      try host.scroll("scroll", to: CGPoint(x: 0, y: offset))
      handle.made = 0
      _ = try host.settle()
      #expect(host.aliveChips <= 3 * page)
      #expect(handle.made <= 3 * page)
      #expect(host.visibleChips.count > page / 2)
    }
  }

  @Test("a jump to where the layout says that a photo is shows it there")
  func offsets() throws {
    var generator = SeededGenerator(seed: 5)
    let photos = WallPhoto.drawn(2000, from: 0, &generator)
    let layout = FlowLayout(spacing: 4, targetRowHeight: 60)
    let host = HeadlessHost(size: Screen.phone) {
      Wall(photos, .declared, layout, WallHandle())
    }
    _ = try host.settle()
    for index in [700, 3, 1500] {
      let y = layout.offset(
        of: index, in: photos, length: Screen.phone.width, sizes: .aspectRatio(\.ratio))
      try host.scroll("scroll", to: CGPoint(x: 0, y: y))
      _ = try host.settle()
      #expect(host.frame(of: "\(index)").map { abs($0.minY) < 1e-6 } == true)
    }
  }

  @Test("a wall of no width makes no views, and all that it needs once it has one")
  func noWidth() throws {
    let handle = WallHandle()
    var generator = SeededGenerator(seed: 6)
    let photos = WallPhoto.drawn(20_000, from: 0, &generator)
    let layout = FlowLayout(spacing: 0, targetRowHeight: 100)
    let host = HeadlessHost(size: CGSize(width: 0, height: 800)) {
      Wall(photos, .declared, layout, handle)
    }
    _ = try host.settle()
    #expect(handle.made == 0)
    host.resize(Screen.phone)
    _ = try host.settle()
    #expect(host.visibleChips.count > 10 && handle.made < 200)
  }
}
