// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/window/worksheet_dialog.h"

#include "app/desktop/text/fact_text.h"
#include "app/desktop/text/lesson_text.h"
#include "app/desktop/text/move_text.h"
#include "app/desktop/ui/fitting_scroll_area.h"
#include "app/desktop/ui/style.h"
#include "core/notation/move_text.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QPushButton>
#include <QRandomGenerator>
#include <QSpinBox>
#include <QVBoxLayout>

#include <algorithm>

namespace qumalaq::desktop {

namespace {

constexpr int kAny = -1;
constexpr int kProposedPuzzles = 12;
constexpr int kNoteWidthInLines = 18;

/// Sheets in the order of the list.
enum Sheet { kPuzzleSheet, kBlankSheet };

QString solutionOf(const learn::Puzzle& puzzle)
{
    QStringList moves;
    rules::AnyPosition position = puzzle.position;
    for (const rules::Move move : puzzle.solution) {
        moves.append(QString::fromStdString(notation::toText(position, move)));
        position.play(move);
    }
    return moves.join(u' ');
}

/// What the answer brings, as a sentence that names the move.
QString reasonOf(const learn::Puzzle& puzzle)
{
    const rules::Side mover = puzzle.position.sideToMove();
    const auto reasons =
        FactText::reasonsFor(puzzle.position, puzzle.answer(), {.line = puzzle.solution, .addressee = mover});
    const QString reason = reasons.empty() ? QString() : reasons.front().text;
    if (reason.contains(MoveText::nameOf(puzzle.position, puzzle.answer(), mover), Qt::CaseInsensitive))
        return reason;
    return (MoveText::titleOf(puzzle.position, puzzle.answer(), mover) + QStringLiteral(". ") + reason).trimmed();
}

} // namespace

WorksheetDialog::WorksheetDialog(std::vector<NamedPuzzles> packs, QWidget* parent)
    : QDialog(parent)
    , m_packs(std::move(packs))
    , m_sheet(new QComboBox(this))
    , m_packLabel(new QLabel(tr("P&ack"), this))
    , m_pack(new QComboBox(this))
    , m_kindLabel(new QLabel(tr("&Kind"), this))
    , m_kind(new QComboBox(this))
    , m_gradeLabel(new QLabel(tr("&Grade"), this))
    , m_grade(new QComboBox(this))
    , m_countLabel(new QLabel(tr("&Number of puzzles"), this))
    , m_count(new QSpinBox(this))
    , m_boardsLabel(new QLabel(tr("&Boards per page"), this))
    , m_boards(new QSpinBox(this))
    , m_note(new QLabel(this))
    , m_buttons(new QDialogButtonBox(this))
    , m_pdf(m_buttons->addButton(tr("Save as PD&F…"), QDialogButtonBox::ActionRole))
    , m_print(m_buttons->addButton(tr("&Print…"), QDialogButtonBox::ActionRole))
{
    setWindowTitle(tr("Worksheets"));
    // The order of Tab: Qt 6.8 begins with the main button, and Qt 6.4 does not sort more than two.
    m_buttons->addButton(QDialogButtonBox::Cancel);
    m_sheet->addItems({tr("Puzzles with answers"), tr("Empty scoresheet")});
    for (const NamedPuzzles& pack : m_packs)
        m_pack->addItem(pack.name);
    m_kind->addItem(tr("All kinds"), kAny);
    for (int kind = 0; kind < learn::kPuzzleKinds; ++kind)
        m_kind->addItem(LessonText::nameOf(static_cast<learn::PuzzleKind>(kind), pack().game), kind);
    m_grade->addItem(tr("All grades"), kAny);
    for (int grade = learn::kEasiestGrade; grade <= learn::kHardestGrade; ++grade)
        m_grade->addItem(LessonText::gradeName(grade), grade);
    m_count->setRange(1, Worksheet::kMaxItems);
    m_count->setValue(kProposedPuzzles);
    m_boards->setRange(Worksheet::kFewestBoards, Worksheet::kMaxBoards);
    m_boards->setValue(Worksheet::kMaxBoards);
    layOut();
    for (QComboBox* box : {m_sheet, m_pack, m_kind, m_grade})
        connect(box, &QComboBox::currentIndexChanged, this, &WorksheetDialog::refresh);
    connect(m_count, &QSpinBox::valueChanged, this, &WorksheetDialog::refresh);
    connect(m_buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_print, &QPushButton::clicked, this, [this] {
        Q_EMIT printRequested();
        accept();
    });
    connect(m_pdf, &QPushButton::clicked, this, [this] {
        Q_EMIT pdfRequested();
        accept();
    });
    refresh();
}

void WorksheetDialog::layOut()
{
    auto* form = new QFormLayout;
    form->setHorizontalSpacing(20);
    form->setVerticalSpacing(12);
    const std::pair<QLabel*, QWidget*> rows[] = {
        {new QLabel(tr("&Sheet"), this), m_sheet},
        {m_packLabel, m_pack},
        {m_kindLabel, m_kind},
        {m_gradeLabel, m_grade},
        {m_countLabel, m_count},
        {m_boardsLabel, m_boards},
    };
    for (const auto& [label, field] : rows) {
        label->setBuddy(field);
        form->addRow(label, field);
    }
    m_note->setWordWrap(true);
    setRole(m_note, "muted");
    m_pdf->setDefault(true);
    setRole(m_pdf, "primary");
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(24, 22, 24, 20);
    column->setSpacing(16);
    column->addLayout(form);
    column->addWidget(m_note);
    column->addWidget(m_buttons);
    FittingScrollArea::addTo(*this, m_buttons);
}

const NamedPuzzles& WorksheetDialog::pack() const
{
    return m_packs[static_cast<std::size_t>(m_pack->currentIndex())];
}

bool WorksheetDialog::wantsBlankSheet() const
{
    return m_sheet->currentIndex() == kBlankSheet;
}

std::vector<std::size_t> WorksheetDialog::fitting() const
{
    const int kind = m_kind->currentData().toInt();
    const int grade = m_grade->currentData().toInt();
    std::vector<std::size_t> fitting;
    for (std::size_t i = 0; i < pack().puzzles.size(); ++i) {
        const learn::Puzzle& puzzle = pack().puzzles[i];
        if ((kind == kAny || kind == static_cast<int>(puzzle.kind)) && (grade == kAny || grade == puzzle.grade))
            fitting.push_back(i);
    }
    return fitting;
}

Worksheet WorksheetDialog::worksheet() const
{
    std::vector<std::size_t> chosen = fitting();
    const auto count = std::min(chosen.size(), static_cast<std::size_t>(m_count->value()));
    const auto& puzzles = pack().puzzles;
    if (pack().order == NamedPuzzles::Order::Any) {
        std::shuffle(chosen.begin(), chosen.end(), *QRandomGenerator::global());
        chosen.resize(count);
        std::stable_sort(chosen.begin(), chosen.end(),
                         [&](std::size_t a, std::size_t b) { return puzzles[a].grade < puzzles[b].grade; });
    }
    chosen.resize(count);
    Worksheet sheet;
    sheet.title = pack().name;
    sheet.learner = pack().learner;
    sheet.boardsOnPage = m_boards->value();
    for (const std::size_t index : chosen) {
        const learn::Puzzle& puzzle = puzzles[index];
        sheet.items.push_back({puzzle.position, LessonText::taskOf(puzzle.kind), solutionOf(puzzle),
                               QString::fromStdString(puzzle.source), reasonOf(puzzle)});
    }
    return sheet;
}

void WorksheetDialog::refresh()
{
    const bool isBlank = wantsBlankSheet();
    const std::pair<QLabel*, QWidget*> rows[] = {
        {m_packLabel, m_pack},   {m_kindLabel, m_kind},     {m_gradeLabel, m_grade},
        {m_countLabel, m_count}, {m_boardsLabel, m_boards},
    };
    for (const auto& [label, field] : rows) {
        label->setEnabled(!isBlank);
        field->setEnabled(!isBlank);
    }
    const auto found = static_cast<int>(fitting().size());
    if (isBlank)
        m_note->setText(tr("Eighty numbered moves on two pages, with room for the position after every ten."));
    else if (found == 0)
        m_note->setText(tr("The pack has no such puzzles."));
    else
        m_note->setText(tr("%1 of %n puzzles. The answers are on the last page.", "how many are printed", found)
                            .arg(std::min(found, m_count->value())));
    reserveRoom(m_note, kNoteWidthInLines);
    for (QPushButton* button : {m_print, m_pdf})
        button->setEnabled(isBlank || found > 0);
}

} // namespace qumalaq::desktop
