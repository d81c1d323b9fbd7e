// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QVBoxLayout;

namespace qumalaq::desktop {

class BoardWidget;
class Settings;

/// The first page of an exercise: a board as a picture, which takes two thirds of the width, beside words and buttons.
/// A narrow page shows only the words.
class ExerciseIntro : public QWidget {
    Q_OBJECT

public:
    explicit ExerciseIntro(const Settings& settings, QWidget* parent = nullptr);

    [[nodiscard]] BoardWidget* board() const { return m_board; }
    /// The column beside the board; it is centred.
    [[nodiscard]] QVBoxLayout* words() const { return m_words; }
    void updateLook();

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    BoardWidget* m_board;
    QVBoxLayout* m_words;
};

} // namespace qumalaq::desktop
