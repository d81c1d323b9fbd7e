// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/doctor/doctor_room.h"

#include "app/desktop/frame/icons.h"
#include "app/desktop/frame/quiet_list.h"
#include "app/desktop/frame/speaker.h"
#include "app/desktop/i18n/error_text.h"
#include "app/desktop/i18n/game_text.h"
#include "app/desktop/i18n/label_text.h"
#include "core/base/stop_token.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalBlocker>
#include <QTextBrowser>
#include <QVBoxLayout>

#include <algorithm>
#include <set>
#include <utility>

namespace qumalaq::desktop {

using notation::Misfit;
using notation::Repair;
using notation::Treatment;

namespace {

constexpr int kTypingMs = 400;
constexpr int kPanelWidth = 380; ///< at most half the room
/// Hardly any game is longer, and to lay out more takes too long.
constexpr std::size_t kMostMovesShown = 300;
/// More than a person reads at once, and the list lays out every line.
constexpr std::size_t kMostRepairsTold = 6;
constexpr QLatin1String kFirstRepair("repair"); ///< anchor of the first repair in the moves
constexpr rules::GameId kGames[] = {rules::GameId::Togyzqumalaq, rules::GameId::Toguzkorgool, rules::GameId::Bestemshe};

QString textOf(notation::SheetMove move)
{
    return QString::fromStdString(notation::toText(move));
}

} // namespace

DoctorRoom::DoctorRoom(QWidget* parent)
    : Room(parent)
    , m_about(new QLabel(this))
    , m_game(new QComboBox(this))
    , m_movesLabel(new QLabel(this))
    , m_moves(new QPlainTextEdit(this))
    , m_positionsLabel(new QLabel(this))
    , m_positions(new QPlainTextEdit(this))
    , m_panel(new QFrame(this))
    , m_verdict(new QLabel(this))
    , m_equals(new QLabel(this))
    , m_view(new QTextBrowser(this))
    , m_treatmentsLabel(new QLabel(this))
    , m_treatments(new QuietList(this))
    , m_previous(new QPushButton(this))
    , m_next(new QPushButton(this))
    , m_take(new QPushButton(this))
{
    for (QLabel* label : {m_about, m_movesLabel, m_verdict, m_equals, m_positionsLabel, m_treatmentsLabel})
        label->setWordWrap(true);
    for (QWidget* told : {static_cast<QWidget*>(m_about), static_cast<QWidget*>(m_verdict),
                          static_cast<QWidget*>(m_equals), static_cast<QWidget*>(m_view)})
        setNotRead(*told);
    setRole(m_about, "muted");
    setRole(m_verdict, "heading");
    setRole(m_take, "primary");
    m_movesLabel->setBuddy(m_moves);
    m_positionsLabel->setBuddy(m_positions);
    m_treatmentsLabel->setBuddy(m_treatments);
    for (QPlainTextEdit* field : {m_moves, m_positions}) {
        field->setTabChangesFocus(true);
        field->setMinimumHeight(field->fontMetrics().height() * 3); // the explanation needs its lines in a low window
    }
    m_treatments->setWordWrap(true);
    m_treatments->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_treatments->setResizeMode(QListView::Adjust);
    m_view->setOpenLinks(false);
    m_view->document()->setDocumentMargin(0); // in line with the texts above

    auto* head = new QHBoxLayout;
    head->addWidget(m_movesLabel, 1);
    head->addWidget(m_game);
    auto* left = new QVBoxLayout;
    left->addLayout(head);
    left->addWidget(m_moves, 3);
    left->addWidget(m_positionsLabel);
    left->addWidget(m_positions, 1);
    setRole(m_panel, "card");
    auto* right = new QVBoxLayout(m_panel);
    right->addWidget(m_about);
    right->addWidget(m_verdict);
    right->addWidget(m_equals);
    right->addWidget(m_view, 3);
    auto* steps = new QHBoxLayout;
    steps->addWidget(m_treatmentsLabel, 1);
    steps->addWidget(m_previous);
    steps->addWidget(m_next);
    right->addLayout(steps);
    right->addWidget(m_treatments, 2);
    right->addWidget(m_take);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->addLayout(left, 1);
    row->addWidget(m_panel);

    m_typing.setSingleShot(true);
    m_typing.setInterval(kTypingMs);
    connect(&m_typing, &QTimer::timeout, this, &DoctorRoom::examine);
    connect(m_moves, &QPlainTextEdit::textChanged, &m_typing, qOverload<>(&QTimer::start));
    connect(m_positions, &QPlainTextEdit::textChanged, &m_typing, qOverload<>(&QTimer::start));
    connect(&m_examining, &work::LatestWork::becameLong, this, [this] {
        m_verdict->setText(tr("Checking…"));
        m_verdict->show();
    });
    connect(m_game, &QComboBox::activated, this, &DoctorRoom::examine);
    connect(m_treatments, &QListWidget::currentRowChanged, this, &DoctorRoom::showSheet);
    const auto step = [this](int rows) {
        m_treatments->setCurrentRow(m_treatments->currentRow() + rows);
        tell(*this, m_treatments->currentItem()->text(), Speaker::Kind::State);
    };
    connect(m_previous, &QPushButton::clicked, this, [step] { step(-1); });
    connect(m_next, &QPushButton::clicked, this, [step] { step(+1); });
    connect(m_treatments, &QListWidget::itemActivated, this, &DoctorRoom::take);
    connect(m_take, &QPushButton::clicked, this, &DoctorRoom::take);
    retranslate();
}

void DoctorRoom::open(const QString& moves)
{
    m_positions->clear();
    m_moves->setPlainText(moves);
    examine();
}

void DoctorRoom::examine()
{
    m_typing.stop();
    m_examining.cancel();
    m_diagnosis.reset();
    m_fault.clear();
    const rules::GameSetup setup(static_cast<rules::GameId>(m_game->currentData().toInt()));
    notation::Scoresheet sheet{setup, rules::AnyPosition(setup), {}, {}};
    auto read = notation::parseSheet(m_moves->toPlainText().toStdString(), setup);
    if (read)
        sheet = std::move(*read);
    else
        m_fault = ErrorText::of(read.error());
    const auto positions = notation::parseSheetPositions(m_positions->toPlainText().toStdString(), setup);
    if (positions)
        addPositions(sheet, *positions);
    else if (m_fault.isEmpty())
        m_fault = tr("Positions, line %1: %2", "number, what is wrong")
                      .arg(positions.error().line)
                      .arg(ErrorText::reasonOf(positions.error()));
    m_sheet = std::move(sheet);
    if (!m_fault.isEmpty() || m_sheet.moves.empty()) {
        showDiagnosis({});
        return;
    }
    // This takes some tenths of a second; an edit meanwhile cancels it.
    m_examining.start([sheet = m_sheet](const StopToken& stop) { return notation::diagnose(sheet, {}, stop); },
                      [this](notation::Diagnosis diagnosis) {
                          m_diagnosis = std::move(diagnosis);
                          showDiagnosis(*m_diagnosis);
                      });
}

void DoctorRoom::showDiagnosis(const notation::Diagnosis& diagnosis)
{
    const QSignalBlocker blocker(m_treatments); // the sheet is shown once, at the end
    const bool isExamined = m_diagnosis.has_value();
    m_treatments->clear();
    m_about->setVisible(!isExamined && m_fault.isEmpty());
    m_verdict->setVisible(isExamined || !m_fault.isEmpty());
    if (!m_fault.isEmpty())
        m_verdict->setText(m_fault);
    else if (!isExamined)
        m_verdict->setText(QString());
    else if (!diagnosis.misfit)
        m_verdict->setText(tr("Everything fits: %n moves.", nullptr, static_cast<int>((m_sheet.moves.size() + 1) / 2)));
    else
        m_verdict->setText(misfitText(*diagnosis.misfit));
    for (std::size_t i = 0; i < diagnosis.treatments.size(); ++i) {
        const Treatment& treatment = diagnosis.treatments[i];
        const std::size_t told = std::min(treatment.repairs.size(), kMostRepairsTold);
        QStringList repairs;
        for (std::size_t repair = 0; repair < told; ++repair)
            repairs.append(repairText(treatment.repairs[repair]));
        if (told < treatment.repairs.size())
            repairs.append(tr("%n more repairs", nullptr, static_cast<int>(treatment.repairs.size() - told)));
        if (repairs.isEmpty())
            repairs.append(tr("Nothing to repair"));
        QString text = repairs.join(QStringLiteral("; "));
        if (!treatment.isComplete)
            text = tr("%1; then it fits as far as move %2", "a repair, a number")
                       .arg(text, QString::number((treatment.moves.size() + 1) / 2));
        if (i > 0 && i < diagnosis.equals)
            text = tr("%1 (as short as the first)", "a repair").arg(text);
        m_treatments->addItem(text);
    }
    const auto equals = static_cast<int>(diagnosis.equals);
    m_equals->setVisible(equals > 1);
    m_equals->setText(
        diagnosis.hasMoreEquals
            ? tr("At least %n repairs are equally short: only the paper shows which one is right.", nullptr, equals)
            : tr("%n repairs are equally short: only the paper shows which one is right.", nullptr, equals));
    const bool hasChoice = diagnosis.misfit.has_value();
    m_treatmentsLabel->setVisible(hasChoice);
    m_treatments->setVisible(hasChoice);
    for (QPushButton* button : {m_previous, m_next})
        button->setVisible(hasChoice && m_treatments->count() > 1);
    if (m_treatments->count() > 0)
        m_treatments->setCurrentRow(0);
    m_take->setText(hasChoice ? tr("&Apply this correction and open the game") : tr("&Open the game"));
    m_take->setEnabled(chosen() != nullptr);
    arrange();
    showSheet();
    tellVerdict();
}

/// What is wrong, and the first way to repair it.
void DoctorRoom::tellVerdict()
{
    if (m_verdict->isHidden()) {
        m_told.clear();
        return;
    }
    QStringList parts = {m_verdict->text()};
    if (m_treatments->count() > 0 && m_diagnosis->misfit) {
        parts.append(tr("%n repairs.", nullptr, m_treatments->count()));
        parts.append(tr("The first: %1.", "a repair").arg(m_treatments->item(0)->text()));
    }
    const QString now = parts.join(u' ');
    if (now != std::exchange(m_told, now) && isVisible())
        tell(*this, now, Speaker::Kind::State);
}

const Treatment* DoctorRoom::chosen() const
{
    const int row = m_treatments->currentRow();
    if (!m_diagnosis || row < 0 || static_cast<std::size_t>(row) >= m_diagnosis->treatments.size())
        return nullptr;
    return &m_diagnosis->treatments[static_cast<std::size_t>(row)];
}

/// Shows the moves as written, with misfits marked and followed by their correction.
void DoctorRoom::showSheet()
{
    const Treatment* treatment = chosen();
    const int row = m_treatments->currentRow();
    m_previous->setEnabled(row > 0);
    m_next->setEnabled(row + 1 < m_treatments->count());
    std::set<std::size_t> hurt;
    if (m_diagnosis && m_diagnosis->misfit)
        hurt.insert(m_diagnosis->misfit->move);
    const QString mark = m_theme.owners[1].name();
    const QString cure = m_theme.owners[0].name();
    QString html;
    const std::size_t shown = std::min(m_sheet.moves.size(), kMostMovesShown);
    for (std::size_t i = 0; i <= shown; ++i) {
        QString before;
        QString after;
        bool isGone = false;
        if (treatment != nullptr) {
            for (const Repair& repair : treatment->repairs) {
                if (repair.move != i && !(repair.kind == Repair::Kind::Swapped && repair.other == i))
                    continue;
                if (repair.kind == Repair::Kind::Inserted)
                    before += textOf(repair.after) + u' ';
                else if (repair.kind == Repair::Kind::Removed)
                    isGone = true;
                else if (repair.kind == Repair::Kind::Swapped)
                    after = repair.move == i ? textOf(repair.after) : textOf(repair.before);
                else if (repair.kind != Repair::Kind::IgnoredPosition)
                    after = textOf(repair.after);
            }
        }
        if (treatment != nullptr && !treatment->repairs.empty() && treatment->repairs.front().move == i)
            html += QStringLiteral("<a name=\"%1\"></a>").arg(kFirstRepair);
        if (!before.isEmpty())
            html += QStringLiteral("<b style=\"color:%1\">+%2</b> ").arg(cure, before);
        if (i == shown)
            break;
        if (i % 2 == 0)
            html += QStringLiteral("<font color=\"%1\">%2.</font> ").arg(m_theme.mutedText.name()).arg(i / 2 + 1);
        QString move = textOf(m_sheet.moves[i]).toHtmlEscaped();
        if (isGone || !after.isEmpty())
            move = QStringLiteral("<s style=\"color:%1\">%2</s>").arg(mark, move);
        else if (hurt.contains(i))
            move = QStringLiteral("<u style=\"color:%1\"><b>%2</b></u>").arg(mark, move);
        html += move;
        if (!after.isEmpty())
            html += QStringLiteral(" <b style=\"color:%1\">%2</b>").arg(cure, after);
        html += i % 2 == 1 ? QStringLiteral(" &nbsp; ") : QStringLiteral(" ");
    }
    if (shown < m_sheet.moves.size())
        html += QStringLiteral("…");
    m_view->setHtml(html);
    m_view->scrollToAnchor(kFirstRepair);
    m_view->setAccessibleDescription(m_view->toPlainText());
}

void DoctorRoom::take()
{
    const Treatment* treatment = chosen();
    if (treatment == nullptr)
        return;
    notation::GameRecord record(m_sheet.setup, m_sheet.start);
    notation::NodeId node = notation::NodeId::Root;
    for (const rules::Move move : treatment->moves)
        node = record.tree().add(node, move);
    if (const auto outcome = record.finalPosition().outcome())
        record.setResult(notation::resultOf(*outcome));
    Q_EMIT opened(record);
}

namespace {

QString moveName(std::size_t index)
{
    return DoctorRoom::tr("%1, %2", "number of a move, First or Second")
        .arg(QString::number(index / 2 + 1),
             GameText::sideName(index % 2 == 0 ? rules::Side::South : rules::Side::North));
}

} // namespace

QString DoctorRoom::misfitText(const Misfit& misfit) const
{
    const QString name = moveName(misfit.move);
    const QString written = misfit.move < m_sheet.moves.size() ? textOf(m_sheet.moves[misfit.move]) : QString();
    switch (misfit.kind) {
    case Misfit::Kind::Unreadable:
        return tr("Move %1: the first digit of “%2” is not known.").arg(name, written);
    case Misfit::Kind::IllegalMove:
        return tr("Move %1: “%2” cannot be played.").arg(name, written);
    case Misfit::Kind::AfterEnd:
        return tr("Move %1: the game is over before “%2”.").arg(name, written);
    case Misfit::Kind::WrongLanding:
        return tr("Move %1: the last stone of “%2” falls into pit %3.")
            .arg(name, written, QString::number(misfit.expected));
    case Misfit::Kind::WrongMark:
        return tr("Move %1: the mark of a tuzdyk does not fit “%2”.").arg(name, written);
    case Misfit::Kind::WrongPosition:
        return tr("The position on the sheet before move %1 differs from the board.").arg(name);
    }
    return {};
}

QString DoctorRoom::repairText(const Repair& repair) const
{
    const QString name = moveName(repair.move);
    const QString before = textOf(repair.before);
    const QString after = textOf(repair.after);
    switch (repair.kind) {
    case Repair::Kind::ChangedFrom:
    case Repair::Kind::ChangedLanding:
    case Repair::Kind::ChangedMove:
    case Repair::Kind::ChangedMark:
        return tr("move %1: %2 instead of %3").arg(name, after, before);
    case Repair::Kind::Swapped:
        return tr("moves %1 and %2 change places").arg(name, moveName(repair.other));
    case Repair::Kind::Removed:
        return tr("move %1: %2 was not made").arg(name, before);
    case Repair::Kind::Inserted:
        return tr("before move %1: %2 is missing").arg(name, after);
    case Repair::Kind::IgnoredPosition:
        return tr("the position on the sheet before move %1 is wrong").arg(name);
    }
    return {};
}

QString DoctorRoom::title() const
{
    return tr("Check a scoresheet");
}

void DoctorRoom::enter()
{
    m_moves->setFocus();
    tell(*this, m_verdict->isHidden() ? m_about->text() : m_told);
}

void DoctorRoom::setLook(const Theme& theme, const Metrics& metrics)
{
    m_theme = theme;
    m_metrics = metrics;
    layout()->setSpacing(metrics.px(14));
    arrange();
    m_previous->setIcon(themedIcon(QStringLiteral("previous"), theme));
    m_next->setIcon(themedIcon(QStringLiteral("next"), theme));
    for (QPushButton* button : {m_previous, m_next})
        button->setIconSize(QSize(metrics.icon(), metrics.icon()));
    showSheet();
}

void DoctorRoom::resizeEvent(QResizeEvent* event)
{
    Room::resizeEvent(event);
    arrange();
}

void DoctorRoom::arrange()
{
    const int usual = std::min(m_metrics.px(kPanelWidth), width() / 2);
    const bool isBeside = placePanel(m_panel, std::max(usual, m_panel->minimumSizeHint().width()), m_metrics);
    // Below, it has no height to share with the fields.
    m_panel->setMinimumHeight(isBeside ? 0 : m_panel->layout()->totalMinimumHeightForWidth(width()));
}

void DoctorRoom::retranslate()
{
    m_view->setPlaceholderText(
        tr("Type in the moves of a scoresheet. What does not fit is marked here, with repairs to choose from."));
    const int current = std::max(0, m_game->currentIndex());
    m_game->clear();
    for (const rules::GameId game : kGames)
        m_game->addItem(GameText::nameOf(game), static_cast<int>(game));
    m_game->setCurrentIndex(current);
    m_game->setAccessibleName(tr("Game"));
    m_about->setText(
        tr("The second digit of each move checks the first, and a position on the sheet checks all moves before it. "
           "Write a question mark for a digit you cannot read. A position may also be typed among the moves."));
    m_movesLabel->setText(tr("Moves as they are &written"));
    m_moves->setPlaceholderText(QStringLiteral("1. 76 98\n2. 66 87\n3. 1? 76"));
    m_positionsLabel->setText(tr("&Positions on the sheet"));
    m_positions->setPlaceholderText(QStringLiteral("10: 24 / 1 1 5 7 6 18 6 - X / 1 2 20 7 19 X 1 2 - / 42"));
    m_treatmentsLabel->setText(tr("&Repairs, the smallest first"));
    m_treatments->setAccessibleName(plainLabel(m_treatmentsLabel->text()));
    m_previous->setToolTip(tr("Previous repair"));
    m_next->setToolTip(tr("Next repair"));
    for (QPushButton* button : {m_previous, m_next})
        button->setAccessibleName(button->toolTip());
    m_take->setText(tr("&Open the game"));
    m_view->setAccessibleName(tr("The moves, with those that do not fit marked"));
    m_take->setEnabled(chosen() != nullptr);
    if (m_diagnosis)
        showDiagnosis(*m_diagnosis);
    else
        showDiagnosis({});
    arrange();
}

} // namespace qumalaq::desktop
