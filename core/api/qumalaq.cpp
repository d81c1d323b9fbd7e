// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/api/qumalaq.h"

#include "core/ai/engine.h"
#include "core/ai/evaluation.h"
#include "core/ai/levels.h"
#include "core/base/prng.h"
#include "core/notation/move_text.h"
#include "core/notation/position_text.h"
#include "core/notation/record_of_history.h"
#include "core/notation/tgk_reader.h"
#include "core/notation/tgk_writer.h"
#include "core/protocol/line_tokenizer.h"
#include "core/protocol/protocol_text.h"
#include "core/rules/history.h"
#include "core/rules/perft.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <exception>
#include <mutex>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

using namespace qumalaq;
using rules::AnyPosition;
using rules::GameSetup;
using rules::History;
using rules::Move;
using rules::Place;
using rules::Side;

struct qumalaq_game {
    History history;
};

struct qumalaq_reader {
    notation::TgkReader reader;
};

struct qumalaq_record {
    notation::ReadGame game;
};

struct qumalaq_engine {
    std::mutex starting; ///< Engine::stop() must not run during go()
    qumalaq_info_callback info = nullptr;
    void* data = nullptr;
    ai::SearchResult result;
    ai::Engine engine{
        {[this](const ai::SearchInfo& found) { report(found); },
         [this](const ai::SearchResult& found) { result = found; }}}; ///< last: its thread uses the others

    void report(const ai::SearchInfo& found) const;
};

static_assert(QUMALAQ_MAX_PITS == rules::kMaxPits);
static_assert(static_cast<int>(rules::TraceEvent::Kind::Collect) == QUMALAQ_COLLECT);
static_assert(static_cast<int>(notation::GameResult::Draw) == QUMALAQ_DRAW);
static_assert(static_cast<int>(ai::Score::Kind::ProvenLoss) == QUMALAQ_PROVEN_LOSS);

