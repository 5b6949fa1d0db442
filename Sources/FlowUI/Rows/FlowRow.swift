#if canImport(SwiftUI)
import SwiftUI

/// An element's views, made anew only where the container is: neither hiding, lifting nor focusing them or others
/// does it.
struct FlowRow<Element, Content: View> {
  let version: Int
  let index: Int
  let element: Element
  let content: (Element) -> Content
}

extension FlowRow: Equatable {
  // Of one identity, one version and one place there is one element.
  static func == (a: Self, b: Self) -> Bool { a.version == b.version && a.index == b.index }
}

extension FlowRow: View {
  var body: some View { content(element) }
}

/// A row of each element.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
struct Rows<Data: RandomAccessCollection, ID: Hashable, Content: View> {
  let contents: FlowContents<Data, ID, Content>
  let places: [Int]?
  let count: Int
  let context: RowContext
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension Rows: Equatable {
  static func == (a: Self, b: Self) -> Bool {
    a.context == b.context && a.count == b.count && a.places == b.places
      && a.contents.data.count == b.contents.data.count
  }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension Rows: View {
  var body: some View { rows }

  // nonisolated: see CONTRIBUTING, Render thread.
  nonisolated private var rows: some View {
    let (contents, total, context) = (contents, contents.count, context)
    // Where a binding has fewer elements by now, the layout has not found yet which of them are seen.
    let places = places?.filter { $0 < total }
    return ForEach(
      Elements(contents.data, contents.id, first: min(count, total), or: places), id: \.id
    ) { contents.row($0, of: total, context) }
  }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension FlowContents {
  /// Returns an element's views in their row.
  func row(
    _ entry: Elements<Data, ID>.Element, of total: Int, _ context: RowContext
  ) -> some View {
    FlowRow(version: context.version, index: entry.index, element: entry.element, content: content)
      .modifier(RowState(index: entry.index, id: AnyHashable(entry.id), count: total, context))
  }
}

/// The state that all rows share.
///
/// A class, so that each row stores one pointer.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
final class RowContext: Equatable {
  let version: Int
  let shown: ShownElements

  /// The elements that are hidden from assistive technologies though they are shown: they are still off screen.
  let hiddenFromAccessibility: Set<Int>

  /// The element that is held, or has been dropped and comes to rest.
  let lifted: DraggedElement?

  let focused: FocusState<FocusTarget?>.Binding
  /// The mover of the elements; nil if they are not moved.
  let mover: (any RowMoving)?

  init(
    version: Int, shown: ShownElements = .all, hiddenFromAccessibility: Set<Int> = [],
    lifted: DraggedElement?,
    focused: FocusState<FocusTarget?>.Binding, mover: (any RowMoving)?
  ) {
    (self.version, self.shown, self.hiddenFromAccessibility, self.lifted) = (
      version, shown, hiddenFromAccessibility, lifted
    )
    (self.focused, self.mover) = (focused, mover)
  }

  static func == (a: RowContext, b: RowContext) -> Bool {
    a.version == b.version && a.shown == b.shown
      && a.hiddenFromAccessibility == b.hiddenFromAccessibility && a.lifted == b.lifted
      && a.mover === b.mover
  }
}

/// An action on a row that assistive technologies offer.
struct RowAction: Sendable {
  let name: String
  let perform: @MainActor @Sendable () -> Void
}

/// The part of a container that moves its elements, as far as rows know it.
@MainActor protocol RowMoving: AnyObject {
  /// Returns the actions that move an element of so many.
  func actions(ofElement element: Int, of count: Int) -> [RowAction]
}

/// The part of a container that has the focus.
enum FocusTarget: Hashable {
  case element(AnyHashable)
  case indicator
}

/// Shows an element's views, or takes everything from them but their identity and their state; and lets hands and
/// assistive technologies move them.
///
/// It is always there, so that no option makes other views. A modifier, since its body has one type whatever it
/// modifies: that of a view around any other would be found out at run time for each row, modifier by modifier.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
struct RowState {
  let index: Int
  let id: AnyHashable
  let count: Int
  let context: RowContext
  let isShown: Bool
  private var opacity: Double

  nonisolated init(index: Int, id: AnyHashable, count: Int, _ context: RowContext) {
    (self.index, self.id, self.count, self.context) = (index, id, count, context)
    // A held element is seen even where a limit would hide it.
    isShown = context.shown.contains(index) || context.lifted?.holds(index) == true
    opacity = isShown ? 1 : 0
  }

  private var lifted: DraggedElement? { context.lifted.flatMap { $0.element == index ? $0 : nil } }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension RowState: ViewModifier, Animatable {
  nonisolated var animatableData: Double {
    get { opacity }
    set { opacity = newValue }
  }

  func body(content: Content) -> some View {
    content
      .environment(
        \.flowRow,
        RowPlace(
          id: id, isLifted: lifted?.isHeld == true,
          mover: context.mover.map { ObjectIdentifier($0) })
      )
      .focused(context.focused, equals: .element(id))
      .opacity(lifted?.isDrawnBySystem == true ? 0 : opacity)
      // A view without opacity is not hit, but can have the focus unless it is disabled; and a disabled view
      // looks disabled, so that comes last.
      .disabled(!isShown && opacity == 0 || lifted?.cancelsPresses == true)
      .accessibilityActions { actions }
      .hiddenFromAssistiveTechnologies(!isShown || context.hiddenFromAccessibility.contains(index))
      .zIndex(lifted == nil ? 0 : 1)
      // Only a new place has it follow the hand at once.
      .followingAtOnce(lifted?.isHeld == true ? lifted?.place : nil)
      .layoutValue(key: RowPartKey.self, value: .element(index, isHidden: !isShown))
  }

  @MainActor @ViewBuilder private var actions: some View {
    if let mover = context.mover { Self.buttons(mover.actions(ofElement: index, of: count)) }
  }

  // nonisolated: see CONTRIBUTING, Render thread.
  nonisolated private static func buttons(_ actions: [RowAction]) -> some View {
    ForEach(actions, id: \.name) { action in Button(action.name) { action.perform() } }
  }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension View {
  /// Hides the view from assistive technologies, or says nothing: not hidden is what an author, or a view around, may
  /// have said otherwise.
  ///
  /// Of one type both ways, so that the view stays the same. (`accessibilityHidden(_:isEnabled:)` needs iOS 18.)
  nonisolated fileprivate func hiddenFromAssistiveTechnologies(
    _ isHidden: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    isHidden ? accessibilityHidden(true) : accessibilityAddTraits([])
  }

  /// Lets a held element follow the hand at once, however others make room at another place for it; animations of its
  /// own views go on.
  nonisolated fileprivate func followingAtOnce(_ place: Int?) -> some View {
    if #available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *) {
      return transaction(value: place) { if place != nil { $0.animation = nil } }
    }
    return transaction { if place != nil { $0.animation = nil } }
  }
}
#endif
