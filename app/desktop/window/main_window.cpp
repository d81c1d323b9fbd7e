// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/window/main_window.h"

#include "app/desktop/board/board_widget.h"
#include "app/desktop/board/keys.h"
#include "app/desktop/board/screen_reader.h"
#include "app/desktop/board/theme.h"
#include "app/desktop/records/recent_files.h"
#include "app/desktop/records/record_controller.h"
#include "app/desktop/text/label_text.h"
#include "app/desktop/ui/accessibility.h"
#include "app/desktop/ui/announcer.h"
#include "app/desktop/ui/fitting_scroll_area.h"
#include "app/desktop/ui/focus_place.h"
#include "app/desktop/ui/header_bar.h"
#include "app/desktop/ui/icons.h"
#include "app/desktop/ui/layout_independent_keys.h"
#include "app/desktop/ui/notice_bar.h"
#include "app/desktop/ui/style.h"
#include "app/desktop/window/screen_keeper.h"
#include "app/desktop/window/screen_reader_watcher.h"
#include "app/desktop/window/start_page.h"
#include "app/desktop/window/system_preferences.h"
#include "app/desktop/window/voice_text.h"
#include "app/desktop/window/window_commands.h"
#include "app/desktop/window/window_dialogs.h"

#include <QAbstractButton>
#include <QAction>
#include <QApplication>
#include <QDialog>
#include <QDir>
#include <QDropEvent>
#include <QKeyEvent>
#include <QMenu>
#include <QMenuBar>
#include <QMimeData>
#include <QPalette>
#include <QScopedValueRollback>
#include <QSignalBlocker>
#include <QStyleHints>
#include <QThread>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace qumalaq::desktop {

namespace {

constexpr int kMinimumWidth = 640;
constexpr int kMinimumHeight = 480;
constexpr int kLowHeight = 620; ///< a lower window has half the space above and below its content
constexpr int kFirstWidth = 1280;
constexpr int kFirstHeight = 800;
constexpr int kRecreateDelayMs = 100; ///< between attempts to recreate the pages

/// Outside of dialogs Qt's buttons react to the space bar but not to Enter, which people also try after Tab. For events
/// that no widget has used.
bool pressesFocusedButton()
{
    auto* button = qobject_cast<QAbstractButton*>(QApplication::focusWidget());
    if (button == nullptr)
        return false;
    button->click();
    return true;
}

/// Light or dark, from the system; before Qt 6.5 from the system's palette. Call it before setting a palette.
ThemeId systemTheme()
{
#if QT_VERSION >= QT_VERSION_CHECK(6, 5, 0)
    if (QGuiApplication::styleHints()->colorScheme() == Qt::ColorScheme::Dark)
        return ThemeId::Dark;
    if (QGuiApplication::styleHints()->colorScheme() == Qt::ColorScheme::Light)
        return ThemeId::LightWood;
#endif
    const QPalette palette = QGuiApplication::palette();
    const bool isDark = palette.color(QPalette::Window).lightness() < palette.color(QPalette::WindowText).lightness();
    return isDark ? ThemeId::Dark : ThemeId::LightWood;
}

} // namespace

