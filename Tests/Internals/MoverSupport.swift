#if canImport(SwiftUI)
import FlowLayoutEngine
import SwiftUI

@testable import FlowLayoutUI
@testable import FlowLayouts

/// Four elements of 40 × 20 on lines of 100, two a line: what is held of them, and what the hand has asked for.
///
///      0 1
///      2 3
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
@MainActor final class MoverOwner {
  /// An object, so that the mover sees other elements before it is told of them.
  private let data = NumbersBox([0, 1, 2, 3])
  var elements: [Int] {
    get { data.numbers }
    set { data.numbers = newValue }
  }
  var state: DraggedElement? { didSet { changes += 1 } }
  /// How often the container was told of a dragged element.
  private(set) var changes = 0
  /// Whether an element stays where it is.
  var isDisabled: ((Int) -> Bool)?
  var questions = 0
  /// How often elements have been moved.
  private(set) var writes = 0
  /// How many elements the lines have; nil for all.
  var shownCount: Int?
  var length = 40.0
  /// How long lines may be.
  var room: CGFloat = 100
  var isMirrored = false
  /// Whether elements are moved at all.
  var isMoving = true
  /// How often the lines have been made.
  private(set) var readings = 0
  private var version = 0
  let mover = Mover()

  var hold: DraggedElement? { mover.drags.shown.whileDragged }

  init(isMirrored: Bool = false, isDisabled: ((Int) -> Bool)? = nil) {
    self.isDisabled = isDisabled
    self.isMirrored = isMirrored
    update()
  }

  /// The middle of an element's view, as it is seen.
  func center(_ element: Int) -> CGPoint {
    let x = CGFloat(element % 2 * 40 + 20)
    return CGPoint(x: isMirrored ? 100 - x : x, y: CGFloat(element / 2 * 20 + 10))
  }

  /// Lifts an element by the middle of its view.
  @discardableResult
  func lift(_ element: Int, byHandle: Bool = false, isDrawnBySystem: Bool = false) -> Bool {
    mover.lift(at: center(element), by: byHandle ? .handle : isDrawnBySystem ? .system : .press)
  }

  /// Moves the hand to where it is this far from the middle of an element's view.
  func move(_ element: Int, by distance: CGSize) {
    let center = center(element)
    mover.move(to: CGPoint(x: center.x + distance.width, y: center.y + distance.height))
  }

  /// Tells the mover what there is now: something else unless it is of the same version.
  func update(isSameVersion: Bool = false) {
    if !isSameVersion { version += 1 }
    let ask = isDisabled.map { isDisabled in
      { (element: Any) in
        self.questions += 1
        return (element as? Int).map(isDisabled) == true
      }
    }
    var interaction = FlowInteraction()
    interaction.isMoveDisabled = ask
    let moves = FlowMoves(
      perform: {
        self.elements.move(fromOffsets: $0, toOffset: $1)
        self.writes += 1
      }, animation: nil)
    if isMoving { interaction.onMove = moves }
    let contents = FlowContents(data: data, id: \.self, content: { _ in Color.red })
    mover.update(
      MovedContainer(
        interaction: interaction, version: version, contents: contents,
        hitFrames: { self.lines }, frames: { _ in self.lines },
        changes: Binding(get: { self.changes }, set: { _ in self.state = self.mover.drags.shown })))
    if state != mover.drags.shown { state = mover.drags.shown }
  }

  private var lines: ElementFrames {
    readings += 1
    let rules = FlowLayout(spacing: 0).rules
    var memory = ItemMemory()
    let count = shownCount ?? elements.count
    memory.items = FlexItems(
      main: Array(repeating: length, count: count), cross: Array(repeating: 20, count: count))
    let views = memory.items.indices.map { item in
      (
        element: Optional(item),
        frame: FlexFrame(
          mainPosition: Double(item % 2 * 40), crossPosition: Double(item / 2 * 20), mainSize: 40,
          crossSize: 20), line: item / 2
      )
    }
    return ElementFrames(
      views, .rows, width: 100, isMirrored: isMirrored,
      items: DropItems(
        memory, rules.container(limit: 100, alignsByGuides: false), rules, length: room,
        longest: 80))
  }
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
extension ElementFrames {
  /// The centers of an element's views; empty if it is not shown.
  func centers(ofElement element: Int) -> [CGPoint] {
    frames(ofElement: element).map { CGPoint(x: $0.midX, y: $0.midY) }
  }
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
extension Mover {
  /// Shows an element that was dropped, unless another has been lifted since.
  func show(_ landing: DraggedElement) {
    if drags.state.landing == landing { show() }
  }
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
extension DraggedElement {
  /// An element that is held where it would be moved.
  init(_ move: DataMove) {
    self.init(element: move.from, dropIndex: move.to)
  }
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
extension LazyContents {
  mutating func moveItem(from source: Int, to place: Int) {
    moveItem(DataMove(from: source, to: place))
  }
}
#endif
