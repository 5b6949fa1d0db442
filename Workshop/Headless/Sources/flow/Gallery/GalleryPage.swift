import FlowGallery
import Foundation

/// A page that shows each example in one picture beside its code, and other pictures by choice.
///
/// It needs no other file than the pictures, and no script: choices are radio buttons, and style
/// sheets hide what was not chosen.
@MainActor
struct GalleryPage {
  private var examples: [Example] = []
  private let choices: [GalleryChoice]
  private let firstWidth: Int

  /// Where the pages are that the gallery links back to, such as `../`; nil if there are none.
  private let home: String?

  private struct Example {
    let name: String
    let title: String
    let summary: String
    let code: String?
    var pictures: [String] = []
  }

  /// The page of a gallery in these widths.
  init(widths: [Int], home: String? = nil) {
    self.home = home
    choices = GalleryChoice.all(widths: widths)
    firstWidth = GalleryChoice.middle(of: widths)
  }

  /// Adds a picture to the last example, or to a new one; those of one example follow each other.
  mutating func add(_ picture: GalleryPicture, size: CGSize, code: String?) {
    if picture.entry.name != examples.last?.name {
      let entry = picture.entry
      examples.append(
        Example(name: entry.name, title: entry.title, summary: entry.summary, code: code))
    }
    let conditions =
      "\(picture.width) points, \(picture.appearance.rawValue), \(picture.direction.name)"
    examples[examples.count - 1].pictures.append(
      """
      <img src="\(picture.fileName)" class="\(classes(of: picture).joined(separator: " "))" \
      width="\(Int(size.width))" height="\(Int(size.height.rounded()))" loading="lazy" \
      alt="\(picture.entry.title) in \(picture.language), \(conditions)">
      """)
  }

  /// Returns the classes of a picture in the style sheets.
  private func classes(of picture: GalleryPicture) -> [String] {
    let language = picture.entry.language
    let isNatural = picture.direction.layoutDirection == language.layoutDirection
    let isFirst =
      language == .english && isNatural && picture.appearance == .light
      && picture.width == firstWidth
    let conditions = [
      "w\(picture.width)", picture.appearance.rawValue, picture.direction.rawValue,
      language.rawValue,
    ]
    return conditions + (picture.entry.isLocalized ? ["localized"] : [])
      + (isNatural ? ["natural"] : [])
      + (isFirst ? ["first"] : [])
  }

  private func section(_ example: Example) -> String {
    let code = example.code.map {
      "<pre tabindex=\"0\" aria-label=\"Code\"><code>\($0.escapedForHTML)</code></pre>\n"
    }
    return """
      <section id="\(example.name)">
      <h2><a href="#\(example.name)">\(example.title)</a></h2>
      <p>\(example.summary)</p>
      <div class="example">
      <div class="pictures">
      \(example.pictures.joined(separator: "\n"))
      </div>
      \(code ?? "")</div>
      </section>

      """
  }

  /// The whole page.
  var html: String {
    let links = examples.map { "<a href=\"#\($0.name)\">\($0.title)</a>" }
    return """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <title>Gallery of swift-flow-layout</title>
      <style>
      \(Self.style)\(choices.map(\.rules).joined())</style>
      </head>
      <body>
      \(back)<h1>Gallery</h1>
      <nav aria-label="Examples">
      \(links.joined(separator: "\n"))
      </nav>
      <form aria-label="Show pictures">
      \(choices.map(\.html).joined())</form>
      \(examples.map(section).joined())</body>
      </html>

      """
  }

  /// The way back to the documentation and the playground.
  private var back: String {
    guard let home = home?.escapedForHTML else { return "" }
    return """
      <nav aria-label="Site">
      <a href="\(home)">Documentation</a>
      <a href="\(home)playground.html">Playground</a>
      </nav>

      """
  }

  private static let style = """
    :root { color-scheme: light dark; --line: color-mix(in srgb, CanvasText 20%, Canvas); }
    body { margin: 0 auto; padding: 1rem; max-width: 76rem; font: 1rem/1.5 system-ui, sans-serif; }
    h1, h2 { line-height: 1.2; }
    h2 { margin: 0; font-size: 1.25rem; }
    section p { margin: .25rem 0 .75rem; }
    h2 a { color: inherit; text-decoration: none; }
    nav, form, fieldset, .example { display: flex; flex-wrap: wrap; gap: .25rem 1rem; }
    form { padding: .5rem 0; gap: .25rem 1.5rem; background: Canvas; font-size: .875rem; }
    nav, form { margin-bottom: .5rem; }
    fieldset { gap: 0 .75rem; margin: 0; padding: 0; border: 0; align-items: baseline; }
    legend { float: left; padding: 0; margin-right: .75rem; font-weight: 600; }
    label { white-space: nowrap; }
    section { padding: 1.5rem 0; border-top: 1px solid var(--line); scroll-margin-top: 4.5rem; }
    .example { gap: 1rem 1.5rem; align-items: start; }
    .pictures { flex: 0 0 auto; max-width: 100%; }
    img, pre { outline: 1px solid var(--line); outline-offset: -1px; border-radius: .5rem; }
    img { display: block; max-width: 100%; height: auto; }
    pre { box-sizing: border-box; flex: 1 1 26rem; min-width: 0; max-height: 26rem; margin: 0; \
    padding: .75rem 1rem; \
    overflow: auto; font: .8125rem/1.45 ui-monospace, Menlo, Consolas, monospace; }
    @media (max-width: 40rem) { body { display: flex; flex-direction: column; } \
    section { order: 2; } section:first-of-type { order: 0; } nav + form, h1 + nav { order: 1; } }
    @media (min-width: 60rem) { form { position: sticky; top: 0; } }
    @supports not selector(:has(a)) { form, img:not(.first) { display: none; } }

    """
}

extension StringProtocol {
  /// The text with the characters that mean something to HTML written as entities.
  var escapedForHTML: String {
    String(self).replacing("&", with: "&amp;").replacing("<", with: "&lt;")
      .replacing(">", with: "&gt;")
  }
}
