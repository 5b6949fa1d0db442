#if canImport(SwiftUI)
import SwiftUI
import TestSupport
import Testing

@testable import FlowLayoutUI

/// How fast a container scrolls while an element is dragged near an edge of the viewport.
@MainActor @Suite("The speed of scrolling during a drag")
struct EdgeSpeedTests {
  @Test(
    "a drag less than a fifth of the viewport, or 60 points, from an edge scrolls, and the nearer, the faster",
    arguments: [Axis.horizontal, .vertical], [0, 1, 4, 100, 190, 300, 900] as [CGFloat])
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  func speeds(axis: Axis, length: CGFloat) {
    let isUpright = axis == .vertical
    let edge = min(length / 5, 60)
    let visible = CGRect(
      x: isUpright ? 0 : 100, y: isUpright ? 100 : 0, width: isUpright ? 9_000 : length,
      height: isUpright ? length : 9_000)
    func speed(at place: CGFloat) -> Double {
      let hand = isUpright ? CGPoint(x: 4_500, y: place) : CGPoint(x: place, y: 4_500)
      return EdgeScrolling.speed(at: hand, in: visible, along: axis)
    }
    expectEqual(speed(at: 100 + length / 2), 0)
    for (nearness, expected) in [(-0.5, 0), (0, 0), (0.5, 270), (1, 900), (1e6, 900)]
      as [(CGFloat, Double)]
    {
      let expected = length == 0 ? 0 : expected
      #expect(abs(speed(at: 100 + edge - nearness * edge) + expected) < 1e-9)
      #expect(abs(speed(at: 100 + length - edge + nearness * edge) - expected) < 1e-9)
    }
  }
}

/// How a container scrolls while an element is dragged near an edge of the viewport.
@MainActor @Suite("Scrolling during a drag")
struct EdgeScrollingTests {
  /// An owner of whose container of 100 × 1,000, or 1,000 × 100, 100 × 100 is visible.
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  private func owner(_ axis: Axis = .vertical) -> MoverOwner {
    let owner = MoverOwner()
    owner.mover.scrolling.axis = axis
    owner.mover.turn(
      to: axis == .vertical ? CGSize(width: 100, height: 1000) : CGSize(width: 1000, height: 100))
    owner.mover.scrolling.visible.with { $0 = CGRect(x: 0, y: 0, width: 100, height: 100) }
    return owner
  }

  /// The distances that a scroll view was scrolled by.
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  @MainActor private final class Scrolls {
    var offsets: [CGSize] = []

    init(_ scrolling: EdgeScrolling) {
      scrolling.byOffset = { [unowned self, unowned scrolling] offset in
        offsets.append(offset)
        scrolling.visible.with { $0 = $0?.offsetBy(dx: offset.width, dy: offset.height) }
      }
    }
  }

  private let bottom = CGPoint(x: 50, y: 99)

  @Test("a container scrolls only while an element is dragged and the viewport is known")
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  func unscrolled() async throws {
    let owner = owner()
    let scrolls = Scrolls(owner.mover.scrolling)
    owner.mover.move(to: bottom)
    owner.mover.scrolling.follow(bottom)
    try await Task.sleep(for: .milliseconds(100))
    expectEqual(scrolls.offsets, [])
    owner.lift(0)
    owner.mover.move(to: CGPoint(x: 50, y: CGFloat.nan))
    expectEqual(scrolls.offsets, [])
    owner.mover.scrolling.visible.with { $0 = nil }
    owner.mover.move(to: bottom)
    try await Task.sleep(for: .milliseconds(100))
    expectEqual(scrolls.offsets, [])
  }

