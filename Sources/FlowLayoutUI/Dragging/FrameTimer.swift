#if canImport(SwiftUI)
import Foundation

/// A timer that calls an action at each frame of the screen.
///
/// It runs until `stop()` is called.
@MainActor protocol FrameTiming {
  func stop()
}

/// Calls an action about 60 times per second.
@MainActor
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
final class FrameTimer: FrameTiming {
  private var task: Task<Void, Never>?

  init(_ action: @escaping @MainActor (Date) -> Void) {
    task = Task {
      while (try? await Task.sleep(nanoseconds: 16_666_667)) != nil { action(Date()) }
    }
  }

  func stop() { task?.cancel() }
}
#endif
