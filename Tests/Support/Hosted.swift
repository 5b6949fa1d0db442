#if canImport(SwiftUI)
import SwiftUI
import Testing

/// A view in a window of the system's: tests lay it out, look at it, act on it and resize it.
///
///     let hosted = Hosted(200, 100) { FlowLayout { Color.red.frame(width: 40, height: 20).named(0) }.named("flow") }
///     expectEqual(hosted.itemFrames(), [CGRect(0, 0, 40, 20)])
///
/// The view is laid out as before the first frame. What a test reads is what was there when the host last laid out
/// or settled: after a change, `settle()` comes first. `TestWindow` is the window of each system.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
@MainActor
final class Hosted: FramesHost {
  let record = Record()
  private let window: TestWindow
  private var space: CGSize

  /// Hosts a view in the top-leading corner of a window, which is white; it is not laid out yet.
  ///
  ///     let hosted = Hosted(width: 64, height: 40) { record in Flow(…) { InkChip($0, in: record) } }
  ///     try await hosted.settle()
  ///     expectEqual(hosted.picture.art, "r.g.b.c//m.r.g.##")
  init(
    width: CGFloat = 64, height: CGFloat = 200, @ViewBuilder _ content: (Record) -> some View
  ) {
    space = CGSize(width: width, height: height)
    window = TestWindow(
      size: space,
      content(record)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        .background(Color(red: 1, green: 1, blue: 1)))
  }

  /// Hosts a view in the middle of a window, as an app's root view is.
  init(
    _ width: CGFloat, _ height: CGFloat, _ direction: LayoutDirection = .leftToRight,
    @ViewBuilder content: () -> some View
  ) {
    space = CGSize(width: width, height: height)
    window = TestWindow(
      size: space, content().asRoot(in: space).environment(\.layoutDirection, direction))
    layOut()
  }

  convenience init(size: CGSize, @ViewBuilder content: () -> some View) {
    self.init(size.width, size.height, content: content)
  }

  /// Hosts a flow of views named "flow".
  convenience init(
    flow layout: some Layout, _ width: CGFloat = 200, _ height: CGFloat = 1_000,
    @ViewBuilder content: () -> some View
  ) {
    self.init(width, height) { AnyLayout(layout) { content() }.named("flow") }
  }

  /// Updates once, as before the first frame.
  func layOut() { window.layOut() }

  /// Goes on until nothing is left for a later update.
  ///
  /// A host that counts the rounds of an update, which is the stand-in's, expects these of the next one, and leaves what
  /// later ones would do.
  func settle(rounds: ClosedRange<Int>? = nil) async throws {
    try await window.settle(rounds: rounds)
  }

  /// Goes on until something is so, or for as long as measuring may take.
  func settle(until isDone: () -> Bool) async throws {
    for _ in 0..<50 where !isDone() { try await settle() }
  }

  /// Resizes the window, as when a device is turned.
  func resize(width: CGFloat, height: CGFloat = 200) async throws {
    resize(width, height)
    try await settle()
  }

  func resize(_ size: CGSize) { resize(size.width, size.height) }

  /// Resizes the window and updates once.
  func resize(_ width: CGFloat, _ height: CGFloat) {
    space = CGSize(width: width, height: height)
    window.resize(space)
    layOut()
  }

  var frames: [(identifier: String, frame: CGRect)] {
    window.frames.filter { $0.identifier != TestWindow.root }
  }

  /// The size that the view took.
  var size: CGSize { window.rootSize }

  /// Does what tapping a button does.
  func press(_ name: String) throws { try window.press(name) }

  /// Scrolls the window's scroll view, named "scroll", so that a point of its content comes to lie at its
  /// top-leading corner; not farther than its ends are, unless it is pulled beyond them.
  func scroll(to offset: CGPoint, beyondEnds: Bool) throws {
    try window.scroll(to: offset, beyondEnds: beyondEnds)
  }

  /// The part of its content that the window's scroll view, named "scroll", shows, with its insets.
  var visibleRect: CGRect { get throws { try window.visibleRect } }

  var picture: Picture { Picture(size: space, ink: window.ink()) }

  /// The labels that assistive technologies read, in order.
  var labels: [String] { window.labels }

  /// The frames of the views numbered from 0 on that can be seen, by their numbers.
  ///
  /// A view shows its own color where it lies.
  var shown: [Int: CGRect] {
    let ink = window.ink()
    let room = CGRect(origin: .zero, size: space)
    return record.frames.filter { id, frame in
      let middle = CGPoint(x: frame.midX, y: frame.midY)
      return id >= 0 && room.contains(middle) && ink(middle) == Ink(chip: id)
    }
  }
}

// Whether views change and scroll here as in an app; on Apple Watch, tests have images only.
#if os(watchOS)
let hasWindows = false
#else
let hasWindows = true
#endif

/// Whether this process is told what assistive technologies are.
///
/// Apple's SwiftUI sends no labels as long as no assistive technology runs.
@MainActor func tellsLabels() async throws -> Bool {
  guard #available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *) else { return false }
  let hosted = Hosted { _ in Text("told") }
  try await hosted.settle()
  return hosted.labels == ["told"]
}

extension Trait where Self == ConditionTrait {
  /// Runs tests only where SwiftUI sends labels to assistive technologies.
  ///
  /// The closure stands here because Swift 6.0 crashes over one in the arguments of `@Suite`.
  static var readAloud: Self {
    .enabled("SwiftUI sends no labels to assistive technologies here") { try await tellsLabels() }
  }
}
#endif
