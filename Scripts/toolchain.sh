# The programs of the toolchain that $SWIFT names. To be read by scripts.
swift=${SWIFT:-swift}
swiftc=$(dirname "$(command -v "$swift")")/swiftc
