import Dispatch

extension HeadlessHost {
  /// The thread on which a host evaluates what is inside of views, and lays them out.
  ///
  /// Whichever it is, the bodies of views, modifiers and styles are evaluated on the main thread, and
  /// actions run there: SwiftUI's interface ties them to the main actor. From iOS 26 on SwiftUI does much of
  /// the rest on a thread of its own. It is built in language mode 5 and calls closures without checking
  /// where, so a closure that was formed on the main actor by a module in mode 6 traps there.
  public enum UpdateThread: String, Sendable {
    /// Everything runs on the main thread.
    case main

    /// Whatever is not tied to the main actor runs on a thread of its own: layouts, guides, shapes, the
    /// closures of `ForEach` and `GeometryReader`, those that make values of geometry, preferences,
    /// transactions and environments. The main thread waits meanwhile, and evaluates bodies when asked to.
    ///
    /// As frames are shown before their actions run, an update is one round: what actions set is shown by
    /// the next.
    case render

    /// The thread of hosts that are not told another: that of `HEADLESS_UPDATE_THREAD` in the process's
    /// environment, `main` or `render`; `main` if there is none.
    public static let standard = named(
      ProcessInfo.processInfo.environment["HEADLESS_UPDATE_THREAD"])

    private static func named(_ name: String?) -> Self {
      guard let name else { return .main }
      guard let thread = Self(rawValue: name) else {
        preconditionFailure("HEADLESS_UPDATE_THREAD is main or render, not \(name)")
      }
      return thread
    }

    /// Runs work of the main actor's on this thread, while the main thread waits.
    @MainActor func run<R>(_ work: @MainActor () -> R) -> R {
      switch self {
      case .main: work()
      case .render: RenderThread.shared.run { unchecked(work) }
      }
    }
  }
}

/// Runs what SwiftUI's interface ties to the main actor, from whichever thread updates run on.
@MainActor func onMain<R>(_ work: @MainActor () -> R) -> R {
  RenderThread.isRunning ? RenderThread.shared.runOnMain { unchecked(work) } : work()
}

/// Runs work of the main actor's on the thread that an update runs on, where nothing else runs meanwhile.
func unchecked<R>(_ work: @MainActor () -> R) -> R {
  withoutActuallyEscaping(work) { unsafeBitCast($0, to: (() -> R).self)() }
}

/// A thread beside the main one, of which one runs at a time: either hands the other work and waits for it,
/// and does meanwhile what the other hands back.
private final class RenderThread: @unchecked Sendable {
  static let shared = RenderThread()

  /// Whether it is this thread's turn.
  ///
  /// Where the main queue is served by one thread after the other, none is the main one for Foundation.
  nonisolated(unsafe) private(set) static var isRunning = false

  /// One of the two threads while it waits.
  private final class Side: @unchecked Sendable {
    private let wake = DispatchSemaphore(value: 0)
    private var handed: (() -> Void)?

    /// Hands work to the thread; nil lets it go on after what it waits for.
    func hand(_ work: (() -> Void)?) {
      handed = work
      wake.signal()
    }

    /// Waits; true if it was handed something to do, which it has let go of by then.
    func work() -> Bool {
      wake.wait()
      guard let work = handed else { return false }
      handed = nil
      work()
      return true
    }
  }

  private let main = Side()
  private let render = Side()

  private init() {
    let (main, render) = (main, render)
    let thread = Thread {
      while render.work() { main.hand(nil) }
    }
    thread.name = "Headless render thread"
    // Trees of views are as deep here as on the main thread.
    thread.stackSize = 64 << 20
    thread.start()
  }

  func run<R>(_ work: () -> R) -> R { hand(work, from: main, to: render) }
  func runOnMain<R>(_ work: () -> R) -> R { hand(work, from: render, to: main) }

  private func hand<R>(_ work: () -> R, from own: Side, to other: Side) -> R {
    var result: R?
    Self.isRunning.toggle()
    defer { Self.isRunning.toggle() }
    withoutActuallyEscaping(work) { work in
      other.hand { result = work() }
      while own.work() { other.hand(nil) }
    }
    guard let result else { preconditionFailure("work that is handed over is done") }
    return result
  }
}
