// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/learn/make_puzzle_dialog.h"

#include "app/desktop/text/lesson_text.h"
#include "app/desktop/text/move_text.h"
#include "app/desktop/text/place_text.h"
#include "app/desktop/ui/fitting_scroll_area.h"
#include "app/desktop/ui/style.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace qumalaq::desktop {

namespace {

constexpr int kWidthInLines = 20;
constexpr int kMaxTitleLength = 60;

} // namespace

MakePuzzleDialog::MakePuzzleDialog(PackStore& packs, const rules::GameSetup& setup, const rules::AnyPosition& position,
                                   QWidget* parent)
    : QDialog(parent)
    , m_packs(packs)
    , m_setup(setup)
    , m_position(position)
    , m_finding(new QLabel(this))
    , m_packLabel(new QLabel(tr("&Pack"), this))
    , m_pack(new QComboBox(this))
    , m_titleLabel(new QLabel(tr("&Title"), this))
    , m_title(new QLineEdit(tr("My puzzles"), this))
    , m_buttons(new QDialogButtonBox(QDialogButtonBox::Cancel, this))
    , m_add(m_buttons->addButton(tr("&Add"), QDialogButtonBox::AcceptRole))
{
    setWindowTitle(tr("Make a puzzle"));
    listPacks();
    m_title->setMaxLength(kMaxTitleLength);
    m_add->setDefault(true);
    setRole(m_add, "primary");
    layOut();
    connect(&m_packs, &PackStore::changed, this, [this] {
        listPacks();
        refresh();
    });
    connect(m_pack, &QComboBox::currentIndexChanged, this, &MakePuzzleDialog::refresh);
    connect(m_title, &QLineEdit::textChanged, this, &MakePuzzleDialog::refresh);
    connect(m_buttons, &QDialogButtonBox::accepted, this, &MakePuzzleDialog::add);
    connect(m_buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    m_proving.start(
        [position](const StopToken& stop) {
            return ai::onlyMoveOf(position, {[stop] { return stop.isStopRequested(); }, {}});
        },
        [this](const Expected<ai::OnlyMove, ai::OnlyMoveFailure>& found) { onSearchFinished(found); });
    refresh();
}

void MakePuzzleDialog::layOut()
{
    m_finding->setWordWrap(true);
    m_finding->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    auto* form = new QFormLayout;
    form->setHorizontalSpacing(20);
    form->setVerticalSpacing(12);
    m_packLabel->setBuddy(m_pack);
    m_titleLabel->setBuddy(m_title);
    form->addRow(m_packLabel, m_pack);
    form->addRow(m_titleLabel, m_title);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(24, 22, 24, 20);
    column->setSpacing(16);
    column->addWidget(m_finding);
    column->addLayout(form);
    column->addWidget(m_buttons);
    FittingScrollArea::addTo(*this, m_buttons);
}

void MakePuzzleDialog::onSearchFinished(const Expected<ai::OnlyMove, ai::OnlyMoveFailure>& found)
{
    if (!found) {
        m_refusal = found.error();
        return refresh();
    }
    learn::Puzzle puzzle;
    puzzle.position = m_position;
    puzzle.grade = learn::gradeOfDepth(found->depth);
    puzzle.solution = found->line;
    if (puzzle.solution.size() > learn::kSolutionMoves)
        puzzle.solution.resize(learn::kSolutionMoves);
    if (const auto kind = learn::kindOf(m_position, puzzle.solution)) {
        puzzle.kind = *kind;
        m_puzzle = puzzle;
    } else {
        m_pointless = puzzle.answer();
    }
    refresh();
}

QString MakePuzzleDialog::refusalText(const ai::OnlyMoveFailure& refusal) const
{
    using Reason = ai::OnlyMoveFailure::Reason;
    switch (refusal.reason) {
    case Reason::Over:
        return tr("The game is over in this position.");
    case Reason::Forced:
        return tr("There is only one legal move here, so there is nothing to find.");
    case Reason::Decided:
        return tr("The game is already decided here, whatever is played.");
    case Reason::Rival:
        return tr("Two moves are almost equally good: %1 and %2. A puzzle needs one best move.", "two moves")
            .arg(MoveText::nameOf(m_position, refusal.best), MoveText::nameOf(m_position, refusal.second));
    case Reason::Unsteady:
        return tr("Not even the computer can see far enough ahead to know which move is best.");
    case Reason::Stopped:
        break;
    }
    return {};
}

QString MakePuzzleDialog::findingText() const
{
    if (m_proving.isRunning())
        return tr("Checking that one move is better than all others…");
    if (m_refusal)
        return refusalText(*m_refusal);
    if (m_pointless) {
        return tr("The best move is %1, but it makes no puzzle: it takes too little and defends nothing.", "move")
            .arg(MoveText::nameOf(m_position, *m_pointless));
    }
    if (!m_puzzle)
        return {};
    QString text = tr("The answer is %1: every other move is worse by at least %2. %3, %4.",
                      "move, how many stones, kind of puzzle, grade")
                       .arg(MoveText::nameOf(m_position, m_puzzle->answer()),
                            PlaceText::stonesOf(m_setup.game(), ai::kOnlyMoveMargin / 100),
                            LessonText::nameOf(m_puzzle->kind, m_setup.game()), LessonText::gradeName(m_puzzle->grade));
    if (isInPack())
        text += u' ' + tr("This puzzle is already in the pack.");
    return text;
}

/// The packs by their paths, and a new one. The chosen one stays chosen.
void MakePuzzleDialog::listPacks()
{
    const QSignalBlocker blocker(m_pack);
    const QVariant chosen = m_pack->currentData();
    const bool isFirst = m_pack->count() == 0;
    m_pack->clear();
    for (const UserPack& pack : m_packs.packs())
        m_pack->addItem(pack.name, pack.path);
    m_pack->addItem(tr("A new pack"));
    const int index = chosen.isValid() ? m_pack->findData(chosen) : -1;
    if (!isFirst)
        m_pack->setCurrentIndex(index >= 0 ? index : m_pack->count() - 1);
}

const UserPack* MakePuzzleDialog::chosenPack() const
{
    const QVariant path = m_pack->currentData();
    const auto& packs = m_packs.packs();
    const auto found = std::find_if(packs.begin(), packs.end(), [&path](const UserPack& pack) {
        return path.isValid() && pack.path == path.toString();
    });
    return found == packs.end() ? nullptr : &*found;
}

bool MakePuzzleDialog::isInPack() const
{
    const UserPack* chosen = chosenPack();
    if (!m_puzzle || !chosen)
        return false;
    const auto& parts = chosen->pack->puzzles;
    return std::any_of(parts.begin(), parts.end(), [this](const learn::PuzzlePack& part) {
        return part.setup.game() == m_setup.game()
               && std::any_of(part.puzzles.begin(), part.puzzles.end(),
                              [this](const learn::Puzzle& puzzle) { return puzzle.position == m_puzzle->position; });
    });
}

void MakePuzzleDialog::refresh()
{
    m_finding->setText(findingText());
    reserveRoom(m_finding, kWidthInLines);
    const bool isFound = m_puzzle.has_value();
    const bool isNew = !chosenPack();
    for (QWidget* widget : std::initializer_list<QWidget*>{m_packLabel, m_pack})
        widget->setEnabled(isFound);
    for (QWidget* widget : std::initializer_list<QWidget*>{m_titleLabel, m_title})
        widget->setEnabled(isFound && isNew);
    m_add->setEnabled(isFound && !isInPack() && (!isNew || !m_title->text().trimmed().isEmpty()));
    // While Cancel was the only enabled button it may have received the focus, and with it the Enter key.
    const QWidget* focused = focusWidget();
    if (m_add->isEnabled() && (focused == nullptr || focused == m_buttons->button(QDialogButtonBox::Cancel)))
        m_add->setFocus();
}

void MakePuzzleDialog::add()
{
    if (!m_puzzle)
        return;
    if (const UserPack* pack = chosenPack())
        m_packs.addPuzzle(*pack, m_setup, *m_puzzle);
    else
        m_packs.addPuzzle(m_title->text(), m_setup, *m_puzzle);
    accept();
}

} // namespace qumalaq::desktop
