import Foundation

/// How many of the cases that a law draws are tried.
///
/// All of them, unless `TRIED_CASES=10` asks for the first 10 in a hundred, as `make test` does.
package func tried<Count: BinaryInteger>(_ count: Count) -> Count {
  let asked = ProcessInfo.processInfo.environment["TRIED_CASES"].flatMap(Int.init) ?? 100
  return max(1, count * Count(asked) / 100)
}
