// swift-tools-version: 6.0
import PackageDescription

let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

// Compares the engine with frames that browsers measured. Only the workshop needs it, so it is a
// package of its own: who depends on the library never resolves or builds it.
let package = Package(
  name: "Conformance",
  platforms: [.macOS(.v13)],
  products: [
    .executable(name: "flow-conformance", targets: ["flow-conformance"])
  ],
  dependencies: [
    .package(name: "swift-flow-layout", path: "..")
  ],
  targets: [
    .target(
      name: "FlexboxCases",
      dependencies: [.product(name: "FlowCore", package: "swift-flow-layout")],
      swiftSettings: strict),
    .executableTarget(
      name: "flow-conformance", dependencies: ["FlexboxCases"], swiftSettings: strict),
    .testTarget(
      name: "FlexboxCasesTests", dependencies: ["FlexboxCases", "flow-conformance"],
      resources: [.copy("Cases")], swiftSettings: strict),
  ],
  swiftLanguageModes: [.v6]
)
