#if canImport(SwiftUI) && !os(tvOS) && !os(watchOS)
import FlowLayoutUI
public import SwiftUI

/// The answer to a question to a device.
public struct DeviceVerdict: Equatable, Sendable {
  /// Whether it is as the library's documentation says.
  public let isAsPromised: Bool
  /// The counts or observations behind the verdict.
  public let details: String

  /// A verdict.
  public init(isAsPromised: Bool, details: String) {
    (self.isAsPromised, self.details) = (isAsPromised, details)
  }
}

/// A question that only a device answers: a task for a person, and a small view that finds the answer by itself.
@available(iOS 17.0, macOS 14.0, *)
@MainActor public struct DeviceQuestion: Identifiable {
  /// Told whenever something has been found out; the last verdict counts.
  public typealias Tell = @MainActor (_ isAsPromised: Bool, _ details: String) -> Void

  /// The question.
  public let id: String
  /// The person's task; nil if there is nothing to do.
  public let task: String?
  private let probe: (@escaping Tell) -> AnyView

  init<Probe: View>(
    _ id: String, do task: String? = nil, _ probe: @escaping (@escaping Tell) -> Probe
  ) {
    (self.id, self.task) = (id, task)
    self.probe = { AnyView(probe($0)) }
  }

  /// The view that finds the answer.
  public func view(_ tell: @escaping @MainActor (DeviceVerdict) -> Void) -> some View {
    probe { tell(DeviceVerdict(isAsPromised: $0, details: $1)) }.id(id)
  }
}

@available(iOS 17.0, macOS 14.0, *)
extension DeviceQuestion {
  /// All questions that this system can be asked.
  public static var all: [DeviceQuestion] {
    scrolling + hands + drags + focus + drawing
  }

