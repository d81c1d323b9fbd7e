// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/ui/page.h"
#include "app/desktop/ui/settings.h"
#include "core/library/library_service.h"

#include <QTimer>

#include <chrono>
#include <functional>
#include <optional>

class QBoxLayout;
class QLabel;
class QPoint;
class QPushButton;
class QTableView;
class QToolButton;

namespace qumalaq::desktop {

class BoardWidget;
class ExplorerPanel;
class GamePreview;
class ProgressRow;
class LibraryModel;
class LibrarySearch;
class NoticeBar;
class RowTable;

/// All stored games: searched by their data or by a position, previewed on a small board, and opened. The explorer
/// shows the moves played in the position on the board, with their results.
class LibraryPage final : public Page {
    Q_OBJECT

public:
    /// All arguments must outlive the page.
    LibraryPage(library::LibraryService& library, Settings& settings, NoticeBar& notices, QWidget* parent = nullptr);
    ~LibraryPage() override;

    /// Imports in the background, with the progress shown in the page.
    void importFiles(const QStringList& files);

    /// How long the review of this many games will take. `read` has those of them whose length is known.
    using ReviewTime =
        std::function<std::chrono::milliseconds(const std::vector<library::StoredGame>& read, std::size_t games)>;
    void setReviewTime(const ReviewTime& time) { m_reviewTime = time; }

    /// Show an error of the library and possible answers. `aside` is the new path of the damaged file.
    void reportFailure(const library::LibraryError& error);
    void reportSetAside(const QString& aside);

    /// Text of the command that opens the game, or continues one that was set aside.
    [[nodiscard]] static QString openText(const notation::GameRecord& record);

    /// The game that is being played is not in the library yet; a button leads back to it. Empty: there is none.
    void setInProgress(const QString& players);

    [[nodiscard]] LibraryModel* model() const { return m_model; }
    [[nodiscard]] LibrarySearch* search() const { return m_search; }
    [[nodiscard]] QTableView* table() const;
    [[nodiscard]] BoardWidget* board() const;

    [[nodiscard]] QString title() const override;
    [[nodiscard]] std::vector<ActionId> headerActions() const override;
    void updateLook() override;
    [[nodiscard]] std::any state() const override;
    void restore(const std::any& state) override;
    void enter() override;
    void leave() override;
    [[nodiscard]] bool canRun(ActionId command) const override;
    [[nodiscard]] bool isChecked(ActionId command) const override
    {
        return command == ActionId::SidePanel && hasPreview();
    }
    void run(ActionId command, bool checked) override;
    [[nodiscard]] bool hasRecord() const override { return m_record.has_value(); }
    [[nodiscard]] std::optional<notation::GameRecord> shownRecord() const override { return m_record; }
    [[nodiscard]] std::optional<rules::AnyPosition> shownPosition() const override;

Q_SIGNALS:
    /// The game in progress was chosen.
    void continueRequested();
    void opened(const qumalaq::notation::GameRecord& record);
    void importRequested();
    void reviewRequested(const std::vector<qumalaq::library::StoredId>& games);

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void layOut();
    void connectLibrary();
    void applySearch();
    void onSearched(int games);
    void onRecordRead(library::StoredId id, const notation::GameRecord& record);
    /// Shows the current game, or opens it.
    void readCurrent(bool opens);
    void removeSelected();
    [[nodiscard]] std::vector<library::StoredId> selected() const;
    void exportSelected();
    /// "Review 20 games, about 3 minutes"
    [[nodiscard]] QString reviewText() const;
    /// The commands for the selected games and for the whole library.
    void showMenu(QPoint globalPosition);
    void refreshState();
    void announceFound();
    [[nodiscard]] bool hasNoGames() const;
    void updateLayout();
    void showPreview(bool isShown);
    [[nodiscard]] bool isBeside() const;
    [[nodiscard]] bool hasPreview() const;

    library::LibraryService& m_library;
    Settings& m_settings;
    NoticeBar& m_notices;
    LibraryModel* m_model;
    QTimer m_changes;
    bool m_isEntered = false;
    bool m_isSearching = false;
    bool m_isConfirmed = false; ///< the search, by Enter: what is found gets the focus
    QString m_announcedFound;   ///< the number of games announced last, since the page was entered
    bool m_isHowToAddAnnounced = false;
    std::optional<library::StoredId> m_wanted;    ///< the game whose preview was requested last
    std::optional<library::StoredId> m_toOpen;    ///< also if a search selects another one meanwhile
    std::optional<notation::GameRecord> m_record; ///< of the current game
    ReviewTime m_reviewTime;

    QLabel* m_heading;
    QPushButton* m_inProgress;
    QLabel* m_what; ///< which games are shown, and how to leave them
    QPushButton* m_open;
    QPushButton* m_import;
    QToolButton* m_more; ///< shows the menu
    LibrarySearch* m_search;
    RowTable* m_table;
    QLabel* m_empty;
    QWidget* m_side; ///< the board and the explorer
    GamePreview* m_gamePreview;
    ExplorerPanel* m_explorer;
    ProgressRow* m_progress;
    std::optional<bool> m_previewRequested; ///< none: shown where there is space
    QBoxLayout* m_row;   ///< list and side part: next to each other, or one above the other in a narrow page
    QBoxLayout* m_parts; ///< of the side part, in the other direction
};

} // namespace qumalaq::desktop
