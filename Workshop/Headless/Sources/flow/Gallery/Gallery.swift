import FlowGallery
import Foundation
import HeadlessCairo
import ToolInput

/// The pictures of example views: each view in each width, appearance and direction.
@MainActor
struct Gallery {
  let entries: [GalleryEntry]
  /// In points.
  let widths: [Int]
  /// Where the code of the views is, for the page to show it.
  var sources: GallerySources?
  /// Where the page links back to.
  var home: String?

  /// Every view that there is, on phones and on a tablet.
  static let standard = Gallery(entries: GalleryCatalog.entries, widths: [320, 375, 768])

  private func pictures(of entry: GalleryEntry) -> [GalleryPicture] {
    widths.flatMap { width in
      Appearance.allCases.flatMap { appearance in
        Direction.allCases.map { direction in
          GalleryPicture(
            entry: entry, width: width, appearance: appearance, direction: direction)
        }
      }
    }
  }

  /// All pictures, in the order of the page.
  var pictures: [GalleryPicture] { entries.flatMap(pictures) }

  /// Writes every picture and, once all of them are there, the page that shows them.
  func write(
    to folder: OutputFolder, scale: Double, counting counter: StepCounter = StepCounter()
  ) throws(Failure) {
    var page = GalleryPage(widths: widths, home: home)
    var code: [String: String] = [:]
    if let sources {
      for entry in entries { code[entry.id] = try sources.code(of: entry) }
    }
    for picture in pictures {
      let file = folder.file(picture.fileName)
      let (bytes, size) = try picture.draw(path: file.path, scale: scale)
      try file.write(bytes)
      page.add(picture, size: size, code: code[picture.entry.id])
      counter.countOne()
    }
    try folder.file("index.html").write(Array(page.html.utf8))
  }
}
