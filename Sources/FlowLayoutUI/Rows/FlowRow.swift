#if canImport(SwiftUI)
import SwiftUI

/// An element's views, evaluated again only when the container is: hiding, lifting or focusing rows does not.
struct FlowRow<Element, Content: View> {
  let version: Int
  let index: Int
  let element: Element
  let content: (Element) -> Content
}

extension FlowRow: Equatable {
  // For one identity and version, an offset determines the element.
  static func == (a: Self, b: Self) -> Bool { a.version == b.version && a.index == b.index }
}

extension FlowRow: View {
  var body: some View { content(element) }
}

/// The rows of some elements.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
struct Rows<Data: RandomAccessCollection, ID: Hashable, Content: View, RowContent: View> {
  let contents: FlowContents<Data, ID, Content>
  let offsets: [Int]?
  let count: Int
  /// The number of all elements, stored so that two values are compared without asking old data.
  let total: Int
  let context: RowContext
  /// The elements that wait off screen until their position is final.
  let waiting: Set<Int>
  /// Makes a row, which fades or not.
  let row: (Elements<Data, ID>.Element, RowState) -> RowContent
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension Rows: Equatable {
  static func == (a: Self, b: Self) -> Bool {
    a.context == b.context && a.count == b.count && a.offsets == b.offsets
      && a.waiting == b.waiting && a.total == b.total
  }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension Rows: View {
  var body: some View { rows }

  // nonisolated: see CONTRIBUTING, Render thread.
  nonisolated private var rows: some View {
    let (contents, total, context, waiting, row) = (
      contents, contents.count, context, waiting, row
    )
    // If a binding has fewer elements now, no layout has found yet which of them are shown.
    let offsets = offsets?.filter { $0 < total }
    return ForEach(
      Elements(contents.data, contents.id, first: min(count, total), or: offsets), id: \.id
    ) {
      row(
        $0,
        RowState(
          index: $0.index, id: AnyHashable($0.id), count: total,
          isWaiting: waiting.contains($0.index), context))
    }
  }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension FlowContents {
  /// Returns an element's views in its row.
  func row(
    _ entry: Elements<Data, ID>.Element, of total: Int, _ context: RowContext, isWaiting: Bool
  ) -> some View {
    row(
      entry,
      RowState(
        index: entry.index, id: AnyHashable(entry.id), count: total, isWaiting: isWaiting, context))
  }

  func row(_ entry: Elements<Data, ID>.Element, _ state: RowState) -> some View {
    views(of: entry, state).modifier(Row(state))
  }

  /// Returns an element's views in a row that fades.
  ///
  /// The transaction is changed around it, as the row itself is animated. A row that does not fade changes it
  /// inside, where it is the same for as long as the row is.
  func fadingRow(_ entry: Elements<Data, ID>.Element, _ state: RowState) -> some View {
    views(of: entry, state).modifier(RowFade(state)).moving(state)
  }

  private func views(of entry: Elements<Data, ID>.Element, _ state: RowState) -> some View {
    FlowRow(
      version: state.context.version, index: entry.index, element: entry.element, content: content)
  }
}

/// The state that all rows share.
///
/// A class, so that each row stores one pointer.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
final class RowContext: Equatable {
  let version: Int

  /// The rows that a limit hides; nil without a limit.
  let limited: HiddenRows?

  /// Returns whether an item of a lazy flow may move to its position from off screen.
  let hasWaited: (ItemKind<Int>) -> Bool

  /// The dragged or dropped element.
  let dragged: DraggedElement?

  let focused: FocusState<FocusTarget?>.Binding
  /// The mover of the container, and whether elements can be moved.
  let mover: (any RowMoving)?
  let isMoved: Bool

  /// Whether rows fade when a limit hides them; constant for the life of a container.
  let fades: Bool

  init(
    version: Int, limited: HiddenRows? = nil,
    hasWaited: @escaping (ItemKind<Int>) -> Bool = { _ in false }, dragged: DraggedElement?,
    focused: FocusState<FocusTarget?>.Binding, mover: (any RowMoving)?, isMoved: Bool = false,
    fades: Bool = false
  ) {
    (self.version, self.limited) = (version, limited)
    (self.hasWaited, self.dragged) = (hasWaited, dragged)
    (self.focused, self.mover, self.isMoved, self.fades) = (focused, mover, isMoved, fades)
  }

  static func == (a: RowContext, b: RowContext) -> Bool {
    // Within a version, equal rows have equal numbers.
    a.version == b.version && a.limited?.report.hidden == b.limited?.report.hidden
      && a.dragged == b.dragged && a.mover === b.mover && a.isMoved == b.isMoved
  }
}

/// An action on a row that assistive technologies offer.
struct RowAction: Sendable {
  let name: String
  let perform: @MainActor @Sendable () -> Void
}

/// The mover of a container, as rows use it.
@MainActor protocol RowMoving: AnyObject {
  /// Returns the actions that move an element, for a number of elements.
  func actions(ofElement element: Int, of count: Int) -> [RowAction]
}

/// The part of a container that has the focus: an element or the indicator.
enum FocusTarget: Hashable {
  case element(AnyHashable)
  case indicator
}

/// The state of a row.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
struct RowState {
  let index: Int
  let id: AnyHashable
  let count: Int
  let context: RowContext
  let isShown: Bool

  init(
    index: Int, id: AnyHashable, count: Int, isWaiting: Bool, _ context: RowContext
  ) {
    (self.index, self.id, self.count, self.context) = (index, id, count, context)
    // A dragged element is visible even if a limit would hide it.
    isShown =
      context.limited?.contains(index) != true && !isWaiting
      || context.dragged?.drags(index) == true
  }

  fileprivate var number: Int? { context.limited?.numbers[index] }

  /// Whether the row has been hidden ever since it was created: it does not fade.
  fileprivate var neverShowed: Bool { !isShown && context.limited?.neverShowed(index) == true }

  /// The element, if it is dragged or dropped.
  fileprivate var dragged: DraggedElement? {
    context.dragged.flatMap { $0.element == index ? $0 : nil }
  }

  /// The state in the environment of the views; hidden ones are disabled, so that they cannot have the focus.
  fileprivate func place(isSeen: Bool) -> RowEnvironment {
    let dragged = dragged
    return RowEnvironment(
      id: id, isLifted: dragged?.isDragged == true,
      isDisabled: !isSeen || dragged?.cancelsPresses == true,
      mover: context.mover, isMoved: context.isMoved)
  }

  fileprivate var isHiddenFromAccessibility: Bool {
    !isShown || isDrawnBySystem
  }

  /// Whether the system draws the views, so that the container places them off screen.
  private var isDrawnBySystem: Bool {
    dragged?.isDrawnBySystem == true || context.dragged?.flying.contains(index) == true
  }

  @MainActor fileprivate var actions: [RowAction] {
    context.isMoved ? context.mover?.actions(ofElement: index, of: count) ?? [] : []
  }
}

/// Shows an element's views, or hides them while they keep their identity and state; and adds moving by
/// assistive technologies.
///
/// Its parts are always present, so that no option makes other views, and few, since each row pays for them.
/// A modifier, since its body has one type whatever it modifies; the type of a generic view would be resolved
/// at run time, row by row and modifier by modifier.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
private struct Row {
  private let state: RowState

  nonisolated init(_ row: RowState) { state = row }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension Row: ViewModifier {
  func body(content: Content) -> some View {
    content.environment(\.flowRow, state.place(isSeen: state.isShown)).inRow(state, state.actions)
      .moving(state)
  }
}

/// A row that fades when a limit hides it.
///
/// It is disabled only at the end, since disabled views look different. After that it is off screen at full
/// opacity: glass that was once below an opacity of 0 stays flat.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
private struct RowFade {
  private let state: RowState

  /// The opacity of the row; 1 is fully visible.
  private var presence: Double

  nonisolated init(_ row: RowState) { (state, presence) = (row, row.isShown ? 1 : 0) }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension RowFade: ViewModifier, Animatable {
  nonisolated var animatableData: Double {
    get { presence }
    set { presence = newValue }
  }

  func body(content: Content) -> some View {
    // Both follow the animated presence, so that neither is animated by itself.
    let isOver = presence <= 0
    content.environment(\.flowRow, state.place(isSeen: state.isShown || !isOver))
      .opacity(isOver ? 1 : presence).offset(y: isOver ? RowLines.unseen : 0)
      .inRow(state, state.actions)
  }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension View {
  // nonisolated: see CONTRIBUTING, Render thread.
  nonisolated fileprivate func inRow(_ row: RowState, _ actions: [RowAction]) -> some View {
    let dragged = row.dragged
    return focused(row.context.focused, equals: .element(row.id))
      .accessibility(isHidden: row.isHiddenFromAccessibility, actions)
      .zIndex(dragged == nil ? 0 : 1)
      .layoutValue(key: RowPart.self, value: .element(row.index, number: row.number))
  }

  /// Hides the view from assistive technologies, or changes nothing: the author, or a view around, may have
  /// hidden it.
  ///
  /// The type is the same in both cases, with a single attachment to which actions are added.
  /// (`accessibilityHidden(_:isEnabled:)` needs iOS 18.)
  nonisolated fileprivate func accessibility(
    isHidden: Bool, _ actions: [RowAction]
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    actions.reduce(isHidden ? accessibilityHidden(true) : accessibilityAddTraits([])) {
      row, action in
      row.accessibilityAction(named: Text(action.name)) {
        MainActor.assumeIsolated { action.perform() }
      }
    }
  }

  /// Lets the row follow the finger, if it is dragged, and stay off screen without an animation.
  nonisolated fileprivate func moving(_ row: RowState) -> some View {
    moving(.element(row.index), row.dragged, row.context, staysHidden: row.neverShowed)
  }

  /// Lets the dragged element follow the finger without an animation, while others animate to make room.
  ///
  /// Changes by a finger are continuous; other animations of the views go on. A view that is off screen is
  /// not animated there and back: one that the system draws, that waits for its final position, or that has
  /// never been visible.
  nonisolated fileprivate func moving(
    _ item: ItemKind<Int>, _ dragged: DraggedElement?, _ context: RowContext,
    staysHidden: Bool = false
  ) -> some View {
    let (isDragged, isOutOfSight) = (dragged?.isDragged == true, dragged?.isLiftedBySystem == true)
    return transaction {
      if $0.animation == nil { return }
      if isOutOfSight || isDragged && $0.isContinuous || context.hasWaited(item)
        || staysHidden && $0.isReport
      {
        $0.animation = nil
      }
    }
  }
}

/// Disables and hides a header or footer while it waits for its final position, as `Row` does for an element.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
struct RowEdge {
  let item: ItemKind<Int>
  let isWaiting: Bool
  let context: RowContext
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension RowEdge: ViewModifier {
  func body(content: Content) -> some View {
    content.disabled(isWaiting).accessibility(isHidden: isWaiting, [])
      .moving(item, nil, context)
  }
}

/// Views beside the rows, evaluated again only when a stamp changes, not when only rows do.
struct Versioned<Content: View> {
  let stamp: [Int]
  let content: () -> Content
}

extension Versioned: Equatable {
  static func == (a: Self, b: Self) -> Bool { a.stamp == b.stamp }
}

extension Versioned: View {
  var body: some View { content() }
}
#endif
