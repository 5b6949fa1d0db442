#!/usr/bin/env bash
# Prints how large the library's code is, by module and by the folder of its files: print-sizes.sh [MODULES]
#
# Compiles release objects for this machine with -Osize, FlowLayouts and FlowLayoutUI against the stand-in for SwiftUI, and
# adds up what a linker would place: instructions (the text sections), and with them constants, metadata and data. Code that
# the compiler puts into several objects of a module, such as a copy of `Array.append`, counts once. A linker then
# drops what is not used: at the end stands how much of the engine an app links that uses FlowLayouts only, if it reaches
# all of these. MODULES is the folder where a build of Workshop has left the stand-in, if not the
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
    -Xfrontend -function-sections -module-name "$1" -emit-module -emit-module-path "$output/modules/$1.swiftmodule" \
    -I "$output/modules" -I "$output/stand-in" -output-file-map "$output/$1/map.json" @"$output/$1/files"
}

# The stand-in alone: the library's modules are those that are compiled here.
mkdir -p "$output/stand-in"
cp "$modules"/SwiftUI.* "$output/stand-in"
for module in FlowLayoutEngine FlowLayouts FlowLayoutUI; do
  [ ! -d "Sources/$module" ] || compile "$module"
done

python3 - "$output" <<'PY'
import bisect, collections, pathlib, re, subprocess, sys

output = pathlib.Path(sys.argv[1])
# Sections that a linker drops, and those that say where to find the rest.
DROPPED = re.compile(r"\.(debug|comment|note|swift1_autolink|group|rela?\b|symtab|strtab|llvm)")
modules, rooms, total = [], [], [0, 0]
for folder in sorted(path for path in output.iterdir() if (path / "files").exists()):
    sizes, counted = {}, set()
    for file in (folder / "files").read_text().split():
        text = all_of_it = 0
        compiled = folder / (file.replace("/", ".") + ".o")
        names = subprocess.run(["nm", "--defined-only", compiled], capture_output=True, text=True, check=True)
        shared = {line.split()[2] for line in names.stdout.splitlines() if line.split()[1] in "WV"}
        lines = subprocess.run(["size", "-A", compiled], capture_output=True, text=True, check=True)
        for line in lines.stdout.splitlines()[2:]:
            words = line.split()
            if len(words) == 3 and words[0].startswith((".", "swift5")) and not DROPPED.match(words[0]):
                if words[0].removeprefix(".text.") in shared:
                    if words[0] in counted:
                        continue
                    counted.add(words[0])
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


SYMBOL = re.compile(r"([0-9a-f]{16}) (.{7}) ([^*]\S*)\t([0-9a-f]{16}) (?:\.\w+ )?(\S+)$")
REFERENCE = re.compile(r"([0-9a-f]{16}) \S+ +(\S+?)(?:([+-])0x([0-9a-f]+))?$")


def linked(module, engine):
    """The text of the engine that a module reaches, itself or by the records of types, which no linker drops."""
    symbols, places, references = {}, collections.defaultdict(list), []
    for file in sorted((output / module).glob("*.o")) + sorted((output / engine).glob("*.o")):
        section = None
        lines = subprocess.run(["objdump", "-tr", file], capture_output=True, text=True, check=True)
        for line in lines.stdout.splitlines():
            if symbol := SYMBOL.match(line):
                address, flags, place, size, name = symbol.groups()
                places[file, place].append((int(address, 16), int(size, 16)))
                name = (file, name) if flags[0] == "l" else name
                symbols.setdefault(name, (file, place, *places[file, place][-1]))
            elif line.startswith("RELOCATION RECORDS FOR ["):
                section = line[24:-2]
            elif section and (reference := REFERENCE.match(line)):
                references.append((file, section, *reference.groups()))
    for known in places.values():
        known.sort()

    def symbol(file, place, address):
        known = places[file, place] or [(0, 0)]
        return file, place, *known[max(0, bisect.bisect(known, (address, float("inf"))) - 1)]

    live, queue, reached = set(), [], collections.defaultdict(list)
    for file, section, offset, name, sign, addend in references:
        if (file, name) in places:
            # A place is counted from the end of the four bytes that say where it is.
            target = symbol(file, name, int((sign or "+") + (addend or "0"), 16) + 4)
        else:
            target = symbols.get((file, name)) or symbols.get(name)
        if file.parent.name == module or section.startswith("swift5"):
            queue.append(target)
        else:
            reached[symbol(file, section, int(offset, 16))].append(target)
    while queue:
        if (found := queue.pop()) and found not in live:
            live.add(found)
            queue += reached[found]
    return sum(size for file, place, _, size in live if file.parent.name == engine and place.startswith(".text"))


def table(title, rows):
    print(f"| {title} | text | with constants and data |\n|---|--:|--:|")
    for name, (text, everything) in rows:
        print(f"| `{name}` | {text / 1000:,.0f} KB | {everything / 1000:,.0f} KB |")
    print()


table("module", modules)
table("folder", rooms)
if (output / "FlowLayouts").exists():
    text = dict(modules)["FlowLayouts"][0]
    of_engine = linked("FlowLayouts", "FlowLayoutEngine")
    print(f"FlowLayouts, and what it links of the engine: {text / 1000:,.0f} + {of_engine / 1000:,.0f} KB of text")
print(f"together: {total[0] / 1e6:.2f} MB of text, {total[1] / 1e6:.2f} MB with constants and data")
PY