  @Test(
    "in a drag, a finger resting near the edge goes on scrolling until the finger moves away or the drag ends"
  )
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  func resting() async throws {
    let owner = owner()
    let scrolls = Scrolls(owner.mover.scrolling)
    owner.lift(0)
    owner.mover.move(to: bottom)
    // A clock that waits for the same thread, however busy that is.
    for _ in 0..<8 { try await Task.sleep(for: .milliseconds(50)) }
    #expect(scrolls.offsets.count >= 3)
    // The step that is due by now is not taken.
    func work() { Thread.sleep(forTimeInterval: 0.03) }
    work()
    owner.mover.move(to: CGPoint(x: 50, y: (owner.mover.scrolling.visible.with { $0 })!.midY))
    let rested = scrolls.offsets.count
    try await Task.sleep(for: .milliseconds(200))
    expectEqual(scrolls.offsets.count, rested)
    owner.mover.move(to: CGPoint(x: 50, y: (owner.mover.scrolling.visible.with { $0 })!.maxY))
    try await Task.sleep(for: .milliseconds(100))
    #expect(scrolls.offsets.count > rested)
    let visible = owner.mover.scrolling.visible.with { $0 }
    owner.mover.scrolling.visible.with { $0 = nil }
    let unseen = scrolls.offsets.count
    try await Task.sleep(for: .milliseconds(100))
    expectEqual(scrolls.offsets.count, unseen)
    owner.mover.scrolling.visible.with { $0 = visible }
    owner.mover.cancel()
    let canceled = scrolls.offsets.count
    try await Task.sleep(for: .milliseconds(200))
    expectEqual(scrolls.offsets.count, canceled)
  }

  @Test("a stopped frame timer calls its action no more")
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  func timer() async throws {
    var calls = 0
    let timer = FrameTimer { _ in calls += 1 }
    for _ in 0..<8 { try await Task.sleep(for: .milliseconds(30)) }
    timer.stop()
    let stopped = calls
    try await Task.sleep(for: .milliseconds(100))
    // One may have been due.
    #expect(stopped > 1 && calls <= stopped + 1)
  }

  @Test(
    "in a drag at the edge, each scroll step covers the time since the last step, one frame to a tenth of a second"
  )
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  func steps() {
    let lengths = steps(of: owner(), at: CGPoint(x: 50, y: 9000), [0, 1, 1.05]).map(\.height)
    #expect(lengths.count == 3 && zip(lengths, [15, 90, 45]).allSatisfy { abs($0 - $1) < 0.01 })
  }

  /// The distances that are scrolled by at once while a hand is somewhere, told at some times.
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  private func steps(of owner: MoverOwner, at point: CGPoint, _ times: [Double]) -> [CGSize] {
    let (scrolls, start) = (Scrolls(owner.mover.scrolling), Date())
    owner.lift(0)
    for time in times { owner.mover.move(to: point, at: start + time) }
    owner.mover.cancel()
    return scrolls.offsets
  }

  @Test(
    "a drag at the edge scrolls only where more than half a point of the container is out of sight",
    arguments: [(0.5, 0), (0.75, -15), (899.25, 15), (899.5, 0), (900, 0)]
      as [(CGFloat, CGFloat)])
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  func ends(start: CGFloat, distance: CGFloat) {
    let owner = owner()
    owner.mover.scrolling.visible.with { $0 = $0?.offsetBy(dx: 0, dy: start) }
    let steps = steps(of: owner, at: CGPoint(x: 50, y: start < 100 ? 0 : 1000), [0])
    #expect(abs(steps.map(\.height).reduce(0, +) - distance) < 0.01)
  }

  @Test(
    "a drag at the edge scrolls along the container's axis, and the dragged element stays under the finger",
    arguments: [Axis.horizontal, .vertical])
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  func points(axis: Axis) async throws {
    let owner = owner(axis)
    let scrolls = Scrolls(owner.mover.scrolling)
    owner.lift(0)
    owner.mover.move(to: CGPoint(x: 99, y: 99))
    for _ in 0..<10 { try await Task.sleep(for: .milliseconds(30)) }
    let hold = try #require(owner.hold)
    func along(_ size: CGSize) -> CGFloat { axis == .vertical ? size.height : size.width }
    func across(_ size: CGSize) -> CGFloat { axis == .vertical ? size.width : size.height }
    let total = scrolls.offsets.map(along).reduce(0, +)
    #expect(scrolls.offsets.allSatisfy { along($0) > 0 && across($0) == 0 })
    let moved = CGSize(width: 99 - 20, height: 99 - 10)
    #expect(abs(along(hold.translation) - along(moved) - total) < 1e-6)
    expectEqual(across(hold.translation), across(moved))
    // A hand that goes on says where it is now, whatever was scrolled since.
    let count = scrolls.offsets.count
    owner.mover.move(to: CGPoint(x: 98, y: 97))
    let further = scrolls.offsets[count...].map(along).reduce(0, +)
    let new = try #require(owner.hold?.translation)
    #expect(abs(along(new) - along(CGSize(width: 98 - 20, height: 97 - 10)) - further) < 1e-6)
    owner.mover.drop()
  }
}
#endif
