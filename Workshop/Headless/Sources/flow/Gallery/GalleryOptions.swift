import ToolInput

/// The options of `flow gallery`.
struct GalleryOptions {
  var output: OutputFolder?
  var code: GallerySources?
  var home: String?
  var scale = 1.0
}

extension Command<GalleryOptions> {
  static var gallery: Self {
    Command(
      "flow gallery",
      summary:
        "Draws the example views at several widths, light and dark, in both directions, on a page.",
      defaults: GalleryOptions(),
      operand: nil,
      options: [
        Option(
          "--output", \.output, .outputFolder,
          "The folder for the pictures and index.html, which shows them; required. It is created if\n"
            + "      missing; other files in it stay."),
        Option(
          "--code", \.code, .gallerySources,
          "The folder of the views' sources, for the page to show them beside the pictures."),
        Option(
          "--home", \.home, .text("PATH"),
          "The path of the site's front page, such as '../', to link back to it."),
        Option("--scale", \.scale, .scale, "The number of pixels per point."),
      ],
      examples: [
        ("flow gallery --output gallery", "the pictures; then open gallery/index.html"),
        (
          "flow gallery --output gallery --code Gallery --scale 2",
          "with code, sharp on any display"
        ),
      ],
      run: { options throws(Failure) in try options.draw() }
    )
  }
}

extension GalleryOptions {
  /// Draws every picture, then the page that shows them: what breaks off leaves no page that lies.
  @MainActor
  func draw() throws(Failure) {
    guard let output else {
      throw Failure(.usage, "expected --output DIR; 'flow gallery --help' lists what there is")
    }
    try output.prepare()
    var gallery = Gallery.standard
    gallery.sources = code
    gallery.home = home
    try Progress.during("drawing the gallery", steps: gallery.pictures.count) {
      counter throws(Failure) in
      try gallery.write(to: output, scale: scale, counting: counter)
    }
  }
}
