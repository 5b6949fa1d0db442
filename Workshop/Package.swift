// swift-tools-version: 6.0
import PackageDescription

let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

// The foundations of tests: optimized in every build. Thousands of hosted views take two thirds of the time then; of
// the gallery's few it makes no difference.
let optimized = strict + [.unsafeFlags(["-O"], .when(configuration: .debug))]

// For what hardly ever changes: in one go, which takes three quarters of the time. Without the other option the
// driver warns that it does not build in batches.
let inOneGo: [SwiftSetting] = [
  .unsafeFlags(["-disable-batch-mode", "-wmo", "-num-threads", "2"], .when(configuration: .debug))
]

// For the product and its tests: an expression that takes a hundredth of the attempts at which the type checker gives
// up is refused, since other compilers take more. Attempts, unlike milliseconds, are the same on any machine.
let simple: [SwiftSetting] = [.unsafeFlags(["-Xfrontend", "-solver-scope-threshold=10000"])]

// For code that stands for an app's: the gallery, and what tests show. Where updates run on a thread of their
// own, closures that an app forms on the main actor and hands to SwiftUI itself are called there, too. Whether
// they trap is between the app and SwiftUI: here they do not, so that those of FlowLayoutUI stand out.
let unchecked: [SwiftSetting] = [
  .unsafeFlags(["-Xfrontend", "-disable-dynamic-actor-isolation"])
]
let asAnApp = strict + unchecked

// As Xcode 26 sets up an app: all code belongs to the main actor unless it says otherwise, and concurrency is
// approachable. Older compilers have neither.
#if compiler(>=6.2)
let onMainActor: [SwiftSetting] = [
  .unsafeFlags(["-default-isolation", "MainActor"]),
  .enableUpcomingFeature("InferIsolatedConformances"),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
]
#else
let onMainActor: [SwiftSetting] = []
#endif

// Everything that the library is made with, on any machine that has Swift. Packages that depend on the library
// neither resolve nor build it: the product's own sources are compiled here, unchanged, through the symbolic links in
// `Product/`, against the stand-in module named `SwiftUI`.
let product: [Target] = [
  .target(
    name: "FlowLayoutEngine", path: "Product/FlowLayoutEngine", swiftSettings: optimized + simple),
  .target(
    name: "FlowLayouts", dependencies: ["FlowLayoutEngine", "SwiftUI"], path: "Product/FlowLayouts",
    swiftSettings: optimized + simple),
  .target(
    name: "FlowLayoutUI", dependencies: ["FlowLayoutEngine", "FlowLayouts", "SwiftUI"],
    path: "Product/FlowLayoutUI",
    swiftSettings: optimized + simple),
  .target(
    name: "FlowGallery", dependencies: ["FlowLayoutUI", "SwiftUI"], path: "Product/FlowGallery",
    swiftSettings: asAnApp + simple),
  .target(
    name: "TestSupport", dependencies: ["FlowLayoutEngine"],
    path: "Product/ProductTests/TestSupport",
    swiftSettings: strict),
]

let headless: [Target] = [
  // In the language mode of Apple's, which passes closures on without checking where it calls them.
  .target(
    name: "SwiftUI", path: "Headless/Sources/SwiftUI",
    swiftSettings: optimized + inOneGo + unchecked + [.swiftLanguageMode(.v5)]),
  .systemLibrary(
    name: "CCairo", path: "Headless/Sources/CCairo",
    providers: [.apt(["libcairo2-dev", "libpango1.0-dev"])]),
  .target(
    name: "HeadlessCairo", dependencies: ["CCairo", "SwiftUI"],
    path: "Headless/Sources/HeadlessCairo", swiftSettings: optimized),
  .target(name: "ToolInput", path: "Headless/Sources/ToolInput", swiftSettings: strict),
  .executableTarget(
    name: "flow",
    dependencies: ["FlowLayoutUI", "FlowGallery", "HeadlessCairo", "SwiftUI", "ToolInput"],
    path: "Headless/Sources/flow", swiftSettings: strict),
  // A checker for tests of several targets: code that the compiler is to accept or to refuse.
  .target(name: "TypeChecking", path: "Headless/Tests/TypeChecking", swiftSettings: strict),
]

