#if canImport(SwiftUI)
import SwiftUI

// The only lines in this folder that differ from system to system.

#if os(macOS)
import AppKit

@available(macOS 13.0, *)
@MainActor
struct TestWindow {
  private let window: NSWindow
  private let view: NSView

  init(size: CGSize, _ content: some View) {
    _ = NSApplication.shared
    let view = NSHostingView(rootView: content.ignoresSafeArea(.container))
    view.sizingOptions = []
    window = NSWindow(
      contentRect: CGRect(origin: .zero, size: size), styleMask: .borderless, backing: .buffered,
      defer: false)
    window.isReleasedWhenClosed = false
    window.contentView = view
    window.orderFrontRegardless()
    self.view = view
  }

  /// One update, as before a frame.
  func layOut() { view.layoutSubtreeIfNeeded() }

  func settle() async throws {
    for _ in 0..<4 {
      layOut()
      try await Task.sleep(nanoseconds: 20_000_000)
    }
  }

  func resize(_ size: CGSize) { window.setContentSize(size) }

  func ink() -> (CGPoint) -> Ink? {
    guard let bitmap = view.bitmapImageRepForCachingDisplay(in: view.bounds) else {
      return { _ in nil }
    }
    view.cacheDisplay(in: view.bounds, to: bitmap)
    return Picture.ink(of: bitmap.cgImage, width: view.bounds.width)
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

#elseif os(watchOS)
/// Apple Watch has no window for tests: an image.
@available(watchOS 9.0, *)
@MainActor
final class TestWindow {
  private let renderer: ImageRenderer<AnyView>

  init(size: CGSize, _ content: some View) {
    renderer = ImageRenderer(content: AnyView(content))
    resize(size)
  }

  func layOut() { _ = renderer.cgImage }

  func settle() async throws { layOut() }

  func resize(_ size: CGSize) { renderer.proposedSize = ProposedViewSize(size) }

  func ink() -> (CGPoint) -> Ink? {
    Picture.ink(of: renderer.cgImage, width: renderer.proposedSize.width ?? 1)
  }

  var labels: [String] { [] }
}

#elseif canImport(UIKit)
import UIKit

@available(iOS 16.0, tvOS 16.0, *)
@MainActor
struct TestWindow {
  private let window: UIWindow
  private let view: UIView

  init(size: CGSize, _ content: some View) {
    let controller = UIHostingController(rootView: content.ignoresSafeArea(.container))
    window = UIWindow(frame: CGRect(origin: .zero, size: size))
    window.rootViewController = controller
    window.isHidden = false
    view = controller.view
    view.frame = window.bounds
  }

  func layOut() {
    view.setNeedsLayout()
    view.layoutIfNeeded()
  }

  func settle() async throws {
    for _ in 0..<4 {
      layOut()
      try await Task.sleep(nanoseconds: 20_000_000)
    }
  }

  func resize(_ size: CGSize) {
    window.frame.size = size
    view.frame = window.bounds
  }

  func ink() -> (CGPoint) -> Ink? {
    let image = UIGraphicsImageRenderer(bounds: view.bounds).image { context in
      view.layer.render(in: context.cgContext)
    }
    return Picture.ink(of: image.cgImage, width: view.bounds.width)
  }

  var labels: [String] { Self.labels(of: view) }

  private static func labels(of element: Any) -> [String] {
    guard let element = element as? NSObject else { return [] }
    if element.isAccessibilityElement { return [element.accessibilityLabel ?? ""] }
    return (element.accessibilityElements ?? []).flatMap { labels(of: $0) }
  }
}

#else
@MainActor
struct TestWindow {
  private let host: HeadlessHost

  init(size: CGSize, _ content: some View) { host = HeadlessHost(size: size) { content } }

  func layOut() { _ = try? host.settle(limit: 2) }

  func settle() async throws {
    for _ in 0..<3 {
      try host.settle()
      await Task.yield()
    }
  }

  func resize(_ size: CGSize) { host.resize(size) }

  func ink() -> (CGPoint) -> Ink? {
    let room = CGRect(origin: .zero, size: host.proposedSize)
    let items = host.displayList.reversed().filter { $0.frame.intersects(room) }
    return { point in
      let item = items.first { item in
        item.color.opacity > 0.5 && item.frame.contains(point)
          && item.clips.allSatisfy { $0.frame.contains(point) }
      }
      return item.map {
        Ink(red: $0.color.red > 0.5, green: $0.color.green > 0.5, blue: $0.color.blue > 0.5)
      }
    }
  }

  var labels: [String] { host.accessibilityTree.map(\.label) }
}
#endif
#endif
