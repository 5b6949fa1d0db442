#if canImport(SwiftUI)
import SwiftUI

/// A host of a scroll view named "scroll".
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
@MainActor protocol ScrollingHost: FramesHost {
  /// Scrolls so that a point of the content comes to lie at the scroll view's top-leading corner; not farther
  /// than the ends are, unless it is pulled beyond them.
  func scroll(to offset: CGPoint, beyondEnds: Bool) throws

  /// The part of its content that the scroll view shows, with its insets.
  var visibleRect: CGRect { get throws }

  /// Goes on until nothing is left for a later update; none may take more than two rounds, where they are counted.
  func update() async throws
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension FramesHost {
  /// The frames of chips that can be seen, by identity.
  var visibleChips: [Int: CGRect] {
    let room = frame(of: "scroll") ?? .zero
    var visible: [Int: CGRect] = [:]
    for (identifier, frame) in frames {
      guard let id = Int(identifier) else { continue }
      if frame.minX < room.maxX, frame.maxX > room.minX, frame.minY < room.maxY,
        frame.maxY > room.minY
      {
        visible[id] = frame
      }
    }
    return visible
  }

  /// The number of chips whose views exist.
  var aliveChips: Int { frames.filter { Int($0.identifier) != nil }.count }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension ScrollingHost {
  func scroll(to offset: CGPoint) throws { try scroll(to: offset, beyondEnds: false) }

  func scroll(to offset: CGFloat, _ axis: Axis = .vertical, beyondEnds: Bool = false) throws {
    let point = axis == .vertical ? CGPoint(0, offset) : CGPoint(offset, 0)
    try scroll(to: point, beyondEnds: beyondEnds)
  }

  /// How far it is scrolled.
  func offset(_ axis: Axis = .vertical) throws -> CGFloat {
    let visible = try visibleRect
    return axis == .vertical ? visible.minY : visible.minX
  }
}

/// Goes on until nothing is left for a later update; none may take more than two rounds, where they are counted.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
@MainActor func update(_ host: some ScrollingHost) async throws { try await host.update() }

/// Scrolls along an axis, and goes on as long as something comes of it.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
@MainActor func scroll(
  _ host: some ScrollingHost, to offset: CGFloat, _ axis: Axis = .vertical, times: Int = 1
) async throws {
  for _ in 0..<times {
    try host.scroll(to: offset, axis)
    try await update(host)
  }
}

/// Scrolls as a reader does, so that everything on the way is measured.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
@MainActor func scroll(
  _ host: some ScrollingHost, through end: CGFloat, by step: CGFloat, _ axis: Axis = .vertical
) async throws {
  for offset in stride(from: 0, through: end, by: step) {
    try await scroll(host, to: offset, axis)
  }
}

/// The first difference between what two hosts show; nil if there is none.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
@MainActor func difference(_ host: some FramesHost, _ other: some FramesHost) -> String? {
  let (visible, wanted) = (host.visibleChips, other.visibleChips)
  for id in Set(visible.keys).union(wanted.keys).sorted() {
    switch (visible[id], wanted[id]) {
    case (let frame?, let wanted?) where !closeTo(frame, wanted):
      return "\(id) is at \(frame), not at \(wanted)"
    case (nil, let wanted?): return "\(id) is missing at \(wanted)"
    case (let frame?, nil): return "\(id) is at \(frame), not hidden"
    default: break
    }
  }
  return nil
}
#endif
