// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Kinds of mistakes in the texts that came back once.
#include "core/learn/lesson.h"
#include "core/learn/lesson_texts.h"
#include "tests/app/desktop/text/catalog.h"
#include "tests/guide_text.h"

#include <QDir>
#include <QRegularExpression>
#include <QTest>

using namespace qumalaq;
using namespace qumalaq::desktop;

namespace {

QString readSource(const QString& path)
{
    QFile file(QStringLiteral(QUMALAQ_SOURCE_DIR "/") + path);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

QStringList filesIn(const QString& folder, const QString& pattern)
{
    QStringList paths;
    for (const QString& name : QDir(QStringLiteral(QUMALAQ_SOURCE_DIR "/") + folder).entryList({pattern}))
        paths.append(folder + u'/' + name);
    return paths;
}

QRegularExpression words(const QString& pattern)
{
    return QRegularExpression(pattern, QRegularExpression::UseUnicodePropertiesOption
                                           | QRegularExpression::CaseInsensitiveOption);
}

struct Text {
    QString place;
    QString words;
};

/// Every text of a language that a user reads.
QList<Text> textsIn(const QString& code)
{
    QList<Text> texts;
    const bool isSource = code == QLatin1String("en");
    for (const Message& message :
         messagesOf(catalog(QStringLiteral("qumalaq_") + (isSource ? QStringLiteral("kk") : code)))) {
        for (const QString& text : isSource ? QStringList(message.source) : message.translations)
            texts.append({message.context, text});
    }
    static const QRegularExpression kComment(QStringLiteral("<!--.*?-->|^[ ]*#.*$|^[a-z-]+ =|^\\[.*$"),
                                             QRegularExpression::MultilineOption);
    for (const QString& path :
         filesIn(QStringLiteral("resources/rules"), QStringLiteral("*_%1.html").arg(code))
             + filesIn(QStringLiteral("resources/help"), QStringLiteral("*_%1.html").arg(code))
             + filesIn(QStringLiteral("resources/lessons"), QStringLiteral("texts_%1.txt").arg(code)))
        texts.append({path, readSource(path).remove(kComment)});
    static const QRegularExpression kNoWords(QStringLiteral("`[^`]*`|\\{#[^}]*\\}|\\]\\([^)]*\\)"));
    texts.append({QStringLiteral("the guide"), guide::proseOf(guide::sourceOf(code)).remove(kNoWords)});
    const QString folder = QStringLiteral("packaging/linux") + (isSource ? QString() : u'/' + code);
    static const QRegularExpression kRequest(QStringLiteral("^\\..*$"), QRegularExpression::MultilineOption);
    for (const QString& path : filesIn(folder, QStringLiteral("*.6")))
        texts.append({path, readSource(path).remove(kRequest)});
    texts.append({QStringLiteral("the change log"),
                  readSource(isSource ? QStringLiteral("CHANGELOG.md") : folder + QStringLiteral("/CHANGELOG.md"))});
    return texts;
}

} // namespace

class TestWording : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// The words that the glossary rules out.
    void textsUseTheWordsOfTheGlossary_data()
    {
        QTest::addColumn<QString>("code");
        QTest::addColumn<QString>("ruledOut");
        const QString table = readSource(QStringLiteral("translations/GLOSSARY.md"))
                                  .section(QStringLiteral("## Words that no text has"), 1)
                                  .section(QStringLiteral("\n## "), 0, 0);
        static const QRegularExpression kRow(QStringLiteral("^\\| ([a-z]{2,3}) \\| (.+) \\|$"),
                                             QRegularExpression::MultilineOption);
        for (auto row = kRow.globalMatch(table); row.hasNext();) {
            const auto match = row.next();
            QStringList patterns = {QStringLiteral("\\w\\.\\.\\.")};
            for (QString word : match.captured(2).split(QStringLiteral(", "))) {
                const bool hasEndings = word.endsWith(QStringLiteral("\\*"));
                if (hasEndings)
                    word.chop(2);
                patterns.append(QStringLiteral("\\b") + QRegularExpression::escape(word)
                                + (hasEndings ? QString() : QStringLiteral("\\b")));
            }
            QTest::newRow(qPrintable(match.captured(1))) << match.captured(1) << patterns.join(u'|');
        }
    }
    void textsUseTheWordsOfTheGlossary()
    {
        QFETCH(QString, code);
        QFETCH(QString, ruledOut);
        const QRegularExpression wrong = words(ruledOut);
        const auto texts = textsIn(code);
        QVERIFY(texts.size() > 1000);
        for (const Text& text : texts) {
            const auto found = wrong.match(QString(text.words).remove(QStringLiteral("South East Asian"))); // a title
            QVERIFY2(!found.hasMatch(), qPrintable(text.place + u' ' + found.captured() + u' ' + text.words.left(200)));
            if (text.place.startsWith(QLatin1String("resources/")))
                QVERIFY2(!text.words.contains(u'!'), qPrintable(text.place));
        }
    }

