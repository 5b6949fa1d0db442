#if canImport(SwiftUI)
import SwiftUI

/// A value that a layout passes to views within one layout pass.
///
/// A layout cannot set state. So it gives one view a height that changes whenever the value does.
/// If that view is a `GeometryReader`, the same pass evaluates its content again. `onSignal` calls
/// an action after the pass.
///
///     subview.place(at: origin, proposal: .init(width: width, height: signal.send(value)))
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
final class LayoutSignal<Value: Equatable & Sendable>: Sendable {
  private let state: Locked<(number: Int, value: Value)>
  private let animation = Locked<Animation?>(nil)

  /// The number of different heights that `send` returns before it starts over.
  ///
  /// An update has far fewer layout passes, so it gets no height twice. The heights stay small.
  private static var lengths: Int { 1 << 6 }

  /// Creates a signal with a value that no layout has set yet.
  init(_ value: Value) { state = Locked((0, value)) }

  /// Sets the value, and returns the height for the view that receives the signal.
  ///
  /// The height changes exactly when the value does.
  func send(_ value: Value) -> CGFloat {
    // A new value always gets a new height. SwiftUI ignores a geometry that returns to an earlier
    // one in the same update, so that a value which changes and changes back would go unnoticed.
    state.with { state in
      if state.number == 0 || state.value != value {
        state = (state.number % Self.lengths + 1, value)
      }
      return CGFloat(state.number)
    }
  }

  /// The value that a layout set last.
  var value: Value { state.with(\.value) }

  /// Returns the animation of the change that led to the last value.
  ///
  /// The next call returns nil.
  func takeAnimation() -> Animation? {
    animation.with { animation in
      defer { animation = nil }
      return animation
    }
  }

  /// Returns `views` in a layout that records the animation of each change of `number`.
  ///
  /// `takeAnimation` returns that animation. Before iOS 17, none is recorded.
  func readingAnimation(
    _ number: Int, @ViewBuilder _ views: () -> some View
  ) -> some View {
    // SwiftUI applies a transaction modifier only to a view with something to animate: here, a
    // layout with an animatable number. (A visual effect on a view that draws nothing is not
    // enough.)
    let layout = PlacedViewsLayout<HStackLayout>(number: Double(number)).callAsFunction(views)
    if #available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *) {
      return layout.transaction(value: number) { transaction in
        let new = transaction.animation
        self.animation.with { $0 = new }
      }
    }
    return layout
  }

  /// Returns the height of a view as an integer.
  ///
  /// The layout gives the view the height that `send` returns. So the integer changes when the
  /// signal's value does.
  static func number(_ proxy: GeometryProxy) -> Int {
    let length = proxy.size.height
    return length.isFinite ? Int(min(max(0, length), CGFloat(lengths)).rounded()) : 0
  }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension View {
  /// Calls an action after a layout pass that has changed the value of a signal.
  ///
  /// The layout must give this view the height that `LayoutSignal.send` returns. The action is also
  /// called when the view is first laid out.
  nonisolated func onSignal<Value>(
    _ signal: LayoutSignal<Value>, perform action: @escaping (Value) -> Void
  ) -> some View {
    self.onGeometryChange(for: Int.self) {
      LayoutSignal<Value>.number($0)
    } action: { _ in
      action(signal.value)
    }
  }
}

#endif
