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

/// What a notice is about. A later notice with the same id replaces it.
enum class NoticeId {
    BeforeEnd, ///< asks before a game ends
    Pause,
    DrawOffer,
    GameSetAside,
    RemoteWaiting,
    RemoteQuestion,
    RemoteMessage,
    RemoteLeft,
    Records, ///< files, clipboard, printing
    ReadingGames,
    LibraryFailure,
    LibraryImport,
    LibraryExport,
    LibraryDuplicates,
    LibraryRemoval,
    Pack,
    Openings,
    Reviews,
    WayOutOfZen,
    Guide,
    Settings,
    Voice,
    Crash,
    // Files with a person's data, see StorageNotices.
    GameFile,
    StudyFile,
    ProgressFile,
    MistakesFile,
    OpeningsFile,
    LearnersFile,
    ReviewsFile,
    TwoComputersFile,
};

/// A message with its possible answers. Texts are functions because the language can change.
struct Notice {
    enum class Kind {
        Question,
        Information, ///< without answers, or if it is brief, it disappears after NoticeBar::kShownMs
        Error,
    };

    struct Answer {
        std::function<QString()> text;
        std::function<void()> act = {}; ///< may be empty; called after the notice is removed
        bool isPrimary = false;         ///< Enter gives it to a question
        bool isCancel = false;          ///< Esc gives it
    };

    NoticeId id = {};
    Kind kind = Kind::Information;
    std::function<QString()> text = {};
    std::vector<Answer> answers = {}; ///< a button Dismiss is added, except for questions
    bool isBrief = false;             ///< information that may disappear although it has answers
    bool takesFocus = false;          ///< the person's command leads to it: the primary answer gets the focus
    /// The only page that shows the notice; null: all pages. Leaving it removes a notice without answers.
    const QObject* page = nullptr;
    std::function<bool()> isRotated = {}; ///< turns the text upside down for a player across the table; empty: never
};

/// Shows questions and messages without blocking, one at a time, the latest first.
class NoticeBar : public QFrame {
    Q_OBJECT

public:
    /// `settings` must outlive the bar.
    explicit NoticeBar(const Settings& settings, QWidget* parent = nullptr);

    static constexpr int kShownMs = 5'000;

    void put(const Notice& notice);
    /// The page that is shown. Before the first call all notices are shown.
    void setPage(const QObject* page);
    /// Removes the notices that belong to a page.
    void removeAllOfPages();
    /// Evaluates isRotated again. Call it when the players change sides.
    void updateRotation();
    /// Asks for the text of the notice again. Its buttons stay, and nothing is announced.
    void updateText(NoticeId id);
    /// Calls no answer. Does nothing if there is no such notice.
    void remove(NoticeId id);
    /// Whether a question is shown.
    [[nodiscard]] bool asks() const { return shown() != nullptr && shown()->kind == Notice::Kind::Question; }
    /// The height of a notice with so many lines of text.
    [[nodiscard]] int heightOfLines(int lines) const;
    /// Gives the answer of Enter to the shown question; false if there is none.
    bool accept() { return asks() && answerShown(&Notice::Answer::isPrimary); }
    /// Gives the answer of Esc to the shown notice; false if it has none.
    bool cancel() { return answerShown(&Notice::Answer::isCancel); }
    /// True until the notice is answered or removed, even if the current page does not show it.
    [[nodiscard]] bool contains(NoticeId id) const;

protected:
    void changeEvent(QEvent* event) override;

private:
    void rebuild();
    /// Starts the timer for information without answers.
    void startHiding();
    void hideInformation();
    void fill();
    void focusPrimary();
    void addButton(const QString& text, const char* role, std::function<void()> act);
    void answer(NoticeId id, std::size_t index);
    bool answerShown(bool Notice::Answer::*which);
    /// The latest notice for the current page; null if there is none.
    [[nodiscard]] const Notice* shown() const;

    std::vector<Notice> m_notices;
    QTimer m_hiding;
    QPointer<QWidget> m_before;      ///< gets the focus back from the buttons of the bar
    const QObject* m_page = nullptr; ///< only compared, never dereferenced
    const Settings& m_settings;
    QHBoxLayout* m_row;
    RotatedLabel* m_text;
    QHBoxLayout* m_buttons;
};

} // namespace qumalaq::desktop