namespace {

constexpr qumalaq_place kPlacesASide = 10;

[[nodiscard]] qumalaq_place toPlace(Place place)
{
    return static_cast<qumalaq_place>(place.side) * kPlacesASide + place.number;
}

/// Any number: the rules know whether there is such a pit.
[[nodiscard]] std::optional<Move> toMove(qumalaq_place place)
{
    if (place < 0 || place >= 2 * kPlacesASide || place % kPlacesASide == 0)
        return std::nullopt;
    return Move{{place < kPlacesASide ? Side::South : Side::North, static_cast<std::uint8_t>(place % kPlacesASide)}};
}

std::size_t copyTo(char* text, std::size_t size, std::string_view from)
{
    if (size > 0) {
        std::size_t length = std::min(from.size(), size - 1);
        // A character of several bytes is not cut: all but its first byte begin with the bits 10.
        while (length < from.size() && length > 0 && (static_cast<unsigned char>(from[length]) & 0xC0) == 0x80)
            --length;
        std::copy_n(from.data(), length, text);
        text[length] = '\0';
    }
    return from.size();
}

qumalaq_code fail(qumalaq_error* error, qumalaq_code code, std::string_view message, int line = 0, int column = 0)
{
    if (error != nullptr) {
        error->code = code;
        error->line = line;
        error->column = column;
        copyTo(error->message, sizeof error->message, message);
    }
    return code;
}

qumalaq_code fail(qumalaq_error* error, const notation::ParseError& wrong)
{
    const qumalaq_code code = notation::isWarning(wrong.code) ? QUMALAQ_WARNING : QUMALAQ_BAD_TEXT;
    return fail(error, code, protocol::describe(wrong), wrong.line, wrong.column);
}

/// What the body returns, or `failure` if there is not enough memory or no thread.
template <typename Result, typename Body>
Result guarded(qumalaq_error* error, Result failure, const Body& body) noexcept
{
    try {
        return body();
    } catch (const std::exception& exception) {
        fail(error, QUMALAQ_NO_MEMORY, exception.what());
        return failure;
    }
}

/// "holes=5 stones=4"
bool setOptions(GameSetup& setup, std::string_view options, qumalaq_error* error)
{
    protocol::LineTokenizer words(options);
    for (protocol::Word word = words.readWord(); !word.text.empty(); word = words.readWord()) {
        const std::size_t sign = std::min(word.text.find('='), word.text.size());
        const std::string_view value = word.text.substr(std::min(sign + 1, word.text.size()));
        if (const auto done = setup.setOption(word.text.substr(0, sign), value); !done) {
            fail(error, QUMALAQ_BAD_OPTION, protocol::describe(done.error(), setup.game()), 1, word.column);
            return false;
        }
    }
    return true;
}

/// Adds the result of a game with random moves, or `outcome` if the game is over. `path` has the hashes of the
/// positions before. Decides repetition as History does, but by the hashes alone.
template <rules::GamePosition P>
void playOut(P position, std::optional<rules::Outcome> outcome, std::vector<std::uint64_t>& path, bool endsByRepetition,
             Prng& prng, qumalaq_playouts& playouts)
{
    constexpr int kMaxPlies = 10'000;
    const auto banked = [&position] {
        const auto stores = ai::storesOf(position);
        return stores[0] + stores[1];
    };
    const std::size_t before = path.size();
    std::ptrdiff_t since = 0; // no position before it can occur again
    for (int ply = 0; !outcome && ply < kMaxPlies; ++ply) {
        const int bankedBefore = banked();
        const rules::MoveList moves = position.legalMoves();
        if (endsByRepetition)
            path.push_back(position.hash());
        position.play(moves[prng.below(static_cast<std::uint32_t>(moves.size()))]);
        ++playouts.plies;
        outcome = position.outcome();
        if (banked() != bankedBefore)
            since = static_cast<std::ptrdiff_t>(path.size());
        else if (!outcome && endsByRepetition
                 && std::count(path.begin() + since, path.end(), position.hash()) + 1 >= rules::kRepetitionsToEnd)
            outcome = rules::outcomeByRepetition(position);
    }
    path.resize(before);
    if (!outcome || !outcome->winner)
        ++playouts.draws;
    else
        ++(*outcome->winner == Side::South ? playouts.south_wins : playouts.north_wins);
}

/// In an info or a result.
template <typename Target>
void fillScore(Target& told, const ai::Score& score)
{
    told.score_kind = static_cast<std::int32_t>(score.kind());
    told.score = score.isProven() ? score.plies() : score.centistones();
}

} // namespace

void qumalaq_engine::report(const ai::SearchInfo& found) const
{
    if (info == nullptr)
        return;
    std::array<qumalaq_place, ai::kMaxPly> line{};
    const std::size_t length = std::min(found.line.size(), line.size());
    std::transform(found.line.begin(), found.line.begin() + static_cast<std::ptrdiff_t>(length), line.begin(),
                   [](Move move) { return toPlace(move.from); });
    qumalaq_info told{};
    told.rank = found.rank;
    told.depth = found.depth;
    told.selective_depth = found.selectiveDepth;
    fillScore(told, found.score);
    told.hash_permille = found.hashPermille;
    told.nodes = found.nodes;
    told.elapsed_ms = found.elapsed.count();
    told.line_length = length;
    told.line = line.data();
    info(&told, data);
}

const char* qumalaq_version()
{
    return QUMALAQ_VERSION;
}

// --- The games. All names are literals, which end with a zero. ---

const char* qumalaq_known_game(std::size_t index)
{
    const auto games = rules::allGames();
    return index < games.size() ? rules::idOf(games[index]).data() : nullptr;
}

const char* qumalaq_option_key(const char* game, std::size_t option)
{
    const auto known = rules::gameById(game);
    return known && option < rules::optionsOf(*known).size() ? rules::optionsOf(*known)[option].key.data() : nullptr;
}

