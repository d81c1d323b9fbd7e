// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QKeySequence>
#include <QList>
#include <QObject>
#include <QString>

#include <vector>

class QAction;
class QWidget;

namespace qumalaq::desktop {

Q_NAMESPACE

class Settings;

/// The names are keys of the settings file: a key that a person chose is lost with the old name of its command.
enum class ActionId {
    Start,
    NewGame,
    TwoComputers,
    Rematch,
    Resign,
    OfferDraw,
    Pause,
    BoardClock,
    Quit,
    Undo,
    Redo,
    Hint,
    Replay,
    FirstMove,
    PreviousMove,
    NextMove,
    LatestMove,
    Lessons,
    Puzzles,
    Rush,
    Mistakes,
    Openings,
    Progress,
    Coach,
    Learners,
    Worksheets,
    Study,
    Analyse,
    Review,
    PreviousTurn,
    NextTurn,
    CommentMove,
    PromoteVariation,
    RemoveMove,
    MakePuzzle,
    LearnOpening,
    PlayFromHere,
    Flip,
    Parity,
    Predict,
    SidePanel,
    Zen,
    FullScreen,
    Faster,
    Slower,
    Mute,
    Settings,
    SayLast,
    SayMove,
    SayKazans,
    SayClocks,
    SayBoard,
    SayOwnRow,
    SayOtherRow,
    SayTuzdyks,
    SayThreats,
    SayPit,
    SayEvaluation,
    ReadAloud,
    FindAction,
    Rules,
    Guide,
    WithoutSeeing,
    Keys,
    About,
    AboutQt,
    Open,
    Import,
    Save,
    SaveAs,
    Library,
    Editor,
    CheckScoresheet,
    Reviews,
    Print,
    SaveSheet,
    SavePicture,
    SaveDiagram,
    SaveAnimation,
    CopyGame,
    CopyPosition,
    Paste,
};
Q_ENUM_NS(ActionId)

/// All commands of the window with their texts, shortcuts, tips and icons. Menus, buttons and the list of keys are
/// built from these actions, so they cannot disagree.
class Actions : public QObject {
    Q_OBJECT

public:
    /// `window` owns the actions and is the scope of their shortcuts. They have no texts before setTexts().
    explicit Actions(QWidget* window);

    [[nodiscard]] QAction* at(ActionId id) const { return m_actions[static_cast<std::size_t>(id)]; }
    [[nodiscard]] static std::vector<ActionId> all();

    /// A menu, or a section of the list of keys.
    struct Group {
        QString title; ///< translated, with a mnemonic
        std::vector<ActionId> actions;
        std::vector<ActionId> separatorsBefore;
        bool isSubmenu = false; ///< of the group before it
    };
    [[nodiscard]] static std::vector<Group> groups();
    /// The name of a command with that of its menu.
    [[nodiscard]] static QString nameIn(const Group& group, const QAction* action);

    /// Gives the commands the keys that the person chose, and all others their first keys; also in the tips.
    void setKeys(const Settings& settings);
    /// The keys of the program.
    [[nodiscard]] static QList<QKeySequence> firstKeys(ActionId id);

    /// In the source language, for people who know the words of an English guide.
    [[nodiscard]] static QString englishText(ActionId id);
    [[nodiscard]] static QString englishTip(ActionId id);

    /// Updates texts and tips after a change of language.
    void setTexts();
    /// Whether Undo takes back a move, as at first, or undoes an edit.
    void setUndoesMoves(bool undoesMoves);
    /// Call it when the theme has changed: a menu bar outside the window keeps pictures of the icons.
    void updateIcons();

    /// The shortcut in the system's notation: "Ctrl+Z". Empty if there is none.
    [[nodiscard]] static QString shortcutText(const QAction* action);
    /// The keys of a command: those that the person chose, or those of the program.
    [[nodiscard]] static QList<QKeySequence> keysOf(ActionId id, const Settings& settings);

private:
    std::vector<QAction*> m_actions; ///< by ActionId
    bool m_undoesMoves = true;
};

} // namespace qumalaq::desktop
