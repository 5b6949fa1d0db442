import ToolInput

extension RenderOptions {
  /// Does what the options ask for.
  @MainActor
  func render() throws(Failure) {
    try check()
    try output?.file.check()
    let text = try Progress.during("rendering \(input.name)", isQuiet: input.isTyped) {
      _ throws(Failure) in try rendered(try items(of: try input.items()))
    }
    // After the note on the progress, which may stand in the same terminal.
    if let text { try Descriptor.standardOutput.write(text) }
  }

  /// Writes the file that is asked for; where there is none, answers the text to print.
  @MainActor
  private func rendered(_ items: [Item]) throws(Failure) -> String? {
    guard let output else { return HostedFlow.arrangement(items, self).terminalText(self) }
    if output.format == .json {
      try output.file.write(HostedFlow.arrangement(items, self).json())
    } else {
      // The views are gone before they are drawn: each takes much more memory than what it paints.
      let picture = HostedFlow(items, self).picture
      try output.file.write { file throws(Failure) in
        try drawing(into: output).draw(picture, into: file)
      }
    }
    return nil
  }

  private func drawing(into output: OutputFile) -> Drawing {
    let (narrower, lower) =
      switch flow.axis {
      case _ where flow.lines != nil: (["more --lines"], ["fewer --lines"])
      case .rows: (["a smaller --width"], ["a larger --width", "a smaller --vertical-spacing"])
      case .columns:
        (["a larger --height", "a smaller --horizontal-spacing"], ["a smaller --height"])
      }
    let forPixels =
      output.format == .png ? ["a smaller --scale", "an --output that ends in .svg or .pdf"] : []
    let forBoth = (margin == nil ? [] : ["a smaller --margin"]) + forPixels
    return Drawing(
      path: output.file.path, format: output.format, scale: scale ?? 1,
      remediesForWidth: narrower + forBoth, remediesForHeight: lower + forBoth)
  }
}
