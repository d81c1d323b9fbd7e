// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/records/record_dialogs.h"

#include "app/desktop/text/error_text.h"
#include "app/desktop/ui/fitting_scroll_area.h"
#include "app/desktop/ui/style.h"

#include <QAbstractListModel>
#include <QEvent>
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

constexpr std::size_t kMostFaultsShown = 500;

QVBoxLayout* columnOf(QDialog* dialog)
{
    auto* column = new QVBoxLayout(dialog);
    column->setContentsMargins(24, 20, 24, 18);
    column->setSpacing(12);
    return column;
}

/// A line for each game, made when it is seen.
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
        QStringList parts = {captionOf(record), QString::fromUtf8(result)};
        if (!date.empty())
            parts.append(QString::fromUtf8(date));
        return parts.join(QStringLiteral("   "));
    }

private:
    std::shared_ptr<const GamesInText> m_games;
    std::vector<std::size_t> m_shown;
};

} // namespace

FaultsDialog::FaultsDialog(const QString& source, const GamesInText& games, QWidget* parent)
    : QDialog(parent)
    , m_source(source)
    , m_faults(games.faults)
    , m_games(static_cast<int>(games.worthShowing().size()))
    , m_summary(new QLabel(this))
    , m_list(new QListWidget(this))
    , m_open(new QPushButton(this))
    , m_scoresheetCheck(new QPushButton(this))
    , m_cancel(new QPushButton(this))
{
    m_summary->setWordWrap(true);
    m_list->setWordWrap(true);
    m_list->setSelectionMode(QAbstractItemView::ExtendedSelection);
    auto* column = columnOf(this);
    column->addWidget(m_summary);
    column->addWidget(m_list, 1);
    auto* row = new QHBoxLayout;
    row->addWidget(m_scoresheetCheck);
    row->addStretch(1);
    row->addWidget(m_cancel);
    row->addWidget(m_open);
    column->addLayout(row);
    FittingScrollArea::addTo(*this, nullptr);
    m_open->setVisible(m_games > 0);
    m_open->setDefault(m_games > 0);
    m_cancel->setAutoDefault(m_games == 0);
    connect(m_cancel, &QPushButton::clicked, this, &QDialog::reject);
    connect(m_open, &QPushButton::clicked, this, [this] {
        accept();
        Q_EMIT openRequested();
    });
    connect(m_scoresheetCheck, &QPushButton::clicked, this, [this] {
        accept();
        Q_EMIT scoresheetCheckRequested();
    });
    retranslate();
    resize(620, 380);
}

void FaultsDialog::changeEvent(QEvent* event)
{
    QDialog::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void FaultsDialog::retranslate()
{
    setWindowTitle(m_source.isEmpty() ? tr("Pasted text") : QFileInfo(m_source).fileName());
    const QString games =
        m_games == 0 ? tr("No game could be read.") : tr("%Ln games could be read.", nullptr, m_games);
    m_summary->setText(games + u' ' + tr("Problems:", "faults of a text, a list follows"));
    m_open->setText(tr("&Open what was read"));
    m_scoresheetCheck->setText(tr("Check the &scoresheet"));
    m_cancel->setText(tr("Cancel"));
    m_list->setAccessibleName(tr("Problems in the text"));
    m_list->clear();
    for (std::size_t i = 0; i < m_faults.size() && i < kMostFaultsShown; ++i)
        m_list->addItem(ErrorText::of(m_faults[i]));
    if (m_faults.size() > kMostFaultsShown)
        m_list->addItem(tr("%n more problems", nullptr, static_cast<int>(m_faults.size() - kMostFaultsShown)));
}

ChooseGameDialog::ChooseGameDialog(const QString& source, std::shared_ptr<const GamesInText> games, QWidget* parent)
    : QDialog(parent)
    , m_shown(games->worthShowing())
    , m_summary(new QLabel(this))
    , m_list(new QListView(this))
    , m_open(new QPushButton(this))
    , m_import(new QPushButton(this))
    , m_cancel(new QPushButton(this))
{
    m_list->setModel(new CaptionModel(std::move(games), m_shown, m_list));
    m_list->setUniformItemSizes(true); // there may be thousands
    m_list->setCurrentIndex(m_list->model()->index(0, 0));
    m_import->setVisible(!source.isEmpty());
    auto* column = columnOf(this);
    column->addWidget(m_summary);
    column->addWidget(m_list, 1);
    auto* row = new QHBoxLayout;
    row->addWidget(m_import);
    row->addStretch(1);
    row->addWidget(m_cancel);
    row->addWidget(m_open);
    column->addLayout(row);
    FittingScrollArea::addTo(*this, nullptr);
    m_open->setDefault(true);
    connect(m_open, &QPushButton::clicked, this, &ChooseGameDialog::choose);
    connect(m_list, &QListView::activated, this, &ChooseGameDialog::choose);
    connect(m_cancel, &QPushButton::clicked, this, &QDialog::reject);
    connect(m_import, &QPushButton::clicked, this, [this] {
        accept();
        Q_EMIT importRequested();
    });
    retranslate();
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

void ChooseGameDialog::changeEvent(QEvent* event)
{
    QDialog::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void ChooseGameDialog::retranslate()
{
    setWindowTitle(tr("Choose a game"));
    m_summary->setText(tr("%Ln games found.", nullptr, static_cast<int>(m_shown.size())));
    m_open->setText(tr("&Open"));
    m_import->setText(tr("Add &all to the library"));
    m_cancel->setText(tr("Cancel"));
    m_list->setAccessibleName(tr("Games"));
}

} // namespace qumalaq::desktop