const char* qumalaq_option_value(const char* game, std::size_t option, std::size_t value)
{
    if (qumalaq_option_key(game, option) == nullptr)
        return nullptr;
    const auto values = rules::optionsOf(*rules::gameById(game))[option].values;
    return value < values.size() ? values[value].data() : nullptr;
}

// --- A game ---

qumalaq_game* qumalaq_game_new(const char* game, const char* options, const char* position, qumalaq_error* error)
{
    return guarded<qumalaq_game*>(error, nullptr, [&]() -> qumalaq_game* {
        const auto known = rules::gameById(game);
        if (!known) {
            fail(error, QUMALAQ_UNKNOWN_GAME, "unknown game " + protocol::inQuotes(game));
            return nullptr;
        }
        GameSetup setup(*known);
        if (options != nullptr && !setOptions(setup, options, error))
            return nullptr;
        if (position == nullptr)
            return new qumalaq_game{History(setup)};
        const auto start = notation::parsePosition(position, setup);
        if (!start) {
            fail(error, start.error());
            return nullptr;
        }
        return new qumalaq_game{History(setup, start->position)};
    });
}

qumalaq_game* qumalaq_game_copy(const qumalaq_game* game)
{
    return guarded<qumalaq_game*>(nullptr, nullptr, [&] { return new qumalaq_game(*game); });
}

void qumalaq_game_free(qumalaq_game* game)
{
    delete game;
}

const char* qumalaq_game_id(const qumalaq_game* game)
{
    return rules::idOf(game->history.setup().game()).data();
}

const char* qumalaq_game_option(const qumalaq_game* game, const char* key)
{
    return game->history.setup().option(key).data(); // a literal, or a std::string: both end with a zero
}

std::size_t qumalaq_game_position(const qumalaq_game* game, char* text, std::size_t size)
{
    return guarded<std::size_t>(nullptr, 0,
                                [&] { return copyTo(text, size, notation::toText(game->history.position())); });
}

void qumalaq_game_board(const qumalaq_game* game, qumalaq_board* board)
{
    const rules::BoardState state = game->history.position().board();
    *board = {};
    board->pits = state.pits;
    board->side_to_move = static_cast<std::int32_t>(state.sideToMove);
    board->prescribed = state.prescribed ? toPlace(*state.prescribed) : QUMALAQ_NO_PLACE;
    for (const Side side : rules::kBothSides) {
        const std::size_t index = rules::indexOf(side);
        board->stores[index] = state.stores[index];
        std::copy(state.rows[index].begin(), state.rows[index].end(), board->rows[index]);
        board->tuzdyks[index] = state.tuzdyks[index] > 0
                                    ? toPlace(rules::Pit{rules::opponentOf(side), state.tuzdyks[index]})
                                    : QUMALAQ_NO_PLACE;
    }
}

std::uint64_t qumalaq_game_hash(const qumalaq_game* game)
{
    return game->history.position().hash();
}

int qumalaq_game_moves(const qumalaq_game* game, qumalaq_place moves[QUMALAQ_MAX_PITS])
{
    if (game->history.outcome())
        return 0;
    const rules::MoveList legal = game->history.position().legalMoves();
    std::transform(legal.begin(), legal.end(), moves, [](Move move) { return toPlace(move.from); });
    return static_cast<int>(legal.size());
}

int qumalaq_game_play(qumalaq_game* game, qumalaq_place move, qumalaq_error* error)
{
    return guarded<int>(error, QUMALAQ_NO_MEMORY, [&] {
        const auto known = toMove(move);
        if (!known || !game->history.canPlay(*known))
            return fail(error, QUMALAQ_ILLEGAL_MOVE, game->history.outcome() ? "the game is over" : "illegal move");
        game->history.play(*known);
        return QUMALAQ_OK;
    });
}

int qumalaq_game_undo(qumalaq_game* game)
{
    if (game->history.plies().empty())
        return 0;
    game->history.undo();
    return 1;
}

