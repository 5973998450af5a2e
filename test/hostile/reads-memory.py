"""Looks for the deck in the memory of the arena."""

import os
import signal
import socket
import sys

sys.path.insert(0, "%KIT%")
from doorcard import serve


class Bot:
    def __init__(self, match):
        pass

    def act(self, seen):
        if os.getppid() <= 1:
            raise PermissionError("there is nobody but itself")
        open("/proc/%d/mem" % os.getppid(), "rb")
        return seen["options"][-1]["action"]


serve(Bot, name="hostile", version="1.0.0", uses_random=False)
