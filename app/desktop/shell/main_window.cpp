// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/shell/main_window.h"

#include "app/desktop/board/board_widget.h"
#include "app/desktop/board/listener.h"
#include "app/desktop/frame/choice_accessible.h"
#include "app/desktop/frame/current_entry.h"
#include "app/desktop/frame/header_bar.h"
#include "app/desktop/frame/icons.h"
#include "app/desktop/frame/layout_keys.h"
#include "app/desktop/frame/notice_bar.h"
#include "app/desktop/frame/room_accessible.h"
#include "app/desktop/frame/scroll_frame.h"
#include "app/desktop/frame/speaker.h"
#include "app/desktop/records/recent_files.h"
#include "app/desktop/records/record_controller.h"
#include "app/desktop/shell/start_room.h"
#include "app/desktop/shell/system_look.h"
#include "app/desktop/shell/system_theme.h"
#include "app/desktop/shell/voice_text.h"
#include "app/desktop/shell/window_commands.h"
#include "app/desktop/shell/window_dialogs.h"

#include <QAbstractButton>
#include <QAction>
#include <QApplication>
#include <QDir>
#include <QDropEvent>
#include <QKeyEvent>
#include <QMenu>
#include <QMenuBar>
#include <QMimeData>
#include <QStatusTipEvent>
#include <QTimer>
#include <QVBoxLayout>

#include <algorithm>

