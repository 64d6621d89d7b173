"""interrupt.py SIGNAL[+SIGNAL] LOG OUTPUT -- COMMAND: runs the command, sends it
the signals when its log has ten lines, and writes what it said to OUTPUT."""

import signal
import subprocess
import sys
import time

signals, log, output = sys.argv[1:4]
with open(output, "w") as out:
    process = subprocess.Popen(sys.argv[5:], stdout=out, stderr=subprocess.STDOUT)
    for _ in range(600):
        try:
            with open(log) as lines:
                if len(lines.readlines()) > 10:
                    break
        except FileNotFoundError:
            pass
        time.sleep(0.05)
    for name in signals.split("+"):
        process.send_signal(getattr(signal, "SIG" + name))
    code = process.wait(timeout=60)
    out.write(f"ended with {code}\n")
