// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/window/keys_dialog.h"

#include "app/desktop/board/screen_reader.h"
#include "app/desktop/text/label_text.h"
#include "app/desktop/ui/actions.h"
#include "app/desktop/ui/announcer.h"
#include "app/desktop/ui/fitting_scroll_area.h"
#include "app/desktop/ui/line_navigator.h"
#include "app/desktop/ui/settings.h"
#include "app/desktop/ui/style.h"

#include <QAction>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QKeySequence>
#include <QKeySequenceEdit>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScreen>
#include <QScrollArea>
#include <QScrollBar>
#include <QVBoxLayout>

#include <algorithm>
#include <array>
#include <utility>

namespace qumalaq::desktop {

namespace {

constexpr int kBesideBar = 10; ///< between the texts and the scroll bar

QString native(Qt::Key key)
{
    return QKeySequence(key).toString(QKeySequence::NativeText);
}

QString allKeysOf(const QAction& action)
{
    QStringList keys;
    for (const QKeySequence& key : action.shortcuts())
        keys.append(key.toString(QKeySequence::NativeText));
    return keys.join(QStringLiteral(", "));
}

/// Keys that the board, a text field or the menu bar needs.
bool isReserved(const QKeySequence& key)
{
    const Qt::Key code = key[0].key();
    const Qt::KeyboardModifiers modifiers = key[0].keyboardModifiers() & ~Qt::KeypadModifier;
    constexpr std::array kPlain = {Qt::Key_Space, Qt::Key_Return, Qt::Key_Enter, Qt::Key_Escape,
                                   Qt::Key_Tab,   Qt::Key_Up,     Qt::Key_Down};
    const bool isDigit = code >= Qt::Key_0 && code <= Qt::Key_9;
    if (key == QKeySequence(QKeySequence::Find)) // the library's
        return true;
    if (modifiers == Qt::NoModifier)
        return isDigit || std::find(kPlain.begin(), kPlain.end(), code) != kPlain.end();
    return modifiers == Qt::AltModifier && code < Qt::Key_Escape; // opens a menu
}

/// Adds a heading and rows of keys with their descriptions to a grid, which all sections of a column share: the
/// descriptions begin on one line.
class Section {
public:
    Section(const QString& title, QGridLayout* grid, QWidget* parent, std::vector<LineNavigator::Line>& lines)
        : m_parent(parent)
        , m_grid(grid)
        , m_lines(lines)
    {
        auto* heading = new QLabel(title, parent);
        m_lines.push_back({title, heading});
        setRole(heading, "heading");
        constexpr int kAbove = 8;
        if (m_grid->count() > 0)
            heading->setContentsMargins(0, kAbove, 0, 0);
        m_grid->addWidget(heading, m_grid->rowCount(), 0, 1, 2);
    }