  private static var scrolling: [DeviceQuestion] {
    var questions = [
      DeviceQuestion("Does a swipe over movable chips scroll?", do: "Swipe up over the chips.") {
        SwipeProbe(tell: $0)
      },
      DeviceQuestion("Is all that is visible there while it scrolls?", do: "Fling the chips up.") {
        FlingProbe(tell: $0)
      },
      DeviceQuestion("Does a far jump arrive?") { JumpProbe(tell: $0) },
      DeviceQuestion("Does one arrive where sizes are declared?") {
        JumpProbe(isDeclared: true, tell: $0)
      },
      DeviceQuestion("Do pinned headers keep the frames?", do: "Fling the sections up.") {
        PinnedProbe(tell: $0)
      },
      DeviceQuestion(
        "Is a pinned header tapped where it is seen?", do: "Scroll a little, tap the header."
      ) {
        PinnedTapProbe(tell: $0)
      },
    ]
    #if canImport(Darwin)
    if #available(iOS 18.0, macOS 15.0, visionOS 2.0, *) {
      questions.append(
        DeviceQuestion(
          "Does a bound position leave a fling alone?",
          do: "Fling the left list, then the right one."
        ) { CoastProbe(tell: $0) })
    }
    #endif
    return questions
  }

  private static var hands: [DeviceQuestion] {
    [
      DeviceQuestion(
        "Do tap, menu and move get along?",
        do: "Tap a chip, hold one and choose “Pick”, and drag one to another place."
      ) { TogetherProbe(tell: $0) },
      DeviceQuestion(
        "Does the order stay after a drop?", do: "Drag a chip to another row."
      ) { DropProbe(tell: $0) },
      DeviceQuestion(
        "Is an indicator in the row of a list pressed once?", do: "Tap “+n”, or beside it."
      ) { ListRowProbe(tell: $0) },
      DeviceQuestion(
        "Is what is dragged painted?",
        do: "Hold a chip and move it; then hold one until its menu opens, and drag it from there."
      ) { tell in
        MovedProbe(tell: tell, yes: "It was seen", no: "It was empty or black") {
          MenuChip(tag: $0)
        }
      },
      DeviceQuestion(
        "Does a bar over chips keep its touches?",
        do: "Hold the bar where a chip is below, and move it."
      ) { BarProbe(tell: $0) },
      DeviceQuestion(
        "Does a disabled flow stay as it is?", do: "Hold a chip, and move it."
      ) { tell in
        MovedProbe(tell: tell, yes: "Nothing moved", no: "A chip was lifted", isDisabled: true) {
          ProbeChip($0)
        }
      },
      DeviceQuestion(
        "Does Option walk words in a field?",
        do: "Tap after “two”, press ⌥ and ← on a keyboard, and type x."
      ) { WordProbe(tell: $0) },
    ]
  }

  private static var drags: [DeviceQuestion] {
    var questions = [
      DeviceQuestion(
        "Does the chip land where it stays?", do: "Drag “One” behind “Four”, and watch it land."
      ) { tell in
        MovedProbe(tell: tell, yes: "It landed and stayed", no: "It lay on another one first") {
          ProbeChip($0)
        }
      },
      DeviceQuestion(
        "Is a chip without a border lifted as a whole?", do: "Hold a chip, and move it."
      ) { tell in
        MovedProbe(tell: tell, yes: "All of it was seen", no: "It was cut off, or seen twice") {
          BareChip(tag: $0)
        }
      },
      DeviceQuestion(
        "Is what is dragged as it was?", do: "Tap a chip twice, hold it, and move it."
      ) { tell in
        MovedProbe(tell: tell, yes: "It showed a star and a 2", no: "It did not") {
          CountingChip(tag: $0)
        }
      },
      DeviceQuestion(
        "Do two drags within a second move both?", do: "Drag a chip, and at once another one."
      ) { TwiceProbe(tell: $0) },
      DeviceQuestion(
        "Can chips be moved after a push right after a drop?",
        do: "Drag a chip, wait until the chips are back, and drag another one."
      ) { GoneProbe(tell: $0) },
      DeviceQuestion(
        "Does a menu that is closed, or “Ask Siri” in it, leave a chip as it is?",
        do: "Hold a chip until its menu opens, choose “Ask Siri” if it is there, and close it."
      ) { tell in
        MovedProbe(tell: tell, yes: "It is as before", no: "It was gone for a while, or the app") {
          MenuChip(tag: $0)
        }
      },
    ]
    #if canImport(Darwin)
    questions.append(
      DeviceQuestion("Does a slider in a chip keep its touches?", do: "Move the slider.") {
        SliderProbe(tell: $0)
      })
    #endif
    return questions
  }

  private static var focus: [DeviceQuestion] {
    var questions = [
      DeviceQuestion(
        "Does a hidden view pass its focus on?", do: "Tap into the last field."
      ) { PassedFocusProbe(tell: $0) },
      DeviceQuestion(
        "Do chips get the arrow keys?", do: "Move the focus to a chip, and press ↓ on a keyboard."
      ) { ArrowProbe(tell: $0) },
      DeviceQuestion(
        "Does VoiceOver say where a chip has been moved to?",
        do: "Turn VoiceOver on, touch One, choose “Move later”, and listen for “2 of 4”."
      ) { tell in
        MovedProbe(tell: tell, yes: "It was said", no: "It was not said") { ProbeChip($0) }
      },
      DeviceQuestion(
        "Does VoiceOver leave out what its author hid?",
        do: "Turn VoiceOver on, touch 1, and swipe to the right."
      ) { HiddenProbe(tell: $0) },
    ]
    #if canImport(Darwin)
    questions.append(
      DeviceQuestion(
        "Does VoiceOver read what is shown, and nothing else?",
        do: "Turn VoiceOver on, touch 0, and swipe to the right until “+n”."
      ) { SpokenProbe(tell: $0) })
    #endif
    return questions
  }

  private static var drawing: [DeviceQuestion] {
    var questions = [
      DeviceQuestion("Is an animation told to a layout without views?") {
        TransactionProbe(tell: $0)
      }
    ]
    if #available(iOS 18.0, macOS 15.0, visionOS 2.0, *) {
      questions.append(
        DeviceQuestion("Do a divider and a spacer run as a row of any views?") {
          AxisProbe(tell: $0)
        })
    }
    #if GLASS && (os(iOS) || os(macOS))
    if #available(iOS 26.0, macOS 26.0, visionOS 26.0, *) {
      questions.append(
        DeviceQuestion(
          "Does glass disappear with its view?", do: "Look for glass without a number, and say so."
        ) { GlassProbe(tell: $0) })
    }
    #endif
    return questions
  }
}

/// A capsule with a word, which is darker while it is held.
@available(iOS 17.0, macOS 14.0, *)
struct ProbeChip: View {
  let title: String
  @Environment(\.isLiftedInFlow) private var isLifted

  init(_ title: String) { self.title = title }

  var body: some View {
    Text(title)
      .padding(.horizontal, 12)
      .padding(.vertical, 6)
      .background(Capsule().fill(.blue.opacity(isLifted ? 0.5 : 0.15)))
      .overlay(Capsule().strokeBorder(.blue))
      .accessibilityIdentifier(title)
  }
}
#endif
