#if canImport(SwiftUI)
import SwiftUI

/// The sizes that a lazy flow answered to the last few lengths, and the size that it is laid out for.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
struct LaidOutSize {
  /// The width of the flow's frame, in which SwiftUI mirrors it: a flow that hugs its lines is narrower than
  /// the length that views are placed in.
  private(set) var width: CGFloat = 0

  /// The size that the flow answered for its current layout, whatever its frame is in an animation; nil at
  /// first.
  private(set) var room: CGSize?

  private var answers: [(length: CGFloat?, size: CGSize)] = []

  /// Records the flow's answer to a length on offer.
  mutating func answer(_ size: CGSize, to length: CGFloat?) {
    answers = answers.suffix(3).filter { $0.length != length } + [(length, size)]
  }

  /// Records the frame that the flow is laid out in, and the length on offer.
  mutating func layOut(in frame: CGSize, offered length: CGFloat?) {
    width = frame.width
    room = answers.first { $0.length == length }?.size ?? frame
  }
}
#endif
