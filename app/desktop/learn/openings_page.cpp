// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/learn/openings_page.h"

#include "app/desktop/board/board_widget.h"
#include "app/desktop/gameboard/recorded_openings.h"
#include "app/desktop/learn/exercise_intro.h"
#include "app/desktop/learn/exercise_view.h"
#include "app/desktop/learn/learn_store.h"
#include "app/desktop/text/label_text.h"
#include "app/desktop/text/opening_text.h"
#include "app/desktop/ui/announcer.h"
#include "app/desktop/ui/focused_list_widget.h"
#include "app/desktop/ui/style.h"
#include "core/notation/tgk_writer.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace qumalaq::desktop {

using learn::Openings;
using learn::OpeningTask;

namespace {

constexpr int kMaxMovesLength = 220;      ///< of the list; pixels at scale 1
constexpr std::size_t kMaxCompared = 100; ///< games

} // namespace

OpeningsPage::OpeningsPage(const Settings& settings, LearnStore& store, OpeningsStore& openings, QWidget* parent)
    : Page(parent)
    , m_store(store)
    , m_openings(openings)
    , m_intro(new ExerciseIntro(settings, this))
    , m_choice(new QComboBox(this))
    , m_note(new QLabel(this))
    , m_result(new QLabel(this))
    , m_practice(new QPushButton(this))
    , m_list(new FocusedListWidget(this))
    , m_buttons(new QHBoxLayout)
    , m_study(new QPushButton(this))
    , m_save(new QPushButton(tr("&Export…"), this))
    , m_remove(new QPushButton(tr("&Remove"), this))
    , m_showGames(new QPushButton(tr("Sho&w my games"), this))
    , m_compared(new QLabel(this))
{
    build();
    connect(m_choice, &QComboBox::currentIndexChanged, this, &OpeningsPage::fillList);
    connect(m_practice, &QPushButton::clicked, this, [this] {
        if (!m_toPractise.empty())
            Q_EMIT practiceRequested(m_toPractise);
    });
    connect(m_study, &QPushButton::clicked, this, &OpeningsPage::openStudy);
    connect(m_save, &QPushButton::clicked, this, [this] {
        if (const Openings* shown = chosen())
            Q_EMIT saveRequested(OpeningText::nameOf(shown->game(), shown->side()),
                                 QByteArray::fromStdString(notation::toTgk(record())));
    });
    connect(m_remove, &QPushButton::clicked, this, &OpeningsPage::removeChosen);
    connect(m_showGames, &QPushButton::clicked, this, [this] {
        if (const Row* row = chosenRow())
            Q_EMIT gamesRequested(row->left, m_list->currentItem()->text());
    });
    connect(m_list, &QListWidget::currentRowChanged, this, &OpeningsPage::showChosen);
    connect(m_list, &QListWidget::itemActivated, this, &OpeningsPage::openStudy);
    const auto refreshShown = [this] {
        if (isVisible()) // enter() catches up
            refresh();
    };
    connect(&m_openings, &OpeningsStore::changed, this, refreshShown);
    connect(&m_store, &LearnStore::changed, this, refreshShown);
}

void OpeningsPage::build()
{
    auto* title = new QLabel(this->title(), this);
    setRole(title, "title");
    setSpokenName(*m_list, this->title());
    m_list->setWordWrap(true);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setResizeMode(QListView::Adjust);
    setSpokenName(*m_choice, tr("Game and side"));
    setRole(m_note, "muted");
    setNotRead(*m_note); // enter() announces it
    setRole(m_result, "feedback");
    setRole(m_practice, "primary");
    m_remove->setToolTip(tr("Remove the selected move and the moves that come only after it"));
    m_showGames->setToolTip(tr("Show your games in which you played another move than the selected one"));
    for (QPushButton* button : {m_practice, m_study, m_save, m_remove, m_showGames})
        button->setAutoDefault(true); // Enter presses it, too
    m_note->setWordWrap(true);
    m_result->setWordWrap(true);
    m_compared->setWordWrap(true);
    QVBoxLayout* words = m_intro->words();
    words->setSpacing(12);
    for (QWidget* part : std::initializer_list<QWidget*>{title, m_choice, m_note, m_compared, m_result, m_practice})
        words->addWidget(part);
    for (QPushButton* button : {m_study, m_showGames, m_save, m_remove})
        m_buttons->addWidget(button);
    m_buttons->addStretch(1);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(8, 4, 8, 8);
    column->setSpacing(12);
    column->addWidget(m_intro, 1);
    column->addWidget(m_list);
    column->addLayout(m_buttons);
}

const Openings* OpeningsPage::chosen() const
{
    const auto at = static_cast<std::size_t>(m_choice->currentIndex());
    return at < m_openings.all().size() ? &m_openings.all()[at] : nullptr;
}

