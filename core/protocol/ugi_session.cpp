// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/protocol/ugi_session.h"

#include "core/ai/engine.h"
#include "core/ai/levels.h"
#include "core/base/expected.h"
#include "core/notation/move_text.h"
#include "core/notation/position_text.h"
#include "core/protocol/knowledge.h"
#include "core/protocol/line_words.h"
#include "core/protocol/words.h"
#include "core/rules/history.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <map>
#include <mutex>
#include <string>
#include <utility>
#include <vector>

namespace qumalaq::protocol {

namespace {

using rules::AnyPosition;
using rules::GameSetup;
using rules::History;

/// Some thirty years: far from where a count of milliseconds could overflow.
constexpr std::int64_t kMostMilliseconds = 1'000'000'000'000;
constexpr std::int64_t kMostNodes = 1'000'000'000'000'000'000;

/// What is wrong with a line, ready to be said.
using Problem = std::string;
using Done = Expected<void, Problem>;

[[nodiscard]] auto problemAt(const Word& word, std::string_view what)
{
    return unexpected("column " + std::to_string(word.column) + ": " + std::string(what));
}

[[nodiscard]] Expected<std::int64_t, Problem> numberFrom(LineWords& words, std::string_view name, std::int64_t least,
                                                         std::int64_t most)
{
    const Word word = words.take();
    if (word.text.empty())
        return problemAt(word, std::string(name) + " needs a number");
    const auto number = toNumber(word.text);
    if (!number || *number < least || *number > most)
        return problemAt(word, quoted(word.text) + " is not a number from " + std::to_string(least) + " to "
                                   + std::to_string(most));
    return *number;
}

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
        , m_engine({[this](const ai::SearchInfo& info) { tell(info); },
                    [this](const ai::SearchResult& result) { tell(result); }})
    {
    }

    bool handle(std::string_view line)
    {
        LineWords words(line);
        const Word command = words.take();
        if (command.text.empty())
            return true;
        if (command.text == "quit") {
            m_engine.stop();
            m_engine.waitUntilIdle();
            return false;
        }
        if (const Done done = run(command, words); !done)
            say("info string error: " + quotedCommand(command) + done.error());
        return true;
    }

    void finish()
    {
        if (m_isInfinite)
            m_engine.stop();
        m_engine.waitUntilIdle();
    }

private:
    using Handler = Done (Private::*)(LineWords&);

    [[nodiscard]] Done run(const Word& command, LineWords& words)
    {
        static constexpr std::pair<std::string_view, Handler> kHandlers[] = {
            {"ugi", &Private::introduce},      {"isready", &Private::isReady},      {"setoption", &Private::setOption},
            {"uginewgame", &Private::newGame}, {"position", &Private::setPosition}, {"go", &Private::go},
            {"stop", &Private::stop},          {"query", &Private::query},
        };
        for (const auto& [name, handler] : kHandlers) {
            if (name == command.text)
                return (this->*handler)(words);
        }
        return problemAt(command, "unknown command " + quoted(command.text));
    }

    /// The command, if it is one of ours, to say where an error belongs.
    [[nodiscard]] static std::string quotedCommand(const Word& command)
    {
        const bool isPlain =
            command.text.size() <= 10
            && std::all_of(command.text.begin(), command.text.end(), [](char c) { return c >= 'a' && c <= 'z'; });
        return isPlain ? std::string(command.text) + ": " : std::string();
    }

    [[nodiscard]] static Done expectEnd(LineWords& words)
    {
        if (const Word word = words.take(); !word.text.empty())
            return problemAt(word, "unexpected " + quoted(word.text));
        return {};
    }

    // --- Commands ---

    Done introduce(LineWords& words)
    {
        if (auto end = expectEnd(words); !end)
            return end;
        say("id name Qumalaq");
        say("id author The Qumalaq authors");
        std::string games = "option name Game type combo default " + std::string(rules::idOf(GameSetup().game()));
        for (const rules::GameId game : rules::allGames())
            games += " var " + std::string(rules::idOf(game));
        say(games);
        for (const Number& option : numberOptions()) {
            say("option name " + std::string(option.name) + " type spin default " + std::to_string(option.preset)
                + " min " + std::to_string(option.least) + " max " + std::to_string(option.most));
        }
        say("option name Book type string default builtin");
        say("option name Endgame type string default builtin");
        introduceGameOptions();
        say("ugiok");
        return {};
    }

