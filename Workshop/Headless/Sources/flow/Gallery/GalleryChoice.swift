import FlowGallery
import ToolInput

/// A group of radio buttons, of which each shows some pictures and hides the others.
@MainActor
struct GalleryChoice {
  /// One of the buttons.
  struct Option {
    let name: String
    let title: String
    /// The style sheet that hides the pictures which this option does not mean.
    let rules: String
  }

  let name: String
  let title: String
  let options: [Option]
  /// The option that is chosen at first.
  let first: String

  /// The conditions that pictures are drawn under.
  static func all(widths: [Int]) -> [GalleryChoice] {
    [width(widths), appearance, direction, language]
  }

  /// The width that pictures have at first.
  static func middle(of widths: [Int]) -> Int { widths[widths.count / 2] }

  private static func width(_ widths: [Int]) -> GalleryChoice {
    GalleryChoice(
      "width", "Width",
      widths.map { ("\($0)", "\($0)", "html:has(#width-\($0):checked) img:not(.w\($0))") },
      first: "\(middle(of: widths))")
  }

  private static let appearance = GalleryChoice(
    name: "appearance", title: "Appearance",
    options: [
      Option(
        name: "system", title: "system",
        rules: Appearance.allCases.map {
          "@media (prefers-color-scheme: \($0)) { html:has(#appearance-system:checked) "
            + "img:not(.\($0)) { display: none; } }\n"
        }.joined())
    ]
      + Appearance.allCases.map {
        Option(
          name: "\($0)", title: "\($0)",
          rules: "html:has(#appearance-\($0):checked) img:not(.\($0)) { display: none; }\n"
            + ":root:has(#appearance-\($0):checked) { color-scheme: \($0); }\n")
      },
    first: "system")

  private static let direction = GalleryChoice(
    "direction", "Direction",
    [("language", "as the language", "html:has(#direction-language:checked) img:not(.natural)")]
      + Direction.allCases.map {
        ("\($0)", $0.name, "html:has(#direction-\($0):checked) img:not(.\($0))")
      },
    first: "language")

  /// Views in one language only are shown whatever language is chosen.
  private static let language = GalleryChoice(
    "language", "Language",
    GalleryLanguage.allCases.map {
      (
        $0.rawValue, $0.ownName,
        "html:has(#language-\($0.rawValue):checked) .localized:not(.\($0.rawValue))"
      )
    },
    first: GalleryLanguage.english.rawValue)

  private init(name: String, title: String, options: [Option], first: String) {
    self.name = name
    self.title = title
    self.options = options
    self.first = first
  }

  /// Options that hide what a selector finds.
  private init(
    _ name: String, _ title: String, _ options: [(name: String, title: String, hidden: String)],
    first: String
  ) {
    self.init(
      name: name, title: title,
      options: options.map {
        Option(name: $0.name, title: $0.title, rules: "\($0.hidden) { display: none; }\n")
      },
      first: first)
  }

  /// The style sheets of all options.
  var rules: String { options.map(\.rules).joined() }

  /// The group on the page.
  var html: String {
    let buttons = options.map {
      """
      <label><input type="radio" name="\(name)" id="\(name)-\($0.name)"\
      \($0.name == first ? " checked" : "")> \($0.title)</label>

      """
    }
    return "<fieldset>\n<legend>\(title)</legend>\n\(buttons.joined())</fieldset>\n"
  }
}
