import SwiftUI

/// A screen with a view on it, and a finger that touches it.
struct Stage: View {
  let controls: StageControls
  let content: AnyView
  @State private var screen: CGSize
  @State private var finger = CGPoint.zero
  @State private var isTouching = false

  init(_ controls: StageControls, screen: CGSize, content: AnyView) {
    self.controls = controls
    self.content = content
    _screen = State(initialValue: screen)
  }

  var body: some View {
    controls.connect(screen: $screen, finger: $finger, isTouching: $isTouching)
    let outline = RoundedRectangle(cornerRadius: 20)
    return
      content
      .frame(width: screen.width, height: screen.height, alignment: .topLeading)
      .background(outline.fill(.background))
      .overlay(outline.strokeBorder(Color.gray.opacity(0.4), lineWidth: 1))
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      .overlay {
        Circle().fill(Color.gray.opacity(0.45))
          .frame(width: isTouching ? 28 : 40, height: isTouching ? 28 : 40)
          .opacity(isTouching ? 1 : 0)
          .position(finger)
          .allowsHitTesting(false)
      }
  }
}

/// Turns the screen and moves the finger of a stage from outside.
@MainActor final class StageControls {
  private var screen: Binding<CGSize>?
  private var finger: Binding<CGPoint>?
  private var isTouching: Binding<Bool>?

  func connect(screen: Binding<CGSize>, finger: Binding<CGPoint>, isTouching: Binding<Bool>) {
    self.screen = screen
    self.finger = finger
    self.isTouching = isTouching
  }

  /// Turns the screen, as a device does that is rotated.
  func turn(to size: CGSize) {
    withAnimation(.spring(response: 0.5, dampingFraction: 0.9)) { screen?.wrappedValue = size }
  }

  /// Moves the finger, which is not seen until it touches.
  func point(to point: CGPoint) { finger?.wrappedValue = point }

  /// Puts the finger down.
  func touch() {
    withAnimation(.easeOut(duration: 0.15)) { isTouching?.wrappedValue = true }
  }

  /// Takes the finger away.
  func release() {
    withAnimation(.easeOut(duration: 0.25)) { isTouching?.wrappedValue = false }
  }
}
