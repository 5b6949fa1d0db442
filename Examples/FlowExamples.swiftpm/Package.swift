// swift-tools-version: 6.0
import AppleProductTypes
import PackageDescription

// Glass is in the system's interface that comes with Swift 6.2.
#if compiler(>=6.2)
let glass: [SwiftSetting] = [.define("GLASS")]
#else
let glass: [SwiftSetting] = []
#endif

// An app for Xcode. Its views are those of the gallery, through a symbolic link, so it opens only inside of this
// repository.
let package = Package(
  name: "FlowExamples",
  platforms: [.iOS(.v16), .macOS(.v13), .visionOS(.v1)],
  products: [
    .iOSApplication(
      name: "FlowExamples",
      targets: ["FlowExamples"],
      bundleIdentifier: "swift-flow-layout.FlowExamples",
      displayVersion: "1.0",
      bundleVersion: "1",
      appIcon: .placeholder(icon: .leaf),
      accentColor: .presetColor(.blue),
      supportedDeviceFamilies: [.pad, .phone],
      supportedInterfaceOrientations: [
        .portrait, .landscapeRight, .landscapeLeft,
        .portraitUpsideDown(.when(deviceFamilies: [.pad])),
      ]
    )
  ],
  dependencies: [.package(name: "swift-flow-layout", path: "../..")],
  targets: [
    .executableTarget(
      name: "FlowExamples",
      dependencies: [.product(name: "FlowLayoutUI", package: "swift-flow-layout")],
      path: "Sources",
      swiftSettings: [
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
      ] + glass)
  ],
  swiftLanguageModes: [.v6]
)