const OpeningsPage::Row* OpeningsPage::chosenRow() const
{
    const auto at = static_cast<std::size_t>(m_list->currentRow());
    return at < m_rows.size() ? &m_rows[at] : nullptr;
}

/// The game and side that were chosen stay chosen. An unchanged list stays as it is: Orca forgets an announcement when
/// many events come with it.
void OpeningsPage::refreshChoice()
{
    std::vector<QPoint> shown;
    for (int index = 0; index < m_choice->count(); ++index)
        shown.push_back(m_choice->itemData(index).toPoint());
    std::vector<QPoint> wanted;
    for (const Openings& openings : m_openings.all())
        wanted.emplace_back(static_cast<int>(openings.game()), static_cast<int>(openings.side()));
    m_choice->setVisible(!wanted.empty());
    if (shown == wanted)
        return;
    const QSignalBlocker blocker(m_choice);
    const QVariant before = m_choice->currentData();
    m_choice->clear();
    for (std::size_t index = 0; index < wanted.size(); ++index) {
        const Openings& openings = m_openings.all()[index];
        m_choice->addItem(OpeningText::nameOf(openings.game(), openings.side()), wanted[index]);
    }
    m_choice->setCurrentIndex(wanted.empty() ? -1 : std::max(0, m_choice->findData(before)));
}

void OpeningsPage::setGames(const std::vector<library::LevelGame>& games)
{
    if (games == std::exchange(m_games, games) || !isVisible())
        return;
    refresh();
}

std::unordered_map<std::uint64_t, library::Filter> OpeningsPage::comparedGames(const Openings& openings)
{
    std::unordered_map<std::uint64_t, library::Filter> games;
    std::size_t compared = 0;
    std::size_t left = 0;
    std::size_t others = 0; // with another opening
    for (auto game = m_games.rbegin(); game != m_games.rend() && compared + others < kMaxCompared; ++game) {
        if (game->game != openings.game() || game->person != openings.side())
            continue;
        rules::History history{rules::GameSetup(game->game)};
        for (const rules::Move move : game->opening)
            history.play(move);
        const auto [known, departure] = openings.comparedWith(history);
        const bool isOther = departure && departure->isFirst;
        compared += known > 0 && !isOther ? 1 : 0;
        left += departure && !isOther ? 1 : 0;
        others += isOther ? 1 : 0;
        if (departure)
            games[history.positionAt(departure->ply).hash()].keys.push_back(game->key);
    }
    QStringList sentences;
    if (compared > 0)
        sentences.append(
            tr("Your last games with this opening: %1. You left it in %2 of them.").arg(compared).arg(left));
    if (others > 0)
        sentences.append(tr("Games with another opening: %1.").arg(others));
    m_compared->setText(sentences.join(u' '));
    m_compared->setVisible(!sentences.isEmpty());
    return games;
}

void OpeningsPage::refresh()
{
    refreshChoice();
    m_result->setVisible(m_practised > 0);
    if (m_practised > 0)
        ExerciseView::showResult(m_result, m_solvedAtOnce, m_practised);
    fillList();
}

void OpeningsPage::fillList()
{
    const Openings* openings = chosen();
    const int before = std::exchange(m_rowToChoose, std::nullopt).value_or(m_list->currentRow());
    const QSignalBlocker blocker(m_list);
    m_list->clear();
    m_rows.clear();
    const auto add = [this](const QString& text, Row row) {
        auto* item = new QListWidgetItem(text, m_list);
        item->setData(Qt::AccessibleTextRole, spokenParts(text));
        m_rows.push_back(std::move(row));
    };
    const auto tasks = openings ? openings->tasks() : std::vector<OpeningTask>();
    const auto due = dueTasks(tasks, m_store);
    m_toPractise = due.empty() ? tasks : due;
    std::size_t unanswered = 0;
    m_compared->hide();
    if (openings != nullptr) {
        const auto left = comparedGames(*openings);
        // What needs an answer comes first.
        for (const Openings::Unanswered& reply : openings->unanswered(recordedOpenings())) {
            add(OpeningText::of(*openings, reply), {reply.path, reply.position, reply.reply, false});
            ++unanswered;
        }
        for (const OpeningTask& task : tasks) {
            QString text = OpeningText::moveOf(task);
            if (std::find(due.begin(), due.end(), task) != due.end())
                text = tr("%1 · to practise today", "a move").arg(text);
            Row row{task.path, task.position, task.answer};
            if (const auto games = left.find(task.position.hash()); games != left.end()) {
                row.left = games->second;
                text = tr("%1 · another move in %n games", "a move", static_cast<int>(row.left.keys.size())).arg(text);
            }
            add(text, std::move(row));
        }
    }
    m_list->setCurrentRow(std::clamp(before, unanswered < m_rows.size() ? static_cast<int>(unanswered) : -1,
                                     static_cast<int>(m_rows.size()) - 1));
    if (openings == nullptr)
        m_note->setText(tr("Play your first moves on the board of the study, and choose Study › Learn this opening."));
    else if (!due.empty())
        m_note->setText(tr("Your moves: %1. To practise today: %2.").arg(tasks.size()).arg(due.size()));
    else
        m_note->setText(tr("Your moves: %1. You need not practise today, but you can repeat them.").arg(tasks.size()));
    m_practice->setText(tr("&Practise: %n moves", nullptr, static_cast<int>(m_toPractise.size())));
    for (QWidget* part : std::initializer_list<QWidget*>{m_practice, m_list, m_showGames, m_save, m_remove})
        part->setVisible(openings != nullptr);
    // Without openings it is the only way on, and stands below the text that names it.
    if (openings != nullptr)
        m_buttons->insertWidget(0, m_study);
    else
        m_intro->words()->addWidget(m_study);
    setRole(m_study, openings != nullptr ? "" : "primary");
    showChosen();
}

