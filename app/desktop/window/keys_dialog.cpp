// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/window/keys_dialog.h"

#include "app/desktop/text/label_text.h"
#include "app/desktop/ui/actions.h"
#include "app/desktop/ui/fitting_scroll_area.h"
#include "app/desktop/ui/line_navigator.h"
#include "app/desktop/ui/style.h"

#include <QAction>
#include <QDialogButtonBox>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QKeySequence>
#include <QLabel>
#include <QScreen>
#include <QScrollArea>
#include <QScrollBar>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace qumalaq::desktop {

namespace {

constexpr int kBesideBar = 10; ///< between the texts and the scroll bar

QString native(Qt::Key key)
{
    return QKeySequence(key).toString(QKeySequence::NativeText);
}

/// Adds a heading and rows of keys with their descriptions to a grid.
class Section {
public:
    Section(const QString& title, QVBoxLayout* column, QWidget* parent, std::vector<LineNavigator::Line>& lines)
        : m_parent(parent)
        , m_grid(new QGridLayout)
        , m_lines(lines)
    {
        auto* heading = new QLabel(title, parent);
        m_lines.push_back({title, heading});
        setRole(heading, "heading");
        column->addWidget(heading);
        column->addLayout(m_grid);
        m_grid->setHorizontalSpacing(12);
        m_grid->setVerticalSpacing(5);
        m_grid->setColumnStretch(1, 1);
    }

    void add(const QString& keys, const QString& meaning)
    {
        const int row = m_grid->rowCount();
        auto* key = new QLabel(keys, m_parent);
        setRole(key, "key");
        m_grid->addWidget(key, row, 0, Qt::AlignRight);
        m_grid->addWidget(new QLabel(meaning, m_parent), row, 1);
        m_lines.push_back({QStringLiteral("%1: %2").arg(keys, meaning), key});
    }

private:
    QWidget* m_parent;
    QGridLayout* m_grid;
    std::vector<LineNavigator::Line>& m_lines;
};

} // namespace

KeysDialog::KeysDialog(const Actions& actions, QWidget* parent)
    : QDialog(parent)
    , m_actions(actions)
    , m_column(new QVBoxLayout(this))
    , m_area(new QScrollArea(this))
    , m_reader(new LineNavigator(*m_area))
{
    m_area->setFrameShape(QFrame::NoFrame);
    m_area->setWidgetResizable(true);
    m_area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    m_column->setContentsMargins(20, 18, 20, 16);
    m_column->setSpacing(16);
    m_column->addWidget(m_area, 1);
    m_column->addWidget(buttons);
    m_frame = FittingScrollArea::addTo(*this, buttons);
    fill();
}

void KeysDialog::fill()
{
    setWindowTitle(tr("Keys"));
    m_area->setAccessibleName(windowTitle()); // it has the focus, and arrows scroll it
    auto* sheet = new QWidget;
    auto* columns = new QHBoxLayout(sheet);
    columns->setContentsMargins(0, 0, kBesideBar, 0);
    columns->setSpacing(24);
    auto* left = new QVBoxLayout;
    auto* right = new QVBoxLayout;
    left->setSpacing(8);
    right->setSpacing(8);
    columns->addLayout(left);
    columns->addLayout(right);

    std::vector<LineNavigator::Line> lines;
    Section board(tr("Board"), left, sheet, lines);
    board.add(QStringLiteral("1 – 9"), tr("Play that pit"));
    board.add(native(Qt::Key_Tab) + QStringLiteral(", ← →"), tr("Go from pit to pit"));
    board.add(native(Qt::Key_Space) + QStringLiteral(", ") + native(Qt::Key_Enter), tr("Play the selected pit"));
    board.add(native(Qt::Key_Escape), tr("Complete the sowing, deselect, or go back"));
    Section study(tr("Analysis"), left, sheet, lines);
    study.add(QStringLiteral("↑ ↓"), tr("Go to another variation"));
    study.add(tr("Mouse wheel"), tr("Step through the moves"));
    Section library(tr("Library"), left, sheet, lines);
    library.add(native(Qt::Key_Enter), tr("Open the game"));
    library.add(native(Qt::Key_Delete), tr("Remove the selected games"));
    Section editor(tr("Position editor"), left, sheet, lines);
    editor.add(QStringLiteral("0 – 9"), tr("Type the number of stones"));
    editor.add(QStringLiteral("+, −"), tr("One stone more or less"));
    editor.add(QStringLiteral("T"), tr("Make the pit a tuzdyk"));

    const auto groups = Actions::groups();
    const auto rowsOf = [this](const Actions::Group& group) {
        constexpr int kHeading = 2;
        return kHeading
               + static_cast<int>(std::count_if(group.actions.begin(), group.actions.end(), [this](ActionId id) {
                     return !m_actions.at(id)->shortcut().isEmpty();
                 }));
    };
    constexpr int kFixedRows = 6 + 4 + 4 + 5; // with the headings
    int all = kFixedRows;
    for (const Actions::Group& group : groups)
        all += rowsOf(group);
    int above = kFixedRows;
    for (const Actions::Group& group : groups) {
        // Balances the length of both columns.
        const bool isLeft = above + rowsOf(group) / 2 <= all / 2;
        above += rowsOf(group);
        Section section(plainLabel(group.title), isLeft ? left : right, sheet, lines);
        for (const ActionId id : group.actions) {
            const QAction* action = m_actions.at(id);
            const QString keys = Actions::shortcutText(action);
            if (!keys.isEmpty())
                section.add(keys, plainLabel(action->text()));
        }
    }
    left->addStretch(1);
    right->addStretch(1);
    m_area->setWidget(sheet);
    m_reader->setLines(std::move(lines));
    const QMargins margins = m_column->contentsMargins();
    const int bar = m_area->verticalScrollBar()->sizeHint().width();
    if (sheet->sizeHint().width() + bar + margins.left() + margins.right() > screen()->availableGeometry().width())
        columns->setDirection(QBoxLayout::TopToBottom); // a small screen
    sheet->adjustSize();
    // The sheet fits a small screen by scrolling; a large screen shows all of it.
    constexpr int kFewestInLines = 6;
    constexpr double kShareOfScreen = 0.85;
    const QSize space = sheet->sizeHint();
    const int fewest = std::min(space.height(), kFewestInLines * fontMetrics().height());
    m_area->setMinimumSize(space.width() + bar, fewest);
    m_frame->updateGeometry();
    const QSize least = layout()->totalMinimumSize();
    const int most = static_cast<int>(kShareOfScreen * screen()->availableGeometry().height());
    resize(least.width(),
           std::clamp(least.height() - fewest + space.height(), least.height(), std::max(most, least.height())));
}

} // namespace qumalaq::desktop
