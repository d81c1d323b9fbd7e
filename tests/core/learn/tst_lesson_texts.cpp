// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/learn/lesson_texts.h"
#include "tests/core/learn/fault_fixture.h"

#include <QTest>

using namespace qumalaq;
using namespace qumalaq::learn;

namespace {

using Code = TextError::Code;

const char* const kLesson = "id = sample\n"
                            "game = congkak\n"
                            "[task a]\n" // 3
                            "kind = match\n"
                            "goal = win\n"
                            "level = 1\n"
                            "[task b]\n" // 7
                            "kind = match\n"
                            "goal = win\n"
                            "level = 1\n";

/// What the lesson needs, to be spoilt line by line.
const char* const kTexts = "[lesson sample]\n"    // 1
                           "title = Үлгі\n"       // 2
                           "a = Бір, екі — үш.\n" // 3
                           "b = Тағы бір рет!\n"; // 4

Lesson sample()
{
    auto lesson = parseLesson(kLesson);
    if (!lesson)
        qFatal("the sample is no lesson");
    return std::move(*lesson);
}

std::vector<TextError> faultsIn(const QByteArray& text)
{
    const std::vector<Lesson> lessons{sample()};
    const auto texts = LessonTexts::parse(text.toStdString());
    if (!texts)
        return texts.error();
    auto faults = texts->faults(lessons);
    for (TextError& fault : texts->missingOf(lessons[0]))
        faults.push_back(std::move(fault));
    return faults;
}

} // namespace

class TestLessonTexts : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aTextIsFoundByItsLessonAndTask()
    {
        const auto texts = LessonTexts::parse(kTexts);
        QVERIFY(texts);
        const Lesson lesson = sample();
        QCOMPARE(texts->find(lesson.titleKey()), std::string_view("Үлгі"));
        QCOMPARE(texts->find(lesson.keyOf(lesson.tasks[1])), std::string_view("Тағы бір рет!"));
        QVERIFY(texts->find("sample.c").empty());
        QVERIFY(texts->find("a").empty());
        QVERIFY2(faultsIn(kTexts).empty(), qUtf8Printable(told(faultsIn(kTexts))));
    }

    void everyFaultIsNamed_data()
    {
        const auto row = addFaultColumns(kTexts);
        row("a task without a text", 4, "", Code::MissingText, "sample.b", 7);
        row("a lesson without a title", 2, "", Code::MissingText, "sample.title", 1);
        row("a text that says nothing", 3, "a = —", Code::MissingText, "sample.a");
        row("a misspelt task", 4, "bb = Тағы!", Code::UnusedText, "sample.bb");
        row("a misspelt lesson", 1, "[lesson simple]", Code::UnusedText, "simple.a", 3);
        row("sixteen words", 3, "a = a b c d e f g h i j k l m n o p", Code::TextTooLong, "sample.a");
        row("a text given twice", 4, "a = Тағы!", Code::DuplicateKey, "a");
        row("a lesson given twice", 4, "b = Иә\n[lesson sample]", Code::DuplicateId, "sample", 5);
        row("a text above the first heading", 1, "", Code::UnknownKey, "title", 2);
        row("a heading of something else", 1, "[task sample]", Code::UnknownSection, "task");
        row("a heading without an id", 1, "[lesson]", Code::UnknownSection, "lesson");
        row("a line without an equals sign", 3, "a Бір", Code::NoEquals, "a Бір");
        row("text that is no UTF-8", 3, "a = \xC3\x28", Code::NotUtf8, "");
    }
    void everyFaultIsNamed() { checkFault(faultsIn); }

    void fifteenWordsAreNotTooMany_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::newRow("fifteen words") << QByteArray("a b c d e f g h i j k l m n o");
        QTest::newRow("a dash is no word") << QByteArray("a b c d e f g — h i j k l m n o");
        QTest::newRow("spaces are no words") << QByteArray("a b c d e f g   h i j k l m n o .");
        QTest::newRow("numbers with a hyphen are one") << QByteArray("9-отау б в г д е ж з и й к л м н о");
    }
    void fifteenWordsAreNotTooMany()
    {
        QFETCH(QByteArray, text);
        const QByteArray line = "a = " + text;
        QVERIFY(faultsIn(QByteArray(kTexts).replace("a = Бір, екі — үш.", line)).empty());
        const auto longer = faultsIn(QByteArray(kTexts).replace("a = Бір, екі — үш.", line + " 16"));
        QCOMPARE(longer.size(), 1U);
        QCOMPARE(longer[0].actual, kMaxWords + 1);
        QCOMPARE(longer[0].expected, kMaxWords);
    }
};

QTEST_GUILESS_MAIN(TestLessonTexts)
#include "tst_lesson_texts.moc"
