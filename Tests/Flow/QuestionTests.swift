#if canImport(SwiftUI)
import FlowGallery
import FlowLayoutUI
import SwiftUI
import Testing

#if os(iOS)
import UIKit
#endif

/// Questions that only Apple's SwiftUI answers: each test prints the answer, after `answer:`.
///
/// A test fails only where the question could not be asked; `CONTRIBUTING.md` says what hangs on each answer.
@MainActor @Suite("Questions to SwiftUI")
struct QuestionTests {
  private func record(_ answer: String, to question: String) {
    print("answer: \(question) \(answer)")
  }

  @Test(
    "prints whether a limited flow hides elements before the first frame that is displayed",
    .enabled(if: hasWindows))
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  func firstFrame() async throws {
    let enabled = Enabled()
    let hosted = Hosted { record in
      Flow(0..<10, id: \.self) {
        NotingChip(chip: InkChip($0, in: record), enabled: enabled)
      }
      .maxLines(1) {
        Indicator($0.count)
      }
    }
    hosted.layOut()
    let first = (art: hosted.picture.art, number: hosted.picture.number, enabled: enabled.ids)
    try await hosted.settle()
    let settled = (art: hosted.picture.art, number: hosted.picture.number, enabled: enabled.ids)
    expectEqual(settled.art, "r.g.b.##")
    let answer = first == settled ? "Yes." : "No: \(first) became \(settled)."
    record(answer, to: "Does hiding settle before the first frame?")
  }

  @Test("prints whether a text with accessibilityHidden stays hidden in a limited flow")
  @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
  func hiddenByAuthor() async throws {
    let hosted = Hosted { _ in
      Flow(["shown", "hidden"], id: \.self) { name in
        Text(name).accessibilityHidden(name == "hidden")
      }
      .maxLines(2)
    }
    try await hosted.settle()
    let question = "Does a text that its author hid stay hidden?"
    guard try await tellsLabels() else {
      return record("SwiftUI sends no labels here: turn VoiceOver on, and ask again.", to: question)
    }
    #expect(hosted.labels.contains("shown"))
    record(hosted.labels.contains("hidden") ? "No." : "Yes.", to: question)
  }

  @Test("prints whether layout values pass through Group(subviews:)")
  @available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, *)
  func layoutValues() {
    let marks = Marks()
    _ = Rendered(width: 100) { _ in
      MarksLayout(marks: marks) {
        Color.clear.layoutValue(key: Mark.self, value: 1)
        Group(subviews: Color.clear.layoutValue(key: Mark.self, value: 2)) { subviews in
          ForEach(subviews) { $0 }
        }
      }
    }
    expectEqual(marks.values.first, 1)
    record(
      marks.values == [1, 2] ? "Yes." : "No: \(marks.values).",
      to: "Do layout values pass through Group(subviews:)?")
  }

  #if !os(tvOS) && !os(watchOS)
  @Test("prints SwiftUI's answers to those questions of the example app that need no touch")
  @available(iOS 17.0, macOS 14.0, *)
  func withoutHands() async throws {
    let questions = DeviceQuestion.all.filter { $0.task == nil }
    #expect(questions.count >= 2)
    for question in questions {
      let told = Told()
      let hosted = Hosted(width: 300, height: 300) { _ in
        question.view { told.verdict = $0 }
      }
      try await hosted.settle { told.verdict != nil }
      let answer = told.verdict.map { "\($0.isAsPromised ? "Yes" : "No"): \($0.details)" }
      record(answer ?? "No answer.", to: question.id)
    }
  }
  #endif

  // The stand-in's lists and keyboards are not those that are asked about.
  #if canImport(Darwin)
  @Test("prints what bounds(of: .scrollView) returns in a row of a List", .enabled(if: hasWindows))
  @available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, *)
  func listRow() async throws {
    let hosted = Hosted(width: 200, height: 200) { record in
      List(0..<40, id: \.self) { id in
        GeometryReader { proxy in
          // Nowhere stands for nil.
          let bounds = proxy.bounds(of: .scrollView(axis: .vertical)) ?? .null
          let _ = record.note(bounds, of: id)
          Color.clear
        }
        .frame(height: 44)
      }
    }
    try await hosted.settle()
    let row = try #require(hosted.record.frames[2])
    record(
      row.isNull ? "Nothing." : "\(row), in a window of 200 × 200.",
      to: "What does bounds(of: .scrollView) tell in the third row of a List?")
  }
  #endif

  #if os(iOS)
  @Test("prints whether a bound scroll position is resolved again when the keyboard opens")
  @available(iOS 18.0, *)
  func keyboard() async throws {
    let place = Remote(LazyScreen.Place(ids: Array(0..<200)))
    let hosted = Hosted(width: 200, height: 400) { record in
      LazyScreen(kind: .declared, place: place, record: record)
    }
    try await hosted.settle()
    place.value.position.scrollTo(id: 120, anchor: .bottom)
    try await hosted.settle { hosted.shown[120] != nil }
    let before = try #require(hosted.shown[120])
    NotificationCenter.default.post(
      name: UIResponder.keyboardWillShowNotification, object: nil,
      userInfo: [
        UIResponder.keyboardFrameEndUserInfoKey: CGRect(x: 0, y: 250, width: 200, height: 150),
        UIResponder.keyboardAnimationDurationUserInfoKey: 0.0,
      ])
    try await hosted.settle()
    let after = hosted.record.frames[120]
    record(
      after == before
        ? "No: the view at the bottom stays where it is."
        : "Yes: \(before) became \(after as Any).",
      to: "Is a bound position resolved again when the keyboard opens?")
  }
  #endif
}

#if !os(tvOS) && !os(watchOS)
/// The answer to a question.
@available(iOS 17.0, macOS 14.0, *)
@MainActor private final class Told {
  var verdict: DeviceVerdict?
}
#endif

/// The chips that are enabled.
@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
@MainActor private final class Enabled {
  var ids: Set<Int> = []

  func note(_ isEnabled: Bool, _ id: Int) {
    if isEnabled { ids.insert(id) } else { ids.remove(id) }
  }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
private struct NotingChip: View {
  let chip: InkChip
  let enabled: Enabled
  @Environment(\.isEnabled) private var isEnabled

  init(chip: InkChip, enabled: Enabled) {
    self.chip = chip
    self.enabled = enabled
  }

  var body: some View {
    let _ = enabled.note(isEnabled, chip.id)
    chip
  }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
private struct Mark: LayoutValueKey {
  static let defaultValue = 0
}

private final class Marks: @unchecked Sendable {
  var values: [Int] = []
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
private struct MarksLayout: Layout {
  let marks: Marks

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    marks.values = subviews.map { $0[Mark.self] }
    return .zero
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {}
}
#endif
