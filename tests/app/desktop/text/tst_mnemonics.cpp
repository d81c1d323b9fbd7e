// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/desktop/window_places.h"

#include <QAbstractButton>
#include <QDialog>
#include <QGroupBox>
#include <QKeySequence>
#include <QLabel>
#include <QMenu>
#include <QMenuBar>
#include <QSet>

#include <map>

using namespace qumalaq;
using namespace qumalaq::desktop;

namespace {

/// The texts that share a letter; empty if each letter stands for one thing.
QString clashesIn(const QStringList& texts)
{
    std::map<QKeySequence, QSet<QString>> byKey;
    for (const QString& text : texts) {
        if (const QKeySequence key = QKeySequence::mnemonic(text); !key.isEmpty())
            byKey[key].insert(text);
    }
    QStringList clashes;
    for (const auto& [key, sharing] : byKey) {
        if (sharing.size() > 1)
            clashes.append(key.toString() + QStringLiteral(": ")
                           + QStringList(sharing.values()).join(QStringLiteral(" | ")));
    }
    return clashes.join(u'\n');
}

/// The texts of what is visible in a window and answers to Alt and a letter.
QStringList mnemonicsIn(const QWidget* root)
{
    QStringList texts;
    for (const QWidget* widget : root->findChildren<QWidget*>()) {
        if (!widget->isVisible())
            continue;
        if (const auto* label = qobject_cast<const QLabel*>(widget); label != nullptr && label->buddy() != nullptr)
            texts.append(label->text());
        else if (const auto* button = qobject_cast<const QAbstractButton*>(widget))
            texts.append(button->text());
        else if (const auto* group = qobject_cast<const QGroupBox*>(widget))
            texts.append(group->title());
        else if (const auto* bar = qobject_cast<const QMenuBar*>(widget)) {
            for (const QAction* action : bar->actions())
                texts.append(action->text());
        }
    }
    return texts;
}

} // namespace

/// Alt and a letter reach one thing only, in every menu, dialog and page.
class TestMnemonics : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { setUpApplication(); }

    void aLetterStandsForOneEntryOfAMenu_data() { addLanguages(); }
    void aLetterStandsForOneEntryOfAMenu()
    {
        QFETCH(Language, language);
        const QTemporaryDir folder;
        Program program(folder.path());
        program.settings().setLanguage(language);
        program.begin();
        QStringList wrong;
        for (const QMenu* menu : program.window->findChildren<QMenu*>()) {
            QStringList texts;
            for (const QAction* action : menu->actions())
                texts.append(action->text());
            if (const QString clashes = clashesIn(texts); !clashes.isEmpty())
                wrong.append(menu->title() + QStringLiteral(":\n") + clashes);
        }
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(u'\n')));
    }

    void aLetterStandsForOneThingInAPage_data() { addLanguages(); }
    void aLetterStandsForOneThingInAPage()
    {
        QFETCH(Language, language);
        const QTemporaryDir folder;
        Program program(folder.path());
        program.settings().setLanguage(language);
        program.begin();
        program.press(Qt::Key_7);
        QStringList wrong;
        const auto look = [&](const char* page) {
            QCoreApplication::processEvents();
            if (const QString clashes = clashesIn(mnemonicsIn(program.window.get())); !clashes.isEmpty())
                wrong.append(QString::fromLatin1(page) + QStringLiteral(":\n") + clashes);
        };
        look("game");
        for (const auto& [name, page] : kPages) {
            program.trigger(page);
            look(name);
        }
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(u'\n')));
    }

    void aLetterStandsForOneThingInADialog_data() { addLanguages(); }
    void aLetterStandsForOneThingInADialog()
    {
        QFETCH(Language, language);
        const QTemporaryDir folder;
        Program program(folder.path());
        program.settings().setLanguage(language);
        program.begin();
        QStringList wrong;
        for (const DialogOfWindow& place : kDialogs) {
            const auto dialog = show(place, program);
            QVERIFY(QTest::qWaitForWindowExposed(dialog.get()));
            if (const QString clashes = clashesIn(mnemonicsIn(dialog.get())); !clashes.isEmpty())
                wrong.append(dialog->windowTitle() + QStringLiteral(":\n") + clashes);
        }
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(u'\n')));
    }
};

QUMALAQ_WINDOW_TEST(TestMnemonics)

#include "tst_mnemonics.moc"
