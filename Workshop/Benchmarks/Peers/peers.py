#!/usr/bin/env python3
"""Runs the engine and its rivals in turn, on the same items and widths, and prints the ratios.

A rival is timed only on problems of which it has put every item where the engine puts it.
"""

import argparse
import datetime
import functools
import importlib.metadata
import json
import pathlib
import subprocess
import sys
import tempfile

from chromium_peer import Chromium
from frames import differing_item
from inputs import Items, widths
from program_peer import PROTOCOL, BadAnswer, Program
from taffy_peer import Taffy
from yoga_peer import Yoga

ROUNDS = 5
OURS = "FlowLayoutEngine"
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


def engine_frames(engine, work, count):
    """Where the engine puts each item, at the first of the widths."""
    answer = subprocess.run(
        [engine, "--frames", work, "--counts", str(count)], check=True, stdout=subprocess.PIPE, text=True)
    return [tuple(map(float, line.split())) for line in answer.stdout.splitlines()]


def median(values):
    return sorted(values)[len(values) // 2]


class Run:
    def __init__(self, engine, programs):
        self.engine = engine
        self.rivals = [Taffy, Yoga, Chromium] + [functools.partial(Program, path) for path in programs]
        self.machine = {}
        self.names = {}
        self.rows = []
        self.differences = []
        self.slow = set()

    def measure(self, count):
        for work, flexible in WORKS.items():
            items = Items(count, flexible)
            expected = engine_frames(self.engine, work, count)
            started = [(rival, self.start(rival, work, items, expected)) for rival in self.rivals]
            peers = [(rival, peer) for rival, peer in started if peer is not None]
            times = {}
            for _ in range(ROUNDS):
                self.machine, engine = engine_timings(self.engine, count)
                times.setdefault(OURS, []).append(engine[work])
                if work == "plain wrap":
                    for name in ENGINE_NAMES:
                        times.setdefault(name, []).append(engine[name])
                for _, peer in peers:
                    times.setdefault(peer.name, []).append(self.pass_of(peer, count))
            for rival, peer in peers:
                if min(times[peer.name]) * count * 10 > LONGEST_PASS:
                    self.slow.add((rival, work))
                peer.close()
            self.add(work, count, times)

    def start(self, rival, work, items, expected):
        """The rival with the problem before it; None if it is too slow, or has put an item elsewhere."""
        if (rival, work) in self.slow:
            return None
        peer = rival(items, WIDTHS)
        taken = {OURS, *ENGINE_NAMES, *(name for other, name in self.names.items() if other is not rival)}
        if peer.name in taken:
            raise BadAnswer(f"there are two rivals named {peer.name}")
        self.names[rival] = peer.name
        say(f"measuring: {peer.name}, {work}, {items.count} items")
        frames = peer.frames()
        index = differing_item(frames, expected)
        if index is None:
            return peer
        peer.close()
        self.differences.append(
            {"work": work, "name": peer.name, "count": items.count, "item": index,
             "frame": list(frames[index]), "expected": list(expected[index])}
        )  # fmt: skip
        say(f"not timed: {peer.name}, {work}, puts item {index} of {items.count} at {frames[index]}, "
            f"the engine at {expected[index]}")  # fmt: skip
        return None

    def pass_of(self, peer, count):
        """Nanoseconds an item: the fastest of up to seven passes, of one if it is long."""
        times = [peer.nanoseconds()]
        while len(times) < 7 and sum(times) < LONG_PASSES:
            times.append(peer.nanoseconds())
        return min(times) / count

    def add(self, work, count, times):
        ours = times[OURS]
        for name, values in times.items():
            ratio = median([value / own for value, own in zip(values, ours)])
            self.rows.append(
                {"work": work, "name": name, "count": count,
                 "nanosecondsPerItem": min(values), "timesFlowLayoutEngine": ratio}
            )  # fmt: skip
            print(f"{work:14}{count:>10,} {name:30}{min(values):>10.2f} ns an item"
                  f"{ratio:>10.1f} × FlowLayoutEngine", flush=True)  # fmt: skip

    def document(self):
        return {
            "machine": self.machine["processor"],
            "system": self.machine["system"],
            "date": datetime.datetime.now(datetime.timezone.utc).date().isoformat(),
            "command": "make bench-peers",
            # Programs have theirs in their names.
            "versions": dict.fromkeys(self.names.values(), "") | {
                "Taffy": version("stretchable"),
                "Yoga": version("poga"),
                "Chromium": Chromium.version(),
            },
            "differences": self.differences,
            "rows": self.rows,
        }


def say(text):
    print(text, file=sys.stderr, flush=True)


WIDTHS = widths()


def main(engine, result, counts, programs):
    run = Run(engine, programs)
    try:
        for count in counts:
            run.measure(count)
            # After each count, so that a run that is cut short leaves what it has.
            pathlib.Path(result).write_text(json.dumps(run.document(), indent=1) + "\n")
    except BadAnswer as error:
        sys.exit(f"peers: {error}")
    finally:
        Chromium.quit()


def version(package):
    return f"{package} {importlib.metadata.version(package)}"


def counts_of(text):
    counts = [int(count) for count in text.split(",")]
    if min(counts) < 1:
        raise ValueError
    return counts


def arguments():
    parser = argparse.ArgumentParser(
        description=__doc__, epilog=PROTOCOL, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("engine", help="the built flow-benchmarks")
    parser.add_argument("result", help="the JSON file to write")
    parser.add_argument("--counts", type=counts_of, default="100,1000,10000,100000,1000000",
                        help="numbers of items, with commas between them")
    parser.add_argument("--rival", action="append", default=[], metavar="PROGRAM", help="one more rival; may be repeated")
    return parser.parse_args()


if __name__ == "__main__":
    given = arguments()
    main(given.engine, given.result, given.counts, given.rival)
