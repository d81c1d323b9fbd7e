// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/window/start_page.h"

#include "app/desktop/board/theme.h"
#include "app/desktop/game/board_orientation.h"
#include "app/desktop/learn/lesson_catalog.h"
#include "app/desktop/text/announcement_text.h"
#include "app/desktop/text/clock_text.h"
#include "app/desktop/text/date_text.h"
#include "app/desktop/text/game_text.h"
#include "app/desktop/text/lesson_text.h"
#include "app/desktop/text/player_text.h"
#include "app/desktop/ui/announcer.h"
#include "app/desktop/ui/configured_board.h"
#include "app/desktop/ui/motion.h"
#include "app/desktop/ui/style.h"
#include "app/desktop/window/recent_games.h"
#include "app/desktop/window/start_button.h"
#include "app/desktop/window/start_page_layout.h"
#include "core/learn/ledger.h"
#include "core/notation/move_text.h"
#include "core/notation/turn_counter.h"
#include "core/rules/move_effect.h"

#include <QActionGroup>
#include <QGridLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLocale>
#include <QMenu>
#include <QMouseEvent>
#include <QPixmap>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <string_view>
#include <utility>

namespace qumalaq::desktop {

using rules::Side;

namespace {

/// Why the newcomer's move takes stones or takes none; of the answer, what it takes.
QString explained(const rules::History& game, std::size_t ply)
{
    const rules::AnyPosition& position = game.positionAt(ply);
    const rules::MoveEffect effect = rules::effectOf(position, game.plies()[ply].move);
    if (position.sideToMove() == Side::North)
        return effect.lastStone == rules::LastStoneEffect::Takes
                   ? StartPage::tr("The opponent makes an even number and takes %1. It is your turn.",
                                   "how many stones")
                         .arg(effect.stones)
                   : StartPage::tr("The opponent answers. It is your turn.");
    switch (effect.lastStone) {
    case rules::LastStoneEffect::Takes:
        return StartPage::tr("The last stone makes %1, an even number: all of them are yours.", "how many stones")
            .arg(effect.stones);
    case rules::LastStoneEffect::MakesTuzdyk:
        return StartPage::tr("The last stone makes three: this pit is now your tuzdyk.");
    case rules::LastStoneEffect::Odd:
        return LessonText::tr("The last stone makes %1, an odd number: nothing is taken.", "how many stones")
            .arg(effect.stones);
    case rules::LastStoneEffect::OwnRow:
        return LessonText::tr("The last stone falls into your own row, where nothing is ever taken.");
    default:
        return LessonText::tr("This takes nothing.");
    }
}

/// A typical opening, which is sown slowly.
constexpr std::string_view kSample[] = {"76", "98", "66", "87", "12", "76", "25", "78"};
constexpr int kBreathMs = 1600;
constexpr rules::Pit kInvitingPit{Side::South, 7}; ///< its stones make a capture

/// The time of day, for games of today and yesterday, or else the day. Empty if invalid.
QString momentOf(const QDateTime& moment)
{
    if (!moment.isValid())
        return {};
    const QDateTime local = moment.toLocalTime();
    const qint64 days = local.date().daysTo(QDate::currentDate());
    const QString time = QLocale().toString(local.time(), QLocale::ShortFormat);
    return days == 0 ? time : days == 1 ? RecentGames::tr("yesterday") + u' ' + time : DateText::of(local.date());
}

} // namespace

StartPage::StartPage(Settings& settings, QWidget* parent)
    : Page(parent)
    , m_settings(settings)
    , m_board(new ConfiguredBoard(settings, nullptr, this))
    , m_introduction(new QWidget(this))
    , m_actions(new QWidget(this))
    , m_cards(new QWidget(this))
    , m_games(new RecentGames(this))
    , m_name(new QLabel(m_actions))
    , m_language(new QToolButton(this))
{
    setSpokenName(*this, tr("Start page"));
    m_board->setPace(Pace::Usual);
    build();
    buildLanguages();
    m_breath.setSingleShot(true);
    m_breath.setInterval(kBreathMs);
    connect(&m_breath, &QTimer::timeout, this, &StartPage::sowNext);
    connect(m_board, &BoardWidget::animationFinished, this, [this] {
        m_breath.start();
        if (m_isTried && !m_shown.plies().empty()) // nothing is said of stones that have not fallen yet
            m_tryOut->setText(explained(m_shown, m_shown.plies().size() - 1));
    });
    connect(m_board, &BoardWidget::artArrived, this, [this] {
        if (m_settings.isMotionReduced())
            return;
        QPixmap empty(m_board->size());
        empty.fill(currentTheme().window);
        fadeFrom(empty, *m_board);
    });
    connect(&m_settings, &Settings::changed, this, [this](Settings::Key key) {
        if (key == Settings::Key::NewGame || key == Settings::Key::Played) {
            refresh();
            showPosition();
        }
    });
    showPosition();
    refresh();
}

StartPage::~StartPage()
{
    // Their signals must not reach a partly destroyed page.
    m_settings.disconnect(this);
    m_board->disconnect(this);
}

void StartPage::build()
{
    setRole(m_name, "name");
    m_name->setText(QStringLiteral("Qumalaq"));

    using Size = StartButton::Size;
    const auto make = [this](Tile which, Size size, const char* icon, QWidget* place, auto signal) {
        auto* tile = new StartButton(size, QLatin1String(icon), place);
        m_tiles[static_cast<std::size_t>(which)] = tile;
        connect(tile, &QPushButton::clicked, this, signal);
    };
    make(Tile::Learn, Size::Large, "learn", m_actions, &StartPage::learnRequested);
    make(Tile::Play, Size::Large, "next", m_actions, &StartPage::playRequested);
    make(Tile::Resume, Size::Large, "redo", m_actions, &StartPage::resumeRequested);
    make(Tile::Choose, Size::Small, "new-game", m_actions, &StartPage::chooseRequested);
    make(Tile::TwoPeople, Size::Small, "two-people", m_actions, &StartPage::chooseScreen);
    make(Tile::Open, Size::Small, "open", m_actions, &StartPage::openRequested);
    make(Tile::Rules, Size::Small, "rules", m_actions, &StartPage::rulesRequested);
    make(Tile::Practice, Size::Card, "puzzles", m_cards, &StartPage::practiceRequested);
    make(Tile::Openings, Size::Card, "study", m_cards, &StartPage::openingsRequested);
    make(Tile::Rush, Size::Card, "rush", m_cards, &StartPage::rushRequested);

    for (const Tile which : {Tile::Play, Tile::Resume})
        tile(which)->setCard(1, true); // that of the lessons has two, whatever it says
    tile(Tile::TwoPeople)->setTexts(tr("Two players"), tr("On this computer or on two computers"));
    tile(Tile::Choose)->setTexts(tr("New game…"), tr("Choose a game, an opponent, a side and a clock"));
    tile(Tile::Open)->setTexts(tr("Open a game…"), tr("From a file or a scoresheet"));
    tile(Tile::Rules)->setTexts(tr("Rules"), tr("How the game is played"));

    const auto columnIn = [](QWidget* widget) {
        auto* column = new QVBoxLayout(widget);
        column->setContentsMargins(0, 0, 0, 0);
        return column;
    };
    QVBoxLayout* introduction = columnIn(m_introduction);
    introduction->setSpacing(2);
    const auto addLine = [&](const QString& text, const char* role) {
        auto* label = new QLabel(m_introduction);
        setNotRead(*label); // the welcome says it; before the label reports its text
        label->setText(text);
        label->setWordWrap(true);
        setRole(label, role);
        introduction->addWidget(label);
        return label;
    };
    addLine(StartPage::introduction(), "heading");
    m_tryOut = addLine({}, "muted");
    QVBoxLayout* actions = columnIn(m_actions);
    actions->addWidget(m_name);
    for (const Tile which : {Tile::Learn, Tile::Play, Tile::Resume})
        actions->addWidget(tile(which));
    auto* small = new QGridLayout;
    actions->addLayout(small);
    QVBoxLayout* cards = columnIn(m_cards);
    for (const Tile which : {Tile::Practice, Tile::Openings, Tile::Rush})
        cards->addWidget(tile(which), 1);

    connect(m_games, &RecentGames::chosen, this, &StartPage::recentRequested);
    connect(m_games, &RecentGames::reviewRequested, this, &StartPage::reviewRequested);
    connect(m_games->library(), &QPushButton::clicked, this, &StartPage::libraryRequested);
    connect(m_games->progress(), &QPushButton::clicked, this, &StartPage::progressRequested);
    m_tiles[static_cast<std::size_t>(Tile::Library)] = m_games->library();
    m_tiles[static_cast<std::size_t>(Tile::Progress)] = m_games->progress();

    StartPageLayout::Parts parts;
    parts.introduction = m_introduction;
    parts.hint = introduction->itemAt(1)->widget();
    parts.board = m_board;
    parts.actions = m_actions;
    parts.cards = m_cards;
    parts.games = m_games;
    parts.language = m_language;
    parts.small = small;
    parts.smallTiles = {tile(Tile::Choose), tile(Tile::TwoPeople), tile(Tile::Open), tile(Tile::Rules)};
    parts.tiles = {m_tiles.begin(), m_tiles.end()};
    m_layout = std::make_unique<StartPageLayout>(parts);

    // The board is a picture of the game that a click on it begins or continues. A newcomer tries moves on it.
    setMouseTracking(true);
    m_board->setFocusPolicy(Qt::NoFocus);
    m_board->setAttribute(Qt::WA_TransparentForMouseEvents);
}

/// Two people play at this screen, or each at a computer.
void StartPage::chooseScreen()
{
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->addAction(tr("On &this computer"), this, &StartPage::twoPeopleRequested);
    menu->addAction(tr("&On two computers"), this, &StartPage::twoComputersRequested);
    menu->setActiveAction(menu->actions().constFirst());
    menu->popup(tile(Tile::TwoPeople)->mapToGlobal(tile(Tile::TwoPeople)->rect().bottomLeft()));
}

/// In a menu of the last button, so that no key changes the language by accident.
void StartPage::buildLanguages()
{
    auto* menu = new QMenu(m_language);
    auto* group = new QActionGroup(menu);
    for (const Language language : allLanguages()) {
        QAction* action = menu->addAction(codeOf(language));
        action->setCheckable(true);
        action->setChecked(language == this->language());
        group->addAction(action);
        connect(action, &QAction::triggered, this, [this, language] { m_settings.setLanguage(language); });
    }
    connect(menu, &QMenu::aboutToShow, menu, [menu, group] { menu->setActiveAction(group->checkedAction()); });
    // Deferred: each name needs its catalogue.
    connect(this, &StartPage::painted, this, [this] {
        const auto actions = m_language->menu()->actions();
        const auto languages = allLanguages();
        for (std::size_t i = 0; i < languages.size(); ++i)
            actions[static_cast<qsizetype>(i)]->setText(ownNameOf(languages[i]));
    });
    m_language->setMenu(menu);
    m_language->setText(ownNameOf(language()));
    setSpokenName(*m_language, tr("Language"));
    setRole(m_language, "menu");
    m_language->setPopupMode(QToolButton::InstantPopup);
    m_language->setFocusPolicy(Qt::StrongFocus);
}

Language StartPage::language() const
{
    return m_settings.shownLanguage();
}

QString StartPage::introduction()
{
    return tr("Togyzqumalaq is a Kazakh board game for two. Gather more than half of the stones to win.");
}

bool StartPage::isNewcomer() const
{
    return !m_settings.value(setting::kPlayed) && !m_learned.hasFinishedLesson && m_learned.next != nullptr;
}

StartPage::Tile StartPage::primary() const
{
    if (m_unfinished)
        return Tile::Resume;
    return isNewcomer() ? Tile::Learn : Tile::Play;
}

void StartPage::setUnfinished(const std::optional<Unfinished>& game)
{
    if (!game && !m_unfinished)
        return;
    m_unfinished = game;
    showPosition();
    refresh();
}

void StartPage::setLearned(const LearnSummary& learned)
{
    if (learned == m_learned)
        return;
    m_learned = learned;
    refresh();
}

void StartPage::setRecent(const std::vector<notation::GameRecord>& games)
{
    m_games->setGames(games);
    updateLayout();
}

void StartPage::dressTiles()
{
    m_dressed = primary();
    for (StartButton* each : m_tiles)
        each->setPrimary(each == tile(*m_dressed));
}

void StartPage::updateLook()
{
    dressTiles();
    m_games->updateLook();
    updateLayout();
}

void StartPage::refresh()
{
    updatePlay();
    updateUnfinished();
    updateLearned();
    if (m_dressed && m_dressed != primary())
        dressTiles();
    ringPit(std::nullopt);
    updateLayout();
}

/// The button shows opponent and clock, because it starts a game at once.
void StartPage::updatePlay()
{
    const NewGameChoice choice = m_settings.newGame();
    QStringList parts;
    if (choice.setup.game() != rules::GameId::Togyzqumalaq)
        parts.append(GameText::nameOf(choice.setup.game()));
    if (choice.opponent == NewGameChoice::Opponent::Person)
        parts.append(tr("Two players"));
    else if (choice.adaptsLevel)
        parts.append(choice.isRated ? tr("Rated game") : tr("Keeps up with you", "an opponent"));
    else if (choice.character != ai::Character::None)
        parts.append(GameText::characterName(choice.character));
    else
        parts.append(tr("Level %1", "of the computer").arg(choice.level));
    parts.append(choice.clock ? ClockText::nameOf(*choice.clock) : tr("no clock"));
    tile(Tile::Play)->setTexts(tr("Play"), parts.join(QStringLiteral(" · ")));
}

void StartPage::updateUnfinished()
{
    tile(Tile::Resume)->setVisible(m_unfinished.has_value());
    if (!m_unfinished)
        return;
    const auto& record = m_unfinished->record;
    const auto& stores = record.history().position().board().stores;
    const QString players =
        tr("%1 – %2", "two players")
            .arg(PlayerText::nameOf(record.spec(), Side::South), PlayerText::nameOf(record.spec(), Side::North));
    QStringList parts = {players, QStringLiteral("%1 : %2").arg(stores[0]).arg(stores[1]),
                         momentOf(m_unfinished->lastChanged),
                         tr("move %1").arg(notation::moveNumberAt(record.history(), record.history().plies().size()))};
    parts.removeAll(QString());
    tile(Tile::Resume)->setTexts(tr("Continue"), parts.join(QStringLiteral(" · ")));
}

void StartPage::updateLearned()
{
    const QString next = m_learned.next ? LessonCatalog::titleOf(*m_learned.next, language()) : QString();
    const QString opened = m_learned.due.today > 0 ? m_learned.due.text()
                           : !m_learned.next       ? tr("You have finished all the lessons.")
                           : !m_learned.hasBegun   ? tr("First lesson: %1").arg(next)
                           : m_learned.isOtherGame ? tr("Another game: %1, lesson %2", "its name, number")
                                                         .arg(GameText::nameOf(m_learned.next->setup.game()))
                                                         .arg(m_learned.number)
                           : m_learned.number > 0 ? tr("Lesson %1: %2").arg(m_learned.number).arg(next)
                                                  : next;
    tile(Tile::Learn)->setTexts(isNewcomer() ? tr("Learn to play") : tr("Lessons"), opened);

    QString practice;
    if (m_learned.hasFinishedPracticeToday)
        practice = tr("You have practised today.");
    else if (m_learned.mistakesToday == 0)
        practice = tr("%n puzzles for you", nullptr, m_learned.puzzlesToday);
    else
        practice = tr("%1: %2 and %3", "how many puzzles, how many mistakes, how many others")
                       .arg(tr("%n puzzles", nullptr, m_learned.mistakesToday + m_learned.puzzlesToday),
                            tr("%n of your mistakes", nullptr, m_learned.mistakesToday),
                            tr("%n new ones", nullptr, m_learned.puzzlesToday));
    // Only two lines fit, and the mistakes need both.
    if (m_learned.streak > 1 && (m_learned.mistakesToday == 0 || m_learned.hasFinishedPracticeToday))
        practice += u'\n' + tr("%n days in a row.", nullptr, m_learned.streak);
    else if (m_learned.puzzlesLastTime > 0 && m_learned.mistakesToday == 0 && !m_learned.hasFinishedPracticeToday)
        practice += u'\n' + tr("Last time: %n puzzles", nullptr, m_learned.puzzlesLastTime);
    tile(Tile::Practice)->setTexts(tr("Today’s practice"), practice);
    tile(Tile::Openings)
        ->setTexts(tr("My openings"), tr("%n moves to practise today", nullptr, m_learned.openingsToday));
    tile(Tile::Openings)->setVisible(m_learned.openingsToday > 0);
    m_games->offerProgress(!isNewcomer());
    tile(Tile::Rush)
        ->setTexts(tr("Counting rush"), m_learned.rushPoints > 0
                                            ? tr("Your best: %1", "points").arg(m_learned.rushPoints)
                                            : tr("Thirty seconds: where does the last stone fall?"));
}

void StartPage::setLearner(const QString& name)
{
    if (name != std::exchange(m_learner, name))
        Q_EMIT commandsChanged();
}

void StartPage::updateLayout()
{
    if (!m_dressed || !testAttribute(Qt::WA_Resized)) // it has no place yet
        return;
    m_layout->updateLayout(size(), canTry());
    updateGeometry();
}

QSize StartPage::minimumSizeHint() const
{
    return m_layout->needed();
}

void StartPage::paintEvent(QPaintEvent* event)
{
    Page::paintEvent(event);
    if (!std::exchange(m_wasPainted, true))
        QMetaObject::invokeMethod(this, &StartPage::painted, Qt::QueuedConnection);
}

void StartPage::resizeEvent(QResizeEvent* event)
{
    Page::resizeEvent(event);
    updateLayout();
}

void StartPage::mouseMoveEvent(QMouseEvent* event)
{
    const auto pit = pitAt(event->pos(), Side::South);
    ringPit(pit);
    const bool isOverBoard = m_board->isVisible() && m_board->geometry().contains(event->pos());
    setCursor(isOverBoard && (pit || !canTry()) ? Qt::PointingHandCursor : Qt::ArrowCursor);
    const StartButton* button = tile(primary()); // a click on the board does the same
    setToolTip(isOverBoard && !canTry() ? button->text() + u'\n' + button->toolTip() : QString());
}

void StartPage::mouseReleaseEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton || !m_board->isVisible() || !m_board->geometry().contains(event->pos()))
        return;
    if (!canTry())
        tile(primary())->click();
    else if (const auto pit = pitAt(event->pos(), Side::South))
        tryPit(*pit);
    else if (const auto theirs = pitAt(event->pos(), Side::North))
        tryPit(*theirs);
}

