// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/study/analysis_panel.h"

#include "app/desktop/text/move_text.h"
#include "app/desktop/text/place_text.h"
#include "app/desktop/text/score_text.h"
#include "app/desktop/ui/announcer.h"
#include "app/desktop/ui/elided_label.h"
#include "app/desktop/ui/style.h"
#include "core/session/analyst.h"
#include "core/session/score_view.h"

#include <QPushButton>
#include <QResizeEvent>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>
#include <vector>

namespace qumalaq::desktop {

namespace {

constexpr std::size_t kMovesShown = 14;
constexpr std::size_t kAnnouncedMoves = 4;

/// For a voice: "First’s pit 5, Second’s pit 7".
QString pitsOf(rules::AnyPosition position, const std::vector<rules::Move>& moves)
{
    QStringList pits;
    for (std::size_t i = 0; i < std::min(moves.size(), kAnnouncedMoves) && position.isLegal(moves[i]); ++i) {
        pits.append(PlaceText::nameOf(rules::gameOf(position), moves[i].from));
        position.play(moves[i]);
    }
    return pits.join(QStringLiteral(", "));
}

/// Replaces the moves that do not fit by an ellipsis.
QString cutAtWholeMoves(QString line, const QFontMetrics& metrics, int width)
{
    const QString ellipsis = QStringLiteral(" …");
    if (metrics.horizontalAdvance(line) <= width)
        return line;
    while (line.contains(u' ') && metrics.horizontalAdvance(line + ellipsis) > width)
        line.truncate(line.lastIndexOf(u' '));
    return line + ellipsis;
}

} // namespace

AnalysisPanel::AnalysisPanel(session::Analyst& analyst, QWidget* parent)
    : QWidget(parent)
    , m_analyst(analyst)
    , m_heading(new ElidedLabel(this))
{
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    setRole(m_heading, "muted");
    setNotRead(*m_heading); // the lines are announced with names

    auto* rows = new QVBoxLayout;
    rows->setSpacing(0);
    for (int i = 0; i < session::Analyst::kMaxLines; ++i) {
        auto* button = new QPushButton(this);
        setRole(button, "line");
        button->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
        connect(button, &QPushButton::clicked, this, [this, i] { Q_EMIT lineChosen(i); });
        rows->addWidget(button);
        m_buttons.push_back(button);
    }
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 4, 0, 0);
    column->setSpacing(2);
    column->addWidget(m_heading);
    column->addLayout(rows);

    connect(&analyst, &session::Analyst::changed, this, &AnalysisPanel::refresh);
    refresh();
}

void AnalysisPanel::setNames(const std::array<QString, 2>& names)
{
    if (names == m_names)
        return;
    m_names = names;
    refresh();
}

void AnalysisPanel::setLow(bool low)
{
    if (low == std::exchange(m_isLow, low))
        return;
    refresh();
}

void AnalysisPanel::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    if (event->size().width() != event->oldSize().width())
        refresh(); // cuts the lines at the new width
}

void AnalysisPanel::refresh()
{
    const bool isOn = m_analyst.isActive();
    setVisible(isOn);
    const session::Analysis& known = m_analyst.analysis();
    const auto& history = m_analyst.history();
    const rules::GameId game = rules::gameOf(history.start());
    const rules::Side mover = history.position().sideToMove();
    m_heading->setVisible(!m_isLow);
    m_heading->setText(tr("Best moves (+ %1 ahead)", "what the sign means, a name").arg(m_names[indexOf(mover)]));
    for (std::size_t i = 0; i < m_buttons.size(); ++i) {
        QPushButton* button = m_buttons[i];
        // Lines take their place before they are known, so that the moves above do not jump.
        const bool isShown = i < static_cast<std::size_t>(m_isLow ? 1 : m_analyst.lines());
        button->setVisible(isShown);
        if (!isShown)
            continue;
        const bool isKnown = isOn && i < known.lines.size();
        button->setEnabled(isKnown);
        const QString whose = m_isLow ? m_names[indexOf(mover)] + u' ' : QString();
        const QString line = isKnown ? whose + ScoreText::sign(session::seenBy(mover, known.lines[i].score))
                                           + QStringLiteral("    ")
                                           + MoveText::lineOf(history.position(), known.lines[i].moves, kMovesShown)
                                     : QString();
        button->setText(cutAtWholeMoves(line, button->fontMetrics(), width() - button->fontMetrics().height()));
        button->setToolTip(isKnown
                               ? tr("%1\nDepth %2 · %3", "moves, plies, speed")
                                     .arg(line, QString::number(known.depth), ScoreText::speed(known.nodesPerSecond()))
                               : QString());
        setSpokenName(*button, isKnown ? ScoreText::sentence(known.lines[i].score, game, m_names) + QStringLiteral(". ")
                                             + pitsOf(history.position(), known.lines[i].moves)
                                       : QString());
    }
}

} // namespace qumalaq::desktop
