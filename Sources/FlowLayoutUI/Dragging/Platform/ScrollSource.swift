#if canImport(SwiftUI) && os(macOS)
import AppKit
import SwiftUI

/// An unseen view behind a flow on a Mac, which knows the scroll view around.
@available(macOS 13.0, *)
struct ScrollSource: NSViewRepresentable {
  let mover: Mover

  func makeNSView(context: Context) -> ScrollSourceView { ScrollSourceView(mover) }

  func updateNSView(_ view: ScrollSourceView, context: Context) { view.mover = mover }
}

@available(macOS 13.0, *)
final class ScrollSourceView: NSView {
  var mover: Mover

  init(_ mover: Mover) {
    self.mover = mover
    super.init(frame: .zero)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override var isFlipped: Bool { true }

  override func hitTest(_ point: NSPoint) -> NSView? { nil }

  override func viewDidMoveToWindow() {
    super.viewDidMoveToWindow()
    let isKnown = window != nil && enclosingScrollView != nil
    mover.scrolling.byOffset = isKnown ? { [weak self] in self?.scrollAround(by: $0) } : nil
  }

  private func scrollAround(by offset: CGSize) {
    guard let scrollView = enclosingScrollView else { return }
    let clip = scrollView.contentView
    var bounds = clip.bounds
    bounds.origin.x += offset.width
    bounds.origin.y += clip.isFlipped ? offset.height : -offset.height
    clip.scroll(to: clip.constrainBoundsRect(bounds).origin)
    scrollView.reflectScrolledClipView(clip)
    let visible = convert(clip.bounds, from: clip)
    mover.scrolling.visible.with { $0 = visible }
  }
}
#endif
