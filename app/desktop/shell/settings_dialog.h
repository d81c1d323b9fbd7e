// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

class QCheckBox;
class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QSlider;
class QTabWidget;

namespace qumalaq::desktop {

class Settings;

/// Name, language, theme, display and input of moves, seats and sound. Every change takes effect at once; there is no
/// Apply button.
class SettingsDialog : public QDialog {
    Q_OBJECT

public:
    /// `settings` must outlive the dialog.
    explicit SettingsDialog(Settings& settings, QWidget* parent = nullptr);

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();
    void showValues();

    Settings& m_settings;
    QTabWidget* m_groups;
    QLabel* m_nameLabel;
    QLineEdit* m_name;
    QLabel* m_languageLabel;
    QComboBox* m_language;
    QLabel* m_themeLabel;
    QComboBox* m_theme;
    QLabel* m_speedLabel;
    QComboBox* m_speed;
    QLabel* m_motionLabel;
    QComboBox* m_motion;
    QLabel* m_lensLabel;
    QComboBox* m_lens;
    QLabel* m_movesLabel;
    QCheckBox* m_predict;
    QCheckBox* m_confirm;
    QLabel* m_kazansLabel;
    QComboBox* m_kazans;
    QLabel* m_seatsLabel;
    QComboBox* m_seats;
    QLabel* m_soundLabel;
    QCheckBox* m_sound;
    QLabel* m_volumeLabel;
    QSlider* m_volume;
};

} // namespace qumalaq::desktop
