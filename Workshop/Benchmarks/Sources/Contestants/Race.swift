import SwiftUI

/// One way of doing the work.
package struct Contestant {
  /// The race's name in tables.
  package let name: String

  /// Does the work once, with the memory of earlier calls.
  package let pass: () -> Void

  /// Does the work once with no memory of earlier calls; nil if `pass` never has any.
  package let firstPass: (() -> Void)?

  /// Does the work that often and answers the nanoseconds that it took.
  let time: (_ passes: Int) -> Double

  /// Makes a contestant whose passes are all there is to time.
  package init(_ name: String, firstPass: (() -> Void)? = nil, pass: @escaping () -> Void) {
    self.name = name
    self.firstPass = firstPass
    self.pass = pass
    time = { passes in
      let start = processorTime()
      for _ in 0..<passes { pass() }
      return processorTime() - start
    }
  }

  /// Makes a contestant that needs something new for each pass; making it is not timed.
  package init<Material>(
    _ name: String, preparing make: @escaping () -> Material,
    pass: @escaping (Material) -> Void
  ) {
    self.name = name
    firstPass = nil
    self.pass = { pass(make()) }
    time = { passes in
      var sum = 0.0
      for _ in 0..<passes {
        let material = make()
        let start = processorTime()
        pass(material)
        sum += processorTime() - start
      }
      return sum
    }
  }
}

/// How long one contestant took.
package struct Timing: Sendable {
  /// The contestant's name.
  package let name: String

  /// Nanoseconds a pass: for each round the shortest of its batches.
  package let rounds: [Double]

  /// The heap allocations of a repeated pass.
  package let repeated: Allocations?

  /// The heap allocations of a first pass.
  package let first: Allocations?

  package init(name: String, rounds: [Double], repeated: Allocations?, first: Allocations?) {
    self.name = name
    self.rounds = rounds
    self.repeated = repeated
    self.first = first
  }

  /// The shortest pass in nanoseconds.
  package var best: Double { rounds.min() ?? 0 }

  /// The median of the ratios to `baseline`, round by round.
  package func ratio(to baseline: Timing) -> Double {
    let ratios = zip(rounds, baseline.rounds).map { $0 / $1 }.sorted()
    return ratios.isEmpty ? .nan : ratios[ratios.count / 2]
  }
}

/// Runs contestants against each other: in turn, again and again, so that whatever else the machine
/// is doing meets all of them.
///
/// Time is the thread's own processor time; a batch lasts at least `batchNanoseconds`, and the
/// shortest of three batches is what a round counts.
package struct Race {
  /// How many rounds there are.
  package var rounds: Int

  /// How long one batch of passes lasts at least.
  package var batchNanoseconds: Double

  /// Makes a race.
  package init(rounds: Int = 11, batchNanoseconds: Double = 400_000) {
    self.rounds = rounds
    self.batchNanoseconds = batchNanoseconds
  }

  /// Times all contestants.
  package func run(_ contestants: [Contestant]) -> [Timing] {
    let repeats = contestants.map(passesPerBatch)
    var rounds = contestants.map { _ in [Double]() }
    for _ in 0..<self.rounds {
      for (index, contestant) in contestants.enumerated() {
        let batches = (0..<3).map { _ in nanoseconds(contestant, passes: repeats[index]) }
        rounds[index].append(batches.min() ?? 0)
      }
    }
    return zip(contestants, rounds).map { contestant, rounds in
      Timing(
        name: contestant.name, rounds: rounds,
        repeated: Allocations.during(contestant.pass),
        first: Allocations.during(contestant.firstPass ?? contestant.pass))
    }
  }

  /// How many passes make a batch; warms everything up on the way.
  private func passesPerBatch(_ contestant: Contestant) -> Int {
    _ = nanoseconds(contestant, passes: 1)
    let one = nanoseconds(contestant, passes: 2)
    return max(1, Int((batchNanoseconds / one).rounded(.up)))
  }

  /// Nanoseconds a pass, over several.
  private func nanoseconds(_ contestant: Contestant, passes: Int) -> Double {
    max(1, contestant.time(passes)) / Double(passes)
  }
}

/// The processor time of this thread in nanoseconds.
func processorTime() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
}
