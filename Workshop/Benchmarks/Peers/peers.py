#!/usr/bin/env python3
"""Runs the engine and its rivals in turn, on the same items and widths, and prints the ratios.

Usage: peers.py ENGINE RESULT [COUNT,COUNT…]
  ENGINE  the built flow-benchmarks
  RESULT  the JSON file to write
"""

import datetime
import importlib.metadata
import json
import pathlib
import subprocess
import sys
import tempfile

from chromium_peer import Chromium
from inputs import Items, widths
from taffy_peer import Taffy
from yoga_peer import Yoga

ROUNDS = 5
OURS = "FlowCore"
WORKS = {"plain wrap": False, "full flexbox": True}
# The engine's own names, and what a rival's pass may take before larger counts leave it out.
ENGINE_NAMES = ["memory copy", "article's function", "article's function, reserved"]
LONGEST_PASS = 20e9
# The nanoseconds after which a round is content with the passes it has.
LONG_PASSES = 0.3e9


def engine_timings(engine, count):
    """Nanoseconds an item by name, from one short run of the engine's own benchmark."""
    with tempfile.TemporaryDirectory() as folder:
        path = pathlib.Path(folder, "engine.json")
        names = ENGINE_NAMES + list(WORKS)
        subprocess.run(
            [engine, "--core", "--rounds", "3", "--counts", str(count), "--json", path]
            + [argument for name in names for argument in ("--only", name)],
            check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
        )  # fmt: skip
        run = json.loads(path.read_text())
    return run["machine"], {row["name"]: row["nanosecondsPerItem"] for row in run["rows"]}


def median(values):
    return sorted(values)[len(values) // 2]


class Run:
    def __init__(self, engine):
        self.engine = engine
        self.machine = {}
        self.rows = []
        self.slow = set()

    def measure(self, count):
        for work, flexible in WORKS.items():
            items = Items(count, flexible)
            peers = [self.start(peer, work, items) for peer in (Taffy, Yoga, Chromium)]
            peers = [peer for peer in peers if peer is not None]
            self.check(peers, items)
            times = {}
            for _ in range(ROUNDS):
                self.machine, engine = engine_timings(self.engine, count)
                times.setdefault(OURS, []).append(engine[work])
                if work == "plain wrap":
                    for name in ENGINE_NAMES:
                        times.setdefault(name, []).append(engine[name])
                for peer in peers:
                    times.setdefault(peer.name, []).append(self.pass_of(peer, count))
            for peer in peers:
                if min(times[peer.name]) * count * 10 > LONGEST_PASS:
                    self.slow.add((peer.name, work))
                peer.close()
            self.add(work, count, times)

    def start(self, peer, work, items):
        if (peer.name, work) in self.slow:
            return None
        say(f"{peer.name}, {work}, {items.count} items")
        return peer(items, WIDTHS)

    def pass_of(self, peer, count):
        """Nanoseconds an item: the fastest of up to seven passes, of one if it is long."""
        times = [peer.nanoseconds()]
        while len(times) < 7 and sum(times) < LONG_PASSES:
            times.append(peer.nanoseconds())
        return min(times) / count

    def check(self, peers, items):
        """All rivals have to put the last item in the same place before any of them is timed.

        Single precision and a browser's 64ths of a pixel add up: a part in a thousand is allowed."""
        for peer in peers:
            peer.lay_out(turn=1)
        frames = {peer.name: peer.frame(items.count - 1) for peer in peers}
        for name, frame in frames.items():
            for value, other in zip(frame, next(iter(frames.values()))):
                if abs(value - other) > max(1, other / 1000):
                    sys.exit(f"peers: {name} disagrees about the last of {items.count}: {frames}")

    def add(self, work, count, times):
        ours = times[OURS]
        for name, values in times.items():
            ratio = median([value / own for value, own in zip(values, ours)])
            self.rows.append(
                {"work": work, "name": name, "count": count,
                 "nanosecondsPerItem": min(values), "timesFlowCore": ratio}
            )  # fmt: skip
            print(f"{work:14}{count:>10,} {name:30}{min(values):>10.2f} ns an item"
                  f"{ratio:>10.1f} × FlowCore", flush=True)  # fmt: skip


    def document(self):
        return {
            "machine": self.machine["processor"],
            "system": self.machine["system"],
            "date": datetime.datetime.now(datetime.timezone.utc).date().isoformat(),
            "command": "make bench-peers",
            "versions": {
                "Taffy": version("stretchable"),
                "Yoga": version("poga"),
                "Chromium": Chromium.version(),
            },
            "rows": self.rows,
        }


def say(text):
    print("measuring:", text, file=sys.stderr, flush=True)


WIDTHS = widths()


def main(engine, result, counts="100,1000,10000,100000,1000000"):
    run = Run(engine)
    try:
        for count in map(int, counts.split(",")):
            run.measure(count)
            # After each count, so that a run that is cut short leaves what it has.
            pathlib.Path(result).write_text(json.dumps(run.document(), indent=1) + "\n")
    finally:
        Chromium.quit()


def version(package):
    return f"{package} {importlib.metadata.version(package)}"


if __name__ == "__main__":
    if len(sys.argv) not in (3, 4):
        sys.exit(__doc__)
    main(*sys.argv[1:])
