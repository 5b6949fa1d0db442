#if canImport(SwiftUI)
import FlowLayouts
import SwiftUI

/// The objects that a flow keeps, each created when first used, since SwiftUI creates and drops an initial
/// value of the state for each evaluation.
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
  /// The first result is kept, since another one would replace the views. If it is false, a later limit hides
  /// rows at once.
  func decideFading(_ limits: FlowLimits) -> Bool {
    let fades = fades ?? limits.areAskedFor
    self.fades = fades
    return fades
  }
}
#endif
