import SwiftUI
import TestSupport
import Testing

@testable import FlowUI

/// How fast a container scrolls while something of it is held near an edge of what is visible.
@MainActor @Suite("How fast a hand scrolls")
struct EdgeSpeedTests {
  private func speed(
    at place: CGFloat, in visible: ClosedRange<CGFloat>, along axis: Axis = .vertical
  ) -> Double {
    let length = visible.upperBound - visible.lowerBound
    let rect =
      axis == .vertical
      ? CGRect(x: 0, y: visible.lowerBound, width: 9_000, height: length)
      : CGRect(x: visible.lowerBound, y: 0, width: length, height: 9_000)
    let hand = axis == .vertical ? CGPoint(x: 4_500, y: place) : CGPoint(x: place, y: 4_500)
    return EdgeScrolling.speed(at: hand, in: rect, along: axis)
  }

  @Test(
    "within a fifth of what is visible from its edge, at most 60 points, it scrolls",
    arguments: [Axis.horizontal, .vertical])
  func edges(axis: Axis) {
    for (visible, edge) in [(100...200, 20), (100...290, 38), (100...400, 60), (100...700, 60)]
      as [(ClosedRange<CGFloat>, CGFloat)]
    {
      let (start, end) = (visible.lowerBound + edge, visible.upperBound - edge)
      #expect(speed(at: start - 0.5, in: visible, along: axis) < 0)
      #expect(speed(at: start, in: visible, along: axis) == 0)
      #expect(speed(at: end, in: visible, along: axis) == 0)
      #expect(speed(at: end + 0.5, in: visible, along: axis) > 0)
    }
  }

  @Test("the nearer the hand is to an edge the faster it is, and fastest beyond", arguments: 0..<40)
  func monotone(seed: Int) {
    var generator = SeededGenerator(seed)
    let start = CGFloat(generator.length(-500...500))
    let visible = start...start + CGFloat(generator.length(1...900))
    let places = (0..<60).map { _ in CGFloat(generator.length(-700...1700)) }.sorted()
    for axis in [Axis.horizontal, .vertical] {
      let speeds = places.map { speed(at: $0, in: visible, along: axis) }
      for (slower, faster) in zip(speeds, speeds.dropFirst()) {
        #expect(slower <= faster, "\(visible)")
      }
      #expect(speeds.allSatisfy { abs($0) <= 900 && ($0 == 0 || abs($0) >= 60) })
      #expect(abs(speed(at: visible.lowerBound, in: visible, along: axis) + 900) < 1e-6)
      #expect(speed(at: visible.lowerBound - 1e6, in: visible, along: axis) == -900)
      #expect(speed(at: visible.upperBound + 1e6, in: visible, along: axis) == 900)
    }
  }

  @Test("away from both edges it rests, and near both it is as fast", arguments: 0..<40)
  func symmetry(seed: Int) {
    var generator = SeededGenerator(seed)
    let start = CGFloat(generator.length(-500...500))
    let visible = start...start + CGFloat(generator.length(1...900))
    let length = visible.upperBound - visible.lowerBound
    for part in [0.25, 0.5, 0.75] as [CGFloat] {
      #expect(speed(at: visible.lowerBound + part * length, in: visible) == 0)
    }
    for _ in 0..<20 {
      let distance = CGFloat(generator.length(-100...100))
      let (first, last) = (
        speed(at: visible.lowerBound + distance, in: visible),
        speed(at: visible.upperBound - distance, in: visible)
      )
      #expect(abs(first + last) < 1e-6, "\(distance) of \(length)")
    }
  }
}

/// How a container scrolls while something of it is held near an edge of what is visible.
@MainActor @Suite("The hand that scrolls")
struct EdgeScrollingTests {
  /// An owner of whose container of 100 × 1,000, or 1,000 × 100, 100 × 100 is visible.
  private func owner(_ axis: Axis = .vertical) -> MoverOwner {
    let owner = MoverOwner()
    owner.mover.scrolling.axis = axis
    owner.mover.turn(
      to: axis == .vertical ? CGSize(width: 100, height: 1000) : CGSize(width: 1000, height: 100))
    owner.mover.scrolling.visible.with { $0 = CGRect(x: 0, y: 0, width: 100, height: 100) }
    return owner
  }

  /// The distances that a scroll view was scrolled by.
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

  @Test("nothing is scrolled without a dragged element or a viewport")
  func unscrolled() async throws {
    let owner = owner()
    let scrolls = Scrolls(owner.mover.scrolling)
    owner.mover.move(to: bottom)
    owner.mover.scrolling.follow(bottom)
    try await Task.sleep(for: .milliseconds(100))
    #expect(scrolls.offsets == [])
    owner.mover.scrolling.visible.with { $0 = nil }
    owner.lift(0)
    owner.mover.move(to: bottom)
    try await Task.sleep(for: .milliseconds(100))
    #expect(scrolls.offsets == [])
  }

  @Test("a resting finger scrolls on until it is away or the drag ends")
  func resting() async throws {
    let owner = owner()
    let scrolls = Scrolls(owner.mover.scrolling)
    owner.lift(0)
    owner.mover.move(to: bottom)
    // A clock that waits for the same thread, however busy that is.
    for _ in 0..<8 { try await Task.sleep(for: .milliseconds(50)) }
    #expect(scrolls.offsets.count >= 3)
    owner.mover.move(to: CGPoint(x: 50, y: (owner.mover.scrolling.visible.with { $0 })!.midY))
    let rested = scrolls.offsets.count
    try await Task.sleep(for: .milliseconds(200))
    #expect(scrolls.offsets.count == rested)
    owner.mover.move(to: CGPoint(x: 50, y: (owner.mover.scrolling.visible.with { $0 })!.maxY))
    try await Task.sleep(for: .milliseconds(100))
    #expect(scrolls.offsets.count > rested)
    owner.mover.cancel()
    let canceled = scrolls.offsets.count
    try await Task.sleep(for: .milliseconds(200))
    #expect(scrolls.offsets.count == canceled)
  }

  @Test(
    "it scrolls by points, along its axis, and what is held stays under the hand",
    arguments: [Axis.horizontal, .vertical])
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
    #expect(across(hold.translation) == across(moved))
    // A hand that goes on says where it is now, whatever was scrolled since.
    let count = scrolls.offsets.count
    owner.mover.move(to: CGPoint(x: 98, y: 97))
    let further = scrolls.offsets[count...].map(along).reduce(0, +)
    let new = try #require(owner.hold?.translation)
    #expect(abs(along(new) - along(CGSize(width: 98 - 20, height: 97 - 10)) - further) < 1e-6)
    owner.mover.drop()
    let dropped = scrolls.offsets.count
    try await Task.sleep(for: .milliseconds(100))
    #expect(scrolls.offsets.count == dropped)
  }
}
