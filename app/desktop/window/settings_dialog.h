// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/ui/settings.h"

#include <QDialog>

#include <functional>
#include <vector>

class QCheckBox;
class QComboBox;
class QFormLayout;
class QLabel;
class QPushButton;
class QSlider;
class QTabWidget;

namespace qumalaq::desktop {

class SelfVoicing;
class SoundPlayer;

/// All settings, in groups. Every change takes effect at once; there is no Apply button.
class SettingsDialog : public QDialog {
    Q_OBJECT

public:
    /// All references must outlive the dialog.
    SettingsDialog(Settings& settings, SoundPlayer& player, SelfVoicing& voice, QWidget* parent = nullptr);

    /// The index of the current group.
    [[nodiscard]] int group() const;
    void setGroup(int group);

protected:
    void showEvent(QShowEvent* event) override;

private:
    void addAppearance();
    void addPlay();
    void addComputer();
    void addSound();
    void addSpeech();
    QFormLayout* addGroup(const QString& title);
    template <typename T>
    QComboBox* addChoice(QFormLayout* form, const QString& label, const std::vector<T>& values,
                         const std::function<T()>& get, const std::function<void(T)>& set,
                         const std::function<QString(T)>& nameOf);
    template <typename T>
    QComboBox* addChoice(QFormLayout* form, const QString& label, const Settings::Choice<T>& setting);
    QCheckBox* addCheckBox(QFormLayout* form, const QString& label, const QString& text, const Settings::Flag& setting);
    QSlider* addSlider(QFormLayout* form, const QString& label, const Settings::Number& setting);
    void addListening(QFormLayout* form);
    void showValues();

    Settings& m_settings;
    SoundPlayer& m_player;
    SelfVoicing& m_voice;
    QTabWidget* m_groups;
    std::vector<std::function<void()>> m_values; ///< each shows the value of a setting
};

} // namespace qumalaq::desktop
