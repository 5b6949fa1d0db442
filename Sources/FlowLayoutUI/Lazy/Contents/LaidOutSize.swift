#if canImport(SwiftUI)
import SwiftUI

/// The sizes that a lazy flow returned for the last few proposed lengths, and the size for which
/// the flow is laid out.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
struct LaidOutSize {
  /// The width of the flow's frame, within which SwiftUI mirrors the flow if it runs from right to
  /// left.
  ///
  /// A flow that hugs its lines is narrower than the length at which these lines break.
  private(set) var width: CGFloat = 0

  /// The size that the flow returned for its current layout, even while an animation gives the flow
  /// another frame; nil at first.
  private(set) var room: CGSize?

  private var answers: [(length: CGFloat?, size: CGSize)] = []

  /// Records the size that the flow returns for a proposed length, which is nil if unspecified.
  mutating func answer(_ size: CGSize, to length: CGFloat?) {
    answers = answers.suffix(3).filter { $0.length != length } + [(length, size)]
  }

  /// Records the size of the frame in which the flow is laid out, and the proposed length.
  mutating func layOut(in frame: CGSize, offered length: CGFloat?) {
    width = frame.width
    room = answers.first { $0.length == length }?.size ?? frame
  }
}
#endif
