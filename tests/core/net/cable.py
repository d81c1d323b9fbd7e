#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Qumalaq authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""A cable between two network devices, as slow and as bad as wanted. Not every kernel has netem, which does the same.

Usage: cable.py DELAY LOSS SEED DEVICE DEVICE. Makes both devices. Each packet takes DELAY milliseconds, and LOSS percent
of them are lost.
"""
import collections
import fcntl
import os
import random
import select
import struct
import sys
import time

TUNSETIFF = 0x400454CA
IFF_TUN = 0x0001
IFF_NO_PI = 0x1000
LONGEST_PACKET = 65536
MOST_PACKETS = 10000  # on their way


def make_device(name):
    file = os.open("/dev/net/tun", os.O_RDWR | os.O_NONBLOCK)
    fcntl.ioctl(file, TUNSETIFF, struct.pack("16sH22x", name.encode(), IFF_TUN | IFF_NO_PI))
    return file


def main():
    delay = float(sys.argv[1]) / 1000
    loss = float(sys.argv[2]) / 100
    chance = random.Random(int(sys.argv[3]))
    ends = [make_device(name) for name in sys.argv[4:6]]
    ways = {ends[0]: ends[1], ends[1]: ends[0]}
    packets = collections.deque()  # (when it arrives, where, what)
    while True:
        wait = max(0, packets[0][0] - time.monotonic()) if packets else None
        for end in select.select(ends, [], [], wait)[0]:
            try:
                packet = os.read(end, LONGEST_PACKET)
            except OSError:
                continue
            if chance.random() >= loss and len(packets) < MOST_PACKETS:
                packets.append((time.monotonic() + delay, ways[end], packet))
        while packets and packets[0][0] <= time.monotonic():
            _, end, packet = packets.popleft()
            try:
                os.write(end, packet)
            except OSError:
                pass  # the device is down: the cable is not plugged in


main()
