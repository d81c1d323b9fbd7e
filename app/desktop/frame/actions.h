// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/board/theme.h"

#include <QObject>
#include <QString>

#include <vector>

class QAction;
class QWidget;

namespace qumalaq::desktop {

enum class ActionId {
    Start,
    NewGame,
    Rematch,
    Resign,
    OfferDraw,
    Pause,
    Quit,
    Undo,
    Redo,
    Hint,
    Replay,
    PreviousMove,
    NextMove,
    LatestMove,
    Lessons,
    Puzzles,
    Rush,
    Coach,
    Study,
    Analyse,
    Review,
    PreviousTurn,
    NextTurn,
    CommentMove,
    PromoteVariation,
    RemoveMove,
    PlayFromHere,
    Flip,
    Glasses,
    Predict,
    SidePanel,
    Zen,
    FullScreen,
    Faster,
    Slower,
    Mute,
    Settings,
    SayLast,
    SayKazans,
    SayClocks,
    SayBoard,
    Rules,
    Keys,
    About,
    AboutQt,
    Open,
    Save,
    SaveAs,
    Library,
    Editor,
    Doctor,
    Print,
    SaveSheet,
    SavePicture,
    CopyGame,
    CopyPosition,
    Paste,
};

/// Every command of the window, once: text, shortcut, tip and icon. Menus, buttons, keys and the sheet of keys are made
/// from here, so they can not disagree.
class Actions : public QObject {
    Q_OBJECT

public:
    /// The actions belong to `window` and their shortcuts work in it. Their texts come with retranslate().
    explicit Actions(QWidget* window);

    [[nodiscard]] QAction* at(ActionId id) const;
    [[nodiscard]] static std::vector<ActionId> all();

    /// A menu, or a section of the sheet of keys.
    struct Group {
        QString title; ///< in the program's language, with a mnemonic
        std::vector<ActionId> actions;
        std::vector<std::size_t> separatorsBefore; ///< indices into actions
    };
    [[nodiscard]] static std::vector<Group> groups();

    /// Texts and tips anew, after the language changed.
    void retranslate();
    void setTheme(const Theme& theme);

    /// What a person presses, in the system's words: "Ctrl+Z". Empty if there is none.
    [[nodiscard]] static QString shortcutText(const QAction* action);

private:
    std::vector<QAction*> m_actions; ///< by ActionId
};

} // namespace qumalaq::desktop
