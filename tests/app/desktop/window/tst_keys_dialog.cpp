// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/board/screen_reader.h"
#include "app/desktop/window/keys_dialog.h"
#include "tests/app/desktop/wait_for.h"
#include "tests/app/desktop/window_fixture.h"

#include <QComboBox>
#include <QKeySequenceEdit>
#include <QLabel>
#include <QPointer>
#include <QScrollArea>

#include <set>

using namespace qumalaq::desktop;

namespace {

KeysDialog* keysOf(const Program& program)
{
    program.trigger(ActionId::Keys);
    return waitFor<KeysDialog>(program.window.get());
}

/// Chooses a command and presses a key for it.
void give(const KeysDialog& dialog, const char* command, Qt::Key key, Qt::KeyboardModifiers modifiers = {})
{
    auto* commands = seen<QComboBox>(&dialog, "Command");
    QVERIFY(commands);
    commands->setCurrentText(QLatin1String(command));
    QCOMPARE(commands->currentText(), QLatin1String(command));
    auto* field = seen<QKeySequenceEdit>(&dialog, "Press the new key");
    QVERIFY(field);
    field->setFocus();
    bool isDone = false;
    const auto connection =
        QObject::connect(field, &QKeySequenceEdit::editingFinished, field, [&isDone] { isDone = true; });
    QTest::keyClick(field, key, modifiers);
    QTRY_VERIFY(isDone); // Qt waits for a second key
    QObject::disconnect(connection);
}

} // namespace

