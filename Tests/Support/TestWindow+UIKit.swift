#if canImport(UIKit) && !os(watchOS)
import SwiftUI
import UIKit

@available(iOS 16.0, tvOS 16.0, *)
@MainActor
struct TestWindow: HostingWindow {
  private let window: UIWindow
  private let view: UIView
  private let noted = NotedFrames()

  init(size: CGSize, _ content: some View) {
    let controller = UIHostingController(rootView: content.fillingWindow(noted))
    window = UIWindow(frame: CGRect(origin: .zero, size: size.inWindow))
    window.rootViewController = controller
    window.isHidden = false
    view = controller.view
    view.frame = window.bounds
  }

  func layOut() {
    view.setNeedsLayout()
    view.layoutIfNeeded()
  }

  func settle(rounds: ClosedRange<Int>?) async throws {
    for _ in 0..<4 {
      layOut()
      try await Task.sleep(nanoseconds: 20_000_000)
    }
  }

  func resize(_ size: CGSize) {
    window.frame.size = size.inWindow
    view.frame = window.bounds
  }

  func ink() -> (CGPoint) -> Ink? {
    let image = UIGraphicsImageRenderer(bounds: view.bounds).image { context in
      view.layer.render(in: context.cgContext)
    }
    return Picture.ink(of: image.cgImage, width: view.bounds.width)
  }

  var frames: [(identifier: String, frame: CGRect)] { noted.all }

  func press(_ name: String) throws {
    guard let element = Self.element(name, in: view), element.accessibilityActivate() else {
      throw HostingError(description: "nothing named \(name) can be pressed")
    }
  }

  private static func element(_ name: String, in element: Any) -> NSObject? {
    guard let element = element as? NSObject else { return nil }
    if (element as? any UIAccessibilityIdentification)?.accessibilityIdentifier == name {
      return element
    }
    return (element.accessibilityElements ?? []).lazy.compactMap { self.element(name, in: $0) }
      .first
  }

  func scroll(to offset: CGPoint, beyondEnds: Bool) throws {
    let scrollView = try scrollView
    let (size, insets) = (scrollView.contentSize, scrollView.adjustedContentInset)
    let ends = CGRect(
      x: -insets.left, y: -insets.top,
      width: size.width + insets.left + insets.right - scrollView.bounds.width,
      height: size.height + insets.top + insets.bottom - scrollView.bounds.height)
    scrollView.setContentOffset(beyondEnds ? offset : offset.limited(to: ends), animated: false)
  }

  var visibleRect: CGRect { get throws { try scrollView.bounds } }

  private var scrollView: UIScrollView {
    get throws {
      guard let found = Self.scrollView(in: view) else {
        throw HostingError(description: "the window has no scroll view of UIKit's")
      }
      return found
    }
  }

  private static func scrollView(in view: UIView) -> UIScrollView? {
    if let view = view as? UIScrollView { return view }
    return view.subviews.lazy.compactMap { scrollView(in: $0) }.first
  }

  var labels: [String] { Self.labels(of: view) }

  private static func labels(of element: Any) -> [String] {
    guard let element = element as? NSObject else { return [] }
    if element.isAccessibilityElement { return [element.accessibilityLabel ?? ""] }
    return (element.accessibilityElements ?? []).flatMap { labels(of: $0) }
  }
}
#endif
