"""page_text.py --browser CHROMIUM PAGE[#fragment]: what a person sees of a page.

Opens it in a headless browser, without a network, and prints the text of the document as
its script left it: a line for each block, row or caption, cells separated by " | ". What is
hidden is left out. Ends with 1 where the page asked for anything but itself.
"""

import argparse
import html.parser
import os
import re
import subprocess
import sys
import tempfile

BLOCKS = {"p", "h1", "h2", "h3", "caption", "tr", "div", "button", "label", "nav", "section", "header"}
SILENT = {"script", "style", "head"}
LEAVES = {"meta", "input", "link", "br", "hr", "rect", "line", "path"}


class Reader(html.parser.HTMLParser):
    def __init__(self):
        super().__init__()
        self.lines, self.line, self.open = [], "", []

    def end_line(self):
        if text := re.sub(r"\s+", " ", self.line).strip(" |"):
            self.lines.append(text)
        self.line = ""

    def handle_starttag(self, tag, attributes):
        if tag in BLOCKS:
            self.end_line()
        if tag not in LEAVES:
            hidden = "hidden" in dict(attributes) or tag in SILENT
            self.open.append((tag, hidden or bool(self.open and self.open[-1][1])))

    def handle_endtag(self, tag):
        while self.open and self.open.pop()[0] != tag:
            pass
        if tag in BLOCKS:
            self.end_line()
        elif tag in ("td", "th", "b", "text"):
            self.line += " | "

    def handle_data(self, data):
        if not (self.open and self.open[-1][1]):
            self.line += data


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--browser", required=True)
    parser.add_argument("page")
    options = parser.parse_args()
    path, _, fragment = options.page.partition("#")
    with tempfile.TemporaryDirectory() as profile:
        net = os.path.join(profile, "net.json")
        done = subprocess.run(
            [options.browser, "--no-sandbox", "--disable-gpu", f"--user-data-dir={profile}", f"--log-net-log={net}",
             "--host-resolver-rules=MAP * ~NOTFOUND", "--virtual-time-budget=5000", "--dump-dom",
             f"file://{os.path.abspath(path)}" + (f"#{fragment}" if fragment else "")],
            capture_output=True, text=True, timeout=120)
        asked = re.findall(r'"url":"(https?:[^"]*)"', open(net).read()) if os.path.exists(net) else []
    if done.returncode != 0 or not done.stdout:
        sys.exit(f"page_text.py: {options.browser} ended with {done.returncode}: {done.stderr[-500:]}")
    if asked:
        sys.exit(f"page_text.py: the page asked for {asked[0]}")
    reader = Reader()
    reader.feed(done.stdout)
    reader.end_line()
    print("\n".join(reader.lines))


main()
