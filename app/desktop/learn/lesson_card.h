// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractButton>

namespace qumalaq::desktop {

/// A lesson in the list: its number, title, stars and progress.
class LessonCard : public QAbstractButton {
    Q_OBJECT

public:
    explicit LessonCard(QWidget* parent = nullptr);

    struct Content {
        int number = 1; ///< 0 for the small match, which has a star instead
        QString title;
        QString course; ///< told to those who do not see the heading above the cards
        int stars = 0;
        int solved = 0; ///< number of solved tasks
        int tasks = 1;
        bool isNext = false; ///< the lesson to continue with
    };
    void setContent(const Content& content);
    [[nodiscard]] const Content& content() const { return m_content; }

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    /// Enter opens it, as with a button. Arrow and page keys, Home and End lead to the other cards.
    void keyPressEvent(QKeyEvent* event) override;

private:
    [[nodiscard]] LessonCard* cardBy(int key) const;
    [[nodiscard]] QRect titleRect(int height) const;

    Content m_content;
};

} // namespace qumalaq::desktop
