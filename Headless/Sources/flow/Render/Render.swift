extension RenderOptions {
  /// Does what the options ask for.
  @MainActor
  func render() throws(Failure) {
    try check()
    try output?.file.check()
    let bytes = try Progress.during("rendering \(input.name)", isQuiet: input.isTyped) {
      _ throws(Failure) in try rendered(try input.items())
    }
    if let output {
      try output.file.write(bytes)
    } else {
      try Descriptor.standardOutput.write(bytes)
    }
  }

  @MainActor
  private func rendered(_ items: [String]) throws(Failure) -> [UInt8] {
    guard let output else {
      return Array(HostedFlow.arrangement(items, self).terminalText(self).utf8)
    }
    if output.format == .json { return try HostedFlow.arrangement(items, self).json() }
    return try drawing(into: output).bytes(of: HostedFlow(items, self).picture)
  }

  private func drawing(into output: OutputFile) -> Drawing {
    let (narrower, lower) =
      switch flow.axis {
      case .rows: (["a smaller --width"], ["a larger --width", "a smaller --vertical-spacing"])
      case .columns:
        (["a larger --height", "a smaller --horizontal-spacing"], ["a smaller --height"])
      }
    let forPixels =
      output.format == .png ? ["a smaller --scale", "an --output that ends in .svg or .pdf"] : []
    return Drawing(
      path: output.file.path, format: output.format, scale: scale ?? 1,
      remediesForWidth: narrower + forPixels, remediesForHeight: lower + forPixels)
  }
}
