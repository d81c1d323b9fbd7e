// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/network/two_computers.h"
#include "app/desktop/ui/new_game_choice.h"
#include "app/desktop/ui/page.h"

class QBoxLayout;
class QCheckBox;
class QLabel;
class QLineEdit;
class QListWidget;
class QPushButton;
class QToolButton;
class QVBoxLayout;

namespace qumalaq::desktop {

class Settings;

/// Where a game on two computers begins: the code for the other player, or the field for the other player's code.
class TwoComputersPage final : public Page {
    Q_OBJECT

public:
    /// The arguments must outlive the page.
    TwoComputersPage(TwoComputers& game, Settings& settings, QWidget* parent = nullptr);
    ~TwoComputersPage() override;

    [[nodiscard]] QString title() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return minimumSizeOfTexts(); }
    void updateLook() override;
    [[nodiscard]] std::any state() const override;
    void restore(const std::any& state) override;
    void enter() override;
    void leave() override;
    bool stepBack() override;

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    enum class View { Choice, NoNetwork, Code, Looking, Offer };

    void buildChoice();
    void buildInviting();
    void buildJoining();
    QVBoxLayout* addCard(const QString& heading, const QString& text);
    void buildCode();
    void buildOffer();
    void refresh();
    void updateLayout();
    void showInvitation();
    void showGames();
    void chooseGame();
    void invite();
    void join(net::Guest::Role role);
    void showFault(const QString& text);
    [[nodiscard]] View view() const;

    TwoComputers& m_game;
    Settings& m_settings;
    NewGameChoice m_choice;
    std::optional<View> m_shown;

    QWidget* m_choiceView;
    QBoxLayout* m_cards;
    QLineEdit* m_name;
    QLabel* m_invitation;
    QPushButton* m_change;
    QPushButton* m_invite;
    QCheckBox* m_announce;
    QCheckBox* m_delay;
    QLabel* m_gamesLabel;
    QListWidget* m_games; ///< announced ones
    QLineEdit* m_code;
    QPushButton* m_join;
    QPushButton* m_watch;
    QToolButton* m_joinDetails;
    QWidget* m_addressRow;
    QLineEdit* m_address;
    QLabel* m_fault;

    QWidget* m_noNetworkView;
    QPushButton* m_tryAgain;

    QWidget* m_codeView;
    QLabel* m_tellCode;
    QLabel* m_largeCode;
    QLabel* m_waiting;
    QToolButton* m_codeDetails;
    QLabel* m_addresses;
    QPushButton* m_stop;

    QWidget* m_offerView;
    QLabel* m_offer;
    QLabel* m_offerGame;
    QPushButton* m_accept;
    QPushButton* m_decline;
};

} // namespace qumalaq::desktop
