#!/usr/bin/env bash
# Type-checks the tests that also run on Apple's systems as the oldest compiler and an iPhone see them:
# without what stands under a condition on the compiler, and without the stand-in's host. What no such compiler has must
# stand there.
# Usage: Scripts/check-oldest.sh MODULES
#   MODULES is the folder where the build of Workshop has left its modules.
set -euo pipefail
modules=$(realpath "$1")
cd "$(dirname "${BASH_SOURCE[0]}")/.."
. Scripts/toolchain.sh
copies=.build/oldest
rm -rf "$copies"

# Newer than Swift 6.0: exit tests and attachments (6.2), errors that #expect(throws:) returns (6.1),
# types that are nonisolated (6.1), and names in backticks that are sentences (6.2). Swift 6.0 crashes over
# closures in the arguments of @Test and @Suite.
newer='processExitsWith|Attachment|= (await )?#(expect|require)\(throws|nonisolated (final )?(struct|class|enum|extension)|func `[^`]* |@(Test|Suite)\(.*\{|^ *arguments:.*\{'
plugins=$(dirname "$(realpath "$swiftc")")/../lib/swift/host/plugins

# A window of no system, in place of the stand-in's, and no host.
window='import SwiftUI
@available(*, unavailable, message: "only the stand-in has a host") enum HeadlessHost {}
@MainActor struct TestWindow: HostingWindow {
  init(size: CGSize, _ content: some View) {}
  func layOut() {}
  func settle(rounds: ClosedRange<Int>?) async throws {}
  func resize(_ size: CGSize) {}
  func ink() -> (CGPoint) -> Ink? { { _ in nil } }
  var labels: [String] { [] }
  var frames: [(identifier: String, frame: CGRect)] { [] }
  var rootSize: CGSize { .zero }
  func press(_ name: String) throws {}
  func scroll(to offset: CGPoint, beyondEnds: Bool) throws {}
  var visibleRect: CGRect { get throws { .zero } }
}
extension View {
  func asRoot(in space: CGSize) -> some View { self }
}'

# check SUITE FOLDER…: the files in the folders themselves.
check() {
  suite=$1
  shift
  mkdir -p "$copies/$suite"
  while IFS= read -r -d '' file; do
    # Lines under the condition become empty, so that the others keep their numbers.
    awk '/^ *#if (compiler\(>=|!canImport\(Darwin)/ { off = 1 }
         { print off ? "" : $0 }
         off && /^ *#if / { depth += 1 }
         off && /^ *#endif/ { depth -= 1; if (depth == 0) off = 0 }' "$file" \
      >"$copies/$suite/$(basename "$file")"
  done < <(find -L "$@" -maxdepth 1 -name '*.swift' ! -name '*+StandIn.swift' -print0)
  if [ "$suite" = FlowLayoutUITests ]; then echo "$window" >"$copies/$suite/NoWindow.swift"; fi
  if grep -nE "$newer" "$copies/$suite"/*.swift; then
    echo "check-oldest: the lines above need a newer compiler; put them under #if compiler(>=6.2)" >&2
    exit 1
  fi
  "$swiftc" -typecheck -swift-version 6 -warnings-as-errors -parse-as-library -I "$modules" \
    -package-name workshop \
    -plugin-path "$plugins" -enable-upcoming-feature ExistentialAny \
    -enable-upcoming-feature InternalImportsByDefault -enable-upcoming-feature MemberImportVisibility \
    -Xfrontend -solver-scope-threshold=10000 \
    -module-name "$suite" "$copies/$suite"/*.swift
}
check FlowLayoutEngineTests Tests/Engine
check FlowLayoutUITests Tests/{Support,Layouts,Flow,Lazy,Dragging,Pages}
check FlowLayoutUIInternalsTests Tests/Internals
echo "check-oldest: the tests type-check without what needs a newer compiler than Swift 6.0, and without the stand-in's host"
