/// What Apple's SwiftUI has and the stand-in has not: the compiler says what to do instead.
extension Misuse {
  static let absent = numbered(
    absentControls + absentContainers + absentModifiers + absentState)

  private static let absentControls: [Misuse] = [
    absent(
      "Toggle", "use a Button that flips the state",
      #"Toggle("Wi-Fi", isOn: .constant(true))"#, #"Button("Wi-Fi") {}"#),
    absent(
      "Toggle", "use a Button that flips the state",
      #"Toggle(isOn: .constant(true)) { Text("Wi-Fi") }"#, #"Button("Wi-Fi") {}"#),
    absent(
      "SecureField", "use a TextField", #"SecureField("Key", text: .constant(""))"#,
      #"TextField("Key", text: .constant(""))"#),
    absent(
      "TextEditor", "use a TextField", #"TextEditor(text: .constant(""))"#,
      #"TextField("Note", text: .constant(""))"#),
    absent(
      "Slider", "set the value from the test", "Slider(value: .constant(0.5))", "Color.blue"),
    absent(
      "Stepper", "use two Buttons", #"Stepper("Count", value: .constant(1), in: 0...5)"#,
      #"Button("+") {}"#),
    absent(
      "Picker", "use a Button for each choice",
      #"Picker("Size", selection: .constant(1)) { Text("S") }"#, #"Button("S") {}"#),
    absent(
      "DatePicker", "set the date from the test",
      #"DatePicker("Day", selection: .constant(Date()))"#, #"Text("Day")"#),
    absent(
      "ProgressView", "draw a shape of the length", "ProgressView(value: 0.5)", "Capsule()"),
    absent(
      "Link", "use a Button", #"Link("Swift", destination: URL(filePath: "/"))"#,
      #"Button("Swift") {}"#),
  ]

  private static let absentContainers: [Misuse] = [
    absent(
      "Form", "put a VStack into a ScrollView", #"Form { Text("a") }"#,
      #"ScrollView { Text("a") }"#),
    absent("Grid", "or a LazyVGrid", #"Grid { Text("a") }"#, #"VStack { Text("a") }"#),
    absent(
      "LazyHGrid", "use a LazyVGrid", #"LazyHGrid(rows: [GridItem()]) { Text("a") }"#,
      #"LazyVGrid(columns: [GridItem()]) { Text("a") }"#),
    absent(
      "ViewThatFits", "choose by the size from a GeometryReader", #"ViewThatFits { Text("a") }"#,
      #"GeometryReader { _ in Text("a") }"#),
    absent(
      "NavigationStack", "host the view that it would show", #"NavigationStack { Text("a") }"#,
      #"Group { Text("a") }"#),
    absent(
      "NavigationView", "host the view that it would show", #"NavigationView { Text("a") }"#,
      #"Group { Text("a") }"#),
    absent(
      "NavigationLink", "use a Button", #"NavigationLink("Next") { Text("a") }"#,
      #"Button("Next") {}"#),
    absent(
      "TabView", "host the tab that it would show", #"TabView { Text("a") }"#,
      #"Group { Text("a") }"#),
  ]

  private static let absentModifiers: [Misuse] = [
    absent(
      "sheet(isPresented:onDismiss:content:)", "host the content itself",
      #"Text("a").sheet(isPresented: .constant(true)) { Text("b") }"#,
      #"Text("a").overlay { Text("b") }"#),
    absent(
      "alert(_:isPresented:actions:)", "host the content itself",
      #"Text("a").alert("Sure?", isPresented: .constant(true)) {}"#, #"Text("a")"#),
    absent(
      "navigationTitle", "leave titles and toolbars out", #"Text("a").navigationTitle("Tags")"#,
      #"Text("a")"#),
    absent(
      "shadow(color:radius:x:y:)", "they do not change the layout", #"Text("a").shadow(radius: 3)"#,
      #"Text("a")"#),
    absent(
      "onLongPressGesture", "use a LongPressGesture",
      #"Text("a").onLongPressGesture {}"#, #"Text("a").gesture(LongPressGesture())"#),
    absent(
      "LinearGradient", "use a Color",
      "LinearGradient(colors: [.red], startPoint: .top, endPoint: .bottom)", "Color.red"),
    absent("Canvas", "draw with a Shape", "Canvas { _, _ in }", "Circle()"),
  ]

  private static let absentState: [Misuse] = [
    Misuse(
      "ObservableObject, which is missing", complaint: "keep the values in a State",
      wrong: """
        private final class Model: ObservableObject {}  // wrong
        """,
      right: """
        private final class Model {}
        """),
    Misuse(
      "EnvironmentObject, which is missing", complaint: "by an EnvironmentKey",
      wrong: """
        private final class Model {}
        private struct Chip: View {
          @EnvironmentObject private var model: Model  // wrong
          var body: some View { Text("a") }
        }
        """,
      right: """
        private final class Model {}
        private struct Chip: View {
          @Environment(\\.layoutDirection) private var direction
          var body: some View { Text("a") }
        }
        """),
    Misuse(
      "AppStorage, which is missing", complaint: "keep the value in a State",
      wrong: """
        private struct Chip: View {
          @AppStorage("selected") private var isSelected = false  // wrong
          var body: some View { Text("a") }
        }
        """,
      right: """
        private struct Chip: View {
          @State private var isSelected = false
          var body: some View { Text("a") }
        }
        """),
  ]

  /// A view that is missing, what the compiler says of it, and what to write instead.
  private static func absent(
    _ name: String, _ advice: String, _ view: String, _ instead: String
  ) -> Misuse {
    Misuse(
      "\(name), which is missing: \(view)", complaint: advice, view: view, corrected: instead)
  }
}
