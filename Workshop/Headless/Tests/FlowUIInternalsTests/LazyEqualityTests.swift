import FlowCore
import SwiftUI
import Testing

@testable import FlowLayouts
@testable import FlowUI

/// What makes the rows of a container other ones, so that they are made anew.
@MainActor @Suite("Equality of rows")
struct LazyEqualityTests {
  private typealias Views = LazyWindowViews<[Int], Int, Color>

  private let mover = Mover()
  private let focused = FocusState<FocusTarget?>().projectedValue
  private let store = LazyStore(LazyContents(FlowLayout().rules, isDeclared: true))

  private func lifted(
    _ element: Int = 1, isHeld: Bool = true, isUnseen: Bool = false, place: Int = 2
  ) -> LiftedRow {
    LiftedRow(element: element, isHeld: isHeld, isUnseen: isUnseen, place: place)
  }

  private func word(
    version: Int = 1, shown: ShownElements = .all, lifted: LiftedRow? = nil, mover: Mover? = nil
  ) -> RowWord {
    RowWord(version: version, shown: shown, lifted: lifted, focused: focused, mover: mover)
  }

  @Test("an element's views are made anew for another version or place, and for nothing else")
  func rows() {
    func row(_ version: Int, _ index: Int, _ element: Int = 7) -> FlowRow<Int, Color> {
      FlowRow(version: version, index: index, element: element) { _ in Color.red }
    }
    #expect(row(1, 2) == row(1, 2) && row(1, 2) == row(1, 2, 8))
    #expect(row(1, 2) != row(2, 2) && row(1, 2) != row(1, 3))
  }

  private func list(
    _ data: [Int] = [1, 2, 3], places: [Int]? = nil, count: Int = 2, version: Int = 1
  ) -> Rows<[Int], Int, Color> {
    Rows(
      contents: FlowContents(data: data, id: \.self, content: { _ in Color.red }),
      places: places, count: count, word: word(version: version))
  }

  @Test(
    "rows are made anew where others are made, in another order, or something else is told them")
  func lists() {
    #expect(list() == list())
    #expect(list() != list(version: 2))
    #expect(list() != list(count: 3))
    #expect(list() != list(places: [0, 1]))
    #expect(list(places: [1, 0]) != list(places: [0, 1]))
    // Each tells how many there are.
    #expect(list() != list([1, 2, 3, 4]))
  }

  private func slice(_ items: Range<Int>) -> LazySlice {
    var slice = LazySlice(length: 100, waitingRoom: 100)
    slice.insert(items)
    return slice
  }

  private func views(
    _ store: LazyStore? = nil, axis: FlowAxis = .rows, version: Int = 1, known: Int = 1,
    hold: Hold? = nil, items: Range<Int> = 0..<3
  ) -> Views {
    let rules = axis == .rows ? FlowLayout().rules : VFlowLayout().rules
    return Views(
      store: store ?? self.store,
      contents: FlowContents(data: [1, 2, 3, 4], id: \.self, content: { _ in Color.red }),
      rules: rules, word: word(version: version), known: known, hold: hold
    ).showing(slice(items))
  }

  private func hold(
    isMirrored: Bool = false, isDrawnBySystem: Bool = false, place: Int = 1,
    by distance: CGFloat = 0
  ) -> Hold {
    var hold = Hold(
      element: 1, centers: [.zero], isMirrored: isMirrored, isDrawnBySystem: isDrawnBySystem)
    (hold.place, hold.translation.width) = (place, distance)
    return hold
  }

  @Test("the views of a slice are made anew where anything that they show is other")
  func windowParts() {
    let other = LazyStore(LazyContents(FlowLayout().rules, isDeclared: true))
    let views = views()
    #expect(views == self.views())
    #expect(views != self.views(other))
    #expect(views != self.views(axis: .columns))
    #expect(views != self.views(version: 2))
    #expect(views != self.views(known: 2))
    #expect(views != self.views(items: 0..<4))
    #expect(views != self.views(hold: hold()))
    #expect(self.views(hold: hold()) == self.views(hold: hold()))
    let others = [
      hold(isMirrored: true), hold(isDrawnBySystem: true), hold(place: 2), hold(by: 5),
    ]
    for other in others { #expect(self.views(hold: hold()) != self.views(hold: other)) }
  }
}
