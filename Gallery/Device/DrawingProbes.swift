#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
import FlowLayoutUI
import SwiftUI

/// Animates a layout without views, and looks whether its transaction is read.
@available(iOS 17.0, macOS 14.0, *)
struct TransactionProbe: View {
  let tell: DeviceQuestion.Tell
  @State private var number = 0.0

  var body: some View {
    Self.asked(AnimatedNumber(number: number) {}, number, tell).onAppear {
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

/// A divider among views that a flow takes apart, which may not be told which way the flow runs.
@available(iOS 18.0, macOS 15.0, visionOS 2.0, *)
struct AxisProbe: View {
  let tell: DeviceQuestion.Tell

  var body: some View {
    Flow {
      Text("One")
      Divider().background { reader }
      Text("Two")
    }
  }

  private var reader: some View {
    GeometryReader { proxy in
      Color.clear.onAppear {
        let size = proxy.size
        tell(size.width < size.height, "\(Int(size.width)) × \(Int(size.height)) points.")
      }
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
