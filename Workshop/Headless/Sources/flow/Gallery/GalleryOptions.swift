import ToolInput

/// What `flow gallery` is asked to do.
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
        "Draws the example views at several widths, light and dark, both ways, and a page of them.",
      defaults: GalleryOptions(),
      operand: nil,
      options: [
        Option(
          "--output", \.output, .outputFolder,
          "Where to write the pictures and index.html, which shows them; required. The folder is made\n"
            + "      unless it is there; what else it holds stays."),
        Option(
          "--code", \.code, .gallerySources,
          "The folder of the views' sources, for the page to show them beside the pictures."),
        Option(
          "--home", \.home, .text("PATH"),
          "Where the site is that the page belongs to, such as '../', to link back to it."),
        Option("--scale", \.scale, .scale, "How many pixels a point has."),
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
