import FlowLayoutUI
import SwiftUI
import Testing

/// The views that a limit makes, counted: chips of 40 points and gaps of 8, seven a line in 375 points.
@MainActor @Suite("Views that a limit makes")
struct LimitMakingTests {
  /// Counts what is made of which element.
  @MainActor private final class Tally {
    var evaluated: [Int: Int] = [:]

    func evaluate(_ index: Int) -> Int {
      evaluated[index, default: 0] += 1
      return index
    }

    /// How many elements were evaluated since the last time, and how often in all.
    func take() -> [Int] {
      defer { evaluated = [:] }
      return [evaluated.count, evaluated.values.reduce(0, +)]
    }
  }

  private struct Setting {
    var count = 1_000
    var width: CGFloat = 375
    var isExpanded = false
    var maxLines: Int? = 2
  }

  private let tally = Tally()

  private func host(_ remote: Remote<Setting>) -> HeadlessHost {
    HeadlessHost(2_000, 10_000) {
      Driven(remote) { setting in
        Flow(0..<setting.count, id: \.self, content: { Chip(tally.evaluate($0)) })
          .maxLines(setting.maxLines, isExpanded: setting.isExpanded, overflow: { More($0) })
          .frame(width: setting.width)
      }
    }
  }

  /// A flow of chips that is as wide as its host.
  private func host(_ count: Int, width: CGFloat, maxLines: Int) -> HeadlessHost {
    HeadlessHost(width, 1_000) {
      Flow(0..<count, id: \.self, content: { Chip(tally.evaluate($0)) })
        .maxLines(maxLines, overflow: { More($0) })
    }
  }

  @Test(
    "a limited flow creates only views that its lines may hold, and evaluates each once for a change"
  )
  func evaluations() throws {
    let remote = Remote(Setting())
    let host = host(remote)
    func change(_ change: (inout Setting) -> Void) throws -> [Int] {
      var setting = Setting()
      change(&setting)
      remote.set(setting)
      #expect(try host.settle() <= 2)
      return tally.take()
    }
    expectEqual(try host.settle(), 2)
    #expect(host.readTexts.count == 14 && host.readTexts.last == "+987")
    // 16 a line. The 19 that are hidden are disabled, which the closure does not read.
    expectEqual(tally.take(), [32, 32])
    expectEqual(try change { $0.width = 374 }, [32, 32])
    host.resize(2_001, 10_000)
    expectEqual(try host.settle(), 1)
    expectEqual(tally.take(), [0, 0])
    expectEqual(try change { $0.count = 1_001 }, [32, 32])
    expectEqual(try change { $0.isExpanded = true }, [1_000, 1_000])
    expectEqual(try change { $0.isExpanded = false }, [32, 32])
    expectEqual(host.readTexts.last, "+987")
  }

  @Test(
    "a limited flow keeps the views of all 32 elements, but of 320 elements only 216, of which 139 are shown",
    arguments: [(32, 1, 32), (32, 0, 32), (32, 2, 32), (320, 20, 216)])
  func few(count: Int, lines: Int, kept: Int) throws {
    let host = host(Remote(Setting(count: count, maxLines: lines)))
    try host.settle(limit: 2)
    expectEqual(tally.take()[0], count)
    // Of 320 in 20 lines 139 are shown: 69 and 8 more than these.
    expectEqual(host.frames.count, kept)
  }

  @Test("a limited flow that is resized evaluates only the views that it creates anew")
  func ownWidth() throws {
    let host = host(1_000, width: 375, maxLines: 2)
    try host.settle()
    _ = tally.take()
    for width in [374, 300, 100, 375] as [CGFloat] {
      host.resize(width, 1_000)
      #expect(try host.settle() <= 2)
      expectEqual(tally.take(), [0, 0])
    }
    // Three come back. 16 are made, of which five cannot be shown.
    host.resize(700, 1_000)
    expectEqual(try host.settle(), 3)
    expectEqual(tally.take(), [16, 16])
    expectEqual(host.readTexts.last, "+973")
  }

  @Test("a flow whose line limit is raised creates as many views at first as a new flow")
  func moreLines() throws {
    let remote = Remote(Setting(width: 250, maxLines: 1))
    let host = host(remote)
    try host.settle()
    expectEqual(host.frames.count, 16)
    _ = tally.take()
    remote.set(Setting(width: 250, maxLines: 3))
    try host.settle()
    expectEqual(tally.take()[0], 48)
  }

  @Test(
    "besides those shown, a limited flow keeps half as many views and a few, or all if only few would go",
    arguments: [(80, 40, 5, 16), (280, 40, 20, 38), (320, 120, 21, 48)]
      as [(CGFloat, CGFloat, Int, Int)])
  func kept(width: CGFloat, indicator: CGFloat, shown: Int, kept: Int) throws {
    let host = HeadlessHost(width, 60) {
      Flow(0..<1_000, id: \.self, layout: FlowLayout(spacing: 0), content: { Chip($0) })
        .maxLines(3, overflow: { More($0, indicator) })
    }
    expectEqual(try host.settle(), 2)
    expectEqual(host.readTexts.last, "+\(1_000 - shown)")
    expectEqual(host.frames.count, kept)
  }

