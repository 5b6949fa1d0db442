import FlowLayoutUI
import SwiftUI
import TestSupport
import Testing

/// Cards whose pictures load: a card that has been visible keeps its column and its size.
@MainActor @Suite("Waterfalls of pictures that load")
struct LazyWaterfallLoadingTests {
  /// Three columns of 100 points.
  private func gallery(_ heights: [CGFloat], height: CGFloat = 300) -> Gallery {
    Gallery(heights.enumerated().map { Picture(id: $0, height: $1) }, CGSize(316, height))
  }

  @Test("a picture that loads in a waterfall moves only the cards below it in its column")
  func loads() async throws {
    let gallery = gallery([100, 120, 140, 80, 80, 80])
    try await gallery.rest()
    // Placeholders of 20 points, read across.
    expectEqual((0..<6).map { gallery.frame(of: $0)?.minX }, [0, 108, 216, 0, 108, 216])
    gallery.loader.load(0)
    try await gallery.rest()
    expectEqual((0..<6).map { gallery.frame(of: $0)?.minX }, [0, 108, 216, 0, 108, 216])
    expectEqual((0..<6).map { gallery.frame(of: $0)?.minY }, [0, 0, 0, 108, 28, 28])
    gallery.loader.load(3)
    gallery.loader.load(1)
    try await gallery.rest()
    expectEqual((0..<6).map { gallery.frame(of: $0)?.minX }, [0, 108, 216, 0, 108, 216])
    expectEqual((0..<6).map { gallery.frame(of: $0)?.minY }, [0, 0, 0, 108, 128, 28])
  }

  @Test(
    "cards of a waterfall not yet visible go to the shortest column when a picture above them loads"
  )
  func unseen() async throws {
    let gallery = gallery([300, 20, 20] + Array(repeating: 20, count: 30), height: 100)
    try await gallery.rest()
    // Rows of placeholders: 0, 28, 56 and 84 can be seen, 112 and more cannot.
    expectEqual((9..<15).map { gallery.frame(of: $0)?.minX }, [0, 108, 216, 0, 108, 216])
    gallery.loader.load(0)
    try await gallery.rest()
    expectEqual((10..<12).map { gallery.frame(of: $0)?.minX }, [108, 216])
    expectEqual((12..<16).map { gallery.frame(of: $0)?.minX }, [108, 216, 108, 216])
  }

  @Test(
    "an unloaded card of a waterfall, created again above the viewport, leaves the cards below in place"
  )
  func again() async throws {
    let gallery = gallery(Array(repeating: 100, count: 90))
    for id in 0..<12 {
      try await gallery.rest()
      gallery.loader.load(id)
    }
    try await gallery.rest()
    let before = (0..<9).map { gallery.frame(of: $0) }
    try await gallery.scroll(to: 7 * 108)
    expectEqual(gallery.frame(of: 0), nil)
    try await gallery.scroll(to: 108 + 50)
    // The first row is made, and waits for its pictures above the viewport: nothing has moved.
    expectEqual(gallery.frame(of: 0)?.height, 20)
    expectEqual(gallery.frame(of: 3)?.minY, 108 - 158)
    for id in 0..<3 { gallery.loader.load(id) }
    try await gallery.scroll(to: 0)
    // Pictures of the second row were made again in sight, as placeholders, and load.
    for id in 3..<9 { gallery.loader.load(id) }
    try await gallery.rest()
    expectEqual((0..<9).map { gallery.frame(of: $0) }, before)
  }

  @Test(
    "an inserted card or another number of columns of a waterfall gives all later cards new columns"
  )
  func changes() async throws {
    let gallery = gallery([100, 20, 20, 20, 20, 20])
    try await gallery.rest()
    gallery.loader.load(0)
    try await gallery.rest()
    expectEqual((3..<6).map { gallery.frame(of: $0)?.minX }, [0, 108, 216])
    gallery.pictures.value.insert(Picture(id: 9, height: 20), at: 2)
    try await gallery.rest()
    expectEqual([9, 2, 3, 4, 5].map { gallery.frame(of: $0)?.minX }, [216, 108, 216, 108, 216])
    gallery.resize(CGSize(332, 300))
    try await gallery.rest()
    expectEqual(gallery.frame(of: 9)?.minX, 2 * (316 / 3 + 8))
  }

  @Test(
    "waterfall cards that load, shrink, scroll away and return have a simple loop's frames at any width",
    arguments: 0..<tried(20) as Range<UInt64>)
  func obvious(seed: UInt64) async throws {
    var generator = SeededGenerator(seed: seed &+ 6200)
    for _ in 0..<4 {
      var drawn = DrawnGallery(&generator)
      try await drawn.run(&generator)
    }
  }
}

/// A picture in a card: a placeholder of 20 points until it is loaded, each time that its view is made.
private struct Picture: Identifiable, Equatable {
  let id: Int
  let height: CGFloat

  static let placeholder: CGFloat = 20
}

/// Loads pictures, whose views are there.
@MainActor private final class Loader {
  fileprivate var views: [Int: Binding<Bool>] = [:]

  func load(_ id: Int, _ isLoaded: Bool = true) { views[id]?.wrappedValue = isLoaded }
}

private struct PictureView: View {
  let picture: Picture
  let loader: Loader
  @State private var isLoaded = false

  var body: some View {
    let _ = loader.views.updateValue($isLoaded, forKey: picture.id)
    Color.clear.frame(height: isLoaded ? picture.height : Picture.placeholder).named(picture.id)
  }
}

/// A waterfall of pictures in a host.
@MainActor private final class Gallery {
  let host: HeadlessHost
  let pictures: Remote<[Picture]>
  let loader = Loader()