namespace qumalaq::desktop {

namespace {

constexpr int kMinimumWidth = 640;
constexpr int kMinimumHeight = 480;
constexpr int kFirstWidth = 1280;
constexpr int kFirstHeight = 800;
constexpr QLatin1String kSettingsNotice("settings");
constexpr QLatin1String kVoiceNotice("voice");

/// Outside of dialogs Qt's buttons only react to the space bar, but a person who reaches one with Tab also tries Enter.
/// The event comes here because no widget used it.
bool pressesFocusedButton(const QKeyEvent* event)
{
    const bool isEnter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    auto* button = qobject_cast<QAbstractButton*>(QApplication::focusWidget());
    if (!isEnter || event->isAutoRepeat() || button == nullptr)
        return false;
    button->click();
    return true;
}

} // namespace

MainWindow::MainWindow(session::Match& match, Settings& settings, Translator& translator, const SelfVoice::Maker& voice,
                       QWidget* parent)
    : QMainWindow(parent)
    , m_settings(settings)
    , m_translator(translator)
    , m_voice(voice)
    , m_plainSystemTheme(systemTheme())
    , m_systemTheme(m_plainSystemTheme)
    , m_actions(new Actions(this))
    , m_notices(new NoticeBar(settings, this))
    , m_rooms(std::make_unique<WindowRooms>(match, settings, m_sound, *m_notices, *m_actions, this))
    , m_dialogs(new WindowDialogs(match, settings, translator, *m_actions, m_sound, m_voice, this))
{
    installRoomAccessibility();
    installChoiceAccessibility();
    tellCurrentEntries();
    new LayoutKeys(this);
    setWindowIcon(programIcon());
    setMinimumSize(QSize(kMinimumWidth, kMinimumHeight).boundedTo(largestWindow(this)));
    resize(kFirstWidth, kFirstHeight);
    setAcceptDrops(true);
    buildMenus();
    buildPage();
    buildRecords();
    buildVoice();
    connect(m_dialogs, &WindowDialogs::gameChosen, m_rooms.get(), &WindowRooms::startGame);
    connect(m_rooms.get(), &WindowRooms::rulesWished, m_dialogs, &WindowDialogs::showRules);
    connect(&m_settings, &Settings::changed, this, &MainWindow::applySetting);
    connect(&m_rooms->stack(), &RoomStack::commandsChanged, this, &MainWindow::refreshTitle);
    m_commands = new WindowCommands(*this, settings, *m_actions, *m_rooms, *m_records, *m_dialogs, *m_notices);

    applyLanguage();
    applyTheme();
    applySetting(Settings::Key::Sound);
    m_voice.setSpeed(m_settings.readingSpeed());
    setReadingAloud(m_settings.isReadAloud());
    m_voice.setOn(m_settings.isReadAloud());
    applySetting(Settings::Key::Speech);
    if (!m_settings.windowGeometry().isEmpty())
        restoreGeometry(m_settings.windowGeometry());
    retranslate();
    QCoreApplication::removePostedEvents(this, QEvent::LanguageChange); // for the same language
    m_rooms->stack().enter(m_rooms->start());
}

MainWindow::~MainWindow()
{
    // Their signals must not reach a partly destroyed window.
    m_settings.disconnect(this);
    m_settings.disconnect(m_commands);
    m_rooms.reset();
}

void MainWindow::buildMenus()
{
    for (const Actions::Group& group : Actions::groups()) {
        QMenu* menu = menuBar()->addMenu(group.title);
        for (std::size_t i = 0; i < group.actions.size(); ++i) {
            if (std::find(group.separatorsBefore.begin(), group.separatorsBefore.end(), i)
                != group.separatorsBefore.end())
                menu->addSeparator();
            menu->addAction(m_actions->at(group.actions[i]));
        }
        connect(menu, &QMenu::aboutToHide, this, [this] { QTimer::singleShot(0, this, &MainWindow::leaveMenuBar); });
        m_menus.push_back(menu);
    }
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
    auto* column = new QVBoxLayout(page);
    column->addWidget(m_header);
    column->addWidget(&m_rooms->stack(), 1);
    setCentralWidget(page);
    RoomStack& stack = m_rooms->stack();
    connect(&stack, &RoomStack::entering, m_header, &HeaderBar::setRoom);
    connect(&stack, &RoomStack::commandsChanged, this, &MainWindow::refreshHeader);
    connect(m_header, &HeaderBar::backWished, &stack, &RoomStack::goBack);
    m_header->setRoom(m_rooms->start());
}

void MainWindow::buildRecords()
{
    RecordWindow window;
    window.widget = this;
    window.room = [this] { return room(); };
    window.rooms = [this] { return m_rooms->stack().rooms(); };
    window.language = [this] { return m_translator.language(); };
    window.theme = [this] { return m_theme; };
    window.settings = &m_settings;
    window.notices = m_notices;
    m_records = new RecordController(window, this);
    m_menus.front()->insertMenu(m_actions->at(ActionId::Save), m_records->recentMenu());
    WindowRooms* rooms = m_rooms.get();
    connect(m_records, &RecordController::gameOpened, rooms, &WindowRooms::openStudy);
    connect(m_records, &RecordController::packOpened, rooms, &WindowRooms::addPack);
    rooms->setPackSaver([this](const QString& name, const QByteArray& text) {
        m_records->output().saveText(tr("Save the pack"), name, QStringLiteral("qpack"), tr("Packs (*.qpack)"), text);
    });
    connect(m_records, &RecordController::importWished, rooms, &WindowRooms::importFiles);
    connect(m_records, &RecordController::positionOpened, rooms, &WindowRooms::openPosition);
    connect(m_records, &RecordController::doctorWished, rooms, &WindowRooms::openInDoctor);
    connect(m_records, &RecordController::closeAgreed, this, &MainWindow::close);
}

void MainWindow::buildVoice()
{
    Speaker& speaker = Speaker::of(*this);
    connect(&speaker, &Speaker::announced, &m_voice, [this](const QString& text, Speaker::Kind kind) {
        m_voice.announce(kind == Speaker::Kind::Answer ? ReadingQueue::Kind::Answer : ReadingQueue::Kind::Event, text);
    });
    connect(&speaker, &Speaker::dropped, &m_voice, &SelfVoice::dropWaiting);
    connect(&m_voice, &SelfVoice::speakingChanged, &speaker, &Speaker::setSaying);
    connect(&m_voice, &SelfVoice::stateChanged, this, &MainWindow::showWhySilent);
}

void MainWindow::showWhySilent()
{
    m_notices->remove(kVoiceNotice);
    if (!m_settings.isReadAloud() || VoiceText::whySilent(m_voice).isEmpty())
        return;
    Notice notice;
    notice.id = kVoiceNotice;
    notice.text = [this] { return VoiceText::whySilent(m_voice); };
    m_notices->put(notice);
}

void MainWindow::begin(const QString& journal)
{
    // Deferred, because testing for write access takes a while and nobody waits for the result.
    QTimer::singleShot(0, this, &MainWindow::checkSettings);
    connect(&m_settings.file(), &storage::KeptFile::failed, this, &MainWindow::tellThatSettingsAreNotSaved);
    connect(&m_settings.file(), &storage::KeptFile::recovered, this, [this] { m_notices->remove(kSettingsNotice); });
    m_rooms->begin(journal);
}

void MainWindow::checkSettings()
{
    if (!m_settings.isWritable())
        tellThatSettingsAreNotSaved();
}

void MainWindow::tellThatSettingsAreNotSaved()
{
    Notice notice;
    notice.id = kSettingsNotice;
    notice.kind = Notice::Kind::Error;
    notice.text = [file = m_settings.fileName()] {
        return tr("The settings could not be saved to %1.", "file").arg(QDir::toNativeSeparators(file));
    };
    m_notices->put(notice);
}

void MainWindow::showEvent(QShowEvent* event)
{
    QMainWindow::showEvent(event);
    if (!event->spontaneous() && !m_settings.hasPlayed())
        welcome();
}

/// Only for those who do not see: the page itself shows where to begin.
void MainWindow::welcome()
{
    tell(*this, tr("Welcome to Qumalaq. Tab goes through the page and Enter opens what is selected. F1 explains how to "
                   "play without seeing."));
}

void MainWindow::comeToFront(const QByteArray& activationToken)
{
    if (!activationToken.isEmpty())
        qputenv("XDG_ACTIVATION_TOKEN", activationToken); // where Qt looks for it
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
    // The first page does not wait for its pictures; they fade in when they are ready.
    if (loading == ArtLoading::Background)
        m_rooms->start()->board()->setArtLoading(ArtLoading::Later);
}

void MainWindow::follow(const SystemWishes& wishes)
{
    m_settings.setSystemReducesMotion(wishes.reducesMotion);
    m_systemTheme = wishes.wantsContrast ? ThemeId::HighContrast : m_plainSystemTheme;
    if (!m_settings.theme() && m_theme.id != m_systemTheme)
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
    case Settings::Key::Sound:
    case Settings::Key::Volume:
        m_sound.setMuted(!m_settings.isSoundOn());
        m_sound.setVolume(m_settings.volume());
        break;
    case Settings::Key::ReadingSpeed:
        m_voice.setSpeed(m_settings.readingSpeed());
        break;
    case Settings::Key::ReadAloud:
        setReadingAloud(m_settings.isReadAloud());
        m_voice.setOn(m_settings.isReadAloud());
        m_voice.announce(ReadingQueue::Kind::Event, VoiceText::greeting());
        showWhySilent();
        break;
    case Settings::Key::Speech:
        Speaker::of(*this).setVerbosity(m_settings.verbosity());
        break;
    default: // handled by the rooms
        break;
    }
}

