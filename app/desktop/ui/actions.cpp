// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/ui/actions.h"

#include "app/desktop/text/label_text.h"
#include "app/desktop/ui/icons.h"
#include "app/desktop/ui/settings.h"

#include <QAction>
#include <QIcon>
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

// In the order of ActionId.
constexpr ActionSpec kActions[] = {
    {ActionId::Start, QT_TRANSLATE_NOOP("qumalaq::desktop::Actions", "St&art page"),
     QT_TRANSLATE_NOOP("qumalaq::desktop::Actions", "All that the program offers; your game is saved"), "Alt+Home",
     "home"},
    {ActionId::NewGame, QT_TRANSLATE_NOOP("qumalaq::desktop::Actions", "&New game…"),
     QT_TRANSLATE_NOOP("qumalaq::desktop::Actions", "Choose a game, an opponent and a side"), "Ctrl+N", "new-game"},
    {ActionId::TwoComputers, QT_TRANSLATE_NOOP("qumalaq::desktop::Actions", "T&wo players on two computers"),
     QT_TRANSLATE_NOOP("qumalaq::desktop::Actions", "Play with somebody at another computer on your network"), "",
     "two-people"},
    {ActionId::Rematch, QT_TRANSLATE_NOOP("qumalaq::desktop::Actions", "Re&match"),
     QT_TRANSLATE_NOOP("qumalaq::desktop::Actions", "Play again with the sides swapped"), "Ctrl+R", "rematch"},
    {ActionId::Resign, QT_TRANSLATE_NOOP("qumalaq::desktop::Actions", "R&esign"),
     QT_TRANSLATE_NOOP("qumalaq::desktop::Actions", "Give up the game"), "", "resign"},
    {ActionId::OfferDraw, QT_TRANSLATE_NOOP("qumalaq::desktop::Actions", "Offer a &draw"),
     QT_TRANSLATE_NOOP("qumalaq::desktop::Actions", "Ask the opponent to agree to a draw"), "", "draw"},
    {ActionId::Pause, QT_TRANSLATE_NOOP("qumalaq::desktop::Actions", "Pa&use"),
     QT_TRANSLATE_NOOP("qumalaq::desktop::Actions", "Stop the clocks or start them again"), "Pause Shift+P", "pause",
     true},
    {ActionId::BoardClock, QT_TRANSLATE_NOOP("qumalaq::desktop::Actions", "&Clock for a wooden board"),
     QT_TRANSLATE_NOOP("qumalaq::desktop::Actions", "Two clocks and nothing else, in full screen"), "", "rush"},
    {ActionId::Quit, QT_TRANSLATE_NOOP("qumalaq::desktop::Actions", "&Quit"),
     QT_TRANSLATE_NOOP("qumalaq::desktop::Actions", "Leave the program; the game is saved"), "Ctrl+Q", "quit", false,
     QAction::QuitRole},
    {ActionId::Undo, QT_TRANSLATE_NOOP("qumalaq::desktop::Actions", "Take &back"),
     QT_TRANSLATE_NOOP("qumalaq::desktop::Actions", "Take back your last move"), "Ctrl+Z", "undo"},
    {ActionId::Redo, QT_TRANSLATE_NOOP("qumalaq::desktop::Actions", "&Redo"),
     QT_TRANSLATE_NOOP("qumalaq::desktop::Actions", "Repeat the move that you took back"), "Ctrl+Y Ctrl+Shift+Z",
     "redo"},
    {ActionId::Hint, QT_TRANSLATE_NOOP("qumalaq::desktop::Actions", "&Hint"),
     QT_TRANSLATE_NOOP("qumalaq::desktop::Actions", "Mark the pit the computer would play; press again for the reason"),
     "H", "hint"},
    {ActionId::Replay, QT_TRANSLATE_NOOP("qumalaq::desktop::Actions", "Re&play the last move"),
     QT_TRANSLATE_NOOP("qumalaq::desktop::Actions", "Show the last move once more, slowly"), "R", "replay"},
    {ActionId::FirstMove, QT_TRANSLATE_NOOP("qumalaq::desktop::Actions", "&Start of the game"),
     QT_TRANSLATE_NOOP("qumalaq::desktop::Actions", "Show the position before the first move"), "Home", "first"},
    {ActionId::PreviousMove, QT_TRANSLATE_NOOP("qumalaq::desktop::Actions", "Pre&vious move"),
     QT_TRANSLATE_NOOP("qumalaq::desktop::Actions", "Look at the position one move earlier"), "Left Ctrl+Left",
     "previous"},
    {ActionId::NextMove, QT_TRANSLATE_NOOP("qumalaq::desktop::Actions", "Ne&xt move"),
     QT_TRANSLATE_NOOP("qumalaq::desktop::Actions", "Look at the position one move later"), "Right Ctrl+Right", "next"},
    {ActionId::LatestMove, QT_TRANSLATE_NOOP("qumalaq::desktop::Actions", "&Last move"),
     QT_TRANSLATE_NOOP("qumalaq::desktop::Actions", "Show the position after the last move"), "End", "latest"},
    {ActionId::Lessons, QT_TRANSLATE_NOOP("qumalaq::desktop::Actions", "&Lessons"),
     QT_TRANSLATE_NOOP("qumalaq::desktop::Actions", "Learn the game from the first stone, step by step"), "F2",
     "lessons"},
    {ActionId::Puzzles, QT_TRANSLATE_NOOP("qumalaq::desktop::Actions", "&Puzzles"),
     QT_TRANSLATE_NOOP("qumalaq::desktop::Actions", "Positions with one best move"), "F3", "puzzles"},
    {ActionId::Rush, QT_TRANSLATE_NOOP("qumalaq::desktop::Actions", "&Counting rush"),
     QT_TRANSLATE_NOOP("qumalaq::desktop::Actions", "Thirty seconds: where does the last stone fall?"), "F4", "rush"},
    {ActionId::Mistakes, QT_TRANSLATE_NOOP("qumalaq::desktop::Actions", "&My mistakes"),
     QT_TRANSLATE_NOOP("qumalaq::desktop::Actions", "What you could have played better in your games"), "", "mistakes"},
    {ActionId::Openings, QT_TRANSLATE_NOOP("qumalaq::desktop::Actions", "My openin&gs"),
     QT_TRANSLATE_NOOP("qumalaq::desktop::Actions", "Choose the first moves that you want to play, and practise them"),
     "", ""},
    {ActionId::Progress, QT_TRANSLATE_NOOP("qumalaq::desktop::Actions", "My p&rogress"),
     QT_TRANSLATE_NOOP("qumalaq::desktop::Actions", "Your rating, your results and what your moves cost"), "F5", ""},
    {ActionId::Coach, QT_TRANSLATE_NOOP("qumalaq::desktop::Actions", "C&oach"),
     QT_TRANSLATE_NOOP("qumalaq::desktop::Actions",
                       "Say after each move what it did, and offer to take back a clear mistake"),
     "C", "coach", true},
    {ActionId::Learners, QT_TRANSLATE_NOOP("qumalaq::desktop::Actions", "Cl&ass…"),
     QT_TRANSLATE_NOOP("qumalaq::desktop::Actions",
                       "Who is learning on this computer, how far they have come, and where they stopped"),
     "", ""},
    {ActionId::Worksheets, QT_TRANSLATE_NOOP("qumalaq::desktop::Actions", "&Worksheets…"),
     QT_TRANSLATE_NOOP("qumalaq::desktop::Actions", "Puzzles or an empty scoresheet on paper, or as a PDF"), "",
     "print"},
    {ActionId::Study, QT_TRANSLATE_NOOP("qumalaq::desktop::Actions", "Open the st&udy"),
     QT_TRANSLATE_NOOP("qumalaq::desktop::Actions", "Go through a game move by move, with the computer’s opinion"),
     "Ctrl+T", "study"},
    {ActionId::Analyse, QT_TRANSLATE_NOOP("qumalaq::desktop::Actions", "&Evaluation"),
     QT_TRANSLATE_NOOP("qumalaq::desktop::Actions", "Show who is ahead, and the best moves; never during a game"), "E",
     "analyse", true},
    {ActionId::Review, QT_TRANSLATE_NOOP("qumalaq::desktop::Actions", "&Review the game"),
     QT_TRANSLATE_NOOP("qumalaq::desktop::Actions", "Let the computer judge every move of the game"), "Ctrl+Shift+E",
     "check"},
    {ActionId::PreviousTurn, QT_TRANSLATE_NOOP("qumalaq::desktop::Actions", "Pre&vious mistake"),
     QT_TRANSLATE_NOOP("qumalaq::desktop::Actions", "Go to the previous mistake that the review found"), "Shift+Left",
     "turn-back"},
    {ActionId::NextTurn, QT_TRANSLATE_NOOP("qumalaq::desktop::Actions", "Nex&t mistake"),
     QT_TRANSLATE_NOOP("qumalaq::desktop::Actions", "Go to the next mistake that the review found"), "Shift+Right",
     "turn-on"},
    {ActionId::CommentMove, QT_TRANSLATE_NOOP("qumalaq::desktop::Actions", "&Comment…"),
     QT_TRANSLATE_NOOP("qumalaq::desktop::Actions", "Comment on the move"), "Ctrl+K", "comment"},
    {ActionId::PromoteVariation, QT_TRANSLATE_NOOP("qumalaq::desktop::Actions", "&Promote the variation"),
     QT_TRANSLATE_NOOP("qumalaq::desktop::Actions", "Move this variation above the previous one"), "Ctrl+Up",
     "promote"},
    {ActionId::RemoveMove, QT_TRANSLATE_NOOP("qumalaq::desktop::Actions", "Remove &from here"),
     QT_TRANSLATE_NOOP("qumalaq::desktop::Actions", "Remove this move and all moves after it; you can undo this"),
     "Del", "remove"},
    {ActionId::MakePuzzle, QT_TRANSLATE_NOOP("qumalaq::desktop::Actions", "Ma&ke a puzzle…"),
     QT_TRANSLATE_NOOP("qumalaq::desktop::Actions", "Add this position to a pack of puzzles, if it has one best move"),
     "", ""},
    {ActionId::LearnOpening, QT_TRANSLATE_NOOP("qumalaq::desktop::Actions", "&Learn this opening"),
     QT_TRANSLATE_NOOP("qumalaq::desktop::Actions",
                       "Add the moves from the start to this position to your openings, for the side that moved last"),
     "", ""},
    {ActionId::PlayFromHere, QT_TRANSLATE_NOOP("qumalaq::desktop::Actions", "Play &on from here"),
     QT_TRANSLATE_NOOP("qumalaq::desktop::Actions", "Play against the computer from this position"), "Ctrl+G",
     "play-on"},
    {ActionId::Flip, QT_TRANSLATE_NOOP("qumalaq::desktop::Actions", "&Flip the board"),
     QT_TRANSLATE_NOOP("qumalaq::desktop::Actions", "Turn the board round"), "F", "flip"},
    {ActionId::Parity, QT_TRANSLATE_NOOP("qumalaq::desktop::Actions", "Show &odd and even"),
     QT_TRANSLATE_NOOP("qumalaq::desktop::Actions",
                       "Tint odd and even pits; odd ones have their number on a circle, even ones on a square"),
     "P", "", true},
    {ActionId::Predict, QT_TRANSLATE_NOOP("qumalaq::desktop::Actions", "&Guess the landing"),
     QT_TRANSLATE_NOOP("qumalaq::desktop::Actions", "Before each move, guess where its last stone will fall"), "D",
     "guess", true},
    {ActionId::SidePanel, QT_TRANSLATE_NOOP("qumalaq::desktop::Actions", "Side p&anel"),
     QT_TRANSLATE_NOOP("qumalaq::desktop::Actions", "Show or hide the players and the moves"), "F9", "panel", true},
    {ActionId::Zen, QT_TRANSLATE_NOOP("qumalaq::desktop::Actions", "Only the &board"),
     QT_TRANSLATE_NOOP("qumalaq::desktop::Actions", "Hide everything but the board"), "Z", "zen", true},
    {ActionId::FullScreen, QT_TRANSLATE_NOOP("qumalaq::desktop::Actions", "Full s&creen"),
     QT_TRANSLATE_NOOP("qumalaq::desktop::Actions", "Fill the whole screen"), "F11", "full-screen", true},
    {ActionId::Faster, QT_TRANSLATE_NOOP("qumalaq::desktop::Actions", "Fas&ter"),
     QT_TRANSLATE_NOOP("qumalaq::desktop::Actions", "Raise the sowing speed"), "+ =", "faster"},
    {ActionId::Slower, QT_TRANSLATE_NOOP("qumalaq::desktop::Actions", "S&lower"),
     QT_TRANSLATE_NOOP("qumalaq::desktop::Actions", "Lower the sowing speed"), "-", "slower"},
    {ActionId::Mute, QT_TRANSLATE_NOOP("qumalaq::desktop::Actions", "&Mute"),
     QT_TRANSLATE_NOOP("qumalaq::desktop::Actions", "Turn the sounds off or on"), "M", "mute", true},
    {ActionId::Settings, QT_TRANSLATE_NOOP("qumalaq::desktop::Actions", "Sett&ings…"),
     QT_TRANSLATE_NOOP("qumalaq::desktop::Actions", "Language, theme, sowing speed and sound"), "Ctrl+,", "settings",
     false, QAction::PreferencesRole},
    {ActionId::SayLast, QT_TRANSLATE_NOOP("qumalaq::desktop::Actions", "&What was said"),
     QT_TRANSLATE_NOOP("qumalaq::desktop::Actions", "Repeat what was said last; press again for what came before"), "L",
     "speak"},
    {ActionId::SayMove, QT_TRANSLATE_NOOP("qumalaq::desktop::Actions", "The last &move"),
     QT_TRANSLATE_NOOP("qumalaq::desktop::Actions", "Say the move that led to the position"), "A", "speak"},
    {ActionId::SayKazans, QT_TRANSLATE_NOOP("qumalaq::desktop::Actions", "The &kazans"),
     QT_TRANSLATE_NOOP("qumalaq::desktop::Actions", "Say how many stones each player has gathered"), "K", "speak"},
    {ActionId::SayClocks, QT_TRANSLATE_NOOP("qumalaq::desktop::Actions", "The &clocks"),
     QT_TRANSLATE_NOOP("qumalaq::desktop::Actions", "Say how much time is left"), "T", "speak"},
    {ActionId::SayBoard, QT_TRANSLATE_NOOP("qumalaq::desktop::Actions", "The whole &board"),
     QT_TRANSLATE_NOOP("qumalaq::desktop::Actions", "Say what lies in every pit"), "G", "speak"},
    {ActionId::SayOwnRow, QT_TRANSLATE_NOOP("qumalaq::desktop::Actions", "&Your row"),
     QT_TRANSLATE_NOOP("qumalaq::desktop::Actions", "Say what lies in your pits"), "I", "speak"},
    {ActionId::SayOtherRow, QT_TRANSLATE_NOOP("qumalaq::desktop::Actions", "The &opponent’s row"),
     QT_TRANSLATE_NOOP("qumalaq::desktop::Actions", "Say what lies in the opponent’s pits"), "O", "speak"},
    {ActionId::SayTuzdyks, QT_TRANSLATE_NOOP("qumalaq::desktop::Actions", "The tu&zdyks"),
     QT_TRANSLATE_NOOP("qumalaq::desktop::Actions", "Say which pits are tuzdyks"), "U", "speak"},
    {ActionId::SayThreats, QT_TRANSLATE_NOOP("qumalaq::desktop::Actions", "The th&reats"),
     QT_TRANSLATE_NOOP("qumalaq::desktop::Actions", "Say what the opponent could take at once"), "N", "speak"},
    {ActionId::SayPit, QT_TRANSLATE_NOOP("qumalaq::desktop::Actions", "The selected &pit"),
     QT_TRANSLATE_NOOP("qumalaq::desktop::Actions", "Say what the pit is called and what a move from it would do"), "S",
     "speak"},
    {ActionId::SayEvaluation, QT_TRANSLATE_NOOP("qumalaq::desktop::Actions", "The &evaluation"),
     QT_TRANSLATE_NOOP("qumalaq::desktop::Actions",
                       "Say who is ahead and why; press again for the best line (in the study)"),
     "V", "speak"},
    {ActionId::ReadAloud, QT_TRANSLATE_NOOP("qumalaq::desktop::Actions", "Re&ad aloud"),
     QT_TRANSLATE_NOOP("qumalaq::desktop::Actions",
                       "Let the program speak, without a screen reader; the Ctrl key silences it"),
     "F8", "", true},
    {ActionId::FindAction, QT_TRANSLATE_NOOP("qumalaq::desktop::Actions", "&Find a command…"),
     QT_TRANSLATE_NOOP("qumalaq::desktop::Actions", "Type what you want to do, and choose from the list"),
     "Ctrl+Shift+P", ""},
    {ActionId::Rules, QT_TRANSLATE_NOOP("qumalaq::desktop::Actions", "Ru&les"),
     QT_TRANSLATE_NOOP("qumalaq::desktop::Actions", "How the game is played"), "F1", "rules"},
    {ActionId::Guide, QT_TRANSLATE_NOOP("qumalaq::desktop::Actions", "User’s &guide"),
     QT_TRANSLATE_NOOP("qumalaq::desktop::Actions",
                       "Explains everything in this program, with pictures; opens in the browser"),
     "", ""},
    {ActionId::WithoutSeeing, QT_TRANSLATE_NOOP("qumalaq::desktop::Actions", "&Playing without seeing"),
     QT_TRANSLATE_NOOP("qumalaq::desktop::Actions",
                       "How to play by listening: the keys, the board in your head, learning"),
     "Shift+F1", ""},
    {ActionId::Keys, QT_TRANSLATE_NOOP("qumalaq::desktop::Actions", "&Keys"),
     QT_TRANSLATE_NOOP("qumalaq::desktop::Actions", "Everything the keyboard can do"), "?", "keys"},
    {ActionId::About, QT_TRANSLATE_NOOP("qumalaq::desktop::Actions", "&About Qumalaq"),
     QT_TRANSLATE_NOOP("qumalaq::desktop::Actions", "Version, licence and authors"), "", "about", false,
     QAction::AboutRole},
    {ActionId::AboutQt, QT_TRANSLATE_NOOP("qumalaq::desktop::Actions", "About &Qt"),
     QT_TRANSLATE_NOOP("qumalaq::desktop::Actions", "The toolkit this program is built with"), "", "", false,
     QAction::AboutQtRole},
    {ActionId::Open, QT_TRANSLATE_NOOP("qumalaq::desktop::Actions", "&Open…"),
     QT_TRANSLATE_NOOP("qumalaq::desktop::Actions", "Open a file of games"), "Ctrl+O", "open"},
    {ActionId::Import, QT_TRANSLATE_NOOP("qumalaq::desktop::Actions", "I&mport games…"),
     QT_TRANSLATE_NOOP("qumalaq::desktop::Actions", "Choose files and add all their games to the library"), "", ""},
    {ActionId::Save, QT_TRANSLATE_NOOP("qumalaq::desktop::Actions", "&Save"),
     QT_TRANSLATE_NOOP("qumalaq::desktop::Actions", "Save the game to its file"), "Ctrl+S", "save"},
    {ActionId::SaveAs, QT_TRANSLATE_NOOP("qumalaq::desktop::Actions", "Sa&ve as…"),
     QT_TRANSLATE_NOOP("qumalaq::desktop::Actions", "Save the game to another file"), "Ctrl+Shift+S", ""},
    {ActionId::Library, QT_TRANSLATE_NOOP("qumalaq::desktop::Actions", "&Library"),
     QT_TRANSLATE_NOOP("qumalaq::desktop::Actions", "All games that were played or imported"), "Ctrl+L", "library"},
    {ActionId::Editor, QT_TRANSLATE_NOOP("qumalaq::desktop::Actions", "Position e&ditor"),
     QT_TRANSLATE_NOOP("qumalaq::desktop::Actions", "Set up any position, to play or to analyse it"), "Ctrl+E",
     "editor"},
    {ActionId::CheckScoresheet, QT_TRANSLATE_NOOP("qumalaq::desktop::Actions", "C&heck a scoresheet"),
     QT_TRANSLATE_NOOP("qumalaq::desktop::Actions", "Type in a scoresheet and find what does not fit"), "Ctrl+D",
     "scoresheet"},
    {ActionId::Reviews, QT_TRANSLATE_NOOP("qumalaq::desktop::Actions", "Rev&iews"),
     QT_TRANSLATE_NOOP("qumalaq::desktop::Actions",
                       "Let the computer review games from the library, one after another"),
     "", ""},
    {ActionId::Print, QT_TRANSLATE_NOOP("qumalaq::desktop::Actions", "&Print the scoresheet…"),
     QT_TRANSLATE_NOOP("qumalaq::desktop::Actions", "The moves on paper, with the position after every ten"), "Ctrl+P",
     "print"},
    {ActionId::SaveSheet, QT_TRANSLATE_NOOP("qumalaq::desktop::Actions", "Scoresheet as PD&F…"),
     QT_TRANSLATE_NOOP("qumalaq::desktop::Actions", "The moves as a page, with the position after every ten"), "", ""},
    {ActionId::SavePicture, QT_TRANSLATE_NOOP("qumalaq::desktop::Actions", "P&icture of the board…"),
     QT_TRANSLATE_NOOP("qumalaq::desktop::Actions", "Save the board as a picture, PNG or SVG"), "", ""},
    {ActionId::SaveDiagram, QT_TRANSLATE_NOOP("qumalaq::desktop::Actions", "Dia&gram for print…"),
     QT_TRANSLATE_NOOP("qumalaq::desktop::Actions", "Save the board in black and white, SVG or PNG"), "", ""},
    {ActionId::SaveAnimation, QT_TRANSLATE_NOOP("qumalaq::desktop::Actions", "A&nimation of moves…"),
     QT_TRANSLATE_NOOP("qumalaq::desktop::Actions", "Save some moves as a GIF that shows the stones being sown"), "",
     ""},
    {ActionId::CopyGame, QT_TRANSLATE_NOOP("qumalaq::desktop::Actions", "&Copy the game"),
     QT_TRANSLATE_NOOP("qumalaq::desktop::Actions", "The moves as text, for a message or another program"), "Ctrl+C",
     "copy"},
    {ActionId::CopyPosition, QT_TRANSLATE_NOOP("qumalaq::desktop::Actions", "Cop&y the position"),
     QT_TRANSLATE_NOOP("qumalaq::desktop::Actions", "The position as text"), "Ctrl+Shift+C", ""},
    {ActionId::Paste, QT_TRANSLATE_NOOP("qumalaq::desktop::Actions", "Pas&te"),
     QT_TRANSLATE_NOOP("qumalaq::desktop::Actions", "Open the copied game or position"), "Ctrl+V", ""},
};

