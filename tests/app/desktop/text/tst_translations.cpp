// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/text/error_text.h"
#include "app/desktop/text/game_text.h"
#include "app/desktop/text/place_text.h"
#include "app/desktop/text/translator.h"
#include "core/learn/lesson_texts.h"
#include "core/rules/any_position.h"
#include "tests/app/desktop/text/catalog.h"

#include <QFile>
#include <QProcess>
#include <QRegularExpression>
#include <QSet>
#include <QTemporaryDir>
#include <QTest>

using namespace qumalaq;
using namespace qumalaq::desktop;

namespace {

QSet<QString> keysOf(const QList<Message>& messages)
{
    QSet<QString> keys;
    for (const Message& message : messages)
        keys.insert(message.key());
    return keys;
}

QStringList placeholdersOf(const QString& text)
{
    static const QRegularExpression kPlaceholder(QStringLiteral("%L?[n0-9]"));
    QStringList found;
    for (auto match = kPlaceholder.globalMatch(text); match.hasNext();)
        found.append(match.next().captured());
    found.sort();
    return found;
}

} // namespace

class TestTranslations : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyTextIsTranslated_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<int>("plurals");
        QTest::newRow("Kazakh") << QStringLiteral("qumalaq_kk") << 2;
        QTest::newRow("Russian") << QStringLiteral("qumalaq_ru") << 3;
        QTest::newRow("English plural forms") << QStringLiteral("qumalaq_en") << 2;
        QTest::newRow("Qt in Kazakh") << QStringLiteral("qtbase_kk") << 2;
        QTest::newRow("Qt in Russian") << QStringLiteral("qtbase_ru") << 3;
    }
    void everyTextIsTranslated()
    {
        QFETCH(QString, name);
        QFETCH(int, plurals);
        const auto messages = messagesOf(catalog(name));
        QVERIFY(!messages.isEmpty());
        for (const Message& message : messages) {
            QVERIFY2(message.type.isEmpty(), qPrintable(message.type + u' ' + message.source));
            QCOMPARE(message.translations.size(), message.isPlural ? plurals : 1);
            if (name == QLatin1String("qumalaq_en"))
                QCOMPARE(message.translations.back(), message.source); // a source that was mended
            QVERIFY2(!message.source.contains(QLatin1String("can not")), qPrintable(message.source));
            for (const QString& text : message.translations) {
                QVERIFY2(!text.trimmed().isEmpty(), qPrintable(message.source));
                QCOMPARE(placeholdersOf(text), placeholdersOf(message.source));
                // Qt writes three dots where the program writes an ellipsis; a translation has only the ellipsis.
                const bool hasEllipsis = message.source.contains(u'…') || message.source.contains(QLatin1String("..."));
                QCOMPARE(text.contains(u'…'), hasEllipsis);
                QVERIFY2(!text.contains(QLatin1String("...")), qPrintable(text));
            }
        }
    }

#ifdef QUMALAQ_LUPDATE // none for the system of a cross-build
    void theCatalogsHoldExactlyTheTextsOfTheSources()
    {
        const QTemporaryDir folder;
        const QString all = folder.filePath(QStringLiteral("qumalaq_kk.ts"));
        const QString plural = folder.filePath(QStringLiteral("qumalaq_en.ts"));
        for (const QString& file : {all, plural}) {
            QStringList arguments = {QStringLiteral("-silent"), QStringLiteral("-I"),
                                     QStringLiteral(QUMALAQ_SOURCE_DIR),
                                     QStringLiteral(QUMALAQ_SOURCE_DIR "/app/desktop")};
            if (file == plural)
                arguments.append(QStringLiteral("-pluralonly"));
            arguments.append({QStringLiteral("-ts"), file});
            QCOMPARE(QProcess::execute(QStringLiteral(QUMALAQ_LUPDATE), arguments), 0);
        }
        const auto wanted = keysOf(messagesOf(all));
        QVERIFY(!wanted.isEmpty());
        for (const Language language : allLanguages()) {
            if (language == Language::English)
                continue;
            const QString name = QStringLiteral("qumalaq_") + codeOf(language);
            const auto there = keysOf(messagesOf(catalog(name)));
            QVERIFY2(there == wanted, qPrintable(QStringLiteral("%1: run the target lupdate. Missing: %2; too much: %3")
                                                     .arg(name, QStringList((wanted - there).values()).join(u'|'),
                                                          QStringList((there - wanted).values()).join(u'|'))));
        }
        QCOMPARE(keysOf(messagesOf(catalog(QStringLiteral("qumalaq_en")))), keysOf(messagesOf(plural)));
    }
