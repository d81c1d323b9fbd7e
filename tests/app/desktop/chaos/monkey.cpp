// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/desktop/chaos/monkey.h"

#include "app/desktop/board/board_widget.h"
#include "app/desktop/editor/editor_page.h"
#include "app/desktop/learn/learn_pages.h"
#include "app/desktop/learn/learn_store.h"
#include "app/desktop/learn/lessons_page.h"
#include "core/library/library_service.h"
#include "core/session/match_journal.h"
#include "tests/app/desktop/chaos/black_box.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QFile>
#include <QFileDialog>
#include <QPrintDialog>
#include <QPrinter>
#include <QTimer>

#include <algorithm>
#include <cstdio>

namespace qumalaq::desktop {

namespace {

constexpr std::uint64_t kBetweenChecks = 200;
constexpr std::uint64_t kBetweenReports = 10'000;
constexpr std::uint32_t kMaxAtOnce = 8;
constexpr int kPassing = 8;
constexpr std::uint32_t kBetweenPauses = 60;
constexpr std::uint32_t kMaxPause = 40; // ms

void expect(bool isTrue, const char* what)
{
    if (!isTrue)
        black_box::fail(QLatin1String(what));
}

} // namespace

Monkey::Program::Program(const Sandbox& sandbox)
    : settings(sandbox.path(QStringLiteral("settings.ini")))
    , window(match, settings, translator)
{
}

Monkey::Monkey(const Sandbox& sandbox, std::uint64_t seed, std::uint64_t events)
    : m_sandbox(sandbox)
    , m_hand(seed, sandbox.files())
    , m_wanted(events)
{
}

Monkey::~Monkey() = default;

void Monkey::start()
{
    open();
    QTimer::singleShot(0, this, &Monkey::step);
}

void Monkey::open()
{
    m_program = std::make_unique<Program>(m_sandbox);
    MainWindow& window = m_program->window;
    m_program->settings.setValue(setting::kSound, false); // the machine may have no sound card
    window.setArtLoading(ArtLoading::Background);
    window.show();
    window.pages().setLibraryFile(library());
    m_ledger.observe(m_program->match);
    window.begin(journal());
    ++m_openings;
}

void Monkey::finish()
{
    check();
    close();
    std::printf("%llu events, the program opened %d times, %zu games in the library\n",
                static_cast<unsigned long long>(m_hand.events()), m_openings, m_ledger.found());
}

/// Its destructor waits until the library has written.
void Monkey::close()
{
    giveGamesBack();
    m_program.reset();
    m_ledger.check(journal(), library());
}

/// It may not take games out of the library: each is looked for in the end.
void Monkey::giveGamesBack()
{
    m_program->window.pages().findChild<library::LibraryService*>()->undoRemoval();
}

void Monkey::step()
{
    if (m_hand.events() >= m_wanted) {
        QApplication::exit(0);
        return;
    }
    // An action lets other events run. If they keep coming, it has opened something with its own event loop.
    if (m_depth > 0 && ++m_passed < kPassing) {
        QTimer::singleShot(1, this, &Monkey::step);
        return;
    }
    m_passed = 0;
    // Before the action, for the same reason. Sometimes pause long enough for something to be shown.
    const int pause = m_hand.isOneIn(kBetweenPauses) ? static_cast<int>(m_hand.prng().below(kMaxPause)) : 0;
    QTimer::singleShot(pause, this, &Monkey::step);
    ++m_depth;
    // Send several actions at once: not every event should find everything painted and settled.
    for (std::uint32_t acts = 1 + m_hand.prng().below(kMaxAtOnce); acts > 0; --acts)
        act();
    --m_depth;
    m_passed = 0;
    if (m_hand.events() - m_checkedAt >= kBetweenChecks) {
        m_checkedAt = m_hand.events();
        check();
    }
    if (m_hand.events() - m_toldAt >= kBetweenReports) {
        m_toldAt = m_hand.events();
        std::printf("%llu events\n", static_cast<unsigned long long>(m_toldAt));
        std::fflush(stdout);
    }
}

void Monkey::act()
{
    const bool isAlone = QApplication::activeModalWidget() == nullptr && QApplication::activePopupWidget() == nullptr;
    if (isAlone && !m_program->window.isVisible())
        return closeAndOpen();
    giveGamesBack();
    QWidget* window = target();
    if (answer(window))
        return;
    switch (m_hand.prng().below(isAlone ? 150 : 600)) {
    case 0:
        return changeSetting();
    case 1:
        return changeWindow();
    case 2:
    case 3:
        return triggerCommand();
    case 4:
        return copySomething();
    case 5:
        if (isAlone && m_depth == 1 && m_hand.isOneIn(8))
            closeAndOpen();
        return;
    default:
        return m_hand.act(window);
    }
}

QWidget* Monkey::target()
{
    if (QWidget* popup = QApplication::activePopupWidget())
        return popup;
    if (QWidget* modal = QApplication::activeModalWidget())
        return modal;
    QWidgetList open;
    for (QWidget* widget : QApplication::topLevelWidgets()) {
        if (widget->isVisible() && widget->windowHandle() != nullptr && widget->windowType() != Qt::ToolTip)
            open.append(widget);
    }
    QWidget* window = &m_program->window;
    if (open.size() > 1 && m_hand.isOneIn(3))
        window = open[static_cast<int>(m_hand.prng().below(static_cast<std::uint32_t>(open.size())))];
    if (!window->isActiveWindow())
        window->activateWindow(); // no window manager activates a window
    return window;
}

bool Monkey::answer(QWidget* dialog)
{
    if (auto* print = qobject_cast<QPrintDialog*>(dialog)) {
        // Other parts of the dialog belong to Qt and print warnings of their own.
        black_box::note(m_hand.events(), QStringLiteral("answer the print dialog"));
        print->printer()->setOutputFileName(m_sandbox.path(QStringLiteral("printed.pdf")));
        if (m_hand.isOneIn(2))
            print->accept();
        else
            print->reject();
        return true;
    }
    auto* files = qobject_cast<QFileDialog*>(dialog);
    if (files == nullptr) {
        // Otherwise it would take long to leave some dialogs.
        if (dialog->isModal() && m_hand.isOneIn(60)) {
            black_box::note(m_hand.events(), QStringLiteral("close the dialog"));
            dialog->close();
            return true;
        }
        return false;
    }
    black_box::note(m_hand.events(), QStringLiteral("answer the file dialog"));
    if (m_hand.isOneIn(3)) {
        files->reject();
        return true;
    }
    const QStringList& known = m_sandbox.files();
    const bool isSaving = files->acceptMode() == QFileDialog::AcceptSave;
    const QString path = isSaving
                             ? m_sandbox.path(QStringLiteral("saved%1.%2")
                                                  .arg(m_hand.prng().below(3))
                                                  .arg(files->defaultSuffix().isEmpty() ? QStringLiteral("tgk")
                                                                                        : files->defaultSuffix()))
                             : known[static_cast<int>(m_hand.prng().below(static_cast<std::uint32_t>(known.size())))];
    files->selectFile(path);
    QMetaObject::invokeMethod(files, "accept");
    return true;
}

void Monkey::changeSetting()
{
    Settings& settings = m_program->settings;
    const auto below = [this](std::uint32_t bound) { return static_cast<int>(m_hand.prng().below(bound)); };
    const int which = below(11);
    black_box::note(m_hand.events(), QStringLiteral("setting %1").arg(which));
    switch (which) {
    case 0:
        return settings.setLanguage(allLanguages()[m_hand.prng().below(3)]);
    case 1:
        return settings.setTheme(allThemes()[static_cast<std::size_t>(below(4))]);
    case 2:
        return settings.setSowingSpeed(static_cast<SowingSpeed>(below(4)));
    case 3:
        return settings.setValue(setting::kFlipped, below(2) == 0);
    case 4:
        return settings.setValue(setting::kPreview, static_cast<PreviewDetail>(below(5)));
    case 5:
        return settings.setValue(setting::kConfirm, below(2) == 0);
    case 6:
        return settings.setValue(setting::kCoach, below(2) == 0);
    case 7:
        return settings.setValue(setting::kKazans, static_cast<KazanPlacement>(below(2)));
    case 8:
        return settings.setValue(setting::kTwoPlayerLayout, static_cast<TwoPlayerLayout>(below(3)));
    case 9:
        return settings.setSystemReducesMotion(below(2) == 0);
    default:
        return settings.setValue(setting::kSidePanel, below(2) == 0);
    }
}

void Monkey::changeWindow()
{
    MainWindow& window = m_program->window;
    const std::uint32_t kind = m_hand.prng().below(12);
    if (kind < 8) {
        const QSize size(static_cast<int>(640 + m_hand.prng().below(1100)),
                         static_cast<int>(480 + m_hand.prng().below(700)));
        black_box::note(m_hand.events(), QStringLiteral("size %1x%2").arg(size.width()).arg(size.height()));
        window.resize(size);
    } else {
        black_box::note(m_hand.events(), QStringLiteral("window state %1").arg(kind));
        if (kind == 8)
            window.showMaximized();
        else if (kind == 9)
            window.showMinimized();
        else
            window.showNormal();
    }
}

void Monkey::triggerCommand()
{
    const std::vector<ActionId> all = Actions::all();
    QAction* action = m_program->window.actions().at(all[m_hand.prng().below(static_cast<std::uint32_t>(all.size()))]);
    if (!action->isEnabled() || QApplication::activeModalWidget() != nullptr)
        return;
    black_box::note(m_hand.events(), QStringLiteral("command ") + action->text());
    action->trigger();
}

void Monkey::copySomething()
{
    const QStringList& files = m_sandbox.files();
    QFile file(files[static_cast<int>(m_hand.prng().below(static_cast<std::uint32_t>(files.size())))]);
    black_box::note(m_hand.events(), QStringLiteral("copy ") + file.fileName());
    if (file.open(QIODevice::ReadOnly))
        QGuiApplication::clipboard()->setText(QString::fromUtf8(file.readAll()));
}

void Monkey::closeAndOpen()
{
    black_box::note(m_hand.events(), QStringLiteral("close the window"));
    m_program->window.close();
    if (m_program->window.isVisible())
        return; // it may ask about unsaved changes
    if (m_depth > 1)
        return m_program->window.show();
    const int puzzles = m_program->window.pages().learning().store().puzzlesDone();
    const std::size_t tasks = m_program->window.pages().learning().store().schedule().records().size();
    checkJournal();
    close();
    black_box::note(m_hand.events(), QStringLiteral("open it again"));
    open();
    const LearnStore& store = m_program->window.pages().learning().store();
    expect(store.puzzlesDone() >= puzzles && store.schedule().records().size() >= tasks, "What was learned is lost");
}

void Monkey::check() const
{
    checkBoards();
    checkJournal();
}

void Monkey::checkBoards() const
{
    const session::Match& match = m_program->match;
    if (match.hasGame()) {
        const rules::History& game = match.history();
        expect(game.position().board().total() == game.start().board().total(), "Stones of the game are lost");
    }
    for (const BoardWidget* board : m_program->window.findChildren<BoardWidget*>()) {
        // The editor changes single stones, and so does the dialog of a new game.
        if (!board->isVisible() || board->window() != &m_program->window
            || qobject_cast<const EditorPage*>(m_program->window.page()) != nullptr)
            continue;
        const int total = board->boardLayout().totalStones;
        // Lessons leave out what lay in the kazans before, and the number of all stones with it.
        const bool isLesson = qobject_cast<const LessonsPage*>(m_program->window.page()) != nullptr;
        if (isLesson ? total != 0 && board->board().total() > total : board->board().total() != total)
            black_box::fail(QStringLiteral("%1 of %2 stones are on the board of %3")
                                .arg(board->board().total())
                                .arg(total)
                                .arg(QLatin1String(m_program->window.page()->metaObject()->className())));
    }
}

void Monkey::checkJournal() const
{
    const session::Match& match = m_program->match;
    if (!match.hasGame() || match.outcome() || match.history().plies().empty())
        return;
    const auto journal = session::MatchJournal::read(this->journal());
    expect(journal && !journal->isDamaged, "The game is not on disk");
    const auto kept = journal->record.history().plies();
    const auto& played = match.history().plies();
    expect(kept.size() == played.size()
               && std::equal(kept.begin(), kept.end(), played.begin(),
                             [](const auto& a, const auto& b) { return a.move == b.move; }),
           "Another game is on disk");
}

} // namespace qumalaq::desktop
