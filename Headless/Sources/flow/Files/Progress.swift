import Dispatch
import Foundation

/// Says on standard error what is going on, if that takes longer than a second and a terminal is there.
enum Progress {
  /// Runs the work; a note with the seconds gone by appears after one second and is wiped at the end.
  static func during<Result, Problem: Error>(
    _ activity: String, isQuiet: Bool = false, _ work: () throws(Problem) -> Result
  ) throws(Problem) -> Result {
    guard !isQuiet, isatty(STDERR_FILENO) == 1 else { return try work() }
    let queue = DispatchQueue(label: "progress")
    let timer = DispatchSource.makeTimerSource(queue: queue)
    let start = Date()
    timer.schedule(deadline: .now() + 1, repeating: 1)
    timer.setEventHandler { @Sendable in
      say("\r\(activity)… \(Int(Date().timeIntervalSince(start))) s")
    }
    timer.resume()
    defer {
      timer.cancel()
      // Waits for a note being written, so that none appears after it is wiped.
      queue.sync { if Date().timeIntervalSince(start) >= 1 { say("\r\u{1B}[K") } }
    }
    return try work()
  }

  private static func say(_ text: String) {
    // Nobody is told that the progress could not be told.
    try? Descriptor(number: STDERR_FILENO, name: "standard error").write(text)
  }
}
