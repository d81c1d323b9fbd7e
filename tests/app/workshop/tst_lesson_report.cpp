// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workshop/lesson_report.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <set>

using namespace qumalaq;
using learn::TextError;

namespace {

void write(const QString& path, const QByteArray& text)
{
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size())
        qFatal("cannot write %s", qPrintable(path));
}

/// A folder with one valid lesson with texts in one language.
void makeLessons(const QDir& folder)
{
    folder.mkdir(QStringLiteral("congkak"));
    QByteArray lesson = "id = games\ngame = congkak\n";
    QByteArray texts = "[lesson games]\ntitle = Games\n";
    for (const char* task : {"a", "b", "c", "d"}) {
        lesson += QByteArray("[task ") + task + "]\nkind = match\ngoal = win\nlevel = 1\n";
        texts += QByteArray(task) + " = Win a game.\n";
    }
    write(folder.filePath(QStringLiteral("congkak/01-games.txt")), lesson);
    write(folder.filePath(QStringLiteral("texts_en.txt")), texts);
}

std::vector<std::string> faultsOf(const QDir& folder)
{
    return workshop::checkLessons(folder.path().toStdString());
}

} // namespace

class TestLessonReport : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyFaultHasItsOwnSentence()
    {
        std::set<std::string> sentences;
        for (int code = 0; code <= int(TextError::Code::BadLine); ++code) {
            TextError fault;
            fault.code = static_cast<TextError::Code>(code);
            fault.found = "x";
            const std::string sentence = workshop::describe(fault);
            QVERIFY2(sentence.size() > std::string("1:1: ").size(), qPrintable(QString::number(code)));
            QVERIFY2(sentences.insert(sentence).second, sentence.c_str());
        }
    }

    void placeAndReasonAreGiven()
    {
        TextError fault;
        fault.code = TextError::Code::BadPosition;
        fault.line = 11;
        fault.column = 12;
        fault.notation = notation::ParseError{notation::ParseError::Code::WrongTotal, 1, 1, 162, 161, {}};
        QCOMPARE(workshop::describe(fault), std::string("11:12: the position has 161 stones instead of 162"));
    }

    void theShippedLessonsHaveNoFault()
    {
        for (const std::string& fault : workshop::checkLessons(QUMALAQ_SOURCE_DIR "/resources/lessons"))
            QFAIL(fault.c_str());
    }

    void missingAndUnusedTextsAreNamedWithFileAndLine()
    {
        const QTemporaryDir temporary;
        const QDir folder(temporary.path());
        makeLessons(folder);
        QCOMPARE(faultsOf(folder), std::vector<std::string>());
        const std::string root = temporary.path().toStdString();
        write(folder.filePath(QStringLiteral("texts_kk.txt")),
              "[lesson games]\ntitle = Ойындар\na = Ұтыңыз.\nc = Ұтыңыз.\nd = Ұтыңыз.\ne = Ұтыңыз.\n");
        QCOMPARE(faultsOf(folder), (std::vector<std::string>{
                                       root + "/congkak/01-games.txt:7:1: there is no text 'games.b' in texts_kk.txt",
                                       root + "/texts_kk.txt:6:1: no lesson has the key 'games.e'"}));
    }

    void textsOfALessonThatCannotBeReadAreNotCalledUnused()
    {
        const QTemporaryDir temporary;
        const QDir folder(temporary.path());
        makeLessons(folder);
        write(folder.filePath(QStringLiteral("congkak/02-other.txt")), "id = other\ngame = chess\n");
        QFile texts(folder.filePath(QStringLiteral("texts_en.txt")));
        QVERIFY(texts.open(QIODevice::Append));
        texts.write("[lesson other]\ntitle = Other\n");
        texts.close();
        QCOMPARE(faultsOf(folder),
                 (std::vector<std::string>{temporary.path().toStdString()
                                           + "/congkak/02-other.txt:2:8: no game is called 'chess'"}));
    }

    void twoLessonsWithOneIdAreNamed()
    {
        const QTemporaryDir temporary;
        const QDir folder(temporary.path());
        makeLessons(folder);
        QVERIFY(QFile::copy(folder.filePath(QStringLiteral("congkak/01-games.txt")),
                            folder.filePath(QStringLiteral("congkak/02-games.txt"))));
        QCOMPARE(faultsOf(folder),
                 (std::vector<std::string>{temporary.path().toStdString()
                                           + "/congkak/02-games.txt:1:1: the lines above have the id 'games'"}));
    }

    void anEmptyFolderIsReported()
    {
        const QTemporaryDir temporary;
        QCOMPARE(faultsOf(QDir(temporary.path())).size(), 1U);
        QCOMPARE(faultsOf(QDir(temporary.filePath(QStringLiteral("none")))).size(), 1U);
    }
};

QTEST_GUILESS_MAIN(TestLessonReport)
#include "tst_lesson_report.moc"
