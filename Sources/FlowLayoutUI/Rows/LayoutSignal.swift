#if canImport(SwiftUI)
import SwiftUI

/// The way of a value from a layout to views, within one layout pass.
///
/// A layout cannot set state, and what views read of it in the same pass is geometry alone. So the layout
/// gives one view a height that is another one whenever the value is another one. If that view is a
/// `GeometryReader`, its content is evaluated again in the same pass, and looks up here what the height is
/// for; `onSignal` calls an action after the pass.
///
///     subview.place(at: origin, proposal: .init(width: width, height: signal.length(for: value)))
///
/// A length is never used again for another value: SwiftUI refuses to tell what it has told in the same
/// update, so a value that changes and changes back within one must not look like none that was told.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
final class LayoutSignal<Value: Equatable & Sendable>: Sendable {
  private let state: Locked<(number: Int, value: Value)>
  private let animation = Locked<Animation?>(nil)

  /// So many lengths follow each other before the first one comes back: many more than an update has rounds, and few
  /// enough for a view that is no longer than some rows.
  private static var lengths: Int { 1 << 6 }

  /// Makes a signal of a value that no layout has given it.
  init(_ value: Value) { state = Locked((0, value)) }

  /// Takes a value from the layout.
  ///
  /// - Returns: The length that stands for it: the same as before only if the value is.
  func length(for value: Value) -> CGFloat {
    state.with { state in
      if state.number == 0 || state.value != value {
        state = (state.number % Self.lengths + 1, value)
      }
      return CGFloat(state.number)
    }
  }

  /// The value that a layout gave last.
  var value: Value { state.with(\.value) }

  /// Takes the animation of the change in which a layout gave the last value, once.
  func takeAnimation() -> Animation? {
    animation.with { animation in
      defer { animation = nil }
      return animation
    }
  }

  /// Reads how the change is animated in which the height of a view becomes another number.
  ///
  /// A transaction is asked for by what it may animate: here a layout of no views, whose number is animated. (An
  /// effect on a view that draws nothing is never asked.)
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  func animationReader(_ number: Int) -> some View {
    AnimatedNumber(number: Double(number)) {}
      .transaction(value: number) { transaction in
        let new = transaction.animation
        self.animation.with { $0 = new }
      }
  }

  /// Returns the number that the height of a view stands for.
  static func number(_ proxy: GeometryProxy) -> Int {
    let length = proxy.size.height
    return length.isFinite ? Int(min(max(0, length), CGFloat(lengths)).rounded()) : 0
  }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension View {
  /// Calls an action with a signal's value when the layout has given this view the height for another one,
  /// and once at first.
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

/// A layout of no size that has something to animate.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
private struct AnimatedNumber: Layout {
  var number: Double

  var animatableData: Double {
    get { number }
    set { number = newValue }
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    .zero
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {}
}
#endif