void StartPage::leaveEvent(QEvent* event)
{
    Page::leaveEvent(event);
    ringPit(std::nullopt);
}

void StartPage::keyPressEvent(QKeyEvent* event)
{
    const int number = event->key() - Qt::Key_0;
    const bool isPit = m_board->isVisible() && number >= 1 && number <= m_board->boardLayout().pits
                       && (event->modifiers() & ~Qt::KeypadModifier) == Qt::NoModifier;
    if (!isPit || !canTry())
        return Page::keyPressEvent(event);
    tryPit({Side::South, static_cast<std::uint8_t>(number)});
    ringPit(std::nullopt);
}

std::optional<rules::Pit> StartPage::pitAt(const QPoint& point, Side row) const
{
    for (std::uint8_t number = 1; number <= m_board->boardLayout().pits; ++number) {
        const rules::Pit pit{row, number};
        if (m_board->isVisible() && m_board->pitRect(pit).translated(m_board->pos()).contains(point))
            return pit;
    }
    return std::nullopt;
}

/// The pit under the pointer, or one that invites the first move.
void StartPage::ringPit(std::optional<rules::Pit> pit)
{
    if (!pit && !m_isTried)
        pit = kInvitingPit;
    m_board->setHint(canTry() ? pit : std::nullopt);
}

