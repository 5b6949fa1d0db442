import Foundation
import SwiftUI
import Synchronization
import Testing

@testable import FlowLayoutUI

/// Promises of FlowLayoutUI about threads that the compiler cannot check: each type that is `@unchecked Sendable`.
///
/// These are worth most under the thread sanitizer: `make sanitize`.
@Suite("Promises about threads")
struct ThreadsTests {
  /// Runs `work` on as many threads as there are.
  private func onThreads(_ work: @escaping @Sendable (_ thread: Int) -> Bool) async -> [Bool] {
    await withTaskGroup(of: Bool.self) { group in
      for thread in 0..<8 { group.addTask { work(thread) } }
      return await group.reduce(into: []) { $0.append($1) }
    }
  }

  @Test(
    "a layout's signal to views can be sent and read on any thread, with a new length for each new value"
  )
  func signal() async {
    let signal = LayoutSignal(0)
    let answers = await onThreads { thread in
      (0..<2000).allSatisfy { step in
        let length = signal.send(step % 2 == 0 ? thread : -1)
        return length >= 1 && length.rounded() == length && (-1..<8).contains(signal.value)
      }
    }
    #expect(answers.allSatisfy { $0 })
    let first = signal.send(10)
    expectEqual(signal.send(10), first)
    #expect(signal.send(11) != first)
    #expect(signal.send(10) != first)
  }

  @Test("the size of a lazy flow can be read on any thread while its data changes")
  func store() async {
    guard #available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *) else { return }
    let store = LazyStore(LazyContents(FlowLayout(spacing: 0).rules, isDeclared: true))
    @Sendable func declare(_ count: Int) {
      let sizes = Array(repeating: CGSize(10, 10), count: count).declared { $0 }
      store.with { $0.declare(sizes) }
    }
    declare(100)
    let answers = await onThreads { thread in
      (0..<500).allSatisfy { step in
        if thread == 0 { declare(step.isMultiple(of: 2) ? 200 : 100) }
        let height = store.with { $0.size(CGFloat(thread + 1) * 10).height }
        let lines = [100, 200].map { ($0 + thread) / (thread + 1) }
        return lines.contains(Int(height / 10))
      }
    }
    #expect(answers.allSatisfy { $0 })
  }

  @MainActor
  @Test(
    "identifiers of FlowLayoutView's items are compared only on the thread on which bodies are evaluated",
    arguments: [FlowPath.layout, .guides])
  func identities(path: FlowPath) throws {
    WatchedID.home.withLock { $0 = .current }
    // On a render thread `ForEach` compares them there.
    let host = HeadlessHost(size: CGSize(100, 400), thread: .main) {
      FlowLayoutView(mode: .scrollable, items: (0..<9).map(WatchedID.init), id: \.self) {
        Color.red.frame(width: CGFloat($0.number) * 5, height: 10)
      }
      .flows(by: path)
    }
    for width in [100, 60, 300] as [CGFloat] {
      host.resize(width, 400)
      try host.settle()
    }
    #expect(WatchedID.known.load(ordering: .relaxed) > 0)
    expectEqual(WatchedID.foreign.load(ordering: .relaxed), 0)
  }
}

/// An identity that notices by whom it is compared.
private struct WatchedID: Hashable, Sendable {
  /// The thread that bodies are evaluated on.
  static let home = Mutex<Thread?>(nil)
  /// How often that one compared some, and how often others did.
  static let known = Atomic(0)
  static let foreign = Atomic(0)
  let number: Int

  static func == (a: Self, b: Self) -> Bool {
    noticeThread()
    return a.number == b.number
  }

  func hash(into hasher: inout Hasher) {
    Self.noticeThread()
    hasher.combine(number)
  }

  private static func noticeThread() {
    if Thread.current === home.withLock({ $0 }) {
      known.add(1, ordering: .relaxed)
    } else {
      foreign.add(1, ordering: .relaxed)
    }
  }
}
