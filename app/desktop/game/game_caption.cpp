// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/game/game_caption.h"

#include "app/desktop/frame/actions.h"
#include "app/desktop/frame/style.h"
#include "app/desktop/i18n/game_text.h"
#include "app/desktop/play/game_controller.h"
#include "core/notation/turn_counter.h"

namespace qumalaq::desktop {

namespace {

constexpr int kSaidMs = 6000; ///< how long an announcement is shown

} // namespace

GameCaption::GameCaption(const GameController& controller, const Actions& actions, QWidget* parent)
    : QLabel(parent)
    , m_controller(controller)
    , m_actions(actions)
{
    setObjectName(QStringLiteral("caption"));
    setRole(this, "muted");
    setAlignment(Qt::AlignCenter);
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    m_said.setSingleShot(true);
    m_said.setInterval(kSaidMs);
    connect(&m_said, &QTimer::timeout, this, [this] { setTip({}); });
}

void GameCaption::refresh()
{
    setText(caption());
}

void GameCaption::setTip(const QString& tip)
{
    m_tip = tip;
    refresh();
}

void GameCaption::say(const QString& text)
{
    setTip(text);
    m_said.start();
}

QString GameCaption::caption() const
{
    const ShownGame& shown = m_controller.shown();
    if (!m_tip.isEmpty())
        return m_tip;
    if (shown.isLookingBack()) {
        const QString key = Actions::shortcutText(m_actions.at(ActionId::LatestMove));
        const auto plies = static_cast<std::size_t>(shown.plies());
        if (plies == 0)
            return tr("Looking back: the start. %1 returns to the game.", "a key").arg(key);
        return tr("Looking back: move %1, %2. %3 returns to the game.", "number, South or North, a key")
            .arg(QString::number(notation::moveNumberAt(shown.history(), plies)),
                 GameText::sideName(shown.history().positionAt(plies - 1).sideToMove()), key);
    }
    if (m_controller.awaited() == GameController::Awaited::Guess)
        return tr("Where will the last stone fall? Click there.");
    if (m_controller.awaited() == GameController::Awaited::Confirm)
        return tr("Click the pit again to play it.");
    if (const auto guessed = m_controller.guessed())
        return *guessed ? tr("Right.") : tr("No: the last stone falls elsewhere.");
    if (m_controller.isHintComing())
        return tr("Looking for the best move…");
    return m_controller.status();
}

} // namespace qumalaq::desktop
