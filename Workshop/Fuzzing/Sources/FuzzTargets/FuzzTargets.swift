extension FuzzTarget {
  /// All targets: the engine, its inputs, and the views that stand on it.
  public static let all: [FuzzTarget] = [.engine, .index, .cases, .text, .hosted]
}
