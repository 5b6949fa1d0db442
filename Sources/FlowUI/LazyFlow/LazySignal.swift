#if canImport(SwiftUI)
import SwiftUI

/// Tells by its size, which the layout decides, that views have been measured.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
struct LazySignal {
  let store: LazyStore
  let rounds: Locked<UpdateRounds>
  let round: Binding<Int>
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension LazySignal: View {
  var body: some View { Self.view(store, rounds, round) }

  nonisolated private static func view(
    _ store: LazyStore, _ rounds: Locked<UpdateRounds>, _ round: Binding<Int>
  ) -> some View {
    Color.clear
      .accessibilityHidden(true)
      .allowsHitTesting(false)
      .onGeometryChange(for: CGFloat.self) {
        $0.size.width
      } action: { _ in
        let revision = store.with { $0.revision }
        let next = rounds.with { $0.next(revision) }
        if next == .never { return }
        if next == .now { round.wrappedValue += 1 }
        // Tasks run after the update.
        Task { @MainActor in
          rounds.with { $0.end() }
          if next == .later { round.wrappedValue += 1 }
        }
      }
  }
}
#endif
