// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/scoresheet/scoresheet_check_page.h"

#include "app/desktop/text/error_text.h"
#include "app/desktop/text/game_text.h"
#include "app/desktop/text/label_text.h"
#include "app/desktop/ui/announcer.h"
#include "app/desktop/ui/focused_list_widget.h"
#include "app/desktop/ui/icons.h"
#include "app/desktop/ui/style.h"
#include "core/base/stop_token.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QMimeData>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalBlocker>
#include <QTextBrowser>
#include <QTextCursor>
#include <QVBoxLayout>

#include <algorithm>
#include <set>
#include <utility>

namespace qumalaq::desktop {

using notation::Correction;
using notation::Mismatch;
using notation::Repair;

namespace {

constexpr int kTypingMs = 400;
constexpr int kPanelWidth = 380; ///< at most half the page
/// Few games are longer, and laying out more is slow.
constexpr std::size_t kMaxMovesShown = 300;
/// A person does not read more at once, and laying out the list is slow.
constexpr std::size_t kMaxRepairsShown = 6;
constexpr QLatin1String kFirstRepair("repair"); ///< anchor of the first repair in the moves
constexpr rules::GameId kGames[] = {rules::GameId::Togyzqumalaq, rules::GameId::Toguzkorgool, rules::GameId::Bestemshe};

/// Does nothing when an empty clipboard is pasted, which crashes in Qt 6.4.
class SheetField : public QPlainTextEdit {
public:
    using QPlainTextEdit::QPlainTextEdit;

protected:
    void insertFromMimeData(const QMimeData* source) override
    {
        if (!source->formats().isEmpty())
            QPlainTextEdit::insertFromMimeData(source);
    }
};

QString textOf(notation::SheetMove move)
{
    return QString::fromStdString(notation::toText(move));
}

} // namespace

ScoresheetCheckPage::ScoresheetCheckPage(QWidget* parent)
    : Page(parent)
    , m_about(new QLabel(
          tr("The second digit of each move checks the first, and a position on the sheet checks all moves before it. "
             "Write a question mark for a digit you cannot read. You can also type a position among the moves."),
          this))
    , m_game(new QComboBox(this))
    , m_movesLabel(new QLabel(tr("Moves as they are &written"), this))
    , m_moves(new SheetField(this))
    , m_positionsLabel(new QLabel(tr("&Positions on the sheet"), this))
    , m_positions(new SheetField(this))
    , m_fields(new QVBoxLayout)
    , m_panel(new QFrame(this))
    , m_verdict(new QLabel(this))
    , m_equals(new QLabel(this))
    , m_view(new QTextBrowser(this))
    , m_correctionsLabel(new QLabel(tr("Co&rrections, the smallest first"), this))
    , m_previous(new QPushButton(this))
    , m_next(new QPushButton(this))
    , m_corrections(new FocusedListWidget(this))
    , m_take(new QPushButton(this))
{
    for (QLabel* label : {m_about, m_movesLabel, m_verdict, m_equals, m_positionsLabel, m_correctionsLabel})
        label->setWordWrap(true);
    for (QWidget* told : std::initializer_list<QWidget*>{m_about, m_verdict, m_equals, m_view})
        setNotRead(*told);
    setRole(m_about, "muted");
    setRole(m_verdict, "heading");
    setRole(m_take, "primary");
    m_movesLabel->setBuddy(m_moves);
    m_positionsLabel->setBuddy(m_positions);
    m_correctionsLabel->setBuddy(m_corrections);
    for (QPlainTextEdit* field : {m_moves, m_positions}) {
        field->setTabChangesFocus(true);
        field->setMinimumHeight(field->fontMetrics().height() * 3); // low, because the explanation needs height too
    }
    m_corrections->setWordWrap(true);
    m_corrections->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_corrections->setResizeMode(QListView::Adjust);
    for (const rules::GameId game : kGames)
        m_game->addItem(GameText::nameOf(game), static_cast<int>(game));
    m_game->setAccessibleName(tr("Game"));
    m_moves->setPlaceholderText(
        QStringLiteral("%1: …\n%2: …\n1. 76 98\n2. 66 87\n3. 1? 76")
            .arg(GameText::sideName(rules::Side::South), GameText::sideName(rules::Side::North)));
    m_positions->setPlaceholderText(QStringLiteral("10: 24 / 1 1 5 7 6 18 6 - X / 1 2 20 7 19 X 1 2 - / 42"));
    m_corrections->setAccessibleName(plainLabel(m_correctionsLabel->text()));
    m_previous->setIcon(themedIcon(QStringLiteral("previous")));
    m_next->setIcon(themedIcon(QStringLiteral("next")));
    m_previous->setToolTip(tr("Previous correction"));
    m_next->setToolTip(tr("Next correction"));
    for (QPushButton* button : {m_previous, m_next})
        button->setAccessibleName(button->toolTip());
    m_view->setPlaceholderText(tr(
        "Type in the moves of a scoresheet. Whatever does not fit is marked here, with corrections to choose from."));
    m_view->setAccessibleName(tr("The moves; those that do not fit are marked"));
    m_view->setOpenLinks(false);
    m_view->document()->setDocumentMargin(0); // in line with the texts above

    auto* head = new QHBoxLayout;
    head->addWidget(m_movesLabel, 1);
    head->addWidget(m_game);
    m_fields->addLayout(head);
    m_fields->addWidget(m_moves, 3);
    m_fields->addWidget(m_positionsLabel);
    m_fields->addWidget(m_positions, 1);
    setRole(m_panel, "card");
    auto* right = new QVBoxLayout(m_panel);
    right->addWidget(m_about);
    right->addWidget(m_verdict);
    right->addWidget(m_equals);
    right->addWidget(m_view, 3);
    auto* steps = new QHBoxLayout;
    steps->addWidget(m_correctionsLabel, 1);
    steps->addWidget(m_previous);
    steps->addWidget(m_next);
    right->addLayout(steps);
    right->addWidget(m_corrections, 2);
    right->addWidget(m_take);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->addLayout(m_fields, 1);
    row->addWidget(m_panel);

    m_typing.setSingleShot(true);
    m_typing.setInterval(kTypingMs);
    connect(&m_typing, &QTimer::timeout, this, &ScoresheetCheckPage::examine);
    connect(m_moves, &QPlainTextEdit::textChanged, &m_typing, qOverload<>(&QTimer::start));
    connect(m_positions, &QPlainTextEdit::textChanged, &m_typing, qOverload<>(&QTimer::start));
    connect(&m_examining, &work::LatestTask::becameLong, this, [this] {
        m_verdict->setText(tr("Checking…"));
        m_verdict->show();
    });
    connect(m_game, &QComboBox::activated, this, &ScoresheetCheckPage::examine);
    connect(m_corrections, &QListWidget::currentRowChanged, this, &ScoresheetCheckPage::showSheet);
    const auto step = [this](int rows) {
        m_corrections->setCurrentRow(m_corrections->currentRow() + rows);
        announce(*this, m_corrections->currentItem()->text(), Announcer::Kind::State);
    };
    connect(m_previous, &QPushButton::clicked, this, [step] { step(-1); });
    connect(m_next, &QPushButton::clicked, this, [step] { step(+1); });
    connect(m_corrections, &QListWidget::itemActivated, this, &ScoresheetCheckPage::applyCorrection);
    connect(m_take, &QPushButton::clicked, this, &ScoresheetCheckPage::applyCorrection);
    showReport({});
}

namespace {

struct SheetState {
    int game = 0; ///< index
    QString moves;
    QString positions;
};

/// Unlike setPlainText(), Ctrl+Z brings back what was typed.
void replaceText(const QPlainTextEdit& field, const QString& text)
{
    QTextCursor cursor(field.document());
    cursor.select(QTextCursor::Document);
    cursor.insertText(text);
}

} // namespace

void ScoresheetCheckPage::open(const QString& moves)
{
    replaceText(*m_positions, QString());
    replaceText(*m_moves, moves);
    examine();
}

std::any ScoresheetCheckPage::state() const
{
    return SheetState{m_game->currentIndex(), m_moves->toPlainText(), m_positions->toPlainText()};
}

void ScoresheetCheckPage::restore(const std::any& state)
{
    const auto& before = std::any_cast<const SheetState&>(state);
    m_game->setCurrentIndex(before.game);
    m_moves->setPlainText(before.moves);
    m_positions->setPlainText(before.positions);
    examine();
}

void ScoresheetCheckPage::examine()
{
    m_typing.stop();
    m_examining.cancel();
    m_report.reset();
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
        showReport({});
        return;
    }
    // This takes some tenths of a second. An edit cancels it.
    m_examining.start([sheet = m_sheet](const StopToken& stop) { return notation::checkScoresheet(sheet, {}, stop); },
                      [this](notation::ScoresheetReport report) {
                          m_report = std::move(report);
                          showReport(*m_report);
                      });
}