    /// What an English reader stumbles over: a thing behind a hole is hidden by it, a comment does not stand, a screen
    /// reader does not tell.
    void englishIsPlain()
    {
        const QRegularExpression wrong = words(QStringLiteral(
            "(?<!left )\\bbehind\\b|\\b(stand|stands|stood) "
            "(in|on|at|there|before|after|between|better|among|above|under|beside|"
            "only|also|once)\\b|\\btell(s|ing)? (that|how|the same|each|every|who|which|why|what)\\b|"
            "\\b(is|are|was|were) told\\b|\\bNobody (has to|needs)\\b|\\bat tournaments\\b|\\bhave got\\b|"
            "\\bhow much is said\\b|(^|[.:=?] )(pit|hole|house) \\d (makes|takes|ends)\\b|"
            "\\b(in|of) (a|one|the same) network\\b|\\bletters and figures\\b"));
        QList<Text> texts = textsIn(QStringLiteral("en"));
        texts.append({QStringLiteral("the formats"), guide::sourceOf(QStringLiteral("formats"))});
        for (const char* path : {"README.md", "CONTRIBUTING.md", "ARCHITECTURE.md", "SECURITY.md",
                                 "resources/lessons/README.md", "packaging/linux/org.qumalaq.qumalaq.metainfo.xml"})
            texts.append({QString::fromLatin1(path), readSource(QString::fromLatin1(path))});
        for (const Text& text : texts) {
            const auto found = wrong.match(text.words.simplified());
            QVERIFY2(!found.hasMatch(), qPrintable(text.place + u' ' + found.captured() + u' ' + text.words.left(200)));
        }
    }

    /// Who plays by ear sees no dotted line: a pit has an owner and a number.
    void lessonsNeedNoEyes_data()
    {
        QTest::addColumn<QString>("code");
        QTest::addColumn<QString>("ruledOut");
        QTest::newRow("English") << "en" << QStringLiteral("\\blong store|\\bdotted|\\bClick\\b|on the right,");
        QTest::newRow("Kazakh") << "kk" << QStringLiteral("ұзын қазан|нүктелі|оң жақтағы");
        QTest::newRow("Russian") << "ru" << QStringLiteral("длинный казан|пунктир|большая лунка справа");
    }
    void lessonsNeedNoEyes()
    {
        QFETCH(QString, code);
        QFETCH(QString, ruledOut);
        const QString texts = readSource(QStringLiteral("resources/lessons/texts_%1.txt").arg(code));
        QVERIFY(!texts.isEmpty());
        const auto found = words(ruledOut).match(texts);
        QVERIFY2(!found.hasMatch(), qPrintable(found.captured()));
    }

    /// The move is on the board when it is asked whose turn it is or who has won: "you play hole 1" would be about
    /// the next one.
    void aQuestionAfterAMoveIsNotAboutTheNextOne_data()
    {
        QTest::addColumn<QString>("code");
        QTest::addColumn<QString>("announced");
        QTest::newRow("English") << QStringLiteral("en")
                                 << QStringLiteral("\\byou (then )?(play|take|have then)\\b|\\bthen\\b|\\bfalls\\b|"
                                                   "\\bwho wins\\b");
        QTest::newRow("Kazakh") << QStringLiteral("kk") << QStringLiteral("жүресіз\\b|аласыз\\b|жеңеді\\b|\\bкейін\\b");
        QTest::newRow("Russian") << QStringLiteral("ru")
                                 << QStringLiteral("\\bвы (ходите|берёте)\\b|победит\\b|\\bпотом\\b");
    }
    void aQuestionAfterAMoveIsNotAboutTheNextOne()
    {
        QFETCH(QString, code);
        QFETCH(QString, announced);
        const QRegularExpression wrong = words(announced);
        const auto texts = learn::LessonTexts::parse(
            readSource(QStringLiteral("resources/lessons/texts_%1.txt").arg(code)).toStdString());
        QVERIFY(texts);
        int checked = 0;
        for (const QString& course : QDir(QStringLiteral(QUMALAQ_SOURCE_DIR "/resources/lessons"))
                                         .entryList(QDir::Dirs | QDir::NoDotAndDotDot)) {
            for (const QString& file :
                 filesIn(QStringLiteral("resources/lessons/") + course, QStringLiteral("*.txt"))) {
                const auto lesson = learn::parseLesson(readSource(file).toStdString());
                QVERIFY2(lesson, qPrintable(file));
                for (const learn::Task& task : lesson->tasks) {
                    if (task.kind != learn::TaskKind::Who)
                        continue;
                    const std::string_view found = texts->find(lesson->keyOf(task));
                    const QString text = QString::fromUtf8(found.data(), qsizetype(found.size()));
                    QVERIFY2(!text.isEmpty() && !wrong.match(text).hasMatch(), qPrintable(text));
                    ++checked;
                }
            }
        }
        QCOMPARE(checked, 46);
    }

