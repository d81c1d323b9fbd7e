// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/editor/editor_page.h"

#include "app/desktop/editor/position_form.h"
#include "app/desktop/editor/stone_input.h"
#include "app/desktop/gameboard/board_announcements.h"
#include "app/desktop/gameboard/board_container.h"
#include "app/desktop/text/error_text.h"
#include "app/desktop/text/game_text.h"
#include "app/desktop/text/place_text.h"
#include "app/desktop/ui/announcer.h"
#include "app/desktop/ui/configured_board.h"
#include "app/desktop/ui/settings.h"
#include "app/desktop/ui/style.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QVBoxLayout>

#include <algorithm>
#include <cstddef>
#include <cstdlib>

namespace qumalaq::desktop {

using rules::Side;

namespace {

constexpr int kWideFromWidth = 970; ///< as in the study
constexpr int kWidePanelWidth = 330;
constexpr int kNarrowPanelWidth = 252;
constexpr int kBesideBar = 8; ///< between the fields and their scroll bar

} // namespace

EditorPage::EditorPage(Settings& settings, QWidget* parent)
    : Page(parent)
    , m_settings(settings)
    , m_board(new ConfiguredBoard(settings, nullptr, this))
    , m_hint(new QLabel(tr("A click adds a stone, a right click removes one, and the wheel does both. Or select a "
                           "place and type a number."),
                        this))
    , m_sum(new QLabel(this))
    , m_error(new QLabel(this))
    , m_area(new QScrollArea(this))
    , m_form(new PositionForm(m_draft, m_area))
    , m_play(new QPushButton(tr("&Play from here"), this))
    , m_analyse(new QPushButton(tr("St&udy"), this))
{
    m_board->setAccessibleName(tr("Board"));
    m_board->setPlayerNames({GameText::sideName(Side::South), GameText::sideName(Side::North)});
    m_board->setTimeScale(0);
    m_board->setPicking(true);
    BoardTexts texts;
    texts.accessibleName = [this](rules::Place place) {
        return PlaceText::describe(m_draft.setup().game(), m_draft.board(), place);
    };
    texts.toolTip = [this](rules::Place place) {
        return PlaceText::toolTip(m_draft.setup().game(), m_draft.board(), place);
    };
    m_board->setTexts(texts);
    connect(new StoneInput(*m_board, m_draft, this), &StoneInput::laid, this, [this] {
        announceSelected();
        refresh();
    });
    connect(m_form, &PositionForm::edited, this, &EditorPage::refresh);
    connect(m_form, &PositionForm::gameChosen, this, &EditorPage::showGame);
    connect(m_play, &QPushButton::clicked, this, [this] {
        if (m_position)
            Q_EMIT playRequested(m_draft.setup(), *m_position);
    });
    connect(m_analyse, &QPushButton::clicked, this, [this] {
        if (m_position)
            Q_EMIT analyseRequested(m_draft.setup(), *m_position);
    });
    layOut();
    showGame();
}

void EditorPage::layOut()
{
    for (QLabel* label : {m_sum, m_error, m_hint}) {
        label->setAlignment(Qt::AlignCenter);
        label->setWordWrap(true);
        setNotRead(*label);
    }
    setRole(m_sum, "heading");
    setRole(m_error, "error");
    setRole(m_hint, "muted");
    setRole(m_play, "primary");
    m_area->setWidgetResizable(true);
    m_area->setFocusPolicy(Qt::NoFocus); // its fields scroll it
    m_area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_area->setWidget(m_form);
    connect(m_area->verticalScrollBar(), &QScrollBar::rangeChanged, this,
            [this](int, int most) { m_form->setRightMargin(most > 0 ? kBesideBar : 0); });
    m_below = new QWidget(this);
    auto* below = new QVBoxLayout(m_below);
    below->setContentsMargins(0, 0, 0, 0);
    below->setSpacing(2);
    below->addWidget(m_sum);
    below->addWidget(m_error);
    below->addWidget(m_hint);
    below->addStretch(1);
    m_boardContainer = new BoardContainer(m_board, m_below, this);
    auto* side = new QVBoxLayout;
    side->addWidget(m_area, 1);
    auto* buttons = new QHBoxLayout;
    buttons->addWidget(m_play, 1);
    buttons->addWidget(m_analyse);
    side->addLayout(buttons);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(m_boardContainer, 1);
    row->addLayout(side);
}

void EditorPage::open(const rules::GameSetup& setup, const rules::AnyPosition& position)
{
    m_draft.take(setup, position);
    if (m_edits.drafts.size() == 1) // nothing was edited yet
        m_edits.drafts = {m_draft};
    setRecordFile({});
    showGame();
}

void EditorPage::restore(const std::any& state)
{
    m_edits = std::any_cast<const Edits&>(state);
    showEdit(m_edits.shown);
}

/// Keeps the draft for Undo if it has changed.
void EditorPage::keepEdit()
{
    auto& [drafts, shown] = m_edits;
    if (m_draft == drafts[shown])
        return;
    drafts.erase(drafts.begin() + static_cast<std::ptrdiff_t>(++shown), drafts.end());
    drafts.push_back(m_draft);
}

void EditorPage::showEdit(std::size_t index)
{
    m_edits.shown = index;
    m_draft = m_edits.drafts[index];
    showGame();
}

/// Announces the content of the pit that was changed.
void EditorPage::announceSelected() const
{
    if (const auto pit = m_board->focusedPit())
        announce(*m_board, PlaceText::describe(m_draft.setup().game(), m_draft.board(), *pit) + u'.',
                 Announcer::Kind::State);
}

void EditorPage::refresh()
{
    keepEdit();
    m_form->refresh();
    m_board->setBoardLayout(m_draft.layout());
    m_board->show(m_draft.board());
    const int missing = m_draft.missing();
    QString sum = tr("Stones on the board: %1 of %2.");
    if (missing > 0)
        sum = tr("Stones on the board: %1 of %2. Missing: %3.");
    else if (missing < 0)
        sum = tr("Stones on the board: %1 of %2. Too many: %3.");
    sum = sum.arg(m_draft.board().total()).arg(m_draft.layout().totalStones);
    if (missing != 0)
        sum = sum.arg(std::abs(missing));
    setAndAnnounce(*m_sum, sum, Announcer::Kind::Event);
    const auto position = m_draft.position();
    m_position = position ? std::optional(*position) : std::nullopt;
    const bool isOver = position && position->outcome();
    QString error;
    if (isOver)
        error = tr("The game is over in this position.");
    else if (!position && position.error().code != notation::ParseError::Code::WrongTotal) // the sum shows the error
        error = ErrorText::reasonOf(position.error());
    // Both share a place, so that the board does not move.
    m_error->setVisible(!error.isEmpty());
    m_hint->setVisible(error.isEmpty());
    setAndAnnounce(*m_error, error, Announcer::Kind::Event);
    m_play->setEnabled(position && !isOver);
    m_analyse->setEnabled(position.has_value());
    Q_EMIT commandsChanged();
}

QString EditorPage::title() const
{
    return tr("Position editor");
}

void EditorPage::enter()
{
    refresh();
    m_board->setFocus();
    if (!m_board->focusedPit())
        m_board->setFocusedPit(rules::Pit{Side::South, 1});
    announce(*this,
             m_sum->text() + u' '
                 + (m_draft.hasTuzdyks()
                        ? tr("Digits set the number of stones in the selected pit, plus and minus change it, and T "
                             "makes the pit a tuzdyk or an ordinary pit again.")
                        : tr("Digits set the number of stones in the selected hole, plus and minus change it.")));
}

bool EditorPage::canRun(ActionId command) const
{
    if (command == ActionId::Undo)
        return m_edits.shown > 0;
    if (command == ActionId::Redo)
        return m_edits.shown + 1 < m_edits.drafts.size();
    // Threats need a valid position.
    return command == ActionId::Flip
           || (BoardAnnouncements::handles(command) && (command != ActionId::SayThreats || m_position));
}

void EditorPage::run(ActionId command, bool)
{
    if (command == ActionId::Undo || command == ActionId::Redo) {
        const bool isUndo = command == ActionId::Undo;
        m_board->setFocus(); // the fields of the options are made anew, and the text keeps what is typed
        showEdit(isUndo ? m_edits.shown - 1 : m_edits.shown + 1);
        announce(*m_board, isUndo ? tr("Undone.") : tr("Redone."), Announcer::Kind::Answer);
        return announceSelected();
    }
    const rules::BoardState stones = m_draft.board();
    if (command == ActionId::Flip) {
        m_settings.setValue(setting::kFlipped, !m_settings.value(setting::kFlipped));
        m_board->setFlipped(m_settings.value(setting::kFlipped));
    } else if (m_position || command == ActionId::SayLast) {
        BoardAnnouncements::run(command, *m_board, m_position.value_or(rules::AnyPosition(m_draft.setup())),
                                stones.sideToMove);
    } else {
        announce(*m_board,
                 BoardAnnouncements::answer(command, *m_board, m_draft.setup().game(), stones, stones.sideToMove),
                 Announcer::Kind::Answer);
    }
}

std::optional<notation::GameRecord> EditorPage::shownRecord() const
{
    return m_position ? std::optional(notation::GameRecord(m_draft.setup(), *m_position)) : std::nullopt;
}

void EditorPage::updateLook()
{
    m_board->setFlipped(m_settings.value(setting::kFlipped));
    layout()->setSpacing(px(14));
    updateLayout();
}

void EditorPage::resizeEvent(QResizeEvent* event)
{
    Page::resizeEvent(event);
    updateLayout();
}

void EditorPage::updateLayout()
{
    m_form->fitLabels();
    const int usual = px(width() >= px(kWideFromWidth) ? kWidePanelWidth : kNarrowPanelWidth);
    const int needed = m_form->minimumSizeHint().width() + m_area->verticalScrollBar()->sizeHint().width() + kBesideBar;
    const int panel = std::max(usual, needed);
    const bool isBeside = placePanel(m_area, panel);
    m_area->setMinimumHeight(isBeside ? 0 : m_form->sizeHint().height());
    const int space = std::max(1, isBeside ? width() - panel - layout()->spacing() : width());
    m_below->setFixedHeight(m_sum->heightForWidth(space)
                            + std::max(m_hint->heightForWidth(space), heightOfLines(m_error, 2))
                            + m_below->layout()->spacing());
    m_boardContainer->updateLayout();
}

void EditorPage::showGame()
{
    m_form->showGame();
    refresh();
    updateLayout();
}

} // namespace qumalaq::desktop
