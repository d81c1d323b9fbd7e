// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>
#include <QString>

#include <functional>
#include <vector>

class QHBoxLayout;
class QLabel;

namespace qumalaq::desktop {

/// What a notice says and what can be answered. Texts are functions, so that they follow the language.
struct Notice {
    enum class Kind { Question, Information, Error };

    struct Answer {
        std::function<QString()> text;
        std::function<void()> act; ///< may be empty; the notice is gone when it is called
        bool isPrimary = false;
    };

    QString id; ///< a later notice with the same id takes its place
    Kind kind = Kind::Information;
    std::function<QString()> text;
    std::vector<Answer> answers; ///< a button to dismiss the notice is there anyway unless it is a question
};

/// A strip that asks or tells something without stopping anything: one notice at a time, the latest first.
class NoticeBar : public QFrame {
    Q_OBJECT

public:
    explicit NoticeBar(QWidget* parent = nullptr);

    void put(const Notice& notice);
    /// Takes the notice away, unanswered. Nothing happens if it is not there.
    void remove(const QString& id);
    [[nodiscard]] bool contains(const QString& id) const;

protected:
    void changeEvent(QEvent* event) override;

private:
    void rebuild();
    void answer(std::size_t index);

    std::vector<Notice> m_notices; ///< the last one is shown
    QLabel* m_text;
    QHBoxLayout* m_buttons;
};

} // namespace qumalaq::desktop
