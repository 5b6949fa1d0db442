extension RenderOptions {
  /// Does what the options ask for.
  @MainActor
  func render() throws(Failure) {
    try check()
    try output?.file.check()
    try Progress.during("rendering \(input.name)", isQuiet: input.isTyped) { _ throws(Failure) in
      let items = try input.items()
      guard let output else {
        return try Descriptor.standardOutput.write(
          HostedFlow.arrangement(items, self).terminalText(self))
      }
      if output.format == .json {
        return try output.file.write(HostedFlow.arrangement(items, self).json())
      }
      let picture = HostedFlow(items, self).picture
      try output.file.write { file throws(Failure) in
        try drawing(into: output).draw(picture, into: file)
      }
    }
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
