# Writes packages that depend on ours by path, as a user's would. To be read by scripts at the root.
consumers=$PWD/.build/consumers

# Writes standard input to a file, but leaves an equal file and its date alone.
write() {
  mkdir -p "$(dirname "$1")"
  local text
  text=$(cat)
  if [ ! -f "$1" ] || [ "$(cat "$1")" != "$text" ]; then printf '%s\n' "$text" >"$1"; fi
}

# manifest NAME PACKAGE PATH PRODUCT…
manifest() {
  local name=$1 package=$2 path=$3 products=()
  shift 3
  for product in "$@"; do
    products+=(".product(name: \"$product\", package: \"$package\"),")
  done
  write "$consumers/$name/Package.swift" <<END
// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "$name",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "$package", path: "$path")],
  targets: [.executableTarget(name: "$name", dependencies: [${products[*]}])]
)
END
}
