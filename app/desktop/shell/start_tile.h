// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPushButton>
#include <QString>

class QHBoxLayout;
class QLabel;

namespace qumalaq::desktop {

/// A large button with an icon, what it does, and, if there is something to say, a line about it.
class StartTile : public QPushButton {
    Q_OBJECT

public:
    enum class Size {
        Large, ///< with a second line
        Small,
    };

    StartTile(Size size, const QString& icon, QWidget* parent = nullptr);

    void setTexts(const QString& title, const QString& note);
    /// The name of its icon, see themedIcon().
    [[nodiscard]] const QString& iconName() const { return m_iconName; }
    void showIcon(const QIcon& icon, int pixels);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

private:
    QString m_iconName;
    QHBoxLayout* m_row;
    QLabel* m_icon;
    QLabel* m_title;
    QLabel* m_note;
};

} // namespace qumalaq::desktop
