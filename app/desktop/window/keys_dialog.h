// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

class QWidget;
class QComboBox;
class QKeySequence;
class QKeySequenceEdit;
class QLabel;
class QPushButton;
class QScrollArea;
class QVBoxLayout;

namespace qumalaq::desktop {

class Actions;
class LineNavigator;
class FittingScrollArea;
class Settings;
enum class ActionId;

/// Lists all keys, generated from the actions and from the board's own keys, and changes those of the actions.
class KeysDialog : public QDialog {
    Q_OBJECT

public:
    /// `actions` get the keys that are put into `settings`.
    KeysDialog(const Actions& actions, Settings& settings, QWidget* parent = nullptr);
    ~KeysDialog() override;

private:
    void fill();
    void fitToScreen();
    [[nodiscard]] QWidget* makeChange();
    [[nodiscard]] ActionId command() const;
    void refresh();
    void change();
    void reset();
    /// Why the command cannot have this key; empty if it can.
    [[nodiscard]] QString objection(ActionId id, const QKeySequence& key) const;

    const Actions& m_actions;
    Settings& m_settings;
    QVBoxLayout* m_column;
    QScrollArea* m_area;
    LineNavigator* m_reader;
    FittingScrollArea* m_frame;
    QComboBox* m_command;
    QKeySequenceEdit* m_key;
    QPushButton* m_reset;
    QPushButton* m_resetAll;
    QLabel* m_answer;
};

} // namespace qumalaq::desktop
