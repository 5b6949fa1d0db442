#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
import FlowLayoutUI
public import SwiftUI

/// Flings through a hundred thousand or a million views by itself, and says in one line how long frames took.
///
///     FlingCheckView()
@available(iOS 18.0, macOS 15.0, visionOS 2.0, *)
public struct FlingCheckView: View {
  @State private var count = 100_000
  @State private var isDeclared = true
  @State private var line: String?

  /// Shows what can be chosen; nothing scrolls yet.
  public init() {}

  /// The choices, the scroll view, and the line.
  public var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Picker("Views", selection: $count) {
        Text("100,000").tag(100_000)
        Text("1,000,000").tag(1_000_000)
      }
      .pickerStyle(.segmented)
      Toggle("Declared sizes", isOn: $isDeclared)
      FlingScrollView(count: count, isDeclared: isDeclared) { times in
        line = DeviceQuestion.line(count: count, isDeclared: isDeclared, times)
      }
      .id("\(count) \(isDeclared)")
      if let line {
        Text(line).font(.footnote)
        Button("Copy this line") { DeviceQuestion.copy(line) }
      }
    }
    .padding()
  }
}

/// The views to fling through, and the button that begins.
///
/// Its body is not evaluated while it scrolls.
@available(iOS 18.0, macOS 15.0, visionOS 2.0, *)
private struct FlingScrollView: View {
  let count: Int
  let isDeclared: Bool
  let tell: @MainActor (FrameTimes) -> Void
  @State private var position = ScrollPosition(y: 0)
  @State private var fling = Fling()

  nonisolated private static func size(of number: Int) -> CGSize {
    CGSize(width: CGFloat(44 + number * 7 % 5 * 8), height: 30)
  }

  var body: some View {
    Button("Fling for \(Fling.count) seconds") {
      fling.start {
        position.scrollTo(y: $0)
      } end: {
        tell($0)
      }
    }
    ScrollView {
      if isDeclared { flow.itemSizes { Self.size(of: $0) } } else { flow }
    }
    .scrollPosition($position)
    .frame(height: 400)
    .onDisappear { fling.clock.stop() }
    .accessibilityIdentifier("views")
  }

  private var flow: LazyFlow<Int, some View> {
    LazyFlow(0..<count, layout: FlowLayout(spacing: 6)) { number in
      let size = Self.size(of: number)
      Text("\(number)")
        .font(.caption)
        .frame(width: size.width, height: size.height)
        .background(Capsule().fill(.blue.opacity(0.15)))
    }
  }
}

@available(iOS 17.0, macOS 14.0, *)
extension DeviceQuestion {
  /// The frame times in one line, with the device and its system.
  static func line(count: Int, isDeclared: Bool, _ times: FrameTimes) -> String {
    func milliseconds(_ share: Double) -> String {
      String(format: "%.1f ms", times.percentile(share) * 1_000)
    }
    return """
      swift-flow-layout fling: \(device), \(system), \(count) views, \
      \(isDeclared ? "declared" : "measured"), \(times.refreshRate) Hz: \
      p50 \(milliseconds(0.5)), p99 \(milliseconds(0.99)), \
      \(times.droppedCount) of \(times.times.count + times.droppedCount) frames dropped
      """
  }
}

@available(iOS 18.0, macOS 15.0, visionOS 2.0, *)
struct FlingCheckView_Previews: PreviewProvider {
  static var previews: some View {
    FlingCheckView()
  }
}
#endif
