// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/notation/move_text.h"
#include "core/notation/position_text.h"
#include "core/rules/any_position.h"
#include "tests/positions.h"

#include <QString>
#include <QStringList>
#include <QTest>

/// Shared by tests of games: games, positions and moves as text.
namespace qumalaq::tests {

/// "congkak holes=3 end=row"
inline rules::GameSetup setupOf(const QString& text)
{
    const QStringList words = text.split(QLatin1Char(' '), Qt::SkipEmptyParts);
    const auto game = rules::gameById(words.first().toStdString());
    if (!game)
        qFatal("no game %s", qPrintable(words.first()));
    rules::GameSetup setup(*game);
    for (const QString& word : words.mid(1)) {
        const QStringList option = word.split(QLatin1Char('='));
        if (!setup.setOption(option.at(0).toStdString(), option.at(1).toStdString()))
            qFatal("no option %s", qPrintable(word));
    }
    return setup;
}

inline QString textOf(const rules::AnyPosition& position)
{
    return QString::fromStdString(notation::toText(position));
}

/// "over 10-8"; "-" if the game is not over.
inline QString resultOf(const rules::AnyPosition& position)
{
    const auto outcome = position.outcome();
    return outcome ? QStringLiteral("over %1-%2").arg(outcome->score[0]).arg(outcome->score[1]) : QStringLiteral("-");
}

/// The legal moves as text, separated by spaces.
inline QString movesIn(const rules::AnyPosition& position)
{
    QStringList moves;
    for (const rules::Move move : position.legalMoves())
        moves << QString::fromStdString(notation::toText(position, move));
    return moves.join(QLatin1Char(' '));
}

/// Makes a move and checks that its trace gives the same position.
inline void playChecked(rules::AnyPosition& position, const QString& moveText, rules::MoveTrace* told = nullptr)
{
    const auto move = notation::parseMove(moveText.toStdString(), position);
    QVERIFY2(move, qPrintable(moveText));
    rules::AnyPosition after = position;
    rules::MoveTrace trace;
    after.play(*move, trace);
    QVERIFY(rules::replayed(position.board(), trace) == after.board());
    position.play(*move);
    QVERIFY(position == after);
    if (told)
        *told = trace;
}

/// The columns of a test of single moves, see newPlay() and comparePlay().
inline void addPlayColumns()
{
    for (const char* column : {"setup", "before", "move", "after", "result"})
        QTest::addColumn<QString>(column);
}

inline void newPlay(const char* name, const char* setup, const char* before, const char* move, const char* after,
                    const char* result)
{
    QTest::newRow(name) << QString::fromUtf8(setup) << QString::fromUtf8(before) << QString::fromUtf8(move)
                        << QString::fromUtf8(after) << QString::fromUtf8(result);
}

/// Plays the move of a row in its position and compares the text after it and the result (see resultOf()).
inline void comparePlay()
{
    QFETCH(QString, setup);
    QFETCH(QString, before);
    QFETCH(QString, move);
    QFETCH(QString, after);
    QFETCH(QString, result);
    rules::AnyPosition position = positionOf(before, setupOf(setup));
    playChecked(position, move);
    QCOMPARE(resultOf(position), result);
    QStringList expected = after.split(QLatin1Char(' '));
    const QStringList actual = textOf(position).split(QLatin1Char(' '));
    if (position.outcome())
        expected[3] = actual[3]; // the side to move has no meaning any more
    QCOMPARE(actual, expected);
}

} // namespace qumalaq::tests
