// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/protocol/ugi_session.h"

#include "core/ai/characters.h"
#include "core/ai/engine.h"
#include "core/ai/levels.h"
#include "core/ai/win_chance.h"
#include "core/base/expected.h"
#include "core/base/utf8.h"
#include "core/notation/move_text.h"
#include "core/notation/position_text.h"
#include "core/protocol/command_queue.h"
#include "core/protocol/knowledge.h"
#include "core/protocol/line_tokenizer.h"
#include "core/protocol/protocol_text.h"
#include "core/protocol/ugi_lines.h"
#include "core/rules/history.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <cmath>
#include <condition_variable>
#include <cstdint>
#include <limits>
#include <map>
#include <mutex>
#include <optional>
#include <string>
#include <utility>

namespace qumalaq::protocol {

namespace {

using rules::AnyPosition;
using rules::GameSetup;
using rules::History;

/// The timeout of `quit`: much longer than a stopped search takes, and short for a host that waits for the end.
constexpr std::chrono::milliseconds kQuitTimeout(800);

[[nodiscard]] std::string scoreText(const ai::Score& score)
{
    switch (score.kind()) {
    case ai::Score::Kind::Estimate:
        return "cp " + std::to_string(score.centistones());
    case ai::Score::Kind::ProvenWin:
        return "mate " + std::to_string(score.plies());
    case ai::Score::Kind::ProvenLoss:
        return "mate -" + std::to_string(score.plies());
    case ai::Score::Kind::ProvenDraw:
        break;
    }
    return "cp 0";
}

[[nodiscard]] std::string speedText(std::uint64_t nodes, std::chrono::milliseconds elapsed)
{
    const auto time = static_cast<std::uint64_t>(elapsed.count());
    return "nodes " + std::to_string(nodes) + " nps " + std::to_string(nodes * 1'000 / std::max<std::uint64_t>(time, 1))
           + " time " + std::to_string(time);
}

} // namespace

class UgiSession::Private {
public:
    explicit Private(Output output)
        : m_output(std::move(output))
        , m_engine({[this](const ai::SearchInfo& info) { report(info); },
                    [this](const ai::SearchResult& result) { report(result); }})
        , m_queue([this](std::string_view line, CommandQueue::Number number) { execute(line, number); })
    {
    }

    ~Private()
    {
        stopAll(); // the queue waits for the searches
    }

    Private(const Private&) = delete;
    Private& operator=(const Private&) = delete;

    bool handle(std::string_view line)
    {
        if (std::exchange(m_isFirstLine, false))
            line = withoutByteOrderMark(line);
        LineTokenizer words(line);
        const Word command = words.readWord();
        if (command.text.empty())
            return true;
        if (command.text == "quit") {
            writeGoodbye();
            return false;
        }
        if (command.text == "stop")
            answer(command, stop(words));
        else if (command.text == "isready")
            answer(command, isReady(words));
        else
            m_queue.push(line);
        return true;
    }

    void finish()
    {
        m_queue.waitUntilEmpty();
        if (!hasEnd())
            m_engine.stop();
        m_engine.waitUntilIdle();
    }

private:
    using Handler = Done (Private::*)(LineTokenizer&);

    // --- In the reading thread ---

    /// Stops the searches of all commands so far, even of those that have not begun.
    void stopAll()
    {
        const std::scoped_lock lock(m_mutex);
        m_lastStopped = m_queue.lastNumber();
        m_engine.stop();
    }

    Done stop(LineTokenizer& words)
    {
        if (auto end = expectEnd(words); !end)
            return end;
        stopAll();
        return {};
    }

    Done isReady(LineTokenizer& words)
    {
        if (auto end = expectEnd(words); !end)
            return end;
        writeLine("readyok");
        return {};
    }

    void writeGoodbye()
    {
        const auto end = std::chrono::steady_clock::now() + kQuitTimeout;
        stopAll();
        m_queue.waitUntilEmpty(kQuitTimeout);
        std::unique_lock lock(m_mutex);
        m_isAnswered.wait_until(lock, end, [this] { return m_asked.empty(); });
    }

    // --- In the queue's thread ---

    void execute(std::string_view line, CommandQueue::Number number)
    {
        m_number = number;
        LineTokenizer words(line);
        const Word command = words.readWord();
        answer(command, run(command, words));
    }