    void add(const QString& keys, const QString& meaning)
    {
        const int row = m_grid->rowCount();
        auto* key = new QLabel(keys, m_parent);
        setRole(key, "key");
        m_grid->addWidget(key, row, 0, Qt::AlignLeft);
        m_grid->addWidget(new QLabel(meaning, m_parent), row, 1);
        m_lines.push_back({QStringLiteral("%1: %2").arg(keys, meaning), key});
    }

private:
    QWidget* m_parent;
    QGridLayout* m_grid;
    std::vector<LineNavigator::Line>& m_lines;
};

} // namespace

KeysDialog::KeysDialog(const Actions& actions, Settings& settings, QWidget* parent)
    : QDialog(parent)
    , m_actions(actions)
    , m_settings(settings)
    , m_column(new QVBoxLayout(this))
    , m_area(new QScrollArea(this))
    , m_reader(new LineNavigator(*m_area))
{
    m_area->setFrameShape(QFrame::NoFrame);
    m_area->setWidgetResizable(true);
    m_area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto* change = makeChange();
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    m_column->setContentsMargins(20, 18, 20, 16);
    m_column->setSpacing(16);
    m_column->addWidget(m_area, 1);
    m_column->addWidget(change);
    m_column->addWidget(buttons);
    m_frame = FittingScrollArea::addTo(*this, buttons);
    fill();
    fitToScreen();
    refresh();
    connect(&m_settings, &Settings::changed, this, [this](Settings::Key key) {
        if (key == Settings::Key::Shortcuts)
            fill();
    });
}

/// The field reports that it loses the focus when the dialog is already gone.
KeysDialog::~KeysDialog()
{
    m_key->disconnect(this);
}

void KeysDialog::fill()
{
    setWindowTitle(tr("Keys"));
    m_area->setAccessibleName(windowTitle()); // it has the focus, for scrolling by keys
    auto* sheet = new QWidget;
    auto* columns = new QHBoxLayout(sheet);
    columns->setContentsMargins(0, 0, kBesideBar, 0);
    columns->setSpacing(24);
    auto* left = new QGridLayout;
    auto* right = new QGridLayout;
    for (QGridLayout* grid : {left, right}) {
        grid->setHorizontalSpacing(12);
        grid->setVerticalSpacing(5);
        grid->setColumnStretch(1, 1);
        columns->addLayout(grid);
    }

    std::vector<LineNavigator::Line> lines;
    Section board(tr("Board"), left, sheet, lines);
    board.add(QStringLiteral("1 – 9"), tr("Play that pit"));
    board.add(native(Qt::Key_Tab), tr("Select a pit; then ← and → go from pit to pit"));
    board.add(native(Qt::Key_Space) + QStringLiteral(", ") + native(Qt::Key_Enter), tr("Play the selected pit"));
    board.add(native(Qt::Key_Escape), tr("Complete the sowing, deselect, or go back"));
    Section lessons(tr("Lessons"), left, sheet, lines);
    lessons.add(QStringLiteral("↑ ↓"), tr("Go to the other row to choose a place"));
    lessons.add(QStringLiteral("0"), tr("Choose your home or store"));
    Section study(tr("Analysis"), left, sheet, lines);
    study.add(QStringLiteral("↑ ↓"), tr("Go to another variation"));
    study.add(tr("Mouse wheel"), tr("Step through the moves"));
    Section library(tr("Library"), left, sheet, lines);
    library.add(QKeySequence(QKeySequence::Find).toString(QKeySequence::NativeText), tr("Search"));
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
    constexpr int kFixedRows = 6 + 4 + 4 + 5 + 5; // with the headings
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
            if (action->shortcut().isEmpty())
                continue;
            // The help that this key opens for a listener.
            const bool isForListener = id == ActionId::Rules && isScreenReaderActive();
            section.add(allKeysOf(*action),
                        plainLabel(m_actions.at(isForListener ? ActionId::WithoutSeeing : id)->text()));
        }
    }
    for (QGridLayout* grid : {left, right})
        grid->setRowStretch(grid->rowCount(), 1);
    const int scrolled = m_area->verticalScrollBar()->value();
    if (QWidget* former = m_area->takeWidget())
        former->deleteLater(); // Qt may still be sending it the click that took the focus from the field
    m_area->setWidget(sheet);
    m_reader->setLines(std::move(lines));
    const QMargins margins = m_column->contentsMargins();
    const int bar = m_area->verticalScrollBar()->sizeHint().width();
    if (sheet->sizeHint().width() + bar + margins.left() + margins.right() > screen()->availableGeometry().width())
        columns->setDirection(QBoxLayout::TopToBottom); // a small screen
    sheet->adjustSize();
    m_area->verticalScrollBar()->setValue(scrolled);
}

void KeysDialog::fitToScreen()
{
    // The sheet fits a small screen by scrolling; a large screen shows all of it.
    constexpr int kFewestInLines = 6;
    constexpr double kShareOfScreen = 0.85;
    const QSize space = m_area->widget()->sizeHint();
    const int fewest = std::min(space.height(), kFewestInLines * fontMetrics().height());
    m_area->setMinimumSize(space.width() + m_area->verticalScrollBar()->sizeHint().width(), fewest);
    m_frame->updateGeometry();
    const QSize least = layout()->totalMinimumSize();
    const int most = static_cast<int>(kShareOfScreen * screen()->availableGeometry().height());
    resize(least.width(),
           std::clamp(least.height() - fewest + space.height(), least.height(), std::max(most, least.height())));
}

