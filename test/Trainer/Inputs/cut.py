"""cut.py LOG FILE SIZE OUTPUT -- COMMAND: runs the command, cuts the file to SIZE
bytes when the command's log has ten lines, and writes what it said to OUTPUT."""

import os
import subprocess
import sys

import waiting

log, file, size, output = sys.argv[1:5]
with open(output, "w") as out:
    process = subprocess.Popen(sys.argv[6:], stdout=out, stderr=subprocess.STDOUT)
    waiting.for_ten_lines(log, process)
    os.truncate(file, int(size))
    out.write(f"ended with {waiting.for_its_end(process)}\n")
