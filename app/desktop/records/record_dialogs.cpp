// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/records/record_dialogs.h"

#include "app/desktop/text/date_text.h"
#include "app/desktop/text/error_text.h"
#include "app/desktop/text/player_text.h"
#include "app/desktop/ui/fitting_scroll_area.h"
#include "app/desktop/ui/style.h"

#include <QAbstractListModel>
#include <QDialogButtonBox>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QListView>
#include <QListWidget>
#include <QPushButton>
#include <QVBoxLayout>

#include <utility>

namespace qumalaq::desktop {

namespace {

constexpr std::size_t kMaxFaultsShown = 500;

QVBoxLayout* columnOf(QDialog* dialog)
{
    auto* column = new QVBoxLayout(dialog);
    column->setContentsMargins(24, 20, 24, 18);
    column->setSpacing(12);
    return column;
}

/// A line for each game, created on demand.
class CaptionModel : public QAbstractListModel {
public:
    CaptionModel(std::shared_ptr<const GamesInText> games, std::vector<std::size_t> shown, QObject* parent)
        : QAbstractListModel(parent)
        , m_games(std::move(games))
        , m_shown(std::move(shown))
    {
    }

    [[nodiscard]] int rowCount(const QModelIndex& parent) const override
    {
        return parent.isValid() ? 0 : static_cast<int>(m_shown.size());
    }

    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override
    {
        if (!index.isValid() || role != Qt::DisplayRole)
            return {};
        const auto& record = m_games->games[m_shown[static_cast<std::size_t>(index.row())]].record;
        const std::string_view result = notation::toText(record.result());
        const std::string_view date = record.tag("Date");
        QStringList parts = {PlayerText::captionOf(record), QString::fromUtf8(result)};
        if (!date.empty())
            parts.append(DateText::ofTag(date));
        return parts.join(QStringLiteral("   "));
    }

private:
    std::shared_ptr<const GamesInText> m_games;
    std::vector<std::size_t> m_shown;
};

} // namespace

FaultsDialog::FaultsDialog(const QString& source, const GamesInText& games, QWidget* parent)
    : QDialog(parent)
    , m_list(new QListWidget(this))
{
    auto* scoresheetCheck = new QPushButton(tr("Check the &scoresheet"), this);
    auto* open = new QPushButton(tr("&Open what was read"), this);
    auto* cancel = new QPushButton(tr("Cancel"), this);
    setWindowTitle(source.isEmpty() ? tr("Pasted text") : QFileInfo(source).fileName());
    const auto count = static_cast<int>(games.worthShowing().size());
    const QString read = count == 0 ? tr("No game could be read.") : tr("%Ln games could be read.", nullptr, count);
    auto* summary = new QLabel(read + u' ' + tr("Problems:", "faults of a text, a list follows"), this);
    summary->setWordWrap(true);
    for (std::size_t i = 0; i < games.faults.size() && i < kMaxFaultsShown; ++i)
        m_list->addItem(ErrorText::of(games.faults[i]));
    if (games.faults.size() > kMaxFaultsShown)
        m_list->addItem(tr("%n more problems", nullptr, static_cast<int>(games.faults.size() - kMaxFaultsShown)));
    m_list->setAccessibleName(tr("Problems in the text"));
    m_list->setWordWrap(true);
    m_list->setSelectionMode(QAbstractItemView::ExtendedSelection);
    auto* column = columnOf(this);
    column->addWidget(summary);
    column->addWidget(m_list, 1);
    auto* row = new QHBoxLayout;
    row->addWidget(scoresheetCheck);
    row->addStretch(1);
    row->addWidget(open);
    row->addWidget(cancel);
    column->addLayout(row);
    FittingScrollArea::addTo(*this, nullptr);
    open->setVisible(count > 0);
    open->setDefault(count > 0);
    setRole(open, "primary");
    cancel->setAutoDefault(count == 0);
    connect(cancel, &QPushButton::clicked, this, &QDialog::reject);
    connect(open, &QPushButton::clicked, this, [this] {
        accept();
        Q_EMIT openRequested();
    });
    connect(scoresheetCheck, &QPushButton::clicked, this, [this] {
        accept();
        Q_EMIT scoresheetCheckRequested();
    });
    resize(620, 380);
}

ChooseGameDialog::ChooseGameDialog(const QString& source, std::shared_ptr<const GamesInText> games, QWidget* parent)
    : QDialog(parent)
    , m_shown(games->worthShowing())
    , m_list(new QListView(this))
{
    setWindowTitle(tr("Choose a game"));
    auto* summary = new QLabel(tr("%Ln games found.", nullptr, static_cast<int>(m_shown.size())), this);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    auto* open = buttons->addButton(tr("&Open"), QDialogButtonBox::AcceptRole);
    if (!source.isEmpty()) {
        auto* import = buttons->addButton(tr("Add &all to the library"), QDialogButtonBox::ResetRole);
        connect(import, &QPushButton::clicked, this, [this] {
            accept();
            Q_EMIT importRequested();
        });
    }
    m_list->setAccessibleName(tr("Games"));
    m_list->setModel(new CaptionModel(std::move(games), m_shown, m_list));
    m_list->setUniformItemSizes(true); // there may be thousands
    m_list->setCurrentIndex(m_list->model()->index(0, 0));
    auto* column = columnOf(this);
    column->addWidget(summary);
    column->addWidget(m_list, 1);
    column->addWidget(buttons);
    FittingScrollArea::addTo(*this, buttons);
    open->setDefault(true);
    setRole(open, "primary");
    connect(open, &QPushButton::clicked, this, &ChooseGameDialog::choose);
    connect(m_list, &QListView::activated, this, &ChooseGameDialog::choose);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    resize(560, 420);
    m_list->setFocus();
}

void ChooseGameDialog::choose()
{
    const int row = m_list->currentIndex().row();
    if (row < 0 || !isVisible())
        return;
    accept();
    Q_EMIT chosen(m_shown[static_cast<std::size_t>(row)]);
}

} // namespace qumalaq::desktop