MainWindow::MainWindow(session::Match& match, Settings& settings, Translator& translator,
                       const SelfVoicing::Maker& voice, QWidget* parent)
    : QMainWindow(parent)
    , m_settings(settings)
    , m_translator(translator)
    , m_selfVoicing(voice)
    , m_themeAtStart(systemTheme())
    , m_systemTheme(m_themeAtStart)
    , m_actions(new Actions(this))
    , m_notices(new NoticeBar(settings, this))
{
    applyLanguage(); // before the first text is set
    m_pages = std::make_unique<WindowPages>(match, settings, m_sound, *m_notices, *m_actions, this);
    m_dialogs = new WindowDialogs(match, m_pages->gameSession().learnerGames(), settings, translator, *m_actions,
                                  m_sound, m_selfVoicing, this);
    installAccessibility();
    new LayoutIndependentKeys(this);
    setWindowIcon(programIcon());
    setMinimumSize(QSize(kMinimumWidth, kMinimumHeight).boundedTo(largestWindow(this)));
    resize(kFirstWidth, kFirstHeight);
    setAcceptDrops(true);
    buildMenus();
    buildPage();
    buildRecords();
    buildVoice();
    m_screenKeeper = std::make_unique<ScreenKeeper>(match, *m_pages, *this);
    connect(m_dialogs, &WindowDialogs::boardClockRunning, m_screenKeeper.get(), &ScreenKeeper::setBoardClockRunning);
    connect(m_dialogs, &WindowDialogs::gameChosen, m_pages.get(), &WindowPages::startGame);
    connect(m_pages.get(), &WindowPages::rulesRequested, m_dialogs, &WindowDialogs::showRules);
    connect(m_pages.get(), &WindowPages::twoPeopleRequested, m_dialogs,
            [this] { m_dialogs->makeNewGameForTwo()->open(); });
    connect(m_pages.get(), &WindowPages::ratedGameRequested, m_dialogs,
            [this](rules::GameId game) { m_dialogs->makeRatedGame(game)->open(); });
    connect(&m_settings, &Settings::changed, this, &MainWindow::applySetting);
    m_recreateTimer.setSingleShot(true);
    m_recreateTimer.setInterval(kRecreateDelayMs);
    connect(&m_recreateTimer, &QTimer::timeout, this, &MainWindow::recreatePages);
    connect(&m_pages->stack(), &PageStack::commandsChanged, this, &MainWindow::refreshTitle);
    m_commands = new WindowCommands(*this, settings, *m_actions, *m_pages, *m_records, *m_dialogs, *m_notices);
    connect(m_commands, &WindowCommands::readAloudRequested, this, [this](bool isOn) {
        if (m_selfVoicing.yieldsToScreenReader() && m_settings.value(setting::kReadAloud))
            applySetting(Settings::Key::ReadAloud); // the screen reader may have crashed: read beside it
        else
            m_settings.setValue(setting::kReadAloud, isOn);
    });

    applyTheme();
    applySetting(Settings::Key::Sound);
    m_selfVoicing.setSpeed(m_settings.value(setting::kReadingSpeed));
    setReadingAloud(m_settings.value(setting::kReadAloud));
    m_selfVoicing.setOn(m_settings.value(setting::kReadAloud));
    applySetting(Settings::Key::Verbosity);
    if (!m_settings.windowGeometry().isEmpty())
        restoreGeometry(m_settings.windowGeometry());
    m_actions->setKeys(m_settings);
    QCoreApplication::removePostedEvents(this, QEvent::LanguageChange); // everything is in this language already
    m_pages->stack().enter(m_pages->start());
}

MainWindow::~MainWindow()
{
    // Their signals must not reach a partly destroyed window.
    m_settings.disconnect(this);
    m_settings.disconnect(m_commands);
    m_screenKeeper.reset();
    m_pages.reset();
}

void MainWindow::buildMenus()
{
    for (const Actions::Group& group : Actions::groups()) {
        QMenu* menu = group.isSubmenu ? m_menus.back()->addMenu(group.title) : menuBar()->addMenu(group.title);
        menu->setToolTipsVisible(true);
        for (const ActionId id : group.actions) {
            const auto& separated = group.separatorsBefore;
            if (std::find(separated.begin(), separated.end(), id) != separated.end())
                menu->addSeparator();
            menu->addAction(m_actions->at(id));
        }
        // Screen readers tell its first entry only; the program's own voice names the menu.
        connect(menu, &QMenu::aboutToShow, this, [this, menu] {
            if (!m_selfVoicing.isReading())
                Announcer::of(*this).announceNow(plainLabel(menu->title()) + u'.');
        });
        // Qt does not report the keys to screen readers.
        connect(menu, &QMenu::hovered, this, [this](const QAction* action) {
            if (isScreenReaderActive() && !action->shortcut().isEmpty())
                announce(*this, Actions::shortcutText(action) + u'.', Announcer::Kind::State);
        });
        menu->installEventFilter(this);
        connect(menu, &QMenu::aboutToHide, this, [this] { QTimer::singleShot(0, this, &MainWindow::leaveMenuBar); });
        m_menus.push_back(menu);
    }
}

