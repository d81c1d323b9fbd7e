// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/shell/actions.h"

#include "app/desktop/shell/icons.h"

#include <QAction>
#include <QIcon>
#include <QKeySequence>
#include <QList>
#include <QWidget>

namespace qumalaq::desktop {

namespace {

struct ActionSpec {
    ActionId id;
    const char* text;
    const char* tip;
    const char* shortcuts; ///< portable key sequences, separated by spaces
    const char* icon;
    bool isCheckable = false;
    QAction::MenuRole role = QAction::NoRole;
};

#define TEXT(text) QT_TRANSLATE_NOOP("qumalaq::desktop::Actions", text)

// In the order of ActionId.
constexpr ActionSpec kActions[] = {
    {ActionId::NewGame, TEXT("&New game…"), TEXT("Choose a game, a partner and a side"), "Ctrl+N", "new-game"},
    {ActionId::Rematch, TEXT("Re&match"), TEXT("Play again with the sides swapped"), "Ctrl+R", "replay"},
    {ActionId::Resign, TEXT("Re&sign"), TEXT("Give the game up"), "", "resign"},
    {ActionId::OfferDraw, TEXT("Offer a &draw"), TEXT("Ask the other player to call it even"), "", "draw"},
    {ActionId::Quit, TEXT("&Quit"), TEXT("Leave the program; the game is kept"), "Ctrl+Q", "quit", false,
     QAction::QuitRole},
    {ActionId::Undo, TEXT("&Undo"), TEXT("Take the last move back"), "Ctrl+Z", "undo"},
    {ActionId::Redo, TEXT("&Redo"), TEXT("Make the move again that was taken back"), "Ctrl+Y Ctrl+Shift+Z", "redo"},
    {ActionId::Hint, TEXT("&Hint"), TEXT("Ring the pit the computer would play"), "H", "hint"},
    {ActionId::Replay, TEXT("Re&play the last move"), TEXT("Show the last move once more, slowly"), "R", "replay"},
    {ActionId::PreviousMove, TEXT("&Previous move"), TEXT("Look at the position one move earlier"), "Alt+Left",
     "previous"},
    {ActionId::NextMove, TEXT("Ne&xt move"), TEXT("Look at the position one move later"), "Alt+Right", "next"},
    {ActionId::LatestMove, TEXT("&Back to the game"), TEXT("Show the position of the game again"), "Alt+End", "latest"},
    {ActionId::Flip, TEXT("&Flip the board"), TEXT("Turn the board round"), "F", "flip"},
    {ActionId::SidePanel, TEXT("&Side panel"), TEXT("Show or hide the players and the moves"), "F9", "panel", true},
    {ActionId::Zen, TEXT("Only the &board"), TEXT("Hide everything but the board"), "Z", "zen", true},
    {ActionId::FullScreen, TEXT("F&ull screen"), TEXT("Fill the whole screen"), "F11", "full-screen", true},
    {ActionId::Faster, TEXT("Fas&ter"), TEXT("Sow the stones faster"), "+ =", "faster"},
    {ActionId::Slower, TEXT("S&lower"), TEXT("Sow the stones more slowly"), "-", "slower"},
    {ActionId::Mute, TEXT("&Mute"), TEXT("Switch the sounds off or on"), "M", "mute", true},
    {ActionId::Settings, TEXT("S&ettings…"), TEXT("Language, theme, speed and sound"), "Ctrl+,", "settings", false,
     QAction::PreferencesRole},
    {ActionId::Rules, TEXT("&Rules"), TEXT("How the game is played"), "F1", "rules"},
    {ActionId::Keys, TEXT("&Keys"), TEXT("Everything the keyboard can do"), "?", "keys"},
    {ActionId::About, TEXT("&About Qumalaq"), TEXT("Version, licence and authors"), "", "about", false,
     QAction::AboutRole},
    {ActionId::AboutQt, TEXT("About &Qt"), TEXT("The toolkit this program is built with"), "", "", false,
     QAction::AboutQtRole},
};

#undef TEXT

constexpr bool isInOrder()
{
    for (std::size_t i = 0; i < std::size(kActions); ++i) {
        if (static_cast<std::size_t>(kActions[i].id) != i)
            return false;
    }
    return true;
}
static_assert(isInOrder());

QList<QKeySequence> shortcutsOf(const ActionSpec& spec)
{
    QList<QKeySequence> shortcuts;
    const QStringList texts = QString::fromLatin1(spec.shortcuts).split(u' ', Qt::SkipEmptyParts);
    for (const QString& text : texts)
        shortcuts.append(QKeySequence::fromString(text, QKeySequence::PortableText));
    return shortcuts;
}

} // namespace

Actions::Actions(QWidget* window) : QObject(window)
{
    for (const ActionSpec& spec : kActions) {
        auto* action = new QAction(window);
        action->setCheckable(spec.isCheckable);
        action->setMenuRole(spec.role);
        action->setShortcuts(shortcutsOf(spec));
        action->setShortcutContext(Qt::WindowShortcut);
        action->setAutoRepeat(spec.id == ActionId::Undo || spec.id == ActionId::Redo
                              || spec.id == ActionId::PreviousMove || spec.id == ActionId::NextMove);
        window->addAction(action); // the shortcuts also work while the menu bar is hidden
        m_actions.push_back(action);
    }
    retranslate();
}

QAction* Actions::at(ActionId id) const
{
    return m_actions[static_cast<std::size_t>(id)];
}

std::vector<Actions::Group> Actions::groups()
{
    return {
        {tr("&Game"),
         {ActionId::NewGame, ActionId::Rematch, ActionId::OfferDraw, ActionId::Resign, ActionId::Quit},
         {2, 4}},
        {tr("&Move"),
         {ActionId::Undo, ActionId::Redo, ActionId::Hint, ActionId::Replay, ActionId::PreviousMove, ActionId::NextMove,
          ActionId::LatestMove},
         {2, 4}},
        {tr("&View"),
         {ActionId::Flip, ActionId::SidePanel, ActionId::Zen, ActionId::FullScreen, ActionId::Faster, ActionId::Slower,
          ActionId::Mute, ActionId::Settings},
         {4, 6, 7}},
        {tr("&Help"), {ActionId::Rules, ActionId::Keys, ActionId::About, ActionId::AboutQt}, {2}},
    };
}

void Actions::retranslate()
{
    for (const ActionSpec& spec : kActions) {
        QAction* action = at(spec.id);
        action->setText(tr(spec.text));
        action->setStatusTip(tr(spec.tip));
        const QString keys = shortcutText(action);
        action->setToolTip(keys.isEmpty() ? tr(spec.tip) : tr("%1 (%2)", "tip (keys)").arg(tr(spec.tip), keys));
    }
}

void Actions::setTheme(const Theme& theme)
{
    for (const ActionSpec& spec : kActions)
        at(spec.id)->setIcon(themedIcon(QString::fromLatin1(spec.icon), theme));
}

QString Actions::shortcutText(const QAction* action)
{
    return action->shortcut().toString(QKeySequence::NativeText);
}

} // namespace qumalaq::desktop