let conformance: [Target] = [
  .systemLibrary(
    name: "CZlib", path: "Conformance/Sources/CZlib", providers: [.apt(["zlib1g-dev"])]),
  .target(
    name: "FlexboxCases", dependencies: ["CZlib", "FlowLayoutEngine"],
    path: "Conformance/Sources/FlexboxCases",
    swiftSettings: strict),
  .executableTarget(
    name: "flow-conformance", dependencies: ["FlexboxCases", "ToolInput"],
    path: "Conformance/Sources/flow-conformance", swiftSettings: strict),
]

let benchmarks: [Target] = [
  .target(name: "CAllocations", path: "Benchmarks/Sources/CAllocations"),
  .target(
    name: "Contestants",
    dependencies: ["CAllocations", "FlowLayoutEngine", "FlowLayoutUI", "SwiftUI", "TestSupport"],
    path: "Benchmarks/Sources/Contestants", swiftSettings: strict),
  .executableTarget(
    name: "flow-benchmarks", dependencies: ["CAllocations", "Contestants", "ToolInput"],
    path: "Benchmarks/Sources/flow-benchmarks", swiftSettings: strict),
]

let fuzzing: [Target] = [
  .target(name: "CLibFuzzer", path: "Fuzzing/Sources/CLibFuzzer"),
  .target(name: "CSteps", path: "Fuzzing/Sources/CSteps"),
  .target(
    name: "FuzzTargets",
    dependencies: [
      "FlexboxCases", "FlowLayoutEngine", "FlowLayoutUI", "SwiftUI", "TestSupport", "ToolInput",
    ],
    path: "Fuzzing/Sources/FuzzTargets", swiftSettings: strict),
  .executableTarget(
    name: "flow-fuzz", dependencies: ["CLibFuzzer", "FuzzTargets"],
    path: "Fuzzing/Sources/flow-fuzz", swiftSettings: strict),
]

/// The tests of a target, beside its sources.
func tests(
  _ name: String, of room: String, _ dependencies: [Target.Dependency], resources: [Resource] = [],
  settings: [SwiftSetting] = strict
) -> Target {
  .testTarget(
    name: name, dependencies: dependencies, path: "\(room)/Tests/\(name)", resources: resources,
    swiftSettings: settings)
}

