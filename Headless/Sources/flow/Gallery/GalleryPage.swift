import Foundation

/// A page that shows the gallery's pictures, view by view; it needs no other file than them.
@MainActor
struct GalleryPage {
  let widths: [Int]
  private var views: [String] = []
  private var language = ""
  private var sections = ""

  init(widths: [Int]) {
    self.widths = widths
  }

  /// Adds a picture below the last one; those of one view, and of one language, follow each other.
  mutating func add(_ picture: GalleryPicture, size: CGSize) {
    let isNewView = picture.view != views.last
    if isNewView || picture.language != language {
      if !views.isEmpty { sections += "</div>\n" }
      if isNewView { begin(picture.view) }
      language = picture.language
      sections += "<h3>\(language)</h3>\n<div class=\"pictures\">\n"
    }
    let conditions =
      "\(picture.width) points, \(picture.appearance.rawValue), \(picture.direction.name)"
    sections += """
      <figure><img src="\(picture.fileName)" width="\(Int(size.width))" \
      height="\(Int(size.height.rounded()))" loading="lazy" \
      alt="\(title(picture.view)) in \(language), \(conditions)">\
      <figcaption>\(conditions)</figcaption></figure>

      """
  }

  private mutating func begin(_ view: String) {
    if !views.isEmpty { sections += "</section>\n" }
    views.append(view)
    sections += "<section id=\"\(view)\">\n<h2>\(title(view))</h2>\n"
  }

  private func title(_ view: String) -> String {
    let words = view.replacing("-", with: " ")
    return words.prefix(1).uppercased() + words.dropFirst()
  }

  /// The whole page.
  var html: String {
    let links = views.map { "<a href=\"#\($0)\">\(title($0))</a>" }.joined(separator: "\n")
    let sizes = widths.map(String.init)
    return """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <title>Gallery</title>
      <style>
      \(Self.style)</style>
      </head>
      <body>
      <h1>Gallery</h1>
      <p>Each view \(sizes.dropLast().joined(separator: ", ")) and \(sizes.last ?? "") points wide,
      light and dark, from left to right and from right to left.</p>
      <nav>
      \(links)
      </nav>
      \(sections)\(views.isEmpty ? "" : "</div></section>\n")</body>
      </html>

      """
  }

  private static let style = """
    :root { color-scheme: light dark; }
    body { margin: 0 auto; padding: 1rem; max-width: 100rem; font: 1rem/1.5 system-ui, sans-serif; }
    nav, .pictures { display: flex; flex-wrap: wrap; gap: .5rem 1rem; }
    .pictures { align-items: start; gap: 1rem; }
    figure { margin: 0; max-width: 100%; }
    img { display: block; max-width: 100%; height: auto; border: 1px solid GrayText; }
    figcaption { font-size: .875rem; }

    """
}
