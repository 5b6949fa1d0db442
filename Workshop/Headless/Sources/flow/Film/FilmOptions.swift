import ToolInput

/// The options of `flow film`.
struct FilmOptions {
  var output: OutputFolder?
  var scale = 1.0
}

extension Command<FilmOptions> {
  static var film: Self {
    Command(
      "flow film",
      summary: "Draws example views in motion, picture by picture.",
      defaults: FilmOptions(),
      operand: nil,
      options: [
        Option(
          "--output", \.output, .outputFolder,
          "The folder for a folder of each film: its pictures, named by number and milliseconds, and\n"
            + "      still.png for reduced motion, the only picture in languages but English; required.\n"
            + "      Folders are created if missing; other files in them stay."),
        Option("--scale", \.scale, .scale, "The number of pixels per point."),
      ],
      examples: [
        ("flow film --output film --scale 2", "film/picker.en.light/000-800ms.png and so on")
      ],
      run: { options throws(Failure) in try options.draw() }
    )
  }
}

extension FilmOptions {
  /// Draws every film.
  @MainActor
  func draw() throws(Failure) {
    guard let output else {
      throw Failure(.usage, "expected --output DIR; 'flow film --help' lists what there is")
    }
    try output.prepare()
    let films = Film.all
    try Progress.during("drawing films", steps: films.count) { counter throws(Failure) in
      for film in films {
        try film.record(scale: scale).write(to: output.folder(film.name))
        counter.countOne()
      }
    }
  }
}

extension Film.Recording {
  /// Writes the pictures, which then stand in the order of their names, and the still one.
  func write(to folder: OutputFolder) throws(Failure) {
    try folder.prepare()
    for (index, frame) in frames.enumerated() {
      let number = String(repeating: "0", count: max(0, 3 - "\(index)".count)) + "\(index)"
      try folder.file("\(number)-\(frame.duration)ms.png").write(frame.picture)
    }
    try folder.file("still.png").write(still)
  }
}
