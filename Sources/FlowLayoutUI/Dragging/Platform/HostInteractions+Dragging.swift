#if canImport(SwiftUI) && (os(iOS) || os(visionOS))
import SwiftUI
import UIKit

@available(iOS 16.0, *)
extension HostInteractions: UIDragInteractionDelegate {
  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
  ) -> [UIDragItem] {
    guard let host else { return [] }
    for source in sources.allObjects {
      let point = session.location(in: source)
      guard let target = source.target(at: point, in: host),
        let drag = source.mover.systemDrag(at: point, on: target)
      else { continue }
      return [DragToken(drag, source).item()]
    }
    return []
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, previewForLifting item: UIDragItem,
    session: any UIDragSession
  ) -> UITargetedDragPreview? {
    guard let token = item.token, let host else { return nil }
    return UITargetedDragPreview(of: token, in: host)
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession
  ) {
    guard let token = session.token, let source = token.source else { return }
    token.session.react(to: .began(session.location(in: source)))
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, sessionIsRestrictedToDraggingApplication: any UIDragSession
  ) -> Bool { true }

  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession,
    willEndWith operation: UIDropOperation
  ) {
    if operation == .cancel || operation == .forbidden { session.token?.session.cancel() }
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, previewForCancelling item: UIDragItem,
    withDefault preview: UITargetedDragPreview
  ) -> UITargetedDragPreview? {
    guard let token = item.token, let host else { return preview }
    return preview.landing(of: token, in: host)
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, item: UIDragItem,
    willAnimateCancelWith animator: any UIDragAnimating
  ) {
    guard let drag = item.token?.session else { return }
    drag.cancel()
    animator.addCompletion { _ in drag.react(to: .arrived) }
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession,
    didEndWith operation: UIDropOperation
  ) {
    session.token?.session.react(to: .ended)
  }
}
#endif
