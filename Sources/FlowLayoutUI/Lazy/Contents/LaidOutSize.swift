#if canImport(SwiftUI)
import SwiftUI

/// The size for which a lazy flow is laid out now.
///
/// This is the size that the flow returned for its proposal. Its frame may have another size, as
/// during an animation.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
struct LaidOutSize {
  /// The width of the flow's frame; a right-to-left flow is mirrored within this width.
  ///
  /// If the flow hugs its lines, it is less than the length at which lines wrap.
  private(set) var width: CGFloat = 0

  /// The size that the flow returned for its current proposal; nil before the first layout.
  ///
  /// Unlike the frame, it does not change during an animation. If the size is not known, it is that
  /// of the frame.
  private(set) var room: CGSize?

  private var answers: [(length: CGFloat?, size: CGSize)] = []

  /// Records the size that the flow returns for a proposed length.
  mutating func answer(_ size: CGSize, to length: CGFloat?) {
    answers = answers.suffix(3).filter { $0.length != length } + [(length, size)]
  }

  /// Records the frame's size and the proposed length of the current layout.
  mutating func layOut(in frame: CGSize, offered length: CGFloat?) {
    width = frame.width
    room = answers.first { $0.length == length }?.size ?? frame
  }
}
#endif
