// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/network/two_computers_page.h"

#include "app/desktop/game/game_session.h"
#include "app/desktop/game/new_game_dialog.h"
#include "app/desktop/network/two_computers_text.h"
#include "app/desktop/ui/announcer.h"
#include "app/desktop/ui/settings.h"
#include "app/desktop/ui/style.h"
#include "core/net/limits.h"

#include <QBoxLayout>
#include <QCheckBox>
#include <QFrame>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPointer>
#include <QPushButton>
#include <QSignalBlocker>
#include <QToolButton>

#include <algorithm>
#include <initializer_list>
#include <utility>

namespace qumalaq::desktop {

using net::Guest;
using net::Partner;

namespace {

constexpr int kWideCards = 900; ///< from this width the cards are side by side
constexpr int kCodeLetters = 12;
constexpr int kNameLetters = 24;
constexpr int kMaxRows = 4; ///< of the announced games, without scrolling
constexpr double kCodeSize = 72;
constexpr int kCodeRole = Qt::UserRole;
constexpr int kHasBegunRole = Qt::UserRole + 1;

void setWidthInLetters(QLineEdit& field, int letters)
{
    field.setFixedWidth(field.fontMetrics().horizontalAdvance(QLatin1Char('M')) * letters);
}

QLabel* makeText(const QString& text, const char* role, QWidget* parent)
{
    auto* label = new QLabel(text, parent);
    label->setWordWrap(true);
    setRole(label, role);
    setNotRead(*label);
    return label;
}

QToolButton* makeDetails(QWidget* details, QWidget* parent)
{
    auto* button = new QToolButton(parent);
    button->setText(TwoComputersText::tr("Details"));
    button->setCheckable(true);
    button->setFocusPolicy(Qt::StrongFocus);
    button->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    details->hide();
    QObject::connect(button, &QToolButton::toggled, details, &QWidget::setVisible);
    return button;
}

/// A field with its label, alone in a row.
QLineEdit* addField(QHBoxLayout& row, const QString& text, QWidget* parent)
{
    auto* label = new QLabel(text, parent);
    auto* field = new QLineEdit(parent);
    field->setAccessibleName(text);
    label->setBuddy(field);
    row.addWidget(label);
    row.addWidget(field);
    row.addStretch(1);
    return field;
}

QHBoxLayout* rowOf(std::initializer_list<QWidget*> buttons)
{
    auto* row = new QHBoxLayout;
    for (QWidget* button : buttons)
        row->addWidget(button);
    row->addStretch(1);
    return row;
}

} // namespace

TwoComputersPage::TwoComputersPage(TwoComputers& game, Settings& settings, QWidget* parent)
    : Page(parent)
    , m_game(game)
    , m_settings(settings)
    , m_choice(settings.newGameAgainst(NewGameChoice::Opponent::Person))
    , m_choiceView(new QWidget(this))
    , m_noNetworkView(new QWidget(this))
    , m_codeView(new QWidget(this))
    , m_offerView(new QWidget(this))
{
    setAccessibleName(title());
    buildChoice();
    buildCode();
    buildOffer();

    auto* noNetwork = new QVBoxLayout(m_noNetworkView);
    noNetwork->addWidget(
        makeText(tr("This computer is not on a network. Connect it by Wi-Fi or cable."), "heading", m_noNetworkView));
    m_tryAgain = new QPushButton(tr("Try again"), m_noNetworkView);
    setRole(m_tryAgain, "primary");
    noNetwork->addWidget(m_tryAgain, 0, Qt::AlignLeft);
    connect(m_tryAgain, &QPushButton::clicked, this, [this] {
        m_shown.reset();
        refresh();
    });

    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    for (QWidget* each : {m_choiceView, m_noNetworkView, m_codeView, m_offerView})
        column->addWidget(each);
    column->addStretch(1);
    connect(&m_game, &TwoComputers::changed, this, &TwoComputersPage::refresh);
    connect(&m_game, &TwoComputers::announcementsChanged, this, &TwoComputersPage::showGames);
    showGames();
    refresh();
}

TwoComputersPage::~TwoComputersPage()
{
    m_game.disconnect(this);
}

QString TwoComputersPage::title() const
{
    return tr("Two computers");
}

void TwoComputersPage::buildChoice()
{
    auto* column = new QVBoxLayout(m_choiceView);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(makeText(tr("You each need a computer on the same network: at home, at school, or joined by a "
                                  "cable. One player invites, the other types in the code."),
                               "muted", m_choiceView));
    auto* nameRow = new QHBoxLayout;
    m_name = addField(*nameRow, tr("Your name"), m_choiceView);
    m_name->setMaxLength(Settings::kMaxNameLength);
    m_name->setText(m_settings.ownName());
    column->addLayout(nameRow);
    m_cards = new QBoxLayout(QBoxLayout::LeftToRight);
    column->addLayout(m_cards);
    buildInviting();
    buildJoining();
}

QVBoxLayout* TwoComputersPage::addCard(const QString& heading, const QString& text)
{
    auto* card = new QFrame(m_choiceView);
    setRole(card, "card");
    auto* inside = new QVBoxLayout(card);
    inside->addWidget(makeText(heading, "heading", card));
    inside->addWidget(makeText(text, "muted", card));
    m_cards->addWidget(card, 1);
    return inside;
}

void TwoComputersPage::buildInviting()
{
    QVBoxLayout* inviting = addCard(tr("Invite"), tr("You choose the game. This computer shows a code for the other "
                                                     "player."));
    m_invitation = makeText({}, "heading", m_choiceView);
    inviting->addWidget(m_invitation);
#ifdef Q_OS_WIN
    inviting->addWidget(
        makeText(tr("Windows may ask whether to let Qumalaq use the network. Allow it on private networks."), "small",
                 m_choiceView));
#endif
    inviting->addStretch(1);
    m_invite = new QPushButton(tr("Invite"), m_choiceView);
    m_change = new QPushButton(tr("Choose another game…"), m_choiceView);
    setRole(m_invite, "primary");
    inviting->addLayout(rowOf({m_invite, m_change}));
    connect(m_invite, &QPushButton::clicked, this, [this] {
        m_game.beginOther([page = QPointer(this)] {
            if (page)
                page->invite();
        });
    });
    connect(m_change, &QPushButton::clicked, this, &TwoComputersPage::chooseGame);
}

void TwoComputersPage::buildJoining()
{
    QVBoxLayout* joining = addCard(tr("Join"), tr("The other player gives you a code of 8 letters and digits."));
    auto* codeRow = new QHBoxLayout;
    m_code = addField(*codeRow, tr("Code"), m_choiceView);
    m_code->setMaxLength(net::kCodeLength * 3); // with spaces
    joining->addLayout(codeRow);
    m_gamesLabel = new QLabel(tr("Games on this network"), m_choiceView);
    m_games = new QListWidget(m_choiceView);
    m_games->setAccessibleName(m_gamesLabel->text());
    m_gamesLabel->setBuddy(m_games);
    joining->addWidget(m_gamesLabel);
    joining->addWidget(m_games);
    connect(m_games, &QListWidget::currentItemChanged, this, [this](const QListWidgetItem* game) {
        if (game)
            m_code->setText(game->data(kCodeRole).toString());
    });
    connect(
        m_games, &QListWidget::itemActivated, this,
        [this](const QListWidgetItem* game) {
            m_code->setText(game->data(kCodeRole).toString());
            join(game->data(kHasBegunRole).toBool() ? Guest::Role::Watcher : Guest::Role::Player);
        },
        Qt::QueuedConnection);
    m_fault = makeText({}, "error", m_choiceView);
    m_fault->hide();
    joining->addWidget(m_fault);
    m_addressRow = new QWidget(m_choiceView);
    auto* addressRow = new QHBoxLayout(m_addressRow);
    addressRow->setContentsMargins(0, 0, 0, 0);
    m_address = addField(*addressRow, tr("Address of the other computer"), m_addressRow);
    m_address->setPlaceholderText(QStringLiteral("192.168.1.20"));
    joining->addWidget(m_addressRow);
    joining->addStretch(1);
    m_join = new QPushButton(tr("Join"), m_choiceView);
    m_watch = new QPushButton(tr("Just watch"), m_choiceView);
    m_joinDetails = makeDetails(m_addressRow, m_choiceView);
    setRole(m_join, "primary");
    joining->addLayout(rowOf({m_join, m_watch, m_joinDetails}));
    connect(m_join, &QPushButton::clicked, this, [this] { join(Guest::Role::Player); });
    // Later, because the same key must not press the button that then has the focus.
    connect(
        m_code, &QLineEdit::returnPressed, this, [this] { join(Guest::Role::Player); }, Qt::QueuedConnection);
    connect(m_watch, &QPushButton::clicked, this, [this] { join(Guest::Role::Watcher); });
}

void TwoComputersPage::buildCode()
{
    auto* column = new QVBoxLayout(m_codeView);
    m_tellCode = makeText({}, "heading", m_codeView);
    m_tellCode->setAlignment(Qt::AlignHCenter);
    m_largeCode = new QLabel(m_codeView);
    m_largeCode->setAlignment(Qt::AlignHCenter);
    m_largeCode->setTextInteractionFlags(Qt::TextSelectableByMouse);
    setNotRead(*m_largeCode);
    m_waiting = makeText({}, "muted", m_codeView);
    m_waiting->setAlignment(Qt::AlignHCenter);
    m_announce = new QCheckBox(tr("Show this game to everyone on the network"), m_codeView);
    m_announce->setChecked(m_settings.value(setting::kAnnouncesGames));
    connect(m_announce, &QCheckBox::toggled, this, [this](bool isOn) {
        m_settings.setValue(setting::kAnnouncesGames, isOn);
        m_game.setAnnounced(isOn);
    });
    m_delay = new QCheckBox(tr("Spectators see the moves a minute later"), m_codeView);
    connect(m_delay, &QCheckBox::toggled, this, [this](bool isOn) { m_game.setWatchersDelayed(isOn); });
    m_addresses = makeText({}, "small", m_codeView);
    m_addresses->setAlignment(Qt::AlignHCenter);
    m_stop = new QPushButton(m_codeView);
    m_codeDetails = makeDetails(m_addresses, m_codeView);
    column->addStretch(1);
    for (QLabel* label : {m_tellCode, m_largeCode, m_waiting})
        column->addWidget(label);
    column->addWidget(m_announce, 0, Qt::AlignHCenter);
    column->addWidget(m_delay, 0, Qt::AlignHCenter);
    column->addSpacing(20);
    column->addWidget(m_stop, 0, Qt::AlignHCenter);
    column->addWidget(m_codeDetails, 0, Qt::AlignHCenter);
    column->addWidget(m_addresses);
    connect(m_stop, &QPushButton::clicked, this, [this] { m_game.leave(); });
}

void TwoComputersPage::buildOffer()
{
    auto* column = new QVBoxLayout(m_offerView);
    m_offer = makeText({}, "heading", m_offerView);
    m_offerGame = makeText({}, "heading", m_offerView);
    auto* row = new QHBoxLayout;
    m_accept = new QPushButton(tr("Play"), m_offerView);
    m_decline = new QPushButton(tr("No, thanks"), m_offerView);
    setRole(m_accept, "primary");
    row->addWidget(m_accept);
    row->addWidget(m_decline);
    row->addStretch(1);
    column->addWidget(m_offer);
    column->addWidget(m_offerGame);
    column->addLayout(row);
    connect(m_accept, &QPushButton::clicked, this, [this] { m_game.accept(); });
    connect(m_decline, &QPushButton::clicked, this, [this] { m_game.leave(); });
}

TwoComputersPage::View TwoComputersPage::view() const
{
    using State = Partner::State;
    if (m_game.state() == State::Offered)
        return View::Offer;
    if (m_game.state() == State::Looking)
        return m_game.host() ? View::Code : View::Looking;
    if (m_game.host() && m_game.isPlayed())
        return View::Code; // for those who watch
    return m_game.hasNetwork() ? View::Choice : View::NoNetwork;
}

void TwoComputersPage::refresh()
{
    const View now = view();
    const bool isNew = now != std::exchange(m_shown, now);
    m_choiceView->setVisible(now == View::Choice);
    m_noNetworkView->setVisible(now == View::NoNetwork);
    m_codeView->setVisible(now == View::Code || now == View::Looking);
    m_offerView->setVisible(now == View::Offer);
    if (now == View::Choice) {
        showInvitation();
        showFault(m_game.refusal() ? TwoComputersText::why(*m_game.refusal()) : QString());
    }
    const bool isHost = now == View::Code;
    m_tellCode->setVisible(isHost);
    m_largeCode->setVisible(isHost);
    m_announce->setVisible(isHost);
    m_delay->setVisible(isHost);
    m_codeDetails->setVisible(isHost);
    m_addresses->setVisible(isHost && m_codeDetails->isChecked());
    const bool isInvitation = isHost && m_game.state() == Partner::State::Looking;
    m_waiting->setVisible(!isHost || isInvitation);
    m_stop->setVisible(!isHost || isInvitation);
    m_stop->setText(isHost ? tr("Cancel the invitation") : tr("Stop looking"));
    m_tellCode->setText(isInvitation ? tr("Give this code to the other player")
                                     : tr("With this code others can watch the game"));
    if (isHost) {
        m_largeCode->setText(m_game.host()->code());
        const QString state = TwoComputersText::stateOf(*m_game.host());
        if (!isNew && isVisible() && state != m_waiting->text())
            announce(*this, state);
        m_waiting->setText(state);
        QStringList addresses;
        for (const QHostAddress& address : m_game.host()->addresses())
            addresses.append(address.toString());
        m_addresses->setText(tr("Addresses of this computer: %1").arg(addresses.join(QStringLiteral(", "))));
    } else if (now == View::Looking) {
        m_waiting->setText(tr("Looking for the other computer…"));
    } else if (now == View::Offer) {
        const auto* guest = m_game.guest();
        m_offer->setText(tr("%1 invites you to a game.", "a name").arg(TwoComputersText::nameOf(guest->partnerName())));
        m_offerGame->setText(TwoComputersText::offerOf(guest->offer(), TwoComputersText::sideOf(guest->ownSide())));
    }
    if (!isNew || !isVisible())
        return;
    if (isHost) {
        announce(*this,
                 m_tellCode->text() + QStringLiteral(": ") + TwoComputersText::spelled(m_largeCode->text()) + u'.',
                 Announcer::Kind::Answer);
        (isInvitation ? static_cast<QWidget*>(m_stop) : m_announce)->setFocus();
    } else if (now == View::Looking) {
        announce(*this, m_waiting->text());
        m_stop->setFocus();
    } else if (now == View::Offer) {
        announce(*this, m_offer->text() + u' ' + m_offerGame->text(), Announcer::Kind::Answer);
        m_accept->setFocus();
    } else {
        const QWidget* shown = now == View::NoNetwork ? m_noNetworkView : m_choiceView;
        Announcer::of(*this).announceNow(shown->findChild<QLabel*>()->text()); // what is above everything
        (now == View::NoNetwork ? static_cast<QWidget*>(m_tryAgain) : m_code)->setFocus();
    }
}

void TwoComputersPage::showInvitation()
{
    const session::MatchSpec spec = GameSession::specOf(m_choice);
    QString side = tr("Who begins is chosen at random.");
    if (m_choice.ownSide != NewGameChoice::OwnSide::Random)
        side = TwoComputersText::sideOf(m_choice.ownSide == NewGameChoice::OwnSide::South ? rules::Side::South
                                                                                          : rules::Side::North);
    m_invitation->setText(TwoComputersText::offerOf(spec, side));
    setSpokenDescription(*m_invite, m_invitation->text());
}

void TwoComputersPage::showGames()
{
    const auto games = m_game.announcements();
    const QString chosen = m_games->currentItem() ? m_games->currentItem()->data(kCodeRole).toString() : QString();
    const QSignalBlocker blocker(m_games);
    if (isVisible() && games.size() > m_games->count())
        announce(*this, m_gamesLabel->text() + QStringLiteral(": ") + QString::number(games.size()));
    m_games->clear();
    for (const net::Announcement& game : games) {
        const QString code = net::toText(game.code);
        auto* item = new QListWidgetItem(TwoComputersText::announcementOf(game), m_games);
        item->setData(kCodeRole, code);
        item->setData(kHasBegunRole, game.hasBegun);
        if (code == chosen)
            m_games->setCurrentItem(item);
    }
    m_gamesLabel->setVisible(!games.isEmpty());
    m_games->setVisible(!games.isEmpty());
    if (const int rows = std::min(m_games->count(), kMaxRows); rows > 0)
        m_games->setFixedHeight(rows * m_games->sizeHintForRow(0) + 2 * m_games->frameWidth());
}

void TwoComputersPage::chooseGame()
{
    auto* dialog = new NewGameDialog(m_choice, m_settings, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setForInvitation();
    connect(dialog, &QDialog::accepted, this, [this, dialog] {
        const NewGameChoice chosen = dialog->choice();
        m_choice.setup = chosen.setup;
        m_choice.clock = chosen.clock;
        m_choice.ownSide = chosen.ownSide;
        showInvitation();
        announce(*this, m_invitation->text());
    });
    dialog->open();
}

void TwoComputersPage::invite()
{
    NewGameChoice choice = m_choice;
    choice.opponent = NewGameChoice::Opponent::Computer; // so that the choice of the side counts
    choice.ownName = m_name->text();
    session::MatchSpec spec = GameSession::specOf(choice);
    const rules::Side own = *spec.onlyPerson();
    if (m_game.invite(spec, own)) {
        m_game.setAnnounced(m_announce->isChecked());
        m_game.setWatchersDelayed(m_delay->isChecked());
    } else {
        showFault(tr("No other computer can join: another program is using the connection that Qumalaq needs."));
    }
}

void TwoComputersPage::join(Guest::Role role)
{
    const auto code = net::parseCode(m_code->text());
    if (!code) {
        showFault(TwoComputersText::whyNoCode(code.error()));
        return m_code->setFocus();
    }
    const QString address = m_joinDetails->isChecked() ? m_address->text().trimmed() : QString();
    TwoComputers* game = &m_game;
    const QString name = m_name->text();
    if (address.isEmpty())
        return m_game.beginOther([=] { game->join(*code, role, name); });
    if (QHostAddress(address).isNull()) {
        showFault(tr("This is not an address. An address looks like 192.168.1.20."));
        return m_address->setFocus();
    }
    m_game.beginOther([=] { game->joinAt(*code, QHostAddress(address), role, name); });
}

void TwoComputersPage::showFault(const QString& text)
{
    m_fault->setVisible(!text.isEmpty());
    if (!text.isEmpty() && text != m_fault->text() && isVisible())
        announce(*this, text, Announcer::Kind::Answer);
    m_fault->setText(text);
}

void TwoComputersPage::updateLook()
{
    QFont font = m_largeCode->font();
    font.setPixelSize(px(kCodeSize));
    font.setBold(true);
    m_largeCode->setFont(font);
    m_largeCode->setStyleSheet(QStringLiteral("font-size: %1px; font-weight: bold;").arg(px(kCodeSize)));
    ensurePolished();
    setWidthInLetters(*m_code, kCodeLetters);
    setWidthInLetters(*m_name, kNameLetters);
    setWidthInLetters(*m_address, kCodeLetters);
    updateLayout();
}

void TwoComputersPage::updateLayout()
{
    m_cards->setDirection(width() >= px(kWideCards) ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
}

void TwoComputersPage::resizeEvent(QResizeEvent* event)
{
    Page::resizeEvent(event);
    updateLayout();
    updateGeometry();
}

void TwoComputersPage::enter()
{
    m_game.setLooking(true);
    m_shown.reset(); // the focus is set
    refresh();
}

void TwoComputersPage::leave()
{
    m_game.setLooking(false);
    showGames();
}

bool TwoComputersPage::stepBack()
{
    if (m_game.state() != Partner::State::Looking && m_game.state() != Partner::State::Offered)
        return false;
    m_game.leave();
    return true;
}

namespace {

struct TwoComputersState {
    NewGameChoice choice;
    QString name;
    QString code;
    QString address;
    bool hasDetails = false;
};

} // namespace

std::any TwoComputersPage::state() const
{
    return TwoComputersState{m_choice, m_name->text(), m_code->text(), m_address->text(), m_joinDetails->isChecked()};
}

void TwoComputersPage::restore(const std::any& state)
{
    const auto& before = std::any_cast<const TwoComputersState&>(state);
    m_choice = before.choice;
    m_name->setText(before.name);
    m_code->setText(before.code);
    m_address->setText(before.address);
    m_joinDetails->setChecked(before.hasDetails);
    showInvitation();
}

} // namespace qumalaq::desktop
