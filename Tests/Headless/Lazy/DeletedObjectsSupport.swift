import FlowLayoutUI
import SwiftUI

/// The questions that were asked of data that is gone.
final class Questions: @unchecked Sendable {
  private let lock = NSLock()
  private var asked: [String] = []

  func note(_ question: String) {
    lock.lock()
    asked.append(question)
    lock.unlock()
  }

  var all: [String] {
    lock.lock()
    defer { lock.unlock() }
    return asked
  }
}

/// An object of a database: one that has been deleted ends an app that asks it anything, and notes it here.
class StoredObject: Identifiable, @unchecked Sendable {
  let number: Int
  private let questions: Questions
  private var isDeleted = false

  init(_ number: Int, _ questions: Questions) {
    (self.number, self.questions) = (number, questions)
  }

  func delete() { isDeleted = true }

  /// Answers a question, and notes it if the object has been deleted.
  final func answer<Answer>(_ answer: Answer, _ question: String) -> Answer {
    if isDeleted { questions.note("\(question) of \(type(of: self)) \(number)") }
    return answer
  }

  var id: Int { answer(number, "id") }
}

final class StoredTag: StoredObject, @unchecked Sendable {
  /// An identity that some tags do not have, so that these are all alike.
  var optionalID: Int? { answer(number % 3 == 0 ? nil : number, "optionalID") }
  /// An identity that two tags share.
  var sharedID: Int { answer(number / 2, "sharedID") }
  var size: CGSize { answer(CGSize(CGFloat(20 + number * 7 % 60), 20), "size") }
  var ratio: CGFloat { answer(0.5 + CGFloat(number % 5) / 2, "ratio") }
  var rank: Double { answer(Double(number % 4), "rank") }
}

final class StoredShelf: StoredObject, @unchecked Sendable {
  private let all: Fetched<StoredTag>

  init(_ number: Int, _ tags: Fetched<StoredTag>, _ questions: Questions) {
    all = tags
    super.init(number, questions)
  }

  var tags: Fetched<StoredTag> { answer(all, "tags") }
  var title: String { answer("Shelf \(number)", "title") }
}

/// The result of a fetch, which notes what it is asked after another one has taken its place.
struct Fetched<Element>: RandomAccessCollection {
  let elements: [Element]
  let age: StoredObject

  init(_ elements: [Element], _ questions: Questions) {
    (self.elements, age) = (elements, StoredObject(elements.count, questions))
  }

  var startIndex: Int { age.answer(0, "startIndex") }
  var endIndex: Int { age.answer(elements.count, "endIndex") }
  subscript(position: Int) -> Element { age.answer(elements[position], "subscript") }

  func withContiguousStorageIfAvailable<Result>(
    _ body: (UnsafeBufferPointer<Element>) throws -> Result
  ) rethrows -> Result? {
    try age.answer(elements, "storage").withContiguousStorageIfAvailable(body)
  }
}

/// Tags in a database, as they were fetched last.
@MainActor final class TagStore {
  let questions = Questions()
  private(set) var tags: Fetched<StoredTag>
  private(set) var shelves: Fetched<StoredShelf>
  private var latest = 0
  /// The objects that are deleted when the container gets others.
  private var replaced: [StoredObject] = []
  /// Another number where the data is another.
  let changes = Remote(0)

  init(_ count: Int) {
    tags = Fetched([], questions)
    shelves = Fetched([], questions)
    put(makeTags(count))
  }

  func makeTags(_ count: Int) -> [StoredTag] {
    latest += count
    return (latest - count..<latest).map { StoredTag($0, questions) }
  }

  /// Puts other tags into the database, deletes those that are not among them, and fetches again.
  func put(_ new: [StoredTag]) {
    fetch(new)
    _ = handOver()
  }

  /// Moves tags, which are fetched again: a hand moves those of before as long as the container has no others.
  func move(_ source: IndexSet, _ destination: Int) {
    var moved = tags.elements
    moved.move(fromOffsets: source, toOffset: destination)
    fetch(moved)
  }

  /// The tags for a container, which has no others from now on.
  func handOver() -> Fetched<StoredTag> {
    for object in replaced { object.delete() }
    replaced = []
    return tags
  }

  private func fetch(_ new: [StoredTag]) {
    let kept = Set(new.map(ObjectIdentifier.init))
    replaced += tags.elements.filter { !kept.contains(ObjectIdentifier($0)) }
    replaced += shelves.elements.flatMap { [$0.tags.age, $0] } + [tags.age, shelves.age]
    tags = Fetched(new, questions)
    let starts = Array(stride(from: 0, to: new.count, by: 9))
    shelves = Fetched(
      starts.map { start in
        let some = Fetched(Array(new[start..<min(start + 9, new.count)]), questions)
        return StoredShelf(start / 9, some, questions)
      }, questions)
    changes.value += 1
  }
}

