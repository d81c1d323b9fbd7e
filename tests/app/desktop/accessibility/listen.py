# SPDX-FileCopyrightText: 2026 The Qumalaq authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Plays a scenario on the program's keyboard and compares what the screen reader says with what should be heard.

Usage: listen.sh PROGRAM ENGINE SCENARIO LANGUAGE [--other-computer PROGRAM] [--transcript FILE]
       [--patience SECONDS] [--without-reader]

The lines of a scenario; one with a language, such as `hear.kk`, is only for that language:
  # TEXT           a comment
  set KEY=VALUE    a line of the settings with which the program is started next
  start OPTION…    starts the program, which keeps everything in a folder of its own; {here} is the folder of the
                   scenario
  host GAME        starts the other one of two computers, which invites to this game; see with_network.sh
  code             types the code of that invitation
  press KEY…       presses keys one after another, named as X names them: Tab, Shift+Tab, Return, 7, l
  hear PATTERN     waits for speech that matches the regular expression, after what was heard last; with && between
                   them, several patterns match in any order
  whole PATTERN    the same, and nothing may cut it off
  crash            kills the screen reader
  unheard PATTERN  nothing that matches was begun since the last key
  quiet            waits until everything is said
  cut              what is being said is cut off, and nothing follows it
  language PATTERN the voice speaks the language whose code matches
  phonemes PATTERN the phonemes in which eSpeak NG would say what was heard last match, without marks of stress
  lasts SECONDS    eSpeak NG takes at least so long for everything that was heard
  spoken PATTERN   how a move is told; its only group is the number of the pit
  play COUNT       plays so many moves as South and hears the answers of the computer, knowing only what was said
  right PATTERN    how a right answer to the task of a lesson is told
  retry PATTERN    what is told after a wrong answer and its reason
  next PATTERN     what is told of the button that goes on
  show PATTERN     what is told of the button that shows the solution of a puzzle
  reason PATTERN   how a solution that is shown is told
  field PATTERN    what is told of a field in which an answer is written
  done PATTERN     what is told at the end of a lesson
  won PATTERN      how the end of a game that was won is told
  lesson ID        does the tasks of the lesson that is open, each with a wrong answer first, up to its end; each task,
                   reason and rule must be told, and nothing twice
  puzzles COUNT    solves so many puzzles, knowing only what was said: one at once, the next after a wrong move, and of
                   the next the solution is shown, and so on
  game ID          plays the game from its start to its end, well enough to beat a beginner
  known MOVES      the pits that were played before, a digit each
  board            presses g; the board that is told must be the one that the moves heard so far lead to
