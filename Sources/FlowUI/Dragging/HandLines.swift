#if canImport(SwiftUI)
import FlowCore
import SwiftUI

/// The lines of a container near an element, or those that a hand can hit.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
struct HandLines {
  let frames: ElementFrames

  /// The items that an element is dropped among; nil where elements are only hit.
  private(set) var items: DropItems?

  /// The length that there is for the lines: another one once a device has been turned.
  ///
  /// nil where it is not known, as lines that hug what they hold may be offered no more than that.
  private(set) var length: CGFloat?

  /// Lines whose elements can be hit but not dropped.
  init(_ frames: ElementFrames) { self.frames = frames }

  /// - Parameters:
  ///   - frames: The frames of elements.
  ///   - items: The items that an element is dropped among.
  ///   - length: The length that the container was offered.
  ///   - longest: The length of the longest line.
  init(
    _ frames: ElementFrames, _ items: DropItems, length: CGFloat? = nil, longest: CGFloat = 0
  ) {
    (self.frames, self.items) = (frames, items)
    self.length = length.flatMap { items.container.hugsLines && abs($0 - longest) < 1 ? nil : $0 }
  }
}
#endif