  @Test(
    "elements without views take no place in a limited flow, and do not count as hidden elements")
  func keptWithoutViews() throws {
    func host(first: Int, each: Int, maxLines: Int) -> HeadlessHost {
      HeadlessHost(280, 60) {
        Flow(0..<100, id: \.self, layout: FlowLayout(spacing: 0)) { index in
          if index >= first, index % each == 0 { Chip(index) }
        }
        .maxLines(maxLines, overflow: { More($0) })
      }
    }
    // Six are shown, and of the next 20 elements 10 have none.
    let half = host(first: 0, each: 2, maxLines: 1)
    try half.settle()
    expectEqual(half.readTexts.dropLast(), ["0", "2", "4", "6", "8", "10"])
    expectEqual(half.frames.count, 16)
    let late = host(first: 50, each: 1, maxLines: 0)
    try late.settle()
    expectEqual(late.readTexts, ["+50"])
  }

  @Test("a limited flow reads few of a hundred thousand elements, and none again at another width")
  func reads() throws {
    let reads = Counted.Reads()
    let host = HeadlessHost(375, 1_000) {
      Flow(Counted(count: 100_000, reads: reads), id: \.self, content: { Chip($0) })
        .maxLines(2, overflow: { More($0) })
    }
    expectEqual(try host.settle(), 2)
    expectEqual(host.readTexts.last, "+99987")
    #expect(reads.count <= 32 * 4)
    host.resize(374, 1_000)
    reads.count = 0
    expectEqual(try host.settle(), 1)
    expectEqual(reads.count, 0)
  }

  @Test(
    "a limited flow keeps few views when it becomes narrow, and creates them again when it widens")
  func fewer() throws {
    let host = host(100_000, width: 10_000, maxLines: 1)
    try host.settle()
    #expect((207...480).contains(host.frames.count))
    host.resize(375, 1_000)
    try host.settle()
    expectEqual(host.readTexts.last, "+99994")
    #expect(host.frames.count <= 40)
    host.resize(10_000, 1_000)
    try host.settle()
    expectEqual(host.readTexts.last, "+99793")
  }

  @Test("a limited flow has at most twice as many views as it shows, and 16 more, at any width")
  func keptAtAnyWidth() throws {
    let host = host(1_000, width: 375, maxLines: 4)
    expectEqual(try host.settle(), 2)
    for (width, shown) in [(375, 27), (220, 15), (200, 15), (500, 39), (30, 3)]
      as [(CGFloat, Int)]
    {
      host.resize(width, 1_000)
      try host.settle()
      #expect(host.readTexts.last == "+\(1_000 - shown)", "\(width)")
      #expect(host.frames.count <= 2 * shown + 16, "\(width)")
    }
  }

  @Test(
    "a flow with fitsBounds keeps few of the hidden views, also if the last elements have priority")
  func keptByDepth() throws {
    let host = HeadlessHost(375, 100) {
      Flow(0..<1_000, id: \.self, content: { Chip($0) })
        .fitsBounds { More($0) }
        .priority { Double($0) }
    }
    expectEqual(try host.settle(), 2)
    let shown = host.readTexts.count - 1
    #expect(shown > 10 && host.readTexts.last == "+\(1_000 - shown)")
    #expect(host.frames.count <= 2 * shown + 16)
  }

  @Test(
    "a limited flow creates all views if one has a flowOrder, since the others may have one, too")
  func order() throws {
    let host = HeadlessHost(375, 1_000) {
      Flow(0..<100, id: \.self, content: { Chip($0).flowOrder($0 == 20 || $0 == 90 ? -1 : 0) })
        .maxLines(1, overflow: { More($0) })
    }
    try host.settle()
    expectEqual(host.readTexts, ["0", "1", "2", "3", "20", "90", "+94"])
  }

  @Test(
    "elements without views do not prevent a limited flow from settling with all lines filled",
    arguments: [3, 10, 50])
  func viewless(period: Int) throws {
    let host = HeadlessHost(375, 1_000) {
      Flow(0..<2_000, id: \.self) { index in
        if index % period == 1 { Chip(index) }
      }
      .maxLines(1) {
        More($0)
      }
      .priority { Double($0 % 2) }
    }
    #expect(try host.settle(limit: 20) <= 12)
    let odd = (0..<2_000).filter { $0 % period == 1 && $0 % 2 == 1 }.prefix(6)
    expectEqual(host.readTexts.dropLast(), odd.map { "\($0)" }[...])
  }

  @Test(
    "a limited flow whose data changes while it creates more views ends with the picture of a new flow"
  )
  func changes() throws {
    let count = Remote(1_000)
    func flow(_ count: Int) -> some View {
      Flow(
        0..<count, id: \.self, layout: FlowLayout(spacing: 0), content: { Block(2, 10).named($0) }
      )
      .maxLines(3, overflow: { More($0, 40, 10) })
    }
    let host = HeadlessHost(400, 400) {
      Driven(count) { old in
        flow(old).onGeometryChange(for: CGFloat.self, of: { $0.size.height }) { _ in
          if old == 1_000 { count.set(700) }
        }
      }
    }
    try host.settle()
    let fresh = HeadlessHost(400, 400) { flow(700) }
    try fresh.settle()
    #expect(host.readTexts == fresh.readTexts && host.displayList == fresh.displayList)
    expectEqual(host.readTexts, ["+120"])
  }

  /// Numbers that are counted when they are read.
  private struct Counted: RandomAccessCollection {
    final class Reads { var count = 0 }

    let count: Int
    let reads: Reads

    var startIndex: Int { 0 }
    var endIndex: Int { count }
    subscript(index: Int) -> Int {
      reads.count += 1
      return index
    }
  }
}
