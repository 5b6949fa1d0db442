#!/usr/bin/env bash
# Type-checks the example app as far as that goes without Xcode: its manifest, and its sources against
# the stand-in for SwiftUI. Only what an app consists of beside its views is declared here.
# Usage: Scripts/check-examples.sh MODULES
#   MODULES is the folder where the build of Workshop has left its modules.
set -euo pipefail
modules=$(realpath "$1")
cd "$(dirname "${BASH_SOURCE[0]}")/.."
. Scripts/toolchain.sh
cd Examples/FlowExamples.swiftpm
output=../../.build/examples
mkdir -p "$output"

manifests=$(dirname "$(realpath "$swiftc")")/../lib/swift/pm/ManifestAPI
manifest_options=(-swift-version 6 -I "$manifests" -package-description-version 6.0.0)

# Xcode's own module; the names are those that SwiftPM writes into manifests of apps.
cat >"$output/AppleProductTypes.swift" <<'END'
public import PackageDescription

extension Product {
  public static func iOSApplication(
    name: String, targets: [String], bundleIdentifier: String? = nil, teamIdentifier: String? = nil,
    displayVersion: String? = nil, bundleVersion: String? = nil, appIcon: AppIcon? = nil,
    accentColor: AccentColor? = nil, supportedDeviceFamilies: [DeviceFamily],
    supportedInterfaceOrientations: [InterfaceOrientation]
  ) -> Product { fatalError() }

  public struct AppIcon: Sendable {
    public static func placeholder(icon: PlaceholderIcon) -> AppIcon { AppIcon() }
    public struct PlaceholderIcon: Sendable { public static let leaf = PlaceholderIcon() }
  }

  public struct AccentColor: Sendable {
    public static func presetColor(_ color: PresetColor) -> AccentColor { AccentColor() }
    public struct PresetColor: Sendable { public static let blue = PresetColor() }
  }

  public enum DeviceFamily: Sendable { case phone, pad, mac }

  public struct InterfaceOrientation: Sendable {
    public static let portrait = InterfaceOrientation()
    public static let landscapeRight = InterfaceOrientation()
    public static let landscapeLeft = InterfaceOrientation()
    public static func portraitUpsideDown(_ condition: Condition? = nil) -> InterfaceOrientation {
      InterfaceOrientation()
    }
    public struct Condition: Sendable {
      public static func when(deviceFamilies: [DeviceFamily]) -> Condition { Condition() }
    }
  }
}
END
"$swiftc" -emit-module -parse-as-library -module-name AppleProductTypes "${manifest_options[@]}" \
  -o "$output/AppleProductTypes.swiftmodule" "$output/AppleProductTypes.swift"
"$swiftc" -typecheck -warnings-as-errors -I "$output" "${manifest_options[@]}" Package.swift

# Apple: `@MainActor @preconcurrency public protocol App`, `public protocol Scene` and
# `@MainActor @preconcurrency public struct WindowGroup<Content> : Scene where Content : View`.
cat >"$output/App.swift" <<'END'
import SwiftUI

@MainActor @preconcurrency protocol App {
  associatedtype Body: Scene
  var body: Body { get }
  init()
}

extension App {
  static func main() {}
}

@MainActor @preconcurrency protocol Scene {}

struct WindowGroup<Content: View>: Scene {
  init(@ViewBuilder content: () -> Content) {}
}
END
find -L Sources -name '*.swift' -print0 | sort -z | xargs -0 \
  "$swiftc" -typecheck -swift-version 6 -warnings-as-errors -parse-as-library -I "$modules" \
  -enable-upcoming-feature ExistentialAny -enable-upcoming-feature InternalImportsByDefault \
  -enable-upcoming-feature MemberImportVisibility -module-name FlowExamples "$output/App.swift"
echo "check-examples: the manifest and the sources of the example app type-check"
