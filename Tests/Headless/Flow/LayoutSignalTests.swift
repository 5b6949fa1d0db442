import SwiftUI
import Testing

@testable import FlowLayoutUI

/// A layout sends a value to views as the height of one of them.
@MainActor @Suite("Values that a layout sends to views")
struct LayoutSignalTests {
  @Test(
    "the length by which a layout signals a value to views changes with each new value, and is never 0"
  )
  func lengths() {
    let signal = LayoutSignal("none")
    expectEqual(signal.value, "none")
    expectEqual(signal.send("none"), 1)
    expectEqual(signal.send("none"), 1)
    expectEqual(signal.send("some"), 2)
    expectEqual(signal.send("some"), 2)
    expectEqual(signal.send("none"), 3)
    expectEqual(signal.value, "none")
    expectEqual(LayoutSignal("none").send("some"), 1)
  }

  @Test("the length by which a layout signals values to views repeats only after 64 values")
  func repetition() {
    let signal = LayoutSignal(0)
    let lengths = (1...64).map { signal.send($0) }
    expectEqual(lengths, (1...64).map { CGFloat($0) })
    expectEqual(signal.send(65), 1)
  }

  @Test(
    "a view reads a layout's signal as its own rounded height, at most 64, and as 0 without a height"
  )
  func numbers() {
    struct Reader: View {
      let height: CGFloat
      var body: some View {
        GeometryReader { Text(verbatim: "\(LayoutSignal<Int>.number($0))") }.frame(height: height)
      }
    }
    let host = HeadlessHost(100, 900) {
      VStack(spacing: 0) {
        Reader(height: 0)
        Reader(height: 1)
        Reader(height: 2.4)
        Reader(height: 2.6)
        Reader(height: 500)
      }
    }
    expectEqual(host.readTexts, ["0", "1", "2", "3", "64"])
  }
}
