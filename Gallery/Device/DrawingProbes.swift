#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
import FlowLayoutUI
import SwiftUI

/// Animates a layout without views, and looks whether its transaction is read.
@available(iOS 17.0, macOS 14.0, *)
struct TransactionProbe: View {
  let tell: DeviceQuestion.Tell
  @State private var number = 0.0

  var body: some View {
    Self.asked(AnimatedNumberLayout(number: number) {}, number, tell).onAppear {
      withAnimation(.linear(duration: 0.2)) { number = 1 }
    }
  }

  // SwiftUI may read a transaction on another thread: the closure is formed where no actor is.
  nonisolated private static func asked(
    _ view: some View, _ number: Double, _ tell: @escaping DeviceQuestion.Tell
  ) -> some View {
    view.transaction(value: number) { transaction in
      let isAnimated = transaction.animation != nil
      Task { @MainActor in tell(isAnimated, isAnimated ? "Animated." : "Without animation.") }
    }
  }
}

/// A layout of no size that has something to animate.
@available(iOS 17.0, macOS 14.0, *)
private struct AnimatedNumberLayout: Layout {
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

/// A divider and a spacer among views that a flow takes apart, in a stack of the other orientation, whose they may keep.
@available(iOS 18.0, macOS 15.0, visionOS 2.0, *)
struct AxisProbe: View {
  let tell: DeviceQuestion.Tell
  @State private var found = Found()

  /// The size of the divider, which is read before the answer and shown by no view.
  @MainActor private final class Found { var divider: CGSize? }

  var body: some View {
    VStack {
      Flow(layout: FlowLayout(spacing: 0)) {
        Text("One")
        Divider().background { reader { found.divider = $0 } }
        Spacer().background { reader(tell(spacer:)) }
        Text("Two")
      }
    }
  }

  private func tell(spacer: CGSize) {
    guard let divider = found.divider else { return }
    func words(_ size: CGSize) -> String { "\(Int(size.width)) × \(Int(size.height))" }
    tell(
      divider.width < divider.height && spacer.width > spacer.height,
      "A divider of \(words(divider)) points, a spacer of \(words(spacer)).")
  }

  private func reader(_ read: @escaping (CGSize) -> Void) -> some View {
    GeometryReader { proxy in
      Color.clear.onAppear { read(proxy.size) }
    }
  }
}

#if GLASS && (os(iOS) || os(macOS))
/// Chips of glass, of which most are hidden.
@available(iOS 26.0, macOS 26.0, *)
struct GlassProbe: View {
  let tell: DeviceQuestion.Tell

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      Flow(0..<30, id: \.self) { number in
        Text("\(number)").padding(8).glassEffect()
      }
      .maxLines(1) { more in
        Text("+\(more.count)").padding(8).glassEffect()
      }
      HStack {
        Button("There is none") { tell(true, "None was seen.") }
        Button("There is some") { tell(false, "Some was seen.") }
      }
    }
  }
}
#endif
#endif