/// Containers of all kinds, by what they ask of elements.
enum TagContainer: CaseIterable {
  case plain, limited, prioritized, separated, movable
  case measured, measuredColumns, measuredMovable, optionalIDs, sharedIDs
  case declared, ratios, declaredMovable
  case sections, declaredSections, pinnedSections
  case strip, declaredStrip, waterfall, waterfallOfRatios

  var isMovable: Bool { [.movable, .measuredMovable, .declaredMovable].contains(self) }
  var axis: Axis {
    [.measuredColumns, .strip, .declaredStrip].contains(self) ? .horizontal : .vertical
  }
}

/// A container of tags from a database in a scroll view.
struct TagScreen: View {
  let kind: TagContainer
  let store: TagStore
  let position: Remote<ScrollPosition>

  var body: some View {
    Driven(store.changes) { _ in
      let tags = store.handOver()
      Bound(position) { position in
        ScrollView(kind.axis == .vertical ? .vertical : .horizontal) { container(tags) }
          .named("scroll").flowScrollPosition(position)
      }
    }
    .environment(\.liftsByPointer, true)
  }

  private func chip(_ tag: StoredTag) -> some View {
    let size = tag.size
    return Color.red.frame(size).focusable().named(tag.number)
  }

  private func card(_ tag: StoredTag) -> some View {
    let height = tag.size.width
    return Color.red.frame(height: height).focusable().named(tag.number)
  }

  @ViewBuilder private func container(_ tags: Fetched<StoredTag>) -> some View {
    switch kind {
    case .plain, .limited, .prioritized, .separated, .movable: flow(tags)
    case .sections, .declaredSections, .pinnedSections: sections(store.shelves)
    case .strip, .declaredStrip, .waterfall, .waterfallOfRatios: lanes(tags)
    default: lazyFlow(tags)
    }
  }

  @ViewBuilder private func flow(_ tags: Fetched<StoredTag>) -> some View {
    let flow = Flow(tags) { chip($0) }
    switch kind {
    case .limited: flow.maxLines(2) { more in Text("+\(more.hidden.count)") }
    case .prioritized: flow.maxLines(2) { more in Text("+\(more.count)") }.priority { $0.rank }
    case .separated: flow.itemSeparator { Text("·") }.lineSeparator { Divider() }
    case .movable: flow.onMove { store.move($0, $1) }.moveDisabled { $0.rank == 3 }
    default: flow
    }
  }

  @ViewBuilder private func lazyFlow(_ tags: Fetched<StoredTag>) -> some View {
    switch kind {
    case .declared: LazyFlow(tags) { chip($0) }.itemSizes { $0.size }
    case .ratios: LazyFlow(tags) { chip($0) }.itemAspectRatios { $0.ratio }
    case .measuredColumns: LazyFlow(tags, layout: VFlowLayout(spacing: 4)) { chip($0) }
    case .optionalIDs: LazyFlow(tags, id: \.optionalID) { chip($0) }
    case .sharedIDs: LazyFlow(tags, id: \.sharedID) { chip($0) }
    case .measuredMovable:
      LazyFlow(tags) { chip($0) }.onMove { store.move($0, $1) }
        .moveDisabled { $0.rank == 3 }
    case .declaredMovable:
      LazyFlow(tags) { chip($0) }.itemSizes { $0.size }
        .onMove { store.move($0, $1) }
    default: LazyFlow(tags) { chip($0) }
    }
  }

  @ViewBuilder private func sections(_ shelves: Fetched<StoredShelf>) -> some View {
    let flow = LazyFlow(shelves, elements: \.tags) {
      chip($0)
    } header: { shelf in
      Text(shelf.title)
    } footer: { shelf in
      Text("\(shelf.tags.elements.count)")
    }
    switch kind {
    case .declaredSections: flow.itemSizes { $0.size }
    case .pinnedSections: flow.pinnedHeaders()
    default: flow
    }
  }

  @ViewBuilder private func lanes(_ tags: Fetched<StoredTag>) -> some View {
    switch kind {
    case .strip: LazyStrip(tags, lines: 2) { chip($0) }
    case .declaredStrip:
      LazyStrip(tags, lines: 2) { chip($0) }.itemSizes { $0.size }
    case .waterfall: LazyWaterfall(tags, columns: 3) { card($0) }
    default:
      LazyWaterfall(tags, columns: 3) { card($0) }.itemAspectRatios { $0.ratio }
    }
  }
}