constexpr bool isInOrder()
{
    for (std::size_t i = 0; i < std::size(kActions); ++i) {
        if (static_cast<std::size_t>(kActions[i].id) != i)
            return false;
    }
    return true;
}
static_assert(isInOrder());

} // namespace

Actions::Actions(QWidget* window) : QObject(window)
{
    for (const ActionSpec& spec : kActions) {
        auto* action = new QAction(window);
        action->setCheckable(spec.isCheckable);
        action->setMenuRole(spec.role);
        action->setShortcuts(firstKeys(spec.id));
        action->setShortcutContext(Qt::WindowShortcut);
        action->setAutoRepeat(spec.id == ActionId::Undo || spec.id == ActionId::Redo
                              || spec.id == ActionId::PreviousMove || spec.id == ActionId::NextMove);
        window->addAction(action); // makes the shortcuts work while the menu bar is hidden
        m_actions.push_back(action);
    }
}

std::vector<ActionId> Actions::all()
{
    std::vector<ActionId> ids;
    for (const ActionSpec& spec : kActions)
        ids.push_back(spec.id);
    return ids;
}

std::vector<Actions::Group> Actions::groups()
{
    return {
        {tr("&File"),
         {ActionId::Start, ActionId::Open, ActionId::Import, ActionId::Save, ActionId::SaveAs, ActionId::Print,
          ActionId::SaveSheet, ActionId::SavePicture, ActionId::SaveDiagram, ActionId::SaveAnimation,
          ActionId::CopyGame, ActionId::CopyPosition, ActionId::Paste, ActionId::Library, ActionId::Quit},
         {ActionId::Open, ActionId::Print, ActionId::CopyGame, ActionId::Library, ActionId::Quit}},
        {tr("&Game"),
         {ActionId::NewGame, ActionId::TwoComputers, ActionId::Rematch, ActionId::Undo, ActionId::Redo, ActionId::Hint,
          ActionId::Replay, ActionId::FirstMove, ActionId::PreviousMove, ActionId::NextMove, ActionId::LatestMove,
          ActionId::OfferDraw, ActionId::Resign, ActionId::Pause, ActionId::BoardClock},
         {ActionId::Undo, ActionId::Hint, ActionId::FirstMove, ActionId::OfferDraw, ActionId::BoardClock}},
        {tr("&Learn"),
         {ActionId::Lessons, ActionId::Puzzles, ActionId::Rush, ActionId::Mistakes, ActionId::Openings,
          ActionId::Progress, ActionId::Coach, ActionId::Learners, ActionId::MakePuzzle, ActionId::Worksheets},
         {ActionId::Coach, ActionId::Learners}},
        {tr("&Study"),
         {ActionId::Study, ActionId::Analyse, ActionId::Review, ActionId::PreviousTurn, ActionId::NextTurn,
          ActionId::CommentMove, ActionId::PromoteVariation, ActionId::RemoveMove, ActionId::MakePuzzle,
          ActionId::LearnOpening, ActionId::PlayFromHere, ActionId::Editor, ActionId::CheckScoresheet,
          ActionId::Reviews},
         {ActionId::Analyse, ActionId::CommentMove, ActionId::MakePuzzle, ActionId::Editor}},
        {tr("&View"),
         {ActionId::Flip, ActionId::Parity, ActionId::Predict, ActionId::SidePanel, ActionId::Zen, ActionId::FullScreen,
          ActionId::Faster, ActionId::Slower, ActionId::Mute, ActionId::Settings},
         {ActionId::SidePanel, ActionId::Faster, ActionId::Mute, ActionId::Settings}},
        {tr("Sp&eech"),
         {ActionId::SayLast, ActionId::SayMove, ActionId::SayKazans, ActionId::SayOwnRow, ActionId::SayOtherRow,
          ActionId::SayBoard, ActionId::SayTuzdyks, ActionId::SayThreats, ActionId::SayPit, ActionId::SayEvaluation,
          ActionId::SayClocks, ActionId::ReadAloud},
         {ActionId::SayClocks},
         true},
        {tr("&Help"),
         {ActionId::FindAction, ActionId::Rules, ActionId::Guide, ActionId::WithoutSeeing, ActionId::Keys,
          ActionId::About, ActionId::AboutQt},
         {ActionId::Rules, ActionId::About}},
    };
}

