#if canImport(SwiftUI)
public import SwiftUI

extension EnvironmentValues {
  /// Scrolls the enclosing scroll view by a distance during a drag, in place of UIKit or AppKit.
  ///
  /// Tests set this action. In apps it is nil: there a hidden UIKit or AppKit view scrolls.
  package var scrollsForDrag: (@MainActor (CGSize) -> Void)? {
    get { self[ScrollsForDrag.self] }
    set { self[ScrollsForDrag.self] = newValue }
  }

  /// Whether the view is part of the dragged element of a flow.
  ///
  ///     struct Chip: View {
  ///       @Environment(\.isLiftedInFlow) private var isLifted
  ///
  ///       var body: some View { Text("Swift").shadow(radius: isLifted ? 6 : 0) }
  ///     }
  ///
  /// The value becomes true with the first movement of a drag. It changes in the animation in which
  /// other views make room. Without reordering, the value is always false.
  ///
  /// On iPhone, iPad and Vision Pro, the system draws a picture of the element during a drag. The
  /// picture was taken before the drag, and the view itself is off screen. So the change is visible
  /// there only if a ``SwiftUICore/View/flowMoveHandle()`` lifted the element.
  public var isLiftedInFlow: Bool { flowRow?.isLifted == true }
}

private enum ScrollsForDrag: EnvironmentKey {
  static var defaultValue: (@MainActor (CGSize) -> Void)? { nil }
}
#endif
