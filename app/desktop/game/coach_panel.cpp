// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/game/coach_panel.h"

#include "app/desktop/text/label_text.h"
#include "app/desktop/ui/actions.h"
#include "app/desktop/ui/announcer.h"
#include "app/desktop/ui/style.h"

#include <QHBoxLayout>
#include <QPushButton>

#include <algorithm>
#include <utility>

namespace qumalaq::desktop {

namespace {

constexpr int kMaxLines = 3;
constexpr int kSpacing = 12;

/// Whether the announcement of the move says it, too.
bool isInAnnouncement(std::optional<learn::FactKind> kind)
{
    using enum learn::FactKind;
    return kind == Takes || kind == MakesTuzdyk || kind == MovesAgain;
}

bool isCutIn(const QFontMetrics& metrics, int width, const QString& text, int lines)
{
    const auto heightIn = [&metrics](int space, const QString& said) {
        return metrics.boundingRect(QRect(0, 0, space, QWIDGETSIZE_MAX), Qt::TextWordWrap, said).height();
    };
    // The rectangle of a line may be higher than the spacing of lines.
    return !text.isEmpty() && heightIn(width, text) > lines * heightIn(QWIDGETSIZE_MAX, QStringLiteral("0"));
}

} // namespace

PhraseLabel::PhraseLabel(QWidget* parent) : ElidedLabel(parent)
{
    setFocusPolicy(Qt::TabFocus);
    setRole(this, "phrase");
}

void PhraseLabel::enterEvent(QEnterEvent* event)
{
    QLabel::enterEvent(event);
    Q_EMIT pointed(true);
}

void PhraseLabel::leaveEvent(QEvent* event)
{
    QLabel::leaveEvent(event);
    Q_EMIT pointed(hasFocus());
}

void PhraseLabel::focusInEvent(QFocusEvent* event)
{
    QLabel::focusInEvent(event);
    Q_EMIT pointed(true);
}

void PhraseLabel::focusOutEvent(QFocusEvent* event)
{
    QLabel::focusOutEvent(event);
    Q_EMIT pointed(false);
}

CoachPanel::CoachPanel(CoachController& coach, const Actions& actions, QWidget* parent)
    : QWidget(parent)
    , m_coach(coach)
    , m_actions(actions)
    , m_phrase(new PhraseLabel(this))
    , m_back(new QPushButton(tr("Take &back"), this))
{
    setNotRead(*m_phrase);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(kSpacing);
    row->addWidget(m_phrase, 1, Qt::AlignVCenter);
    row->addWidget(m_back, 0, Qt::AlignVCenter);
    connect(m_phrase, &PhraseLabel::pointed, this, [this](bool isPointed) { m_coach.point(isPointed); });
    connect(m_back, &QPushButton::clicked, this, [this] { m_coach.takeBack(); });
    connect(&m_coach, &CoachController::changed, this, &CoachPanel::refresh);
    refresh();
}

void CoachPanel::setLines(int lines)
{
    m_lines = std::clamp(lines, 2, kMaxLines);
    fit();
}

void CoachPanel::setHeading(const QString& heading)
{
    if (heading == m_heading)
        return;
    m_heading = heading;
    fit();
}

void CoachPanel::refresh()
{
    const auto comment = m_coach.isJudging() ? std::nullopt : m_coach.comment();
    const QString told = std::exchange(m_text, comment ? comment->text : QString());
    m_isOnMove = comment && comment->kind;
    const bool wasOn = std::exchange(m_wasOn, m_coach.isOn());
    fit();
    if (m_text == told)
        return;
    Q_EMIT said(m_text);
    if (comment && isInAnnouncement(comment->kind) && wasOn)
        return;
    QString news = m_text;
    if (m_coach.canTakeBack()) // a listener does not see the button appear
        news = (news + u' ' + spokenKey(m_back->text(), Actions::shortcutText(m_actions.at(ActionId::Undo)))).trimmed();
    // The move is announced first: it lands for the coach before it lands for the announcements. Another game may have
    // begun by then.
    QMetaObject::invokeMethod(
        this,
        [this, text = m_text, news] {
            if (m_text == text)
                announce(*this, news);
        },
        Qt::QueuedConnection);
}

void CoachPanel::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    fit();
}

/// The layout missed a resize that happened while the panel was being shown.
void CoachPanel::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    layout()->setGeometry(contentsRect());
}

void CoachPanel::fit()
{
    const QFontMetrics metrics = m_phrase->fontMetrics();
    int space = width() - (m_phrase->width() - m_phrase->contentsRect().width());
    const auto isCut = [&](const QString& text, int lines) { return isCutIn(metrics, space, text, lines); };
    QString shown = withJoiners(m_text);
    const int button = m_back->sizeHint().width() + kSpacing;
    // There is more room without the button, which the header has, too.
    m_back->setVisible(m_coach.canTakeBack() && !isCutIn(metrics, space - button, shown, m_lines));
    if (!m_back->isHidden())
        space -= button;
    // Whose turn it is counts more than what a tuzdyk is.
    const QString kept = m_isOnMove && !m_heading.isEmpty() ? m_heading + u' ' : QString();
    for (auto end = shown.lastIndexOf(QStringLiteral(". ")); end >= 0 && isCut(kept + shown, m_lines);
         end = shown.lastIndexOf(QStringLiteral(". ")))
        shown.truncate(end + 1);
    int lines = 1;
    while (lines < m_lines && isCut(shown, lines))
        ++lines;
    // Beside the button, too, there is no line for the heading.
    if (const QString both = m_heading + u' ' + shown;
        (lines == m_lines || !m_back->isHidden()) && !m_heading.isEmpty() && !isCut(both, m_lines))
        shown = both;
    while (lines < m_lines && isCut(shown, lines))
        ++lines;
    m_phrase->setLines(lines);
    m_phrase->setText(shown);
    Q_EMIT fitted();
}

bool CoachPanel::leavesLine() const
{
    return m_phrase->lines() < m_lines && m_back->isHidden();
}

} // namespace qumalaq::desktop
