// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/text/pronunciation.h"
#include "app/desktop/text/translator.h"

#include <QTest>

using namespace qumalaq::desktop;

class TestPronunciation : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void numbersBeforeAWordAreOrdinals_data()
    {
        QTest::addColumn<Language>("language");
        QTest::addColumn<QString>("written");
        QTest::addColumn<QString>("spoken");
        const auto row = [](const char* name, Language language, const char* written, const char* spoken) {
            QTest::newRow(name) << language << QString::fromUtf8(written) << QString::fromUtf8(spoken);
        };
        row("a pit", Language::Kazakh, "Бастаушы: 7-отау.", "Бастаушы: жетінші отау.");
        row("two pits", Language::Kazakh, "қарсылас 1-отаудан, сіздің 9-отауыңыздан",
            "қарсылас бірінші отаудан, сіздің тоғызыншы отауыңыздан");
        row("ten", Language::Kazakh, "10-деңгей", "оныншы деңгей");
        row("only the last word of a compound is an ordinal", Language::Kazakh, "23-жүріс", "20 үшінші жүріс");
        row("a full ten", Language::Kazakh, "40-жүріс", "қырқыншы жүріс");
        row("more than a hundred", Language::Kazakh, "120-есеп, 107-есеп", "100 жиырмасыншы есеп, 100 жетінші есеп");
        row("a hundred stays", Language::Kazakh, "100-есеп", "100-есеп");
        row("an ending belongs to a cardinal", Language::Kazakh, "82-ге жетті, 7-ден артық",
            "82-ге жетті, 7-ден артық");
        row("a date", Language::Kazakh, "2026-11-22", "2026-11-22");
        row("a range", Language::Kazakh, "1-9", "1-9");
        row("no number", Language::Kazakh, "онлайн-сайттар", "онлайн-сайттар");
        row("a language without such a form", Language::English, "7-stone pit", "7-stone pit");
        row("Russian", Language::Russian, "7-кратный", "7-кратный");
    }
    void numbersBeforeAWordAreOrdinals()
    {
        QFETCH(Language, language);
        QFETCH(QString, written);
        Translator translator;
        translator.setLanguage(language);
        QTEST(Pronunciation::of(written), "spoken");
    }
};

QTEST_GUILESS_MAIN(TestPronunciation)
#include "tst_pronunciation.moc"
