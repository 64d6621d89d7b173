"""page_text.py --browser CHROMIUM [--phone] [--dark] PAGE[#fragment]: what a person sees of a page.

Opens it in a headless browser, without a network, and prints the text of the document as
its script left it: a line for each block, row or caption, cells separated by " | ". What is
hidden is left out. Ends with 1 where the page asked for anything but itself.

With --phone the window is 390 pixels wide, with --dark the browser asks for dark colours. With either the first
line says how wide the page is, of how many pixels, and the colours of its body.
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

# Added to a copy of the page: the line on its layout.
MEASURE = """<script>{
const style = getComputedStyle(document.body);
const line = `layout: ${document.documentElement.scrollWidth} of ${innerWidth} pixels, ` +
  `background ${style.backgroundColor}, text ${style.color}`;
document.body.prepend(Object.assign(document.createElement("p"), { textContent: line }));
}</script>
</body>"""


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
    parser.add_argument("--phone", action="store_true")
    parser.add_argument("--dark", action="store_true")
    parser.add_argument("page")
    options = parser.parse_args()
    path, _, fragment = options.page.partition("#")
    flags = ["--window-size=390,844", "--hide-scrollbars"] if options.phone else []
    flags += ["--blink-settings=preferredColorScheme=0"] if options.dark else []
    with tempfile.TemporaryDirectory() as profile:
        if flags:
            before, _, after = open(path, encoding="utf-8").read().rpartition("</body>")
            path = os.path.join(profile, "measured.html")
            open(path, "w", encoding="utf-8").write(before + MEASURE + after)
        net = os.path.join(profile, "net.json")
        done = subprocess.run(
            [options.browser, "--no-sandbox", "--disable-gpu", f"--user-data-dir={profile}", f"--log-net-log={net}",
             "--host-resolver-rules=MAP * ~NOTFOUND", "--virtual-time-budget=5000", *flags, "--dump-dom",
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