    [[nodiscard]] Done run(const Word& command, LineTokenizer& words)
    {
        static constexpr std::pair<std::string_view, Handler> kHandlers[] = {
            {"ugi", &Private::introduce},
            {"setoption", &Private::setOption},
            {"uginewgame", &Private::newGame},
            {"position", &Private::setPosition},
            {"go", &Private::go},
            {"query", &Private::query},
            {"ponderhit", &Private::ponderHit},
        };
        for (const auto& [name, handler] : kHandlers) {
            if (name == command.text)
                return (this->*handler)(words);
        }
        return problemAt(command, "unknown command " + inQuotes(command.text));
    }

    /// Waits for a running search. One without an end is stopped.
    void endSearch()
    {
        if (!hasEnd())
            m_engine.stop();
        m_queue.whileItWaits([this] { m_engine.waitUntilIdle(); });
    }

    /// Whether the last search ends by itself.
    [[nodiscard]] bool hasEnd() const { return !m_isInfinite && !m_isPondering; }

    // --- Commands ---

    Done introduce(LineTokenizer& words)
    {
        if (auto end = expectEnd(words); !end)
            return end;
        writeLine("id name Qumalaq");
        writeLine("id author The Qumalaq authors");
        std::string games = "option name Game type combo default " + std::string(rules::idOf(GameSetup().game()));
        for (const rules::GameId game : rules::allGames())
            games += " var " + std::string(rules::idOf(game));
        writeLine(games);
        for (const Number& option : numberOptions()) {
            writeLine("option name " + std::string(option.name) + " type spin default " + std::to_string(option.preset)
                      + " min " + std::to_string(option.minimum) + " max " + std::to_string(option.maximum));
        }
        writeLine("option name Book type string default builtin");
        writeLine("option name Endgame type string default builtin");
        writeLine("option name Ponder type check default false");
        std::string characters = "option name Character type combo default " + std::string(idOf(m_character));
        characters += " var " + std::string(idOf(ai::Character::None));
        for (const ai::Character character : ai::kCharacters)
            characters += " var " + std::string(idOf(character));
        writeLine(characters);
        for (const std::string& line : gameOptionLines())
            writeLine(line);
        writeLine("ugiok");
        return {};
    }

    Done setOption(LineTokenizer& words)
    {
        if (const Word word = words.readWord(); word.text != "name")
            return problemAt(word, "'name' is missing");
        const Word name = words.readWord();
        if (const Word word = words.readWord(); word.text != "value")
            return problemAt(word, "'value' is missing");
        if (const Number* option = numberOption(name.text)) {
            const auto number = numberFrom(words, name.text, option->minimum, option->maximum);
            if (!number)
                return unexpected(number.error());
            if (auto end = expectEnd(words); !end)
                return end;
            (this->*option->set)(static_cast<int>(*number));
            return {};
        }
        if (name.text == "Book" || name.text == "Endgame")
            return setKnowledge(name, words.readRest());
        const Word value = words.readWord();
        if (auto end = expectEnd(words); !end)
            return end;
        if (name.text == "Ponder")
            return setPonder(value);
        if (name.text == "Character")
            return setCharacter(value);
        GameSetup setup = m_history.setup();
        if (name.text == "Game") {
            const auto game = rules::gameById(value.text);
            if (!game)
                return problemAt(value, "unknown game " + inQuotes(value.text));
            setup = GameSetup(*game);
        } else if (const auto set = setup.setOption(name.text, value.text); !set) {
            const bool isNameWrong = set.error().code == rules::SetupError::Code::UnknownOption;
            return problemAt(isNameWrong ? name : value, describe(set.error(), setup.game()));
        }
        m_history = History(setup);
        return {};
    }

    /// A book takes effect at the next search. A table ends a running one.
    Done setKnowledge(const Word& name, const Word& value)
    {
        if (value.text.empty())
            return problemAt(value, std::string(name.text) + " needs 'builtin', 'none' or a file");
        if (name.text == "Book") {
            const auto book = bookFrom(value.text);
            if (!book)
                return problemAt(value, book.error());
            m_engine.setBook(*book);
            return {};
        }
        const auto table = m_queue.whileItWaits([&] { return endgameFrom(value.text); });
        if (!table)
            return problemAt(value, table.error());
        endSearch();
        m_engine.setEndgame(*table);
        return {};
    }

    Done setPonder(const Word& value)
    {
        if (value.text != "true" && value.text != "false")
            return problemAt(value, inQuotes(value.text) + " is neither 'true' nor 'false'");
        m_ponders = value.text == "true";
        return {};
    }

