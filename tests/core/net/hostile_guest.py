#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Qumalaq authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""A guest that means harm to the host of a game on two computers. It follows the user's guide, not the program's code.

Usage: hostile_guest.py flood ADDRESS PORT SECONDS       opens connections and drops them, as many as possible
       hostile_guest.py loris ADDRESS PORT SECONDS       holds a hundred connections and sends a letter a second on each
       hostile_guest.py cheat ADDRESS PORT SECONDS CODE  plays by moves that are not allowed
Prints what it could do.
"""
import collections
import hashlib
import hmac
import json
import multiprocessing
import os
import socket
import struct
import sys
import time

HELD = 100
FLOODS = 32  # programs that open connections at the same time
HANG_GUARD = 10  # seconds


def connect(address):
    stream = socket.create_connection(address, HANG_GUARD)
    # Closing sends a reset, so that the port is free again at once.
    stream.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
    return stream


def flood_alone(address, end, counter):
    opened = refused = 0
    while time.monotonic() < end:
        try:
            connect(address).close()
            opened += 1
        except OSError:
            refused += 1
    counter.put((opened, refused))


def flood(address, seconds):
    counter = multiprocessing.Queue()
    end = time.monotonic() + seconds
    floods = [multiprocessing.Process(target=flood_alone, args=(address, end, counter)) for _ in range(FLOODS)]
    for each in floods:
        each.start()
    counts = [counter.get() for _ in floods]
    print("connections", sum(count[0] for count in counts), "failed", sum(count[1] for count in counts))


def loris(address, seconds):
    end = time.monotonic() + seconds
    held = []
    opened = cut_off = 0
    while time.monotonic() < end:
        while len(held) < HELD:
            held.append(connect(address))
            opened += 1
        for stream in list(held):
            try:
                stream.send(b"{")
            except OSError:
                held.remove(stream)
                cut_off += 1
        time.sleep(1)
    print("connections", opened, "cut-off", cut_off)


class Game:
    """Joins as the player who was invited."""

    def __init__(self, address, code):
        self.stream = connect(address)
        self.unread = b""
        self.messages = []
        self.answers = collections.Counter()
        hello = self.wait_for("hello")
        nonce = os.urandom(16).hex()

        def proof(word):
            text = f"{word} {hello['nonce']} {nonce}".encode()
            return hmac.new(code.encode(), text, hashlib.sha256).hexdigest()

        self.send(type="join", version=hello["version"], **{"as": "player"}, name="X", nonce=nonce,
                  proof=proof("guest"))
        if not hmac.compare_digest(self.wait_for("welcome")["proof"], proof("host")):
            sys.exit("the host does not know the code")
        self.wait_for("offer")
        self.send(type="accept")

    def send(self, **message):
        self.stream.sendall(json.dumps(message).encode() + b"\n")

    def wait_for(self, kind):
        while True:
            while self.messages:
                message = self.messages.pop(0)
                if message["type"] == kind:
                    return message
            self.hear()

    def hear(self, seconds=HANG_GUARD):
        """Takes the messages that arrive. An exception if the host has ended the connection."""
        self.stream.settimeout(seconds)
        try:
            data = self.stream.recv(65536)
        except TimeoutError:
            return
        if not data:
            raise ConnectionResetError
        *lines, self.unread = (self.unread + data).split(b"\n")
        messages = [json.loads(line) for line in lines]
        self.messages += messages
        self.answers.update(message.get("reason", message["type"]) for message in messages)


def cheat(address, seconds, code):
    game = Game(address, code)
    # The wrong turn, the wrong moment, pits that do not exist, a draw that nobody has offered.
    requests = [{"what": "move", "move": "7", "ply": ply} for ply in (0, 2, 20000)]
    requests += [{"what": "move", "move": move, "ply": 1} for move in ("0", "99", "X", "11111111")]
    requests += [{"what": "acceptDraw", "ply": 1}, {"what": "declineDraw", "ply": 1}]
    sent = 0
    end = time.monotonic() + seconds
    while time.monotonic() < end:  # nearly as fast as the host allows
        game.send(type="request", **requests[sent % len(requests)])
        sent += 1
        time.sleep(0.06)
        game.hear(0.001)
    print("requests", sent, "answers", dict(game.answers))

    sent = 0
    game.answers.clear()
    try:
        while time.monotonic() < end + HANG_GUARD:
            game.send(type="request", **requests[sent % len(requests)])
            sent += 1
        sys.exit("the host takes everything")
    except OSError:
        print("cut-off in a flood of", sent, "requests")


def main():
    what, address, port, seconds, *rest = sys.argv[1:]
    {"flood": flood, "loris": loris, "cheat": cheat}[what]((address, int(port)), float(seconds), *rest)


main()
