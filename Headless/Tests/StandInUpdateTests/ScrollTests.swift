import SwiftUI
import Testing

private let space = CGSize(width: 200, height: 100)

@MainActor @Suite("Scroll views")
struct ScrollTests {
  private func rows(_ axes: Axis.Set = .vertical) -> HeadlessHost {
    HeadlessHost(size: space) {
      ScrollView(axes) {
        ForEach(0..<10) { index in
          Color.red.frame(width: 50, height: 30).accessibilityIdentifier("\(index)")
        }
      }
      .accessibilityIdentifier("scroll")
    }
  }

  @Test("a vertical one takes the height that it is offered and its content's width")
  func size() throws {
    let host = rows()
    #expect(host.frame(of: "scroll") == CGRect(75, 0, 50, 100))
    #expect(host.frame(of: "1") == CGRect(75, 38, 50, 30))
    #expect(try host.visibleRect(of: "scroll") == CGRect(0, 0, 50, 100))
  }

  @Test("scrolling moves the content and stops at its end")
  func scrolling() throws {
    let host = rows()
    try host.scroll("scroll", to: CGPoint(x: 10, y: 50))
    #expect(host.frame(of: "1") == CGRect(75, -12, 50, 30))
    try host.scroll("scroll", to: CGPoint(x: 0, y: 1000))
    #expect(host.frame(of: "9") == CGRect(75, 70, 50, 30))
    #expect(try host.visibleRect(of: "scroll") == CGRect(0, 272, 50, 100))
    try host.scroll("scroll", to: CGPoint(x: 0, y: -5))
    #expect(try host.visibleRect(of: "scroll") == CGRect(0, 0, 50, 100))
  }

  @Test("both axes scroll, and smaller content is centred")
  func bothAxes() throws {
    let host = HeadlessHost(size: space) {
      ScrollView([.horizontal, .vertical]) {
        Color.red.frame(width: 500, height: 400).accessibilityIdentifier("content")
      }
      .accessibilityIdentifier("scroll")
    }
    #expect(host.frame(of: "scroll") == CGRect(0, 0, 200, 100))
    try host.scroll("scroll", to: CGPoint(x: 30, y: 1000))
    #expect(host.frame(of: "content") == CGRect(-30, -300, 500, 400))
    let small = HeadlessHost(size: space) {
      ScrollView([.horizontal, .vertical]) {
        Color.red.frame(width: 50, height: 40).accessibilityIdentifier("content")
      }
    }
    #expect(small.frame(of: "content") == CGRect(75, 30, 50, 40))
  }

  @Test("a horizontal one begins at the leading edge, on the right from right to left")
  func rightToLeft() throws {
    let host = HeadlessHost(size: space, layoutDirection: .rightToLeft) {
      ScrollView(.horizontal) {
        Color.red.frame(width: 500, height: 40).accessibilityIdentifier("content")
      }
      .accessibilityIdentifier("scroll")
    }
    #expect(host.frame(of: "content") == CGRect(-300, 30, 500, 40))
    try host.scroll("scroll", to: CGPoint(x: 40, y: 0))
    #expect(host.frame(of: "content") == CGRect(-260, 30, 500, 40))
  }

  @Test("a scroll view paints and hits only what it shows")
  func clipping() throws {
    let log = Log()
    let host = HeadlessHost(size: space) {
      VStack(spacing: 0) {
        ScrollView {
          Color.red.frame(width: 50, height: 300).onTapGesture { log("hit") }
        }
        Fixed(50, 40) { Color.clear }
      }
    }
    #expect(host.displayList.first?.clips.map(\.frame) == [CGRect(75, 0, 50, 60)])
    try host.tap(at: CGPoint(x: 100, y: 59))
    #expect(throws: HeadlessHost.InteractionError.self) {
      try host.tap(at: CGPoint(x: 100, y: 61))
    }
    #expect(log.entries == ["hit"])
  }

  @Test("geometry readers see their content scroll in one update")
  func geometry() throws {
    let log = Log()
    let host = HeadlessHost(size: space) {
      ScrollView {
        Fixed(50, 300) {
          GeometryReader { proxy in
            log.note("\(proxy.frame(in: .named("scroll")).minY)", Color.clear)
          }
        }
      }
      .coordinateSpace(name: "scroll")
      .accessibilityIdentifier("scroll")
    }
    try host.settle()
    try host.scroll("scroll", to: CGPoint(x: 0, y: 25))
    #expect(try host.settle() == 1)
    #expect(log.entries == ["0.0", "-25.0"])
  }
}
