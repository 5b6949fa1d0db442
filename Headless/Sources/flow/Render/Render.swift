extension RenderOptions {
  /// Does what the options ask for.
  @MainActor
  func render() throws(Failure) {
    try check()
    try output?.file.check()
    let bytes = try Progress.during("rendering \(input.name)", isQuiet: input.isTyped) {
      _ throws(Failure) in try rendered(HostedFlow(try input.items(), self))
    }
    if let output {
      try output.file.write(bytes)
    } else {
      try Descriptor.standardOutput.write(bytes)
    }
  }

  @MainActor
  private func rendered(_ flow: HostedFlow) throws(Failure) -> [UInt8] {
    guard let output else { return Array(flow.arrangement.terminalText(self).utf8) }
    if output.format == .json { return try flow.arrangement.json() }
    let forPixels =
      output.format == .png ? ["a smaller --scale", "an --output that ends in .svg or .pdf"] : []
    let (narrower, lower) =
      switch self.flow.axis {
      case .rows: ("a smaller --width", "a larger --width")
      case .columns: ("a larger --height", "a smaller --height")
      }
    let drawing = Drawing(
      path: output.file.path, format: output.format, scale: scale ?? 1,
      remediesForWidth: [narrower] + forPixels, remediesForHeight: [lower] + forPixels)
    return try drawing.bytes(of: flow.picture)
  }
}
