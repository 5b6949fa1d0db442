#if canImport(SwiftUI)
import FlowLayouts
import SwiftUI

// The part of a flow's root view that serves dragging and arrow keys.

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension FlowRoot {
  @MainActor var mover: Mover { objects.mover }

  /// Updates the mover, which handles drags, and returns the element that is dragged.
  ///
  /// After the drop, the element is returned until it is in place. Nil if there is none.
  @MainActor func follow() -> DraggedElement? {
    let model = model
    let frames = { model.placed.with { $0?.elementFrames(forDrops: true) } }
    return handling.follow(
      mover,
      MovedContainer(
        interaction: interaction, version: version, contents: contents, hitFrames: frames,
        frames: { _ in frames() }),
      scrollingAlong: options.rules.axis.crossAxis)
  }

  /// Returns the offset in the data of the element that has the focus.
  ///
  /// Nil if none has.
  @MainActor func focusedElement() -> Int? {
    guard case .element(let id)? = handling.focused else { return nil }
    let made = made
    return (0..<made.count).lazy.map(made.index).first { contents.identity($0) == id }
  }

  /// Returns the frames of the elements that are shown, for arrow keys.
  @MainActor func focusFrames(_ size: CGSize) -> [FlowFocusMap.Frame] {
    let (contents, hidden) = (contents, limited(made))
    return model.placed.with { $0?.elementFrames(forDrops: false).seen ?? [] }.compactMap {
      element, frame in
      // A binding may have fewer elements now.
      hidden?.contains(element) != true && element < contents.count
        ? (contents.identity(element), frame) : nil
    }
  }
}
#endif
