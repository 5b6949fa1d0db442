#if canImport(SwiftUI)
import FlowLayoutEngine
import SwiftUI
import Testing

@testable import FlowLayoutUI
@testable import FlowLayouts

/// The views to which arrow keys lead: chips of 40 × 20 with gaps of 8, whose frames are noted in a focus map.
@MainActor @Suite("The focus map for arrow keys")
struct FocusMapTests {
  private let owners = (0..<8).map { _ in Locked(()) }

  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  private func owner(_ number: Int) -> ObjectIdentifier { ObjectIdentifier(owners[number]) }

  /// A map of single views, the numbers of which are their identifiers.
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  private func map(_ frames: [CGRect]) -> FlowFocusMap {
    let map = FlowFocusMap()
    for (id, frame) in frames.enumerated() { note(id, by: id, at: frame, map) }
    return map
  }

  /// Notes the frame of a single view, as `flowFocused` does.
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  private func note(_ id: Int, by number: Int, at frame: CGRect?, _ map: FlowFocusMap) {
    map.record(owner(number), axis: nil) {
      [(id: AnyHashable(id), rect: CGRect(origin: .zero, size: $0))]
    }
    map.record(owner(number), at: frame)
  }

  /// Notes the frames of a container's views, in its own space, as a flow over data does.
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  private func note(
    _ frames: [Int: CGRect], by number: Int, at frame: CGRect?, _ map: FlowFocusMap,
    _ axis: FlowAxis = .rows
  ) {
    map.record(owner(number), axis: axis) { _ in
      frames.map { (id: AnyHashable($0.key), rect: $0.value) }
    }
    map.record(owner(number), at: frame)
  }

  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  private func next(
    _ map: FlowFocusMap, from id: Int, _ step: FlexNavigation.Step = .forward,
    _ axis: FlowAxis = .rows, isMirrored: Bool = false
  ) -> Int? {
    map.axisOfLayouts = axis
    let next = map.next(
      from: id, isMirrored: isMirrored, among: { $0.base is Int }, { _ in step })
    return next?.base as? Int
  }

  /// Returns the axis that the lines around a view run along, as a key asks for it.
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  private func axis(_ map: FlowFocusMap, around id: Int) -> FlowAxis? {
    var axis: FlowAxis?
    _ = map.next(
      from: id, isMirrored: false, among: { _ in true },
      { found in
        axis = found
        return nil
      })
    return axis
  }

  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  private func chip(_ x: CGFloat, _ y: CGFloat, width: CGFloat = 40, height: CGFloat = 20) -> CGRect
  {
    CGRect(x: x, y: y, width: width, height: height)
  }

  @Test("arrow keys go through views with the same frame in the order in which they appeared")
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  func onePlace() {
    let map = map(Array(repeating: chip(0, 0), count: 7) + [chip(48, 0)])
    for id in 0..<7 { expectEqual(next(map, from: id), id + 1) }
    // One that moves keeps its rank.
    map.record(owner(0), at: chip(10, 0))
    map.record(owner(0), at: chip(0, 0))
    expectEqual(next(map, from: 0), 1)
  }

  @Test("arrow keys skip a view that is gone or hidden, unless another view has its identifier")
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  func forgetting() {
    let map = map([chip(0, 0), chip(48, 0), chip(0, 28)])
    map.record(owner(1), at: nil)
    expectEqual(next(map, from: 0), 2)
    note(1, by: 7, at: chip(48, 0), map)
    map.disappear(owner(1))
    expectEqual(next(map, from: 0), 1)
    note(1, by: 6, at: chip(48, 0), map)
    map.disappear(owner(7))
    expectEqual(next(map, from: 0), 1)
    map.disappear(owner(6))
    expectEqual(next(map, from: 0), 2)
  }

  @Test(
    "arrow keys follow the frames that a container reported last, offset by the container's position"
  )
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  func containers() {
    let map = FlowFocusMap()
    note([0: chip(0, 0), 1: chip(48, 0)], by: 0, at: nil, map)
    // It is not known yet where the container is.
    expectEqual(next(map, from: 0), nil)
    map.record(owner(0), at: CGRect(x: 300, y: 100, width: 100, height: 20))
    expectEqual(next(map, from: 0), 1)
    // Others that are told replace those before.
    note(
      [0: chip(0, 0), 2: chip(48, 0)], by: 0,
      at: CGRect(x: 300, y: 100, width: 100, height: 20), map)
    #expect(next(map, from: 0) == 2 && next(map, from: 1) == nil)
  }

