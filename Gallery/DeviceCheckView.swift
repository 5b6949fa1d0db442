#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
import FlowLayoutUI
public import SwiftUI

/// Questions that only a device answers, in ten minutes: a number opens one, its answer appears by itself, and a
/// button copies all answers.
///
///     DeviceCheckView()
@available(iOS 17.0, macOS 14.0, *)
public struct DeviceCheckView: View {
  @State private var current = 0
  @State private var verdicts: [String: DeviceVerdict] = [:]

  /// Asks the first question.
  public init() {}

  /// The numbers of the questions, one of them, and the button.
  public var body: some View {
    let questions = DeviceQuestion.all
    VStack(alignment: .leading, spacing: 16) {
      FlowLayout(spacing: 8) {
        ForEach(questions.indices, id: \.self) { number in
          Button {
            current = number
          } label: {
            Text(title(number, questions[number]))
              .padding(.horizontal, 12)
              .padding(.vertical, 6)
              .background(Capsule().fill(.blue.opacity(number == current ? 0.4 : 0.1)))
              .overlay(Capsule().strokeBorder(.blue))
          }
          .buttonStyle(.plain)
          .accessibilityAddTraits(number == current ? .isSelected : [])
        }
      }
      QuestionView(question: questions[current], verdict: verdicts[questions[current].id]) {
        verdicts[questions[current].id] = $0
      }
      Button("Copy all answers") { DeviceQuestion.copy(DeviceQuestion.report(verdicts)) }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .padding()
  }

  private func title(_ number: Int, _ question: DeviceQuestion) -> String {
    "\(number + 1)" + (verdicts[question.id].map { " \($0.mark)" } ?? "")
  }
}

/// A question, what to do, the view that finds the answer, and the answer.
@available(iOS 17.0, macOS 14.0, *)
private struct QuestionView: View {
  let question: DeviceQuestion
  let verdict: DeviceVerdict?
  let tell: @MainActor (DeviceVerdict) -> Void

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text(question.id).font(.headline)
      Text(question.task ?? "Nothing to do.").foregroundStyle(.secondary)
      question.view(tell)
      Text(verdict.map { "\($0.mark) \($0.details)" } ?? "No answer yet.")
    }
  }
}

@available(iOS 17.0, macOS 14.0, *)
struct DeviceCheckView_Previews: PreviewProvider {
  static var previews: some View {
    DeviceCheckView()
  }
}
#endif