class TestKeysDialog : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aKeyThatIsChosenWorksAndIsKept()
    {
        const QTemporaryDir folder;
        {
            Program program(folder.path());
            program.beginForTwo();
            KeysDialog* dialog = keysOf(program);
            give(*dialog, "View: Flip the board", Qt::Key_X);
            QVERIFY(shows(dialog, QStringLiteral("The key is now X.")));
            QVERIFY(textsSeen(dialog).contains(QStringLiteral("X")));
            dialog->close();
            QVERIFY(program.action(ActionId::Flip)->toolTip().endsWith(QStringLiteral("(X)")));
        }
        Program program(folder.path());
        program.beginForTwo();
        program.press(Qt::Key_F);
        QVERIFY(!program.settings().value(setting::kFlipped));
        program.press(Qt::Key_X);
        QVERIFY(program.settings().value(setting::kFlipped));
    }

    void everyKeyOfACommandIsShown()
    {
        OpenProgram program;
        QVERIFY(textsSeen(keysOf(program)).contains(QStringLiteral("Left, Ctrl+Left")));
    }

    /// Every group had its own line.
    void theMeaningsOfAColumnBeginOnOneLine()
    {
        OpenProgram program;
        const auto* list = keysOf(program)->findChild<QScrollArea*>()->widget();
        std::set<int> lines;
        for (const QLabel* label : list->findChildren<QLabel*>()) {
            if (!label->property("role").isValid()) // neither a heading nor a key
                lines.insert(label->x());
        }
        QVERIFY2(!lines.empty() && lines.size() <= 2, qPrintable(QString::number(lines.size())));
    }

    /// F1 then opens another help.
    void theListIsTrueForAListener()
    {
        OpenProgram program;
        setReadingAloud(true);
        const auto silent = qScopeGuard([] { setReadingAloud(false); });
        const QStringList texts = textsSeen(keysOf(program));
        const auto helpAt = [&](const char* key) { return texts.value(texts.indexOf(QLatin1String(key)) + 1); };
        QCOMPARE(helpAt("F1"), QStringLiteral("Playing without seeing"));
        QCOMPARE(helpAt("Shift+F1"), QStringLiteral("Playing without seeing"));
    }

    void aKeyThatIsTakenIsRefusedWithTheReason_data()
    {
        QTest::addColumn<Qt::Key>("key");
        QTest::addColumn<Qt::KeyboardModifiers>("modifiers");
        QTest::addColumn<QString>("answer");
        const Qt::KeyboardModifiers none;
        const QString fixed = QStringLiteral("%1 cannot be used as the key for a command.");
        QTest::newRow("of another command")
            << Qt::Key_H << none
            << QStringLiteral("H is already the key for “Hint”. Give that command another key first.");
        QTest::newRow("the second key of another command")
            << Qt::Key_P << Qt::KeyboardModifiers(Qt::ShiftModifier)
            << QStringLiteral("Shift+P is already the key for “Pause”. Give that command another key first.");
        QTest::newRow("a pit") << Qt::Key_7 << none << fixed.arg(QStringLiteral("7"));
        QTest::newRow("plays the pit") << Qt::Key_Space << none << fixed.arg(QStringLiteral("Space"));
        QTest::newRow("leads back") << Qt::Key_Escape << none << fixed.arg(QStringLiteral("Esc"));
        QTest::newRow("opens a menu") << Qt::Key_F << Qt::KeyboardModifiers(Qt::AltModifier)
                                      << fixed.arg(QStringLiteral("Alt+F"));
    }
    void aKeyThatIsTakenIsRefusedWithTheReason()
    {
        QFETCH(const Qt::Key, key);
        QFETCH(const Qt::KeyboardModifiers, modifiers);
        QFETCH(const QString, answer);
        OpenProgram program;
        KeysDialog* dialog = keysOf(program);
        give(*dialog, "View: Flip the board", key, modifiers);
        QVERIFY2(shows(dialog, answer), qPrintable(textsSeen(dialog).last()));
        QCOMPARE(program.action(ActionId::Flip)->shortcut(), QKeySequence(Qt::Key_F));
    }

    /// The click takes the focus from the field, so the list is made again while Qt still sends the click to it.
    void aClickOnTheListTakesTheKeyAndKeepsWhatWasClicked()
    {
        OpenProgram program;
        KeysDialog* dialog = keysOf(program);
        seen<QComboBox>(dialog, "Command")->setCurrentText(QStringLiteral("View: Flip the board"));
        auto* field = seen<QKeySequenceEdit>(dialog, "Press the new key");
        field->setFocus();
        QTRY_VERIFY(field->isAncestorOf(QApplication::focusWidget()) || field->hasFocus());
        field->setKeySequence(QKeySequence(Qt::Key_X));
        auto* list = dialog->findChild<QScrollArea*>();
        const QPointer<QWidget> clicked = list->widget();
        QTest::mousePress(clicked, Qt::LeftButton, {}, {2, 2});
        QVERIFY(clicked);
        QTRY_VERIFY(!clicked);
        QCOMPARE(program.action(ActionId::Flip)->shortcut(), QKeySequence(Qt::Key_X));
        QVERIFY(textsSeen(dialog).contains(QStringLiteral("X")));
    }

    void oneKeyOrAllAreReset()
    {
        OpenProgram program;
        KeysDialog* dialog = keysOf(program);
        QVERIFY(!button(dialog, "Reset all keys")->isEnabled());
        give(*dialog, "Game: Hint", Qt::Key_X);
        give(*dialog, "Game: Replay the last move", Qt::Key_H);
        seen<QComboBox>(dialog, "Command")->setCurrentText(QStringLiteral("Game: Hint"));
        press(dialog, "Reset this key");
        QVERIFY(shows(dialog, QStringLiteral("H is already the key for “Replay the last move”.")));
        QCOMPARE(program.action(ActionId::Hint)->shortcut(), QKeySequence(Qt::Key_X));
        give(*dialog, "Game: Replay the last move", Qt::Key_J);
        press(dialog, "Reset this key");
        QCOMPARE(program.action(ActionId::Replay)->shortcut(), QKeySequence(Qt::Key_R));
        press(dialog, "Reset all keys");
        QCOMPARE(program.action(ActionId::Hint)->shortcut(), QKeySequence(Qt::Key_H));
        QVERIFY(!button(dialog, "Reset all keys")->isEnabled());
    }

    void aKeyInTheFileThatIsNoneCountsAsNotChosen()
    {
        Program program;
        QVERIFY(!program.settings().shortcut(ActionId::Hint));
        program.settings().setShortcut(ActionId::Hint, QKeySequence(QStringLiteral("Ctrl+K, Ctrl+K")));
        QVERIFY(!program.settings().shortcut(ActionId::Hint));
        QCOMPARE(program.action(ActionId::Hint)->shortcut(), QKeySequence(Qt::Key_H));
    }
};

QUMALAQ_WINDOW_TEST(TestKeysDialog)
#include "tst_keys_dialog.moc"