/// The newcomer begins, and the board answers each move.
void StartPage::tryPit(rules::Pit pit)
{
    m_board->completeAnimation();
    if (!m_isTried || m_shown.outcome())
        showPosition();
    m_isTried = true;
    if (m_shown.position().sideToMove() == Side::North) {
        sow(rules::greediest(m_shown.position())->move);
        m_board->completeAnimation();
    }
    m_breath.stop();
    if (m_shown.canPlay(rules::Move{pit}))
        sow(rules::Move{pit});
    else
        m_board->refuse(pit);
}

/// Shows the unfinished game, or else an opening.
void StartPage::showPosition()
{
    m_breath.stop();
    m_nextOfSample = 0;
    m_isTried = false;
    m_tryOut->setText(tr("Try it: your row is the near one. Click a pit in it, or press a key from 1 to 9: its stones "
                         "are sown anticlockwise."));
    m_shown = m_unfinished ? m_unfinished->record.history() : rules::History();
    m_board->setBoardLayout(m_shown.start().layout());
    m_board->setFlipped(
        m_unfinished
        && BoardOrientation::nearSide(m_unfinished->record.spec(), m_shown.position().sideToMove(), m_settings)
               == Side::North);
    m_board->show(m_shown.position().board(), m_shown.plies().empty() ? nullptr : &m_shown.plies().back().trace);
    const auto sources = learn::stoneSources(m_shown, m_shown.plies().size());
    m_board->setTuzdykGains({sources[0].tuzdyk, sources[1].tuzdyk});
    if (!m_unfinished && isVisible())
        m_breath.start();
    updateNames();
}

