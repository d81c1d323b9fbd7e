// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/ui/announcer.h"

#include "app/desktop/text/label_text.h"

#include <QAccessible>
#include <QAccessibleObject>
#include <QAccessibleWidget>
#include <QLabel>
#include <QWidget>
#if QT_VERSION >= QT_VERSION_CHECK(6, 8, 0)
#include <QAccessibleAnnouncementEvent>
#endif

#include <algorithm>
#include <utility>

namespace qumalaq::desktop {

namespace {

constexpr int kPauseMs = 60; ///< texts that follow each other within it are one announcement
constexpr qsizetype kMaxRepeated = 50;
constexpr int kMsALetter = 58; ///< eSpeak NG at Orca's default rate, in all three languages
constexpr int kMsADigit = 380;
constexpr const char* kNotRead = "notRead";
constexpr const char* kPendingName = "pendingName";

/// Has the role Paragraph: around the focus Orca reads only labels.
class AccessibleUnread : public QAccessibleWidget {
public:
    explicit AccessibleUnread(QWidget* widget) : QAccessibleWidget(widget, QAccessible::Paragraph) {}

    [[nodiscard]] QString text(QAccessible::Text which) const override
    {
        const auto* label = qobject_cast<const QLabel*>(widget());
        return label != nullptr && which == QAccessible::Name ? label->text() : QAccessibleWidget::text(which);
    }
};

QAccessibleInterface* makeUnread(const QString&, QObject* object)
{
    auto* widget = qobject_cast<QWidget*>(object);
    return widget && widget->property(kNotRead).toBool() ? new AccessibleUnread(widget) : nullptr;
}

#if QT_VERSION < QT_VERSION_CHECK(6, 8, 0)

/// Announced texts that a screen reader may still ask for.
constexpr std::size_t kAliveNotifications = 8;

class Notification : public QObject {
public:
    Notification(const QString& text, QWidget& window) : QObject(&window), m_text(text), m_window(window) {}

    [[nodiscard]] const QString& text() const { return m_text; }
    [[nodiscard]] QWidget& window() const { return m_window; }

private:
    QString m_text;
    QWidget& m_window;
};

class AccessibleNotification : public QAccessibleObject {
public:
    explicit AccessibleNotification(Notification* notification)
        : QAccessibleObject(notification)
        , m_notification(*notification)
    {
    }

