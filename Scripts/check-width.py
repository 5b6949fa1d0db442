"""Runs the engine's laws on 32 bits, in WebAssembly, and compares what they see with a program for this machine.

Usage: check-width.py PROGRAM MODULE COUNT
"""

import subprocess
import sys

import wasmtime

program, module, count = sys.argv[1], sys.argv[2], int(sys.argv[3])
native = [int(line) for line in subprocess.check_output([program, str(count)]).split()]

store = wasmtime.Store()
instance = wasmtime.Instance(store, wasmtime.Module.from_file(store.engine, module), [])
exports = instance.exports(store)
widths = native.pop(0), exports["flow_bits"](store)
if widths != (64, 32):
    sys.exit(f"check-width: Int has {widths[0]} and {widths[1]} bits, which should be 64 and 32")
for seed, expected in enumerate(native):
    # A law that is broken traps.
    seen = exports["flow_check"](store, seed) & (1 << 64) - 1
    if seen != expected:
        sys.exit(f"check-width: container {seed} is laid out otherwise where Int has 32 bits")
print(f"check-width: {count} containers keep the engine's laws on 32 bits, and are laid out as on 64")
