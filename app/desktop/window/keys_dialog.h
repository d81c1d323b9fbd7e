// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

class QWidget;
class QScrollArea;
class QVBoxLayout;

namespace qumalaq::desktop {

class Actions;
class LineNavigator;
class FittingScrollArea;

/// Lists all keys, generated from the actions and from the board's own keys.
class KeysDialog : public QDialog {
    Q_OBJECT

public:
    explicit KeysDialog(const Actions& actions, QWidget* parent = nullptr);

private:
    void fill();

    const Actions& m_actions;
    QVBoxLayout* m_column;
    QScrollArea* m_area;
    LineNavigator* m_reader;
    FittingScrollArea* m_frame;
};

} // namespace qumalaq::desktop
