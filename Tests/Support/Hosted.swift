#if canImport(SwiftUI)
import SwiftUI
import Testing

/// A view in a window of the system's: tests lay it out, look at it and resize it.
///
///     let hosted = Hosted(width: 64, height: 40) { record in Flow(…) { Chip($0, in: record) } }
///     try await hosted.settle()
///     expectEqual(hosted.picture.art, "r.g.b.c//m.r.g.##")
///
/// The view lies in the top-leading corner of the window, which is white and has no insets.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
@MainActor
final class Hosted {
  let record = Record()
  private let window: TestWindow
  private var size: CGSize

  init(
    width: CGFloat = 64, height: CGFloat = 200, @ViewBuilder _ content: (Record) -> some View
  ) {
    size = CGSize(width: width, height: height)
    window = TestWindow(
      size: size,
      content(record)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        .background(Color(red: 1, green: 1, blue: 1)))
  }

  /// Updates once, as before the first frame.
  func layOut() { window.layOut() }

  /// Goes on until nothing is left for a later update.
  func settle() async throws { try await window.settle() }

  /// Goes on until something is so, or for as long as measuring may take.
  func settle(until isDone: () -> Bool) async throws {
    for _ in 0..<50 where !isDone() { try await settle() }
  }

  /// Resizes the window, as when a device is turned.
  func resize(width: CGFloat, height: CGFloat = 200) async throws {
    size = CGSize(width: width, height: height)
    window.resize(size)
    try await settle()
  }

  var picture: Picture { Picture(size: size, ink: window.ink()) }

  /// The labels that assistive technologies read, in order.
  var labels: [String] { window.labels }

  /// The frames of the views numbered from 0 on that can be seen, by their numbers.
  ///
  /// A view shows its own color where it lies.
  var shown: [Int: CGRect] {
    let ink = window.ink()
    let room = CGRect(origin: .zero, size: size)
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

/// A value that a view has as its state, for a test to change.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
@MainActor
final class Control<Value> {
  private var binding: Binding<Value>?
  fileprivate let initial: Value

  init(_ initial: Value) { self.initial = initial }

  fileprivate func connect(_ binding: Binding<Value>) { self.binding = binding }

  var value: Value {
    get { binding?.wrappedValue ?? initial }
    set { binding?.wrappedValue = newValue }
  }
}

/// A view that a test changes through a control.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
struct Controlled<Value, Content: View>: View {
  private let control: Control<Value>
  private let content: (Binding<Value>) -> Content
  @State private var value: Value

  init(_ control: Control<Value>, @ViewBuilder content: @escaping (Binding<Value>) -> Content) {
    self.control = control
    self.content = content
    _value = State(initialValue: control.initial)
  }

  var body: some View {
    let _ = control.connect($value)
    content($value)
  }
}
#endif
