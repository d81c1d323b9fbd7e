// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/shell/main_window.h"

#include "app/desktop/board/board_widget.h"
#include "app/desktop/frame/icons.h"
#include "app/desktop/frame/kept_notices.h"
#include "app/desktop/frame/layout_keys.h"
#include "app/desktop/frame/motion.h"
#include "app/desktop/frame/notice_bar.h"
#include "app/desktop/frame/room_accessible.h"
#include "app/desktop/game/end_panel.h"
#include "app/desktop/game/game_room.h"
#include "app/desktop/game/game_starter.h"
#include "app/desktop/learn/learn_rooms.h"
#include "app/desktop/records/record_controller.h"
#include "app/desktop/shell/rules_dialog.h"
#include "app/desktop/shell/start_room.h"
#include "app/desktop/shell/system_look.h"
#include "app/desktop/shell/system_theme.h"
#include "app/desktop/study/study_room.h"
#include "core/session/study_recovery.h"

#include <QAbstractButton>
#include <QAction>
#include <QApplication>
#include <QCloseEvent>
#include <QKeyEvent>
#include <QMenu>
#include <QMenuBar>
#include <QPixmap>
#include <QStackedWidget>
#include <QStatusTipEvent>
#include <QVBoxLayout>

#include <algorithm>

namespace qumalaq::desktop {

namespace {

constexpr int kMinimumWidth = 640;
constexpr int kMinimumHeight = 480;
constexpr int kFirstWidth = 1280;
constexpr int kFirstHeight = 800;

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

MainWindow::MainWindow(session::Match& match, Settings& settings, Translator& translator, QWidget* parent)
    : QMainWindow(parent)
    , m_match(match)
    , m_settings(settings)
    , m_translator(translator)
    , m_plainSystemTheme(systemTheme())
    , m_systemTheme(m_plainSystemTheme)
    , m_actions(new Actions(this))
{
    installRoomAccessibility();
    new LayoutKeys(this);
    setWindowIcon(programIcon());
    setMinimumSize(kMinimumWidth, kMinimumHeight);
    resize(kFirstWidth, kFirstHeight);
    buildMenus();
    buildCentre();
    buildRecords();
    connectActions();
    connect(&m_settings, &Settings::changed, this, &MainWindow::applySetting);

    applyLanguage();
    applyTheme();
    applySetting(Settings::Key::Sound);
    if (!m_settings.windowGeometry().isEmpty())
        restoreGeometry(m_settings.windowGeometry());
    retranslate();
    enter(m_start);
}

MainWindow::~MainWindow()
{
    // Their signals must not reach a partly destroyed window.
    m_settings.disconnect(this);
    m_match.disconnect(this);
    // The rooms use the library until they are destroyed.
    for (int i = 0; i < m_rooms->count(); ++i)
        m_rooms->widget(i)->disconnect(this);
    delete m_rooms;
    delete m_starter;
    delete m_library;
}

Room* MainWindow::room() const
{
    return static_cast<Room*>(m_rooms->currentWidget());
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
        m_menus.push_back(menu);
    }
}

void MainWindow::buildCentre()
{
    auto* page = new QWidget(this);
    m_notices = new NoticeBar(m_settings, page);
    m_rooms = new QStackedWidget(page);
    auto* column = new QVBoxLayout(page);
    column->addWidget(m_notices);
    column->addWidget(m_rooms, 1);
    setCentralWidget(page);

    m_starter = new GameStarter(m_match, this);
    m_start = add(new StartRoom(m_settings, m_rooms));
    m_notices->setPlace(m_start);
    m_learning = std::make_unique<LearnRooms>(
        m_settings, m_sound, [this](Room* room) { adopt(room); },
        [this](ActionId command) { m_actions->at(command)->trigger(); });
    m_unsavedStudies = std::make_unique<session::StudyRecovery>();
    tellOfKeptFiles();
    // However a game begins, it is shown.
    connect(&m_match, &session::Match::started, this, [this] { enter(game()); });
    connectStart();
}

/// Here and not in the rooms, because rooms are created when they are first entered, and an error may come earlier.
void MainWindow::tellOfKeptFiles()
{
    using Thing = KeptNotices::Thing;
    KeptNotices::follow(m_unsavedStudies->file(), Thing::Study, *m_notices);
    KeptNotices::follow(m_learning->store().file(), Thing::Progress, *m_notices);
    connect(m_starter, &GameStarter::journalOpened, this, [this](const QString& path, const storage::Opening& opening) {
        KeptNotices::tellOpening(opening, path, Thing::Game, *m_notices);
    });
    connect(&m_match, &session::Match::journalFailed, this, [this](const QString& path, const QString& reason) {
        KeptNotices::tellFailure(path, reason, Thing::Game, *m_notices);
    });
    connect(&m_match, &session::Match::journalRecovered, this,
            [this] { KeptNotices::takeBack(Thing::Game, *m_notices); });
}

GameRoom* MainWindow::game()
{
    if (m_game == nullptr) {
        m_game = add(new GameRoom(m_match, *m_starter, m_settings, m_sound, *m_notices, *m_actions, m_rooms));
        m_game->retranslate();
        connect(m_game, &GameRoom::newGameWished, m_actions->at(ActionId::NewGame), &QAction::trigger);
        const EndPanel* end = m_game->endPanel();
        connect(end, &EndPanel::saveWished, m_actions->at(ActionId::Save), &QAction::trigger);
        connect(end, &EndPanel::copyWished, m_actions->at(ActionId::CopyGame), &QAction::trigger);
        connect(end, &EndPanel::reviewWished, this, [this] {
            enterStudy();
            if (m_study->can(ActionId::Review))
                m_study->run(ActionId::Review, false);
        });
    }
    return m_game;
}

void MainWindow::setArtLoading(ArtLoading loading)
{
    m_artLoading = loading;
    for (BoardWidget* board : m_rooms->findChildren<BoardWidget*>())
        board->setArtLoading(loading);
    // The first page does not wait for its pictures; they fade in when they are ready.
    if (loading == ArtLoading::Background)
        m_start->board()->setArtLoading(ArtLoading::Later);
}

void MainWindow::adopt(Room* room)
{
    m_rooms->addWidget(room);
    for (BoardWidget* board : room->findChildren<BoardWidget*>())
        board->setArtLoading(m_artLoading);
    connect(room, &Room::commandsChanged, this, [this, room] {
        if (room == this->room()) {
            refreshActions();
            refreshTitle();
        }
    });
    connect(room, &Room::closed, this, &MainWindow::goBack);
}

void MainWindow::enter(Room* room)
{
    Room* before = this->room();
    if (before != room) {
        QPixmap picture;
        if (isVisible() && !m_settings.isMotionReduced())
            picture = before->grab();
        before->leave();
        const auto been = std::find(m_trail.begin(), m_trail.end(), room);
        if (room == m_start)
            m_trail.clear();
        else if (been != m_trail.end())
            m_trail.erase(been, m_trail.end());
        else
            m_trail.push_back(before);
        if (room == m_start)
            showUnfinished();
        room->setLook(m_theme, m_metrics);
        room->setZen(m_isZen);
        m_rooms->setCurrentWidget(room);
        m_notices->setPlace(room);
        if (!picture.isNull())
            fadeFrom(picture, *m_rooms);
    }
    room->enter();
    refreshActions();
    refreshTitle();
}

void MainWindow::follow(const SystemWishes& wishes)
{
    m_settings.setSystemReducesMotion(wishes.reducesMotion);
    m_systemTheme = wishes.wantsContrast ? ThemeId::HighContrast : m_plainSystemTheme;
    if (!m_settings.theme() && m_theme.id != m_systemTheme)
        applyTheme();
}

void MainWindow::goBack()
{
    enter(m_trail.empty() ? m_start : m_trail.back());
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
    case Settings::Key::SowingSpeed:
    case Settings::Key::Motion:
        for (auto* dialog : findChildren<RulesDialog*>())
            dialog->setSpeed(exampleSpeed());
        break;
    default: // handled by the rooms
        break;
    }
    refreshActions();
}