    [[nodiscard]] QAccessible::Role role() const override { return QAccessible::Notification; }
    [[nodiscard]] QAccessible::State state() const override { return {}; }
    [[nodiscard]] QString text(QAccessible::Text which) const override
    {
        return which == QAccessible::Name ? m_notification.text() : QString();
    }
    [[nodiscard]] QAccessibleInterface* parent() const override
    {
        return QAccessible::queryAccessibleInterface(&m_notification.window());
    }
    [[nodiscard]] QAccessibleInterface* child(int) const override { return nullptr; }
    [[nodiscard]] int childCount() const override { return 0; }
    [[nodiscard]] int indexOfChild(const QAccessibleInterface*) const override { return -1; }

private:
    const Notification& m_notification;
};

QAccessibleInterface* makeAccessibleAnnouncer(const QString&, QObject* object)
{
    auto* notification = dynamic_cast<Notification*>(object);
    return notification ? new AccessibleNotification(notification) : nullptr;
}

void send(QWidget& window, const QString& text, bool)
{
    QAccessible::installFactory(makeAccessibleAnnouncer); // Qt ignores repeated calls
    static std::vector<QPointer<QObject>> alive;
    alive.emplace_back(new Notification(text, window));
    if (alive.size() > kAliveNotifications) {
        delete alive.front();
        alive.erase(alive.begin());
    }
    QAccessibleEvent event(alive.back(), QAccessible::ObjectShow);
    QAccessible::updateAccessibility(&event);
}

#else

void send(QWidget& window, const QString& text, bool isUrgent)
{
    QAccessibleAnnouncementEvent event(&window, text);
    event.setPoliteness(isUrgent ? QAccessible::AnnouncementPoliteness::Assertive
                                 : QAccessible::AnnouncementPoliteness::Polite);
    QAccessible::updateAccessibility(&event);
}

#endif

QWidget& topOf(const QWidget& widget)
{
    QWidget* top = widget.window();
    while (top->parentWidget())
        top = top->parentWidget()->window();
    return *top;
}

} // namespace

Announcer& Announcer::of(const QWidget& widget)
{
    QWidget& window = topOf(widget);
    if (auto* announcer = window.findChild<Announcer*>(QString(), Qt::FindDirectChildrenOnly))
        return *announcer;
    return *new Announcer(window);
}

Announcer::Announcer(QWidget& window) : QObject(&window), m_window(window)
{
    m_pause.setSingleShot(true);
    m_pause.setInterval(kPauseMs);
    connect(&m_pause, &QTimer::timeout, this, &Announcer::flush);
}

void Announcer::announce(const QString& text, Kind kind)
{
    if (text.isEmpty() || m_isMuted)
        return;
    if (kind == Kind::Answer)
        m_waiting.clear();
    if (kind == Kind::State) {
        m_waiting.erase(std::remove_if(m_waiting.begin(), m_waiting.end(),
                                       [](const Announcement& told) { return told.kind == Kind::State; }),
                        m_waiting.end());
    }
    m_waiting.push_back({spokenParts(text), kind});
    m_repeated = 0;
    m_pause.start();
}

void Announcer::announceNow(const QString& text)
{
    if (text.isEmpty() || m_isMuted)
        return;
    const auto waiting = std::exchange(m_waiting, {{spokenParts(text), Kind::Event}});
    m_repeated = 0;
    flush();
    m_waiting = waiting;
}

void Announcer::flush()
{
    QStringList texts;
    bool isUrgent = false;
    for (const Announcement& told : m_waiting) {
        if (!texts.isEmpty() && texts.back().back().isLetterOrNumber())
            texts.back() += u'.';
        texts.append(told.text);
        isUrgent = isUrgent || told.kind == Kind::Answer;
    }
    m_waiting.clear();
    if (texts.isEmpty())
        return;
    const QString text = texts.join(u' ');
    if (m_repeated == 0) {
        m_history.append(text);
        if (m_history.size() > kMaxRepeated)
            m_history.removeFirst();
    }
    if (QAccessible::isActive())
        send(m_window, text, isUrgent);
    Q_EMIT announced(text, isUrgent ? Kind::Answer : Kind::Event);
}

QString Announcer::repeat()
{
    if (!m_waiting.empty())
        flush();
    if (m_history.isEmpty())
        return {};
    m_repeated = std::min(m_repeated + 1, m_history.size());
    const QString text = m_history[m_history.size() - m_repeated];
    m_waiting.push_back({text, Kind::Answer});
    flush();
    return text;
}

void Announcer::drop()
{
    if (m_isMuted)
        return;
    m_pause.stop();
    m_waiting.clear();
    Q_EMIT dropped();
}

void announce(const QWidget& widget, const QString& text, Announcer::Kind kind)
{
    Announcer::of(widget).announce(text, kind);
}

void setSpokenName(QWidget& widget, const QString& name)
{
    const auto setLatest = [&widget] {
        const QVariant latest = widget.property(kPendingName);
        widget.setProperty(kPendingName, QVariant());
        if (latest.isValid() && widget.accessibleName() != latest.toString())
            widget.setAccessibleName(latest.toString());
    };
    const bool isPending = widget.property(kPendingName).isValid();
    widget.setProperty(kPendingName, spokenParts(name));
    if (!widget.testAttribute(Qt::WA_WState_Created)) // it has never been shown
        setLatest();
    else if (!isPending)
        QTimer::singleShot(0, &widget, setLatest);
}

void setSpokenDescription(QWidget& widget, const QString& text)
{
    const QString description = spokenParts(text);
    if (widget.accessibleDescription() != description)
        widget.setAccessibleDescription(description);
}

void focusField(QWidget& field)
{
    if (QAccessible::isActive() && !field.hasFocus()) {
        QAccessibleEvent focus(&field, QAccessible::Focus);
        QAccessible::updateAccessibility(&focus);
    }
    field.setFocus();
}

void setNotRead(QWidget& label)
{
    QAccessible::installFactory(makeUnread); // Qt ignores repeated calls
    label.setProperty(kNotRead, true);
}

std::chrono::milliseconds speakingTime(const QString& text)
{
    const auto digits = std::count_if(text.begin(), text.end(), [](QChar letter) { return letter.isDigit(); });
    return std::chrono::milliseconds(kMsADigit * digits + kMsALetter * (text.size() - digits));
}

void setAndAnnounce(QLabel& label, const QString& text, Announcer::Kind kind)
{
    if (text == label.text())
        return;
    label.setText(text);
    if (label.isVisible())
        announce(label, text, kind);
}

} // namespace qumalaq::desktop
