// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ai/engine.h"

#include "core/ai/budget.h"
#include "core/ai/characters.h"
#include "core/ai/endgame/endgame_value.h"
#include "core/ai/evaluation.h"
#include "core/ai/levels.h"
#include "core/ai/proven_moves.h"
#include "core/ai/search.h"
#include "core/ai/style.h"
#include "core/base/prng.h"
#include "core/base/stopwatch.h"

#include <algorithm>
#include <atomic>
#include <cassert>
#include <condition_variable>
#include <deque>
#include <mutex>
#include <optional>
#include <random>
#include <span>
#include <thread>
#include <type_traits>
#include <utility>
#include <variant>

namespace qumalaq::ai {

namespace {

/// Allocated and cleared within a few milliseconds, and enough for the seconds that a level thinks.
constexpr int kDefaultHashMebibytes = 16;
static_assert(kMaxHashMebibytes == TranspositionTable::kMaxMebibytes);

/// The most stones on the board with which an endgame table is prepared, and with which it is used: a search from more
/// stones would rarely reach it.
struct EndgameStones {
    int toPrepare = 0;
    int toAsk = 0;
};
template <rules::GamePosition P>
constexpr EndgameStones kEndgameStones =
    std::is_same_v<P, rules::TogyzqumalaqPosition> ? EndgameStones{90, 60}
                                                   : EndgameStones{.toPrepare = 255, .toAsk = 36};

/// Whether fallible levels use the network. In Togyzqumalaq they were tuned with it. In Congkak it would make the
/// beginners' levels too strong (resources/measurements.md), so they use the hand-made evaluation.
template <rules::GamePosition P>
constexpr bool kErrsByNetwork = std::is_same_v<P, rules::TogyzqumalaqPosition>;

/// Whether it plays as well as it can: no lower level and no character.
[[nodiscard]] bool isAtItsBest(const Limits& limits)
{
    return limits.level.value_or(kLevelCount) == kLevelCount && limits.character == Character::None;
}

[[nodiscard]] std::uint64_t randomSeed()
{
    return splitMix64(std::random_device()());
}

/// The game before the current position, in the form that the search needs.
[[nodiscard]] std::vector<PathEntry> pathBefore(const rules::History& history)
{
    std::vector<PathEntry> path;
    for (std::size_t ply = 0; ply < history.plies().size(); ++ply) {
        const rules::AnyPosition& position = history.positionAt(ply);
        const auto stores = storesOf(position);
        path.push_back({position.hash(), stores[0] + stores[1]});
    }
    return path;
}

/// The positions before `root` to which a move could return.
[[nodiscard]] std::vector<rules::BestemshePosition> sinceTheLastCapture(const rules::History& history,
                                                                        const rules::BestemshePosition& root)
{
    std::vector<rules::BestemshePosition> path;
    const auto take = [&]<typename P>(const P& position) {
        if constexpr (std::is_same_v<P, rules::BestemshePosition>) {
            if (stonesOnBoard(position) == stonesOnBoard(root)) {
                path.push_back(position);
                return true;
            }
        }
        return false;
    };
    for (std::size_t ply = history.plies().size(); ply-- > 0;) {
        if (!history.positionAt(ply).visit(take))
            break;
    }
    return path;
}

} // namespace

/// The thread and its queue of jobs, which run in order. A stop has the id of the last request that it stops, so it
/// never stops a later one.
class Engine::SearchThread {
public:
    SearchThread(Callbacks callbacks, Priority priority)
        : m_callbacks(std::move(callbacks))
        , m_thread([this, priority] {
            if (priority == Priority::Background)
                yieldToAllOthers(); // inherited by the other threads of a search
            work();
        })
    {
    }

    ~SearchThread()
    {
        stopAllBefore(m_lastRequest + 1);
        push(Quit{});
        m_thread.join();
    }

    SearchThread(const SearchThread&) = delete;
    SearchThread& operator=(const SearchThread&) = delete;

