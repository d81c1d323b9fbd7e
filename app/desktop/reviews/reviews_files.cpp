// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/reviews/reviews_files.h"

#include "app/desktop/reviews/reviews_model.h"
#include "app/desktop/text/csv_text.h"
#include "app/desktop/text/game_text.h"
#include "app/desktop/text/mistake_text.h"
#include "app/desktop/text/player_text.h"
#include "core/learn/pack.h"

#include <QAbstractItemModel>

#include <algorithm>
#include <array>
#include <cmath>
#include <set>
#include <string>

namespace qumalaq::desktop {

using rules::Side;

QByteArray csvOf(const std::vector<QueuedGame>& games)
{
    QStringList heading;
    for (const int column : {ReviewsModel::South, ReviewsModel::North, ReviewsModel::Result})
        heading.append(ReviewsModel::nameOf(column));
    heading.append(ReviewsModel::tr("Date"));
    const auto addForBoth = [&heading](const QString& what) {
        for (const Side side : rules::kBothSides)
            heading.append(QStringLiteral("%1: %2").arg(GameText::sideName(side), what));
    };
    addForBoth(ReviewsModel::nameOf(ReviewsModel::Accuracy));
    addForBoth(ReviewsModel::nameOf(ReviewsModel::Mistakes));
    addForBoth(ReviewsModel::nameOf(ReviewsModel::StonesLost));
    for (int kind = 0; kind < learn::kMistakeKinds; ++kind)
        addForBoth(MistakeText::nameOf(static_cast<learn::MistakeKind>(kind)));
    heading.append(ReviewsModel::nameOf(ReviewsModel::TurningPoint));
    QString text = csvLine(heading);
    for (const QueuedGame& game : games) {
        if (!game.isReviewed)
            continue;
        QStringList values;
        for (const int column : {ReviewsModel::South, ReviewsModel::North, ReviewsModel::Result})
            values.append(ReviewsModel::textOf(game, column));
        values.append(QString::fromStdString(std::string(game.record.tag("Date"))).replace(u'.', u'-'));
        for (const auto& accuracy : game.accuracy)
            values.append(accuracy ? QString::number(std::lround(*accuracy)) : QString());
        for (const int mistakes : game.mistakeCounts)
            values.append(QString::number(mistakes));
        for (const auto& loss : game.losses)
            values.append(loss ? QString::number(std::lround(loss->stones)) : QString());
        for (std::size_t kind = 0; kind < learn::kMistakeKinds; ++kind) {
            for (const auto& kinds : game.kinds)
                values.append(QString::number(kinds[kind]));
        }
        values.append(ReviewsModel::textOf(game, ReviewsModel::TurningPoint));
        text += csvLine(values);
    }
    return csvFile(text);
}

QByteArray csvOf(const QAbstractItemModel& players)
{
    const auto line = [&players](const auto& textOf, const auto& textOfKind) {
        QStringList texts;
        for (int column = 0; column < players.columnCount(); ++column)
            texts.append(textOf(column));
        for (int kind = 0; kind < learn::kMistakeKinds; ++kind)
            texts.append(textOfKind(kind));
        return csvLine(texts);
    };
    QString text = line([&](int column) { return players.headerData(column, Qt::Horizontal).toString(); },
                        [](int kind) { return MistakeText::nameOf(static_cast<learn::MistakeKind>(kind)); });
    for (int row = 0; row < players.rowCount(); ++row) {
        const QVariantList kinds = players.index(row, 0).data(kKindsRole).toList();
        text += line([&](int column) { return players.index(row, column).data().toString(); },
                     [&](int kind) { return kinds.value(kind).toString(); });
    }
    return csvFile(text);
}

namespace {

/// "Aisulu – Bek · 22 Nov 2026 · move 19"
QString sourceOf(const notation::GameRecord& game, learn::Mistake mistake)
{
    mistake.opponent.clear();
    return PlayerText::captionOf(game) + QStringLiteral(" · ") + MistakeText::gameOf(mistake);
}

} // namespace

MistakePack packOf(const std::vector<QueuedGame>& games, const QString& title, const QString& player)
{
    constexpr int kGrade = 3;
    MistakePack made;
    std::string pack = learn::newPack(title.toStdString(), {}, player.toStdString());
    std::set<std::string> known;
    for (const QueuedGame& game : games) {
        for (const Side side : rules::kBothSides) {
            if (!player.isEmpty() && PlayerText::nameOf(game.record, side) != player)
                continue;
            made.mistakes += game.mistakeCounts[rules::indexOf(side)];
            for (const learn::Mistake& mistake : game.mistakes(side)) {
                const auto kind = learn::kindOf(mistake.position, mistake.better);
                if (!kind || !mistake.good.empty() || !known.insert(mistake.key()).second)
                    continue;
                const auto moves = std::min(mistake.better.size(), learn::kSolutionMoves);
                pack = learn::withPuzzle(
                    pack, mistake.setup,
                    {*kind,
                     kGrade,
                     mistake.position,
                     {mistake.better.begin(), mistake.better.begin() + static_cast<std::ptrdiff_t>(moves)},
                     sourceOf(game.record, mistake).toStdString()});
            }
        }
    }
    made.puzzles = static_cast<int>(known.size());
    if (!known.empty())
        made.text = QByteArray::fromStdString(pack);
    return made;
}

} // namespace qumalaq::desktop