/// Qt would give the focus to the menu bar and back between two menus, and the page would be read each time.
bool MainWindow::eventFilter(QObject* watched, QEvent* event)
{
    auto* menu = qobject_cast<QMenu*>(watched);
    if (menu == nullptr || event->type() != QEvent::KeyPress)
        return QMainWindow::eventFilter(watched, event);
    const int key = static_cast<QKeyEvent*>(event)->key();
    const QList<QAction*> titles = menuBar()->actions();
    const qsizetype here = titles.indexOf(menu->menuAction());
    const bool opensSubmenu = key == Qt::Key_Right && menu->activeAction() && menu->activeAction()->menu();
    if (here < 0 || (key != Qt::Key_Left && key != Qt::Key_Right) || opensSubmenu)
        return false;
    menu->hide();
    menuBar()->setActiveAction(titles[(here + (key == Qt::Key_Left ? titles.size() - 1 : 1)) % titles.size()]);
    QKeyEvent down(QEvent::KeyPress, Qt::Key_Down, Qt::NoModifier);
    QCoreApplication::sendEvent(QApplication::activePopupWidget(), &down);
    return true;
}

/// After Escape in a menu Qt keeps the keyboard in the menu bar, where the digits of the board do nothing.
void MainWindow::leaveMenuBar()
{
    if (focusWidget() != menuBar() || QApplication::activePopupWidget() != nullptr)
        return;
    QKeyEvent escape(QEvent::KeyPress, Qt::Key_Escape, Qt::NoModifier);
    QCoreApplication::sendEvent(menuBar(), &escape);
}

void MainWindow::buildPage()
{
    auto* page = new QWidget(this);
    m_notices->setParent(page);
    m_header = new HeaderBar(*m_actions, *m_notices, page);
    m_header->hide(); // the first page needs none, and measures nothing for it
    auto* column = new QVBoxLayout(page);
    column->addWidget(m_header);
    column->addWidget(&m_pages->stack(), 1);
    setCentralWidget(page);
    PageStack& stack = m_pages->stack();
    connect(&stack, &PageStack::entering, m_header, &HeaderBar::setPage);
    connect(&stack, &PageStack::commandsChanged, this, &MainWindow::refreshHeader);
    connect(m_header, &HeaderBar::backRequested, &stack, &PageStack::goBack);
    m_header->setPage(m_pages->start());
}

void MainWindow::buildRecords()
{
    RecordContext window;
    window.widget = this;
    window.page = [this] { return page(); };
    window.pages = [this] { return m_pages->stack().pages(); };
    window.language = [this] { return m_translator.language(); };
    window.settings = &m_settings;
    window.notices = m_notices;
    m_records = new RecordController(window, this);
    m_menus.front()->insertMenu(m_actions->at(ActionId::Save), m_records->recentMenu());
    WindowPages* pages = m_pages.get();
    connect(m_records, &RecordController::gameOpened, pages, &WindowPages::openStudy);
    connect(m_records, &RecordController::packOpened, pages, &WindowPages::addPack);
    connect(pages, &WindowPages::packSaveRequested, this, [this](const QString& name, const QByteArray& text) {
        m_records->output().saveText(tr("Save the pack"), name, QStringLiteral("qpack"), tr("Packs (*.qpack)"), text);
    });
    connect(pages, &WindowPages::openingsSaveRequested, this, [this](const QString& name, const QByteArray& text) {
        m_records->output().saveText(tr("Save the openings"), name, QStringLiteral("tgk"), tr("Games (*.tgk)"), text);
    });
    connect(pages, &WindowPages::tableSaveRequested, this, [this](const QString& name, const QByteArray& csv) {
        m_records->output().saveText(tr("Save the table"), name, QStringLiteral("csv"), tr("Tables (*.csv)"), csv);
    });
    connect(m_records, &RecordController::importRequested, pages, &WindowPages::importFiles);
    connect(m_records, &RecordController::positionOpened, pages, &WindowPages::openPosition);
    connect(m_records, &RecordController::scoresheetCheckRequested, pages, &WindowPages::openInScoresheetCheck);
    connect(m_records, &RecordController::closeAgreed, this, &MainWindow::close);
}

