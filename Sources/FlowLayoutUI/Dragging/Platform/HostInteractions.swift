#if canImport(SwiftUI) && (os(iOS) || os(visionOS))
import SwiftUI
import UIKit

/// The drag and drop interactions of all flows in one UIKit view, their host.
@MainActor
@available(iOS 16.0, *)
final class HostInteractions: NSObject {
  let sources = NSHashTable<DragSourceView>.weakObjects()
  private(set) weak var host: UIView?
  private var (drag, drop): (UIDragInteraction?, UIDropInteraction?)

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
    // Enabled on iPad only by default.
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
}

/// The `localObject` of a drag item, by which calls of UIKit find the drag and its flow.
///
/// `source` is the hidden view behind the flow.
@MainActor
@available(iOS 16.0, *)
final class DragToken {
  let session: SystemDragSession
  weak var source: DragSourceView?

  init(_ session: SystemDragSession, _ source: DragSourceView) {
    (self.session, self.source) = (session, source)
  }

  /// Returns a new drag item for the session.
  ///
  /// From then on, the session can move or hide the item's picture.
  func item() -> UIDragItem {
    let item = UIDragItem(itemProvider: NSItemProvider())
    item.localObject = self
    session.onScreen = { [weak session, weak item] effect in
      guard let session else { return }
      switch effect {
      // The picture is still drawn for most of a second after it has arrived, and sometimes UIKit
      // does not tell when its animation ends.
      case .awaitArrival: Self.after(0.4) { session.react(to: .arrived) }
      case .awaitLayout: Self.after(2.0 / 60) { session.lookAgain() }
      case .retarget:
        if #available(iOS 17.4, visionOS 1.1, *) { item?.setNeedsDropPreviewUpdate() }
      case .hidePicture: item?.previewProvider = { nil }
      case .lift, .follow, .retreat, .drop, .putBack, .show: break
      }
    }
    return item
  }

  private static func after(_ seconds: Double, _ action: @escaping @MainActor () -> Void) {
    Task {
      try? await Task.sleep(nanoseconds: UInt64(seconds * 1e9))
      action()
    }
  }
}

@available(iOS 16.0, *)
extension UIDragItem {
  var token: DragToken? { localObject as? DragToken }
}

@available(iOS 16.0, *)
extension UIDragDropSession {
  @MainActor var token: DragToken? { items.first?.token }
}
#endif
