#if canImport(SwiftUI)
import SwiftUI
import Testing

@testable import FlowLayoutUI

/// A value decides the effects of the system's calls during a drag.
@Suite("System drags as values")
struct SystemDragValueTests {
  private let start = CGPoint(x: 1, y: 2)
  private let point = CGPoint(x: 8, y: 2)
  private let frame = CGRect(x: 10, y: 20, width: 40, height: 20)

  /// Returns the effects of events, one after the other.
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  private func effects(_ events: SystemDrag.Event...) -> [[SystemDrag.Effect]] {
    var drag = SystemDrag.lifted
    return events.map { drag.react(to: $0) }
  }

  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  private func state(_ events: SystemDrag.Event...) -> SystemDrag {
    var drag = SystemDrag.lifted
    for event in events { _ = drag.react(to: event) }
    return drag
  }

  @Test(
    "in a system drag, the first movement lifts an element; the start point or one before the session does not"
  )
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  func firstMovement() {
    expectEqual(effects(.moved(point, isNear: true)), [[]])
    expectEqual(
      effects(
        .began(start), .moved(start, isNear: true), .moved(point, isNear: true),
        .moved(start, isNear: true)),
      [[], [], [.lift, .follow(point)], [.follow(start)]])
    expectEqual(effects(.began(start), .moved(point, isNear: false)), [[], [.lift]])
  }

  @Test("a system drag that ends without a movement changes nothing")
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  func nothing() {
    for end in [SystemDrag.Event.ended, .canceled(frame), .dropped(frame)] {
      expectEqual(effects(end, .ended), [[], []])
      expectEqual(effects(.began(start), end, .ended), [[], [], []])
    }
  }

  @Test(
    "a system drag can be dropped only near the flow, and far from it the gap at the drop index closes once"
  )
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  func distance() {
    #expect(state(.began(start), .moved(point, isNear: true)).takesDrop)
    #expect(!state(.began(start)).takesDrop)
    let far = SystemDrag.Event.moved(point, isNear: false)
    expectEqual(
      effects(
        .began(start), .moved(point, isNear: true), far, far, .left, .moved(start, isNear: true)),
      [[], [.lift, .follow(point)], [.retreat], [], [], [.follow(start)]])
  }

  @Test(
    "a dropped element of a system drag keeps its target frame until the flow is laid out with another frame for it"
  )
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  func landing() {
    let other = frame.offsetBy(dx: 5, dy: 0)
    let drop: [SystemDrag.Event] = [.began(start), .moved(point, isNear: true), .dropped(frame)]
    var drag = SystemDrag.lifted
    for event in drop { _ = drag.react(to: event) }
    expectEqual(drag, .landing(frame))
    expectEqual(drag.react(to: .laidOut(frame)), [])
    expectEqual(drag.react(to: .laidOut(other)), [.retarget])
    expectEqual(drag, .landing(other))
    expectEqual(drag.react(to: .changed), [.awaitLayout])
    expectEqual(drag.react(to: .arrived), [.show])
    expectEqual(drag.react(to: .ended), [])
  }

  @Test("however a system drag ends, its element is shown again once, and dropped or put back once")
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  func ends() {
    let air: [SystemDrag.Event] = [.began(start), .moved(point, isNear: true)]
    for end in [
      [SystemDrag.Event.dropped(frame), .arrived, .ended], [.dropped(frame), .ended],
      [.canceled(frame), .arrived, .ended], [.canceled(frame), .canceled(frame), .ended],
      [.ended], [.left, .ended],
    ] {
      var drag = SystemDrag.lifted
      let effects = (air + end).flatMap { drag.react(to: $0) }
      expectEqual(effects.filter { $0 == .show }.count, 1)
      expectEqual(effects.filter { $0 == .drop || $0 == .putBack }.count, 1)
      expectEqual(drag, .over)
    }
  }

  @Test(
    "a flow removed during a system drag hides the preview, and removed after the drop it shows the element"
  )
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  func lost() {
    for air in [[], [.began(start)], [.began(start), .moved(point, isNear: true)]]
      as [[SystemDrag.Event]]
    {
      var drag = SystemDrag.lifted
      for event in air { _ = drag.react(to: event) }
      expectEqual(drag.react(to: .lost), [.hidePicture])
      expectEqual(drag.react(to: .ended), [])
    }
    expectEqual(
      effects(.began(start), .moved(point, isNear: true), .dropped(frame), .lost).last, [.show])
  }
}
#endif