let testTargets: [Target] = [
  // Counts of optimized code only.
  tests("ContestantsTests", of: "Benchmarks", ["Contestants"]),
  tests(
    "FuzzTargetsTests", of: "Fuzzing",
    ["CSteps", "FlowLayoutEngine", "FlowLayoutUI", "FuzzTargets", "SwiftUI"]),
  tests(
    "FlexboxCasesTests", of: "Conformance", ["FlexboxCases", "flow-conformance"],
    resources: [.copy("Cases")]),
  tests("HeadlessCairoTests", of: "Headless", ["CCairo", "HeadlessCairo", "SwiftUI"]),
  // Published code, compiled as it was meant to be: in the language mode of its time.
  tests(
    "PublishedCodeTests", of: "Headless", ["FlowLayoutUI", "SwiftUI"],
    settings: [.swiftLanguageMode(.v5)]
  ),
  tests(
    "FlowToolTests", of: "Headless",
    ["FlowGallery", "HeadlessCairo", "SwiftUI", "ToolInput", "TypeChecking", "flow"]),
  tests("StandInDrawingTests", of: "Headless", ["SwiftUI"]),
  tests(
    "StandInLayoutTests", of: "Headless", ["SwiftUI", "TestSupport", "TypeChecking"],
    settings: asAnApp),
  tests("StandInUpdateTests", of: "Headless", ["SwiftUI"], settings: asAnApp),
  tests("MainActorAppTests", of: "Headless", ["FlowLayoutUI", "SwiftUI"], settings: onMainActor),
  // The product's own, which stand in the repository's Tests.
  .testTarget(
    name: "FlowLayoutEngineTests", dependencies: ["FlowLayoutEngine", "TestSupport"],
    path: "Product/ProductTests/Engine", swiftSettings: strict + simple),
  // Those of views that also run against Apple's SwiftUI.
  .testTarget(
    name: "FlowLayoutUITests",
    dependencies: [
      "FlowGallery", "FlowLayoutEngine", "FlowLayouts", "FlowLayoutUI", "SwiftUI", "TestSupport",
    ],
    path: "Product/ProductTests",
    exclude: ["Engine", "Headless", "Internals", "RenderThread", "TestSupport", "WidthTests"],
    sources: ["Support", "Layouts", "Flow", "Lazy", "Dragging", "Pages"],
    swiftSettings: asAnApp + simple),
  // Those that ask the stand-in's host for what no other tells.
  .testTarget(
    name: "HostedFlowLayoutUITests",
    dependencies: [
      "FlowLayoutEngine", "FlowGallery", "FlowLayouts", "FlowLayoutUI", "SwiftUI", "TestSupport",
    ],
    path: "Product/ProductTests/Headless", exclude: ["README.md"], swiftSettings: asAnApp),
  // The parts of FlowLayoutUI, without a view.
  .testTarget(
    name: "FlowLayoutUIInternalsTests",
    dependencies: [
      "FlowLayoutEngine", "FlowLayouts", "FlowLayoutUI", "SwiftUI", "TestSupport",
    ],
    path: "Product/ProductTests/Internals", swiftSettings: strict),
  // Closures that trap on another thread than the main one, and that none of FlowLayoutUI does.
  .testTarget(
    name: "RenderThreadTests", dependencies: ["FlowLayoutUI", "SwiftUI"],
    path: "Product/ProductTests/RenderThread", swiftSettings: strict),
]

/// The targets that a build is for: those that TEST_TARGETS names and what they depend on, so that nothing else is
/// compiled for them; all without it.
func chosen(_ targets: [Target]) -> [Target] {
  guard let names = Context.environment["TEST_TARGETS"] else { return targets }
  var wanted: Set<String> = []
  func want(_ name: String) {
    guard let target = targets.first(where: { $0.name == name }) else {
      preconditionFailure("TEST_TARGETS: there is no target \(name)")
    }
    guard wanted.insert(name).inserted else { return }
    for case .byNameItem(let name, _) in target.dependencies { want(name) }
  }
  for name in names.split(separator: " ") { want(String(name)) }
  return targets.filter { wanted.contains($0.name) }
}

let targets = chosen(product + headless + conformance + benchmarks + fuzzing + testTargets)
let products: [Product] = [
  .library(name: "FlowLayoutUI", targets: ["FlowLayoutUI", "SwiftUI"]),
  .library(name: "FlowLayouts", targets: ["FlowLayouts", "SwiftUI"]),
  .library(name: "FlowLayoutEngine", targets: ["FlowLayoutEngine"]),
  .library(name: "FlowGallery", targets: ["FlowGallery"]),
  .library(name: "HeadlessCairo", targets: ["HeadlessCairo"]),
  .executable(name: "flow", targets: ["flow"]),
  .executable(name: "flow-benchmarks", targets: ["flow-benchmarks"]),
  .executable(name: "flow-conformance", targets: ["flow-conformance"]),
  .executable(name: "flow-fuzz", targets: ["flow-fuzz"]),
]

let package = Package(
  name: "Workshop",
  platforms: [.macOS(.v13)],
  products: Context.environment["TEST_TARGETS"] == nil ? products : [],
  targets: targets,
  swiftLanguageModes: [.v6]
)
