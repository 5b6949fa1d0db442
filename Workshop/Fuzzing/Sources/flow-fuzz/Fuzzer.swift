import Foundation
import FuzzTargets

/// Feeds a target: bytes of files, bytes of seeds, or whatever libFuzzer comes up with.
@main
enum Fuzzer {
  static func main() {
    // libFuzzer starts this program again for some of its work, with the arguments that it knows.
    let name = ProcessInfo.processInfo.environment["FLOW_FUZZ_TARGET"]
    let arguments = Array(CommandLine.arguments.dropFirst(name == nil ? 2 : 1))
    guard
      let target = FuzzTarget.all.first(where: {
        $0.name == name ?? CommandLine.arguments.dropFirst().first
      })
    else {
      print(usage)
      exit(64)
    }
    #if LIBFUZZER
    Campaign.run(target, arguments)
    #else
    replay(target, arguments)
    #endif
  }

  private static var usage: String {
    let rows = FuzzTarget.all.map { "  \($0.name)  \($0.summary)" }.joined(separator: "\n")
    return """
      Usage: flow-fuzz TARGET FILE…             checks the target with files
             flow-fuzz TARGET --seeds FROM TO   checks it with inputs that follow from numbers

      \(rows)

      Built with libFuzzer, as 'make fuzz' does: flow-fuzz TARGET [LIBFUZZER OPTIONS] [FOLDER…]
      """
  }

  /// Checks inputs one by one and tells how much that was; ends with status 1 at the first finding.
  private static func replay(_ target: FuzzTarget, _ arguments: [String]) {
    var work = 0
    func check(_ input: [UInt8], _ name: String) {
      do {
        work += try target.check(input)
      } catch {
        print("\(target.name), \(name): \(error)")
        exit(1)
      }
    }
    if arguments.count == 3, arguments[0] == "--seeds", let from = Int(arguments[1]),
      let to = Int(arguments[2]), from <= to
    {
      for seed in from..<to { check(FuzzTarget.input(seed: seed), "seed \(seed)") }
    } else {
      for path in arguments {
        guard let data = FileManager.default.contents(atPath: path) else {
          print("flow-fuzz: cannot read \(path)")
          exit(66)
        }
        check(Array(data), path)
      }
    }
    print("\(target.name): \(work) passes without a finding")
  }
}
