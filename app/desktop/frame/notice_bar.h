// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>
#include <QString>

#include <functional>
#include <vector>

class QHBoxLayout;

namespace qumalaq::desktop {

class Settings;
class TurnedLabel;

/// What a notice says and what can be answered. Texts are functions, so that they follow the language.
struct Notice {
    enum class Kind { Question, Information, Error };

    struct Answer {
        std::function<QString()> text;
        std::function<void()> act; ///< may be empty; the notice is gone when it is called
        bool isPrimary = false;
    };

    QString id = {}; ///< a later notice with the same id takes its place
    Kind kind = Kind::Information;
    std::function<QString()> text = {};
    std::vector<Answer> answers = {}; ///< a button to dismiss the notice is there anyway unless it is a question
    /// The room it is about: seen in that room alone. Who leaves the room has read what asks for no answer. None: it is
    /// about the program, and seen everywhere.
    const QObject* place = nullptr;
    std::function<bool()> isTurned = {}; ///< upside down, for who sits on the other side of the table; empty: never
};

/// A strip that asks or tells something without stopping anything: one notice at a time, the latest first.
class NoticeBar : public QFrame {
    Q_OBJECT

public:
    /// `settings` say whether it may come and go softly, and must outlive the bar.
    explicit NoticeBar(const Settings& settings, QWidget* parent = nullptr);

    void put(const Notice& notice);
    /// The room that is shown from now on. Before the first call all notices are seen.
    void setPlace(const QObject* place);
    /// People have changed their seats: whether the notice is turned is asked again.
    void reseat();
    /// Takes the notice away, unanswered. Nothing happens if it is not there.
    void remove(const QString& id);
    /// It was put and not answered or dismissed; perhaps it waits for its room.
    [[nodiscard]] bool contains(const QString& id) const;

protected:
    void changeEvent(QEvent* event) override;

private:
    void rebuild();
    void fill();
    void addButton(const QString& text, const char* role, std::function<void()> act);
    void answer(const QString& id, std::size_t index);
    /// Of those to be seen here the latest; none if there is none.
    [[nodiscard]] const Notice* shown() const;

    std::vector<Notice> m_notices;
    const QObject* m_place = nullptr; ///< never looked into
    const Settings& m_settings;
    QHBoxLayout* m_row;
    TurnedLabel* m_text;
    QHBoxLayout* m_buttons;
};

} // namespace qumalaq::desktop
