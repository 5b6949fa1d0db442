import FlowLayoutEngine

/// Solves once from nothing.
func solve(_ main: [Double], _ cross: [Double], _ container: FlexContainer) -> FlexFrames {
  solve(FlexItems(main: main, cross: cross), container)
}

/// Solves once from nothing.
func solve(_ items: FlexItems, _ container: FlexContainer) -> FlexFrames {
  var solver = FlexSolver()
  var frames = FlexFrames()
  solver.solve(items, in: container, into: &frames)
  return frames
}
