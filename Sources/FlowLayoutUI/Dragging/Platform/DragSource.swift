#if canImport(SwiftUI) && (os(iOS) || os(visionOS))
import SwiftUI
import UIKit

/// An unseen view behind a flow that moves its elements by the system's drag and drop.
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

/// The view that tells a flow's place in its window.
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
    mover.isTextEdited = { [weak self] in self?.window?.editsText == true }
  }

  // A context menu that has appeared meanwhile may be another view's.
  override func layoutSubviews() {
    super.layoutSubviews()
    join()
  }

  /// Takes part in the drag and drop of the host.
  func join() {
    guard window != nil, !mover.isHolding, let host, shared?.host !== host else { return }
    leave()
    let interactions = HostInteractions.of(host)
    interactions.sources.add(self)
    shared = interactions
  }

  func leave() {
    mover.cancel()
    shared?.sources.remove(self)
    shared?.removeIfUnused()
    shared = nil
  }

  /// The view that carries SwiftUI's context menus, above the scroll view, so that UIKit links the two; else that of
  /// the nearest view controller.
  private var host: UIView? {
    let above = sequence(first: scrollView ?? self) { $0.superview }.dropFirst()
    let carrier = above.first { view in
      view.interactions.contains { $0 is UIContextMenuInteraction }
    }
    if let carrier { return carrier }
    let responders = sequence(first: self as UIResponder) { $0.next }
    return responders.lazy.compactMap { ($0 as? UIViewController)?.viewIfLoaded }.first
  }

  private var scrollView: UIScrollView? {
    sequence(first: self as UIView) { $0.superview }.lazy.compactMap { $0 as? UIScrollView }.first
  }

  /// Whether a point of the flow can be touched: it is inside of all that clips the flow, and no view of the platform
  /// covers it but the flow's own.
  func isTouchable(at point: CGPoint, in host: UIView) -> Bool {
    guard bounds.contains(point) else { return false }
    let ancestors = sequence(first: self as UIView) { $0.superview }.dropFirst()
    let isVisible = ancestors.allSatisfy { view in
      !view.clipsToBounds || view.bounds.contains(convert(point, to: view))
    }
    guard isVisible, let hit = host.hitTest(convert(point, to: host), with: nil) else {
      return false
    }
    return isDescendant(of: hit) || hit.isDescendant(of: scrollView ?? superview ?? host)
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

extension UIView {
  /// Whether a text in the view is edited.
  @available(iOS 16.0, *)
  fileprivate var editsText: Bool {
    isFirstResponder && self is any UITextInput || subviews.contains(where: \.editsText)
  }
}
#endif
