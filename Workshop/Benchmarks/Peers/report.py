#!/usr/bin/env python3
"""Puts measured numbers into Docs/Performance.md, and draws its chart.

Usage: report.py BENCHMARKS [PEERS]
  BENCHMARKS  the JSON file of `make bench`
  PEERS       the JSON file of `make bench-peers`; without it, what the page says of peers stays

The page keeps its words. What is generated lies between `<!-- NAME: generated -->` and
`<!-- end of NAME -->`.
"""

import json
import pathlib
import re
import sys

from chart import chart

DOCS = pathlib.Path(__file__).resolve().parents[3] / "Docs"
CORE = "engine on arrays of numbers"
FAST_PATH = "fast path of "
INDEX = "index of lines"
LAZY = "LazyFlow"
FLOW = "Flow with"


def table(head, rows):
    lines = ["| " + " | ".join(head) + " |", "|---" + "|--:" * (len(head) - 1) + "|"]
    lines += ["| " + " | ".join(row) + " |" for row in rows]
    return "\n".join(lines)


def number(value):
    """Three digits that count."""
    if value == 0:
        return "0"
    if value >= 100:
        return f"{value:,.0f}"
    return f"{value:.1f}" if value >= 10 else f"{value:.2f}" if value >= 0.01 else f"{value:.1g}"


def grid(rows, key, cell, last=()):
    """A line a name, a column a count, and columns of their own for `last`."""
    counts = sorted({row["count"] for row in rows})
    lines = []
    for name in dict.fromkeys(row[key] for row in rows):
        own = {row["count"]: row for row in rows if row[key] == name}
        cells = [cell(own[count]) if count in own else "–" for count in counts]
        largest = own[max(own)]
        lines.append([name] + cells + [show(largest, own.values()) for _, show in last])
    head = [""] + [f"n = {count:,}" for count in counts] + [title for title, _ in last]
    return table(head, lines)


def with_ratio(row):
    return f"{number(row['nanosecondsPerItem'])} ({number(row['ratio'])})"


def engine_table(benchmarks):
    rows = [row for row in benchmarks["rows"] if row["group"] == CORE]
    allocations = ("allocations", lambda _, own: str(max(row["allocations"] for row in own)))
    memory = ("bytes an item", lambda row, _: number(row["bytesPerItem"]))
    return grid(rows, "name", with_ratio, [allocations, memory])


def group_tables(benchmarks, chosen):
    """A table for each group whose name is one of those chosen."""
    rows = [row for row in benchmarks["rows"] if chosen(row["group"])]
    parts = []
    for group in dict.fromkeys(row["group"] for row in rows):
        own = [row for row in rows if row["group"] == group]
        parts.append(f"**{group[0].upper()}{group[1:]}**\n\n" + grid(own, "name", with_ratio))
    return "\n\n".join(parts)


def fast_path_tables(benchmarks):
    return group_tables(benchmarks, lambda group: group.startswith(FAST_PATH))


def index_table(benchmarks):
    rows = [row for row in benchmarks["rows"] if row["group"] == INDEX]
    memory = ("bytes an item", lambda row, _: number(row["bytesPerItem"]))
    return grid(rows, "name", with_ratio, [memory])


def lazy_table(benchmarks):
    rows = [
        [row["name"], f"{row['nanosecondsPerItem'] * row['count'] / 1e6:.3g}", number(row["ratio"])]
        for row in benchmarks["rows"]
        if row["group"].startswith(LAZY)
    ]
    return table(["", "milliseconds", "× the first row"], rows)


def layout_tables(benchmarks):
    others = (CORE, INDEX, FAST_PATH, LAZY, FLOW)
    return group_tables(benchmarks, lambda group: not group.startswith(others))


def flow_tables(benchmarks):
    return group_tables(benchmarks, lambda group: group.startswith(FLOW) and "are made" not in group)


def peers_tables(peers):
    def cell(row):
        return f"{number(row['nanosecondsPerItem'])} ({number(row['timesFlowLayoutEngine'])})"

    parts = []
    for work in dict.fromkeys(row["work"] for row in peers["rows"]):
        own = [row for row in peers["rows"] if row["work"] == work]
        parts.append(f"**{work[0].upper()}{work[1:]}**\n\n" + grid(own, "name", cell))
    return "\n\n".join([headline(peers), *parts, *filter(None, [differences(peers)])])


def headline(peers):
    """How far ahead the engine is of each rival where it is the least, whatever the number of items."""
    parts = []
    for work in dict.fromkeys(row["work"] for row in peers["rows"]):
        rivals = [row for row in peers["rows"] if row["work"] == work and row["name"] in peers["versions"]]
        least = {}
        for row in sorted(rivals, key=lambda row: row["timesFlowLayoutEngine"]):
            least.setdefault(row["name"], row)
        if least:
            parts.append(f"{work}: " + ", ".join(
                f"{name} {number(row['timesFlowLayoutEngine'])} (n = {row['count']:,})" for name, row in least.items()))
    return "Times of FlowLayoutEngine's, at the size that is least favorable to it: " + "; ".join(parts) + "."


def differences(peers):
    """The problems that rivals solve otherwise, a line a problem."""
    def frame(sides):
        x, y, width, height = (f"{side:.6g}" for side in sides)
        return f"{x}, {y}; {width} × {height}"

    return "\n".join(
        f"- Not timed: {one['name']}, {one['work']}, n = {one['count']:,}. It puts item {one['item']:,} at "
        f"{frame(one['frame'])}, FlowLayoutEngine at {frame(one['expected'])}." for one in peers["differences"])


def setting(benchmarks):
    machine = benchmarks["machine"]
    return f"{machine['processor']}; {machine['system']}; `make bench` of {machine['date'][:10]}."


def peers_setting(peers):
    versions = ", ".join(f"{name} ({text})" if text else name for name, text in peers["versions"].items())
    return f"`{peers['command']}` of {peers['date']} with {versions}."


def replace(page, name, content):
    pattern = f"(<!-- {name}: generated -->\n).*?(\n<!-- end of {name} -->)"
    page, count = re.subn(
        pattern, lambda match: match[1] + content + match[2], page, flags=re.DOTALL
    )
    if count != 1:
        sys.exit(f"report: no place for {name} in Docs/Performance.md")
    return page


def main(benchmarks_path, peers_path=None):
    benchmarks = json.loads(pathlib.Path(benchmarks_path).read_text())
    path = DOCS / "Performance.md"
    page = path.read_text()
    page = replace(page, "setting", setting(benchmarks))
    page = replace(page, "engine", engine_table(benchmarks))
    page = replace(page, "fast paths", fast_path_tables(benchmarks))
    page = replace(page, "index", index_table(benchmarks))
    page = replace(page, "lazy", lazy_table(benchmarks))
    page = replace(page, "layouts", layout_tables(benchmarks))
    page = replace(page, "flow", flow_tables(benchmarks))
    if peers_path:
        peers = json.loads(pathlib.Path(peers_path).read_text())
        page = replace(page, "setting of peers", peers_setting(peers))
        page = replace(page, "peers", peers_tables(peers))
        works = list(dict.fromkeys(row["work"] for row in peers["rows"]))
        (DOCS / "Performance.svg").write_text(chart(peers["rows"], works))
        print(headline(peers))
    path.write_text(page)
    print("report: wrote Docs/Performance.md" + (" and Docs/Performance.svg" if peers_path else ""))


if __name__ == "__main__":
    if len(sys.argv) not in (2, 3):
        sys.exit(__doc__)
    main(*sys.argv[1:])
