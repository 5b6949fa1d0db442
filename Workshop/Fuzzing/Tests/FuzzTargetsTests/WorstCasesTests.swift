import CSteps
import FlowLayoutEngine
import Testing

extension FuzzingTests {
  /// Inputs built against each algorithm of the engine.
  ///
  /// Docs/Robustness.md has the figures.
  @Suite("The work that the worst input takes is bounded")
  struct WorstCasesTests {
    @Test("steps are counted where the build says so")
    func counting() {
      guard steps_are_counted() else { return }
      let before = steps_taken()
      var solver = FlexSolver()
      var frames = FlexFrames()
      solver.solve(FlexItems(main: [1, 2], cross: [1, 1]), in: FlexContainer(), into: &frames)
      #expect(steps_taken() > before)
    }

    @Test("breaking lines", arguments: WorstCase.breaking)
    func breaking(worst: WorstCase) { worst.check() }

    @Test("balancing lines", arguments: WorstCase.balancing)
    func balancing(worst: WorstCase) { worst.check() }

    @Test("sharing what is left of a line", arguments: WorstCase.flexing)
    func flexing(worst: WorstCase) { worst.check() }

    @Test("an index of a long container", arguments: WorstCase.indexing)
    func indexing(worst: WorstCase) { worst.check() }
  }
}

extension WorstCase {
  private static let large = [10_000, 100_000, 1_000_000]
  private static let medium = [1000, 10_000, 100_000]

  /// A container's items through a solver without memory.
  private static func solving(_ items: FlexItems, _ container: FlexContainer) -> () -> Void {
    {
      var solver = FlexSolver()
      var frames = FlexFrames()
      solver.solve(items, in: container, into: &frames)
    }
  }

  private static func columns(_ count: Int, _ length: (Int) -> Double) -> FlexItems {
    let lengths = (0..<count).map(length)
    return FlexItems(main: lengths, cross: lengths)
  }

  static var breaking: [WorstCase] {
    [
      WorstCase(name: "items of size zero", sizes: large, limit: 5) {
        solving(columns($0) { _ in 0 }, FlexContainer(mainSize: 100))
      },
      WorstCase(name: "a line for each item", sizes: large, limit: 17) {
        solving(columns($0) { _ in 60 }, FlexContainer(mainSize: 100, mainGap: 8))
      },
      WorstCase(name: "lines of one item, then one line of all others", sizes: large, limit: 12) {
        n in
        solving(columns(n) { $0 < n / 2 ? 60 : 1e-6 }, FlexContainer(mainSize: 100))
      },
      WorstCase(name: "a forced break at each item", sizes: large, limit: 220) {
        var items = columns($0) { _ in 1 }
        items.breaks = Array(repeating: [.before, .after], count: $0)
        return solving(items, FlexContainer(mainSize: 100))
      },
      WorstCase(name: "items that stick together and never fit", sizes: large, limit: 260) {
        var items = columns($0) { _ in 60 }
        items.breaks = (0..<$0).map { $0.isMultiple(of: 3) ? [] : .avoidBefore }
        return solving(items, FlexContainer(mainSize: 130))
      },
      WorstCase(
        name: "an order that turns all items round", sizes: medium, growth: .linearithmic, limit: 18
      ) {
        var items = columns($0) { _ in 1 }
        items.order = (0..<$0).reversed()
        return solving(items, FlexContainer(mainSize: 100))
      },
    ]
  }

