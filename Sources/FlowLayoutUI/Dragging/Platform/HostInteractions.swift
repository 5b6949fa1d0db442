#if canImport(SwiftUI) && (os(iOS) || os(visionOS))
import SwiftUI
import UIKit

/// The drag and drop of all flows in a host: asks each for the element that a finger has hit.
@MainActor
@available(iOS 16.0, *)
final class HostInteractions: NSObject {
  let sources = NSHashTable<DragSourceView>.weakObjects()
  private(set) weak var host: UIView?
  private var (drag, drop): (UIDragInteraction?, UIDropInteraction?)

  /// A lifted element: its flow, where the finger was, and its frame.
  struct Lift {
    let source: DragSourceView
    let element: Int
    let point: CGPoint
    let frame: CGRect
  }

  nonisolated(unsafe) private static var key: UInt8 = 0

  static func of(_ host: UIView) -> HostInteractions {
    if let known = objc_getAssociatedObject(host, &key) as? HostInteractions { return known }
    let new = HostInteractions(host)
    objc_setAssociatedObject(host, &key, new, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    return new
  }

  private init(_ host: UIView) {
    self.host = host
    super.init()
    let (drag, drop) = (UIDragInteraction(delegate: self), UIDropInteraction(delegate: self))
    // As on iPads: phones switch it off.
    drag.isEnabled = true
    host.addInteraction(drag)
    host.addInteraction(drop)
    (self.drag, self.drop) = (drag, drop)
  }

  func removeIfUnused() {
    guard sources.allObjects.isEmpty, let host else { return }
    if let drag { host.removeInteraction(drag) }
    if let drop { host.removeInteraction(drop) }
    objc_setAssociatedObject(host, &Self.key, nil, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
  }

  func lift(of session: any UIDragDropSession) -> Lift? {
    session.items.first?.localObject as? Lift
  }

  /// Shows the dropped element in its flow, as soon as the system has brought its preview there: that is still drawn
  /// for most of a second, or no animation tells of its end.
  func showLanded(of lift: Lift, with animator: (any UIDragAnimating)? = nil) {
    let mover = lift.source.mover
    guard let landing = mover.state.landing else { return }
    animator?.addCompletion { _ in mover.show(landing) }
    Task {
      try? await Task.sleep(nanoseconds: 400_000_000)
      mover.show(landing)
    }
  }
}

// MARK: - Dragging

@available(iOS 16.0, *)
extension HostInteractions: UIDragInteractionDelegate {
  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
  ) -> [UIDragItem] {
    guard let host else { return [] }
    for source in sources.allObjects {
      let point = session.location(in: source)
      guard source.isTouchable(at: point, in: host),
        let (element, frame) = source.mover.element(at: point)
      else { continue }
      let item = UIDragItem(itemProvider: NSItemProvider())
      item.localObject = Lift(source: source, element: element, point: point, frame: frame)
      return [item]
    }
    return []
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, previewForLifting item: UIDragItem,
    session: any UIDragSession
  ) -> UITargetedDragPreview? {
    guard let lift = lift(of: session), let host else { return nil }
    return UITargetedDragPreview(of: lift, in: host)
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession
  ) {
    guard let lift = lift(of: session) else { return }
    lift.source.mover.lift(at: lift.point, isDrawnBySystem: true)
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, sessionIsRestrictedToDraggingApplication: any UIDragSession
  ) -> Bool { true }

  func dragInteraction(
    _ interaction: UIDragInteraction, previewForCancelling item: UIDragItem,
    withDefault preview: UITargetedDragPreview
  ) -> UITargetedDragPreview? {
    guard let lift = item.localObject as? Lift, let host else { return preview }
    return preview.landing(at: lift.frame, of: lift.source, in: host)
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, item: UIDragItem,
    willAnimateCancelWith animator: any UIDragAnimating
  ) {
    guard let lift = item.localObject as? Lift else { return }
    lift.source.mover.release()
    showLanded(of: lift, with: animator)
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession,
    didEndWith operation: UIDropOperation
  ) {
    guard let lift = lift(of: session) else { return }
    lift.source.mover.release()
    showLanded(of: lift)
  }
}

// MARK: - Dropping

@available(iOS 16.0, *)
extension HostInteractions: UIDropInteractionDelegate {
  func dropInteraction(
    _ interaction: UIDropInteraction, canHandle session: any UIDropSession
  ) -> Bool {
    session.localDragSession.flatMap(lift)?.source.mover.isHolding == true
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal {
    guard let source = lift(of: session)?.source, source.mover.isHolding else {
      return UIDropProposal(operation: .cancel)
    }
    source.noteVisible()
    source.mover.move(to: session.location(in: source))
    return UIDropProposal(operation: .move)
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession
  ) {
    lift(of: session)?.source.mover.scrolling.stop()
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, performDrop session: any UIDropSession
  ) {
    guard let lift = lift(of: session) else { return }
    lift.source.mover.drop(at: session.location(in: lift.source))
    showLanded(of: lift)
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, previewForDropping item: UIDragItem,
    withDefault preview: UITargetedDragPreview
  ) -> UITargetedDragPreview? {
    guard let source = (item.localObject as? Lift)?.source, let host,
      let frame = source.mover.landingFrame
    else { return preview }
    return preview.landing(at: frame, of: source, in: host)
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, item: UIDragItem,
    willAnimateDropWith animator: any UIDragAnimating
  ) {
    if let lift = item.localObject as? Lift { showLanded(of: lift, with: animator) }
  }
}
#endif
