// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ai/moves_being_searched.h"

#include <QTest>

#include <atomic>
#include <cstdint>
#include <optional>
#include <thread>
#include <vector>

using namespace qumalaq::ai;

class TestMovesBeingSearched : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void nothingIsInWorkAtFirst()
    {
        const MovesBeingSearched moves;
        QVERIFY(!moves.contains(MovesBeingSearched::keyOf(1, 6)));
    }

    void aMoveIsInWorkAsLongAsItIsSearched()
    {
        MovesBeingSearched moves;
        const std::uint64_t key = MovesBeingSearched::keyOf(12'345, 9);
        {
            const MovesBeingSearched::Scope scope(&moves, key);
            QVERIFY(moves.contains(key));
        }
        QVERIFY(!moves.contains(key));
    }

    void theSamePositionAtAnotherDepthIsOtherWork()
    {
        MovesBeingSearched moves;
        const MovesBeingSearched::Scope scope(&moves, MovesBeingSearched::keyOf(12'345, 9));
        for (int depth = MovesBeingSearched::kMinDepth; depth < 64; ++depth)
            QCOMPARE(moves.contains(MovesBeingSearched::keyOf(12'345, depth)), depth == 9);
    }

    /// Two keys may share a slot: then one of them is forgotten, but they are never confused.
    void noKeyIsTakenForAnother()
    {
        MovesBeingSearched moves;
        std::vector<std::uint64_t> keys;
        for (std::uint64_t i = 1; i <= 20; ++i)
            keys.push_back(MovesBeingSearched::keyOf(i << 40U, 6));
        const MovesBeingSearched::Scope first(&moves, keys[0]);
        const MovesBeingSearched::Scope second(&moves, keys[1]);
        QVERIFY(!moves.contains(keys[0]));
        QVERIFY(moves.contains(keys[1]));
        for (std::size_t i = 2; i < keys.size(); ++i)
            QVERIFY(!moves.contains(keys[i]));
    }

    void anotherThreadSeesIt()
    {
        MovesBeingSearched moves;
        const std::uint64_t key = MovesBeingSearched::keyOf(12'345, 9);
        std::atomic<bool> isSeen = false;
        std::optional<MovesBeingSearched::Scope> scope(std::in_place, &moves, key);
        std::thread other([&] { isSeen = moves.contains(key); });
        other.join();
        QVERIFY(isSeen);
    }
};

QTEST_APPLESS_MAIN(TestMovesBeingSearched)
#include "tst_moves_being_searched.moc"
