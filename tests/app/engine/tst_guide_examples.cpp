// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Every example in a box of the user's guide and of the descriptions of the formats is what the program really reads,
// writes or answers.
#include "tests/files.h"
#include "tests/guide_text.h"
#include "tests/online_games.h"

#include "core/learn/pack.h"
#include "core/notation/position_text.h"
#include "core/notation/tgk_reader.h"
#include "core/notation/tgk_writer.h"
#include "tests/unix_lines.h"

#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

using namespace qumalaq;

namespace {

/// Much longer than anything here takes.
constexpr int kGuardMs = 120'000;

/// What the engine writes to standard output and standard error, after it got this input.
QString answerOf(const QStringList& arguments, const QString& folder = {}, const QString& input = {})
{
    QProcess process;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(QStringLiteral("LC_ALL"), QStringLiteral("C.UTF-8"));
    environment.remove(QStringLiteral("LANGUAGE"));
    process.setProcessEnvironment(environment);
    process.setProcessChannelMode(QProcess::MergedChannels);
    process.setWorkingDirectory(folder);
    process.start(QStringLiteral(QUMALAQ_ENGINE), arguments);
    process.write(input.toUtf8());
    process.closeWriteChannel();
    if (!process.waitForFinished(kGuardMs))
        return QStringLiteral("the engine does not end");
    return QString::fromUtf8(unixLines(process.readAll()));
}

/// What is printed by a line for the shell: the engine with its arguments, perhaps with `echo "…" |` before it.
QString printedBy(const QString& line, const QString& folder)
{
    static const QRegularExpression kLine(QStringLiteral("^(echo \"([^\"]*)\" \\| )?qumalaq-engine (.*)$"));
    const auto match = kLine.match(line);
    if (!match.hasMatch())
        return QStringLiteral("no command that this test can run");
    return answerOf(QProcess::splitCommand(match.captured(3)), folder, match.captured(2) + u'\n');
}

/// The lines that begin with this mark, without it.
QStringList linesWith(const QString& mark, const QString& text)
{
    QStringList lines;
    for (const QString& line : text.split(u'\n')) {
        if (line.startsWith(mark))
            lines.append(line.mid(mark.size()));
    }
    return lines;
}

/// Matches these lines, in which `…` stands for any text, or alone in a line for any number of lines.
QRegularExpression patternOf(const QStringList& lines)
{
    QString pattern;
    for (const QString& line : lines) {
        if (line == QStringLiteral("…")) {
            pattern += QStringLiteral("([^\\n]*\\n)*?");
            continue;
        }
        QStringList parts;
        for (const QString& part : line.split(u'…'))
            parts.append(QRegularExpression::escape(part));
        pattern += parts.join(QStringLiteral("[^\\n]*")) + QStringLiteral("\\n");
    }
    return QRegularExpression(QRegularExpression::anchoredPattern(pattern));
}

} // namespace

class TestGuideExamples : public QObject {
    Q_OBJECT

private:
    /// Adds a row for each box of this kind; returns how many there are.
    static void addBoxes(const QString& kind)
    {
        QTest::addColumn<QString>("head");
        QTest::addColumn<QString>("text");
        for (const QString& name : guide::folders()) {
            int number = 0;
            for (const guide::Box& box : guide::boxesIn(guide::sourceOf(name))) {
                if (box.kind == kind)
                    QTest::addRow("%s %d in %s", qPrintable(kind), ++number, qPrintable(name)) << box.head << box.text;
            }
            QVERIFY2(number > 0, qPrintable(name));
        }
    }

private Q_SLOTS:
    void everyRecordedGameIsRead_data() { addBoxes(QStringLiteral("tgk")); }
    void everyRecordedGameIsRead()
    {
        QFETCH(QString, head);
        QFETCH(QString, text);
        const auto games = readAll(text.toStdString());
        QVERIFY(!games.empty());
        std::size_t faults = 0;
        std::string written;
        for (const notation::ReadGame& game : games) {
            faults += game.errors.size();
            QVERIFY(game.record.tree().size() > 0);
            written += notation::toTgk(game.record);
        }
        QCOMPARE(faults > 0, head.contains(QLatin1String(".faulty")));
        if (head.contains(QLatin1String(".written")))
            QCOMPARE(QString::fromStdString(written), text);
    }

