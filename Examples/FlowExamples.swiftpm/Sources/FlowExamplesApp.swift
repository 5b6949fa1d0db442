import SwiftUI

@main
struct FlowExamplesApp: App {
  var body: some Scene {
    #if os(macOS) || os(visionOS)
    WindowGroup { ExamplesView() }.defaultSize(width: 560, height: 840)
    #else
    WindowGroup { ExamplesView() }
    #endif
  }
}