void MainWindow::applyLanguage()
{
    m_translator.setLanguage(m_settings.language().value_or(languageOfSystem()));
    m_voice.setLocale(localeOf(m_translator.language()));
}

void MainWindow::applyTheme()
{
    m_theme = themeOf(m_settings.theme().value_or(m_systemTheme));
    QApplication::setPalette(paletteOf(m_theme));
    m_actions->setTheme(m_theme);
    m_dialogs->setTheme(m_theme);
    applyStyle();
}

/// Deferred until the window is about to be shown: its size is then known, and nothing is styled twice.
void MainWindow::applyStyle()
{
    if (!testAttribute(Qt::WA_WState_Polished))
        return;
    setStyleSheet(styleSheetOf(m_theme, m_metrics));
    centralWidget()->layout()->setContentsMargins(m_metrics.px(14), m_metrics.px(12), m_metrics.px(14),
                                                  m_metrics.px(12));
    centralWidget()->layout()->setSpacing(m_metrics.px(8));
    m_header->setLook(m_metrics);
    m_rooms->stack().setLook(m_theme, m_metrics);
}

void MainWindow::resizeEvent(QResizeEvent* event)
{
    QMainWindow::resizeEvent(event);
    const Metrics metrics = metricsFor(size());
    if (metrics.scale == m_metrics.scale)
        return;
    m_metrics = metrics;
    applyStyle();
}

void MainWindow::changeEvent(QEvent* event)
{
    QMainWindow::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    else if (event->type() == QEvent::WindowStateChange)
        m_commands->refresh();
}

bool MainWindow::event(QEvent* event)
{
    if (event->type() == QEvent::StatusTip) {
        if (m_rooms) // a button that is deleted with its room moves the pointer to another one
            room()->showTip(static_cast<QStatusTipEvent*>(event)->tip());
        return true;
    }
    if (event->type() == QEvent::KeyPress) {
        const auto* key = static_cast<QKeyEvent*>(event);
        if (pressesFocusedButton(key))
            return true;
        if (key->key() == Qt::Key_Escape && key->modifiers() == Qt::NoModifier) {
            m_commands->escape();
            return true;
        }
    }
    const bool isDone = QMainWindow::event(event);
    if (event->type() == QEvent::Polish) {
        m_metrics = metricsFor(size());
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
    m_rooms->starter().close();
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

void MainWindow::retranslate()
{
    m_actions->retranslate();
    const auto groups = Actions::groups();
    for (std::size_t i = 0; i < m_menus.size(); ++i)
        m_menus[i]->setTitle(groups[i].title);
    m_records->retranslate();
    m_dialogs->retranslate();
    m_rooms->stack().retranslate();
    m_header->retranslate();
    refreshTitle();
}

void MainWindow::refreshHeader()
{
    const RoomStack& stack = m_rooms->stack();
    m_header->setVisible(stack.canGoBack() && !stack.isZen());
    m_header->refresh();
}

void MainWindow::refreshTitle()
{
    const QString program = QStringLiteral("Qumalaq");
    const QString title = room() ? room()->title() : QString();
    setWindowTitle(title.isEmpty() ? program : title + QStringLiteral(" · ") + program);
    setSpokenName(*this, windowTitle());
}

} // namespace qumalaq::desktop
