// swift-tools-version: 6.0
import PackageDescription

let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

// For code that stands for an app's: the gallery, and what tests show. Where updates run on a thread of their
// own, closures that an app forms on the main actor and hands to SwiftUI itself are called there, too. Whether
// they trap is between the app and SwiftUI: here they do not, so that those of FlowUI stand out.
let asAnApp = strict + [.unsafeFlags(["-Xfrontend", "-disable-dynamic-actor-isolation"])]

// A package for hosts without SwiftUI. The product's own sources are compiled here, unchanged,
// through the symbolic links in `Product/`, against the stand-in module named `SwiftUI`.
let package = Package(
  name: "Headless",
  platforms: [.macOS(.v13)],
  products: [
    .library(name: "FlowUI", targets: ["FlowUI", "SwiftUI"]),
    .library(name: "FlowCore", targets: ["FlowCore"]),
    .library(name: "FlowGallery", targets: ["FlowGallery"]),
    .library(name: "HeadlessCairo", targets: ["HeadlessCairo"]),
    .library(name: "FuzzInput", targets: ["FuzzInput"]),
    .library(name: "HostedTargets", targets: ["HostedTargets"]),
    .executable(name: "flow", targets: ["flow"]),
  ],
  targets: [
    // In the language mode of Apple's, which passes closures on without checking where it calls them.
    .target(name: "SwiftUI", swiftSettings: strict + [.swiftLanguageMode(.v5)]),
    .target(name: "FlowCore", path: "Product/FlowCore", swiftSettings: strict),
    .target(
      name: "FlowUI", dependencies: ["FlowCore", "SwiftUI"], path: "Product/FlowUI",
      swiftSettings: strict),
    .target(
      name: "FlowGallery", dependencies: ["FlowUI", "SwiftUI"], path: "Product/FlowGallery",
      swiftSettings: asAnApp),
    // Views for the fuzzer, whose sources are in Fuzzing.
    .target(name: "FuzzInput", path: "Product/FuzzInput", swiftSettings: strict),
    .target(
      name: "HostedTargets", dependencies: ["FlowUI", "FuzzInput", "SwiftUI"],
      path: "Product/HostedTargets", swiftSettings: strict),
    .systemLibrary(
      name: "CCairo", providers: [.apt(["libcairo2-dev", "libpango1.0-dev"])]),
    .target(
      name: "HeadlessCairo", dependencies: ["CCairo", "SwiftUI"], swiftSettings: strict),
    .executableTarget(
      name: "flow", dependencies: ["FlowUI", "FlowGallery", "HeadlessCairo", "SwiftUI"],
      swiftSettings: strict),
    .testTarget(
      name: "HeadlessCairoTests", dependencies: ["CCairo", "HeadlessCairo", "SwiftUI"],
      swiftSettings: strict),
    // Published code, compiled as it was meant to be: in the language mode of its time.
    .testTarget(
      name: "PublishedCodeTests", dependencies: ["FlowUI", "SwiftUI"],
      swiftSettings: [.swiftLanguageMode(.v5)]),
    .testTarget(name: "StandInDrawingTests", dependencies: ["SwiftUI"], swiftSettings: strict),
    // What tests of several targets check code with that the compiler is to accept or to refuse.
    .target(name: "TypeChecking", path: "Tests/TypeChecking", swiftSettings: strict),
    .testTarget(
      name: "FlowToolTests",
      dependencies: ["flow", "FlowGallery", "HeadlessCairo", "TypeChecking"],
      swiftSettings: strict),
    .testTarget(
      name: "StandInLayoutTests", dependencies: ["SwiftUI", "TypeChecking"], swiftSettings: asAnApp),
    .testTarget(name: "StandInUpdateTests", dependencies: ["SwiftUI"], swiftSettings: asAnApp),
    // What traps on another thread than the main one, and that nothing of FlowUI does.
    .testTarget(
      name: "RenderThreadTests", dependencies: ["FlowUI", "SwiftUI"], swiftSettings: strict),
    // The tests that also run against Apple's SwiftUI.
    .testTarget(
      name: "FlowUITests", dependencies: ["FlowUI", "SwiftUI"], path: "Product/FlowUITests",
      swiftSettings: asAnApp),
    .testTarget(
      name: "HostedFlowUITests", dependencies: ["FlowCore", "FlowUI", "FlowGallery", "SwiftUI"],
      swiftSettings: asAnApp),
  ],
  swiftLanguageModes: [.v6]
)
