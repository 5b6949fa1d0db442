#if canImport(SwiftUI)
import FlowLayouts
import SwiftUI

// What dragging and arrow keys need of a lazy container.

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension LazyViewport {
  @MainActor var mover: Mover { model.mover }

  /// Updates the mover and the store; returns the dragged or dropped element, nil if there is none.
  @MainActor func follow() -> DraggedElement? {
    let (model, isMirrored) = (model, surroundings.isMirrored)
    // Weak: the model holds the mover, which keeps this.
    let frames = { [weak model] (element: Int?) -> ElementFrames? in
      guard let model else { return nil }
      let move = model.move
      return model.store.with {
        $0.elementFrames(around: element, moving: move, isMirrored: isMirrored)
      }
    }
    let dragged = handling.follow(
      mover,
      MovedContainer(
        moves: interaction.moves, version: version, contents: contents,
        hitFrames: { frames(nil) }, frames: frames),
      scrollingAlong: options.rules.windowAxis.crossAxis)
    model.follow(dragged.whileDragged)
    return dragged
  }

  /// Returns the data offset of the element that has the focus; nil if none has.
  @MainActor func focusedElement() -> Int? {
    guard case .element(let id)? = handling.focused else { return nil }
    return model.indexOfFocused(id, in: contents)
  }

  /// Returns the frames of the realized elements, for arrow keys.
  @MainActor func focusFrames(_ size: CGSize) -> [FlowFocusMap.Frame] {
    let (contents, isMirrored) = (contents, surroundings.isMirrored)
    let move = model.move
    let found = model.store.with {
      $0.elementFrames(around: nil, moving: move, isMirrored: isMirrored)
    }
    return (found?.seen ?? []).compactMap { element, frame in
      // A binding may have fewer elements now.
      element < contents.count ? (contents.identity(element), frame) : nil
    }
  }
}
#endif
