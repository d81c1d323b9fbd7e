// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/shell/start_room.h"

#include "app/desktop/board/board_widget.h"
#include "app/desktop/frame/motion.h"
#include "app/desktop/i18n/game_text.h"
#include "app/desktop/i18n/player_text.h"
#include "app/desktop/shell/start_tile.h"
#include "core/notation/move_text.h"

#include <QButtonGroup>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QPixmap>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <string_view>
#include <utility>

namespace qumalaq::desktop {

using rules::Side;

namespace {

/// A typical opening, which the small board plays slowly.
constexpr std::string_view kSample[] = {"76", "98", "66", "87", "12", "76", "25", "78"};
constexpr int kBreathMs = 1600;
constexpr int kColumnWidth = 400;
constexpr int kWidestColumn = 560;
constexpr int kSpacing = 10;
constexpr int kSmallSpacing = 8;
constexpr int kTightSpacing = 4;
constexpr int kNarrowestBoard = 300;
constexpr int kWidestBoard = 900;

} // namespace

StartRoom::StartRoom(Settings& settings, QWidget* parent)
    : Room(parent)
    , m_settings(settings)
    , m_name(new QLabel(this))
    , m_about(new QLabel(this))
    , m_languages(new QWidget(this))
    , m_column(new QWidget(this))
    , m_small(new QGridLayout)
    , m_board(new BoardWidget(this))
{
    build();
    m_breath.setSingleShot(true);
    m_breath.setInterval(kBreathMs);
    connect(&m_breath, &QTimer::timeout, this, &StartRoom::sowNext);
    connect(m_board, &BoardWidget::animationFinished, this, [this] { m_breath.start(); });
    connect(m_board, &BoardWidget::artArrived, this, [this] {
        if (m_settings.isMotionReduced() || !m_theme)
            return;
        QPixmap empty(m_board->size());
        empty.fill(m_theme->window);
        fadeFrom(empty, *m_board);
    });
    connect(&m_settings, &Settings::changed, this, [this](Settings::Key key) {
        if (key == Settings::Key::NewGame) {
            retranslate();
            showPosition();
        }
    });
    showPosition();
    retranslate();
}

StartRoom::~StartRoom()
{
    // Their signals must not reach a partly destroyed room.
    m_settings.disconnect(this);
    m_board->disconnect(this);
}

void StartRoom::build()
{
    setRole(m_name, "name");
    m_name->setText(QStringLiteral("Qumalaq"));
    setRole(m_about, "muted");
    m_about->setWordWrap(true);

    auto* languages = new QHBoxLayout(m_languages);
    languages->setContentsMargins(0, 0, 0, 0);
    languages->setSpacing(2);
    auto* group = new QButtonGroup(m_languages);
    for (const Language language : allLanguages()) {
        auto* button = new QToolButton(m_languages);
        button->setText(ownNameOf(language));
        button->setCheckable(true);
        button->setFocusPolicy(Qt::StrongFocus);
        button->setObjectName(codeOf(language));
        group->addButton(button);
        languages->addWidget(button);
        connect(button, &QToolButton::clicked, this, [this, language] { m_settings.setLanguage(language); });
        m_languageButtons.push_back(button);
    }

    using Size = StartTile::Size;
    const auto make = [this](Tile which, Size size, const char* icon, auto signal) {
        auto* tile = new StartTile(size, QLatin1String(icon), m_column);
        m_tiles[static_cast<std::size_t>(which)] = tile;
        connect(tile, &QPushButton::clicked, this, signal);
    };
    make(Tile::Resume, Size::Large, "redo", &StartRoom::resumeWished);
    make(Tile::Play, Size::Large, "next", &StartRoom::playWished);
    setStyleProperty(tile(Tile::Play), "primary", true);
    make(Tile::TwoPeople, Size::Small, "two-people", &StartRoom::twoPeopleWished);
    make(Tile::Choose, Size::Small, "new-game", &StartRoom::chooseWished);
    make(Tile::Learn, Size::Small, "learn", &StartRoom::learnWished);
    make(Tile::Open, Size::Small, "open", &StartRoom::openWished);
    make(Tile::Library, Size::Small, "library", &StartRoom::libraryWished);
    make(Tile::Rules, Size::Small, "rules", &StartRoom::rulesWished);

    auto* head = new QHBoxLayout;
    head->addWidget(m_name, 1);
    head->addWidget(m_languages, 0, Qt::AlignVCenter);
    auto* column = new QVBoxLayout(m_column);
    column->setContentsMargins(0, 0, 0, 0);
    column->addStretch(1);
    column->addLayout(head);
    column->addWidget(m_about);
    column->addWidget(tile(Tile::Resume));
    column->addWidget(tile(Tile::Play));
    column->addLayout(m_small);
    column->addStretch(2);
    m_small->setColumnStretch(0, 1);
    m_small->setColumnStretch(1, 1);
    int place = 0;
    for (const Tile which : {Tile::TwoPeople, Tile::Choose, Tile::Learn, Tile::Library, Tile::Open, Tile::Rules}) {
        m_small->addWidget(tile(which), place / 2, place % 2);
        ++place;
    }

    // The board is only a picture; the tiles say what it shows.
    m_board->setFocusPolicy(Qt::NoFocus);
    m_board->setAttribute(Qt::WA_TransparentForMouseEvents);
}

void StartRoom::setUnfinished(const std::optional<Unfinished>& game)
{
    const bool hadGame = std::exchange(m_unfinished, game).has_value();
    showPosition();
    retranslate();
    if (m_theme && hadGame != m_unfinished.has_value())
        dressTiles();
}

void StartRoom::dressTiles()
{
    for (StartTile* tile : m_tiles)
        tile->setLook(*m_theme, m_metrics, tile == this->tile(m_unfinished ? Tile::Resume : Tile::Play));
}

void StartRoom::setLook(const Theme& theme, const Metrics& metrics)
{
    m_metrics = metrics;
    m_board->setTheme(theme);
    m_theme = theme;
    dressTiles();
    arrange();
}

void StartRoom::retranslate()
{
    m_about->setText(tr("Togyzqumalaq, the game of nine pits, and its relatives"));
    const auto languages = allLanguages();
    const auto spoken = m_settings.language().value_or(languageOfSystem());
    for (std::size_t i = 0; i < languages.size(); ++i)
        m_languageButtons[i]->setChecked(languages[i] == spoken);
    m_languages->setAccessibleName(tr("Language"));
    setAccessibleName(tr("Start page"));

    const NewGameChoice choice = m_settings.newGame();
    const QString game = GameText::nameOf(choice.setup.game());
    const bool isComputer = choice.opponent == NewGameChoice::Opponent::Computer;
    tile(Tile::Play)
        ->setTexts(
            tr("Play now"),
            isComputer
                ? tr("%1 · against the computer, level %2", "game, number").arg(game, QString::number(choice.level))
                : tr("%1 · two people", "game").arg(game));
    if (m_unfinished) {
        const auto& record = m_unfinished->record;
        const auto& stores = record.history().position().board().stores;
        const QString players =
            tr("%1 – %2", "two players")
                .arg(PlayerText::nameOf(record.spec(), Side::South), PlayerText::nameOf(record.spec(), Side::North));
        QString note =
            QStringLiteral("%1 · %2 : %3 · ").arg(players, QString::number(stores[0]), QString::number(stores[1]))
            + tr("move %1").arg(record.history().plies().size());
        if (m_unfinished->lastChanged.isValid())
            note += QStringLiteral(" · ")
                    + localeOf(spoken).toString(m_unfinished->lastChanged.toLocalTime(), QLocale::ShortFormat);
        tile(Tile::Resume)->setTexts(tr("Continue the game"), note);
    }
    tile(Tile::TwoPeople)->setTexts(tr("Two players"), tr("At one screen, with the board between you"));
    tile(Tile::Choose)->setTexts(tr("New game…"), tr("Choose a game, an opponent, a side and a clock"));
    tile(Tile::Learn)->setTexts(tr("Learn"), tr("Lessons and puzzles on the board"));
    tile(Tile::Open)->setTexts(tr("Open a game…"), tr("From a file or a scoresheet"));
    tile(Tile::Library)->setTexts(tr("Library"), tr("All games you have played and imported"));
    tile(Tile::Rules)->setTexts(tr("Rules"), tr("How the game is played"));
    tile(Tile::Resume)->setVisible(m_unfinished.has_value());
}

/// The column of tiles has its preferred width; the board gets the rest, if that is enough.
void StartRoom::arrange()
{
    // In a low window the spacing shrinks before anything else.
    QLayout& column = *m_column->layout();
    const auto makeTight = [&](bool tight) {
        column.setSpacing(m_metrics.px(tight ? kTightSpacing : kSpacing));
        m_small->setSpacing(m_metrics.px(tight ? kTightSpacing : kSmallSpacing));
        for (StartTile* tile : m_tiles)
            tile->setTight(tight);
    };
    makeTight(false);
    if (column.minimumSize().height() > height())
        makeTight(true);
    const int gap = m_metrics.px(28);
    const int needed = std::max(column.minimumSize().width(), m_metrics.px(kColumnWidth));
    const int left = width() - needed - gap;
    const bool showsBoard = left >= m_metrics.px(kNarrowestBoard);
    m_board->setVisible(showsBoard);
    if (!showsBoard) {
        const int columnWidth = std::min(width(), m_metrics.px(kWidestColumn));
        m_column->setGeometry((width() - columnWidth) / 2, 0, columnWidth, height());
        return;
    }
    const int columnWidth = std::clamp(width() * 2 / 5, needed, std::max(needed, m_metrics.px(kWidestColumn)));
    int boardWidth = std::min(width() - columnWidth - gap, m_metrics.px(kWidestBoard));
    int boardHeight = m_board->heightForWidth(boardWidth);
    if (boardHeight > height()) {
        boardWidth = boardWidth * height() / boardHeight;
        boardHeight = height();
    }
    const int margin = (width() - columnWidth - gap - boardWidth) / 2;
    m_column->setGeometry(margin, 0, columnWidth, height());
    m_board->setGeometry(margin + columnWidth + gap, (height() - boardHeight) / 2, boardWidth, boardHeight);
}

void StartRoom::resizeEvent(QResizeEvent* event)
{
    Room::resizeEvent(event);
    arrange();
}

/// Shows the unfinished game, or else an opening.
void StartRoom::showPosition()
{
    m_breath.stop();
    m_nextOfSample = 0;
    m_shown = m_unfinished ? m_unfinished->record.history() : rules::History();
    m_board->setBoardLayout(m_shown.start().layout());
    m_board->show(m_shown.position().board(), m_shown.plies().empty() ? nullptr : &m_shown.plies().back().trace);
    if (m_unfinished) {
        const auto& spec = m_unfinished->record.spec();
        m_board->setPlayerNames({PlayerText::nameOf(spec, Side::South), PlayerText::nameOf(spec, Side::North)});
    } else {
        m_board->setPlayerNames({GameText::sideName(Side::South), GameText::sideName(Side::North)});
        if (isVisible())
            m_breath.start();
    }
}

void StartRoom::sowNext()
{
    if (m_unfinished || m_nextOfSample >= std::size(kSample) || !isVisible() || m_settings.isMotionReduced())
        return;
    const auto move = notation::parseMove(kSample[m_nextOfSample], m_shown.position());
    Q_ASSERT(move && m_shown.canPlay(*move));
    ++m_nextOfSample;
    const rules::BoardState before = m_shown.position().board();
    m_shown.play(*move);
    m_board->play(before, m_shown.plies().back().trace);
}

void StartRoom::enter()
{
    showPosition();
    tile(m_unfinished ? Tile::Resume : Tile::Play)->setFocus();
    m_breath.start();
}

void StartRoom::leave()
{
    m_breath.stop();
    m_board->completeAnimation();
    m_breath.stop();
}

} // namespace qumalaq::desktop
