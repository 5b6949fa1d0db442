import Dispatch
import Foundation
import ToolInput

/// Says on standard error what is going on, if that takes longer than a second and a terminal is there.
enum Progress {
  /// Runs the work; a note with the seconds gone by appears after one second and is wiped at the end.
  ///
  /// Work that consists of steps counts those that are done; the note then tells how many of them.
  static func during<Result, Problem: Error>(
    _ activity: String, steps: Int? = nil, isQuiet: Bool = false,
    _ work: (StepCounter) throws(Problem) -> Result
  ) throws(Problem) -> Result {
    let counter = StepCounter()
    guard !isQuiet, isatty(STDERR_FILENO) == 1 else { return try work(counter) }
    let queue = DispatchQueue(label: "progress")
    let timer = DispatchSource.makeTimerSource(queue: queue)
    let start = Date()
    timer.schedule(deadline: .now() + 1, repeating: 1)
    timer.setEventHandler { @Sendable in
      let done = steps.map { "\(counter.count) of \($0), " } ?? ""
      say("\r\u{1B}[K\(activity)… \(done)\(Int(Date().timeIntervalSince(start))) s")
    }
    timer.resume()
    defer {
      timer.cancel()
      // Waits for a note being written, so that none appears after it is wiped.
      queue.sync { if Date().timeIntervalSince(start) >= 1 { say("\r\u{1B}[K") } }
    }
    return try work(counter)
  }

  private static func say(_ text: String) {
    // A failure to show the progress is not reported.
    try? Descriptor.standardError.write(text)
  }
}

/// How many steps are done: counted by the work, read by the note on it, each on a thread of its own.
final class StepCounter: @unchecked Sendable {
  private let lock = NSLock()
  private var done = 0

  var count: Int { lock.withLock { done } }

  func countOne() { lock.withLock { done += 1 } }
}
