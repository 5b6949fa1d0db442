import Foundation
import HeadlessCairo
import SwiftUI
import ToolInput

/// A view of the gallery in motion: what is done to it, and the pictures that it shows meanwhile.
@MainActor
struct Film {
  /// Something that happens in a film.
  enum Scene {
    /// Nothing but time, in seconds.
    case wait(Double)
    /// A finger taps the view with an accessibility identifier.
    case tap(String)
    /// A finger rests on the view with an accessibility identifier, and stays there.
    case press(String)
    /// The finger that is down moves.
    case move(by: CGSize)
    /// The finger that is down is lifted.
    case lift
    /// The screen becomes as large as this.
    case turn(to: CGSize)
    /// A frame that stands for the whole film where nothing should move.
    case still
  }

  /// A picture and how long it is shown.
  struct Frame {
    let picture: [UInt8]
    /// In milliseconds.
    var duration: Int
  }

  /// Pictures that follow each other, and the one that stands for all of them.
  struct Recording {
    var frames: [Frame] = []
    var still: [UInt8] = []

    /// Shows a picture for some milliseconds more.
    fileprivate mutating func add(_ picture: [UInt8], for duration: Int) {
      if frames.last?.picture == picture {
        frames[frames.count - 1].duration += duration
      } else {
        frames.append(Frame(picture: picture, duration: duration))
      }
    }
  }

  /// Such as `picker.pt-BR.dark`.
  let name: String
  let appearance: Appearance
  /// The size of the pictures, in points.
  let canvas: CGSize
  /// The size of the screen at first.
  let screen: CGSize
  let scenes: [Scene]
  let content: AnyView
  /// Whether only the still picture is drawn, and none of those that move.
  var isStill = false

  /// Plays the scenes and keeps what is on show 15 times a second, or only when a still picture is taken.
  func record(scale: Double) throws(Failure) -> Recording {
    let controls = StageControls()
    let host = HeadlessHost(size: canvas, textMeasurer: .pango) {
      Stage(controls, screen: screen, content: content)
        .environment(\.colorScheme, appearance.colorScheme)
    }
    var recording = Recording()
    var finger: HeadlessHost.Touch?
    for scene in scenes {
      switch scene {
      case .wait(let seconds):
        try pass(seconds, host, scale, &recording)
      case .tap(let identifier):
        controls.point(to: middle(of: identifier, host))
        try pass(1 / Self.rate, host, scale, &recording)
        controls.touch()
        try pass(0.2, host, scale, &recording)
        do { try host.tap(identifier) } catch { throw failure("\(error)") }
        controls.release()
      case .press(let identifier):
        controls.point(to: middle(of: identifier, host))
        try pass(1 / Self.rate, host, scale, &recording)
        controls.touch()
        do { finger = try host.touch(identifier) } catch { throw failure("\(error)") }
        for _ in 0..<Int(0.6 * Self.rate) {
          try keep(host, scale, &recording)
          finger?.hold(1 / Self.rate)
        }
      case .move(let distance):
        // Slower at its ends, as a hand is.
        let steps = Int(1.2 * Self.rate)
        let start = finger?.location ?? .zero
        for step in 1...steps {
          let share = (1 - cos(Double.pi * Double(step) / Double(steps))) / 2
          let point = CGPoint(
            x: start.x + distance.width * share, y: start.y + distance.height * share)
          finger?.move(to: point, frame: 0)
          controls.point(to: point)
          try pass(1 / Self.rate, host, scale, &recording)
        }
      case .lift:
        finger?.lift()
        controls.release()
      case .turn(let size):
        controls.turn(to: size)
      case .still:
        recording.still = try picture(host, scale)
      }
    }
    return recording
  }

  private func pass(
    _ seconds: Double, _ host: HeadlessHost, _ scale: Double, _ recording: inout Recording
  ) throws(Failure) {
    for _ in 0..<Int((seconds * Self.rate).rounded()) {
      try keep(host, scale, &recording)
      host.advance(by: 1 / Self.rate)
    }
  }

  /// Keeps what is on show, unless nothing moves in the film.
  private func keep(
    _ host: HeadlessHost, _ scale: Double, _ recording: inout Recording
  ) throws(Failure) {
    if !isStill { recording.add(try picture(host, scale), for: Int(1000 / Self.rate)) }
  }

  private func picture(_ host: HeadlessHost, _ scale: Double) throws(Failure) -> [UInt8] {
    let drawing = Drawing(
      path: name, format: .png, scale: scale, remediesForWidth: ["a smaller --scale"],
      remediesForHeight: ["a smaller --scale"])
    return try drawing.bytes(of: Picture(host))
  }

  private func middle(of identifier: String, _ host: HeadlessHost) -> CGPoint {
    let frame = host.frame(of: identifier) ?? .zero
    return CGPoint(x: frame.midX, y: frame.midY)
  }

  private func failure(_ problem: String) -> Failure {
    Failure(.cannotCreate, "cannot create the film \(name.quoted): \(problem)")
  }

  /// Pictures a second.
  private static let rate = 15.0
}
