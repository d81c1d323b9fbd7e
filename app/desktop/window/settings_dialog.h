// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

#include <array>
#include <cstddef>

class QCheckBox;
class QComboBox;
class QLabel;
class QLayout;
class QLineEdit;
class QPushButton;
class QSlider;
class QTabWidget;
class QTimer;

namespace qumalaq::desktop {

class SelfVoicing;
class Settings;
class SoundPlayer;

/// Name, language, theme, display and input of moves, layout for two players, sound and speech. Every change takes
/// effect at once; there is no Apply button.
class SettingsDialog : public QDialog {
    Q_OBJECT

public:
    /// All references must outlive the dialog.
    SettingsDialog(Settings& settings, SoundPlayer& player, SelfVoicing& voice, QWidget* parent = nullptr);

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();
    void showValues();
    void showVoice();
    [[nodiscard]] QLayout* makeListening();
    void listen(std::size_t sound);

    Settings& m_settings;
    SoundPlayer& m_player;
    SelfVoicing& m_reader;
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
    QLabel* m_previewLabel;
    QComboBox* m_preview;
    QLabel* m_movesLabel;
    QCheckBox* m_predict;
    QCheckBox* m_confirm;
    QLabel* m_kazansLabel;
    QComboBox* m_kazans;
    QLabel* m_twoPlayerLayoutLabel;
    QComboBox* m_twoPlayerLayout;
    QLabel* m_soundLabel;
    QCheckBox* m_sound;
    QLabel* m_volumeLabel;
    QSlider* m_volume;
    QLabel* m_listenLabel;
    std::array<QPushButton*, 6> m_listen{}; ///< plays each sound
    QTimer* m_sowing;                       ///< of the stones to listen to
    int m_sown = 0;
    QLabel* m_verbosityLabel;
    QComboBox* m_verbosity;
    QLabel* m_readLabel;
    QCheckBox* m_read;
    QLabel* m_paceLabel;
    QSlider* m_pace;
    QPushButton* m_try;
    QLabel* m_whySilent;
};

} // namespace qumalaq::desktop