std::size_t qumalaq_game_plies(const qumalaq_game* game)
{
    return game->history.plies().size();
}

qumalaq_place qumalaq_game_move_at(const qumalaq_game* game, std::size_t ply)
{
    const auto& plies = game->history.plies();
    return ply < plies.size() ? toPlace(plies[ply].move.from) : QUMALAQ_NO_PLACE;
}

std::size_t qumalaq_game_trace(const qumalaq_game* game, std::size_t ply, qumalaq_event* events, std::size_t size)
{
    const auto& plies = game->history.plies();
    if (ply >= plies.size())
        return 0;
    const rules::MoveTrace& trace = plies[ply].trace;
    std::transform(trace.begin(), trace.begin() + static_cast<std::ptrdiff_t>(std::min(size, trace.size())), events,
                   [](const rules::TraceEvent& event) {
                       using Kind = rules::TraceEvent::Kind;
                       const bool hasFrom =
                           event.kind != Kind::Drop && event.kind != Kind::Pass && event.kind != Kind::Turn;
                       const bool hasTo = event.kind != Kind::Lift && event.kind != Kind::Prescribe;
                       return qumalaq_event{static_cast<std::int32_t>(event.kind),
                                            hasFrom ? toPlace(event.from) : QUMALAQ_NO_PLACE,
                                            hasTo ? toPlace(event.to) : QUMALAQ_NO_PLACE, event.count};
                   });
    return trace.size();
}

int qumalaq_game_outcome(const qumalaq_game* game, qumalaq_outcome* outcome)
{
    const auto ended = game->history.outcome();
    const auto stores = ai::storesOf(game->history.position());
    outcome->result = ended ? static_cast<std::int32_t>(notation::resultOf(*ended)) : QUMALAQ_OPEN;
    outcome->reason = ended ? protocol::wordFor(ended->reason).data() : "";
    for (std::size_t side = 0; side < 2; ++side)
        outcome->score[side] = ended ? ended->score[side] : stores[side];
    return ended ? 1 : 0;
}

qumalaq_place qumalaq_move_parse(const qumalaq_game* game, const char* text, qumalaq_error* error)
{
    return guarded<qumalaq_place>(error, QUMALAQ_NO_PLACE, [&]() -> qumalaq_place {
        const auto move = notation::parseMove(text, game->history.position());
        if (move)
            return toPlace(move->from);
        fail(error, move.error());
        return QUMALAQ_NO_PLACE;
    });
}

std::size_t qumalaq_move_text(const qumalaq_game* game, qumalaq_place move, char* text, std::size_t size)
{
    return guarded<std::size_t>(nullptr, 0, [&] {
        const AnyPosition& position = game->history.position();
        const auto known = toMove(move);
        return copyTo(text, size, known && position.isLegal(*known) ? notation::toText(position, *known) : "");
    });
}

std::int32_t qumalaq_game_evaluate(const qumalaq_game* game)
{
    return guarded<std::int32_t>(nullptr, 0, [&] {
        if (game->history.outcome())
            return 0;
        // Its first use decodes the network.
        return game->history.position().visit([](const auto& position) {
            const auto learned = ai::nnue::learnedGameOf(position);
            return ai::evaluate(position, learned ? ai::nnue::embeddedNetwork(*learned).get() : nullptr);
        });
    });
}

std::uint64_t qumalaq_game_perft(const qumalaq_game* game, int depth)
{
    return game->history.position().visit(
        [depth](const auto& position) { return rules::perft(position, std::max(depth, 0)); });
}

