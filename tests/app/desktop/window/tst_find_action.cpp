// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/window/find_action_dialog.h"
#include "tests/app/desktop/window_fixture.h"

#include "app/desktop/ui/announcer.h"
#include "app/desktop/window/settings_dialog.h"

#include <QLineEdit>
#include <QListWidget>
#include <QSignalSpy>

using namespace qumalaq::desktop;

namespace {

FindActionDialog* finder(const Program& program)
{
    program.trigger(ActionId::FindAction);
    return program.window->findChild<FindActionDialog*>();
}

QStringList found(const FindActionDialog& dialog)
{
    const auto* list = dialog.findChild<QListWidget*>();
    QStringList entries;
    for (int row = 0; row < list->count(); ++row)
        entries.append(list->item(row)->text());
    return entries;
}

void type(const FindActionDialog& dialog, const QString& words)
{
    dialog.findChild<QLineEdit*>()->setText(words);
}

} // namespace

class TestFindAction : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void wordsFindACommandWhichEnterRuns_data()
    {
        QTest::addColumn<Language>("language");
        QTest::addColumn<QString>("words");
        QTest::newRow("its name") << Language(Language::English) << QStringLiteral("settings");
        QTest::newRow("words of its tip, in any order") << Language(Language::English) << QStringLiteral("theme speed");
        QTest::newRow("what is set there") << Language(Language::English) << QStringLiteral("sowing sound");
        QTest::newRow("its Russian name") << Language(Language::Russian) << QStringLiteral("настройки");
        QTest::newRow("its English name in a Russian window") << Language(Language::Russian) << QStringLiteral("sett");
        QTest::newRow("its Kazakh name") << Language(Language::Kazakh) << QStringLiteral("баптау");
        QTest::newRow("English words of its tip in a Kazakh window")
            << Language(Language::Kazakh) << QStringLiteral("theme language");
    }
    void wordsFindACommandWhichEnterRuns()
    {
        QFETCH(const Language, language);
        QFETCH(const QString, words);
        OpenProgram program(language);
        FindActionDialog* dialog = finder(program);
        QVERIFY(dialog);
        type(*dialog, words);
        QTest::keyClick(dialog->focusWidget(), Qt::Key_Return);
        QTRY_VERIFY(program.window->findChild<SettingsDialog*>());
        QTRY_VERIFY(!program.window->findChild<FindActionDialog*>());
    }

    void onlyWhatIsPossibleNowIsListed()
    {
        OpenProgram program;
        QVERIFY(!found(*finder(program)).contains(QStringLiteral("Game: Take back (Ctrl+Z)")));
        delete program.window->findChild<FindActionDialog*>();
        program.pages().startGame({.opponent = NewGameChoice::Opponent::Person});
        program.press(Qt::Key_7);
        const QStringList entries = found(*finder(program));
        QVERIFY(entries.contains(QStringLiteral("Game: Take back (Ctrl+Z)")));
        QVERIFY(!entries.contains(QStringLiteral("Game: Redo (Ctrl+Y)")));
        QVERIFY(entries.filter(QStringLiteral("Find a command")).isEmpty());
    }

    void whatIsFoundIsAnnounced()
    {
        OpenProgram program;
        FindActionDialog* dialog = finder(program);
        QSignalSpy said(&Announcer::of(*program.window), &Announcer::announced);
        const auto heard = [&said](const QString& text) {
            return QTest::qWaitFor([&] { return !said.isEmpty() && said.constLast().at(0).toString().endsWith(text); });
        };
        type(*dialog, QStringLiteral("position"));
        const QStringList entries = found(*dialog);
        QVERIFY(entries.size() > 1);
        QVERIFY(heard(entries.at(0)));
        QTest::keyClick(dialog->focusWidget(), Qt::Key_Down);
        QVERIFY(heard(entries.at(1)));
        type(*dialog, QStringLiteral("no such words"));
        QVERIFY(heard(QStringLiteral("No matching command is available now.")));
        QTest::keyClick(dialog->focusWidget(), Qt::Key_Return); // does nothing
        QVERIFY(dialog->isVisible());
    }
};

QUMALAQ_WINDOW_TEST(TestFindAction)
#include "tst_find_action.moc"