    void setPosition(const rules::History& history) { m_history = history; }
    void setSeed(std::optional<std::uint64_t> seed)
    {
        m_variesOpenings = seed.has_value();
        m_seed = seed.value_or(randomSeed());
        m_games = 0;
    }

    RequestId go(const Limits& limits)
    {
        const RequestId request = ++m_lastRequest;
        stopAllBefore(request);
        if (limits.ponder)
            setPondered(request);
        push(Go{request, limits, m_history, splitMix64(m_seed + m_games), m_variesOpenings, m_threads, m_book});
        return request;
    }

    void ponderHit() { setPondered(0); }

    void stop() { stopAllBefore(m_lastRequest + 1); }

    void newGame()
    {
        ++m_games;
        stop();
        push(NewGame{});
    }

    void setHashSize(int mebibytes)
    {
        stop();
        push(Resize{mebibytes});
    }

    void setThreads(int threads)
    {
        const auto processors = static_cast<int>(std::thread::hardware_concurrency()); // 0 if unknown
        m_threads = processors > 0 ? std::min(threads, processors) : threads;
    }

    void setBook(std::shared_ptr<const Book> book) { m_book = std::move(book); }

    void setEndgame(std::shared_ptr<const EndgameTable> endgame)
    {
        stop();
        push(NewEndgame{std::move(endgame)});
    }

    void setNetwork(std::shared_ptr<const nnue::Network> network)
    {
        stop();
        push(NewNetwork{std::move(network)});
    }

    void waitUntilIdle()
    {
        std::unique_lock lock(m_mutex);
        m_changed.wait(lock, [this] { return m_jobs.empty() && !m_isBusy; });
    }

private:
    struct Go {
        RequestId request = 0;
        Limits limits;
        rules::History history;
        std::uint64_t seed = 0; ///< the same throughout a game
        bool variesOpenings = false;
        int threads = 1;
        std::shared_ptr<const Book> book;
        Stopwatch asked = {};
    };
    struct NewGame {};
    struct Resize {
        int mebibytes = 1;
    };
    struct NewNetwork {
        std::shared_ptr<const nnue::Network> network;
    };
    struct NewEndgame {
        std::shared_ptr<const EndgameTable> endgame;
    };
    struct Quit {};
    using Job = std::variant<Go, NewGame, Resize, NewNetwork, NewEndgame, Quit>;

    // --- The owner's thread ---

    void push(Job job)
    {
        const std::scoped_lock lock(m_mutex);
        m_jobs.push_back(std::move(job));
        m_changed.notify_all();
    }

    void stopAllBefore(RequestId request)
    {
        // Under the mutex, or a search that is about to wait for its stop could miss it.
        const std::scoped_lock lock(m_mutex);
        m_stopBefore.store(request, std::memory_order_relaxed);
        m_changed.notify_all();
    }

    void setPondered(RequestId request)
    {
        const std::scoped_lock lock(m_mutex); // as above
        m_pondered.store(request, std::memory_order_relaxed);
        m_changed.notify_all();
    }

    // --- The worker's thread ---

    void work()
    {
        m_table.emplace(kDefaultHashMebibytes);
        for (;;) {
            std::unique_lock lock(m_mutex);
            m_isBusy = false;
            m_changed.notify_all();
            m_changed.wait(lock, [this] { return !m_jobs.empty(); });
            const Job job = std::move(m_jobs.front());
            m_jobs.pop_front();
            m_isBusy = true;
            lock.unlock();
            if (std::holds_alternative<Quit>(job))
                return;
            if (const auto* go = std::get_if<Go>(&job)) {
                answer(*go);
            } else if (const auto* resize = std::get_if<Resize>(&job)) {
                m_table->resize(resize->mebibytes);
            } else {
                if (const auto* chosen = std::get_if<NewNetwork>(&job))
                    m_network = chosen->network;
                if (const auto* endings = std::get_if<NewEndgame>(&job))
                    m_endgame = endings->endgame;
                m_table->clear();
            }
        }
    }

