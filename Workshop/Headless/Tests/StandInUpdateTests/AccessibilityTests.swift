import SwiftUI
import Testing

private let space = CGSize(width: 200, height: 100)

private struct Wishes: View {
  @Environment(\.accessibilityReduceMotion) private var reducesMotion
  @Environment(\.accessibilityVoiceOverEnabled) private var isRead

  var body: some View { Text(verbatim: "\(reducesMotion) \(isRead)") }
}

private struct Leaving: View {
  let handle: Handle<Bool>
  @State private var isShown = true

  var body: some View {
    handle.take(
      $isShown,
      VStack {
        if isShown { Text("going") }
        Text("staying")
      })
  }
}

@MainActor @Suite("Accessibility")
struct AccessibilityTests {
  private func tree<Content: View>(
    @ViewBuilder _ content: () -> Content
  ) -> [HeadlessHost.AccessibilityElement] {
    HeadlessHost(size: space, content: content).accessibilityTree
  }

  @Test("texts and symbols are elements, shapes are not")
  func leaves() {
    let elements = tree {
      HStack(spacing: 0) {
        Text("Swift")
        Color.red.frame(width: 10, height: 10)
        Image(systemName: "star")
      }
    }
    #expect(elements.map(\.label) == ["Swift", "star"])
    #expect(elements.map(\.traits) == [.isStaticText, .isImage])
    #expect(elements[0].frame.size == CGSize(width: 33, height: 16))
  }

  @Test("an element describes itself in one line")
  func description() {
    let elements = tree {
      VStack(spacing: 0) {
        Button("Swift\n6") {}.buttonStyle(.plain).accessibilityAddTraits(.isSelected)
          .accessibilityIdentifier("chip")
        Color.red.frame(width: 10.5, height: 10).accessibilityElement(children: .contain)
        VStack { Text("a") }.accessibilityElement(children: .contain)
      }
    }
    #expect(
      elements.map(\.description) == [
        #""Swift\n6", button, selected, identifier "chip", at (83.5, 21), 33 × 32"#,
        #""", at (94.75, 53), 10.5 × 10"#,
        #""", at (96.5, 63), 7 × 16, containing ["a", static text, at (96.5, 63), 7 × 16]"#,
      ])
    #expect("\(elements[0])" == elements[0].description)
  }

  @Test("a button is one element with the labels of what is in it")
  func button() {
    let elements = tree {
      Button {
      } label: {
        HStack {
          Text("Swift")
          Text("6")
          Image(systemName: "checkmark").accessibilityHidden(true)
        }
        .padding(5)
      }
      .accessibilityIdentifier("chip")
      .accessibilityAddTraits(.isSelected)
    }
    #expect(elements.count == 1)
    #expect(elements.first?.label == "Swift, 6")
    #expect(elements.first?.traits == [.isButton, .isSelected])
    #expect(elements.first?.identifier == "chip")
    #expect(elements.first?.children == [])
  }

  @Test("modifiers replace the view's own texts, and add traits")
  func attachments() {
    let elements = tree {
      Text("5 of 7").accessibilityLabel("Volume").accessibilityAddTraits(.isHeader)
        .accessibilityAddTraits(.isSelected)
    }
    #expect(elements.count == 1)
    #expect(elements.first?.label == "Volume")
    #expect(elements.first?.traits == [.isStaticText, .isHeader, .isSelected])
  }

  @Test("a shape of which something is said is an element")
  func describedShape() {
    let elements = tree {
      Color.red.frame(width: 30, height: 20).padding(5).accessibilityLabel("Red")
    }
    #expect(elements.map(\.label) == ["Red"])
    #expect(elements.first?.frame == CGRect(80, 35, 40, 30))
    #expect(tree { Color.red.accessibilityIdentifier("red") } == [])
  }

  @Test("hidden and transparent views and those on their way out are not read")
  func hiddenViews() throws {
    let elements = tree {
      VStack {
        Text("a").accessibilityHidden(true)
        Text("b").hidden()
        Text("c").opacity(0)
        Text("d")
      }
    }
    #expect(elements.map(\.label) == ["d"])
    let handle = Handle<Bool>()
    let host = HeadlessHost(size: space) { Leaving(handle: handle) }
    try host.settle()
    withAnimation(.linear(duration: 1)) { handle.set(false) }
    host.advance(by: 0.5)
    #expect(host.displayList.count == 2)
    #expect(host.accessibilityTree.map(\.label) == ["staying"])
  }

  @Test("views are read in their order, not as they are drawn, unless priorities say otherwise")
  func readingOrder() {
    let elements = tree {
      ZStack {
        Text("a").zIndex(3)
        Text("b")
        Text("c").accessibilitySortPriority(-1)
        Text("d")
        Text("e").accessibilitySortPriority(2)
      }
    }
    #expect(elements.map(\.label) == ["e", "a", "b", "d", "c"])
  }

  @Test("a view that is made an element leaves out, contains or combines what is in it")
  func children() {
    let ignored = tree {
      HStack { Text("a") }.accessibilityElement().accessibilityLabel("A")
    }
    #expect(ignored.map(\.label) == ["A"])
    #expect(ignored.first?.traits == [])
    let contained = tree {
      HStack {
        Text("a")
        Text("b")
      }
      .accessibilityElement(children: .contain).accessibilityLabel("Both")
    }
    #expect(contained.map(\.label) == ["Both"])
    #expect(contained.first?.children.map(\.label) == ["a", "b"])
    let combined = tree {
      HStack {
        Text("a").accessibilityAddTraits(.isSelected)
        Text("b")
      }
      .accessibilityElement(children: .combine)
    }
    #expect(combined.map(\.label) == ["a, b"])
    #expect(combined.first?.traits == .isSelected)
  }

  @Test("modifiers in a row make one wrapper, which keeps the frame")
  func oneModifier() {
    let view = Text("a").accessibilityIdentifier("x").accessibilityLabel("b")
    #expect(
      type(of: view) == ModifiedContent<Text, AccessibilityAttachmentModifier>.self)
    let host = HeadlessHost(size: space) { view }
    #expect(host.frame(of: "x")?.size == CGSize(width: 7, height: 16))
    #expect(host.accessibilityTree.first?.identifier == "x")
  }

  @Test("views find the user's wishes in their environment")
  func wishes() {
    func told(_ settings: HeadlessHost.AccessibilitySettings) -> String? {
      HeadlessHost(size: space, accessibility: settings) { Wishes() }.accessibilityTree.first?.label
    }
    #expect(told(.init()) == "false false")
    #expect(told(.init(reducesMotion: true)) == "true false")
    #expect(told(.init(runsVoiceOver: true)) == "false true")
  }

  @Test("traits are a set")
  func traits() {
    var traits: AccessibilityTraits = [.isButton, .isImage]
    #expect(traits.contains(.isButton))
    #expect(!traits.contains([.isButton, .isSelected]))
    #expect(traits.remove(.isImage) == .isImage)
    #expect(traits.remove(.isImage) == nil)
    #expect(traits.insert(.isSelected).inserted)
    #expect(!traits.insert(.isSelected).inserted)
    #expect(traits.symmetricDifference([.isSelected, .isHeader]) == [.isButton, .isHeader])
    #expect(traits.intersection([.isSelected, .isHeader]) == .isSelected)
    #expect(traits.isDisjoint(with: .isHeader))
  }
}
