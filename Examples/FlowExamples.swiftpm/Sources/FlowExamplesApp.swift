import SwiftUI

@main
struct FlowExamplesApp: App {
  var body: some Scene {
    WindowGroup { ExamplesView() }
      #if os(macOS) || os(visionOS)
      .defaultSize(width: 560, height: 840)
      #endif
  }
}
