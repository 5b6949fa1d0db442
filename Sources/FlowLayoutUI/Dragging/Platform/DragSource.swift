#if canImport(SwiftUI) && (os(iOS) || os(visionOS))
import SwiftUI
import UIKit

/// A hidden view behind a flow, for moves by the system's drag and drop.
@available(iOS 16.0, *)
struct DragSource: UIViewRepresentable {
  let mover: Mover

  func makeUIView(context: Context) -> DragSourceView { DragSourceView(mover) }

  func updateUIView(_ view: DragSourceView, context: Context) {
    (view.mover, view.environment) = (mover, context.environment)
    view.join()
  }

  static func dismantleUIView(_ view: DragSourceView, coordinator: ()) { view.leave() }
}

/// The hidden view behind a flow that connects it with UIKit.
///
/// It finds the flow's window, scroll views and drag interactions.
@available(iOS 16.0, *)
final class DragSourceView: UIView {
  var mover: Mover

  /// The environment of the flow.
  var environment = EnvironmentValues()

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
    join()
    mover.scrolling.byOffset = { [weak self] in self?.scroll(by: $0) }
    mover.scrolling.makeTimer = { DisplayTimer($0) }
    mover.isTextEdited = { [weak self] in self?.window?.editsText == true }
  }

  // The host may have changed: it is the view that carries the context menus.
  override func layoutSubviews() {
    super.layoutSubviews()
    join()
  }

  /// Adds the flow to the drag and drop interactions of the host view.
  ///
  /// Does nothing while an element is dragged.
  func join() {
    guard window != nil, mover.isIdle, let host, shared?.host !== host else { return }
    leave()
    let interactions = HostInteractions.of(host)
    interactions.sources.add(self)
    shared = interactions
  }

  func leave() {
    mover.leave()
    shared?.sources.remove(self)
    shared?.removeIfUnused()
    shared = nil
  }

  /// The view that gets the drag and drop interactions.
  ///
  /// It has SwiftUI's context menus, so that UIKit coordinates menus and drags.
  private var host: UIView? {
    // The nearest view around the scroll view with context menu interactions or, without such a
    // view, the view of the nearest view controller.
    let innermost: UIView = scrollViews.first ?? self
    let above = sequence(first: innermost) { $0.superview }.dropFirst()
    if let carrier = above.first(where: { !$0.contextMenus.isEmpty }) { return carrier }
    let responders = sequence(first: self as UIResponder) { $0.next }
    return responders.lazy.compactMap { ($0 as? UIViewController)?.viewIfLoaded }.first
  }
}

extension UIView {
  var contextMenus: [UIContextMenuInteraction] {
    interactions.compactMap { $0 as? UIContextMenuInteraction }
  }

  /// Whether text in the view is edited.
  fileprivate var editsText: Bool {
    isFirstResponder && self is any UITextInput || subviews.contains(where: \.editsText)
  }
}
#endif