    /// Games may share a key: it is listed once, as the first of them has it, with every value that one of them takes.
    void introduceGameOptions()
    {
        struct Listed {
            const rules::OptionSpec* spec;
            std::string preset;
            std::vector<std::string_view> values;
        };
        std::vector<Listed> listed;
        for (const rules::GameId game : rules::allGames()) {
            for (const rules::OptionSpec& spec : rules::optionsOf(game)) {
                auto at = std::find_if(listed.begin(), listed.end(),
                                       [&](const Listed& option) { return option.spec->key == spec.key; });
                if (at == listed.end())
                    at = listed.insert(listed.end(), {&spec, std::string(GameSetup(game).option(spec.key)), {}});
                for (const std::string_view value : spec.values) {
                    if (std::find(at->values.begin(), at->values.end(), value) == at->values.end())
                        at->values.push_back(value);
                }
            }
        }
        for (const Listed& option : listed) {
            using Kind = rules::OptionSpec::Kind;
            const rules::OptionSpec& spec = *option.spec;
            const Kind kind = spec.kind;
            std::string line = "option name " + std::string(spec.key) + " type "
                               + (kind == Kind::Number ? "spin" : (kind == Kind::Choice ? "combo" : "string"))
                               + " default " + option.preset;
            if (kind == Kind::Number)
                line += " min " + std::to_string(spec.least) + " max " + std::to_string(spec.most);
            if (kind == Kind::Choice) {
                for (const std::string_view value : option.values)
                    line += " var " + std::string(value);
            }
            say(line);
        }
    }

    Done isReady(LineWords& words)
    {
        if (auto end = expectEnd(words); !end)
            return end;
        // While it searches the engine answers at once; else when tables are cleared and allocated.
        if (!isSearching())
            m_engine.waitUntilIdle();
        say("readyok");
        return {};
    }

    Done setOption(LineWords& words)
    {
        if (const Word word = words.take(); word.text != "name")
            return problemAt(word, "'name' is missing");
        const Word name = words.take();
        if (const Word word = words.take(); word.text != "value")
            return problemAt(word, "'value' is missing");
        if (const Number* option = numberOption(name.text)) {
            const auto number = numberFrom(words, name.text, option->least, option->most);
            if (!number)
                return unexpected(number.error());
            if (auto end = expectEnd(words); !end)
                return end;
            (this->*option->set)(static_cast<int>(*number));
            return {};
        }
        const Word value = words.take();
        if (auto end = expectEnd(words); !end)
            return end;
        if (name.text == "Book" || name.text == "Endgame")
            return setKnowledge(name, value);
        GameSetup setup = m_history.setup();
        if (name.text == "Game") {
            const auto game = rules::gameById(value.text);
            if (!game)
                return problemAt(value, "unknown game " + quoted(value.text));
            setup = GameSetup(*game);
        } else if (const auto set = setup.setOption(name.text, value.text); !set) {
            const bool isNameWrong = set.error().code == rules::SetupError::Code::UnknownOption;
            return problemAt(isNameWrong ? name : value, describe(set.error(), setup.game()));
        }
        m_history = History(setup);
        return {};
    }

    /// The book takes effect at the next search, the table ends one that runs.
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
        const auto table = endgameFrom(value.text);
        if (!table)
            return problemAt(value, table.error());
        finish();
        m_engine.setEndgame(*table);
        return {};
    }