void MainWindow::buildVoice()
{
    Announcer& announcer = Announcer::of(*this);
    connect(&announcer, &Announcer::announced, &m_selfVoicing, [this](const QString& text, Announcer::Kind kind) {
        m_selfVoicing.announce(kind == Announcer::Kind::Answer ? SpeechQueue::Kind::Answer : SpeechQueue::Kind::Event,
                               text);
    });
    connect(&announcer, &Announcer::dropped, &m_selfVoicing, &SelfVoicing::dropWaiting);
    connect(&m_selfVoicing, &SelfVoicing::speakingChanged, &announcer, &Announcer::setSpeaking);
    connect(&m_selfVoicing, &SelfVoicing::stateChanged, this, &MainWindow::showWhySilent);
    auto* reader = new ScreenReaderWatcher(this);
    connect(reader, &ScreenReaderWatcher::ended, this, &MainWindow::replaceScreenReader);
    connect(reader, &ScreenReaderWatcher::started, this, [this] {
        m_selfVoicing.setScreenReaderRunning(true);
        if (std::exchange(m_replacesScreenReader, false))
            m_settings.setValue(setting::kReadAloud, false);
    });
}

void MainWindow::replaceScreenReader()
{
    m_selfVoicing.setScreenReaderRunning(false);
    m_selfVoicing.setOn(true);
    m_selfVoicing.announce(SpeechQueue::Kind::Event, VoiceText::readerHasStopped());
    m_replacesScreenReader = !m_settings.value(setting::kReadAloud);
    m_settings.setValue(setting::kReadAloud, true);
}

void MainWindow::showWhySilent()
{
    m_notices->remove(NoticeId::Voice);
    if (!m_settings.value(setting::kReadAloud) || VoiceText::whySilent(m_selfVoicing).isEmpty())
        return;
    m_notices->put({.id = NoticeId::Voice, .text = [this] { return VoiceText::whySilent(m_selfVoicing); }});
}

void MainWindow::begin(const QString& journal)
{
    // Deferred, because testing for write access takes time.
    QTimer::singleShot(0, this, [this] {
        if (!m_settings.isWritable())
            reportSettingsNotSaved();
    });
    connect(&m_settings.file(), &storage::PersistentFile::failed, this, &MainWindow::reportSettingsNotSaved);
    connect(&m_settings.file(), &storage::PersistentFile::recovered, this,
            [this] { m_notices->remove(NoticeId::Settings); });
    m_pages->begin(journal);
}

void MainWindow::reportSettingsNotSaved()
{
    const auto text = [file = m_settings.fileName()] {
        return tr("The settings could not be saved to %1.", "file").arg(QDir::toNativeSeparators(file));
    };
    m_notices->put({.id = NoticeId::Settings, .kind = Notice::Kind::Error, .text = text});
}

void MainWindow::showEvent(QShowEvent* event)
{
    QMainWindow::showEvent(event);
    if (!event->spontaneous() && !m_settings.value(setting::kPlayed))
        QMetaObject::invokeMethod(this, &MainWindow::welcome, Qt::QueuedConnection); // when files are being opened
}

/// Announced only: others see where to begin.
void MainWindow::welcome()
{
    if (page() != m_pages->start() || m_records->isBusy()) // what is opened is told instead
        return;
    announce(*this,
             tr("%1 F1 explains how to play without seeing.", "what the program is").arg(StartPage::introduction()));
}

void MainWindow::comeToFront(const QByteArray& activationToken)
{
    if (!activationToken.isEmpty())
        qputenv("XDG_ACTIVATION_TOKEN", activationToken); // Qt reads it there
    setWindowState(windowState() & ~Qt::WindowMinimized);
    QWidget* front = QApplication::activeModalWidget();
    if (front == nullptr)
        front = this;
    front->raise();
    front->activateWindow();
}

void MainWindow::openFiles(const QStringList& files)
{
    m_records->openFiles(files);
}

void MainWindow::setGuideFolder(const QString& folder)
{
    m_commands->setGuideFolder(folder);
}

void MainWindow::setArtLoading(ArtLoading loading)
{
    m_settings.setArtLoading(loading);
    // The first page does not wait for its pictures; they fade in later.
    if (loading == ArtLoading::Background)
        m_pages->start()->board()->setArtLoading(ArtLoading::Later);
}

void MainWindow::applyPreferences(const SystemPreferences& preferences)
{
    m_settings.setSystemReducesMotion(preferences.reducesMotion);
    m_systemTheme = m_themeAtStart;
    if (preferences.prefersDark)
        m_systemTheme = *preferences.prefersDark ? ThemeId::Dark : ThemeId::LightWood;
    if (preferences.wantsContrast)
        m_systemTheme = ThemeId::HighContrast;
    if (!m_settings.theme() && currentTheme().id != m_systemTheme)
        applyTheme();
}

