#!/usr/bin/env bash
# Makes SwiftPM plan anew where files came or went in a package that another one depends on by path.
#
# For such a package SwiftPM looks at the files it knows only, so a new file of FlowCore would be
# missing in the build of Conformance. A newer manifest makes it look again.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
known=.build/files.txt
mkdir -p .build

now=$(find . -name .build -prune -o \( -name '*.swift' -o -name '*.c' -o -name '*.h' \) -print | sort)
if [ -f "$known" ] && [ "$now" = "$(cat "$known")" ]; then exit 0; fi
for manifest in */Package.swift .build/consumers/*/Package.swift; do
  if [ -f "$manifest" ]; then touch "$manifest"; fi
done
printf '%s\n' "$now" >"$known"
