// swift-tools-version: 6.0
import PackageDescription

let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "Fuzzing",
  platforms: [.macOS(.v13)],
  dependencies: [.package(path: "../Headless")],
  targets: [
    .target(name: "CLibFuzzer"),
    .target(
      name: "FuzzTargets", dependencies: [.product(name: "FlowCore", package: "Headless")],
      swiftSettings: strict),
    .target(
      name: "HostedTargets",
      dependencies: ["FuzzTargets", .product(name: "FlowUI", package: "Headless")],
      swiftSettings: strict),
    .executableTarget(
      name: "flow-fuzz", dependencies: ["CLibFuzzer", "FuzzTargets", "HostedTargets"],
      swiftSettings: strict),
    .testTarget(
      name: "FuzzTargetsTests", dependencies: ["FuzzTargets"], swiftSettings: strict),
  ],
  swiftLanguageModes: [.v6]
)
