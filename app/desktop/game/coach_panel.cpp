// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/game/coach_panel.h"

#include "app/desktop/text/fact_text.h"
#include "app/desktop/text/label_text.h"
#include "app/desktop/ui/announcer.h"
#include "app/desktop/ui/style.h"

#include <QHBoxLayout>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace qumalaq::desktop {

namespace {

constexpr int kMostLines = 3;
constexpr int kSpacing = 12;

/// The texts of the phrases in [first, last).
QString joined(const std::vector<FactPhrase>& phrases, std::size_t first, std::size_t last)
{
    QStringList texts;
    for (std::size_t i = first; i < std::min(last, phrases.size()); ++i)
        texts.append(phrases[i].text);
    return texts.join(u' ');
}

int paddingOf(const QWidget& label)
{
    return label.width() - label.contentsRect().width();
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

CoachPanel::CoachPanel(CoachController& coach, QWidget* parent)
    : QWidget(parent)
    , m_coach(coach)
    , m_back(new QPushButton(tr("Take &back"), this))
{
    auto* words = new QVBoxLayout;
    words->setSpacing(0);
    words->addStretch(1);
    for (std::size_t i = 0; i < kMostLines; ++i) {
        auto* phrase = new PhraseLabel(this);
        setNotRead(*phrase);
        connect(phrase, &PhraseLabel::pointed, this, [this, i](bool isPointed) {
            m_coach.point(isPointed && i < m_lines.size() ? m_lines[i].pointed : std::nullopt);
        });
        words->addWidget(phrase);
        m_phrases.push_back(phrase);
    }
    words->addStretch(1);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(kSpacing);
    row->addLayout(words, 1);
    row->addWidget(m_back, 0, Qt::AlignVCenter);
    setLines(2);
    connect(m_back, &QPushButton::clicked, this, [this] { m_coach.takeBack(); });
    connect(&m_coach, &CoachController::changed, this, &CoachPanel::refresh);
    refresh();
}

void CoachPanel::setLines(int lines)
{
    m_lines.resize(static_cast<std::size_t>(std::clamp(lines, 2, kMostLines)));
    refresh();
}

QString CoachPanel::text() const
{
    QStringList parts;
    for (const Line& line : m_lines) {
        if (!line.text.isEmpty())
            parts.append(line.text);
    }
    return parts.join(u' ');
}

/// Each later comment has a line reserved. A line has one phrase; the last line of a comment has all that remain.
std::vector<CoachPanel::Line> CoachPanel::lines() const
{
    std::vector<Line> lines;
    if (const QString heading = m_coach.heading(); !heading.isEmpty())
        lines.push_back({heading, std::nullopt});
    const auto comments = m_coach.comments();
    for (std::size_t comment = 0; comment < comments.size(); ++comment) {
        const auto& phrases = comments[comment];
        const std::size_t later = comments.size() - comment - 1;
        const std::size_t free = m_lines.size() - std::min(m_lines.size(), lines.size() + later);
        for (std::size_t i = 0; i < std::min(free, phrases.size()); ++i)
            lines.push_back(
                {joined(phrases, i, i + 1 == free ? phrases.size() : i + 1), CoachController::Pointed{comment, i}});
    }
    lines.resize(m_lines.size());
    return lines;
}

void CoachPanel::refresh()
{
    fit();
    const QString now = text();
    if (now == m_told)
        return;
    const bool isContinued = !m_told.isEmpty() && now.startsWith(m_told + u' ');
    QString news = isContinued ? now.mid(m_told.size() + 1) : now;
    m_told = now;
    if (m_coach.canTakeBack()) // a listener does not see the button appear
        news += u' ' + plainLabel(m_back->text());
    // The move is announced first: it lands for the coach before it lands for the announcements.
    QMetaObject::invokeMethod(
        this, [this, news] { tell(*this, news); }, Qt::QueuedConnection);
    Q_EMIT said(now);
}

void CoachPanel::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    fit();
}

/// A resize while it was being shown was not told to the layout.
void CoachPanel::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    layout()->setGeometry(contentsRect());
}

/// Shown phrases may resize the panel, which calls this again.
void CoachPanel::fit()
{
    if (m_isFitting)
        return;
    m_isFitting = true;
    int fittedWidth = 0;
    do {
        fittedWidth = width();
        fitWidth();
    } while (fittedWidth != width());
    m_isFitting = false;
    layout()->activate(); // phrases may have been shown and hidden again meanwhile
    Q_EMIT fitted();
}

