#if canImport(SwiftUI) && os(macOS)
import AppKit
import SwiftUI

/// A hidden view behind a flow on a Mac that scrolls the scroll view during a drag.
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
    mover.scrolling.byOffset = isKnown ? { [weak self] in self?.scroll(by: $0) } : nil
    mover.isTextEdited = { NSApplication.shared.keyWindow?.firstResponder is NSText }
  }

  private var scrollView: NSScrollView? {
    sequence(first: self as NSView) { $0.superview }.compactMap { $0 as? NSScrollView }
      .scrolling(along: mover.scrolling.axis) { $0.room }
  }

  private func scroll(by distance: CGSize) {
    guard let scrollView else { return }
    let clip = scrollView.contentView
    let height = clip.isFlipped ? distance.height : -distance.height
    var bounds = clip.bounds
    bounds.origin.x += distance.width
    bounds.origin.y += height
    clip.scroll(to: clip.constrainBoundsRect(bounds).origin)
    scrollView.reflectScrolledClipView(clip)
    let visible = convert(clip.bounds, from: clip)
    mover.scrolling.visible.with { $0 = visible }
  }
}

extension NSScrollView {
  fileprivate var room: ScrollRoom {
    ScrollRoom(
      content: documentView?.frame.size ?? .zero, in: contentSize, insets: EdgeInsets())
  }
}
#endif
