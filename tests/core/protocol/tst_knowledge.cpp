// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/ai/endgame/endgame_maker.h"
#include "core/protocol/knowledge.h"
#include "core/protocol/ugi_session.h"
#include "core/rules/togyz/togyz_position.h"
#include "tests/files.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <mutex>

using namespace qumalaq;
using namespace qumalaq::protocol;

namespace {

/// Everything that a session writes in reply to some lines.
[[nodiscard]] QStringList talk(const QStringList& lines)
{
    std::mutex mutex;
    QStringList said;
    UgiSession session([&](std::string_view line) {
        const std::scoped_lock lock(mutex);
        said << QString::fromUtf8(line.data(), static_cast<qsizetype>(line.size()));
    });
    for (const QString& line : lines) {
        if (!session.handle(line.toStdString()))
            break;
        session.finish();
    }
    const std::scoped_lock lock(mutex);
    return said;
}

} // namespace

class TestKnowledge : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        QVERIFY(m_folder.isValid());
        const auto start = ai::Book::keyOf(rules::TogyzqumalaqPosition());
        write(QStringLiteral("one.book"), ai::Book::fromEntries({{start, 1, 1, 40}})->toBytes());
        write(QStringLiteral("two.endgame"), ai::EndgameMaker::make(2, 1, nullptr)->toBytes());
    }

    void namesWhatIsThere()
    {
        QVERIFY(bookFrom("none").value() == nullptr);
        QVERIFY(endgameFrom("none").value() == nullptr);
        QCOMPARE(bookFrom("builtin").value(), ai::embeddedBook());
        QCOMPARE(endgameFrom("builtin").value(), ai::embeddedEndgame());
        QCOMPARE(bookFrom(path("one.book")).value()->entries().size(), 1U);
        QCOMPARE(endgameFrom(path("two.endgame")).value()->stones(), 2);
    }

    void refusesWhatIsNot()
    {
        QVERIFY(!bookFrom(path("two.endgame")));
        QVERIFY(!endgameFrom(path("one.book")));
        QVERIFY(!bookFrom("/nowhere"));
        QVERIFY(!endgameFrom("/nowhere"));
        QVERIFY(!bookFrom(m_folder.path().toStdString()));
        QVERIFY(!endgameFrom(m_folder.path().toStdString()));
    }

    void refusesFilesOfAnySize()
    {
        // A sparse file of a terabyte takes no space on disk.
        QFile file(QString::fromStdString(path("hollow.book")));
        QVERIFY(file.open(QIODevice::WriteOnly));
        QVERIFY(file.resize(qint64{1} << 40));
        QVERIFY(QString::fromStdString(bookFrom(path("hollow.book")).error())
                    .endsWith(QStringLiteral(": it is too large")));
        QVERIFY(QString::fromStdString(endgameFrom(path("hollow.book")).error())
                    .endsWith(QStringLiteral(": it is not an endgame table")));
    }

    void theProtocolTellsOfThem()
    {
        const QStringList said = talk({QStringLiteral("ugi")});
        QVERIFY(said.contains(QStringLiteral("option name Book type string default builtin")));
        QVERIFY(said.contains(QStringLiteral("option name Endgame type string default builtin")));
    }

    void aGameIsAnsweredFromTheBook()
    {
        const QString book =
            QStringLiteral("setoption name Book value %1").arg(QString::fromStdString(path("one.book")));
        const QString go = QStringLiteral("go p1time 1000 p2time 1000");
        // A search would never choose pit 1.
        QCOMPARE(talk({book, QStringLiteral("position startpos"), go}).last(), QStringLiteral("bestmove 1"));
        QVERIFY(talk({QStringLiteral("setoption name Book value none"), QStringLiteral("position startpos"), go}).last()
                != QStringLiteral("bestmove 1"));
    }

    void anAnalysisIsNot()
    {
        const QString book =
            QStringLiteral("setoption name Book value %1").arg(QString::fromStdString(path("one.book")));
        QVERIFY(talk({book, QStringLiteral("position startpos"), QStringLiteral("go depth 6")}).last()
                != QStringLiteral("bestmove 1"));
    }

    void saysWhyAFileIsRefused_data()
    {
        QTest::addColumn<QString>("line");
        QTest::addColumn<QString>("answer");
        const QString error = QStringLiteral("info string error: setoption: column ");
        QTest::newRow("a book that is not there") << QStringLiteral("setoption name Book value /nowhere")
                                                  << error + QStringLiteral("27: '/nowhere': it cannot be read");
        QTest::newRow("a table that is not there") << QStringLiteral("setoption name Endgame value /nowhere")
                                                   << error + QStringLiteral("30: '/nowhere': it cannot be read");
        QTest::newRow("no name at all") << QStringLiteral("setoption name Book value")
                                        << error + QStringLiteral("26: Book needs 'builtin', 'none' or a file");
    }
    void saysWhyAFileIsRefused()
    {
        QFETCH(QString, line);
        QFETCH(QString, answer);
        QCOMPARE(talk({line}), QStringList{answer});
    }

private:
    [[nodiscard]] std::string path(const char* name) const
    {
        return m_folder.filePath(QString::fromLatin1(name)).toStdString();
    }
    void write(const QString& name, const std::vector<std::uint8_t>& bytes)
    {
        const auto size = static_cast<qsizetype>(bytes.size());
        QVERIFY(put(m_folder.filePath(name), QByteArray(reinterpret_cast<const char*>(bytes.data()), size)));
    }

    QTemporaryDir m_folder;
};

QTEST_APPLESS_MAIN(TestKnowledge)
#include "tst_knowledge.moc"