QString Actions::englishText(ActionId id)
{
    return QString::fromUtf8(kActions[static_cast<std::size_t>(id)].text);
}

QString Actions::englishTip(ActionId id)
{
    return QString::fromUtf8(kActions[static_cast<std::size_t>(id)].tip);
}

QString Actions::nameIn(const Group& group, const QAction* action)
{
    return tr("%1: %2", "menu: command").arg(plainLabel(group.title), plainLabel(action->text()));
}

QList<QKeySequence> Actions::firstKeys(ActionId id)
{
    QList<QKeySequence> keys;
    const QStringList texts =
        QString::fromLatin1(kActions[static_cast<std::size_t>(id)].shortcuts).split(u' ', Qt::SkipEmptyParts);
    for (const QString& text : texts)
        keys.append(QKeySequence::fromString(text, QKeySequence::PortableText));
    return keys;
}

void Actions::setKeys(const Settings& settings)
{
    for (const ActionSpec& spec : kActions)
        at(spec.id)->setShortcuts(keysOf(spec.id, settings));
    setTexts();
}

QList<QKeySequence> Actions::keysOf(ActionId id, const Settings& settings)
{
    const auto chosen = settings.shortcut(id);
    return chosen ? QList{*chosen} : firstKeys(id);
}

void Actions::setTexts()
{
    for (const ActionSpec& spec : kActions) {
        QAction* action = at(spec.id);
        const bool isUndo = spec.id == ActionId::Undo && !m_undoesMoves;
        const bool isRedo = spec.id == ActionId::Redo && !m_undoesMoves;
        const QString tip = isUndo   ? tr("Undo the last change")
                            : isRedo ? tr("Repeat the change that you undid")
                                     : tr(spec.tip);
        action->setText(isUndo ? tr("Und&o") : tr(spec.text));
        const QString keys = shortcutText(action);
        action->setToolTip(keys.isEmpty() ? tip : tr("%1 (%2)", "tip (keys)").arg(tip, keys));
    }
}

void Actions::setUndoesMoves(bool undoesMoves)
{
    if (m_undoesMoves == undoesMoves)
        return;
    m_undoesMoves = undoesMoves;
    setTexts();
}

void Actions::updateIcons()
{
    for (const ActionSpec& spec : kActions)
        at(spec.id)->setIcon(menuIcon(QString::fromLatin1(spec.icon)));
}

QString Actions::shortcutText(const QAction* action)
{
    return action->shortcut().toString(QKeySequence::NativeText);
}

} // namespace qumalaq::desktop
