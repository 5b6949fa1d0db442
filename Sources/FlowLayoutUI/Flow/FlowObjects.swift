#if canImport(SwiftUI)
import FlowLayouts
import SwiftUI

/// The objects in a flow's state, each created when first used.
@MainActor
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
final class FlowObjects {
  // SwiftUI creates an initial value of the state whenever the flow is created again, and drops all
  // but the first. So this object creates nothing in advance.
  lazy var model = FlowModel()
  lazy var rows = RowNumbers()
  lazy var mover = Mover()
  lazy var focusFrame = Locked<CGRect?>(nil)
  private var fades: Bool?

  nonisolated init() {}

  /// Returns whether an element's views fade out when a limit hides the element.
  ///
  /// They do if `maxLines` or `fitsBounds` was set when the flow first appeared. The first result
  /// stays.
  func decideFading(_ limits: FlowLimits) -> Bool {
    // Later calls return the first result, since another one would replace the views. If that
    // result is false, a limit that is added later hides views at once.
    let fades = fades ?? limits.areAskedFor
    self.fades = fades
    return fades
  }
}
#endif
