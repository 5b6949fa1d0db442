#!/usr/bin/env bash
# Prints how large the library's code is, by module and by the folder of its files: print-sizes.sh [MODULES]
#
# Compiles release objects for this machine with -Osize, FlowLayouts and FlowUI against the stand-in for SwiftUI, and
# adds up what a linker would place: instructions (the text sections), and with them constants, metadata and data. A
# linker then drops what is not used. MODULES is the folder where a build of Workshop has left the stand-in, if not the
# usual one.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
modules=$(realpath "${1:-Workshop/.build/debug/Modules}" 2>/dev/null || true)
[ -e "$modules/SwiftUI.swiftmodule" ] || {
  echo "print-sizes.sh: build the workshop first: make modules" >&2
  exit 64
}
. Scripts/toolchain.sh
output=$PWD/.build/sizes
rm -rf "$output"
mkdir -p "$output/modules"

# compile MODULE: an object for each of its files, and the module for those that import it.
compile() {
  mkdir -p "$output/$1"
  find "Sources/$1" -name '*.docc' -prune -o -name '*.swift' -print | LC_ALL=C sort >"$output/$1/files"
  # An object is named by its file's path, with dots for slashes.
  awk -v folder="$output/$1" '
    BEGIN { print "{" }
    { name = $0; gsub("/", ".", name); printf "%s\"%s\": {\"object\": \"%s/%s.o\"}\n", (NR > 1 ? "," : ""), $0, folder, name }
    END { print "}" }' "$output/$1/files" >"$output/$1/map.json"
  "$swiftc" -c -Osize -whole-module-optimization -num-threads 2 -parse-as-library -swift-version 6 \
    -enable-upcoming-feature ExistentialAny -enable-upcoming-feature InternalImportsByDefault \
    -enable-upcoming-feature MemberImportVisibility -package-name swift_flow_layout \
    -module-name "$1" -emit-module -emit-module-path "$output/modules/$1.swiftmodule" \
    -I "$output/modules" -I "$output/stand-in" -output-file-map "$output/$1/map.json" @"$output/$1/files"
}

# The stand-in alone: the library's modules are those that are compiled here.
mkdir -p "$output/stand-in"
cp "$modules"/SwiftUI.* "$output/stand-in"
for module in FlowCore FlowLayouts FlowUI; do
  [ ! -d "Sources/$module" ] || compile "$module"
done

python3 - "$output" <<'PY'
import pathlib, re, subprocess, sys

output = pathlib.Path(sys.argv[1])
# What a linker drops, and what says where to find the rest.
DROPPED = re.compile(r"\.(debug|comment|note|swift1_autolink|group|rela?\b|symtab|strtab|llvm)")
modules, rooms, total = [], [], [0, 0]
for folder in sorted(path for path in output.iterdir() if (path / "files").exists()):
    sizes = {}
    for file in (folder / "files").read_text().split():
        text = all_of_it = 0
        lines = subprocess.run(
            ["size", "-A", folder / (file.replace("/", ".") + ".o")], capture_output=True, text=True, check=True)
        for line in lines.stdout.splitlines()[2:]:
            words = line.split()
            if len(words) == 3 and words[0].startswith((".", "swift5")) and not DROPPED.match(words[0]):
                text += int(words[1]) if words[0].startswith(".text") else 0
                all_of_it += int(words[1])
        room = "/".join(file.split("/")[1:3]) if file.count("/") > 2 else folder.name
        size = sizes.setdefault(room, [0, 0])
        size[0] += text
        size[1] += all_of_it
    both = [sum(size[part] for size in sizes.values()) for part in (0, 1)]
    modules.append((folder.name, both))
    total = [total[part] + both[part] for part in (0, 1)]
    rooms += sorted(sizes.items(), key=lambda room: -room[1][0])


def table(title, rows):
    print(f"| {title} | text | with constants and data |\n|---|--:|--:|")
    for name, (text, everything) in rows:
        print(f"| `{name}` | {text / 1000:,.0f} KB | {everything / 1000:,.0f} KB |")
    print()


table("module", modules)
table("folder", rooms)
print(f"together: {total[0] / 1e6:.2f} MB of text, {total[1] / 1e6:.2f} MB with constants and data")
PY