    /// An option of the engine itself that is a number.
    struct Number {
        std::string_view name;
        int preset;
        int least;
        int most;
        void (Private::*set)(int);
    };
    static constexpr std::size_t kNumberCount = 4;
    [[nodiscard]] static const std::array<Number, kNumberCount>& numberOptions()
    {
        static constexpr std::array<Number, kNumberCount> kOptions = {{
            {"Hash", 16, 1, 65'536, &Private::setHash},
            {"Threads", 1, 1, ai::kMostThreads, &Private::setThreads},
            {"MultiPV", 1, 1, ai::kMostLines, &Private::setLines},
            {"Level", 0, 0, ai::kLevelCount, &Private::setLevel},
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
        finish();
        m_engine.setHashSize(mebibytes);
    }
    void setThreads(int threads) { m_engine.setThreads(threads); }
    void setLines(int lines) { m_lines = lines; }
    void setLevel(int level) { m_level = level; }

    Done newGame(LineWords& words)
    {
        if (auto end = expectEnd(words); !end)
            return end;
        finish();
        m_engine.newGame();
        return {};
    }

    Done setPosition(LineWords& words)
    {
        const GameSetup& setup = m_history.setup();
        History history(setup);
        const Word kind = words.take();
        if (kind.text == "fen") {
            const Word text = words.takeUntil("moves");
            const auto parsed = notation::parsePosition(text.text, setup);
            if (!parsed)
                return problemIn(text, parsed.error());
            history = History(setup, parsed->position);
        } else if (kind.text != "startpos") {
            return problemAt(kind, "'startpos' or 'fen' is missing");
        }
        if (const Word word = words.take(); !word.text.empty()) {
            if (word.text != "moves")
                return problemAt(word, "unexpected " + quoted(word.text));
            for (Word move = words.take(); !move.text.empty(); move = words.take()) {
                if (history.outcome())
                    return problemAt(move, "the game is over before " + quoted(move.text));
                const auto parsed = notation::parseMove(move.text, history.position());
                if (!parsed)
                    return problemIn(move, parsed.error());
                history.play(*parsed);
            }
        }
        m_history = std::move(history);
        return {};
    }

    Done go(LineWords& words)
    {
        ai::Limits limits;
        ai::Limits::Clock clock;
        std::array<bool, 2> hasTime{};
        for (Word word = words.take(); !word.text.empty(); word = words.take()) {
            if (word.text == "infinite") {
                limits.infinite = true;
                continue;
            }
            if (word.text == "ponder")
                continue; // there is no pondering here: it is a search as any other
            const bool isCount = word.text == "depth" || word.text == "nodes";
            const bool isTime = word.text == "p1time" || word.text == "p2time";
            if (!isCount && !isTime && word.text != "movetime" && word.text != "p1inc" && word.text != "p2inc")
                return problemAt(word, "unexpected " + quoted(word.text));
            // A clock may have run out already; nothing else is below zero.
            const auto number =
                numberFrom(words, word.text, isTime ? -kMostMilliseconds : 0, isCount ? kMostNodes : kMostMilliseconds);
            if (!number)
                return unexpected(number.error());
            const std::chrono::milliseconds time(*number);
            const std::size_t player = word.text[1] == '2' ? 1 : 0;
            if (word.text == "depth") {
                limits.depth = static_cast<int>(std::clamp<std::int64_t>(*number, 1, ai::kMostDepth));
            } else if (word.text == "nodes") {
                limits.nodes = static_cast<std::uint64_t>(std::max<std::int64_t>(*number, 1));
            } else if (word.text == "movetime") {
                limits.moveTime = time;
            } else if (isTime) {
                clock.remaining[player] = time;
                hasTime[player] = true;
            } else {
                clock.increment[player] = time;
            }
        }
        if (hasTime[0] || hasTime[1]) {
            const std::size_t mover = rules::indexOf(m_history.position().sideToMove());
            if (!hasTime[mover])
                return unexpected(std::string(mover == 0 ? "p1time" : "p2time") + " is missing");
            limits.clock = clock;
        }
        finish();
        m_isInfinite = limits.isInfinite();
        limits.infinite = m_isInfinite; // a level alone would give it an end
        limits.lines = m_lines;
        if (m_level > 0)
            limits.level = m_level;
        else
            limits.usesBook = limits.clock.has_value(); // a game, and no analysis
        m_engine.setPosition(m_history);
        // Under the lock: the first report may come before go() has returned.
        const std::scoped_lock lock(m_mutex);
        m_roots.emplace(m_engine.go(limits), m_history.position());
        return {};
    }

    Done stop(LineWords& words)
    {
        if (auto end = expectEnd(words); !end)
            return end;
        m_engine.stop();
        return {};
    }

    Done query(LineWords& words)
    {
        const Word what = words.take();
        if (auto end = expectEnd(words); !end)
            return end;
        const auto outcome = m_history.outcome();
        if (what.text == "p1turn") {
            say(m_history.position().sideToMove() == rules::Side::South ? "response true" : "response false");
        } else if (what.text == "gameover") {
            say(outcome ? "response true" : "response false");
        } else if (what.text == "result") {
            if (!outcome)
                say("response none");
            else if (!outcome->winner)
                say("response draw");
            else
                say(*outcome->winner == rules::Side::South ? "response p1win" : "response p2win");
        } else {
            return problemAt(what, "'p1turn', 'gameover' or 'result' is missing");
        }
        return {};
    }

    /// An error inside a word that is itself a text with columns.
    [[nodiscard]] static Done problemIn(const Word& word, const notation::ParseError& error)
    {
        return problemAt({word.text, word.column + error.column - 1}, describe(error));
    }

    // --- Output ---

    void say(std::string_view line)
    {
        const std::scoped_lock lock(m_mutex);
        m_output(line);
    }

    [[nodiscard]] bool isSearching()
    {
        const std::scoped_lock lock(m_mutex);
        return !m_roots.empty();
    }

    void tell(const ai::SearchInfo& info)
    {
        const std::scoped_lock lock(m_mutex);
        std::string line = "info depth " + std::to_string(info.depth) + " seldepth "
                           + std::to_string(info.selectiveDepth) + " multipv " + std::to_string(info.rank) + " score "
                           + scoreText(info.score) + " hashfull " + std::to_string(info.hashPermille) + ' '
                           + speedText(info.nodes, info.elapsed) + " pv";
        AnyPosition position = m_roots.at(info.request);
        for (const rules::Move move : info.line) {
            line += ' ' + toWire(position, move);
            position.play(move);
        }
        m_output(line);
    }

    void tell(const ai::SearchResult& result)
    {
        const std::scoped_lock lock(m_mutex);
        m_output("info " + speedText(result.nodes, result.elapsed));
        const auto root = m_roots.extract(result.request);
        m_output("bestmove " + (result.best ? toWire(root.mapped(), *result.best) : std::string("none")));
    }

    Output m_output;
    History m_history;
    int m_level = 0;
    int m_lines = 1;
    bool m_isInfinite = false;

    std::mutex m_mutex;                           ///< guards m_output and m_roots
    std::map<ai::RequestId, AnyPosition> m_roots; ///< of the searches that have not been answered

    ai::Engine m_engine; ///< the last member: its callbacks use all others
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
