import Foundation
import HeadlessCairo
import ToolInput

/// How a picture is drawn into a file, and what to tell a user if it is too large.
struct Drawing {
  /// The file's path, for messages.
  let path: String
  let format: OutputFile.Format
  /// Pixels to the point, where the format has pixels.
  let scale: Double
  /// Alternatives where a picture is too wide, the best first.
  let remediesForWidth: [String]
  /// Alternatives where a picture is too high.
  let remediesForHeight: [String]

  /// The file's bytes.
  func bytes(of picture: Picture) throws(Failure) -> [UInt8] {
    var bytes: [UInt8] = []
    try draw(picture) { bytes += $0 }
    return bytes
  }

  /// Writes the file's bytes as they are drawn, so that they are never held all at once.
  func draw(_ picture: Picture, into file: Descriptor) throws(Failure) {
    try draw(picture) { try file.write($0) }
  }

  private func draw(
    _ picture: Picture, _ write: (UnsafeRawBufferPointer) throws -> Void
  ) throws(Failure) {
    do {
      try picture.write(as: pictureFormat, to: write)
    } catch let failure as Failure {
      throw failure
    } catch {
      throw Failure(.cannotCreate, "cannot create \(path.quoted): \(explanation(of: error))")
    }
  }

  private var pictureFormat: Picture.Format {
    switch format {
    case .svg: .svg
    case .pdf: .pdf
    case .png, .json: .png(scale: scale)
    }
  }

  private func explanation(of error: any Error) -> String {
    switch error as? PictureError {
    case .size(let side, let points, let scale, let limit)?:
      let unit = format == .png ? "pixels" : "points"
      let length = Double((points * scale).rounded(.up)).shortest
      let remedies = side == "wide" ? remediesForWidth : remediesForHeight
      return "it would be \(length) \(unit) \(side), at most \(limit) can be drawn; "
        + "use \(remedies.alternatives)"
    case .drawing(let reason)?: return "\(reason); use \(remediesForWidth.alternatives)"
    case .scale?, nil: return "\(error)"
    }
  }
}
