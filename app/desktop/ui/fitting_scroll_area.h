// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractScrollArea>
#include <QRect>

#include <utility>

class QDialog;

namespace qumalaq::desktop {

/// The size of the largest window, without its frame, that fits the screen of this widget.
[[nodiscard]] QSize largestWindow(const QWidget* widget);

/// A scroll area that is invisible while its content fits. Content whose minimum size does not fit gets that size and
/// scrolls; the widget with the focus is scrolled into view.
class FittingScrollArea : public QAbstractScrollArea {
    Q_OBJECT

public:
    /// Takes ownership of the content.
    explicit FittingScrollArea(QWidget* content, QWidget* parent = nullptr);

    /// Moves the complete layout of a dialog into a scroll area, and limits the dialog to the screen. On a narrow
    /// screen the labels of forms are above their fields, and buttons above each other. `foot` is a widget of the
    /// layout, usually with the buttons, that stays visible below the scroll area; may be null.
    static FittingScrollArea* addTo(QDialog& dialog, QWidget* foot);

    [[nodiscard]] QWidget* content() const { return m_content; }
    [[nodiscard]] QSize sizeHint() const override;
    /// The content's minimum size, bounded by the screen.
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
    [[nodiscard]] QRect placeOf(const QWidget& part) const;

    QWidget* m_content;
    QDialog* m_dialog = nullptr;                 ///< null unless made by addTo()
    QWidget* m_foot = nullptr;                   ///< null if there is none, or if it scrolls, too
    std::pair<const QWidget*, QRect> m_revealed; ///< what had the focus, and its place
};

} // namespace qumalaq::desktop
