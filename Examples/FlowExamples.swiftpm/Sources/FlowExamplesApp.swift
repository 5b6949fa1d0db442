import SwiftUI

@main
struct FlowExamplesApp: App {
  var body: some Scene {
    WindowGroup { ExamplesView() }
  }
}