void MainWindow::applySetting(Settings::Key key)
{
    switch (key) {
    case Settings::Key::Language:
        applyLanguage();
        break;
    case Settings::Key::Theme:
        applyTheme();
        break;
    case Settings::Key::TextSize:
        updateMetrics();
        break;
    case Settings::Key::Shortcuts:
        m_actions->setKeys(m_settings);
        break;
    case Settings::Key::Sound:
    case Settings::Key::Volume:
        m_sound.setMuted(!m_settings.value(setting::kSound));
        m_sound.setVolume(m_settings.value(setting::kVolume));
        break;
    case Settings::Key::ReadingSpeed:
        m_selfVoicing.setSpeed(m_settings.value(setting::kReadingSpeed));
        break;
    case Settings::Key::ReadAloud:
        setReadingAloud(m_settings.value(setting::kReadAloud));
        m_selfVoicing.setOn(m_settings.value(setting::kReadAloud), true);
        if (m_settings.value(setting::kReadAloud)) {
            m_selfVoicing.announce(SpeechQueue::Kind::Event, VoiceText::greeting());
        } else {
            announce(*this, VoiceText::farewell());
            if (!m_selfVoicing.yieldsToScreenReader())
                m_selfVoicing.speakSample(VoiceText::farewell());
        }
        showWhySilent();
        break;
    case Settings::Key::Verbosity:
        Announcer::of(*this).setVerbosity(m_settings.value(setting::kVerbosity));
        break;
    default: // handled by the pages
        break;
    }
}

void MainWindow::applyLanguage()
{
    m_translator.setLanguage(m_settings.shownLanguage());
    m_selfVoicing.setLocale(localeOf(m_translator.language()));
}

void MainWindow::applyTheme()
{
    setCurrentTheme(m_settings.theme().value_or(m_systemTheme));
    QApplication::setPalette(paletteOf(currentTheme()));
    m_actions->updateIcons();
    applyStyle();
}

/// Does nothing before the window is polished: its size is not known yet, and widgets would be styled twice.
void MainWindow::applyStyle()
{
    if (!testAttribute(Qt::WA_WState_Polished))
        return;
    setStyleSheet(styleSheetOf(currentTheme(), currentMetrics()));
    setMargins();
    m_pages->stack().updateLook();
    m_header->updateLook(); // the page's commands may have changed
}

/// The smaller the window, the more of it belongs to the board. Returns whether they have changed.
bool MainWindow::setMargins()
{
    QLayout* page = centralWidget()->layout();
    const bool isLow = height() < px(kLowHeight);
    const int edge = px(isLow ? 6 : 12);
    const QMargins margins(px(14), edge, px(14), edge);
    if (margins == page->contentsMargins())
        return false;
    page->setContentsMargins(margins);
    page->setSpacing(px(isLow ? 4 : 8));
    return true;
}

void MainWindow::updateMetrics()
{
    const Metrics metrics = metricsFor(size(), m_settings.value(setting::kTextSize));
    if (metrics.scale == currentMetrics().scale)
        return;
    setCurrentMetrics(metrics);
    applyStyle();
}

void MainWindow::resizeEvent(QResizeEvent* event)
{
    QMainWindow::resizeEvent(event);
    updateMetrics();
    if (setMargins())
        centralWidget()->layout()->activate();
}

void MainWindow::changeEvent(QEvent* event)
{
    QMainWindow::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        recreatePages();
    else if (event->type() == QEvent::WindowStateChange)
        m_commands->refresh();
}

/// A key that nobody has taken. Digits are for the board, wherever the focus is.
void MainWindow::keyPressEvent(QKeyEvent* event)
{
    const int key = event->key();
    BoardWidget* const board = page()->boardForDigits();
    const bool isDigit =
        key >= Qt::Key_1 && key <= Qt::Key_9 && !(event->modifiers() & ~Qt::KeypadModifier) && !m_isPassingDigit;
    if (!isDigit || board == nullptr || !board->isVisible() || !board->isEnabled())
        return QMainWindow::keyPressEvent(event);
    const QScopedValueRollback passing(m_isPassingDigit,
                                       true); // a board that does not want it passes it on to the window
    QCoreApplication::sendEvent(board, event);
}

