"""A memory control group: a process in it, all it maps included, is killed
beyond a number of bytes. Version 2 and version 1 of the kernel's interface;
both need write access to /sys/fs/cgroup (root, or a delegated group).
"""

import os
import pathlib

ROOT = pathlib.Path("/sys/fs/cgroup")


class Unavailable(Exception):
    pass


class MemoryGroup:
    def __init__(self, limit, name=""):
        """`name` tells groups of one process apart."""
        two = (ROOT / "cgroup.controllers").exists()
        self.folder = (ROOT if two else ROOT / "memory") / f"trc-bench-{os.getpid()}{name}"
        try:
            self.folder.mkdir(exist_ok=True)
            if two:
                self._write("memory.max", limit)
                self._write("memory.swap.max", 0)
            else:
                self._write("memory.limit_in_bytes", limit)
                if (self.folder / "memory.memsw.limit_in_bytes").exists():
                    self._write("memory.memsw.limit_in_bytes", limit)
        except OSError as error:
            raise Unavailable(f"no memory control group: {error}") from error
        self._peak = "memory.peak" if two else "memory.max_usage_in_bytes"

    def _write(self, name, value):
        (self.folder / name).write_text(str(value))

    def enter(self):
        """In the child, before it becomes the command."""
        self._write("cgroup.procs", os.getpid())

    def forget_peak(self):
        try:
            self._write(self._peak, 0)
        except OSError:
            pass  # before Linux 6.12 version 2 keeps it

    def peak(self):
        try:
            return int((self.folder / self._peak).read_text())
        except OSError:
            return None

    def remove(self):
        try:
            self.folder.rmdir()
        except OSError:
            pass
