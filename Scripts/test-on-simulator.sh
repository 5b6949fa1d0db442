#!/usr/bin/env bash
# Runs the tests on a simulator of the chosen Xcode, the last that it lists for a platform:
# test-on-simulator.sh iOS, or tvOS, watchOS, visionOS.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
platform=$1
scheme=swift-flow-layout-Package

# Lines such as { platform:iOS Simulator, arch:arm64, id:01234567-89AB-…, OS:18.5, name:iPhone 16 }.
device=$(xcodebuild -scheme "$scheme" -showdestinations |
  sed -nE "s/.*platform:$platform Simulator,.*id:([0-9A-F-]{36}),.*/\1/p" | tail -1)
if [ -z "$device" ]; then
  echo "test-on-simulator: this Xcode has no simulator for $platform" >&2
  exit 1
fi
xcodebuild test -scheme "$scheme" -destination "id=$device"
