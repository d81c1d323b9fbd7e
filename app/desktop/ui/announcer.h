// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/text/verbosity.h"

#include <QObject>
#include <QPointer>
#include <QString>
#include <QStringList>
#include <QTimer>

#include <chrono>
#include <vector>

class QLabel;
class QWidget;

namespace qumalaq::desktop {

/// Tells a person who does not look at the window what happens: everything that is announced to screen readers goes
/// through the announcer of its window.
///
/// What is told within a moment is announced together, in the order in which it was told. Screen readers queue
/// announcements and do not cut them off. Before Qt 6.8 an announcement is an object with the role of a notification
/// that appears, because Orca is silent about everything else that Qt 6.4 can send (tried with Orca 43.1).
///
/// For the user interface thread.
class Announcer : public QObject {
    Q_OBJECT

public:
    /// How a text relates to what was told before and not announced yet.
    enum class Kind {
        Event,  ///< is added
        State,  ///< replaces an earlier state: the position that is reached by stepping, a task
        Answer, ///< replaces everything: a requested text, a refusal, the end of a game
    };
    Q_ENUM(Kind)

    /// The announcer of the window in which the widget is, or in whose dialog it is. Created on first use; owned by the
    /// window.
    [[nodiscard]] static Announcer& of(const QWidget& widget);

    /// How much the pages of the window shall say about moves and pits.
    [[nodiscard]] Verbosity verbosity() const { return m_verbosity; }
    void setVerbosity(Verbosity verbosity) { m_verbosity = verbosity; }

    void tell(const QString& text, Kind kind = Kind::Event);
    /// Tells again what was told last; called again before anything else is told, what was told before that.
    /// Returns it; empty if there is nothing.
    QString repeat();
    /// Forgets what was not announced yet: it belongs to a game or page that was left.
    void drop();
    /// While it is muted, nothing is told or forgotten.
    void setMuted(bool isMuted) { m_isMuted = isMuted; }

    /// Whether the program reads aloud by itself at the moment; what a screen reader does is not known.
    [[nodiscard]] bool isSaying() const { return m_isSaying; }
    void setSaying(bool isSaying) { m_isSaying = isSaying; }

    /// The texts that can be repeated, the latest last.
    [[nodiscard]] const QStringList& history() const { return m_history; }

Q_SIGNALS:
    /// Something was announced, as one text: an Answer or an Event.
    void announced(const QString& text, qumalaq::desktop::Announcer::Kind kind);
    /// What was announced before is outdated.
    void dropped();

private:
    explicit Announcer(QWidget& window);
    void announce();

    struct Announcement {
        QString text;
        Kind kind = Kind::Event;
    };

    QWidget& m_window;
    Verbosity m_verbosity = Verbosity::Normal;
    std::vector<Announcement> m_waiting;
    QTimer m_pause;
    QStringList m_history;
    bool m_isSaying = false;
    bool m_isMuted = false;
    qsizetype m_repeated = 0; ///< how many texts back repeat() has gone
};

/// Shorthand for Announcer::of(widget).tell(text, kind).
void tell(const QWidget& widget, const QString& text, Announcer::Kind kind = Announcer::Kind::Event);

/// Sets the name for screen readers soon, if the latest one is new; the dots between parts become commas. Qt 6.4 also
/// reports a name that has not changed, and Orca drops announcements when too many reports wait: stones that fall at
/// once would be one report each.
void setSpokenName(QWidget& widget, const QString& name);
/// The same for the description.
void setSpokenDescription(QWidget& widget, const QString& text);

/// Gives the focus to a field, and says so before the cursor in it moves: Orca takes a cursor that moves in a field for
/// its focus, and tells nothing.
void focusField(QWidget& field);

/// For a label whose text is told when it changes, or is only for people who look, and for pages like it: Orca reads
/// all other labels around what gets the focus.
void setNotRead(QWidget& label);

/// How long the voice of a screen reader takes for the text, at the speed that it has at first.
[[nodiscard]] std::chrono::milliseconds timeToSay(const QString& text);

/// Sets the text of a label, and tells it if it is new and the person could see it.
void setAndTell(QLabel& label, const QString& text, Announcer::Kind kind = Announcer::Kind::State);

} // namespace qumalaq::desktop