void CoachPanel::fitWidth()
{
    m_lines = lines(); // the size may change before refresh() is called, when the comments are others already
    for (PhraseLabel* phrase : m_phrases)
        setStyleProperty(phrase, "low", false);
    const int button = m_coach.canTakeBack() ? m_back->sizeHint().width() + kSpacing : 0;
    const int space = width() - button - paddingOf(*m_phrases.front());
    const QFontMetrics metrics = m_phrases.front()->fontMetrics();
    const bool isNarrow =
        m_coach.heading().isEmpty() && std::any_of(m_lines.begin(), m_lines.end(), [&](const Line& line) {
            return metrics.horizontalAdvance(line.text) > space;
        });
    // If it is narrow, only the first phrase of the newest comment that has one, or a warning of the person's own move.
    std::optional<CoachController::Pointed> alone;
    std::size_t aloneAt = 0;
    for (std::size_t i = 0; isNarrow && i < m_lines.size(); ++i) {
        const auto& pointed = m_lines[i].pointed;
        if (pointed && (!alone || pointed->comment != alone->comment)) {
            alone = pointed;
            aloneAt = i;
        }
    }
    QString aloneText;
    if (alone) {
        const auto comments = m_coach.comments();
        const auto& own = comments.front();
        aloneText = comments[alone->comment][alone->phrase].text;
        const auto warning = std::find_if(own.begin(), own.end(),
                                          [](const FactPhrase& phrase) { return FactText::isWarning(phrase.kind); });
        if (warning != own.end()) {
            const QString both = warning->text + u' ' + aloneText;
            const bool fits = alone->comment > 0 && !isCutIn(metrics, space, both, static_cast<int>(m_lines.size()));
            aloneText = fits ? both : warning->text;
            aloneAt = 0;
            m_lines[0].pointed = CoachController::Pointed{0, static_cast<std::size_t>(warning - own.begin())};
        }
    }
    int free = static_cast<int>(
        std::count_if(m_lines.begin(), m_lines.end(), [](const Line& line) { return line.text.isEmpty(); }));
    bool isCut = false;
    for (std::size_t i = 0; i < m_phrases.size(); ++i) {
        const QString text = i < m_lines.size() ? withJoiners(m_lines[i].text) : QString();
        const int lines = isCutIn(metrics, space, text, 1) ? 1 + std::exchange(free, 0) : 1;
        m_phrases[i]->setLines(lines);
        m_phrases[i]->setVisible(!text.isEmpty());
        m_phrases[i]->setText(text);
        m_phrases[i]->setToolTip(text);
        isCut = isCut || isCutIn(metrics, space, text, lines);
    }
    if (alone)
        showAlone(aloneAt, withJoiners(aloneText));
    else if (isCut)
        showAlone(0, withJoiners(text()));
    // There is more room without the button, which the header has, too.
    m_back->setVisible(m_coach.canTakeBack() && !isCutIn(metrics, space, text(), static_cast<int>(m_lines.size())));
}

bool CoachPanel::leavesLine() const
{
    std::size_t lines = 0;
    for (const PhraseLabel* phrase : m_phrases)
        lines += phrase->isHidden() ? 0 : static_cast<std::size_t>(phrase->lines());
    return lines < m_lines.size() && m_back->isHidden();
}

/// Shows `text` in the space of all phrases: a long one in small letters, and of a longer one as many sentences as fit.
void CoachPanel::showAlone(std::size_t phrase, QString text)
{
    PhraseLabel* label = m_phrases[phrase];
    auto lines = static_cast<int>(m_lines.size());
    const auto isCut = [&] { return isCutIn(label->fontMetrics(), width() - paddingOf(*label), text, lines); };
    for (PhraseLabel* other : m_phrases)
        other->setVisible(other == label);
    label->setToolTip(text);
    if (isCut()) {
        setStyleProperty(label, "low", true);
        ++lines;
    }
    for (auto end = text.lastIndexOf(QStringLiteral(". ")); end >= 0 && isCut();
         end = text.lastIndexOf(QStringLiteral(". ")))
        text.truncate(end + 1);
    label->setLines(isCutIn(label->fontMetrics(), width() - paddingOf(*label), text, 1) ? lines : 1);
    label->setText(text);
}

} // namespace qumalaq::desktop