SowingSpeed MainWindow::exampleSpeed() const
{
    return m_settings.isMotionReduced() ? SowingSpeed::Off : m_settings.sowingSpeed();
}

void MainWindow::applyLanguage()
{
    m_translator.setLanguage(m_settings.language().value_or(languageOfSystem()));
}

void MainWindow::applyTheme()
{
    m_theme = themeOf(m_settings.theme().value_or(m_systemTheme));
    QApplication::setPalette(paletteOf(m_theme));
    m_actions->setTheme(m_theme);
    for (auto* dialog : findChildren<RulesDialog*>())
        dialog->setTheme(m_theme);
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
    for (int i = 0; i < m_rooms->count(); ++i)
        static_cast<Room*>(m_rooms->widget(i))->setLook(m_theme, m_metrics);
}

void MainWindow::setZen(bool zen)
{
    m_isZen = zen;
    changeSoftly(*centralWidget(), m_settings, [this] {
        menuBar()->setVisible(!m_isZen);
        room()->setZen(m_isZen);
    });
    refreshActions();
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
        refreshActions();
}

bool MainWindow::event(QEvent* event)
{
    if (event->type() == QEvent::StatusTip) {
        room()->showTip(static_cast<QStatusTipEvent*>(event)->tip());
        return true;
    }
    if (event->type() == QEvent::KeyPress && pressesFocusedButton(static_cast<QKeyEvent*>(event)))
        return true;
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
    m_starter->close();
    m_settings.setWindowGeometry(saveGeometry());
    QMainWindow::closeEvent(event);
}

void MainWindow::retranslate()
{
    m_actions->retranslate();
    const auto groups = Actions::groups();
    for (std::size_t i = 0; i < m_menus.size(); ++i)
        m_menus[i]->setTitle(groups[i].title);
    m_records->retranslate();
    for (auto* dialog : findChildren<RulesDialog*>())
        dialog->setLanguage(m_translator.language());
    for (int i = 0; i < m_rooms->count(); ++i)
        static_cast<Room*>(m_rooms->widget(i))->retranslate();
    refreshTitle();
}

void MainWindow::refreshTitle()
{
    const QString program = QStringLiteral("Qumalaq");
    const QString title = room() ? room()->title() : QString();
    setWindowTitle(title.isEmpty() ? program : title + QStringLiteral(" · ") + program);
}

} // namespace qumalaq::desktop
