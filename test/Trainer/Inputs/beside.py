"""beside.py LOG FIRST SECOND -- COMMAND: runs the command, with --log LOG, and once
more when its log has ten lines; ends the first by Ctrl-C when the second has ended.
What they said goes to the files FIRST and SECOND."""

import os
import signal
import subprocess
import sys
import time

log, first, second = sys.argv[1:4]
command = sys.argv[5:]
with open(first, "w") as out:
    process = subprocess.Popen(command + ["--log", log], stdout=out, stderr=subprocess.STDOUT)
    for _ in range(600):
        if os.path.exists(log) and len(open(log).readlines()) > 10:
            break
        time.sleep(0.05)
    with open(second, "w") as other:
        code = subprocess.run(command, stdout=other, stderr=subprocess.STDOUT, timeout=60).returncode
        other.write(f"ended with {code}\n")
    process.send_signal(signal.SIGINT)
    out.write(f"ended with {process.wait(timeout=60)}\n")
