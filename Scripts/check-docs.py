#!/usr/bin/env python3
"""Walks a documentation site from its front page: check-docs.py FOLDER.

Every page, anchor and picture that a page refers to must be there, every page must be reached, and
every public symbol must stand in a handwritten topic group, and say where it is available.
"""

import json
import pathlib
import sys


class Site:
    def __init__(self, folder):
        self.folder = pathlib.Path(folder)
        self.problems = []
        self.pages = {}

    def page(self, url):
        """The data of the page at a path such as /documentation/flowlayoutui, None if it is not there."""
        if url not in self.pages:
            file = self.folder / "data" / f"{url.strip('/')}.json"
            self.pages[url] = json.loads(file.read_text()) if file.exists() else None
        return self.pages[url]

    def walk(self, start):
        reached, waiting = {start}, [start]
        while waiting:
            url = waiting.pop()
            page = self.page(url)
            if page is None or not (self.folder / url.strip("/") / "index.html").exists():
                self.problems.append(f"{url}: there is no such page")
                continue
            self.check_groups(url, page)
            self.check_platforms(url, page)
            # A chapter is a part of the tutorials' page and has none of its own.
            modules = page.get("hierarchy", {}).get("modules", [])
            chapters = {module.get("reference") for module in modules}
            for identifier, reference in page.get("references", {}).items():
                if identifier in chapters:
                    continue
                for target in self.check_reference(url, reference):
                    if target not in reached:
                        reached.add(target)
                        waiting.append(target)
        return reached

    def check_reference(self, url, reference):
        """Notes what a reference leads to that is not there; yields the page it leads to."""
        for variant in reference.get("variants", []):
            if not (self.folder / variant["url"].strip("/")).exists():
                self.problems.append(f"{url}: no picture {variant['url']}")
        kind, target = reference.get("type"), reference.get("url", "")
        if kind in ("image", "video") and not reference.get("variants"):
            self.problems.append(f"{url}: no picture {reference['identifier']}")
        if kind == "link" and "://" not in target:
            self.problems.append(f"{url}: {target} leads out of the site")
        if kind in ("topic", "section") and target.startswith("/"):
            path, _, anchor = target.partition("#")
            page = self.page(path)
            if anchor and page is not None and anchor not in anchors(page):
                self.problems.append(f"{url}: {path} has no part {anchor}")
            yield path

    def check_platforms(self, url, page):
        platforms = {platform["name"] for platform in page.get("metadata", {}).get("platforms", [])}
        if "iOS" in platforms and "visionOS" not in platforms:
            self.problems.append(f"{url}: does not say from which visionOS on")

    def check_groups(self, url, page):
        if page.get("metadata", {}).get("symbolKind") != "module":
            return
        for group in page.get("topicSections", []):
            if group.get("generated"):
                for symbol in group["identifiers"]:
                    self.problems.append(f"{url}: {symbol} is in no topic group")


def anchors(value):
    """The anchors anywhere in a page's data."""
    found = set()
    if isinstance(value, dict):
        if isinstance(value.get("anchor"), str):
            found.add(value["anchor"])
        for part in value.values():
            found |= anchors(part)
    elif isinstance(value, list):
        for part in value:
            found |= anchors(part)
    return found


def main():
    if len(sys.argv) != 2 or not pathlib.Path(sys.argv[1], "data").is_dir():
        sys.exit("check-docs: needs the folder of a documentation site")
    site = Site(sys.argv[1])
    reached = site.walk("/documentation")
    for file in sorted((site.folder / "data").glob("**/*.json")):
        url = "/" + str(file.relative_to(site.folder / "data").with_suffix(""))
        if url.startswith(("/documentation", "/tutorials")) and url not in reached:
            site.problems.append(f"{url}: no page leads there")
    if site.problems:
        sys.exit("\n".join(f"check-docs: {problem}" for problem in site.problems))
    print(f"check-docs: {len(reached)} pages, with all that they refer to")


main()
