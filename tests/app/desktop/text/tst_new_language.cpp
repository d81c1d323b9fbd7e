// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/desktop/page_texts.h"
#include "tests/app/desktop/window_places.h"

#include "app/desktop/text/language.h"

#include <QDialog>

using namespace qumalaq;
using namespace qumalaq::desktop;

namespace {

/// A catalogue of this test (CMakeLists.txt): the program does not know the language. It has no rules pages and no
/// lessons.
constexpr Language kMadeUp("eo");
/// Each text of that catalogue begins with it.
constexpr QChar kMark(u'¤');

qsizetype markedIn(const QStringList& texts)
{
    return std::count_if(texts.begin(), texts.end(), [](const QString& text) { return text.contains(kMark); });
}

} // namespace

/// A language is added by its catalogue alone.
class TestNewLanguage : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { setUpApplication(); }

    void aCatalogueIsALanguage()
    {
        QCOMPARE(languageByCode(u"eo"), std::optional(kMadeUp));
        QVERIFY(ownNameOf(kMadeUp).startsWith(kMark));
        QVERIFY(languageByCode(u"kk") && languageByCode(u"ru") && languageByCode(u"en"));
    }

    void everyPageOpensInANewLanguage_data()
    {
        QTest::addColumn<ActionId>("page");
        for (const auto& [name, command] : kPages)
            QTest::newRow(name) << command;
    }
    void everyPageOpensInANewLanguage()
    {
        QFETCH(ActionId, page);
        const QTemporaryDir folder;
        Program program(folder.path());
        program.setLanguage(kMadeUp);
        program.begin();
        program.press(Qt::Key_7);
        program.trigger(page);
        QCoreApplication::processEvents();
        QVERIFY(markedIn(textsOf(program.window.get())) > 150);
    }

    void everyDialogOpensInANewLanguage()
    {
        const QTemporaryDir folder;
        Program program(folder.path());
        program.setLanguage(kMadeUp);
        program.begin();
        for (const DialogOfWindow& place : kDialogs) {
            const auto dialog = show(place, program);
            QVERIFY(QTest::qWaitForWindowExposed(dialog.get()));
            QVERIFY2(dialog->windowTitle().contains(kMark), qPrintable(dialog->windowTitle()));
        }
    }

    void textsThatAreMissingAreEnglish()
    {
        QCOMPARE(readInLanguage(QStringLiteral(":/rules/congkak_"), kMadeUp, QStringLiteral(".html")),
                 readInLanguage(QStringLiteral(":/rules/congkak_"), Language::English, QStringLiteral(".html")));
        const QTemporaryDir folder;
        Program program(folder.path());
        program.setLanguage(kMadeUp);
        program.open();
        program.trigger(ActionId::Rules);
        const auto* rules = program.window->findChild<QDialog*>();
        QVERIFY(rules != nullptr);
        QVERIFY(textsOf(rules).join(u' ').contains(QStringLiteral("tuzdyk")));
    }
};

QUMALAQ_WINDOW_TEST(TestNewLanguage)

#include "tst_new_language.moc"
