import Foundation

/// Removes the file that is being written when a signal ends the process.
///
/// A handler may run between any two instructions. So it reads one pointer, from memory that Swift does
/// not watch for overlapping accesses, and calls nothing but what POSIX allows in handlers.
enum Interruption {
  nonisolated(unsafe) private static let path = {
    let path = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>.allocate(capacity: 1)
    path.initialize(to: nil)
    return path
  }()

  private static let end: @convention(c) (Int32) -> Void = { number in
    if let file = Interruption.path.pointee { unlink(file) }
    signal(number, SIG_DFL)
    raise(number)
  }

  /// Takes over the signals that end a process, but for those that its parent has it ignore.
  static func prepare() {
    _ = path
    for number in [SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGXCPU] {
      let previous = signal(number, end)
      let wasIgnored = unsafeBitCast(previous, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
      if wasIgnored { signal(number, SIG_IGN) }
    }
  }

  /// Runs the work; a signal that ends the process meanwhile removes the file.
  static func removing<Result, Problem: Error>(
    _ file: String, during work: () throws(Problem) -> Result
  ) throws(Problem) -> Result {
    path.pointee = strdup(file)
    defer {
      let name = path.pointee
      path.pointee = nil
      free(name)
    }
    return try work()
  }
}
