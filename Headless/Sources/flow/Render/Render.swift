extension RenderOptions {
  /// Does what the options ask for.
  @MainActor
  func render() throws(Failure) {
    try output?.check()
    let arrangement = try Progress.during("rendering \(input.name)", isQuiet: input.isTyped) {
      () throws(Failure) in arrange(try input.items(), self)
    }
    guard let output else {
      return try Descriptor.standardOutput.write(arrangement.terminalText(self))
    }
    switch output.format {
    case .json: try output.write(Array(arrangement.json.utf8))
    }
  }
}
