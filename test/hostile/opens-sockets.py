"""Calls home."""

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
        socket.create_connection(("127.0.0.1", %PORT%), 1)
        return seen["options"][-1]["action"]


serve(Bot, name="hostile", version="1.0.0", uses_random=False)
