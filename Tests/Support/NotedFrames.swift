#if canImport(SwiftUI)
import SwiftUI

/// The frames of named views in a window, noted by the views themselves: through public API alone.
///
/// SwiftUI reads geometry wherever it likes, one call after the other.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
final class NotedFrames: @unchecked Sendable {
  /// By the views, of which several may have the same name.
  private var notes: [ObjectIdentifier: (order: Int, name: String, frame: CGRect)] = [:]

  func note(_ frame: CGRect, of name: String, by view: NotedView) {
    let order = notes[ObjectIdentifier(view)]?.order ?? view.order
    notes[ObjectIdentifier(view)] = (order, name, frame)
  }

  func forget(_ view: NotedView) { notes[ObjectIdentifier(view)] = nil }

  /// In the order in which the views came to life.
  var all: [(identifier: String, frame: CGRect)] {
    notes.values.sorted { $0.order < $1.order }.map { ($0.name, $0.frame) }
  }
}

/// The identity of a view that notes its frame.
@MainActor final class NotedView {
  nonisolated let order: Int
  private static var count = 0

  init() {
    Self.count += 1
    order = Self.count
  }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension EnvironmentValues {
  private struct Key: EnvironmentKey {
    static let defaultValue: NotedFrames? = nil
  }

  /// Where named views note their frames.
  var notedFrames: NotedFrames? {
    get { self[Key.self] }
    set { self[Key.self] = newValue }
  }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
private struct NotedFrame: ViewModifier {
  let name: String
  @Environment(\.notedFrames) private var frames
  @State private var view = NotedView()

  func body(content: Content) -> some View {
    let (frames, view) = (frames, view)
    content
      .background(reader(frames, view))
      .onDisappear { frames?.forget(view) }
  }

  nonisolated private func reader(_ frames: NotedFrames?, _ view: NotedView) -> some View {
    GeometryReader { proxy in
      // Evaluated while the view is laid out: no state, and nothing to wait for.
      let _ = frames?.note(proxy.frame(in: .global), of: name, by: view)
      Color.clear
    }
  }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension View {
  /// Notes where the view is, from when it is laid out until it disappears.
  func noted(as name: String) -> some View { modifier(NotedFrame(name: name)) }
}
#endif
