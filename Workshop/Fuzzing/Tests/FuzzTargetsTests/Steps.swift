import CSteps
import Foundation
import Testing

/// How much work inputs of growing size take, counted in steps: times that a branch or function was entered.
///
/// Steps are the same on every machine and in every run. They are counted where the program was built with
/// `-profile-generate`, as `make verify` does.
struct WorstCase: CustomStringConvertible, Sendable {
  /// How much more work more input may be.
  enum Growth: String {
    case linear = "n"
    case linearithmic = "n log n"

    func units(_ count: Int) -> Double {
      let log = Double(Int.bitWidth - count.leadingZeroBitCount)
      return self == .linear ? Double(count) : Double(count) * log
    }
  }

  let name: String
  let sizes: [Int]
  var growth = Growth.linear

  /// The most steps for each unit of growth.
  let limit: Double

  /// Sets an input of a size up, and answers what is counted.
  let input: @Sendable (_ count: Int) -> () -> Void

  var description: String { name }

  /// Expects work within the limit at all sizes.
  func check(_ location: SourceLocation = #_sourceLocation) {
    guard steps_are_counted() else { return }
    let units = sizes.map { size in
      let work = input(size)
      return steps(of: work) / growth.units(size)
    }
    let shown = units.map { "\(($0 * 10).rounded() / 10)" }.joined(separator: ", ")
    print("worst case | \(name) | \(sizes) | \(growth.rawValue) | \(shown) | \(limit)")
    for (size, steps) in zip(sizes, units) {
      #expect(steps > 0 && steps <= limit, "\(name), \(size)", sourceLocation: location)
    }
  }
}

/// Returns the steps that the process takes during some work.
private func steps(of work: () -> Void) -> Double {
  let before = steps_taken()
  work()
  return Double(steps_taken() - before)
}

/// Returns the steps of work that takes equally many each time.
///
/// The work is repeated until two counts in a row are equal, since tests of other targets, which run at the same time,
/// are counted, too.
func steadySteps(_ work: () -> Void) -> Double {
  var last = 0.0
  for _ in 0..<600 {
    let count = steps(of: work)
    if count == last { break }
    last = count
    Thread.sleep(forTimeInterval: 0.1)
  }
  return last
}
