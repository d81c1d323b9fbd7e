// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractScrollArea>

class QDialog;

namespace qumalaq::desktop {

/// The size of the largest window that fits the screen of this widget with its frame.
[[nodiscard]] QSize largestWindow(const QWidget* widget);

/// Shows a content that fits exactly as if the frame were not there. A content whose minimum size does not fit gets
/// that size and can be scrolled, and the widget with the keyboard focus is scrolled into view: nothing is out of reach
/// on a small screen with large text.
class FittingScrollArea : public QAbstractScrollArea {
    Q_OBJECT

public:
    /// Takes ownership of the content.
    explicit FittingScrollArea(QWidget* content, QWidget* parent = nullptr);

    /// For a dialog: call it when its layout is complete. The layout moves into a frame, and the dialog is never larger
    /// than the screen. On a narrow screen the labels of forms are above their fields, and buttons above each other.
    /// `foot` is a widget of the layout, usually with the buttons, which stays visible below the frame; null if there
    /// is none.
    static FittingScrollArea* addTo(QDialog& dialog, QWidget* foot);

    [[nodiscard]] QWidget* content() const { return m_content; }
    [[nodiscard]] QSize sizeHint() const override;
    /// All of the content, but no more than fits the screen.
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    bool viewportEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void scrollContentsBy(int dx, int dy) override;
    void showEvent(QShowEvent* event) override;

private:
    [[nodiscard]] QSize boundedToScreen(const QSize& size) const;
    void narrow();
    void fit();
    void revealFocus();

    QWidget* m_content;
    QDialog* m_dialog = nullptr; ///< that the frame fills; null in the window
    QWidget* m_foot = nullptr;   ///< of the dialog
};

} // namespace qumalaq::desktop
