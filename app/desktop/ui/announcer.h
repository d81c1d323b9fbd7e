// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/text/verbosity.h"

#include <QObject>
#include <QString>
#include <QStringList>
#include <QTimer>

#include <chrono>
#include <vector>

class QLabel;
class QWidget;

namespace qumalaq::desktop {

/// Announces what happens in a window, to screen readers and to the program's own voice. For the user interface thread.
///
/// Texts that follow each other within 60 ms become one announcement, because screen readers queue announcements
/// instead of interrupting them. Before Qt 6.8 an announcement is the ObjectShow event of an object with the role
/// Notification: Orca 43.1 ignores everything else that Qt 6.4 can send.
class Announcer : public QObject {
    Q_OBJECT

public:
    /// What happens to earlier texts that are not announced yet.
    enum class Kind {
        Event,  ///< they stay: a move, the end of a game
        State,  ///< replaces an earlier State: the position reached by stepping, a task
        Answer, ///< replaces all of them: a requested text, a refusal, a question
    };
    Q_ENUM(Kind)

    /// The announcer of the widget's main window, also for widgets in its dialogs. Created on first use; owned by the
    /// window.
    [[nodiscard]] static Announcer& of(const QWidget& widget);

    /// How much the pages of the window say about moves and pits.
    [[nodiscard]] Verbosity verbosity() const { return m_verbosity; }
    void setVerbosity(Verbosity verbosity) { m_verbosity = verbosity; }

    void announce(const QString& text, Kind kind = Kind::Event);
    /// Announces the text now, before the change of the focus that follows, and before what is not announced yet.
    void announceNow(const QString& text);
    /// Announces now what is not announced yet, before a change of the focus that follows.
    void flush();
    /// Announces the last text again. Each further call goes back by one text, until announce() is called. Returns the
    /// text; empty if there is none.
    QString repeat();
    /// Discards texts that are not announced yet: they belong to a game or page that was left.
    void drop();
    /// While muted, announce() and drop() do nothing.
    void setMuted(bool isMuted) { m_isMuted = isMuted; }

    /// Whether the program's own voice is speaking. Screen readers do not report this.
    [[nodiscard]] bool isSpeaking() const { return m_isSpeaking; }
    void setSpeaking(bool isSpeaking) { m_isSpeaking = isSpeaking; }

    /// The last 50 announcements, the latest last.
    [[nodiscard]] const QStringList& history() const { return m_history; }

Q_SIGNALS:
    /// `text` joins the texts announced together. `kind` is Answer if one of them is an Answer, else Event.
    void announced(const QString& text, qumalaq::desktop::Announcer::Kind kind);
    /// drop() was called: earlier announcements that were not spoken yet are outdated.
    void dropped();

private:
    explicit Announcer(QWidget& window);

    struct Announcement {
        QString text;
        Kind kind = Kind::Event;
    };

    QWidget& m_window;
    Verbosity m_verbosity = Verbosity::Normal;
    std::vector<Announcement> m_waiting;
    QTimer m_pause;
    QStringList m_history;
    bool m_isSpeaking = false;
    bool m_isMuted = false;
    qsizetype m_repeated = 0; ///< how many texts back repeat() has gone
};

/// Shorthand for Announcer::of(widget).announce(text, kind).
void announce(const QWidget& widget, const QString& text, Announcer::Kind kind = Announcer::Kind::Event);

/// Sets the accessible name, if it differs: of a widget that was shown from the event loop, where of several calls the
/// last counts. Dots between parts become commas. Qt 6.4 reports a name even if it is unchanged, and Orca drops
/// announcements when many reports are queued, such as one for each falling stone.
void setSpokenName(QWidget& widget, const QString& name);
/// Sets the accessible description if it differs. Dots between parts become commas.
void setSpokenDescription(QWidget& widget, const QString& text);

/// Gives the focus to a field. Reports the focus before the cursor moves: Orca mistakes a moving cursor for the
/// focus change, and then announces nothing.
void focusField(QWidget& field);

/// Prevents Orca from reading a label whenever a widget near it gets the focus. For labels that are announced when they
/// change, or that repeat what is announced, and for pages of text.
void setNotRead(QWidget& label);

/// An estimate, for a screen reader at its default rate.
[[nodiscard]] std::chrono::milliseconds speakingTime(const QString& text);

/// Sets the text of a label, and announces it if it is new and the label is visible.
void setAndAnnounce(QLabel& label, const QString& text, Announcer::Kind kind = Announcer::Kind::State);

} // namespace qumalaq::desktop
