// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/frame/notice_bar.h"

#include "app/desktop/frame/style.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>

#include <algorithm>

namespace qumalaq::desktop {

NoticeBar::NoticeBar(QWidget* parent) : QFrame(parent), m_text(new QLabel(this)), m_buttons(new QHBoxLayout)
{
    setRole(this, "notice");
    m_text->setWordWrap(true);
    m_text->setTextFormat(Qt::PlainText);
    auto* row = new QHBoxLayout(this);
    row->addWidget(m_text, 1);
    row->addLayout(m_buttons);
    hide();
}

void NoticeBar::put(const Notice& notice)
{
    remove(notice.id);
    m_notices.push_back(notice);
    rebuild();
}

void NoticeBar::remove(const QString& id)
{
    const auto removed = std::erase_if(m_notices, [&id](const Notice& notice) { return notice.id == id; });
    if (removed > 0)
        rebuild();
}

bool NoticeBar::contains(const QString& id) const
{
    return std::any_of(m_notices.begin(), m_notices.end(), [&id](const Notice& notice) { return notice.id == id; });
}

void NoticeBar::changeEvent(QEvent* event)
{
    QFrame::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        rebuild();
}

void NoticeBar::rebuild()
{
    while (QLayoutItem* item = m_buttons->takeAt(0)) {
        // Later: it may be the button whose click has brought us here.
        item->widget()->hide();
        item->widget()->deleteLater();
        delete item;
    }
    setVisible(!m_notices.empty());
    if (m_notices.empty())
        return;

    const Notice& notice = m_notices.back();
    setStyleProperty(this, "kind", notice.kind == Notice::Kind::Error ? QStringLiteral("error") : QString());
    m_text->setText(notice.text());
    setAccessibleName(notice.text());
    for (std::size_t i = 0; i < notice.answers.size(); ++i) {
        auto* button = new QPushButton(notice.answers[i].text(), this);
        if (notice.answers[i].isPrimary)
            setRole(button, "primary");
        connect(button, &QPushButton::clicked, this, [this, i] { answer(i); });
        m_buttons->addWidget(button);
        button->show();
    }
    if (notice.kind != Notice::Kind::Question) {
        auto* dismiss = new QPushButton(tr("Dismiss"), this);
        setRole(dismiss, "flat");
        connect(dismiss, &QPushButton::clicked, this, [this, id = notice.id] { remove(id); });
        m_buttons->addWidget(dismiss);
        dismiss->show();
    }
}

void NoticeBar::answer(std::size_t index)
{
    const Notice notice = m_notices.back();
    m_notices.pop_back();
    rebuild();
    if (notice.answers[index].act)
        notice.answers[index].act();
}

} // namespace qumalaq::desktop
