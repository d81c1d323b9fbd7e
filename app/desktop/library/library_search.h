// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/library/stored_game.h"

#include <QTimer>
#include <QWidget>

#include <optional>

class QComboBox;
class QLineEdit;
class QPushButton;

namespace qumalaq::desktop {

class NumberField;

/// The fields of a search: data of a game, and a position that occurs in it. A search for given games lasts until
/// somebody changes a field.
class LibrarySearch final : public QWidget {
    Q_OBJECT

public:
    explicit LibrarySearch(QWidget* parent = nullptr);

    /// The first field, which searches for players.
    [[nodiscard]] QLineEdit* player() const { return m_player; }
    [[nodiscard]] library::Filter filter() const;
    /// changed() follows. `what`: for given games which ones they are, in words.
    void setFilter(const library::Filter& filter, const QString& what = {});
    /// Which games were given, in words; empty if none were.
    [[nodiscard]] QString what() const;
    [[nodiscard]] const std::optional<library::SoughtPosition>& position() const { return m_sought; }
    /// changed() follows.
    void setPosition(const std::optional<library::SoughtPosition>& position);

    void setSpacing(int pixels);
    /// The width at which all fields fit into three rows.
    [[nodiscard]] int narrowWidth() const;

Q_SIGNALS:
    /// filter() changed; emitted after a pause while the person types.
    void changed();
    /// Enter was pressed in a field. changed() follows.
    void confirmed();
    /// The person wants to search for the position on the board. The receiver calls setPosition().
    void positionRequested();

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void apply();
    void onEdited();
    /// Uses two rows, or three if the width is too small.
    void updateLayout();

    QTimer m_typing;
    std::optional<library::SoughtPosition> m_sought;
    std::vector<std::uint64_t> m_keys;
    QString m_what;                 ///< are the games with these keys; may be empty
    std::optional<bool> m_isNarrow; ///< the current arrangement
    QLineEdit* m_player;
    QLineEdit* m_event;
    QComboBox* m_result;
    QComboBox* m_game;
    NumberField* m_from;
    NumberField* m_to;
    QPushButton* m_position;
    QPushButton* m_clear;
};

} // namespace qumalaq::desktop