    Done setCharacter(const Word& value)
    {
        const auto character = ai::characterById(value.text);
        if (!character)
            return problemAt(value, "unknown character " + inQuotes(value.text));
        m_character = *character;
        return {};
    }

    /// A numeric option of the engine itself.
    struct Number {
        std::string_view name;
        int preset;
        int minimum;
        int maximum;
        void (Private::*set)(int);
    };
    static constexpr std::size_t kNumberCount = 5;
    [[nodiscard]] static const std::array<Number, kNumberCount>& numberOptions()
    {
        static constexpr std::array<Number, kNumberCount> kOptions = {{
            {"Hash", 16, 1, ai::kMaxHashMebibytes, &Private::setHash},
            {"Threads", 1, 1, ai::kMaxThreads, &Private::setThreads},
            {"MultiPV", 1, 1, ai::kMaxLines, &Private::setLines},
            {"Level", 0, 0, ai::kLevelCount, &Private::setLevel},
            {"Seed", 0, 0, std::numeric_limits<std::int32_t>::max(), &Private::setSeed},
        }};
        return kOptions;
    }

    [[nodiscard]] static const Number* numberOption(std::string_view name)
    {
        const auto at = std::find_if(numberOptions().begin(), numberOptions().end(),
                                     [name](const Number& option) { return option.name == name; });
        return at == numberOptions().end() ? nullptr : &*at;
    }

    void setHash(int mebibytes)
    {
        endSearch();
        m_engine.setHashSize(mebibytes);
    }
    void setThreads(int threads) { m_engine.setThreads(threads); }
    void setLines(int lines) { m_lines = lines; }
    void setLevel(int level) { m_level = level; }
    void setSeed(int seed)
    {
        m_engine.setSeed(seed > 0 ? std::optional<std::uint64_t>(static_cast<std::uint64_t>(seed)) : std::nullopt);
    }

    Done newGame(LineTokenizer& words)
    {
        if (auto end = expectEnd(words); !end)
            return end;
        endSearch();
        m_engine.newGame();
        return {};
    }

    Done setPosition(LineTokenizer& words)
    {
        const GameSetup& setup = m_history.setup();
        History history(setup);
        const Word kind = words.readWord();
        if (kind.text == "fen") {
            const Word text = words.readUntil("moves");
            const auto parsed = notation::parsePosition(text.text, setup);
            if (!parsed)
                return problemIn(text, parsed.error());
            history = History(setup, parsed->position);
        } else if (kind.text != "startpos") {
            return problemAt(kind, "'startpos' or 'fen' is missing");
        }
        if (const Word word = words.readWord(); !word.text.empty()) {
            if (word.text != "moves")
                return problemAt(word, "unexpected " + inQuotes(word.text));
            for (Word move = words.readWord(); !move.text.empty(); move = words.readWord()) {
                if (history.outcome())
                    return problemAt(move, "the game is over before " + inQuotes(move.text));
                const auto parsed = notation::parseMove(move.text, history.position());
                if (!parsed)
                    return problemIn(move, parsed.error());
                history.play(*parsed);
            }
        }
        m_history = std::move(history);
        return {};
    }

    Done go(LineTokenizer& words)
    {
        auto limits = limitsFrom(words, m_history.position().sideToMove());
        if (!limits)
            return unexpected(limits.error());
        endSearch();
        m_isInfinite = limits->isInfinite();
        m_isPondering = limits->ponder;
        limits->infinite = m_isInfinite; // otherwise a level would give it an end
        limits->lines = m_lines;
        limits->character = m_character;
        if (m_level > 0)
            limits->level = m_level;
        else
            limits->usesBook =
                limits->clock.has_value() && m_character == ai::Character::None; // a game, not an analysis
        m_engine.setPosition(m_history);
        // Locked, because the first report may come before go() has returned.
        const std::scoped_lock lock(m_mutex);
        m_asked.emplace(m_engine.go(*limits), Asked{m_history.position(), m_ponders});
        if (m_number <= m_lastStopped)
            m_engine.stop();
        return {};
    }

    Done ponderHit(LineTokenizer& words)
    {
        if (auto end = expectEnd(words); !end)
            return end;
        m_engine.ponderHit();
        m_isPondering = false;
        return {};
    }