  init(_ pictures: [Picture], _ size: CGSize, columns: Int = 3) {
    self.pictures = Remote(pictures)
    host = HeadlessHost(size: size) { [loader, remote = self.pictures] in
      Driven(remote) { pictures in
        ScrollView {
          LazyWaterfall(pictures, columns: .fixed(columns)) {
            PictureView(picture: $0, loader: loader)
          }
        }
        .named("scroll")
      }
    }
  }

  func frame(of id: Int) -> CGRect? { host.frame(of: "\(id)") }

  func rest() async throws {
    for _ in 0..<6 { try await update(host) }
  }

  func scroll(to offset: CGFloat) async throws {
    try host.scroll(to: offset)
    try await rest()
  }

  func resize(_ size: CGSize) { host.resize(size) }
}

/// A gallery drawn at random, and where its cards should be.
@MainActor private struct DrawnGallery {
  private let gallery: Gallery
  private let columns: Int
  private var size: CGSize
  private var steps: [String] = []

  /// What an obvious loop knows: the height of each card, its column if it has been visible, those that have been made
  /// again, and those that were there after the last step.
  private var heights: [Int: CGFloat] = [:]
  private var kept: [Int: Int] = [:]
  private var remade: Set<Int> = []
  private var present: Set<Int> = []
  private var loaded: Set<Int> = []

  init(_ generator: inout SeededGenerator) {
    columns = generator.number(1...4)
    size = CGSize(316, generator.whole(100...300))
    let pictures = (0..<60).map { Picture(id: $0, height: generator.whole(10...150)) }
    gallery = Gallery(pictures, size, columns: columns)
  }

  mutating func run(_ generator: inout SeededGenerator) async throws {
    try await check()
    for step in 0..<14 {
      let there = present.sorted()
      switch generator.number(0...9) {
      case 0...3:
        let id = generator.pick(there)
        let isLoaded = !loaded.contains(id)
        gallery.loader.load(id, isLoaded)
        if isLoaded { loaded.insert(id) } else { loaded.remove(id) }
        for picture in gallery.pictures.value where picture.id == id && !remade.contains(id) {
          heights[id] = height(of: picture)
        }
        steps.append("\(id) is \(isLoaded ? "loaded" : "not loaded")")
      case 4...7:
        let offset = max(0, try gallery.host.offset() + generator.whole(-150...200))
        try gallery.host.scroll(to: offset)
        steps.append("scrolls to \(offset)")
      case 8:
        let place = generator.number(0...gallery.pictures.value.count)
        let new = Picture(id: 100 + step, height: generator.whole(10...150))
        for picture in gallery.pictures.value[place...] { kept[picture.id] = nil }
        gallery.pictures.value.insert(new, at: place)
        steps.append("inserts \(new) at \(place)")
      default:
        let width = generator.pick([316, 330, 400] as [CGFloat])
        if width == size.width { continue }
        size.width = width
        gallery.resize(size)
        steps.append("is \(width) wide")
        for picture in gallery.pictures.value {
          heights[picture.id] = present.contains(picture.id) ? height(of: picture) : nil
        }
        (kept, remade) = ([:], [])
      }
      try await check()
    }
  }

  private func height(of picture: Picture) -> CGFloat {
    loaded.contains(picture.id) ? picture.height : Picture.placeholder
  }

  private mutating func check() async throws {
    try await gallery.rest()
    let pictures = gallery.pictures.value
    let visible = try gallery.host.visibleRect(of: "scroll")
    let there = Set(pictures.map(\.id).filter { gallery.frame(of: $0) != nil })
    loaded.formIntersection(there.intersection(present))
    for picture in pictures where there.contains(picture.id) {
      let isNew = !present.contains(picture.id)
      if isNew, heights[picture.id] != nil { remade.insert(picture.id) }
      if !remade.contains(picture.id) { heights[picture.id] = height(of: picture) }
    }
    remade.formIntersection(there)
    present = there
    var wanted = frames(pictures)
    func sees(_ id: Int) -> Bool {
      wanted[id].map { $0.frame.maxY > visible.minY && $0.frame.minY < visible.maxY } ?? false
    }
    while case let seen = remade.filter(sees), !seen.isEmpty {
      for picture in pictures where seen.contains(picture.id) {
        heights[picture.id] = height(of: picture)
      }
      remade.subtract(seen)
      wanted = frames(pictures)
    }
    for id in there where sees(id) {
      let frame = wanted[id]?.frame.offsetBy(dx: 0, dy: -visible.minY)
      let own = gallery.frame(of: id)
      #expect(
        frame.map { closeTo($0, own ?? .zero) } == true,
        "\(id) is at \(String(describing: own)), not at \(String(describing: frame)): \(self)")
      kept[id] = wanted[id]?.column
    }
  }

  /// Where cards lie: in their columns, or the shortest one.
  private func frames(_ pictures: [Picture]) -> [Int: (frame: CGRect, column: Int)] {
    let width = (size.width - CGFloat(columns - 1) * 8) / CGFloat(columns)
    var ends = Array(repeating: CGFloat(0), count: columns)
    var frames: [Int: (CGRect, Int)] = [:]
    for picture in pictures {
      let earliest = ends.min() ?? 0
      let column = kept[picture.id] ?? ends.firstIndex { $0 <= earliest + 1e-9 } ?? 0
      let height = heights[picture.id] ?? Picture.placeholder
      frames[picture.id] = (
        CGRect(CGFloat(column) * (width + 8), ends[column], width, height), column
      )
      ends[column] += height + 8
    }
    return frames
  }
}

extension DrawnGallery: CustomStringConvertible {
  nonisolated var description: String {
    MainActor.assumeIsolated {
      "\(columns) in \(size) \(steps) of \(gallery.pictures.value.map { "\($0.id): \($0.height)" })"
    }
  }
}
