import Foundation
import HeadlessCairo
import SwiftUI

/// Draws a step of the tutorial, after some taps and some time.
@MainActor
func draw(
  _ view: some View, to name: String, selecting titles: [String] = [], at seconds: Double = 2
) throws {
  for scheme in [ColorScheme.light, .dark] {
    let host = HeadlessHost(size: CGSize(width: 320, height: 600), textMeasurer: .pango) {
      view.frame(width: 320, alignment: .leading).fixedSize(horizontal: false, vertical: true)
        .environment(\.colorScheme, scheme)
    }
    try host.settle()
    for title in titles {
      guard let chip = host.accessibilityTree.first(where: { $0.label.hasPrefix(title) }) else {
        throw CocoaError(.featureUnsupported, userInfo: [NSLocalizedDescriptionKey: "no \(title)"])
      }
      try host.tap(at: CGPoint(x: chip.frame.midX, y: chip.frame.midY))
      try host.settle()
    }
    host.advance(by: seconds)
    host.resize(CGSize(width: 320, height: host.size.height))
    let level = scheme == .light ? 1.0 : 0
    let picture = Picture(
      host, background: HeadlessHost.ResolvedColor(red: level, green: level, blue: level))
    let suffix = scheme == .light ? "" : "~dark"
    let url = URL(fileURLWithPath: CommandLine.arguments[1])
    try picture.png(scale: 2).write(to: url.appending(path: "\(name)\(suffix)@2x.png"))
  }
}

let three = ["Exercise", "Meditate", "Call"]
try draw(Step01.SuggestionPicker(), to: "step-01")
try draw(Step02.SuggestionPicker(), to: "step-02")
try draw(Step03.SuggestionPicker(), to: "step-03")
try draw(Step04.SuggestionPicker(), to: "step-04")
try draw(Step05.SuggestionPicker(), to: "step-05")
try draw(Step06.SuggestionPicker(), to: "step-06", selecting: ["Exercise"])
try draw(Step07.SuggestionPicker(), to: "step-07", selecting: ["Morning"], at: 0.1)
try draw(Step08.SuggestionPicker(), to: "picker-selected", selecting: three)
try draw(Step09.SuggestionPicker(), to: "step-09")
try draw(Step10.SuggestionPicker(), to: "step-10", selecting: ["+"])
