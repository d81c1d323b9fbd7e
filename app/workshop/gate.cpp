// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workshop/gate.h"

#include <QThread>

#include <algorithm>
#include <charconv>
#include <memory>
#include <mutex>
#include <optional>

namespace qumalaq::workshop {

namespace {

constexpr std::string_view kLetters = "LDW"; // [half points]
constexpr std::string_view kPairs = "pairs"; // the line after the header

[[nodiscard]] std::optional<std::pair<int, PairGames>> pairFrom(std::string_view line)
{
    int pair = 0;
    const auto [end, error] = std::from_chars(line.data(), line.data() + line.size(), pair);
    const std::string_view rest = line.substr(static_cast<std::size_t>(end - line.data()));
    if (error != std::errc() || pair < 0 || rest.size() != 3 || rest[0] != ' ')
        return std::nullopt;
    const std::size_t first = kLetters.find(rest[1]);
    const std::size_t second = kLetters.find(rest[2]);
    if (first == std::string_view::npos || second == std::string_view::npos)
        return std::nullopt;
    return std::pair{pair, PairGames{static_cast<int>(first), static_cast<int>(second)}};
}

} // namespace

PairScore GateRecord::score() const
{
    PairScore score;
    for (const auto& [pair, games] : pairs)
        score.add(games);
    return score;
}

std::string toText(const GateHeader& header)
{
    std::string text;
    for (const auto& [key, value] : header)
        text += key + ' ' + value + '\n';
    return text + std::string(kPairs) + '\n';
}

std::string toText(int pair, const PairGames& games)
{
    return std::to_string(pair) + ' ' + kLetters[static_cast<std::size_t>(games[0])]
           + kLetters[static_cast<std::size_t>(games[1])] + '\n';
}

Expected<GateRecord, GateTextError> gateRecordFromText(std::string_view text)
{
    GateRecord record;
    bool inHeader = true;
    for (int number = 1; !text.empty(); ++number) {
        const std::size_t end = text.find('\n');
        if (end == std::string_view::npos)
            break;
        const std::string_view line = text.substr(0, end);
        text.remove_prefix(end + 1);
        if (inHeader && line == kPairs) {
            inHeader = false;
        } else if (inHeader) {
            const std::size_t space = line.find(' ');
            if (space == 0 || space == std::string_view::npos)
                return unexpected(GateTextError{number, std::string(line)});
            record.header.emplace_back(line.substr(0, space), line.substr(space + 1));
        } else if (const auto pair = pairFrom(line)) {
            record.pairs.insert(*pair);
        } else {
            return unexpected(GateTextError{number, std::string(line)});
        }
    }
    return record;
}

std::string differenceOf(const GateHeader& a, const GateHeader& b)
{
    for (std::size_t i = 0; i < std::max(a.size(), b.size()); ++i) {
        if (i >= a.size() || i >= b.size() || a[i] != b[i])
            return i < a.size() ? a[i].first : b[i].first;
    }
    return {};
}

Expected<GateEnd, PlayerError> runGate(const GatePlan& plan, GateRecord& record, const GateReport& report)
{
    for (const std::string& description : {plan.first, plan.second}) {
        if (auto player = makePlayer(description, plan.match.setup); !player)
            return unexpected(player.error());
    }
    const bool decides = plan.part.count == 1;
    std::mutex mutex;
    GateEnd end = GateEnd::AllPlayed;
    bool isOver = false;
    int next = plan.part.number - 1;
    PairScore score = record.score();
    const auto isDecided = [&] { return decides && verdictOf(score, plan.bounds) != SprtVerdict::Open; };
    if (isDecided())
        return GateEnd::Decided;
    // The next pair of this part that was not played. Requires the lock.
    const auto takePair = [&]() -> std::optional<int> {
        while (next < plan.match.pairs && record.pairs.contains(next))
            next += plan.part.count;
        if (isOver || next >= plan.match.pairs)
            return std::nullopt;
        return std::exchange(next, next + plan.part.count);
    };
    const auto work = [&] {
        const auto first = makePlayer(plan.first, plan.match.setup);
        const auto second = makePlayer(plan.second, plan.match.setup);
        PairRunner runner(plan.match, **first, **second);
        std::unique_lock lock(mutex);
        while (const auto pair = takePair()) {
            lock.unlock();
            const PairGames games = runner.play(*pair);
            lock.lock();
            if (runner.result().illegalMoves > 0) {
                end = GateEnd::PlayerFailed;
                isOver = true;
                return;
            }
            record.pairs.emplace(*pair, games);
            score.add(games);
            if (report)
                report(*pair, games, record);
            if (isDecided() && !isOver) {
                end = GateEnd::Decided;
                isOver = true;
            }
        }
    };
    // A player that is a program needs a QThread, see ProgramPlayer.
    std::vector<std::unique_ptr<QThread>> threads;
    for (int i = 0; i < plan.threads; ++i) {
        threads.emplace_back(QThread::create(work));
        threads.back()->start();
    }
    for (const auto& thread : threads)
        thread->wait();
    return end;
}

} // namespace qumalaq::workshop
