#if canImport(SwiftUI)
import SwiftUI

/// The size for which a lazy flow is laid out.
///
/// It is found among the sizes that the flow returned for recent proposals.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
struct LaidOutSize {
  /// The width of the flow's frame, in which SwiftUI mirrors a right-to-left flow.
  ///
  /// If the flow hugs its lines, it is less than the length at which these break.
  private(set) var width: CGFloat = 0

  /// The size that the flow returned for its current layout; nil at first.
  ///
  /// It stays the same while an animation gives the flow another frame.
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