/// The board has the position of the chosen line, and a ring for its move.
void OpeningsPage::showChosen()
{
    const Row* row = chosenRow();
    const Openings* openings = chosen();
    const rules::AnyPosition position = row ? row->position : rules::AnyPosition(rules::GameSetup());
    BoardWidget* board = m_intro->board();
    board->setBoardLayout(position.layout());
    board->setFlipped(openings && openings->side() == rules::Side::North);
    board->show(position.board());
    board->setHint(row ? std::optional(row->move.from) : std::nullopt);
    const bool isAnswered = !row || row->isAnswered;
    m_study->setText(isAnswered ? tr("Open in the st&udy") : tr("Choose yo&ur answer"));
    m_study->setToolTip(isAnswered
                            ? QString()
                            : tr("Play your answer on the board of the study, and choose Study › Learn this opening"));
    m_remove->setEnabled(row && row->isAnswered);
    m_showGames->setEnabled(row && !row->left.keys.empty());
}

notation::GameRecord OpeningsPage::record() const
{
    const Openings* openings = chosen();
    if (openings == nullptr)
        return notation::GameRecord();
    notation::GameRecord record = openings->toRecord();
    record.setTag("Event", title().toStdString());
    return record;
}

/// Opens the study after the move of the chosen line.
void OpeningsPage::openStudy()
{
    notation::GameRecord opened = record();
    std::vector<rules::Move> path;
    if (const Row* row = chosenRow()) {
        path = row->path;
        path.push_back(row->move);
    }
    auto at = notation::NodeId::Root;
    for (const rules::Move move : path)
        at = opened.tree().add(at, move);
    Q_EMIT studyRequested(opened, path);
}

void OpeningsPage::removeChosen()
{
    const Row* row = chosenRow();
    const Openings* openings = chosen();
    if (row == nullptr || openings == nullptr || !row->isAnswered)
        return;
    const Openings before = *openings;
    Openings after = before;
    after.remove(row->position);
    m_openings.set(after);
    (m_list->isVisible() ? static_cast<QWidget*>(m_list) : m_study)->setFocus();
    Q_EMIT movesRemoved(before, static_cast<int>(before.tasks().size() - after.tasks().size()));
}

QString OpeningsPage::title() const
{
    return tr("My openings");
}

void OpeningsPage::updateLook()
{
    m_intro->updateLook();
    m_list->setMaximumHeight(px(kMaxMovesLength));
}

std::any OpeningsPage::state() const
{
    return std::pair(m_choice->currentIndex(), m_rowToChoose.value_or(m_list->currentRow()));
}

void OpeningsPage::restore(const std::any& state)
{
    const auto [choice, row] = std::any_cast<std::pair<int, int>>(state);
    refreshChoice();
    const QSignalBlocker blocker(m_choice); // enter() fills the list
    if (choice < m_choice->count())
        m_choice->setCurrentIndex(choice);
    m_rowToChoose = row;
}

void OpeningsPage::enter()
{
    refresh();
    (m_practice->isHidden() ? m_study : m_practice)->setFocus();
    announce(*this, m_note->text(), Announcer::Kind::State);
}

void OpeningsPage::leave()
{
    m_practised = 0;
}

void OpeningsPage::showResult(int solvedAtOnce, int count)
{
    m_solvedAtOnce = solvedAtOnce;
    m_practised = count;
    refresh();
    announce(*this, m_result->text());
}

} // namespace qumalaq::desktop
