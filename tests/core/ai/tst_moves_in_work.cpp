// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ai/moves_in_work.h"

#include <QTest>

#include <atomic>
#include <cstdint>
#include <optional>
#include <thread>
#include <vector>

using namespace qumalaq::ai;

class TestMovesInWork : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void nothingIsInWorkAtFirst()
    {
        const MovesInWork moves;
        QVERIFY(!moves.contains(MovesInWork::keyOf(1, 6)));
    }

    void aMoveIsInWorkAsLongAsItIsSearched()
    {
        MovesInWork moves;
        const std::uint64_t key = MovesInWork::keyOf(12'345, 9);
        {
            const MovesInWork::Scope scope(&moves, key);
            QVERIFY(moves.contains(key));
        }
        QVERIFY(!moves.contains(key));
    }

    void theSamePositionAtAnotherDepthIsOtherWork()
    {
        MovesInWork moves;
        const MovesInWork::Scope scope(&moves, MovesInWork::keyOf(12'345, 9));
        for (int depth = MovesInWork::kLeastDepth; depth < 64; ++depth)
            QCOMPARE(moves.contains(MovesInWork::keyOf(12'345, depth)), depth == 9);
    }

    /// Two keys may share a slot: then one of them is forgotten, but they are never confused.
    void noKeyIsTakenForAnother()
    {
        MovesInWork moves;
        std::vector<std::uint64_t> keys;
        for (std::uint64_t i = 1; i <= 20; ++i)
            keys.push_back(MovesInWork::keyOf(i << 40U, 6));
        const MovesInWork::Scope first(&moves, keys[0]);
        const MovesInWork::Scope second(&moves, keys[1]);
        QVERIFY(!moves.contains(keys[0]));
        QVERIFY(moves.contains(keys[1]));
        for (std::size_t i = 2; i < keys.size(); ++i)
            QVERIFY(!moves.contains(keys[i]));
    }

    void anotherThreadSeesIt()
    {
        MovesInWork moves;
        const std::uint64_t key = MovesInWork::keyOf(12'345, 9);
        std::atomic<bool> isSeen = false;
        std::optional<MovesInWork::Scope> scope(std::in_place, &moves, key);
        std::thread other([&] { isSeen = moves.contains(key); });
        other.join();
        QVERIFY(isSeen);
    }
};

QTEST_APPLESS_MAIN(TestMovesInWork)
#include "tst_moves_in_work.moc"
