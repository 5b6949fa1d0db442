extension RenderOptions {
  /// Does what the options ask for.
  @MainActor
  func render() throws(Failure) {
    try output?.check()
    let texts = try input.items()
    let arrangement = Progress.during("laying out \(texts.count) items of \(input.name)") {
      arrange(texts, self)
    }
    guard let output else {
      return try Descriptor.standardOutput.write(arrangement.terminalText(self))
    }
    switch output.format {
    case .json: try output.write(Array(arrangement.json.utf8))
    }
  }
}