bool MainWindow::event(QEvent* event)
{
    if (event->type() == QEvent::KeyPress) {
        const auto* key = static_cast<QKeyEvent*>(event);
        if (isEnter(key->key()) && !key->isAutoRepeat() && (pressesFocusedButton() || m_notices->accept()))
            return true;
        if (key->key() == Qt::Key_Escape && key->modifiers() == Qt::NoModifier) {
            m_commands->escape();
            return true;
        }
        if (key->key() == Qt::Key_F10 && key->modifiers() == Qt::NoModifier && menuBar()->isVisible()) {
            // Qt has no key for it on Linux.
            const QSignalBlocker named(m_menus.front()); // its name has the focus, and is read
            menuBar()->setActiveAction(menuBar()->actions().front());
            return true;
        }
        if (m_commands->refuse(*key))
            return true;
    }
    const bool isDone = QMainWindow::event(event);
    if (event->type() == QEvent::Polish) {
        setCurrentMetrics(metricsFor(size(), m_settings.value(setting::kTextSize)));
        applyStyle();
    }
    return isDone;
}

void MainWindow::closeEvent(QCloseEvent* event)
{
    if (m_records->askBeforeClosing() == RecordController::Close::Later) {
        event->ignore();
        return;
    }
    m_pages->gameSession().close();
    m_pages->studyAutosave().finish();
    m_settings.setWindowGeometry(saveGeometry());
    QMainWindow::closeEvent(event);
}

void MainWindow::dragEnterEvent(QDragEnterEvent* event)
{
    if (RecordController::canDrop(*event->mimeData()))
        event->acceptProposedAction();
}

void MainWindow::dropEvent(QDropEvent* event)
{
    event->acceptProposedAction();
    m_records->drop(*event->mimeData());
}

void MainWindow::setTexts()
{
    m_actions->setTexts();
    const auto groups = Actions::groups();
    for (std::size_t i = 0; i < m_menus.size(); ++i)
        m_menus[i]->setTitle(groups[i].title);
    m_records->recentMenu()->refresh();
    m_header->setTexts();
    refreshTitle();
}

void MainWindow::recreatePages()
{
    // Nested event loops, open dialogs and menus, and saving still use the pages.
    if (QThread::currentThread()->loopLevel() > 1 || QApplication::activeModalWidget() != nullptr
        || QApplication::activePopupWidget() != nullptr || m_records->isSaving())
        return m_recreateTimer.start();
    m_recreateTimer.stop();
    const QWidget* active = QApplication::activeWindow();
    const bool isInDialog = active != nullptr && active != this; // its field says which language was chosen
    setUpdatesEnabled(false);
    setTexts();
    const FocusPlace focus(*page());
    m_pages->recreatePages();
    focus.focusIn(*page());
    m_dialogs->recreate();
    setUpdatesEnabled(true);
    if (isInDialog)
        Announcer::of(*this).drop();
    else
        announce(*this, tr("The language is English.", "the translation names its own language"));
}

void MainWindow::refreshHeader()
{
    const PageStack& stack = m_pages->stack();
    m_header->setVisible(stack.canGoBack() && !stack.isZen());
    m_header->setHomeShown(stack.trail().size() > 2);
    // Where only the board is shown, notices have its place. There they hide no pit, and nothing moves when they go. A
    // low window with large text has no room for that.
    constexpr int kMinShare = 8;
    QSizePolicy policy = m_header->sizePolicy();
    policy.setRetainSizeWhenHidden(stack.isZen() && m_header->sizeHint().height() * kMinShare < height());
    m_header->setSizePolicy(policy);
    m_header->refresh();
}

void MainWindow::refreshTitle()
{
    const auto withProgram = [](const QString& title) {
        const QString program = QStringLiteral("Qumalaq");
        return title.isEmpty() ? program : title + QStringLiteral(" — ") + program; // as Qt does for dialogs
    };
    setWindowTitle(withProgram(page() ? page()->heading() : QString()));
    setSpokenName(*this, withProgram(page() ? page()->title() : QString()));
}

} // namespace qumalaq::desktop