void StartPage::updateNames()
{
    if (m_unfinished) {
        const auto& spec = m_unfinished->record.spec();
        m_board->setPlayerNames({PlayerText::nameOf(spec, Side::South), PlayerText::nameOf(spec, Side::North)});
    } else {
        m_board->setPlayerNames(PlayerText::youAndOpponent(Side::South));
    }
}

void StartPage::sowNext()
{
    if (m_unfinished || !isVisible())
        return;
    if (m_isTried) {
        if (!m_shown.outcome() && m_shown.position().sideToMove() == Side::North)
            sow(rules::greediest(m_shown.position())->move);
    } else if (m_nextOfSample < std::size(kSample) && !m_settings.isMotionReduced()) {
        const auto move = notation::parseMove(kSample[m_nextOfSample], m_shown.position());
        Q_ASSERT(move && m_shown.canPlay(*move));
        ++m_nextOfSample;
        m_board->setHint(std::nullopt); // an empty pit invites nobody
        sow(*move);
    }
}

void StartPage::sow(rules::Move move)
{
    const rules::BoardState before = m_shown.position().board();
    m_shown.play(move);
    const std::size_t ply = m_shown.plies().size() - 1;
    if (m_isTried)
        announce(*this, AnnouncementText::move(m_shown, ply, Announcer::of(*this).verbosity()));
    m_board->play(before, m_shown.plies()[ply].trace);
}

void StartPage::enter()
{
    showPosition();
    tile(primary())->setFocus();
    m_breath.start();
}

void StartPage::leave()
{
    m_breath.stop();
    m_board->completeAnimation();
    m_breath.stop();
}

} // namespace qumalaq::desktop