    Done query(LineTokenizer& words)
    {
        const Word what = words.readWord();
        if (auto end = expectEnd(words); !end)
            return end;
        const auto outcome = m_history.outcome();
        if (what.text == "p1turn") {
            writeLine(m_history.position().sideToMove() == rules::Side::South ? "response true" : "response false");
        } else if (what.text == "gameover") {
            writeLine(outcome ? "response true" : "response false");
        } else if (what.text == "result") {
            if (!outcome)
                writeLine("response none");
            else if (!outcome->winner)
                writeLine("response draw");
            else
                writeLine(*outcome->winner == rules::Side::South ? "response p1win" : "response p2win");
        } else {
            return problemAt(what, "'p1turn', 'gameover' or 'result' is missing");
        }
        return {};
    }

    /// An error within a word, converted to the columns of the line.
    [[nodiscard]] static Done problemIn(const Word& word, const notation::ParseError& error)
    {
        return problemAt({word.text, word.column + error.column - 1}, describe(error));
    }

    // --- Output ---

    /// Reports the error, if there is one.
    void answer(const Word& command, const Done& done)
    {
        if (!done)
            writeLine("info string error: " + quotedCommand(command) + done.error());
    }

    /// The command for an error message, if it looks like one.
    [[nodiscard]] static std::string quotedCommand(const Word& command)
    {
        const bool isPlain =
            command.text.size() <= 10
            && std::all_of(command.text.begin(), command.text.end(), [](char c) { return c >= 'a' && c <= 'z'; });
        return isPlain ? std::string(command.text) + ": " : std::string();
    }

    void writeLine(std::string_view line)
    {
        const std::scoped_lock lock(m_outputMutex);
        m_output(line);
    }

    /// The request of a go().
    struct Asked {
        AnyPosition root;
        bool wantsReply = false;
    };

    [[nodiscard]] Asked askedBy(ai::RequestId request)
    {
        const std::scoped_lock lock(m_mutex);
        return m_asked.at(request);
    }

    void report(const ai::SearchInfo& info)
    {
        std::string line = "info depth " + std::to_string(info.depth) + " seldepth "
                           + std::to_string(info.selectiveDepth) + " multipv " + std::to_string(info.rank) + " score "
                           + scoreText(info.score) + " winchance "
                           + std::to_string(std::lround(1'000 * ai::winChance(info.score))) + " hashfull "
                           + std::to_string(info.hashPermille) + ' ' + speedText(info.nodes, info.elapsed) + " pv";
        AnyPosition position = askedBy(info.request).root;
        for (const rules::Move move : info.line) {
            line += ' ' + toWire(position, move);
            position.play(move);
        }
        writeLine(line);
    }

    void report(const ai::SearchResult& result)
    {
        writeLine("info " + speedText(result.nodes, result.elapsed));
        const Asked asked = askedBy(result.request);
        std::string line = "bestmove " + (result.best ? toWire(asked.root, *result.best) : std::string("none"));
        if (asked.wantsReply && result.reply) {
            AnyPosition next = asked.root;
            next.play(*result.best);
            line += " ponder " + toWire(next, *result.reply);
        }
        writeLine(line);
        const std::scoped_lock lock(m_mutex);
        m_asked.erase(result.request);
        m_isAnswered.notify_all();
    }

    // Only used in the reading thread:
    bool m_isFirstLine = true;

    // Only used in the queue's thread:
    CommandQueue::Number m_number = 0; ///< of the current command
    History m_history;
    int m_level = 0;
    int m_lines = 1;
    ai::Character m_character = ai::Character::None;
    bool m_ponders = false;     ///< the option Ponder
    bool m_isInfinite = false;  ///< the last search
    bool m_isPondering = false; ///< the last search waits for ponderhit

    // Used in all threads:
    std::mutex m_outputMutex; ///< separate, because a write may block until the host reads
    Output m_output;
    std::mutex m_mutex; ///< guards the members below; also m_engine.go() against stop()
    std::condition_variable m_isAnswered;
    std::map<ai::RequestId, Asked> m_asked; ///< searches without an answer yet
    CommandQueue::Number m_lastStopped = 0; ///< the last command before the last `stop`

    ai::Engine m_engine;  ///< after the members that its callbacks use
    CommandQueue m_queue; ///< last, because its thread uses all members above
};

UgiSession::UgiSession(Output output) : d(std::make_unique<Private>(std::move(output))) {}

UgiSession::~UgiSession() = default;

bool UgiSession::handle(std::string_view line)
{
    return d->handle(line);
}

void UgiSession::finish()
{
    d->finish();
}

} // namespace qumalaq::protocol