Speech is missing when nothing was said for PATIENCE seconds; the scenario goes on. Whatever is heard, no text may have
the dots that stand between the parts of a line. The status is 1 if anything was missing or wrong, and 77 if the screen
reader does not start here.
"""
import argparse
import os
import re
import shlex
import signal
import subprocess
import sys
import tempfile
import time
import wave

import puzzle_book
from blind_player import BlindPlayer
from course_player import Lesson
from x_keys import Keyboard

CANNOT_LISTEN = 77  # the status; CTest calls the test skipped
HANG_GUARD = 60  # seconds for the screen reader to start
QUIET = 2.5  # seconds of silence after which everything is said
PAUSE = 0.8  # and after which what belongs to an answer is said
MOST_MOVES = 200  # of a game
SHORTEST_REASON = 20  # characters
NEVER = re.compile("·|middle dot")  # the mark between the parts of a line, which is for the eye
# Of a row: stones, "tuzdyk", or "4 times 10".
PART = r"\w+(?: (?:times|рет|раза? по) \d+)?"
ROW = rf": ((?:{PART}, )+{PART}|(?:all|бәрінде|все по) \d+)\."


def counts_of(row):
    """The counts of the nine pits of a row that was told: numbers, and X for a tuzdyk."""
    if re.match(r"(?:all|бәрінде|все по) ", row):
        return 9 * [row.split()[-1]]
    counts = []
    for part in row.split(", "):
        first, *more = part.split()
        if more:
            counts += int(first) * [more[-1]]
        else:
            counts.append(first if first.isdigit() else "X")
    return counts


def espeak(language, text, *options):
    """What eSpeak NG prints for a text in this language."""
    command = ["espeak-ng", "-v", language, *options]
    return subprocess.run(command, input=text, capture_output=True, check=True, encoding="utf-8").stdout


def seconds_of(language, texts):
    """How long eSpeak NG speaks."""
    with tempfile.TemporaryDirectory() as folder:
        espeak(language, "\n\n".join(texts), "-w", f"{folder}/speech.wav")
        with wave.open(f"{folder}/speech.wav") as speech:
            return speech.getnframes() / speech.getframerate()


class Utterance:
    def __init__(self, begun, text):
        self.begun = begun
        self.text = text
        self.end = None  # None while it is spoken, or "end" or "cut"


class Ear:
    """What the voice was given, as far as it was written down."""

    def __init__(self, path):
        self.file = open(path, encoding="utf-8")
        self.rest = ""
        self.utterances = []
        self.language = ""
        self.last_event = time.time()

    def listen(self):
        time.sleep(0.05)
        self.rest += self.file.read()
        *lines, self.rest = self.rest.split("\n")
        for line in lines:
            when, what, text = line.split("\t", 2)
            self.last_event = time.time()
            if what == "language":
                self.language = text
            elif what == "begin":
                self.utterances.append(Utterance(float(when), text))
            else:
                self.utterances[-1].end = what

    def silence(self):
        """Seconds since the last speech ended; 0 while there is speech."""
        if self.utterances and self.utterances[-1].end is None:
            return 0
        return time.time() - self.last_event


class Scenario:
    def __init__(self, program, engine, language, patience, here, other_computer):
        self.program = program
        self.other_computer = other_computer
        self.other = None  # its process
        self.code = ""
        self.here = here  # the folder of the scenario
        self.blind = BlindPlayer(engine)
        self.spoken = ""
        self.patterns = {}
        self.checked = 0  # the utterances that check_once() has seen
        self.settings = ["coach=false"]  # a scenario about the coach sets it
        self.language = language
        self.patience = patience
        self.keyboard = Keyboard()
        self.ear = Ear(os.environ["QUMALAQ_HEARD"])
        self.began = time.time()
        self.place = (0, 0)  # the utterance and the character from which the next one is looked for
        self.since_key = 0
        self.process = None
        self.transcript = []
        self.faults = []

    def note(self, when, text):
        self.transcript.append((when, text))

    def search(self, pattern):
        index, offset = self.place
        for number in range(index, len(self.ear.utterances)):
            found = pattern.search(self.ear.utterances[number].text, offset if number == index else 0)
            if found:
                return number, found.end()
        return None

    def wait(self, is_done):
        """False if it was quiet for too long."""
        self.ear.last_event = time.time()
        while not is_done():
            self.ear.listen()
            if self.ear.silence() > self.patience:
                return False
        return True

    def fault(self, line, text):
        self.faults.append(f"line {line}: {text}")
        self.note(time.time(), f"!! {text}")

    def hear(self, line, pattern, must_be_whole):
        compiled = re.compile(pattern)
        if not self.wait(lambda: self.search(compiled)):
            self.fault(line, f"not heard: {pattern}")
            return None
        begin = self.place
        self.place = self.search(compiled)
        heard = self.ear.utterances[self.place[0]]
        if must_be_whole:
            self.wait(lambda: heard.end)
            if heard.end == "cut":
                self.fault(line, f"cut off: {pattern}")
        return compiled.search(heard.text, begin[1] if begin[0] == self.place[0] else 0)

    def press(self, key):
        self.ear.listen()
        self.since_key = len(self.ear.utterances)
        self.note(time.time(), f"[{key}]")
        self.keyboard.press(key)
        time.sleep(0.2)

    def play(self, line, count, choose):
        """Plays so many moves and hears the answers. A side may move several times in a row."""
        while not self.blind.is_over():
            pit = None
            if self.blind.is_to_move():
                if count == 0:
                    return
                count -= 1
                pit = choose()
                self.press(pit)
            heard = self.hear(line, self.spoken, True)
            if not heard:
                return
            if pit and heard[1] != pit:
                self.fault(line, f"pit {pit} was pressed, and told is: {heard[0]}")
            if not self.blind.add(heard[1]):
                self.fault(line, f"this cannot be played after {self.blind.moves}: {heard[0]}")
                return

    def quiet(self, seconds=QUIET):
        self.ear.last_event = time.time()
        while self.ear.silence() < seconds:
            self.ear.listen()

    def hear_all(self, line, patterns, must_be_whole=True):
        """In any order."""
        begin = end = self.place
        for pattern in patterns:
            self.place = begin
            self.hear(line, pattern, must_be_whole)
            end = max(end, self.place)
        self.place = end

    def check_once(self, line):
        """Waits until all that belongs together is told; no sentence of it may be told twice. Returns it."""
        self.quiet(PAUSE)
        told = [utterance.text.removeprefix("notification ") for utterance in self.ear.utterances[self.checked:]]
        self.checked = len(self.ear.utterances)
        # Two moves in one text may end in the same pit, and two turns may begin in the same hole.
        sentences = [sentence for text in told for sentence in set(re.split(r"(?<=[.:?]) ", text))
                     if not self.spoken or not re.match(self.spoken, sentence)]
        for sentence in set(sentences):
            if re.search(r"(\w+ ){3}.*[.?]$", sentence) and sentences.count(sentence) > 1:
                self.fault(line, f"told twice: {sentence}")
        return told

    def do_lesson(self, line, identity):
        lesson = Lesson(identity, self.language)
        self.checked = self.since_key
        missed = []
        for task in lesson.tasks:
            if task.kind == "match":
                self.do_repeats(line, missed)
            self.hear_task(line, task)
            was_missed = False
            if task.kind == "match":
                self.blind.restart(lesson.game)
                self.play(line, MOST_MOVES, self.blind.choose_well)
                expected = [self.patterns["won"]]
                self.checked = self.since_key
            elif task.kind == "show":
                self.press("Return")
                expected = []
            else:
                was_missed = self.do_task(line, task)
                expected = [self.patterns["right"], self.patterns["next"]]
            rule = [re.escape(task.text_after)] if task.text_after else []
            self.hear_all(line, expected + rule)
            told = self.check_once(line)
            if was_missed and any(re.search(self.patterns["again"], text) for text in told):
                missed.append(task)
            self.press("Return")
        if lesson.tasks[-1].kind != "match":
            self.do_repeats(line, missed)
        self.hear(line, self.patterns["done"], True)
        self.check_once(line)

    def do_repeats(self, line, missed):
        """What comes again has a position that is not in the file: the second hint answers."""
        for task in missed:
            self.check_once(line)
            self.press("h")
            self.check_once(line)
            self.press("h")
            answer = self.hear(line, self.patterns["hint"], True)
            self.check_once(line)
            for key in task.keys_for_hint(answer[1]) if answer else []:
                self.press(key)
            self.hear_all(line, [self.patterns["right"], self.patterns["next"]])
            self.check_once(line)
            self.press("Return")

    def hear_task(self, line, task):
        field = [self.patterns["field"]] if task.kind in ("count", "write") else []
        self.hear_all(line, [re.escape(task.text)] + field)
        self.check_once(line)

    def do_task(self, line, task):
        """A wrong answer, if one is possible, and the right one. Returns whether there was a wrong one."""
        wrong = task.wrong_answer()
        if wrong:
            for key in task.keys(wrong):
                self.press(key)
            self.hear(line, self.patterns["retry"], False)
            if max(len(text) for text in self.check_once(line)) < SHORTEST_REASON:
                self.fault(line, f"no reason was told why {wrong} is wrong")
            self.press("Return")
            self.hear_task(line, task)
        for key in task.keys(task.values["answer"]):
            self.press(key)
        return wrong is not None

    def do_puzzles(self, line, count):
        book = puzzle_book.read()
        self.checked = self.since_key
        for number in range(count):
            heard = self.hear(line, f"{ROW}.*?{ROW}", True)
            counts = tuple(counts_of(heard[1]) + counts_of(heard[2])) if heard else ()
            if counts not in book:
                return self.fault(line, f"this is no puzzle: {counts}")
            puzzle = book[counts]
            self.check_once(line)
            if number % 3 > 0:
                self.press(puzzle.wrong)
                self.hear(line, self.patterns["retry"], False)
                if max(len(text) for text in self.check_once(line)) < SHORTEST_REASON:
                    self.fault(line, f"no reason was told why {puzzle.wrong} is wrong")
            if number % 3 == 2:
                self.press("Tab")
                self.hear(line, self.patterns["show"], True)
                self.press("Return")
                self.hear_all(line, [self.patterns["reason"], self.patterns["next"]])
            else:
                if number % 3 == 1:
                    self.press("Return")
                    self.check_once(line)
                self.press(puzzle.answer)
                self.hear_all(line, [self.patterns["right"], self.patterns["next"]])
            self.check_once(line)
            self.press("Return")

    def check_board(self, line):
        self.press("g")
        heard = self.hear(line, f"{ROW}.*?{ROW}.*?" + r"(\d+)\D+(\d+)", True)
        if heard and self.blind.board() != counts_of(heard[1]) + counts_of(heard[2]) + [heard[3], heard[4]]:
            self.fault(line, f"told: {heard[0]}; the moves lead to {self.blind.position}")

    def perform(self, line, command, argument, folder):
        if command == "start":
            self.stop()
            with open(f"{folder}/settings.ini", "w", encoding="utf-8") as file:
                file.write("[General]\n" + "\n".join(self.settings) + "\n")
            self.blind.restart()
            heard = len(self.ear.utterances)
            self.process = subprocess.Popen(
                [self.program, "--data-dir", f"{folder}/data", "--settings", f"{folder}/settings.ini",
                 "--language", self.language, *shlex.split(argument.replace("{here}", self.here))])
            # On a busy machine the window is heard later than quiet() waits.
            self.wait(lambda: len(self.ear.utterances) > heard)
        elif command == "host":
            self.other = subprocess.Popen(
                [self.other_computer, "host", f"{folder}/other", "192.168.77.1", "100", "1", argument],
                stdout=subprocess.PIPE, encoding="ascii")
            self.code = self.other.stdout.readline().removeprefix("code ").strip()
        elif command == "code":
            for character in self.code:
                self.press(character.lower())
        elif command == "press":
            for key in argument.split():
                self.press(key)
        elif command in ("hear", "whole"):
            self.hear_all(line, argument.split(" && "), command == "whole")
        elif command == "crash":
            os.kill(int(os.environ["QUMALAQ_READER_PID"]), signal.SIGKILL)
        elif command == "unheard":
            for utterance in self.ear.utterances[self.since_key:]:
                if re.search(argument, utterance.text):
                    self.fault(line, f"should not be heard: {utterance.text}")
        elif command == "set":
            self.settings.append(argument)
        elif command == "spoken":
            self.spoken = argument
        elif command == "play":
            self.play(line, int(argument), self.blind.choose)
        elif command == "game":
            self.blind.restart(argument)
            self.play(line, MOST_MOVES, self.blind.choose_well)
        elif command in ("retry", "again", "right", "next", "field", "done", "won", "show", "reason",
                         "hint"):
            self.patterns[command] = argument
        elif command == "lesson":
            self.do_lesson(line, argument)
        elif command == "puzzles":
            self.do_puzzles(line, int(argument))
        elif command == "known":
            for pit in argument:
                self.blind.add(pit)
        elif command == "board":
            self.check_board(line)
        elif command == "cut":
            self.wait(lambda: self.ear.silence() > 0)
            time.sleep(QUIET)
            self.ear.listen()
            if self.ear.utterances[-1].end != "cut":
                self.fault(line, f"not cut off: {self.ear.utterances[-1].text}")
            self.place = (len(self.ear.utterances), 0)
        elif command == "language":
            if not re.match(argument, self.ear.language):
                self.fault(line, f"the voice speaks {self.ear.language}")
        elif command == "phonemes":
            heard = self.ear.utterances[min(self.place[0], len(self.ear.utterances) - 1)].text
            phonemes = " ".join(re.sub("[ˈˌ]", "", espeak(self.language, heard, "-q", "--ipa")).split())
            self.note(time.time(), f"[phonemes] {phonemes}")
            if not re.search(argument, phonemes):
                self.fault(line, f"spoken as {phonemes}")
        elif command == "lasts":
            seconds = seconds_of(self.language, [utterance.text for utterance in self.ear.utterances])
            self.note(time.time(), f"[{seconds:.1f} s]")
            if seconds < float(argument):
                self.fault(line, f"spoken in {seconds:.1f} s")
        elif command == "quiet":
            self.quiet()
            self.place = (len(self.ear.utterances), 0)
        else:
            sys.exit(f"line {line}: there is no command {command}")
        if self.process and self.process.poll() is not None:
            sys.exit(f"line {line}: the program ended with status {self.process.returncode}")

    def stop(self):
        if self.process:
            self.process.terminate()
            self.process.wait()
            self.process = None

    def run(self, lines):
        with tempfile.TemporaryDirectory() as folder:
            try:
                for number, line in enumerate(lines, 1):
                    command, _, argument = line.strip().partition(" ")
                    command, _, language = command.partition(".")
                    if command == "#":
                        self.note(time.time(), f"# {argument}")
                    elif command and language in ("", self.language):
                        self.perform(number, command, argument, folder)
            finally:
                self.stop()
                if self.other:
                    self.other.kill()
                    self.other.wait()
        for utterance in self.ear.utterances:
            if NEVER.search(utterance.text):
                self.faults.append(f"never to be heard: {utterance.text}")

    def told(self):
        """Keys and speech in the order of time."""
        marks = {"cut": " (cut off)", "end": "", None: " (still speaking)"}
        speech = [(u.begun, "    " + u.text + marks[u.end]) for u in self.ear.utterances]
        return [f"{when - self.began:7.1f}  {text}" for when, text in sorted(self.transcript + speech)]


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("program")
    parser.add_argument("engine")
    parser.add_argument("scenario")
    parser.add_argument("language")
    parser.add_argument("--other-computer")
    parser.add_argument("--transcript")
    parser.add_argument("--patience", type=float, default=30)
    parser.add_argument("--without-reader", action="store_true")
    options = parser.parse_args()

    scenario = Scenario(os.path.abspath(options.program), os.path.abspath(options.engine), options.language, options.patience,
                        os.path.dirname(os.path.abspath(options.scenario)), options.other_computer)
    while not scenario.ear.utterances and not options.without_reader:
        scenario.ear.listen()
        if time.time() > scenario.began + HANG_GUARD:
            print("the screen reader did not start")
            sys.exit(CANNOT_LISTEN)
    with open(options.scenario, encoding="utf-8") as file:
        lines = file.read().splitlines()
    try:
        scenario.run(lines)
    finally:
        text = "\n".join(scenario.told()) + "\n"
        if options.transcript:
            with open(options.transcript, "w", encoding="utf-8") as file:
                file.write(text)
    if scenario.faults:
        sys.exit(text + "\n" + "\n".join(scenario.faults))


if __name__ == "__main__":
    main()