    [[nodiscard]] bool isStopped(RequestId request) const
    {
        return m_stopBefore.load(std::memory_order_relaxed) > request;
    }

    [[nodiscard]] bool isPondering(RequestId request) const
    {
        return m_pondered.load(std::memory_order_relaxed) == request;
    }

    void answer(const Go& go)
    {
        SearchResult result;
        if (const auto opening = openingFor(go))
            result = *opening;
        else if (!go.history.outcome())
            result = go.history.position().visit([&](const auto& root) { return search(root, go); });
        result.request = go.request;
        if (result.best) {
            const bool isInfinite = go.limits.isInfinite();
            std::unique_lock lock(m_mutex);
            m_changed.wait(lock, [&] { return isStopped(go.request) || !(isInfinite || isPondering(go.request)); });
        }
        result.stopped = isStopped(go.request);
        if (m_callbacks.result)
            m_callbacks.result(result);
        // Decoded during the other side's turn, before it is needed.
        prepareEndgame(go.history.position());
    }

    /// A move of the book, if the search may use it and it has the position.
    [[nodiscard]] static std::optional<SearchResult> openingFor(const Go& go)
    {
        const bool isAllowed = go.limits.usesBook || (go.limits.level && isAtItsBest(go.limits));
        if (!isAllowed || go.book == nullptr || go.limits.isInfinite() || go.limits.lines > 1 || go.history.outcome())
            return std::nullopt;
        const bool isBestemshe = rules::gameOf(go.history.position()) == rules::GameId::Bestemshe;
        const Book* book = isBestemshe ? embeddedBestemsheStrategy().get() : go.book.get();
        const auto opening = book ? book->choose(go.history.position(), go.seed) : std::nullopt;
        if (!opening)
            return std::nullopt;
        SearchResult result;
        result.best = opening->move;
        result.score = isBestemshe ? Score::provenWin(Score::kUnknownLength) : Score::estimate(opening->value);
        return result;
    }

    void prepareEndgame(const rules::AnyPosition& position)
    {
        position.visit([&]<typename P>(const P& known) {
            SearchSettings unused;
            if (stonesOnBoard(known) <= kEndgameStones<P>.toPrepare)
                takeEndgame(unused, known, [] { return false; });
        });
    }

    /// Sets the table of the position's game, if there is one. Waits for one that is being decoded while mayWait().
    template <rules::GamePosition P, typename MayWait>
    void takeEndgame(SearchSettings& settings, const P& position, const MayWait& mayWait)
    {
        if constexpr (std::is_same_v<P, rules::TogyzqumalaqPosition>) {
            settings.endgame = endgameTable();
        } else if constexpr (std::is_same_v<P, rules::OwarePosition>) {
            settings.owareEndgame = embeddedOwareEndgame().get();
        } else if constexpr (std::is_same_v<P, rules::BestemshePosition>) {
            constexpr std::chrono::milliseconds kPollInterval(5);
            while (!prepareBestemsheEndgame()) {
                if (!mayWait())
                    return;
                std::this_thread::sleep_for(kPollInterval);
            }
            settings.bestemsheEndgame = embeddedBestemsheEndgame().get();
        } else if constexpr (std::is_same_v<P, rules::KalahPosition>) {
            if (!m_kalahEndgame || !m_kalahEndgame->isFor(position))
                m_kalahEndgame = KalahEndgame::make(position, KalahEndgame::kStones);
            settings.kalahEndgame = m_kalahEndgame.get();
        }
    }

    [[nodiscard]] const EndgameTable* endgameTable()
    {
        if (!m_endgame)
            m_endgame = embeddedEndgame();
        return m_endgame->get();
    }

