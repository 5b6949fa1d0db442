#if canImport(SwiftUI) && (os(iOS) || os(visionOS))
import SwiftUI
import UIKit

/// An unseen view behind a flow that moves its elements by the system's drag and drop.
@available(iOS 16.0, *)
struct DragSource: UIViewRepresentable {
  let mover: Mover

  func makeUIView(context: Context) -> DragSourceView { DragSourceView(mover) }

  func updateUIView(_ view: DragSourceView, context: Context) { view.mover = mover }

  static func dismantleUIView(_ view: DragSourceView, coordinator: ()) { view.leave() }
}

/// The view that tells a flow's place in its hosting view.
@available(iOS 16.0, *)
final class DragSourceView: UIView {
  var mover: Mover
  private weak var shared: HostInteractions?

  init(_ mover: Mover) {
    self.mover = mover
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    isAccessibilityElement = false
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    leave()
    guard window != nil, let host = hostingView else { return }
    let interactions = HostInteractions.of(host)
    interactions.sources.add(self)
    shared = interactions
    mover.scrolling.byOffset = { [weak self] in self?.scroll(by: $0) }
  }

  func leave() {
    mover.cancel()
    shared?.sources.remove(self)
    shared?.removeIfUnused()
    shared = nil
  }

  /// The view of the nearest view controller: the one that carries SwiftUI's context menus, so that UIKit links the
  /// two.
  private var hostingView: UIView? {
    var responder: UIResponder? = next
    while let current = responder {
      if let controller = current as? UIViewController { return controller.viewIfLoaded }
      responder = current.next
    }
    return nil
  }

  private var scrollView: UIScrollView? {
    sequence(first: self as UIView) { $0.superview }.lazy.compactMap { $0 as? UIScrollView }.first
  }

  private func scroll(by offset: CGSize) {
    guard let scrollView else { return }
    let (insets, size) = (scrollView.adjustedContentInset, scrollView.bounds.size)
    let end = CGPoint(
      x: max(-insets.left, scrollView.contentSize.width + insets.right - size.width),
      y: max(-insets.top, scrollView.contentSize.height + insets.bottom - size.height))
    scrollView.contentOffset = CGPoint(
      x: min(max(-insets.left, scrollView.contentOffset.x + offset.width), end.x),
      y: min(max(-insets.top, scrollView.contentOffset.y + offset.height), end.y))
    noteVisible()
  }

  /// Notes the part of the flow that the scroll view shows.
  func noteVisible() {
    let visible = scrollView.map { convert($0.bounds, from: $0) }
    mover.scrolling.visible.with { $0 = visible }
  }
}

/// The drag and drop of all flows in a hosting view: asks each for the element that a finger has hit.
@MainActor
@available(iOS 16.0, *)
final class HostInteractions: NSObject {
  let sources = NSHashTable<DragSourceView>.weakObjects()
  private weak var host: UIView?
  private var (drag, drop): (UIDragInteraction?, UIDropInteraction?)

  /// A lifted element: its flow, where the finger was, and its frame.
  private struct Lift {
    let source: DragSourceView
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

  private func lift(of session: any UIDragDropSession) -> Lift? {
    session.items.first?.localObject as? Lift
  }

  /// Returns the place of an element's preview, at its frame in a flow.
  private func target(_ frame: CGRect, in source: DragSourceView) -> UIDragPreviewTarget? {
    guard let host else { return nil }
    let frame = source.convert(frame, to: host)
    return UIDragPreviewTarget(container: host, center: CGPoint(x: frame.midX, y: frame.midY))
  }
}

@available(iOS 16.0, *)
extension HostInteractions: UIDragInteractionDelegate {
  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
  ) -> [UIDragItem] {
    for source in sources.allObjects {
      let point = session.location(in: source)
      guard source.bounds.contains(point), let (_, frame) = source.mover.element(at: point) else {
        continue
      }
      let item = UIDragItem(itemProvider: NSItemProvider())
      item.localObject = Lift(source: source, point: point, frame: frame)
      return [item]
    }
    return []
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, previewForLifting item: UIDragItem,
    session: any UIDragSession
  ) -> UITargetedDragPreview? {
    guard let lift = lift(of: session), let host, let target = target(lift.frame, in: lift.source)
    else { return nil }
    let frame = lift.source.convert(lift.frame, to: host)
    let view = host.resizableSnapshotView(
      from: frame, afterScreenUpdates: false, withCapInsets: .zero)
    let parameters = UIDragPreviewParameters()
    parameters.backgroundColor = .clear
    return view.map { UITargetedDragPreview(view: $0, parameters: parameters, target: target) }
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
    guard let lift = item.localObject as? Lift, let target = target(lift.frame, in: lift.source)
    else { return preview }
    return preview.retargetedPreview(with: target)
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession,
    didEndWith operation: UIDropOperation
  ) {
    guard let mover = lift(of: session)?.source.mover else { return }
    mover.release()
    mover.show()
  }
}

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
    guard let source = lift(of: session)?.source else { return }
    source.mover.move(to: session.location(in: source))
    source.mover.drop()
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, previewForDropping item: UIDragItem,
    withDefault preview: UITargetedDragPreview
  ) -> UITargetedDragPreview? {
    guard let source = (item.localObject as? Lift)?.source,
      let target = source.mover.landingFrame.flatMap({ target($0, in: source) })
    else { return preview }
    return preview.retargetedPreview(with: target)
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, concludeDrop session: any UIDropSession
  ) {
    lift(of: session)?.source.mover.show()
  }
}
#endif
