#!/usr/bin/env bash
# Builds the documentation site of FlowLayoutUI, with FlowLayouts, and FlowLayoutEngine: build-docs.sh FOLDER [BASE].
#
# FOLDER is replaced whole, or left alone if anything fails; any warning is a failure. BASE is the path
# under which a server will show the folder, such as /swift-flow-layout; without it, that is the root.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
. Scripts/toolchain.sh
site=$1
base=${2:-/}
work=.build/docs
# Where the workshop's build has left the modules and the stand-in.
modules=Workshop/.build/debug/Modules

# symbols MODULE FLAGS…: what the module declares in public.
symbols() {
  local module=$1
  shift
  mkdir -p "$work/$module"
  "$swift" symbolgraph-extract -module-name "$module" -I "$modules" -target "$target" \
    -minimum-access-level public -skip-synthesized-members -skip-protocol-implementations \
    -skip-inherited-docs -emit-extension-block-symbols -output-dir "$work/$module" "$@"
}

# convert MODULE: its catalog and its symbols as an archive.
convert() {
  docc convert "Sources/$1/$1.docc" --additional-symbol-graph-dir "$work/$1" \
    --output-path "$work/$1.doccarchive" --warnings-as-errors \
    --fallback-display-name "$1" --fallback-bundle-identifier "swift-flow-layout.$1" \
    --transform-for-static-hosting --hosting-base-path "$base"
}

target=$("$swift" -print-target-info | sed -n 's/^ *"triple" *: *"\(.*\)",$/\1/p' | head -1)
rm -rf "$work"
# The symbols of `import FlowLayoutUI`: FlowLayoutUI exports FlowLayouts again, and one catalog describes both.
symbols FlowLayoutUI -experimental-allowed-reexported-modules=FlowLayouts
symbols FlowLayoutEngine
# Apple declares View in SwiftUICore, and so the catalog names it.
sed 's/"extendedModule":"SwiftUI"/"extendedModule":"SwiftUICore"/g
     s/"targetFallback":"SwiftUI\./"targetFallback":"SwiftUICore./g' \
  "$work/FlowLayoutUI/FlowLayoutUI@SwiftUI.symbols.json" >"$work/FlowLayoutUI/FlowLayoutUI@SwiftUICore.symbols.json"
rm "$work/FlowLayoutUI/FlowLayoutUI@SwiftUI.symbols.json"

# On visionOS a declaration is there from the version that came with its iOS, without a word about it.
python3 - "$work"/FlowLayoutUI/*.symbols.json <<'END'
import json, pathlib, sys

for path in map(pathlib.Path, sys.argv[1:]):
    graph = json.loads(path.read_text())
    for symbol in graph["symbols"]:
        domains = symbol.get("availability", [])
        ios = [domain["introduced"]["major"] for domain in domains if domain.get("domain") == "iOS"]
        if ios:
            version = {"major": max(1, ios[0] - 16), "minor": 0, "patch": 0}
            domains.append({"domain": "visionOS", "introduced": version})
    path.write_text(json.dumps(graph))
END

convert FlowLayoutUI
convert FlowLayoutEngine
docc merge "$work/FlowLayoutUI.doccarchive" "$work/FlowLayoutEngine.doccarchive" --output-path "$work/site" \
  --synthesized-landing-page-name swift-flow-layout
# The library that most people come for is first.
python3 - "$work/site/data/documentation.json" <<'END'
import json, pathlib, sys

path = pathlib.Path(sys.argv[1])
page = json.loads(path.read_text())
page["topicSections"][0]["identifiers"].sort(key=lambda module: "FlowLayoutUI" not in module)
path.write_text(json.dumps(page))
END
# Long lines of code wrap: beside the list of pages there is room for some seventy letters.
style='<style>.code-listing pre, .code-listing code, .code-listing .code-line { white-space: pre-wrap; overflow-wrap: anywhere; }</style>'
find "$work/site" -name index.html -exec sed -i.old "s#</head>#$style</head>#" {} +
find "$work/site" -name index.html.old -delete
cat >"$work/site/index.html" <<'END'
<!doctype html>
<meta charset="utf-8">
<meta http-equiv="refresh" content="0; url=documentation/flowlayoutui/">
<title>swift-flow-layout</title>
<a href="documentation/flowlayoutui/">Documentation of swift-flow-layout</a>
END
Scripts/check-docs.py "$work/site"

mkdir -p "$(dirname "$site")"
rm -rf "$site"
mv "$work/site" "$site"