int qumalaq_game_playouts(const qumalaq_game* game, std::uint64_t count, std::uint64_t seed, qumalaq_playouts* playouts,
                          qumalaq_error* error)
{
    return guarded<int>(error, QUMALAQ_NO_MEMORY, [&] {
        const History& history = game->history;
        const bool endsByRepetition = history.setup().endsByRepetition();
        const auto outcome = history.outcome();
        qumalaq_playouts sum{};
        std::vector<std::uint64_t> path;
        for (std::size_t ply = 0; ply < history.plies().size(); ++ply)
            path.push_back(history.positionAt(ply).hash());
        history.position().visit([&](const auto& position) {
            for (std::uint64_t i = 0; i < count; ++i) {
                Prng prng = Prng::forStream(seed, i);
                playOut(position, outcome, path, endsByRepetition, prng, sum);
            }
        });
        *playouts = sum;
        return QUMALAQ_OK;
    });
}

// --- Records ---

qumalaq_reader* qumalaq_reader_new(const char* text, std::size_t length)
{
    return guarded<qumalaq_reader*>(
        nullptr, nullptr, [&] { return new qumalaq_reader{notation::TgkReader(std::string_view(text, length))}; });
}

void qumalaq_reader_free(qumalaq_reader* reader)
{
    delete reader;
}

qumalaq_record* qumalaq_reader_next(qumalaq_reader* reader, qumalaq_error* error)
{
    return guarded<qumalaq_record*>(error, nullptr, [&]() -> qumalaq_record* {
        if (error != nullptr)
            *error = {};
        auto game = reader->reader.next();
        return game ? new qumalaq_record{std::move(*game)} : nullptr;
    });
}

qumalaq_record* qumalaq_record_new(const qumalaq_game* game)
{
    return guarded<qumalaq_record*>(nullptr, nullptr, [&] {
        return new qumalaq_record{{.record = notation::toRecord(game->history), .errors = {}}};
    });
}

void qumalaq_record_free(qumalaq_record* record)
{
    delete record;
}

int qumalaq_record_error(const qumalaq_record* record, std::size_t index, qumalaq_error* error)
{
    return guarded<int>(error, 0, [&] {
        if (index >= record->game.errors.size())
            return 0;
        fail(error, record->game.errors[index]);
        return 1;
    });
}

std::size_t qumalaq_record_moves(const qumalaq_record* record, qumalaq_place* moves, std::size_t size)
{
    const notation::GameTree& tree = record->game.record.tree();
    std::size_t count = 0;
    for (auto node = tree.firstChild(notation::NodeId::Root); node != notation::NodeId::None;
         node = tree.firstChild(node)) {
        if (count < size)
            moves[count] = toPlace(tree.move(node).from);
        ++count;
    }
    return count;
}

qumalaq_game* qumalaq_record_game(const qumalaq_record* record, std::size_t plies, qumalaq_error* error)
{
    return guarded<qumalaq_game*>(error, nullptr,
                                  [&] { return new qumalaq_game{notation::toHistory(record->game.record, plies)}; });
}

int qumalaq_record_result(const qumalaq_record* record)
{
    return static_cast<int>(record->game.record.result());
}

int qumalaq_record_set_result(qumalaq_record* record, int result, qumalaq_error* error)
{
    if (result < QUMALAQ_OPEN || result > QUMALAQ_DRAW)
        return fail(error, QUMALAQ_BAD_ARGUMENT, "no such result");
    record->game.record.setResult(static_cast<notation::GameResult>(result));
    return QUMALAQ_OK;
}

int qumalaq_record_tag(const qumalaq_record* record, std::size_t index, const char** name, const char** value)
{
    const auto& tags = record->game.record.tags();
    if (index >= tags.size())
        return 0;
    *name = tags[index].name.c_str();
    *value = tags[index].value.c_str();
    return 1;
}

int qumalaq_record_set_tag(qumalaq_record* record, const char* name, const char* value, qumalaq_error* error)
{
    return guarded<int>(error, QUMALAQ_NO_MEMORY, [&] {
        if (!notation::isTagName(name) || notation::isReservedTag(name))
            return fail(error, QUMALAQ_BAD_ARGUMENT, "no name for a tag: " + protocol::inQuotes(name));
        record->game.record.setTag(name, value);
        return QUMALAQ_OK;
    });
}

