// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/session/study_document.h"

#include "tests/core/session/study_examples.h"

#include <QSignalSpy>
#include <QTest>

using namespace qumalaq;
using namespace qumalaq::session;
using notation::NodeId;
using rules::Pit;
using rules::Side;

namespace {

rules::Move move(Side side, int number)
{
    return {Pit{side, static_cast<std::uint8_t>(number)}};
}

} // namespace

class TestStudyDocument : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void walkingGoesThroughTheGameAndItsVariations()
    {
        StudyDocument document;
        document.open(recordOf(kVariedGame));
        QCOMPARE(document.current(), NodeId::Root);
        QVERIFY(!document.goBack() && !document.goToStart() && !document.goToNextVariation());
        QVERIFY(document.goForward());
        QVERIFY(document.goToNextVariation()); // begins after this move
        QCOMPARE(document.comment(), QStringLiteral("the other way"));
        QVERIFY(document.goBack());
        QVERIFY(document.goForward());
        const NodeId played = document.current();
        QVERIFY(document.goToNextVariation());
        QCOMPARE(document.comment(), QStringLiteral("the other way"));
        QVERIFY(!document.goToNextVariation());
        QVERIFY(document.goToEnd());
        QCOMPARE(document.history().plies().size(), std::size_t{4});
        QVERIFY(!document.goForward());
        QVERIFY(document.goBack() && document.goBack());
        QVERIFY(document.goToPreviousVariation());
        QCOMPARE(document.current(), played);
        QVERIFY(document.goToEnd());
        QCOMPARE(document.history().plies().size(), std::size_t{5});
        QVERIFY(document.goToStart());
        QVERIFY(!document.isModified());
    }

    void aMoveIsFollowedOrBecomesAVariation()
    {
        StudyDocument document;
        document.open(recordOf(kVariedGame));
        const std::size_t before = document.tree().size();
        QVERIFY(document.play(move(Side::South, 7)));
        QCOMPARE(document.tree().size(), before);
        QVERIFY(!document.isModified());
        QVERIFY(!document.play(move(Side::South, 7))); // it is North's turn
        QVERIFY(document.play(move(Side::North, 1)));
        QCOMPARE(document.tree().size(), before + 1);
        QVERIFY(!document.tree().isOnMainLine(document.current()));
        QVERIFY(document.isModified());
        document.undo();
        QCOMPARE(document.tree().size(), before);
        QCOMPARE(document.history().plies().size(), std::size_t{1});
        QVERIFY(!document.isModified());
        document.redo();
        QCOMPARE(document.tree().size(), before + 1);
        document.undo();
        QVERIFY(document.canRedo());
        document.setRemark(2);
        QVERIFY(!document.canRedo());
    }

    void aLineKeepsTheCommentOnItsFirstMove()
    {
        StudyDocument document;
        document.open(recordOf(kVariedGame));
        document.goForward();
        document.setComment(QStringLiteral("mine"));
        document.addLine(NodeId::Root, {document.tree().move(document.current())}, {{}, "another", {}});
        QCOMPARE(document.comment(), QStringLiteral("mine"));
    }

    void aVariationIsPromotedAndRemoved()
    {
        StudyDocument document;
        document.open(recordOf(kVariedGame));
        const notation::GameRecord original = document.record();
        document.goForward();
        document.goForward();
        QVERIFY(!document.promote());
        document.goToNextVariation();
        QVERIFY(document.promote());
        QVERIFY(document.tree().isOnMainLine(document.current()));
        QCOMPARE(document.mainLine().plies().size(), std::size_t{4});
        const std::size_t all = document.tree().size();
        QVERIFY(document.remove());
        QCOMPARE(document.tree().size(), all - 4);
        QCOMPARE(document.history().plies().size(), std::size_t{1});
        document.undo();
        document.undo();
        QVERIFY(document.record() == original);
        QVERIFY(!document.isModified());
        document.goToStart();
        QVERIFY(!document.remove());
    }

    void remarksAndCommentsAreChangedAndUndone()
    {
        StudyDocument document;
        document.open(recordOf(kVariedGame));
        document.setRemark(2); // there is no move to mark
        document.goForward();
        QVERIFY(document.remark() == notation::Nag(1));
        document.setRemark(4);
        QVERIFY(document.remark() == notation::Nag(4));
        document.setRemark(std::nullopt);
        QVERIFY(!document.remark());
        document.setComment(QStringLiteral("  two\nlines "));
        QCOMPARE(document.comment(), QStringLiteral("two lines"));
        document.undo();
        document.undo();
        document.undo();
        QVERIFY(document.remark() == notation::Nag(1));
        QVERIFY(!document.canUndo());
    }

    void aGroupOfChangesIsOneStep()
    {
        StudyDocument document;
        document.open(recordOf(kVariedGame));
        QSignalSpy changed(&document, &StudyDocument::recordChanged);
        document.beginGroup();
        document.goForward();
        document.setRemark(6);
        document.addLine(NodeId::Root, {move(Side::South, 5), move(Side::North, 1), move(Side::South, 5)}, {});
        document.endGroup();
        QCOMPARE(changed.size(), 1);
        QCOMPARE(document.tree().children(NodeId::Root).size(), std::size_t{2});
        document.undo();
        QVERIFY(document.record() == recordOf(kVariedGame));
    }

    void aRecordedGameMayRepeatItself()
    {
        StudyDocument document;
        document.open(onlineGame(3));
        QCOMPARE(document.mainLine().plies().size(), document.record().moves().size());
    }

    /// A listener that saves must write once for each change.
    void eachChangeIsToldOnce()
    {
        StudyDocument document;
        const QSignalSpy told(&document, &StudyDocument::modifiedChanged);
        int changes = 0;
        const auto hasTold = [&] { return told.size() == ++changes; };
        document.open(recordOf(kVariedGame));
        QVERIFY(hasTold() && !document.isModified());
        document.play(document.position().legalMoves()[4]);
        QVERIFY(hasTold() && document.isModified());
        document.setComment(QStringLiteral("so it goes"));
        QVERIFY(hasTold());
        document.undo();
        QVERIFY(hasTold());
        document.redo();
        QVERIFY(hasTold());
        document.setSaved();
        QVERIFY(hasTold() && !document.isModified());
        document.open(onlineGame(1));
        QVERIFY(hasTold() && !document.isModified());
    }
};

QTEST_GUILESS_MAIN(TestStudyDocument)
#include "tst_study_document.moc"
