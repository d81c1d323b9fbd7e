// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/speech/speech_queue.h"

#include <QTest>

using namespace qumalaq::desktop;
using Kind = SpeechQueue::Kind;

namespace {

/// The text that must be said now; empty if what is being said goes on.
QString said(const std::optional<SpeechQueue::Text>& text)
{
    return text ? text->text : QString();
}

} // namespace

class TestSpeechQueue : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void eventsAreSaidInTheirOrder()
    {
        SpeechQueue queue;
        QCOMPARE(said(queue.add(Kind::Event, QStringLiteral("one"))), QStringLiteral("one"));
        QCOMPARE(said(queue.add(Kind::Event, QStringLiteral("two"))), QString());
        QCOMPARE(said(queue.add(Kind::Event, QStringLiteral("three"))), QString());
        QCOMPARE(said(queue.next()), QStringLiteral("two"));
        QCOMPARE(said(queue.next()), QStringLiteral("three"));
        QCOMPARE(said(queue.next()), QString());
        QCOMPARE(said(queue.add(Kind::Event, QStringLiteral("four"))), QStringLiteral("four"));
    }

    void nothingCutsOffAnEvent_data()
    {
        QTest::addColumn<Kind>("kind");
        QTest::newRow("a new focus waits") << Kind::Focus;
        QTest::newRow("an answer waits") << Kind::Answer;
        QTest::newRow("another event waits") << Kind::Event;
    }
    void nothingCutsOffAnEvent()
    {
        QFETCH(Kind, kind);
        SpeechQueue queue;
        QVERIFY(queue.add(Kind::Event, QStringLiteral("a move")));
        QVERIFY(!queue.add(kind, QStringLiteral("later")));
        QCOMPARE(said(queue.next()), QStringLiteral("later"));
    }

    void ofTheFocusAndOfAnswersOnlyTheNewestIsSaid_data()
    {
        QTest::addColumn<Kind>("kind");
        QTest::newRow("the focus") << Kind::Focus;
        QTest::newRow("answers") << Kind::Answer;
    }
    void ofTheFocusAndOfAnswersOnlyTheNewestIsSaid()
    {
        QFETCH(Kind, kind);
        SpeechQueue queue;
        QCOMPARE(said(queue.add(kind, QStringLiteral("old"))), QStringLiteral("old"));
        QCOMPARE(said(queue.add(kind, QStringLiteral("new"))), QStringLiteral("new"));
        QCOMPARE(said(queue.next()), QString());
        // Also of those that wait.
        QVERIFY(queue.add(Kind::Event, QStringLiteral("a move")));
        QVERIFY(!queue.add(kind, QStringLiteral("old")));
        QVERIFY(!queue.add(Kind::Event, QStringLiteral("its answer")));
        QVERIFY(!queue.add(kind, QStringLiteral("new")));
        QCOMPARE(said(queue.next()), QStringLiteral("its answer"));
        QCOMPARE(said(queue.next()), QStringLiteral("new"));
        QVERIFY(!queue.next());
    }

    void whatIsOutdatedIsNotSaid()
    {
        SpeechQueue queue;
        QVERIFY(queue.add(Kind::Event, QStringLiteral("a move")));
        QVERIFY(!queue.add(Kind::Event, QStringLiteral("of a game that was left")));
        queue.dropWaiting();
        QVERIFY(!queue.add(Kind::Event, QStringLiteral("a new game"))); // the first one is still being said
        QCOMPARE(said(queue.next()), QStringLiteral("a new game"));
        queue.clear();
        QCOMPARE(said(queue.add(Kind::Event, QStringLiteral("after silence"))), QStringLiteral("after silence"));
    }

    void nothingIsNotSaid()
    {
        SpeechQueue queue;
        QVERIFY(!queue.add(Kind::Focus, QString()));
        QVERIFY(queue.add(Kind::Event, QStringLiteral("a move")));
    }
};

QTEST_GUILESS_MAIN(TestSpeechQueue)
#include "tst_speech_queue.moc"
