// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Compares what the shells complete with what --help lists.
#include "tests/manual_page.h"

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QProcessEnvironment>
#include <QRegularExpression>
#include <QSet>
#include <QStandardPaths>
#include <QTest>

using qumalaq::manual::allOf;

namespace {

const QString kFolder = QStringLiteral(QUMALAQ_SOURCE_DIR "/packaging/completions/");

QString readText(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

QString helpOf(const QString& program, const QStringList& command)
{
    QProcess process;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(QStringLiteral("LANGUAGE"), QStringLiteral("en"));
    process.setProcessEnvironment(environment);
    process.start(program, command + QStringList{QStringLiteral("--help")});
    return process.waitForFinished(60'000) ? QString::fromUtf8(process.readAllStandardOutput()) : QString();
}

/// The options at the beginnings of the lines of a help text.
QSet<QString> optionsIn(const QString& help)
{
    return allOf("^  (?:-h,)?--([a-z-]+)", help);
}

/// The words after the colon in the help of an option, such as the pages of --page.
QStringList choicesOf(const QString& option, const QString& help)
{
    const QRegularExpression line(QStringLiteral("^  --%1 .*: (.*)\\.$").arg(option),
                                  QRegularExpression::MultilineOption);
    return line.match(help).captured(1).split(QStringLiteral(", "));
}

} // namespace

class TestCompletions : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyOptionIsCompletedAndNoOther_data()
    {
        QTest::addColumn<QString>("program");
        QTest::addColumn<QString>("name");
        QTest::addColumn<QList<QStringList>>("commands");
        QTest::newRow("the program with the window")
            << QStringLiteral(QUMALAQ_PROGRAM) << QStringLiteral("qumalaq") << QList<QStringList>{{}};
        const auto command = [](const char* words) { return QString::fromLatin1(words).split(u' '); };
        QTest::newRow("the engine and its commands")
            << QStringLiteral(QUMALAQ_ENGINE) << QStringLiteral("qumalaq-engine")
            << QList<QStringList>{
                   {}, command("perft"), command("replay"), command("record check"), command("record convert")};
    }
    void everyOptionIsCompletedAndNoOther()
    {
        QFETCH(QString, program);
        QFETCH(QString, name);
        QFETCH(QList<QStringList>, commands);
        QSet<QString> known;
        for (const QStringList& command : commands)
            known += optionsIn(helpOf(program, command));
        QVERIFY(known.size() > 5);
        const QString bash = readText(kFolder + name);
        const char* const anyOption = "(?<![\\w-])--([a-z-]+)";
        QCOMPARE(allOf(anyOption, readText(kFolder + name)), known);
        QCOMPARE(allOf(anyOption, readText(kFolder + u'_' + name)), known);
        QCOMPARE(allOf(" -l ([a-z-]+)", readText(kFolder + name + QStringLiteral(".fish"))), known);
    }

    void everyChoiceIsCompleted_data()
    {
        QTest::addColumn<QString>("option");
        for (const char* option : {"language", "theme", "page"})
            QTest::newRow(option) << QString::fromLatin1(option);
    }
    void everyChoiceIsCompleted()
    {
        QFETCH(QString, option);
        const QStringList choices = choicesOf(option, helpOf(QStringLiteral(QUMALAQ_PROGRAM), {}));
        QVERIFY(choices.size() >= 3);
        for (const char* name : {"qumalaq", "_qumalaq", "qumalaq.fish"}) {
            QSet<QString> lists;
            for (const QString& list : allOf("[\"'(]([a-z -]+)[\"')]", readText(kFolder + QLatin1String(name)))) {
                QStringList words = list.split(u' ', Qt::SkipEmptyParts);
                words.sort();
                lists.insert(words.join(u' '));
            }
            QStringList wanted = choices;
            wanted.sort();
            QVERIFY2(lists.contains(wanted.join(u' ')), name);
        }
    }

    void theShellCanReadThem_data()
    {
        QTest::addColumn<QString>("shell");
        QTest::addColumn<QStringList>("files");
        QTest::newRow("bash") << QStringLiteral("bash")
                              << QStringList{QStringLiteral("qumalaq"), QStringLiteral("qumalaq-engine")};
        QTest::newRow("zsh") << QStringLiteral("zsh")
                             << QStringList{QStringLiteral("_qumalaq"), QStringLiteral("_qumalaq-engine")};
        QTest::newRow("fish") << QStringLiteral("fish")
                              << QStringList{QStringLiteral("qumalaq.fish"), QStringLiteral("qumalaq-engine.fish")};
    }
    void theShellCanReadThem()
    {
        QFETCH(QString, shell);
        QFETCH(QStringList, files);
        if (QStandardPaths::findExecutable(shell).isEmpty())
            QSKIP("this shell is not installed");
        for (const QString& file : files) {
            QProcess process;
            process.start(shell, {QStringLiteral("-n"), kFolder + file});
            QVERIFY(process.waitForFinished(60'000));
            QVERIFY2(process.exitCode() == 0, process.readAllStandardError().constData());
        }
    }

    void bashCompletesWhatIsTyped_data()
    {
        QTest::addColumn<QString>("words");
        QTest::addColumn<QString>("completed");
        const auto row = [](const char* name, const char* words, const char* completed) {
            QTest::newRow(name) << QString::fromLatin1(words) << QString::fromLatin1(completed);
        };
        row("an option", "qumalaq --dia", "--diagram");
        row("a page", "qumalaq --page puz", "puzzles");
        row("a command", "qumalaq-engine per", "perft");
        row("an option of a command", "qumalaq-engine perft --dep", "--depth");
        row("a form", "qumalaq-engine record convert --to onl", "online");
    }
    void bashCompletesWhatIsTyped()
    {
        QFETCH(QString, words);
        QFETCH(QString, completed);
        const QString program = words.section(u' ', 0, 0);
        const QString script =
            QStringLiteral("source '%1%2'; COMP_WORDS=(%3); COMP_CWORD=$((${#COMP_WORDS[@]} - 1)); _%4; "
                           "echo \"${COMPREPLY[*]}\"")
                .arg(kFolder, program, words, QString(program).replace(u'-', u'_'));
        QProcess bash;
        bash.start(QStringLiteral("bash"), {QStringLiteral("-c"), script});
        QVERIFY(bash.waitForFinished(60'000));
        QCOMPARE(QString::fromUtf8(bash.readAllStandardOutput()).trimmed(), completed);
    }
};

QTEST_GUILESS_MAIN(TestCompletions)
#include "tst_completions.moc"