QWidget* KeysDialog::makeChange()
{
    auto* change = new QWidget(this);
    m_command = new QComboBox(change);
    m_key = new QKeySequenceEdit(change);
    m_reset = new QPushButton(tr("&Reset this key"), change);
    m_resetAll = new QPushButton(tr("Reset &all keys"), change);
    m_answer = new QLabel(change);
    for (const Actions::Group& group : Actions::groups()) {
        for (const ActionId id : group.actions) {
            if (m_actions.at(id)->isVisible())
                m_command->addItem(Actions::nameIn(group, m_actions.at(id)), static_cast<int>(id));
        }
    }
    m_command->setAccessibleName(tr("Command"));
    m_key->setToolTip(tr("Press the new key"));
    for (QWidget* field : std::initializer_list<QWidget*>{m_key, m_key->findChild<QLineEdit*>()})
        field->setAccessibleName(m_key->toolTip());
    m_answer->setWordWrap(true);
    setNotRead(*m_answer); // it is told when it changes
    auto* label = new QLabel(tr("C&hange a key"), change);
    label->setBuddy(m_command);
    auto* grid = new QGridLayout(change);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->addWidget(label, 0, 0);
    grid->addWidget(m_command, 0, 1);
    grid->addWidget(m_key, 0, 2);
    grid->addWidget(m_reset, 1, 1, Qt::AlignLeft);
    grid->addWidget(m_resetAll, 1, 2, Qt::AlignLeft);
    grid->addWidget(m_answer, 2, 0, 1, 3);
    grid->setColumnStretch(1, 1);
    for (QPushButton* button : {m_reset, m_resetAll})
        button->setAutoDefault(false);
    connect(m_command, &QComboBox::currentIndexChanged, this, [this] {
        m_answer->clear();
        refresh();
    });
    connect(m_key, &QKeySequenceEdit::editingFinished, this, &KeysDialog::change);
    connect(m_reset, &QPushButton::clicked, this, &KeysDialog::reset);
    connect(m_resetAll, &QPushButton::clicked, this, [this] {
        for (const ActionId id : Actions::all())
            m_settings.setShortcut(id, std::nullopt);
        refresh();
        setAndAnnounce(*m_answer, tr("All commands have their original keys again."));
    });
    return change;
}

ActionId KeysDialog::command() const
{
    return static_cast<ActionId>(m_command->currentData().toInt());
}

void KeysDialog::refresh()
{
    m_key->setKeySequence(m_actions.at(command())->shortcut());
    m_reset->setEnabled(m_settings.shortcut(command()).has_value());
    const auto all = Actions::all();
    m_resetAll->setEnabled(
        std::any_of(all.begin(), all.end(), [this](ActionId id) { return m_settings.shortcut(id).has_value(); }));
}

QString KeysDialog::objection(ActionId id, const QKeySequence& key) const
{
    const QString name = key.toString(QKeySequence::NativeText);
    if (isReserved(key))
        return tr("%1 cannot be used as the key for a command.", "key").arg(name);
    for (const ActionId other : Actions::all()) {
        const QAction* action = m_actions.at(other);
        if (other != id && action->shortcuts().contains(key))
            return tr("%1 is already the key for “%2”. Give that command another key first.", "key, command")
                .arg(name, plainLabel(action->text()));
    }
    return {};
}

void KeysDialog::change()
{
    if (m_key->keySequence().isEmpty())
        return refresh();
    const QKeySequence key(m_key->keySequence()[0]); // a second key is one too many
    if (key == m_actions.at(command())->shortcut())
        return refresh(); // the field was only left
    QString answer = objection(command(), key);
    if (answer.isEmpty()) {
        m_settings.setShortcut(command(), key);
        answer = tr("The key is now %1.").arg(key.toString(QKeySequence::NativeText));
    }
    refresh();
    setAndAnnounce(*m_answer, answer);
}

void KeysDialog::reset()
{
    QString answer;
    for (const QKeySequence& key : Actions::firstKeys(command())) {
        if (answer.isEmpty())
            answer = objection(command(), key);
    }
    if (answer.isEmpty()) {
        m_settings.setShortcut(command(), std::nullopt);
        const QString key = Actions::shortcutText(m_actions.at(command()));
        answer = key.isEmpty() ? tr("The command now has no key.") : tr("The key is now %1.").arg(key);
    }
    refresh();
    setAndAnnounce(*m_answer, answer);
}

} // namespace qumalaq::desktop
