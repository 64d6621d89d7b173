"""files.py SOURCE PAGE...: holds the lists of files in a page against the tree.

A list is a block whose info string is `files` and a regular expression: the name of
something that exists, such as the scalar operation `cbrt`. Each line begins with a
file, or with a folder ("models/gpt2/"). The name must stand in these files and
nowhere else: tests, docs, benchmarks and printed programs aside, and what a file
says to people: comments, descriptions of a dialect or a pass, and messages, that is,
strings with a blank in them. A string of one word is what a program compares with.
"""

import os
import re
import subprocess
import sys

# Not where a change begins, but what follows from it.
ASIDE = [
    *[":!" + folder for folder in ("test", "tools/python/tests", "docs", "models/jax", "tools/bench", "tools/docs", "tools/setup")],
    *[":!" + file for file in ("Makefile", "tools/demo*.sh", "*.md", "*.mlir", "*.v1.fbs")],
]


PYTHON = (
    r'"""(?:.|\n)*?"""',  # descriptions
    r"(?<![^\s])#.*",
)
LINES = (r"(?<![^\s])#.*",)
C = (r"//.*", r"/\*(?:.|\n)*?\*/", r"description = \[\{(?:.|\n)*?\}\]")  # the last is TableGen's
STRING = r'"(?:[^"\\\n]|\\.)*"'


def prose_of(path):
    if path.endswith(".py"):
        return PYTHON
    return LINES if path.endswith((".sh", ".txt", ".cmake", "Makefile")) else C


def code_of(path, text):
    """A file without what it says to people."""

    def kept(match):
        part = match.group()
        return part if part.startswith('"') and not part.startswith('"""') and not re.search(r"\s", part) else ""

    # One expression, so that the first to begin counts: "//" in a string is no comment.
    return re.sub("|".join([*prose_of(path), STRING]), kept, text)


def files_that_name(source, pattern):
    """The files of the tree in whose code the pattern is found."""
    command = ["git", "-C", source, "grep", "-lIE", pattern, "--", *ASIDE]
    found = subprocess.run(command, capture_output=True, text=True)
    if found.returncode > 1:
        sys.exit(found.stderr)
    files = set()
    for path in found.stdout.splitlines():
        with open(os.path.join(source, path), encoding="utf-8") as file:
            if re.search(pattern, code_of(path, file.read())):
                files.add(path)
    return files


def check_list(source, pattern, listed):
    """What is wrong with a list, line by line."""
    found = files_that_name(source, pattern)
    for path in sorted(set(listed)):
        below = {file for file in found if file == path or path.endswith("/") and file.startswith(path)}
        if not below:
            yield f"{path} is listed, and does not name '{pattern}'"
        if listed.count(path) > 1:
            yield f"{path} is listed twice"
        found -= below
    for file in sorted(found):
        yield f"{file} names '{pattern}', and is not listed"


def main(source, *pages):
    wrong = 0
    for page in pages:
        with open(page, encoding="utf-8") as file:
            text = file.read()
        blocks = re.findall(r"^```files (.+)\n((?:.+\n)*?)```$", text, re.MULTILINE)
        for pattern, lines in blocks:
            listed = [line.split()[0] for line in lines.splitlines()]
            for fault in check_list(source, pattern, listed):
                print(f"{page}: {fault}")
                wrong += 1
        print(f"{len(blocks)} lists, {wrong} faults")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
