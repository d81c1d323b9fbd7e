# SPDX-FileCopyrightText: 2026 The Qumalaq authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Answers the tasks of the lessons by keyboard; the lessons and their texts are read from resources/lessons."""
import configparser
import glob
import os
import re

LESSONS = os.path.join(os.path.dirname(os.path.abspath(__file__)), "../../../../resources/lessons")
PERSONS = ["you", "opponent", "nobody"]


def read(path):
    """Sections of a file of lessons; what stands before the first one is in the section 'lesson'."""
    parser = configparser.ConfigParser(delimiters=("=",), comment_prefixes=("#",), interpolation=None, strict=False)
    parser.optionxform = str
    with open(path, encoding="utf-8") as file:
        text = file.read()
    parser.read_string("[lesson]\n" + text)
    return parser


def spoken(text, values):
    """A text in which the move of the task is written: 91 is told as 9 1."""
    move = values.get("written", values.get("answer", "")) if values["kind"] == "play" else ""
    return text.replace(move, " ".join(move)) if text and move[:2].isdigit() else text


class Task:
    def __init__(self, values, text, text_after):
        self.values = values
        self.kind = values["kind"]
        self.text = spoken(text, values)
        self.text_after = spoken(text_after, values)

    def row(self):
        """South's stones."""
        return [int(count) for count in self.values["position"].split("/")[0].split(",")]

    def begin(self):
        """The place where the shown move begins, which cannot be chosen; None if no move is shown."""
        move = self.values.get("move")
        return move and ("n" + move[1] if move[0] == "o" else "s" + move[0])

    def keys(self, answer):
        """The keys that give an answer, written as in the file."""
        if self.kind == "play":
            return [answer.removeprefix("o")[0]]
        if answer == "home":
            return ["0"]
        if self.kind in ("landing", "choose"):
            is_near = "o" not in self.values["move"] if self.kind == "landing" else self.values["goal"] == "danger"
            begins_at = "s" if is_near else "n"
            across = [] if answer[0] == begins_at else ["Up" if begins_at == "s" else "Down"]
            return across + [answer[1]]
        if self.kind == "who":
            return [str(1 + PERSONS.index(answer))]
        return [*answer, "Return"]

    def keys_for_hint(self, told):
        """The keys that give the answer that a hint has told, about another position of this kind."""
        if self.kind in ("count", "who", "write"):
            return ["Return"]  # the hint has filled in the field, or is on the choice
        pit = re.search(r"\d", told)
        if not pit:
            return ["0"]
        if self.kind == "play":
            return [pit[0]]
        side = "n" if re.search("opponent|арсылас|оперник", told) else "s"
        return self.keys(side + pit[0])

    def wrong_answer(self):
        """An answer that is taken and is wrong; None if there is none."""
        right = self.values["answer"]
        if self.values.get("goal") == "only":
            return None
        if self.kind == "play":
            others = [pit for pit, count in enumerate(self.row(), 1) if count > 0 and str(pit) != right[0]]
            return str(others[0]) if others else None
        if self.kind in ("landing", "choose"):
            side, start = ("s", 0) if right == "home" else (right[0], int(right[1]))
            count = len(self.row())
            pits = [side + str((start + step) % count + 1) for step in range(count)]
            return next(pit for pit in pits if pit != self.begin())
        if self.kind == "count":
            return str(int(right) + 1)
        if self.kind == "who":
            return "you" if right != "you" else "opponent"
        return "11"


class Lesson:
    def __init__(self, identity, language):
        for path in glob.glob(f"{LESSONS}/*/*.txt"):
            parts = read(path)
            if parts["lesson"]["id"] == identity:
                break
        else:
            raise SystemExit(f"there is no lesson {identity}")
        texts = read(f"{LESSONS}/texts_{language}.txt")[f"lesson {identity}"]
        self.game = parts["lesson"]["game"]
        self.tasks = [Task(parts[name], texts[name.split()[1]], texts.get(name.split()[1] + ".after"))
                      for name in parts.sections() if name.startswith("task ")]
