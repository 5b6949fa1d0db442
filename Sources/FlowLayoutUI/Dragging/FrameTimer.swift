#if canImport(SwiftUI)
import Foundation

/// Calls an action at each frame until it is stopped.
@MainActor protocol FrameTiming {
  func stop()
}

/// Calls an action about as often as a screen has frames.
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
