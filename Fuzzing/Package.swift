// swift-tools-version: 6.0
import PackageDescription

let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

// Feeds the library what nobody means to: bytes become containers, files and views, and properties say
// what must hold whatever comes. The targets that host views are compiled in Headless, too, where they
// share the debug build of its tests; their sources are here.
let package = Package(
  name: "Fuzzing",
  platforms: [.macOS(.v13)],
  dependencies: [.package(path: "../Headless")],
  targets: [
    .target(name: "CLibFuzzer"),
    .target(name: "CSteps"),
    .target(
      name: "FuzzTargets",
      dependencies: [
        .product(name: "FlowCore", package: "Headless"),
        .product(name: "FuzzInput", package: "Headless"),
      ],
      swiftSettings: strict),
    .executableTarget(
      name: "flow-fuzz",
      dependencies: [
        "CLibFuzzer", "FuzzTargets", .product(name: "HostedTargets", package: "Headless"),
      ],
      swiftSettings: strict),
    .testTarget(
      name: "FuzzTargetsTests", dependencies: ["CSteps", "FuzzTargets"], swiftSettings: strict),
  ],
  swiftLanguageModes: [.v6]
)