    /// Null if there is none for this position's game.
    template <rules::GamePosition P>
    [[nodiscard]] const nnue::Network* networkFor(const P& position) const
    {
        const auto game = nnue::learnedGameOf(position);
        if (!game)
            return nullptr;
        const nnue::Network* network = (m_network ? *m_network : nnue::embeddedNetwork(*game)).get();
        return network != nullptr && network->game() == *game ? network : nullptr;
    }

    /// The network that evaluates for a player; null for the hand-made evaluation. The table has the values of one
    /// network only, so it is cleared when the network changes.
    template <rules::GamePosition P>
    [[nodiscard]] const nnue::Network* evaluatingNetwork(const P& position, bool errs)
    {
        const nnue::Network* network = errs && !kErrsByNetwork<P> ? nullptr : networkFor(position);
        if (std::exchange(m_lastNetwork, network) != network)
            m_table->clear();
        return network;
    }

    /// Null if it plays as well as it can.
    template <rules::GamePosition P>
    [[nodiscard]] static const LevelSpec* levelOf(const Go& go, const P& root)
    {
        if (go.limits.character != Character::None)
            return &specOf(go.limits.character, stonesOnBoard(root));
        return go.limits.level
                   ? &levelSpec(dailyVariation(*go.limits.level, go.seed), rules::gameOf(go.history.position()))
                   : nullptr;
    }

    /// Whether it is one of the first moves of a game, which vary with the seed.
    [[nodiscard]] static bool isOpeningToVary(const Go& go)
    {
        const rules::History& history = go.history;
        return go.variesOpenings && go.limits.character == Character::None && go.limits.lines == 1
               && !go.limits.isInfinite() && history.plies().size() < kOpeningPlies
               && history.start() == rules::AnyPosition(history.setup());
    }

    /// A move that people play, if the level does so in this position and would not call it an error.
    [[nodiscard]] static std::optional<std::size_t> humanChoice(const LevelSpec& level, std::span<const RootMove> moves,
                                                                const Go& go)
    {
        if (!level.opensLikeHumans || embeddedHumanOpenings() == nullptr)
            return std::nullopt;
        const auto played = embeddedHumanOpenings()->choose(go.history.position(), go.seed);
        const auto found = std::find_if(moves.begin(), moves.end(), [&](const RootMove& move) {
            return played && move.move == played->move && moves.front().value - move.value <= level.maxLoss;
        });
        return found == moves.end() ? std::nullopt : std::optional<std::size_t>(found - moves.begin());
    }

    /// Null without a character. The table has the values of one style only, so it is cleared when the style changes.
    [[nodiscard]] const Style* styleFor(Character character, rules::Side side)
    {
        const std::pair style(character, character == Character::None ? rules::Side::South : side);
        if (std::exchange(m_lastStyle, style) != style)
            m_table->clear();
        return character == Character::None ? nullptr : &styleOf(character);
    }

    /// The proven moves of Bestemshe, for a player at its best. Subtracts the time from the budget.
    [[nodiscard]] ProvenMoves provenFor(const rules::BestemshePosition& root, const Go& go, SearchBudget& budget,
                                        const BestemsheEndgame* table) const
    {
        if (!isAtItsBest(go.limits))
            return {};
        const Stopwatch stopwatch;
        BestemsheProof::Limits limits;
        limits.nodes = std::min(kProofNodes, budget.nodes);
        limits.isStopped = [&] {
            // At most a quarter of the time; the rest is for the search.
            const bool isLate = budget.hardTime && stopwatch.elapsedMs() > *budget.hardTime / 4;
            return isStopped(go.request) || (isLate && !isPondering(go.request));
        };
        ProvenMoves proven = provenMoves(root, sinceTheLastCapture(go.history, root), table, limits);
        for (auto* time : {&budget.softTime, &budget.hardTime}) {
            if (*time)
                **time = std::max(**time - stopwatch.elapsedMs(), std::chrono::milliseconds(0));
        }
        return proven;
    }

    /// The games that have no proof.
    template <rules::GamePosition P>
        requires(!std::is_same_v<P, rules::BestemshePosition>)
    [[nodiscard]] static ProvenMoves provenFor(const P&, const Go&, const SearchBudget&, const BestemsheEndgame*)
    {
        return {};
    }