    /// Such a text is a piece: another language needs another order.
    void everyTextIsWhole()
    {
        static const QRegularExpression kPiece(QStringLiteral("^[Aa]nd\\b|^\\s|\\s$|\\b(of|to|the)$"));
        for (const Message& message : messagesOf(catalog(QStringLiteral("qumalaq_kk"))))
            QVERIFY2(!kPiece.match(message.source).hasMatch(), qPrintable(message.source));
    }

    /// The right suffix depends on the number or the name.
    void kazakhPutsNoSuffixOnAnArgument()
    {
        static const QRegularExpression kSuffix(
            QStringLiteral(
                "%[n0-9]-?(с?[іы]|[іы]н|[іы]н[ае]н|[нтд][іы]ң|[дтн][еа]н|[гк]е|[ғқ]а|[дт][еа]|[дтн][іы]|ш[іы])\\b"),
            QRegularExpression::UseUnicodePropertiesOption);
        QVERIFY(kSuffix.match(QStringLiteral("%2-ден")).hasMatch());
        QVERIFY(kSuffix.match(QStringLiteral("%1-нің")).hasMatch());
        // A wish needs the name in the genitive: Асанның ойнағысы келеді.
        static const QRegularExpression kWish(QStringLiteral("^%\\d [^.]*([ғқ]ысы|[гк]ісі) кел"),
                                              QRegularExpression::UseUnicodePropertiesOption);
        QVERIFY(kWish.match(QStringLiteral("%1 жүрісті қайтарғысы келеді. Келісесіз бе?")).hasMatch());
        for (const char* name : {"qumalaq_kk", "qtbase_kk"}) {
            for (const Message& message : messagesOf(catalog(QString::fromLatin1(name)))) {
                for (const QString& text : message.translations)
                    QVERIFY2(!kSuffix.match(text).hasMatch() && !kWish.match(text).hasMatch(), qPrintable(text));
            }
        }
    }

    /// "Не" is "what", before a verb; "or" is "немесе".
    void kazakhSaysNemeseForOr()
    {
        const QRegularExpression wrong = words(QStringLiteral(
            "(?<![\\w-])не(?= (?!істе|ұтып|жат|бол|айт|көр|қос|қорғау|қал|шығ|ойна|ест|бер|деп|күт|үшін)\\w)"));
        QVERIFY(wrong.match(QStringLiteral("22 не одан аз")).hasMatch());
        QVERIFY(wrong.match(QStringLiteral("жеңетінін не ешкім")).hasMatch());
        QVERIFY(!wrong.match(QStringLiteral("Не айтылды")).hasMatch());
        for (const Text& text : textsIn(QStringLiteral("kk"))) {
            const auto found = wrong.match(text.words.simplified());
            QVERIFY2(!found.hasMatch(),
                     qPrintable(text.place + u' ' + text.words.simplified().mid(found.capturedStart(), 60)));
        }
    }

