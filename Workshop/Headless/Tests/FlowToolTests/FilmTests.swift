import FlowGallery
import Foundation
import HeadlessCairo
import SwiftUI
import Testing

@testable import flow

@MainActor @Suite("flow film draws example views in motion")
struct FilmTests {
  let folder: Folder

  init() throws { folder = try Folder() }

  private func film(_ scenes: [Film.Scene], _ content: some View) -> Film {
    Film(
      name: "film", appearance: .light, canvas: CGSize(width: 120, height: 60),
      screen: CGSize(width: 100, height: 40), scenes: scenes, content: AnyView(content))
  }

  @Test("there are films for each language of the documentation, light and dark")
  func all() {
    let names = ["en", "es", "pt-BR", "zh-Hans"].flatMap { language in
      ["light", "dark"].flatMap { appearance in
        ["picker", "reordering", "rotation"].map { "\($0).\(language).\(appearance)" }
      }
    }
    expectEqual(Film.all.map(\.name), names)
    #expect(Film.all.filter { !$0.isStill }.allSatisfy { $0.name.contains(".en.") })
    expectEqual(Film.all.count { $0.isStill }, 18)
  }

  @Test("a still film has the picture that it would have if it moved, and no other")
  func stillOnly() throws {
    var film = film(
      [.wait(0.2), .tap("chip"), .wait(0.3), .still], SlidingChip().accessibilityIdentifier("chip"))
    let moving = try film.record(scale: 1)
    film.isStill = true
    let still = try film.record(scale: 1)
    #expect(still.frames.isEmpty && moving.frames.count > 5)
    let isSame = still.still == moving.still
    #expect(isSame)
  }

  @Test("nothing moves: one picture, as long as the scenes")
  func still() throws {
    let recording = try film([.wait(0.4), .still, .wait(0.6)], Color.blue).record(scale: 1)
    expectEqual(recording.frames.map(\.duration), [15 * 66])
    expectEqual(recording.still, recording.frames[0].picture)
    expectEqual(try pixelSize(Data(recording.still)), [120, 60])
  }

  @Test("a tap is seen before it acts, and what it starts moves picture by picture to its end")
  func tap() throws {
    let film = film(
      [.wait(0.2), .tap("chip"), .wait(2), .still], SlidingChip().accessibilityIdentifier("chip"))
    let recording = try film.record(scale: 1)
    let pictures = recording.frames.map(\.picture)
    // The finger comes in 2 pictures and goes in 4, the chip glides for 7.
    #expect(pictures.count > 9 && Set(pictures).count == pictures.count)
    #expect((3...5).contains(recording.frames[0].duration / 66))
    let duration = recording.frames.map(\.duration).reduce(0, +)
    // 0.2 s before the tap, a picture and 0.2 s in it, and 2 s after it.
    expectEqual(duration, 37 * 66)
    #expect(recording.still == pictures.last && recording.still != pictures.first)
  }

  @Test("a turn ends with the screen in its new size")
  func turn() throws {
    let turned = CGSize(width: 40, height: 50)
    let recording = try film([.wait(0.1), .turn(to: turned), .wait(3)], Color.blue).record(scale: 1)
    let end = Film(
      name: "film", appearance: .light, canvas: CGSize(width: 120, height: 60), screen: turned,
      scenes: [.still], content: AnyView(Color.blue))
    #expect(recording.frames.count > 5)
    expectEqual(recording.frames.last?.picture, try end.record(scale: 1).still)
  }

  @Test("a film of the gallery begins as it ends, and is the same every time")
  func loop() throws {
    for film in [Film.picker(.english, .light), Film.rotation(.simplifiedChinese, .dark)] {
      let recording = try film.record(scale: 0.5)
      #expect(recording.frames.first?.picture == recording.frames.last?.picture, "\(film.name)")
      #expect(recording.frames.count > 18 && recording.still != recording.frames[0].picture)
      expectEqual(
        try film.record(scale: 0.5).frames.map(\.picture), recording.frames.map(\.picture))
    }
  }

  @Test("the chips of every picker change their rows when they are tapped")
  func rows() throws {
    for language in GalleryLanguage.allCases where language.layoutDirection == .leftToRight {
      let film = Film.picker(language, .light)
      let host = HeadlessHost(size: film.canvas, textMeasurer: .pango) { film.content }
      func rows() -> [CGFloat?] { language.suggestions.map { host.frame(of: $0)?.midY } }
      let before = rows()
      for case .tap(let chip) in film.scenes.prefix(3) { try host.tap(chip) }
      host.advance(by: 2)
      let moved = zip(before, rows()).count { abs(($0 ?? 0) - ($1 ?? 0)) > 20 }
      #expect(moved > 0, "\(language)")
      #expect(host.size.height <= film.canvas.height)
    }
  }

  @Test("pictures are named by number and duration, and those of the README are of these films")
  func files() async throws {
    let recording = Film.Recording(
      frames: [Film.Frame(picture: [1], duration: 33), Film.Frame(picture: [2], duration: 990)],
      still: [3])
    try recording.write(to: OutputFolder(path: folder.url.appending(path: "a").path))
    expectEqual(
      try FileManager.default.contentsOfDirectory(atPath: folder.url.appending(path: "a").path)
        .sorted(), ["000-33ms.png", "001-990ms.png", "still.png"])
    let pictures = repository.appending(path: "Docs/Pictures")
    for film in Film.all {
      if !film.isStill {
        let moving = try Data(contentsOf: pictures.appending(path: "\(film.name).webp"))
        // RIFF, the length, WEBP, and a first chunk that says that it moves.
        #expect(moving.starts(with: Data("RIFF".utf8)) && moving[20] & 2 != 0)
        #expect(moving.count < 250_000)
      }
      let still = try Data(contentsOf: pictures.appending(path: "\(film.name).png"))
      let size = [film.canvas.width, film.canvas.height].map { Int((1.5 * $0).rounded(.up)) }
      expectEqual(try pixelSize(still), size)
    }
  }

  @Test("a folder that cannot be made, and no folder")
  func noFolder() async throws {
    try await ToolRun.flow("film", in: folder).expectFailure(64, "expected --output DIR")
    try folder.file("none")
    try await ToolRun.flow("film", "--output", "none", in: folder).expectFailure(73, "'none'")
  }
}

/// A chip that glides to the other side when it is tapped.
private struct SlidingChip: View {
  @State private var isTrailing = false

  var body: some View {
    Color.blue.frame(width: 20, height: 20)
      .onTapGesture { withAnimation(.linear(duration: 0.5)) { isTrailing.toggle() } }
      .frame(width: 100, alignment: isTrailing ? .trailing : .leading)
  }
}