    template <rules::GamePosition P>
    [[nodiscard]] SearchResult search(const P& root, const Go& go)
    {
        const LevelSpec* level = levelOf(go, root);
        SearchBudget budget = budgetOf(go.limits, root.sideToMove(), level, m_lag);
        if (go.limits.ponder)
            budget.isPondering = [this, request = go.request] { return isPondering(request); };
        // With one legal move only its value is unknown.
        const bool isForced = root.legalMoves().size() == 1;
        if (isForced && (level != nullptr || go.limits.clock) && !go.limits.isInfinite())
            budget.depth = std::min(budget.depth, 4);

        SearchSettings settings;
        settings.isRepetitionDraw = go.history.setup().endsByRepetition();
        const bool weighsEveryMove = level != nullptr && level->isFallible();
        settings.lines = weighsEveryMove ? kMaxLines : std::clamp(go.limits.lines, 1, kMaxLines);
        if (level != nullptr && !weighsEveryMove && isOpeningToVary(go))
            settings.variation = splitMix64(go.seed ^ root.hash());
        settings.threads = go.threads;
        settings.network = evaluatingNetwork(root, weighsEveryMove);
        // A fallible level must not be perfect in the ending.
        const bool asksEndgame = !weighsEveryMove && stonesOnBoard(root) <= kEndgameStones<P>.toAsk;
        const auto mayWait = [&] { return !budget.hardTime && !isStopped(go.request); };
        if (asksEndgame)
            takeEndgame(settings, root, mayWait);
        settings.style = styleFor(go.limits.character, root.sideToMove());
        ProvenMoves proven = provenFor(root, go, budget, settings.bestemsheEndgame);
        Search<P> search(*m_table, settings, [&] { return isStopped(go.request); });
        const auto inform = [&](const SearchOutcome& found) {
            if (!m_callbacks.info || isStopped(go.request))
                return;
            SearchOutcome now = found;
            applyProof(proven, now);
            SearchInfo info;
            info.request = go.request;
            info.depth = now.depth;
            info.selectiveDepth = std::max(now.depth, now.selectiveDepth);
            info.nodes = now.nodes;
            info.elapsed = search.elapsed();
            info.hashPermille = m_table->permilleUsed();
            const int lines = std::clamp(go.limits.lines, 1, static_cast<int>(now.moves.size()));
            for (info.rank = 1; info.rank <= lines; ++info.rank) {
                const RootMove& told = now.moves[static_cast<std::size_t>(info.rank - 1)];
                info.score = info.rank == 1 ? now.score() : told.score();
                info.line = told.line;
                m_callbacks.info(info);
            }
        };
        SearchOutcome outcome = search.run(root, pathBefore(go.history), budget, inform);
        if constexpr (std::is_same_v<P, rules::BestemshePosition>) {
            // Decoded during the search. There is no time left for a proof, but the table itself needs none.
            if (asksEndgame && settings.bestemsheEndgame == nullptr && prepareBestemsheEndgame()) {
                SearchBudget spent = budget;
                spent.hardTime = std::chrono::milliseconds(0);
                proven = provenFor(root, go, spent, embeddedBestemsheEndgame().get());
            }
        }
        applyProof(proven, outcome);

        SearchResult result;
        result.nodes = outcome.nodes;
        result.elapsed = search.elapsed();
        if (go.limits.clock && budget.hardTime && !go.limits.ponder)
            learnLag(go.asked.elapsedMs() - *budget.hardTime);
        std::size_t chosen = 0;
        if (weighsEveryMove) {
            chosen = choiceOf(*level, outcome.moves, splitMix64(go.seed ^ root.hash()));
            chosen = humanChoice(*level, outcome.moves, go).value_or(chosen);
        }
        const RootMove& best = outcome.moves[chosen];
        result.best = best.move;
        result.reply = replyIn(root, best.line);
        result.score = weighsEveryMove ? best.score() : outcome.score();
        return result;
    }

