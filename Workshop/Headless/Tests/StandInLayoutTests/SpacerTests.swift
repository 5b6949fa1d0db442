import SwiftUI
import Testing

@MainActor @Suite("Spacers and dividers know which way the stack runs")
struct SpacerTests {
  @Test("a spacer takes what is left along the stack, and nothing across")
  func spacer() {
    let host = HeadlessHost.corner(200, 50) {
      HStack {
        Box("a", 10, 10)
        Spacer().accessibilityIdentifier("spacer")
        Box("b", 10, 10)
      }
    }
    expectEqual(host.places("a", "spacer", "b"), ["0,0 10x10", "10,5 180x0", "190,0 10x10"])
    expectEqual(answer(50, 70) { VStack { Spacer() } }, "0x70")
  }

  @Test("a spacer is at least 8 long, or as long as it says")
  func leastLength() {
    let standard = answer(nil, nil) {
      HStack {
        Box("a", 10, 10)
        Spacer()
        Box("b", 10, 10)
      }
    }
    expectEqual(standard, "28x10")
    expectEqual(answer(0, 0) { VStack { Spacer(minLength: 30) } }, "0x30")
    expectEqual(answer(0, 0) { HStack { Spacer(minLength: 0) } }, "0x0")
  }

  @Test("a stack's explicit spacing applies on both sides of a spacer")
  func explicitSpacing() {
    let size = answer(nil, nil) {
      HStack(spacing: 5) {
        Box("a", 10, 10)
        Spacer()
        Box("b", 10, 10)
      }
    }
    expectEqual(size, "38x10")
  }

  @Test("a spacer gives way to everything else")
  func priority() {
    let host = HeadlessHost.corner(200, 50) {
      HStack(spacing: 0) {
        Spacer().accessibilityIdentifier("spacer")
        Box.greedy("low").layoutPriority(-5)
      }
    }
    expectEqual(host.places("spacer", "low"), ["0,25 8x0", "8,0 192x50"])
  }

  @Test("where no stack runs, a spacer takes both axes")
  func noOrientation() {
    expectEqual(answer(30, 40) { Spacer() }, "30x40")
    expectEqual(answer(nil, 0) { Spacer() }, "8x8")
    expectEqual(answer(30, 40) { ZStack { Spacer() } }, "30x40")
  }

  @Test("a divider is upright in a row and level elsewhere, one point thick")
  func divider() {
    expectEqual(answer(nil, nil) { HStack { Divider() } }, "1x10")
    expectEqual(answer(50, 30) { HStack { Divider() } }, "1x30")
    expectEqual(answer(nil, nil) { VStack { Divider() } }, "10x1")
    expectEqual(answer(50, 30) { VStack { Divider() } }, "50x1")
    expectEqual(answer(50, 30) { Divider() }, "50x1")
  }

  @Test("a layout's properties say which way spacers and dividers run, through modifiers, too")
  func layoutProperties() {
    let host = HeadlessHost.corner(100, 40) {
      Running {
        Divider().accessibilityIdentifier("divider")
        Spacer().padding(1).accessibilityIdentifier("spacer")
      }
    }
    expectEqual(host.places("divider", "spacer"), ["0,0 1x40", "0,0 100x2"])
  }

  private struct Running: Layout {
    static var layoutProperties: LayoutProperties {
      var properties = LayoutProperties()
      properties.stackOrientation = .horizontal
      return properties
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
      for subview in subviews { subview.place(at: bounds.origin, proposal: proposal) }
    }
  }
}
