"""interrupt.py SIGNAL[+SIGNAL] LOG OUTPUT -- COMMAND: runs the command, sends it
the signals when its log has ten lines, and writes what it said to OUTPUT."""

import signal
import subprocess
import sys

import waiting

signals, log, output = sys.argv[1:4]
signal.signal(signal.SIGHUP, signal.SIG_DFL)  # these tests may have been started by nohup
with open(output, "w") as out:
    process = subprocess.Popen(sys.argv[5:], stdout=out, stderr=subprocess.STDOUT)
    waiting.for_ten_lines(log, process)
    for name in signals.split("+"):
        process.send_signal(getattr(signal, "SIG" + name))
    out.write(f"ended with {waiting.for_its_end(process)}\n")
