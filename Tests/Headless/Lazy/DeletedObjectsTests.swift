import FlowLayoutUI
import SwiftUI
import TestSupport
import Testing

/// Elements that are objects, of which some are deleted while a container shows them.
@MainActor @Suite("Deleted objects")
struct DeletedObjectsTests {
  /// A drawn history of a container, its data, and people who look at it.
  @MainActor private struct History {
    let kind: TagContainer
    var random: SeededGenerator
    let store: TagStore
    let position = Remote(ScrollPosition(idType: Int.self))
    let host: HeadlessHost
    private var hand: HeadlessHost.Touch?

    init(_ kind: TagContainer, seed: Int) throws {
      (self.kind, random) = (kind, SeededGenerator(seed))
      store = TagStore(random.number(0...150))
      let (store, position) = (store, position)
      host = HeadlessHost(200, 120) { TagScreen(kind: kind, store: store, position: position) }
      try host.settle()
    }

    /// Looks elsewhere, takes an element into the hand, changes the data, and goes on.
    mutating func run(steps: Int) async throws {
      for _ in 0..<steps {
        if random.toss() { try look() }
        if random.toss() { try await updates() }
        store.put(changed(store.tags.elements))
        if random.toss() { try look(byHand: false) }
        try host.settle()
        hand?.move(by: CGSize(random.whole(-80...80), random.whole(-40...40)), steps: 2)
        try await updates()
        if random.toss() {
          hand?.lift()
          hand = nil
          try await updates()
        }
        if random.toss() { try look() }
        try await updates()
      }
    }

    private func updates() async throws {
      for _ in 0..<2 {
        try host.settle()
        await Task.yield()
      }
    }

    /// Scrolls, jumps, moves the focus, or takes an element into the hand.
    private mutating func look(byHand: Bool = true) throws {
      switch random.number(0...(byHand ? 3 : 2)) {
      case 0:
        let offset = random.whole(0...2_000)
        try host.scroll(
          "scroll", to: kind.axis == .vertical ? CGPoint(0, offset) : CGPoint(offset, 0))
      case 1: host.pressTab()
      case 2:
        if let tag = store.tags.elements.randomElement(using: &random) {
          position.value.scrollTo(id: tag.number)
          try host.settle()
        }
      default:
        guard kind.isMovable, hand == nil else { return }
        let seen = host.frames.filter {
          Int($0.identifier) != nil && $0.frame.maxY < 120 && $0.frame.minY > 0
        }
        guard let tag = seen.randomElement(using: &random) else { return }
        hand = try host.touch(tag.identifier)
        hand?.move(by: CGSize(30, 5), steps: 3)
      }
    }

    private mutating func changed(_ tags: [StoredTag]) -> [StoredTag] {
      var tags = tags
      let place = random.number(0...max(0, tags.count - 1))
      switch random.number(0...6) {
      case 0: if !tags.isEmpty { tags.remove(at: place) }
      case 1: tags.removeAll { _ in random.one(in: 3) }
      case 2:
        tags.insert(contentsOf: store.makeTags(random.number(1...40)), at: min(place, tags.count))
      case 3:
        if !tags.isEmpty { tags.insert(tags.remove(at: place), at: random.number(0...tags.count)) }
      case 4: tags = store.makeTags(random.number(1...90))
      case 5: tags = []
      default:
        tags = Array(tags.dropFirst(random.number(0...30)))
        tags += store.makeTags(random.number(0...30))
      }
      return tags
    }
  }

  @Test(
    "no container, lazy or not, reads deleted elements, even while people scroll, drag or move the focus",
    arguments: TagContainer.allCases)
  func drawn(kind: TagContainer) async throws {
    var found: [(seed: Int, questions: [String])] = []
    for seed in 0..<tried(25) {
      var history = try History(kind, seed: seed)
      try await history.run(steps: 8)
      let questions = history.store.questions.all
      if !questions.isEmpty { found.append((seed, questions)) }
    }
    #expect(
      found.isEmpty,
      "\(found.count) histories of \(kind), \(found.first?.seed ?? 0): \(found.first?.questions.prefix(9) ?? [])"
    )
  }
}
