// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/stop_token.h"

#include <QTest>

#include <optional>
#include <thread>

using namespace qumalaq;

class TestStopToken : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aTokenWithoutASourceNeverStops() { QVERIFY(!StopToken().isStopRequested()); }

    void aRequestReachesTheTokensOfItsSourceAlone()
    {
        StopSource source;
        const StopSource other;
        const StopToken before = source.token();
        QVERIFY(!before.isStopRequested());
        source.requestStop();
        QVERIFY(before.isStopRequested());
        QVERIFY(StopToken(before).isStopRequested());
        QVERIFY(source.token().isStopRequested());
        QVERIFY(!other.token().isStopRequested());
    }

    void aTokenOutlivesItsSource()
    {
        std::optional<StopSource> source(std::in_place);
        const StopToken token = source->token();
        source->requestStop();
        source = StopSource();
        QVERIFY(token.isStopRequested());
        QVERIFY(!source->token().isStopRequested());
        source.reset();
        QVERIFY(token.isStopRequested());
    }

    void aRequestReachesAnotherThread()
    {
        StopSource source;
        std::thread worker([token = source.token()] {
            while (!token.isStopRequested())
                std::this_thread::yield();
        });
        source.requestStop();
        worker.join();
    }
};

QTEST_APPLESS_MAIN(TestStopToken)
#include "tst_stop_token.moc"
