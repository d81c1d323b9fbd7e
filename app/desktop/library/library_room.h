// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/frame/room.h"
#ifndef Q_MOC_RUN // moc 6.4 can not read <concepts>
#include "app/desktop/frame/settings.h"
#include "core/library/library_service.h"
#endif

#include <QTimer>

#include <optional>
#include <vector>

class QBoxLayout;
class QComboBox;
class QLabel;
class QLineEdit;
class QProgressBar;
class QPushButton;
class QSpinBox;
class QTableView;
class QTabBar;

namespace qumalaq::desktop {

class BoardWidget;
class ExplorerModel;
class LibraryModel;
class NoticeBar;

/// All games that are kept: found by what is known of them or by a position, looked at on a small board, opened; beside
/// them what was played in the position of the board, and with what success.
class LibraryRoom final : public Room {
    Q_OBJECT

public:
    /// All must outlive the room.
    LibraryRoom(library::LibraryService& library, Settings& settings, NoticeBar& notices, QWidget* parent = nullptr);
    ~LibraryRoom() override;

    /// In the background, with progress in the room.
    void importFiles(const QStringList& files);
    /// Shows the games that have come to this position.
    void searchPosition(const rules::GameSetup& setup, const rules::AnyPosition& position);

    /// Says what is wrong, and what can be done; `aside`: where the file lies now.
    void tellFailure(const library::LibraryError& error);
    void tellSetAside(const QString& aside);

    [[nodiscard]] LibraryModel* model() const { return m_model; }
    [[nodiscard]] ExplorerModel* explorer() const { return m_explorer; }
    [[nodiscard]] QTableView* table() const { return m_table; }
    [[nodiscard]] QTableView* explorerTable() const { return m_explorerTable; }
    [[nodiscard]] BoardWidget* board() const { return m_board; }
    [[nodiscard]] QLineEdit* playerField() const { return m_player; }

    [[nodiscard]] QString title() const override;
    void setLook(const Theme& theme, const Metrics& metrics) override;
    void retranslate() override;
    void enter() override;
    void leave() override;
    [[nodiscard]] bool can(ActionId command) const override;
    [[nodiscard]] bool isChecked(ActionId command) const override;
    void run(ActionId command, bool checked) override;
    [[nodiscard]] bool hasRecord() const override { return m_record.has_value(); }
    [[nodiscard]] std::optional<notation::GameRecord> shownRecord() const override { return m_record; }
    [[nodiscard]] std::optional<rules::AnyPosition> shownPosition() const override;

Q_SIGNALS:
    void opened(const qumalaq::notation::GameRecord& record);
    void importWished();

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void build();
    void connectLibrary();
    void applyFilter();
    void clearFilter();
    void onSearched(int games);
    void onCurrentChanged();
    void openCurrent();
    void removeSelected();
    void showPly(int ply);
    void playExplored(int row);
    void explore();
    void refreshState();
    void onImportFinished(const library::ImportReport& report);
    void arrange();
    [[nodiscard]] bool isWide() const;
    void showPreview(bool isShown);

    library::LibraryService& m_library;
    Settings& m_settings;
    NoticeBar& m_notices;
    Metrics m_metrics;
    LibraryModel* m_model;
    ExplorerModel* m_explorer;
    QTimer m_typing;
    QTimer m_changes;
    bool m_isEntered = false;
    bool m_isSearching = false;
    std::optional<library::StoredId> m_wanted; ///< whose record was asked for last
    bool m_opensWanted = false;
    std::optional<notation::GameRecord> m_record;
    std::vector<rules::AnyPosition> m_positions; ///< of the record, or of what is explored
    std::vector<rules::Move> m_line;             ///< the moves between them
    int m_ply = 0;
    std::optional<library::SoughtPosition> m_sought;

    QLabel* m_heading;
    QLineEdit* m_player;
    QLineEdit* m_event;
    QComboBox* m_result;
    QComboBox* m_game;
    QSpinBox* m_from;
    QSpinBox* m_to;
    QPushButton* m_position;
    QPushButton* m_clear;
    QTableView* m_table;
    QLabel* m_empty;
    QPushButton* m_preview;
    bool m_hasPreview = true;
    QBoxLayout* m_row;   ///< list and side: beside each other, in a narrow room one above the other
    QBoxLayout* m_parts; ///< of the side, the other way round
    QWidget* m_side;     ///< the board, and what was played in its position
    BoardWidget* m_board;
    QLabel* m_caption;
    QPushButton* m_first;
    QPushButton* m_back;
    QPushButton* m_forward;
    QPushButton* m_last;
    QTableView* m_explorerTable;
    QComboBox* m_strength;
    QPushButton* m_open;
    QPushButton* m_remove;
    QPushButton* m_import;
    QWidget* m_progressRow;
    QProgressBar* m_progress;
    QLabel* m_progressText;
    QPushButton* m_cancel;
};

} // namespace qumalaq::desktop
