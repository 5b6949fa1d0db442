#if canImport(SwiftUI)
import FlowLayouts
import SwiftUI

// What dragging and arrow keys need of a lazy container.

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension LazyViewport {
  @MainActor var mover: Mover { model.mover }

  /// Updates the mover, which handles drags, and the order of the items in the store.
  ///
  /// Returns the dragged or dropped element; nil if there is none.
  @MainActor func follow() -> DraggedElement? {
    let (model, isMirrored) = (model, surroundings.isMirrored)
    let dragged = handling.follow(
      mover,
      MovedContainer(
        interaction: interaction, version: version, contents: contents,
        // Weak: the model holds the mover, which holds these closures.
        hitFrames: { [weak model] in model?.store.with { $0.hitFrames(isMirrored: isMirrored) } },
        frames: { [weak model] element in
          model?.store.with { $0.dropFrames(around: element, isMirrored: isMirrored) }
        }),
      scrollingAlong: options.rules.windowAxis.crossAxis)
    model.follow(dragged.whileDragged)
    return dragged
  }

  /// Returns the data offset of the focused element; nil if there is none.
  @MainActor func focusedElement() -> Int? {
    guard case .element(let id)? = handling.focused else { return nil }
    return model.indexOfFocused(id, in: contents)
  }

  /// Returns the frames of the elements that have views, for arrow keys.
  @MainActor func focusFrames(_ size: CGSize) -> [FlowFocusMap.Frame] {
    let (contents, isMirrored) = (contents, surroundings.isMirrored)
    let found = model.store.with { $0.hitFrames(isMirrored: isMirrored) }
    return found.seen.compactMap { element, frame in
      // A binding may have fewer elements now.
      element < contents.count ? (contents.identity(element), frame) : nil
    }
  }
}
#endif
