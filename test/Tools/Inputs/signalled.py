"""signalled.py SIGNAL COMMAND...: starts a command that reads the fifo `fifo`, sends it the signal when
it has opened that, and then writes nothing. Prints what it said, and how it ended. With SIGNAL ignored:X
it is started with X ignored, and is sent it all the same."""

import os
import resource
import signal
import subprocess
import sys

word, command = sys.argv[1], sys.argv[2:]
isIgnored = word.startswith("ignored:")
number = getattr(signal, word.removeprefix("ignored:"))
if not os.path.exists("fifo"):
    os.mkfifo("fifo")


def start():
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    # What a shell starts in the background ignores some, and what that starts would too.
    signal.signal(number, signal.SIG_IGN if isIgnored else signal.SIG_DFL)


process = subprocess.Popen(command, stderr=subprocess.PIPE, text=True, preexec_fn=start)
writer = os.open("fifo", os.O_WRONLY)  # waits for the reader
process.send_signal(number)
if not isIgnored:
    # A signal may come to another thread than the one that reads: the end of its file is to come later.
    process.wait(timeout=60)
os.close(writer)
print(process.stderr.read().strip())
process.wait()
print("exit", process.returncode)