  @Test("an arrow key reads the frames of each container once, wherever it leads")
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  func frames() {
    let (map, reads) = (FlowFocusMap(), Locked([0, 0]))
    for number in 0..<2 {
      map.record(owner(number), axis: .rows) { size in
        reads.with { $0[number] += 1 }
        return [(id: AnyHashable(number), rect: CGRect(origin: .zero, size: size))]
      }
      map.record(owner(number), at: chip(48 * CGFloat(number), 0))
    }
    expectEqual(next(map, from: 0), 1)
    expectEqual(reads.with { $0 }, [1, 1])
    expectEqual(next(map, from: 1), nil)
    expectEqual(reads.with { $0 }, [2, 2])
  }

  @Test("arrow keys reach a container whose view was replaced, until its last view disappears")
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  func replacing() {
    let map = map([chip(0, 0), chip(48, 0)])
    map.appear(owner(1))
    map.appear(owner(1))
    map.disappear(owner(1))
    expectEqual(next(map, from: 0), 1)
    map.disappear(owner(1))
    expectEqual(next(map, from: 0), nil)
  }

  @Test(
    "arrow keys use the frames that a container's elements have at the container's current size")
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  func sizes() {
    let map = FlowFocusMap()
    map.record(owner(0), axis: .rows) { size in
      [0, 1].map {
        (
          id: AnyHashable($0),
          rect: CGRect(x: size.width / 2 * CGFloat($0), y: 0, width: 10, height: size.height)
        )
      }
    }
    map.record(owner(0), at: CGRect(x: 50, y: 0, width: 100, height: 20))
    // In the middle of the container: at 100.
    note(2, by: 1, at: chip(99, 30, width: 12), map)
    note(3, by: 2, at: chip(40, 30), map)
    expectEqual(next(map, from: 1, .lineAfter), 2)
  }

  @Test("arrow keys move the focus only between views whose identifiers have the same type")
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  func types() {
    let map = map([chip(0, 0), chip(48, 0), chip(0, 28)])
    map.record(owner(1), axis: nil) {
      [(id: AnyHashable("field"), rect: CGRect(origin: .zero, size: $0))]
    }
    expectEqual(next(map, from: 0), 2)
    expectEqual(
      map.next(from: "field", isMirrored: false, among: { $0.base is String }, { _ in .forward }),
      nil)
  }

  @Test(
    "an arrow key follows the lines of the container around the view, or else the axis that is given for layouts"
  )
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  func axes() {
    let map = FlowFocusMap()
    note([0: chip(0, 0)], by: 0, at: chip(0, 0), map, .columns)
    note([1: chip(0, 0)], by: 1, at: chip(0, 40), map, .rows)
    note(2, by: 2, at: chip(0, 80), map)
    #expect(axis(map, around: 0) == .columns && axis(map, around: 1) == .rows)
    #expect(axis(map, around: 2) == .rows && axis(map, around: 9) == .rows)
    map.axisOfLayouts = .columns
    #expect(axis(map, around: 1) == .rows && axis(map, around: 2) == .columns)
  }

  /// A long view between two lines of short ones, and another line.
  private let lines = [
    (0, 0, 40), (48, 0, 40), (0, 28, 88), (0, 56, 40), (48, 56, 40), (0, 84, 40), (48, 84, 40),
  ].map { CGRect(x: $0, y: $1, width: $2, height: 20) }

  @Test(
    "arrow keys aim at the first view's extent from line to line until a frame changes or the focus is elsewhere"
  )
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  func column() {
    let kept = map(lines)
    #expect(next(kept, from: 1, .lineAfter) == 2 && next(kept, from: 2, .lineAfter) == 4)
    let moved = map(lines)
    expectEqual(next(moved, from: 1, .lineAfter), 2)
    note(7, by: 7, at: chip(0, 112), moved)
    expectEqual(next(moved, from: 2, .lineAfter), 3)
    // A frame that is noted again has not moved.
    let same = map(lines)
    expectEqual(next(same, from: 1, .lineAfter), 2)
    same.record(owner(3), at: chip(0, 56))
    expectEqual(next(same, from: 2, .lineAfter), 4)
    // Another view has the focus by now.
    let other = map(lines)
    #expect(next(other, from: 1, .lineAfter) == 2 && next(other, from: 3, .lineAfter) == 5)
  }
}
#endif
