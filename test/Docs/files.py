"""files.py SOURCE PAGE...: holds the lists of files in a page against the tree.

A list is a block whose info string is `files` and a regular expression: the name of
something that exists, such as the scalar operation `cbrt`. Each line begins with a
file, or with a folder ("models/gpt2/"). The name must stand in these files and
nowhere else: comments, tests, docs, benchmarks and printed programs aside.
"""

import re
import subprocess
import sys

# Not where a change begins, but what follows from it.
ASIDE = [
    *[":!" + folder for folder in ("test", "tools/python/tests", "docs", "models/jax", "tools/bench", "tools/docs", "tools/setup")],
    *[":!" + file for file in ("Makefile", "tools/demo*.sh", "*.md", "*.mlir", "*.v1.fbs")],
]


def without_comment(path, line):
    if path.endswith((".py", ".sh", ".txt", ".cmake", "Makefile")):
        return re.sub(r"(^|\s)#.*", "", line)
    return re.sub(r"//.*|^\s*(/\*|\* ).*", "", line)


def files_that_name(source, pattern):
    """The files of the tree in whose code, comments aside, the pattern is found."""
    command = ["git", "-C", source, "grep", "-nIE", pattern, "--", *ASIDE]
    found = subprocess.run(command, capture_output=True, text=True)
    if found.returncode > 1:
        sys.exit(found.stderr)
    files = set()
    for hit in found.stdout.splitlines():
        path, _, line = hit.split(":", 2)
        if re.search(pattern, without_comment(path, line)):
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
