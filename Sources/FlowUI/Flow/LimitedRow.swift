#if canImport(SwiftUI)
import SwiftUI

/// What all rows of a flow are told: read once for all of them.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
struct LimitedWord {
  let version: Int
  let shown: LimitedShown
  let focused: FocusState<Int?>.Binding

  init(_ context: LimitedContext) {
    version = context.version
    shown = context.shown
    focused = context.focus.focused
  }
}

/// An element's views, made anew only where the flow is: neither hiding them nor hiding others does it.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
struct LimitedRow<Element, Content: View> {
  let version: Int
  let index: Int
  let element: Element
  let content: (Element) -> Content
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension LimitedRow: Equatable {
  // Of one identity, one version and one place there is one element.
  static func == (a: Self, b: Self) -> Bool { a.version == b.version && a.index == b.index }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension LimitedRow: View {
  var body: some View { content(element) }
}

/// Shows an element's views, or takes everything from them but their identity and their state.
///
/// A modifier, since its body has one type whatever it modifies. That of a view around any other would be found
/// out at run time for each row, modifier by modifier.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
struct LimitedFade {
  let element: Int
  let isShown: Bool
  let focused: FocusState<Int?>.Binding
  private var opacity: Double

  nonisolated init(element: Int, _ word: LimitedWord) {
    self.element = element
    isShown = word.shown.contains(element)
    focused = word.focused
    opacity = isShown ? 1 : 0
  }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension LimitedFade: ViewModifier, Animatable {
  nonisolated var animatableData: Double {
    get { opacity }
    set { opacity = newValue }
  }

  func body(content: Content) -> some View {
    content
      .focused(focused, equals: element)
      .opacity(opacity)
      // What has no opacity is not hit, but can have the focus unless it is disabled; and what is disabled
      // looks like it, so that comes last.
      .disabled(!isShown && opacity == 0)
      .limitedAccessibility(isHidden: !isShown)
      .layoutValue(key: LimitedPartKey.self, value: .element(element, isHidden: !isShown))
  }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension View {
  /// Hides the view from assistive technologies; what its author hid stays hidden where that can be said.
  nonisolated fileprivate func limitedAccessibility(
    isHidden: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    if #available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *) {
      return accessibilityHidden(true, isEnabled: isHidden)
    }
    return accessibilityHidden(isHidden)
  }
}
#endif