std::size_t qumalaq_record_text(const qumalaq_record* record, char* text, std::size_t size)
{
    return guarded<std::size_t>(nullptr, 0, [&] { return copyTo(text, size, notation::toTgk(record->game.record)); });
}

// --- The computer player ---

qumalaq_engine* qumalaq_engine_new()
{
    return guarded<qumalaq_engine*>(nullptr, nullptr, [] { return new qumalaq_engine; });
}

void qumalaq_engine_free(qumalaq_engine* engine)
{
    delete engine;
}

int qumalaq_engine_set_hash(qumalaq_engine* engine, int mebibytes, qumalaq_error* error)
{
    if (mebibytes < 1 || mebibytes > ai::kMaxHashMebibytes)
        return fail(error, QUMALAQ_BAD_ARGUMENT, "the table needs 1 to 65536 MiB");
    return guarded<int>(error, QUMALAQ_NO_MEMORY, [&] {
        engine->engine.setHashSize(mebibytes);
        return QUMALAQ_OK;
    });
}

int qumalaq_engine_set_threads(qumalaq_engine* engine, int threads, qumalaq_error* error)
{
    if (threads < 1 || threads > ai::kMaxThreads)
        return fail(error, QUMALAQ_BAD_ARGUMENT, "a search has 1 to 256 threads");
    engine->engine.setThreads(threads);
    return QUMALAQ_OK;
}

void qumalaq_engine_set_seed(qumalaq_engine* engine, std::uint64_t seed)
{
    engine->engine.setSeed(seed);
}

void qumalaq_engine_new_game(qumalaq_engine* engine)
{
    guarded<int>(nullptr, 0, [&] {
        engine->engine.newGame();
        return 0;
    });
}

int qumalaq_engine_start(qumalaq_engine* engine, const qumalaq_game* game, const qumalaq_limits* limits,
                         qumalaq_info_callback info, void* data, qumalaq_error* error)
{
    const bool isPossible = limits->time_ms >= 0 && limits->depth >= 0 && limits->level >= 0
                            && limits->level <= ai::kLevelCount && limits->lines >= 0 && limits->lines <= ai::kMaxLines;
    if (!isPossible)
        return fail(error, QUMALAQ_BAD_ARGUMENT, "a limit is out of its range");
    return guarded<int>(error, QUMALAQ_NO_MEMORY, [&] {
        ai::Limits wanted;
        if (limits->time_ms > 0)
            wanted.moveTime = std::chrono::milliseconds(limits->time_ms);
        if (limits->nodes > 0)
            wanted.nodes = limits->nodes;
        if (limits->depth > 0)
            wanted.depth = std::min(limits->depth, ai::kMaxDepth);
        if (limits->level > 0)
            wanted.level = limits->level;
        wanted.lines = std::max(limits->lines, 1);
        wanted.usesBook = limits->use_book != 0;
        engine->engine.stop();
        engine->engine.waitUntilIdle();
        engine->info = info;
        engine->data = data;
        engine->engine.setPosition(game->history);
        const std::scoped_lock lock(engine->starting);
        engine->engine.go(wanted);
        return QUMALAQ_OK;
    });
}

void qumalaq_engine_stop(qumalaq_engine* engine)
{
    const std::scoped_lock lock(engine->starting);
    engine->engine.stop();
}

void qumalaq_engine_wait(qumalaq_engine* engine, qumalaq_search_result* result)
{
    engine->engine.waitUntilIdle();
    const ai::SearchResult& found = engine->result;
    result->best = found.best ? toPlace(found.best->from) : QUMALAQ_NO_PLACE;
    result->reply = found.reply ? toPlace(found.reply->from) : QUMALAQ_NO_PLACE;
    fillScore(*result, found.score);
    result->nodes = found.nodes;
    result->elapsed_ms = found.elapsed.count();
    result->stopped = found.stopped ? 1 : 0;
}
