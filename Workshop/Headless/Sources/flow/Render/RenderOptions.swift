import ToolInput

/// The options of `flow render`.
struct RenderOptions {
  /// The appearance of an item.
  enum Style: String, CaseIterable {
    case tag
    case suggestion
    case plain
  }

  /// How text is measured.
  enum Metrics: String, CaseIterable {
    case pango
    case fixed
  }

  var input = Input.sample
  var flow = FlowOptions()
  var style = Style.tag
  var direction = Direction.ltr
  var metrics = Metrics.pango
  var output: OutputFile?
  /// Pixels to the point; nil by default, as only some pictures have pixels.
  var scale: Double?
  /// The appearance; nil by default, as only pictures have one.
  var appearance: Appearance?
  /// The room around the flow; nil by default, as only pictures have it.
  var margin: Double?
}

extension RenderOptions {
  /// Refuses options that would change nothing in the output that is asked for.
  func check() throws(Failure) {
    try flow.check()
    let shown = output.map(\.file.path.quoted) ?? "text"
    if scale != nil, output?.format != .png {
      throw Failure(.usage, "--scale: only a picture that ends in .png has pixels, not \(shown)")
    }
    if appearance != nil, output?.format.isPicture != true {
      throw Failure(
        .usage, "--appearance: only a picture (.png, .svg or .pdf) has one, not \(shown)")
    }
    if margin != nil, output?.format.isPicture != true {
      throw Failure(.usage, "--margin: only a picture (.png, .svg or .pdf) has one, not \(shown)")
    }
  }
}