    void everyPositionIsRead_data() { addBoxes(QStringLiteral("position")); }
    void everyPositionIsRead()
    {
        QFETCH(QString, head);
        QFETCH(QString, text);
        const guide::Box box{{}, head, text};
        const auto game = rules::gameById(box.attribute(QStringLiteral("game")).toStdString());
        QVERIFY(game);
        for (const QString& line : text.split(u'\n', Qt::SkipEmptyParts)) {
            const auto parsed = notation::parsePosition(line.toStdString(), rules::GameSetup(*game));
            QVERIFY2(parsed, qPrintable(line));
            const bool isOurs = parsed->form == notation::PositionForm::Own;
            QCOMPARE(isOurs, !box.is(".foreign"));
            if (isOurs)
                QCOMPARE(QString::fromStdString(notation::toText(parsed->position)), line);
        }
    }

    void everyPackIsRead_data() { addBoxes(QStringLiteral("pack")); }
    void everyPackIsRead()
    {
        QFETCH(QString, text);
        const auto pack = learn::parsePack(text.toStdString());
        if (!pack) {
            const learn::TextError& fault = pack.error().front();
            QFAIL(qPrintable(QStringLiteral("%1:%2").arg(fault.line).arg(fault.column)));
        }
        QVERIFY(pack->puzzleCount() > 0);
        for (const learn::Lesson& lesson : pack->lessons)
            QVERIFY(learn::validate(lesson).empty());
    }

    void theEngineAnswersAsTheDialoguesSay_data() { addBoxes(QStringLiteral("ugi")); }
    void theEngineAnswersAsTheDialoguesSay()
    {
        QFETCH(QString, text);
        const QStringList sent = linesWith(QStringLiteral("> "), text);
        const QString answer = answerOf({}, {}, sent.join(u'\n') + u'\n');
        QVERIFY(!sent.isEmpty());
        QVERIFY2(patternOf(linesWith(QStringLiteral("< "), text)).match(answer).hasMatch(), qPrintable(answer));
    }

    void everyCommandPrintsWhatTheBoxShows_data()
    {
        QTest::addColumn<QString>("name");
        for (const QString& name : guide::folders())
            QTest::newRow(qPrintable(name)) << name;
    }
    /// In a folder with the files of this text.
    void everyCommandPrintsWhatTheBoxShows()
    {
        QFETCH(QString, name);
        const QTemporaryDir folder;
        int commands = 0;
        for (const guide::Box& box : guide::boxesIn(guide::sourceOf(name))) {
            if (const QString file = box.attribute(QStringLiteral("file")); !file.isEmpty()) {
                QVERIFY(put(folder.filePath(file), box.text.toUtf8()));
            }
            if (box.kind != QStringLiteral("console"))
                continue;
            QString shown;
            for (const QString& command : linesWith(QStringLiteral("$ "), box.text)) {
                shown += QStringLiteral("$ ") + command + u'\n' + printedBy(command, folder.path());
                ++commands;
            }
            QCOMPARE(shown, box.text);
        }
        QVERIFY(commands >= 3);
    }

    void everyOptionOfTheEngineStandsInTheGuide()
    {
        QSet<QString> options;
        for (const char* command : {"", "games", "perft", "replay", "bench", "record check", "record convert"}) {
            QStringList arguments = QString::fromLatin1(command).split(u' ', Qt::SkipEmptyParts);
            arguments.append(QStringLiteral("--help"));
            static const QRegularExpression kOption(QStringLiteral("--[a-z]+"));
            auto matches = kOption.globalMatch(answerOf(arguments));
            while (matches.hasNext())
                options.insert(matches.next().captured(0));
        }
        QVERIFY(options.size() >= 8);
        for (const char* language : {"en", "kk", "ru"}) {
            const QString source = guide::sourceOf(QString::fromLatin1(language));
            const QString section = source.mid(source.indexOf(QLatin1String("{#command-line-engine}")));
            for (const QString& option : options)
                QVERIFY2(section.contains(QStringLiteral("\n| `") + option), qPrintable(option));
        }
    }
};

QTEST_GUILESS_MAIN(TestGuideExamples)
#include "tst_guide_examples.moc"