  static var balancing: [WorstCase] {
    @Sendable func balanced(_ lines: Int = 1, _ limit: Double = 100) -> FlexContainer {
      var container = FlexContainer(mainSize: limit)
      container.wrap = .balance
      container.minLines = lines
      return container
    }
    return [
      WorstCase(
        name: "equal items, where all ways to break tie", sizes: medium, growth: .linearithmic,
        limit: 10
      ) { solving(columns($0) { _ in 10 }, balanced()) },
      WorstCase(
        name: "equal items in more lines than a limit gives", sizes: medium, growth: .linearithmic,
        limit: 30
      ) { solving(columns($0) { _ in 10 }, balanced($0 / 7)) },
      WorstCase(
        name: "items of size zero in two lines", sizes: medium, growth: .linearithmic, limit: 32
      ) { solving(columns($0) { _ in 0 }, balanced(2)) },
      WorstCase(
        name: "one line of all items, in two", sizes: medium, growth: .linearithmic, limit: 22
      ) { solving(columns($0) { Double($0 % 7) }, balanced(2, 1e9)) },
      WorstCase(
        name: "lengths of all magnitudes, in half as many lines", sizes: medium,
        growth: .linearithmic, limit: 90
      ) {
        solving(
          columns($0) { Double(sign: .plus, exponent: -($0 % 900), significand: 1) },
          balanced($0 / 2))
      },
      WorstCase(name: "a forced break at each item, balanced", sizes: medium, limit: 320) {
        var items = columns($0) { _ in 1 }
        items.breaks = Array(repeating: .after, count: $0)
        return solving(items, balanced(3))
      },
    ]
  }

  /// Items of which fifty meet their limits in a round of their own.
  ///
  /// Each of these would take three quarters of what those before it left, and may have half of it. Its
  /// factor is four times the next one's; between 1 and 2¹⁰⁰, where factors end, there are no more than
  /// fifty such.
  static var flexing: [WorstCase] {
    @Sendable func chain(_ count: Int, growing: Bool) -> (FlexItems, FlexContainer) {
      var items = columns(count) { _ in growing ? 0 : 1000 }
      let factors = (0..<count).map { place in
        place < 50
          ? Double(sign: .plus, exponent: 100 - 2 * place, significand: 1)
          : 4.0 / 3 / Double(count - 50)
      }
      let changes = (0..<50).map { Double(sign: .plus, exponent: -1 - $0, significand: 1000) }
      let rest = Array(repeating: growing ? Double.infinity : 0, count: count - 50)
      if growing {
        (items.grow, items.maxMain) = (factors, changes + rest)
      } else {
        (items.shrink, items.minMain) = (factors, changes.map { 1000 - $0 } + rest)
      }
      var container = FlexContainer(mainSize: growing ? 1000 : 1000 * Double(count - 1))
      container.wrap = .nowrap
      return (items, container)
    }
    return [
      WorstCase(name: "a limit met in each round, growing", sizes: medium, limit: 1450) {
        let (items, container) = chain($0, growing: true)
        return solving(items, container)
      },
      WorstCase(name: "a limit met in each round, shrinking", sizes: medium, limit: 1300) {
        let (items, container) = chain($0, growing: false)
        return solving(items, container)
      },
    ]
  }

  static var indexing: [WorstCase] {
    let container = FlexContainer(mainSize: 100, mainGap: 1)
    return [
      WorstCase(name: "an index of items of size zero", sizes: large, limit: 5) { count in
        let items = columns(count) { _ in 0 }
        return { _ = FlexIndex(items, in: container) }
      },
      WorstCase(name: "a change that moves every break behind it", sizes: medium, limit: 30) {
        // Alternately a pair that fills its line and one that does not: shifted by one, no line is the same.
        var index = FlexIndex(columns($0) { $0.isMultiple(of: 2) ? 40 : 59 }, in: container)
        return { index.resize(0, main: 90, cross: 1) }
      },
      // Those before it stay where they are, though each could go to any line.
      WorstCase(
        name: "the last item of a strip of lines that are filled evenly", sizes: medium, limit: 15
      ) {
        let last = $0 - 1
        var strip = FlexStrip(
          columns($0) { Double(1 + $0 % 7) }, in: container, lines: 3, order: .shortestFirst)
        return { strip.replace(last..<last + 1, with: FlexItems(main: [30], cross: [1])) }
      },
      WorstCase(name: "a change among items that all stick together", sizes: medium, limit: 300) {
        var items = columns($0) { _ in 60 }
        items.breaks = Array(repeating: .avoidBefore, count: $0)
        var index = FlexIndex(items, in: container)
        let last = $0 - 1
        return { index.resize(last, main: 30, cross: 1) }
      },
    ]
  }
}
