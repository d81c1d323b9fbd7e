// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/ui/notice_bar.h"

#include "app/desktop/text/label_text.h"
#include "app/desktop/ui/announcer.h"
#include "app/desktop/ui/motion.h"
#include "app/desktop/ui/rotated.h"
#include "app/desktop/ui/settings.h"
#include "app/desktop/ui/style.h"

#include <QApplication>
#include <QEvent>
#include <QHBoxLayout>
#include <QKeySequence>

#include <algorithm>
#include <utility>

namespace qumalaq::desktop {

namespace {

constexpr int kMargin = 4; ///< above and below
constexpr int kBorder = 2; ///< the widest of a style

auto hasId(NoticeId id)
{
    return [id](const Notice& notice) { return notice.id == id; };
}

/// How it is answered by keys: " Yes: Alt+Y. No: Alt+O."
QString keysOf(const Notice& notice)
{
    QString keys;
    for (const Notice::Answer& answer : notice.answers) {
        const QString key =
            spokenKey(answer.text(), QKeySequence::mnemonic(answer.text()).toString(QKeySequence::NativeText));
        if (!key.isEmpty())
            keys += u' ' + key;
    }
    return keys;
}

} // namespace

NoticeBar::NoticeBar(const Settings& settings, QWidget* parent)
    : QFrame(parent)
    , m_settings(settings)
    , m_row(new QHBoxLayout(this))
    , m_text(new RotatedLabel(this))
    , m_buttons(new QHBoxLayout)
{
    setRole(this, "notice");
    m_text->setWordWrap(true);
    m_text->setTextFormat(Qt::PlainText);
    QMargins margins = m_row->contentsMargins();
    margins.setTop(kMargin);
    margins.setBottom(kMargin);
    m_row->setContentsMargins(margins); // no higher than the header bar, which it covers
    m_row->addWidget(m_text, 1);
    m_row->addLayout(m_buttons);
    hide();
    m_hiding.setSingleShot(true);
    m_hiding.setInterval(kShownMs);
    connect(&m_hiding, &QTimer::timeout, this, &NoticeBar::hideInformation);
    connect(qApp, &QApplication::focusChanged, this, [this](QWidget* before, QWidget* now) {
        if (before != nullptr && !isAncestorOf(before) && now != nullptr && isAncestorOf(now))
            m_before = before;
    });
}

void NoticeBar::put(const Notice& notice)
{
    std::erase_if(m_notices, hasId(notice.id));
    m_notices.push_back(notice);
    rebuild();
    if (shown() != &m_notices.back())
        return;
    const QString text = notice.text() + keysOf(notice);
    if (notice.takesFocus) { // the question before its button
        Announcer::of(*this).announceNow(text);
        return focusPrimary();
    }
    announce(*this, text, notice.kind == Notice::Kind::Information ? Announcer::Kind::Event : Announcer::Kind::Answer);
}

void NoticeBar::remove(NoticeId id)
{
    if (std::erase_if(m_notices, hasId(id)) > 0)
        rebuild();
}

void NoticeBar::setPage(const QObject* page)
{
    if (page == m_page)
        return;
    std::erase_if(m_notices, [this](const Notice& notice) {
        return notice.page != nullptr && notice.page == m_page && notice.answers.empty();
    });
    m_page = page;
    rebuild();
}

void NoticeBar::removeAllOfPages()
{
    std::erase_if(m_notices, [](const Notice& notice) { return notice.page != nullptr; });
    rebuild();
}

const Notice* NoticeBar::shown() const
{
    const auto found = std::find_if(m_notices.rbegin(), m_notices.rend(), [this](const Notice& notice) {
        return notice.page == nullptr || m_page == nullptr || notice.page == m_page;
    });
    return found == m_notices.rend() ? nullptr : &*found;
}

bool NoticeBar::contains(NoticeId id) const
{
    return std::any_of(m_notices.begin(), m_notices.end(), hasId(id));
}

void NoticeBar::changeEvent(QEvent* event)
{
    QFrame::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        rebuild();
}

void NoticeBar::updateRotation()
{
    const Notice* notice = shown();
    if (notice != nullptr && m_text->isRotated() != (notice->isRotated && notice->isRotated()))
        fill();
}

void NoticeBar::updateText(NoticeId id)
{
    const Notice* notice = shown();
    if (notice == nullptr || notice->id != id)
        return; // the text is asked for when it is shown
    m_text->setText(notice->text());
    setAccessibleName(notice->text());
}

void NoticeBar::startHiding()
{
    const Notice* notice = shown();
    if (notice != nullptr && notice->kind == Notice::Kind::Information && (notice->isBrief || notice->answers.empty()))
        m_hiding.start();
    else
        m_hiding.stop();
}

void NoticeBar::hideInformation()
{
    const QWidget* focused = QApplication::focusWidget();
    if (underMouse() || (focused != nullptr && isAncestorOf(focused)))
        return m_hiding.start();
    if (shown() != nullptr)
        remove(shown()->id);
}

void NoticeBar::rebuild()
{
    startHiding();
    if ((shown() == nullptr) == isHidden()) {
        fill();
        return;
    }
    // The widgets below the bar move, too.
    QWidget& around = parentWidget() ? *parentWidget() : *this;
    changeSoftly(around, m_settings, [this] {
        fill();
        setVisible(shown() != nullptr);
    });
}

void NoticeBar::fill()
{
    const QWidget* focused = QApplication::focusWidget();
    const bool hasFocus = focused != nullptr && isAncestorOf(focused);
    while (QLayoutItem* item = m_buttons->takeAt(0)) {
        // Deleted later, because the button may be handling its click. Releasing a key may click it once more, which
        // the disconnection makes harmless.
        item->widget()->disconnect(this);
        item->widget()->hide();
        item->widget()->deleteLater();
        delete item;
    }
    if (hasFocus && m_before != nullptr)
        m_before->setFocus();
    if (shown() == nullptr) {
        if (!m_text->text().isEmpty()) { // they would stay in the old language
            m_text->clear();
            setAccessibleName({});
        }
        return;
    }

    const Notice& notice = *shown();
    setStyleProperty(this, "kind", notice.kind == Notice::Kind::Error ? QStringLiteral("error") : QString());
    m_text->setText(notice.text());
    m_text->setRotated(notice.isRotated && notice.isRotated());
    // Rotated by 180°, left and right are swapped.
    for (QHBoxLayout* row : {m_row, m_buttons})
        row->setDirection(m_text->isRotated() ? QBoxLayout::RightToLeft : QBoxLayout::LeftToRight);
    // A screen reader would name the group of the button that gets the focus, and then hear the same told.
    setAccessibleName(notice.takesFocus ? QString() : notice.text());
    for (std::size_t i = 0; i < notice.answers.size(); ++i)
        addButton(notice.answers[i].text(), notice.answers[i].isPrimary ? "primary" : nullptr,
                  [this, i, id = notice.id] { answer(id, i); });
    if (notice.kind != Notice::Kind::Question)
        addButton(tr("Dismiss"), "flat", [this, id = notice.id] { remove(id); });
}

void NoticeBar::focusPrimary()
{
    for (int i = 0; i < m_buttons->count(); ++i) {
        QWidget* const button = m_buttons->itemAt(i)->widget();
        if (button->property("role") == QStringLiteral("primary"))
            button->setFocus();
    }
}

void NoticeBar::addButton(const QString& text, const char* role, std::function<void()> act)
{
    auto* button = new RotatedPushButton(text, this);
    if (role)
        setRole(button, role);
    button->setRotated(m_text->isRotated());
    connect(button, &QPushButton::clicked, this, std::move(act));
    m_buttons->addWidget(button);
    button->show();
}

int NoticeBar::heightOfLines(int lines) const
{
    m_text->ensurePolished();
    return lines * m_text->fontMetrics().lineSpacing() + 2 * kMargin + 2 * kBorder;
}

bool NoticeBar::answerShown(bool Notice::Answer::*which)
{
    const Notice* notice = shown();
    const std::size_t answers = notice ? notice->answers.size() : 0;
    for (std::size_t i = 0; i < answers; ++i) {
        if (notice->answers[i].*which) {
            answer(notice->id, i);
            return true;
        }
    }
    return false;
}

void NoticeBar::answer(NoticeId id, std::size_t index)
{
    const auto answered = std::find_if(m_notices.begin(), m_notices.end(), hasId(id));
    const Notice notice = std::move(*answered);
    m_notices.erase(answered);
    // The focus comes back last, so that a listener hears what the answer brought before where the focus is.
    QPointer<QWidget> before;
    if (QWidget* focused = QApplication::focusWidget(); focused != nullptr && isAncestorOf(focused)) {
        focused->clearFocus();
        before = m_before;
    }
    rebuild();
    if (notice.answers[index].act)
        notice.answers[index].act();
    if (before && window()->focusWidget() == nullptr) {
        Announcer::of(*this).flush();
        before->setFocus();
    }
}

} // namespace qumalaq::desktop
