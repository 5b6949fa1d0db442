import CAllocations
import FlowLayoutEngine
import TestSupport

/// `FlexIndex` against solving the same container as a whole.
package enum IndexContestants {
  /// The group that the rows stand in.
  package static let group = "index of lines"

  /// The names of the contestants.
  package enum Name {
    /// The whole container solved, with the memory of earlier passes: the baseline.
    package static let solve = "full solve"
    /// The same with no memory of earlier passes, as an index is made.
    package static let firstSolve = "full solve from nothing"
    /// An index made from nothing.
    package static let build = "build"
    /// The same for rows of photos.
    package static let buildPhotos = "build of photo rows"
    /// One item of an index gets another size, anywhere.
    package static let change = "one size changed"
    /// The lines of about a hundred items are found and placed, anywhere.
    package static let window = "window of 100 items"
  }

  /// All contestants for `count` items.
  package static func all(_ count: Int) -> [Contestant] {
    let chips = Inputs.chips(count)
    return [
      CoreContestants.engine(Name.solve, chips), firstSolve(chips),
      build(Name.build, chips), build(Name.buildPhotos, Inputs.photos(count)), change(chips),
      window(chips),
    ]
  }

  /// Of a length of its own each turn; items without proportions heed no target.
  private static func container(_ turn: Int) -> FlexContainer {
    var container = FlexContainer(
      mainSize: Inputs.widths[turn % Inputs.widths.count], mainGap: Inputs.gap,
      crossGap: Inputs.gap)
    container.proportions = Inputs.photoRows
    return container
  }

  private static func firstSolve(_ items: FlexItems) -> Contestant {
    var turn = 0
    return Contestant(Name.firstSolve) {
      turn += 1
      var solver = FlexSolver()
      var frames = FlexFrames()
      solver.solve(items, in: container(turn), into: &frames)
      keep_number(frames.crossSize)
    }
  }

  private static func build(_ name: String, _ items: FlexItems) -> Contestant {
    var turn = 0
    return Contestant(name) {
      turn += 1
      let index = FlexIndex(items, in: container(turn))
      keep_number(index.crossSize)
    }
  }

  private static func change(_ items: FlexItems) -> Contestant {
    var index = FlexIndex(items, in: container(0))
    var generator = SeededGenerator(45)
    // The first change gives the index columns of its own.
    index.resize(0, main: items.main[0], cross: items.cross[0])
    return Contestant(Name.change) {
      let item = Int(generator.unit() * Double(items.count))
      index.resize(
        item, main: 20 + 60 * generator.unit(), cross: 20 + 10 * generator.unit())
      keep_number(index.crossSize)
    }
  }

  private static func window(_ items: FlexItems) -> Contestant {
    let index = FlexIndex(items, in: container(0))
    // As deep as the lines of a hundred items are.
    let depth = index.crossSize * min(1, 100 / Double(items.count))
    var solver = FlexSolver()
    var frames = FlexFrames()
    var generator = SeededGenerator(46)
    return Contestant(Name.window) {
      let start = (index.crossSize - depth) * generator.unit()
      solver.solve(index.lines(from: start, to: start + depth), of: index, into: &frames)
      keep_number(frames.crossPositions.last ?? 0)
    }
  }
}