    /// The lag decays slowly, because a busy machine is likely to stay busy.
    void learnLag(std::chrono::milliseconds late)
    {
        constexpr std::chrono::milliseconds kMaxLag(1'000);
        m_lag = std::clamp(late, m_lag * 15 / 16, kMaxLag);
    }

    /// The second move of a line, if it is the other side's.
    template <rules::GamePosition P>
    [[nodiscard]] static std::optional<rules::Move> replyIn(const P& root, const std::vector<rules::Move>& line)
    {
        if (line.size() < 2)
            return std::nullopt;
        P child = root;
        child.play(line.front());
        return child.sideToMove() == root.sideToMove() ? std::nullopt : std::optional(line[1]);
    }

    // Only used in the owner's thread:
    rules::History m_history;
    RequestId m_lastRequest = 0;
    int m_threads = 1;
    std::shared_ptr<const Book> m_book = embeddedBook();
    std::uint64_t m_seed = randomSeed();
    bool m_variesOpenings = false;
    std::uint64_t m_games = 0; ///< since the seed

    // Used in both threads:
    std::mutex m_mutex;
    std::condition_variable m_changed;
    std::deque<Job> m_jobs;
    bool m_isBusy = true; ///< until the worker first waits
    std::atomic<RequestId> m_stopBefore = 0;
    std::atomic<RequestId> m_pondered = 0; ///< until ponderHit()

    // Only used in the worker's thread:
    Callbacks m_callbacks;
    std::optional<TranspositionTable> m_table; ///< allocated by the worker, because that takes too long for the owner
    std::optional<std::shared_ptr<const nnue::Network>> m_network; ///< nothing: the built-in networks
    const nnue::Network* m_lastNetwork = nullptr;                  ///< of the last search
    std::optional<std::shared_ptr<const EndgameTable>> m_endgame;  ///< nothing: the built-in table
    std::shared_ptr<const KalahEndgame> m_kalahEndgame;            ///< of the last game of Kalah
    std::chrono::milliseconds m_lag{0};
    std::pair<Character, rules::Side> m_lastStyle{Character::None, rules::Side::South};

    std::thread m_thread; ///< last, because it uses all members above
};

Engine::Engine(Callbacks callbacks, Priority priority)
    : m_searchThread(std::make_unique<SearchThread>(std::move(callbacks), priority))
{
}

Engine::~Engine() = default;

void Engine::setPosition(const rules::History& history)
{
    m_searchThread->setPosition(history);
}

RequestId Engine::go(const Limits& limits)
{
    assert(!limits.level || (*limits.level >= 1 && *limits.level <= kLevelCount));
    return m_searchThread->go(limits);
}

void Engine::ponderHit()
{
    m_searchThread->ponderHit();
}

void Engine::stop()
{
    m_searchThread->stop();
}

void Engine::waitUntilIdle()
{
    m_searchThread->waitUntilIdle();
}

void Engine::newGame()
{
    m_searchThread->newGame();
}

void Engine::setHashSize(int mebibytes)
{
    m_searchThread->setHashSize(mebibytes);
}

void Engine::setThreads(int threads)
{
    assert(threads >= 1 && threads <= kMaxThreads);
    m_searchThread->setThreads(threads);
}

void Engine::setNetwork(std::shared_ptr<const nnue::Network> network)
{
    m_searchThread->setNetwork(std::move(network));
}

void Engine::setEndgame(std::shared_ptr<const EndgameTable> endgame)
{
    m_searchThread->setEndgame(std::move(endgame));
}

void Engine::setBook(std::shared_ptr<const Book> book)
{
    m_searchThread->setBook(std::move(book));
}

void Engine::setSeed(std::optional<std::uint64_t> seed)
{
    m_searchThread->setSeed(seed);
}

} // namespace qumalaq::ai
