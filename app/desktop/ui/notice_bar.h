// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>
#include <QPointer>
#include <QString>
#include <QTimer>

#include <functional>
#include <vector>

class QHBoxLayout;

namespace qumalaq::desktop {

class Settings;
class RotatedLabel;

/// A message with its possible answers. Texts are functions, so that they follow the language.
struct Notice {
    enum class Kind {
        Question,
        Information, ///< without answers it disappears after NoticeBar::kShownMs
        Error,
    };

    struct Answer {
        std::function<QString()> text;
        std::function<void()> act; ///< may be empty; called after the notice was removed
        bool isPrimary = false;
    };

    QString id = {}; ///< a later notice with the same id replaces it
    Kind kind = Kind::Information;
    std::function<QString()> text = {};
    std::vector<Answer> answers = {}; ///< a button to dismiss the notice is added, except for questions
    /// The notice is shown only in this page, and is removed when the person leaves the page, unless it needs an
    /// answer. Null: it is about the program and shown in every page.
    const QObject* place = nullptr;
    std::function<bool()> isRotated = {}; ///< the text is upside down, for a player across the table; empty: never
};

/// A bar for questions and messages that do not block: one notice at a time, the latest first.
class NoticeBar : public QFrame {
    Q_OBJECT

public:
    /// `settings` decide whether changes are animated, and must outlive the bar.
    explicit NoticeBar(const Settings& settings, QWidget* parent = nullptr);

    static constexpr int kShownMs = 5'000;

    void put(const Notice& notice);
    /// Sets the page that is shown. Before the first call all notices are shown.
    void setPlace(const QObject* place);
    /// Removes the notices that are shown only in one page.
    void removeAllOfPages();
    /// Call it when the players change sides: it evaluates isRotated again.
    void reseat();
    /// Removes the notice without an answer. Does nothing if there is no such notice.
    void remove(const QString& id);
    /// True if the notice was neither answered nor dismissed, even if it is not shown in the current page.
    [[nodiscard]] bool contains(const QString& id) const;

protected:
    void changeEvent(QEvent* event) override;

private:
    void rebuild();
    /// Lets information that needs no answer disappear by itself, but not under the pointer or with the focus.
    void startHiding();
    void hideInformation();
    void fill();
    void addButton(const QString& text, const char* role, std::function<void()> act);
    void answer(const QString& id, std::size_t index);
    /// The latest notice for the current page; null if there is none.
    [[nodiscard]] const Notice* shown() const;

    std::vector<Notice> m_notices;
    QTimer m_hiding;
    QPointer<QWidget> m_before;       ///< had the focus before it went to a button of the bar
    const QObject* m_place = nullptr; ///< only compared, never dereferenced
    const Settings& m_settings;
    QHBoxLayout* m_row;
    RotatedLabel* m_text;
    QHBoxLayout* m_buttons;
};

} // namespace qumalaq::desktop
