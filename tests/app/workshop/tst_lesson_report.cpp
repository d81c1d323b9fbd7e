// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workshop/lesson_report.h"

#include <QTest>

#include <set>

using namespace qumalaq;
using learn::TextFault;

class TestLessonReport : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyFaultHasItsOwnSentence()
    {
        std::set<std::string> sentences;
        for (int code = 0; code <= int(TextFault::Code::BadLine); ++code) {
            TextFault fault;
            fault.code = static_cast<TextFault::Code>(code);
            fault.found = "x";
            const std::string sentence = workshop::describe(fault);
            QVERIFY2(sentence.size() > std::string("1:1: ").size(), qPrintable(QString::number(code)));
            QVERIFY2(sentences.insert(sentence).second, sentence.c_str());
        }
    }

    void placeAndReasonAreTold()
    {
        TextFault fault;
        fault.code = TextFault::Code::BadPosition;
        fault.line = 11;
        fault.column = 12;
        fault.notation = notation::ParseError{notation::ParseError::Code::WrongTotal, 1, 1, 162, 161, {}};
        QCOMPARE(workshop::describe(fault), std::string("11:12: the position has 161 stones instead of 162"));
    }
};

QTEST_GUILESS_MAIN(TestLessonReport)
#include "tst_lesson_report.moc"