    /// The name of a move has the word for "move" in it. Where a text adds the word to an argument, it is the number of
    /// a move.
    /// Nor does a sentence begin with "4-отаудан жүру", as no teacher would speak.
    void noTextAddsTheWordToTheNameOfAMove_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("pattern");
        QTest::newRow("Kazakh") << QStringLiteral("qumalaq_kk")
                                << QStringLiteral("%\\d жүріс(і|імен|інен|іне)\\b|%\\d(-\\w+)? жүру\\b(?! керек|[.,])");
        QTest::newRow("Russian") << QStringLiteral("qumalaq_ru") << QStringLiteral("\\b(ход[ауе]?|ходом) %\\d");
    }
    void noTextAddsTheWordToTheNameOfAMove()
    {
        QFETCH(QString, name);
        QFETCH(QString, pattern);
        const QRegularExpression wrong = words(pattern);
        static const QRegularExpression kNumbered(QStringLiteral("\\b[Mm]ove %\\d|the number %\\d"));
        QVERIFY(
            wrong.match(name.endsWith(QStringLiteral("kk")) ? QStringLiteral("%1 жүрісі") : QStringLiteral("ход %1"))
                .hasMatch());
        for (const Message& message : messagesOf(catalog(name))) {
            for (const QString& text : message.translations) {
                QVERIFY2(!wrong.match(text).hasMatch() || kNumbered.match(message.source).hasMatch(), qPrintable(text));
            }
        }
    }

    /// A voice does not decline digits: "от один до девять", "бір ден тоғыз ға".
    void pagesForListeningWriteDeclinedNumbersInWords_data()
    {
        QTest::addColumn<QString>("code");
        QTest::addColumn<QString>("pattern");
        QTest::newRow("Kazakh") << QStringLiteral("kk")
                                << QStringLiteral("\\d-[^\\W\\da-z]{1,3}\\b|\\d (мен|пен|бен) \\d");
        QTest::newRow("Russian") << QStringLiteral(
            "ru") << QStringLiteral("\\b(от|до|с|со|к|из|без|около|после|перед|между|больше|меньше) \\d");
    }
    void pagesForListeningWriteDeclinedNumbersInWords()
    {
        QFETCH(QString, code);
        QFETCH(QString, pattern);
        const auto pages = filesIn(QStringLiteral("resources/help"), QStringLiteral("*_%1.html").arg(code));
        QVERIFY(!pages.isEmpty());
        for (const QString& page : pages) {
            const auto found = words(pattern).match(readSource(page));
            QVERIFY2(!found.hasMatch(), qPrintable(page + u' ' + found.captured()));
        }
    }

    /// In the plan of the chapter on teaching, each number of a lesson is followed by the title of this lesson.
    void theLessonsOfThePlanHaveTheirNumbers_data()
    {
        QTest::addColumn<QString>("code");
        for (const char* code : {"en", "kk", "ru"})
            QTest::newRow(code) << QString::fromLatin1(code);
    }
    void theLessonsOfThePlanHaveTheirNumbers()
    {
        QFETCH(QString, code);
        const QString plan = guide::sourceOf(code)
                                 .section(QStringLiteral("{#lesson-plan}"), 1)
                                 .section(QStringLiteral("\n<!--"), 0, 0)
                                 .simplified();
        const auto texts = learn::LessonTexts::parse(
            readSource(QStringLiteral("resources/lessons/texts_%1.txt").arg(code)).toStdString());
        QVERIFY(texts);
        // The small match, a lesson of another game, has no number.
        QList<QString> titles;
        for (const QString& file : filesIn(QStringLiteral("resources/lessons/togyzqumalaq"), QStringLiteral("*.txt"))) {
            const auto lesson = learn::parseLesson(readSource(file).toStdString());
            QVERIFY2(lesson, qPrintable(file));
            const std::string_view title = texts->find(lesson->titleKey());
            if (lesson->setup.game() == rules::GameId::Togyzqumalaq)
                titles.append(QString::fromUtf8(title.data(), qsizetype(title.size())));
        }
        static const QRegularExpression kLesson(QStringLiteral("(\\d+)(-\\w+)? \\([“«]([^”»]+)[”»]\\)"),
                                                QRegularExpression::UseUnicodePropertiesOption);
        int checked = 0;
        for (auto matches = kLesson.globalMatch(plan); matches.hasNext(); ++checked) {
            const auto match = matches.next();
            const qsizetype number = match.captured(1).toInt();
            QVERIFY2(number >= 1 && number <= titles.size(), qPrintable(match.captured()));
            QCOMPARE(match.captured(3), titles[number - 1]);
        }
        QCOMPARE(checked, 7);
        // No number of a lesson without its title.
        QCOMPARE(plan.count(QRegularExpression(QStringLiteral("\\b\\d"))), 7 + 5 + 1); // 5 items, and a grade
    }
};

QTEST_GUILESS_MAIN(TestWording)
#include "tst_wording.moc"