void ScoresheetCheckPage::showReport(const notation::ScoresheetReport& report)
{
    const QSignalBlocker blocker(m_corrections); // the sheet is shown once, at the end
    const bool isExamined = m_report.has_value();
    m_corrections->clear();
    m_about->setVisible(!isExamined && m_fault.isEmpty());
    m_verdict->setVisible(isExamined || !m_fault.isEmpty());
    if (!m_fault.isEmpty())
        m_verdict->setText(m_fault);
    else if (!isExamined)
        m_verdict->setText(QString());
    else if (!report.mismatch)
        m_verdict->setText(tr("Everything fits: %n moves.", nullptr, static_cast<int>((m_sheet.moves.size() + 1) / 2)));
    else
        m_verdict->setText(mismatchText(*report.mismatch));
    for (std::size_t i = 0; i < report.corrections.size(); ++i) {
        const Correction& correction = report.corrections[i];
        const std::size_t told = std::min(correction.repairs.size(), kMaxRepairsShown);
        QStringList repairs;
        for (std::size_t repair = 0; repair < told; ++repair)
            repairs.append(repairText(correction.repairs[repair]));
        if (told < correction.repairs.size())
            repairs.append(tr("%n more corrections", nullptr, static_cast<int>(correction.repairs.size() - told)));
        if (repairs.isEmpty())
            repairs.append(tr("Nothing to correct"));
        QString text = repairs.join(QStringLiteral("; "));
        if (!correction.isComplete)
            text = tr("%1; then everything fits as far as move %2", "a repair, a number")
                       .arg(text, QString::number((correction.moves.size() + 1) / 2));
        if (i > 0 && i < report.equals)
            text = tr("%1 (an equally small correction)", "a repair").arg(text);
        m_corrections->addItem(text);
    }
    const auto equals = static_cast<int>(report.equals);
    m_equals->setVisible(equals > 1);
    m_equals->setText(
        report.hasMoreEquals
            ? tr("At least %n corrections are equally small: only the paper shows which one is right.", nullptr, equals)
            : tr("%n corrections are equally small: only the paper shows which one is right.", nullptr, equals));
    const bool hasChoice = report.mismatch.has_value();
    m_correctionsLabel->setVisible(hasChoice);
    m_corrections->setVisible(hasChoice);
    for (QPushButton* button : {m_previous, m_next})
        button->setVisible(hasChoice && m_corrections->count() > 1);
    if (m_corrections->count() > 0)
        m_corrections->setCurrentRow(0);
    m_take->setText(hasChoice ? tr("&Apply this correction and open the game") : tr("&Open the game"));
    m_take->setEnabled(chosen() != nullptr);
    updateLayout();
    showSheet();
    announceVerdict();
}

