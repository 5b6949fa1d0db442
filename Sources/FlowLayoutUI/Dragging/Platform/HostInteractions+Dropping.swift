#if canImport(SwiftUI) && (os(iOS) || os(visionOS))
import SwiftUI
import UIKit

@available(iOS 16.0, *)
extension HostInteractions: UIDropInteractionDelegate {
  func dropInteraction(
    _ interaction: UIDropInteraction, canHandle session: any UIDropSession
  ) -> Bool {
    session.localDragSession?.token?.session.drag.isInTheAir == true
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal {
    guard let token = session.token, let source = token.source else {
      return UIDropProposal(operation: .cancel)
    }
    source.recordVisible()
    token.session.move(to: session.location(in: source))
    return UIDropProposal(operation: token.session.drag.takesDrop ? .move : .cancel)
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession
  ) {
    session.token?.session.react(to: .left)
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, performDrop session: any UIDropSession
  ) {
    session.token?.session.drop()
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, previewForDropping item: UIDragItem,
    withDefault preview: UITargetedDragPreview
  ) -> UITargetedDragPreview? {
    guard let token = item.token, let host else { return preview }
    return preview.landing(of: token, in: host)
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, item: UIDragItem,
    willAnimateDropWith animator: any UIDragAnimating
  ) {
    guard let drag = item.token?.session else { return }
    animator.addCompletion { _ in drag.react(to: .arrived) }
  }
}
#endif
