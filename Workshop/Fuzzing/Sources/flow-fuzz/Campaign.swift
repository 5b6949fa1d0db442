#if LIBFUZZER
import CLibFuzzer
import Foundation
import FuzzTargets

/// A run of libFuzzer, which calls back with inputs of its own making.
enum Campaign {
  // Set once, before libFuzzer starts, and changed on the main thread only.
  nonisolated(unsafe) private static var target = FuzzTarget.engine
  nonisolated(unsafe) private static var work = 0

  /// Runs until a limit among the command line's options is reached.
  static func run(_ target: FuzzTarget, _ options: [String]) {
    self.target = target
    setenv("FLOW_FUZZ_TARGET", target.name, 1)
    atexit { print("\(Campaign.target.name): \(Campaign.work) passes") }
    let arguments = [CommandLine.arguments[0]] + options
    var pointers = arguments.map { strdup($0) }
    pointers.append(nil)
    var count = Int32(arguments.count)
    pointers.withUnsafeMutableBufferPointer { pointers in
      var base = pointers.baseAddress
      _ = LLVMFuzzerRunDriver(&count, &base) { bytes, count in
        Campaign.check(Array(UnsafeBufferPointer(start: bytes, count: count)))
        return 0
      }
    }
  }

  private static func check(_ input: [UInt8]) {
    do {
      work += try target.check(input)
    } catch {
      fatalError("\(error)")
    }
  }
}
#endif
