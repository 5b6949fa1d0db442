import CAllocations
import Contestants
import Foundation

/// Everything that is measured, in the order of the tables.
@MainActor struct Suite {
  let options: Options

  func run() -> Results {
    var results = Results(machine: Machine())
    for count in options.counts where runs(Results.core) {
      say("engine, \(count) items")
      let contestants = CoreContestants.all(count).filter {
        options.names.isEmpty || options.names.contains($0.name)
      }
      let timings = options.race.run(contestants)
      results.add(
        timings, group: Results.core, count: count, baseline: CoreContestants.Name.reserved)
    }
    if options.names.isEmpty {
      runIndex(&results)
      runDrops(&results)
      runFastPaths(&results)
    }
    if !options.coreOnly {
      // A pass frees what it took. Where that lies decides whether the system gets it back and the next pass
      // fetches it again, which is no work of a layout.
      keep_freed_memory()
      runLazyFlows(&results)
      runLayouts(&results)
    }
    results.machine.peakMegabytes = Machine.peakMegabytes()
    results.targets = results.findTargets()
    return results
  }

  private func runIndex(_ results: inout Results) {
    for count in options.counts where runs(IndexContestants.group) {
      say("\(IndexContestants.group), \(count) items")
      results.add(
        options.race.run(IndexContestants.all(count)), group: IndexContestants.group,
        count: count, baseline: IndexContestants.Name.solve)
    }
  }

  private func runDrops(_ results: inout Results) {
    for count in options.counts where runs(DropContestants.group) {
      say("\(DropContestants.group), \(count) items")
      results.add(
        options.race.run(DropContestants.all(count)), group: DropContestants.group,
        count: count, baseline: DropContestants.Name.solve)
    }
  }

  private func runFastPaths(_ results: inout Results) {
    for work in FastPathContestants.all where runs(work.name) {
      for count in options.counts where count <= work.most {
        say("\(work.name), \(count) items")
        results.add(
          options.race.run(work.contestants(count)), group: work.name, count: count,
          baseline: FastPathContestants.Name.on)
      }
    }
  }

  private func runLayouts(_ results: inout Results) {
    // A host's views take more than a kilobyte each: beyond these counts it would measure memory.
    let counts = options.counts.filter { $0 <= 100_000 }
    for scenario in LayoutContestants.Scenario.allCases where runs(scenario.rawValue) {
      for count in counts {
        say("\(scenario.rawValue), \(count) views")
        let timings = LayoutContestants.run(scenario, count: count, in: options.race)
        results.add(
          timings, group: scenario.rawValue, count: count,
          baseline: LayoutContestants.Name.article)
      }
    }
    for scenario in LimitContestants.Scenario.allCases where runs(scenario.rawValue) {
      for count in counts {
        say("\(scenario.rawValue), \(count) views")
        results.add(
          LimitContestants.run(scenario, count: count, in: options.race),
          group: scenario.rawValue, count: count,
          baseline: count > 10_000 ? LimitContestants.Name.shown : LimitContestants.Name.layout)
      }
    }
    for content in HostContestants.Content.allCases where runs(content.rawValue) {
      for count in counts where count <= 10_000 {
        say("\(content.rawValue), \(count) views")
        let timings = HostContestants.run(content, count: count, in: options.race)
        results.add(
          timings, group: content.rawValue, count: count,
          baseline: LayoutContestants.Name.article)
      }
    }
  }

  private func runLazyFlows(_ results: inout Results) {
    if !runs(LazyContestants.group) { return }
    say(LazyContestants.group)
    results.add(
      LazyContestants.run(in: options.race), group: LazyContestants.group, count: 1_000_000,
      baseline: LazyContestants.Name.eagerFrame)
    results.screensAlive = LazyContestants.screensAlive()
    results.screensMade = LazyContestants.screensMade()
  }

  /// Whether a group is among those asked for.
  private func runs(_ group: String) -> Bool {
    options.groups.isEmpty || options.groups.contains { group.hasPrefix($0) }
  }

  private func say(_ text: String) {
    FileHandle.standardError.write(Data("measuring: \(text)\n".utf8))
  }
}
