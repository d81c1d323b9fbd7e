// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/learn/mistakes_page.h"

#include "app/desktop/board/board_widget.h"
#include "app/desktop/learn/exercise_intro.h"
#include "app/desktop/learn/exercise_view.h"
#include "app/desktop/learn/learn_store.h"
#include "app/desktop/text/label_text.h"
#include "app/desktop/text/mistake_text.h"
#include "app/desktop/ui/announcer.h"
#include "app/desktop/ui/focused_list_widget.h"
#include "app/desktop/ui/style.h"

#include <QGridLayout>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>
#include <numeric>

namespace qumalaq::desktop {

using learn::Mistake;

namespace {

constexpr std::size_t kMaxAtOnce = 10;
constexpr int kMaxListLength = 220; ///< pixels at scale 1
constexpr int kMinBarLength = 24;

} // namespace

MistakesPage::MistakesPage(const Settings& settings, LearnStore& store, const MistakeStore& mistakes, QWidget* parent)
    : Page(parent)
    , m_store(store)
    , m_mistakes(mistakes)
    , m_intro(new ExerciseIntro(settings, this))
    , m_note(new QLabel(this))
    , m_practice(new QPushButton(this))
    , m_list(new FocusedListWidget(this))
    , m_result(new QLabel(this))
{
    auto* title = new QLabel(tr("My mistakes"), this);
    setRole(title, "title");
    setSpokenName(*m_list, tr("My mistakes"));
    m_list->setWordWrap(true);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setResizeMode(QListView::Adjust);
    setRole(m_note, "muted");
    setRole(m_result, "feedback");
    setRole(m_practice, "primary");
    m_practice->setAutoDefault(true); // Enter presses it, too
    m_note->setWordWrap(true);
    m_result->setWordWrap(true);
    auto* grid = new QGridLayout;
    grid->setColumnStretch(1, 1);
    for (std::size_t kind = 0; kind < m_kinds.size(); ++kind) {
        KindRow& row = m_kinds[kind];
        row = {new QLabel(this), new QProgressBar(this), new QLabel(this)};
        row.bar->setTextVisible(false);
        row.bar->setMinimumWidth(kMinBarLength);
        row.bar->setFocusPolicy(Qt::NoFocus);
        row.count->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
        grid->addWidget(row.name, static_cast<int>(kind), 0);
        grid->addWidget(row.bar, static_cast<int>(kind), 1);
        grid->addWidget(row.count, static_cast<int>(kind), 2);
    }
    QVBoxLayout* words = m_intro->words();
    words->setSpacing(12);
    words->addWidget(title);
    words->addWidget(m_note);
    words->addWidget(m_result);
    words->addLayout(grid);
    words->addWidget(m_practice);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(8, 4, 8, 8);
    column->setSpacing(12);
    column->addWidget(m_intro, 1);
    column->addWidget(m_list);

    connect(m_practice, &QPushButton::clicked, this, [this] {
        m_isFromList = false;
        if (const auto chosen = toPractise(); !chosen.empty())
            Q_EMIT practiceRequested(chosen);
    });
    connect(m_list, &QListWidget::currentRowChanged, this, &MistakesPage::showChosen);
    connect(m_list, &QListWidget::itemClicked, this, &MistakesPage::openChosen);
    connect(m_list, &QListWidget::itemActivated, this, &MistakesPage::openChosen);
    connect(&m_mistakes, &MistakeStore::changed, this, &MistakesPage::refresh);
    connect(&m_store, &LearnStore::changed, this, &MistakesPage::refresh);
    refresh();
}

void MistakesPage::openChosen(const QListWidgetItem* item)
{
    // A click may also activate the item, after the page was left.
    const Mistake* mistake = isVisible() ? m_mistakes.find(item->data(Qt::UserRole).toString().toStdString()) : nullptr;
    if (mistake == nullptr)
        return;
    m_isFromList = true;
    Q_EMIT practiceRequested({*mistake});
}

std::vector<Mistake> MistakesPage::toPractise() const
{
    std::vector<Mistake> mistakes;
    for (const std::string& key : m_store.schedule().due(m_store.today())) {
        if (const Mistake* mistake = m_mistakes.find(key); mistake && mistakes.size() < kMaxAtOnce)
            mistakes.push_back(*mistake);
    }
    if (mistakes.empty()) {
        const auto& all = m_mistakes.mistakes();
        mistakes.assign(all.rbegin(), all.rbegin() + static_cast<std::ptrdiff_t>(std::min(all.size(), kMaxAtOnce)));
    }
    return mistakes;
}

void MistakesPage::refresh()
{
    const MistakeStore::Counts counts = m_mistakes.counts();
    const int all = std::accumulate(counts.begin(), counts.end(), 0);
    const int most = std::max(1, *std::max_element(counts.begin(), counts.end()));
    if (m_mistakes.games() == 0) {
        m_note->setText(
            m_mistakes.next()
                ? tr("Your game is being reviewed. The mistakes in it become puzzles.")
                : tr("Play against the computer. When the game is over, your mistakes become puzzles here."));
    } else {
        m_note->setText(tr("Mistakes: %1. Games: %2.", "in the last games").arg(all).arg(m_mistakes.games()));
    }
    const auto kinds = MistakeText::byFrequency(counts);
    for (std::size_t at = 0; at < kinds.size(); ++at) {
        const KindRow& row = m_kinds[at];
        const int count = counts[static_cast<std::size_t>(kinds[at])];
        row.name->setText(MistakeText::nameOf(kinds[at]));
        row.bar->setRange(0, most);
        row.bar->setValue(count);
        setSpokenName(*row.bar, row.name->text());
        row.count->setNum(count);
        for (QWidget* part : std::initializer_list<QWidget*>{row.name, row.bar, row.count})
            part->setVisible(count > 0);
    }
    m_result->setVisible(m_practised > 0);
    if (m_practised > 0)
        ExerciseView::showResult(m_result, m_solvedAtOnce, m_practised);
    const auto practise = static_cast<int>(toPractise().size());
    m_practice->setText(tr("&Practise: %n puzzles", nullptr, practise));
    m_practice->setVisible(practise > 0);

    const QString chosen = m_list->currentItem() ? m_list->currentItem()->data(Qt::UserRole).toString() : QString();
    m_list->clear();
    m_list->setVisible(!m_mistakes.mistakes().empty());
    for (auto mistake = m_mistakes.mistakes().rbegin(); mistake != m_mistakes.mistakes().rend(); ++mistake) {
        auto* item = new QListWidgetItem(tr("%1 · %2", "a move and what was wrong with it, the game")
                                             .arg(MistakeText::titleOf(*mistake), MistakeText::gameOf(*mistake)),
                                         m_list);
        item->setData(Qt::AccessibleTextRole, spokenParts(item->text()));
        item->setData(Qt::UserRole, QString::fromStdString(mistake->key()));
        if (item->data(Qt::UserRole).toString() == chosen)
            m_list->setCurrentItem(item);
    }
    if (!m_list->currentItem())
        m_list->setCurrentRow(0);
    showChosen();
}

/// The picture is the position of the chosen mistake.
void MistakesPage::showChosen()
{
    const QListWidgetItem* item = m_list->currentItem();
    const Mistake* mistake = item ? m_mistakes.find(item->data(Qt::UserRole).toString().toStdString()) : nullptr;
    const rules::AnyPosition position = mistake ? mistake->position : rules::AnyPosition(rules::GameSetup());
    m_intro->board()->setBoardLayout(position.layout());
    m_intro->board()->setFlipped(position.sideToMove() == rules::Side::North);
    m_intro->board()->show(position.board());
}

QString MistakesPage::title() const
{
    return tr("My mistakes");
}

void MistakesPage::updateLook()
{
    m_intro->updateLook();
    m_list->setMaximumHeight(px(kMaxListLength));
}

void MistakesPage::enter()
{
    refresh();
    announce(*this, m_note->text(), Announcer::Kind::State);
    (m_practice->isHidden() || m_isFromList ? static_cast<QWidget*>(m_list) : m_practice)->setFocus();
}

void MistakesPage::leave()
{
    m_practised = 0;
}

void MistakesPage::showResult(int solvedAtOnce, int count)
{
    if (count == 1)
        return; // the person has just seen it
    m_solvedAtOnce = solvedAtOnce;
    m_practised = count;
    refresh();
    announce(*this, m_result->text());
}

} // namespace qumalaq::desktop
