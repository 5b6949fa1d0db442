import FlowGallery
import Foundation
import HeadlessCairo
import SwiftUI
import ToolInput

/// A view of the gallery as it is drawn once.
@MainActor
struct GalleryPicture {
  let entry: GalleryEntry
  /// In points.
  let width: Int
  let appearance: Appearance
  let direction: Direction

  /// Such as `tag-cloud.pt-BR.320.light.ltr.png`.
  var fileName: String {
    "\(entry.id).\(width).\(appearance.rawValue).\(direction.rawValue).png"
  }

  /// The name of the view's language, in English.
  var language: String { entry.language.name }

  /// The picture's bytes, and its size in points: as wide as it should be, as high as the view is.
  func draw(path: String, scale: Double) throws(Failure) -> (bytes: [UInt8], size: CGSize) {
    let width = CGFloat(width)
    let host = HeadlessHost(
      size: CGSize(width: width, height: width), layoutDirection: direction.layoutDirection,
      textMeasurer: .pango
    ) {
      entry.view()
        .frame(width: width, alignment: .leading)
        .fixedSize(horizontal: false, vertical: true)
        .environment(\.colorScheme, appearance.colorScheme)
    }
    do { try host.settle() } catch {
      throw Failure(.cannotCreate, "cannot create \(path.quoted): \(error)")
    }
    host.resize(CGSize(width: width, height: host.size.height))
    let drawing = Drawing(
      path: path, format: .png, scale: scale, remediesForWidth: ["a smaller --scale"],
      remediesForHeight: ["a smaller --scale"])
    let picture = Picture(host, background: appearance.background)
    return (try drawing.bytes(of: picture), picture.size)
  }
}

extension GalleryLanguage {
  fileprivate var name: String {
    switch self {
    case .english: "English"
    case .spanish: "Spanish"
    case .brazilianPortuguese: "Brazilian Portuguese"
    case .simplifiedChinese: "Simplified Chinese"
    case .arabic: "Arabic"
    case .hebrew: "Hebrew"
    }
  }
}

extension Direction {
  /// The direction in words.
  var name: String {
    switch self {
    case .ltr: "left to right"
    case .rtl: "right to left"
    }
  }
}
