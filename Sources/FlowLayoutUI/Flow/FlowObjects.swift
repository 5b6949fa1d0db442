#if canImport(SwiftUI)
import FlowLayouts
import SwiftUI

/// The objects in a flow's state, each created when first used.
///
/// SwiftUI creates an initial value of the state whenever the flow is created again, and drops all
/// but the first; so this object creates nothing in advance.
@MainActor
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
final class FlowObjects {
  lazy var model = FlowModel()
  lazy var rows = RowNumbers()
  lazy var mover = Mover()
  lazy var focusFrame = Locked<CGRect?>(nil)
  private var fades: Bool?

  nonisolated init() {}

  /// Returns whether hidden rows fade: whether the flow had a limit when it first appeared.
  ///
  /// Later calls return the first result, since another one would replace the views. If that result
  /// is false, a limit that is added later hides rows at once.
  func decideFading(_ limits: FlowLimits) -> Bool {
    let fades = fades ?? limits.areAskedFor
    self.fades = fades
    return fades
  }
}
#endif