/// Announces the verdict and the first correction.
void ScoresheetCheckPage::announceVerdict()
{
    if (m_verdict->isHidden()) {
        m_announced.clear();
        return;
    }
    QStringList parts = {m_verdict->text()};
    if (m_corrections->count() > 0 && m_report->mismatch) {
        parts.append(tr("%n corrections.", nullptr, m_corrections->count()));
        parts.append(tr("The first: %1.", "a repair").arg(m_corrections->item(0)->text()));
    }
    const QString now = parts.join(u' ');
    if (now != std::exchange(m_announced, now) && isVisible())
        announce(*this, now, Announcer::Kind::State);
}

const Correction* ScoresheetCheckPage::chosen() const
{
    const int row = m_corrections->currentRow();
    if (!m_report || row < 0 || static_cast<std::size_t>(row) >= m_report->corrections.size())
        return nullptr;
    return &m_report->corrections[static_cast<std::size_t>(row)];
}

/// Shows the moves as written, with mismatches marked and followed by their correction.
void ScoresheetCheckPage::showSheet()
{
    const Correction* correction = chosen();
    const int row = m_corrections->currentRow();
    m_previous->setEnabled(row > 0);
    m_next->setEnabled(row + 1 < m_corrections->count());
    std::set<std::size_t> mismatched;
    if (m_report && m_report->mismatch)
        mismatched.insert(m_report->mismatch->move);
    const QString mark = currentTheme().owners[1].name();
    const QString correctionColour = currentTheme().owners[0].name();
    QString html;
    const std::size_t shown = std::min(m_sheet.moves.size(), kMaxMovesShown);
    for (std::size_t i = 0; i <= shown; ++i) {
        QString before;
        QString after;
        bool isGone = false;
        if (correction != nullptr) {
            for (const Repair& repair : correction->repairs) {
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
        if (correction != nullptr && !correction->repairs.empty() && correction->repairs.front().move == i)
            html += QStringLiteral("<a name=\"%1\"></a>").arg(kFirstRepair);
        if (!before.isEmpty())
            html += QStringLiteral("<b style=\"color:%1\">+%2</b> ").arg(correctionColour, before);
        if (i == shown)
            break;
        if (i % 2 == 0)
            html +=
                QStringLiteral("<font color=\"%1\">%2.</font> ").arg(currentTheme().mutedText.name()).arg(i / 2 + 1);
        QString move = textOf(m_sheet.moves[i]).toHtmlEscaped();
        if (isGone || !after.isEmpty())
            move = QStringLiteral("<s style=\"color:%1\">%2</s>").arg(mark, move);
        else if (mismatched.contains(i))
            move = QStringLiteral("<u style=\"color:%1\"><b>%2</b></u>").arg(mark, move);
        html += move;
        if (!after.isEmpty())
            html += QStringLiteral(" <b style=\"color:%1\">%2</b>").arg(correctionColour, after);
        html += i % 2 == 1 ? QStringLiteral(" &nbsp; ") : QStringLiteral(" ");
    }
    if (shown < m_sheet.moves.size())
        html += QStringLiteral("…");
    m_view->setHtml(html);
    m_view->scrollToAnchor(kFirstRepair);
    m_view->setAccessibleDescription(m_view->toPlainText());
}

void ScoresheetCheckPage::applyCorrection()
{
    const Correction* correction = chosen();
    if (correction == nullptr)
        return;
    notation::GameRecord record(m_sheet.setup, m_sheet.start);
    for (const notation::Tag& tag : m_sheet.tags)
        record.setTag(tag.name, tag.value);
    notation::NodeId node = notation::NodeId::Root;
    for (const rules::Move move : correction->moves)
        node = record.tree().add(node, move);
    if (const auto outcome = record.finalPosition().outcome())
        record.setResult(notation::resultOf(*outcome));
    Q_EMIT opened(record);
}

namespace {

QString moveName(std::size_t index)
{
    return ScoresheetCheckPage::tr("%1, %2", "number of a move, First or Second")
        .arg(QString::number(index / 2 + 1),
             GameText::sideName(index % 2 == 0 ? rules::Side::South : rules::Side::North));
}

} // namespace

QString ScoresheetCheckPage::mismatchText(const Mismatch& mismatch) const
{
    const QString name = moveName(mismatch.move);
    const QString written = mismatch.move < m_sheet.moves.size() ? textOf(m_sheet.moves[mismatch.move]) : QString();
    switch (mismatch.kind) {
    case Mismatch::Kind::Unreadable:
        return tr("Move %1: the first digit of “%2” is not known.").arg(name, written);
    case Mismatch::Kind::IllegalMove:
        return tr("Move %1: “%2” cannot be played.").arg(name, written);
    case Mismatch::Kind::AfterEnd:
        return tr("Move %1: the game is over before “%2”.").arg(name, written);
    case Mismatch::Kind::WrongLanding:
        return tr("Move %1: the last stone of “%2” falls into pit %3.")
            .arg(name, written, QString::number(mismatch.expected));
    case Mismatch::Kind::WrongMark:
        return tr("Move %1: the mark of a tuzdyk does not fit “%2”.").arg(name, written);
    case Mismatch::Kind::WrongPosition:
        return tr("Before move %1, the position on the sheet differs from the board.").arg(name);
    }
    return {};
}

QString ScoresheetCheckPage::repairText(const Repair& repair) const
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

QString ScoresheetCheckPage::title() const
{
    return tr("Check a scoresheet");
}

void ScoresheetCheckPage::enter()
{
    m_moves->setFocus();
    announce(*this, m_verdict->isHidden() ? m_about->text() : m_announced);
}

void ScoresheetCheckPage::updateLook()
{
    layout()->setSpacing(px(14));
    updateLayout();
    showSheet();
}

void ScoresheetCheckPage::resizeEvent(QResizeEvent* event)
{
    Page::resizeEvent(event);
    updateLayout();
}

void ScoresheetCheckPage::updateLayout()
{
    const int usual = std::min(px(kPanelWidth), width() / 2);
    const bool isBeside = placePanel(m_panel, std::max(usual, m_panel->minimumSizeHint().width()));
    // Below the fields, the panel needs its full height.
    m_panel->setMinimumHeight(isBeside ? 0 : m_panel->layout()->totalMinimumHeightForWidth(width()));
}

/// Fields and panel get the same height if one is below the other, because lines in both wrap.
QSize ScoresheetCheckPage::minimumSizeHint() const
{
    const int half = std::max(m_panel->minimumHeight(), m_fields->minimumHeightForWidth(width()));
    const QSize least = Page::minimumSizeHint();
    return m_panel->minimumHeight() > 0 ? least.expandedTo({0, 2 * half + layout()->spacing()}) : least;
}

} // namespace qumalaq::desktop
