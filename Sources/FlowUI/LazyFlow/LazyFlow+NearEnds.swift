#if canImport(SwiftUI)
import FlowCore
import FlowLayouts
import SwiftUI

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension LazyFlow {
  /// Calls an action when what is visible comes near the end: to load what comes next.
  ///
  ///     LazyFlow(photos) { Photo($0) }
  ///       .onNearEnd(within: 20) { await feed.loadNextPage() }
  ///
  /// It is called once, and again only after the data has grown, also while it is still near the end then. If all
  /// elements can be seen from the beginning, it is called as the flow appears; while none can be seen, it never is.
  /// One call goes on at a time; what it awaits is cancelled when the flow disappears. Data that begins with another
  /// element and is shorter counts as new.
  ///
  /// - Parameters:
  ///   - count: How many elements there may be behind the last visible one; less than 0 counts as 0.
  ///   - action: Gets more elements. Where it throws or there are no more, the flow stays as it is: say so in a view
  ///     below it.
  /// - Returns: A flow that calls the action.
  /// - Complexity: O(log *n*) as it scrolls; no view is evaluated.
  nonisolated public func onNearEnd(
    within count: Int = 20, perform action: @escaping @MainActor @Sendable () async -> Void
  ) -> LazyFlow {
    near(NearAction(isAtEnd: true, count: max(0, count), perform: action))
  }

  /// Calls an action when what is visible comes near the start: to load what comes before.
  ///
  ///     ScrollView {
  ///       LazyFlow(messages) { Message($0) }
  ///         .onNearStart(within: 20) { await history.loadEarlier() }
  ///     }
  ///     .flowScrollPosition(id: $message)      // keeps the place of reading when the data grows above it
  ///
  /// All that is said of ``onNearEnd(within:perform:)`` holds.
  ///
  /// - Parameters:
  ///   - count: How many elements there may be before the first visible one; less than 0 counts as 0.
  ///   - action: Gets more elements.
  /// - Returns: A flow that calls the action.
  nonisolated public func onNearStart(
    within count: Int = 20, perform action: @escaping @MainActor @Sendable () async -> Void
  ) -> LazyFlow {
    near(NearAction(isAtEnd: false, count: max(0, count), perform: action))
  }

  nonisolated private func near(_ action: NearAction) -> LazyFlow {
    var flow = self
    flow.nearActions.removeAll { $0.isAtEnd == action.isAtEnd }
    flow.nearActions.append(action)
    return flow
  }
}

/// What is called near an end of a flow.
struct NearAction: Sendable {
  let isAtEnd: Bool
  let count: Int
  let perform: @MainActor @Sendable () async -> Void
}

/// Calls what is to be called near an end of a lazy flow.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
struct NearEnd {
  /// nil if nobody is to be called.
  let action: NearAction?
  let eye: LazyEye
  /// The identity of the element at the other end.
  let other: AnyHashable?

  @State private var state = NearState()

  init(_ action: NearAction?, _ eye: LazyEye, other: AnyHashable?) {
    (self.action, self.eye, self.other) = (action, eye, other)
  }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension NearEnd: ViewModifier {
  func body(content: Content) -> some View {
    let state = state
    (state.action, state.other) = (action, other)
    return Self.seen(content, action, eye) { near in
      state.near = near
      state.call()
    }
    .onAppear { state.call() }
    .onDisappear { state.cancel() }
  }

  // SwiftUI may ask on another thread: the closure is formed where no actor is.
  nonisolated private static func seen(
    _ content: Content, _ action: NearAction?, _ eye: LazyEye,
    perform: @escaping (NearCount) -> Void
  ) -> some View {
    content.onGeometryChange(for: NearCount.self) { proxy in
      guard let action else { return NearCount() }
      return eye.near(proxy, within: action.count, isAtEnd: action.isAtEnd)
    } action: {
      perform($0)
    }
  }
}

/// How many elements there are, and whether an end of them is near what is visible.
struct NearCount: Equatable, Sendable {
  var isNear = false
  var count = 0
}

/// Who is called, and for which data that has been done.
@MainActor final class NearState {
  var action: NearAction?
  var near = NearCount()
  /// The identity of the element at the other end: if it is another one, so may all be.
  var other: AnyHashable?

  private var called: (count: Int, other: AnyHashable?) = (0, nil)
  private var task: Task<Void, Never>?

  nonisolated init() {}

  /// Calls, if it is time.
  func call() {
    if near.count < called.count { called.count = other == called.other ? near.count : 0 }
    guard let action, near.isNear, near.count > called.count, task == nil else { return }
    called = (near.count, other)
    task = Task {
      await action.perform()
      if Task.isCancelled { return }
      task = nil
      call()
    }
  }

  /// Ends a call that goes on: it is made again when the flow comes back.
  func cancel() {
    if task == nil { return }
    task?.cancel()
    (task, called.count) = (nil, 0)
  }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension LazyEye {
  /// Whether some element can be seen, and how many more there are before or behind it.
  func near(_ proxy: GeometryProxy, within most: Int, isAtEnd: Bool) -> NearCount {
    let size = proxy.size
    let visible = visible(proxy).flatMap {
      $0.intersects(CGRect(origin: .zero, size: size)) ? $0 : nil
    }
    let window = visible.map {
      LazyWindow($0, in: size, axis, isMirrored: isMirrored, isReadAloud: false)
    }
    return store.with { contents in
      let (count, length) = (contents.items.elementCount, contents.rules.axis.main(of: size))
      let seen = window.flatMap { contents.visibleElements($0, length: length) }
      let isNear = seen.map { (isAtEnd ? count - $0.upperBound : $0.lowerBound) <= most }
      return NearCount(isNear: isNear ?? false, count: count)
    }
  }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension LazyContents {
  /// The elements from the first one that can be seen to the last; nil if there is none.
  mutating func visibleElements(_ window: LazyWindow, length: CGFloat) -> Range<Int>? {
    if rules.strip != nil { return strip.visibleItems(window) }
    let latest = lines(length)
    let visible = latest.index.lines(from: window.visibleStart, to: window.visibleEnd)
    let seen = latest.index.items(ofLines: visible.clamped(to: 0..<shownLines(latest)))
    guard let first = seen.lazy.compactMap(items.element).first,
      let last = seen.reversed().lazy.compactMap(items.element).first
    else { return nil }
    return first..<last + 1
  }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
extension LazyStrip {
  /// The items from the first one that can be seen to the last; nil if there is none.
  fileprivate func visibleItems(_ window: LazyWindow) -> Range<Int>? {
    let seen = parts.flatMap { part in
      (0..<part.strip.lineCount).flatMap { line in
        let places = part.strip.places(
          ofLine: line, from: window.visibleStart, to: window.visibleEnd)
        return [places.first, places.last].compactMap { $0 }.map { part.item(at: $0, ofLine: line) }
      }
    }
    guard let first = seen.min(), let last = seen.max() else { return nil }
    return first..<last + 1
  }
}
#endif
