"""beside.py LOG FIRST SECOND -- COMMAND: runs the command, with --log LOG, and once
more when its log has ten lines; ends the first by Ctrl-C when the second has ended.
What they said goes to the files FIRST and SECOND."""

import signal
import subprocess
import sys

import waiting

log, first, second = sys.argv[1:4]
command = sys.argv[5:]
with open(first, "w") as out:
    process = subprocess.Popen(command + ["--log", log], stdout=out, stderr=subprocess.STDOUT)
    waiting.for_ten_lines(log, process)
    with open(second, "w") as other:
        code = waiting.for_its_end(subprocess.Popen(command, stdout=other, stderr=subprocess.STDOUT))
        other.write(f"ended with {code}\n")
    process.send_signal(signal.SIGINT)
    out.write(f"ended with {waiting.for_its_end(process)}\n")