#endif

    /// The texts of lessons are stored next to them, see lesson_texts.h; tst_lesson_report checks that none is missing.
    void lessonsSpeakEveryLanguage()
    {
        QList<QStringList> keys;
        QSet<QString> said;
        for (const Language language : allLanguages()) {
            QFile file(QStringLiteral(QUMALAQ_SOURCE_DIR "/resources/lessons/texts_%1.txt").arg(codeOf(language)));
            const bool isRequired =
                language == Language::Kazakh || language == Language::Russian || language == Language::English;
            if (!isRequired && !file.exists())
                continue; // English serves
            QVERIFY2(file.open(QIODevice::ReadOnly), qPrintable(file.fileName()));
            const auto texts = learn::LessonTexts::parse(file.readAll().toStdString());
            QVERIFY2(texts, qPrintable(file.fileName()));
            keys.emplaceBack();
            for (const auto& text : texts->all())
                keys.last().append(QString::fromStdString(text.key));
            QCOMPARE(keys.last(), keys.first());
            // Texts copied from another language without translation.
            QSet<QString> own;
            for (const auto& text : texts->all())
                own.insert(QString::fromStdString(text.text));
            QVERIFY2(!own.intersects(said), qPrintable(QStringList(own.intersect(said).values()).join(u'|')));
            said.unite(own);
        }
        QVERIFY(keys.size() >= 3);
    }

    void theLanguageOfTheToolkitChangesToo()
    {
        Translator translator;
        const auto cancel = [] { return QCoreApplication::translate("QPlatformTheme", "Cancel"); };
        translator.setLanguage(Language::Kazakh);
        QCOMPARE(cancel(), QStringLiteral("Бас тарту"));
        translator.setLanguage(Language::Russian);
        QCOMPARE(cancel(), QStringLiteral("Отмена"));
        translator.setLanguage(Language::English);
        QCOMPARE(cancel(), QStringLiteral("Cancel"));
    }

    void numbersAgreeWithTheirNouns_data()
    {
        QTest::addColumn<Language>("language");
        QTest::addColumn<int>("count");
        QTest::addColumn<QString>("text");
        QTest::newRow("one stone") << Language::English << 1 << QStringLiteral("1 stone");
        QTest::newRow("nine stones") << Language::English << 9 << QStringLiteral("9 stones");
        QTest::newRow("Russian one") << Language::Russian << 21 << QStringLiteral("21 кумалак");
        QTest::newRow("Russian few") << Language::Russian << 3 << QStringLiteral("3 кумалака");
        QTest::newRow("Russian many") << Language::Russian << 11 << QStringLiteral("11 кумалаков");
        QTest::newRow("Kazakh one") << Language::Kazakh << 1 << QStringLiteral("1 құмалақ");
        QTest::newRow("Kazakh many") << Language::Kazakh << 9 << QStringLiteral("9 құмалақ");
    }
    void numbersAgreeWithTheirNouns()
    {
        QFETCH(Language, language);
        QFETCH(int, count);
        QFETCH(QString, text);
        Translator translator;
        translator.setLanguage(language);
        rules::BoardState board;
        board.rows[0][0] = static_cast<std::uint16_t>(count);
        const rules::Place place{rules::Pit{rules::Side::South, 1}};
        QVERIFY2(PlaceText::toolTip(rules::GameId::Togyzqumalaq, board, place).endsWith(text),
                 qPrintable(PlaceText::toolTip(rules::GameId::Togyzqumalaq, board, place)));
    }

    void everyGameAndOptionHasItsWordsInEveryLanguage()
    {
        Translator translator;
        for (const Language language : allLanguages()) {
            translator.setLanguage(language);
            for (const rules::GameId game : rules::allGames()) {
                QVERIFY(!GameText::nameOf(game).isEmpty());
                QVERIFY(!GameText::summaryOf(game).isEmpty());
                for (const rules::OptionSpec& spec : rules::optionsOf(game)) {
                    // An unknown key or value would be returned unchanged.
                    const auto unchanged = [](std::string_view text) {
                        return QString::fromLatin1(text.data(), qsizetype(text.size()));
                    };
                    QVERIFY(GameText::optionName(game, spec.key) != unchanged(spec.key));
                    QVERIFY(!GameText::optionExplanation(game, spec.key).isEmpty());
                    for (const std::string_view value : spec.values) {
                        const QString text = GameText::optionValue(spec.key, value);
                        QVERIFY(!text.isEmpty());
                        const bool hasWords = spec.kind == rules::OptionSpec::Kind::Choice;
                        QVERIFY(!hasWords || language == Language::English || text != unchanged(value));
                    }
                }
            }
        }
    }

    void pitNamesAreTheTraditionalOnes()
    {
        Translator translator;
        translator.setLanguage(Language::Kazakh);
        const QStringList names = {
            QStringLiteral("Арт"),         QStringLiteral("Тектұрмас"), QStringLiteral("Ат өтпес"),
            QStringLiteral("Атсыратар"),   QStringLiteral("Бел"),       QStringLiteral("Белбасар"),
            QStringLiteral("Қандықақпан"), QStringLiteral("Көкмойын"),  QStringLiteral("Маңдай")};
        for (int number = 1; number <= 9; ++number)
            QCOMPARE(GameText::pitName(rules::GameId::Togyzqumalaq, number), names[number - 1]);
        QVERIFY(GameText::pitName(rules::GameId::Togyzqumalaq, 10).isEmpty());
        QVERIFY(GameText::pitName(rules::GameId::Bestemshe, 1).isEmpty());
    }

    void anErrorSaysWhere()
    {
        notation::ParseError error;
        error.code = notation::ParseError::Code::WrongLanding;
        error.line = 3;
        error.column = 7;
        error.expected = 6;
        error.actual = 5;
        Translator translator;
        translator.setLanguage(Language::English);
        QCOMPARE(ErrorText::of(error), QStringLiteral("Line 3, column 7: the last stone falls into pit 6, not 5."));
    }

    void languagesAreKnownByTheirCodes()
    {
        for (const Language language : allLanguages())
            QCOMPARE(languageByCode(codeOf(language)), std::optional(language));
        QVERIFY(!languageByCode(u"xx"));
        QVERIFY(!languageByCode(u""));
    }
};

QTEST_GUILESS_MAIN(TestTranslations)
#include "tst_translations.moc"
