#if canImport(SwiftUI)
import SwiftUI

/// What a hand feels where a device has haptics: a knock at the lift, and a tick at each new place.
///
/// What the system's drag and drop lifts, it lets the hand feel by itself.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
struct HandFeedback {
  private let felt: Felt?

  init(_ hold: Hold?) {
    felt = hold.map { Felt(place: $0.place, isDrawnBySystem: $0.isDrawnBySystem) }
  }

  fileprivate struct Felt: Equatable {
    let place: DataPlace
    let isDrawnBySystem: Bool
  }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension HandFeedback: ViewModifier {
  #if os(tvOS) || os(visionOS)
  func body(content: Content) -> some View { content }
  #else
  @ViewBuilder func body(content: Content) -> some View {
    if #available(iOS 17.0, macOS 14.0, watchOS 10.0, *) {
      Self.feeling(felt, content)
    } else {
      content
    }
  }

  // SwiftUI may call the closure on a thread of its own: it is formed where no actor is.
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  nonisolated private static func feeling(_ felt: Felt?, _ content: some View) -> some View {
    content.sensoryFeedback(trigger: felt) { old, new in
      guard let new else { return nil }
      guard let old else { return new.isDrawnBySystem ? nil : .impact }
      return old.place == new.place ? nil : .tick
    }
  }
  #endif
}

#if !os(tvOS) && !os(visionOS)
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension SensoryFeedback {
  /// Macs play no other one of what is dragged.
  nonisolated fileprivate static var tick: SensoryFeedback {
    #if os(macOS)
    .alignment
    #else
    .selection
    #endif
  }
}
#endif
#endif
