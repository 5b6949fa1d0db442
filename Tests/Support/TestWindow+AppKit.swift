#if os(macOS)
import AppKit
import SwiftUI

@available(macOS 13.0, *)
@MainActor
struct TestWindow: HostingWindow {
  private let window: NSWindow
  private let view: NSView
  private let noted = NotedFrames()

  init(size: CGSize, _ content: some View) {
    _ = NSApplication.shared
    let view = NSHostingView(rootView: content.fillingWindow(noted))
    view.sizingOptions = []
    window = NSWindow(
      contentRect: CGRect(origin: .zero, size: size.inWindow), styleMask: .borderless,
      backing: .buffered,
      defer: false)
    window.isReleasedWhenClosed = false
    window.contentView = view
    window.orderFrontRegardless()
    self.view = view
  }

  func layOut() { view.layoutSubtreeIfNeeded() }

  func settle(rounds: ClosedRange<Int>?) async throws {
    for _ in 0..<4 {
      layOut()
      try await Task.sleep(nanoseconds: 20_000_000)
    }
  }

  func resize(_ size: CGSize) { window.setContentSize(size.inWindow) }

  func ink() -> (CGPoint) -> Ink? {
    guard let bitmap = view.bitmapImageRepForCachingDisplay(in: view.bounds) else {
      return { _ in nil }
    }
    view.cacheDisplay(in: view.bounds, to: bitmap)
    return Picture.ink(of: bitmap.cgImage, width: view.bounds.width)
  }

  var frames: [(identifier: String, frame: CGRect)] { noted.all }

  func press(_ name: String) throws {
    guard let element = Self.element(name, in: view.accessibilityChildren() ?? []),
      element.accessibilityPerformPress()
    else { throw HostingError(description: "nothing named \(name) can be pressed") }
  }

  private static func element(_ name: String, in elements: [Any]) -> (any NSAccessibilityProtocol)?
  {
    for case let element as any NSAccessibilityProtocol in elements {
      if element.accessibilityIdentifier() == name { return element }
      if let inner = self.element(name, in: element.accessibilityChildren() ?? []) { return inner }
    }
    return nil
  }

  func scroll(to offset: CGPoint, beyondEnds: Bool) throws {
    let scrollView = try scrollView
    let (size, insets) = (scrollView.documentView?.frame.size ?? .zero, scrollView.contentInsets)
    let room = scrollView.contentView.bounds
    let ends = CGRect(
      x: -insets.left, y: -insets.top,
      width: size.width + insets.left + insets.right - room.width,
      height: size.height + insets.top + insets.bottom - room.height)
    scrollView.contentView.scroll(to: beyondEnds ? offset : offset.limited(to: ends))
    scrollView.reflectScrolledClipView(scrollView.contentView)
  }

  var visibleRect: CGRect { get throws { try scrollView.contentView.bounds } }

  private var scrollView: NSScrollView {
    get throws {
      guard let found = Self.scrollView(in: view) else {
        throw HostingError(description: "the window has no scroll view of AppKit's")
      }
      return found
    }
  }

  private static func scrollView(in view: NSView) -> NSScrollView? {
    if let view = view as? NSScrollView { return view }
    return view.subviews.lazy.compactMap { scrollView(in: $0) }.first
  }

  var labels: [String] { Self.labels(of: view.accessibilityChildren() ?? []) }

  private static func labels(of elements: [Any]) -> [String] {
    elements.flatMap { element -> [String] in
      guard let element = element as? any NSAccessibilityProtocol else { return [] }
      let own = element.accessibilityLabel() ?? element.accessibilityValue() as? String ?? ""
      return (own.isEmpty ? [] : [own]) + labels(of: element.accessibilityChildren() ?? [])
    }
  }
}
#endif
