// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#ifndef Q_MOC_RUN // moc 6.4 cannot read <concepts>
#include "app/desktop/ui/settings.h"
#endif

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

protected:
    void changeEvent(QEvent* event) override;

private:
    /// A text in the current language.
    using Text = std::function<QString()>;

    void addAppearance();
    void addPlay();
    void addComputer();
    void addSound();
    void addSpeech();
    QFormLayout* addGroup(const Text& title);
    template <typename T>
    QComboBox* addChoice(QFormLayout* form, const Text& label, const std::vector<T>& values,
                         const std::function<T()>& get, const std::function<void(T)>& set,
                         const std::function<QString(T)>& nameOf);
    template <typename T>
    QComboBox* addChoice(QFormLayout* form, const Text& label, const Settings::Choice<T>& setting);
    QCheckBox* addCheckBox(QFormLayout* form, const Text& label, const Text& text, const Settings::Flag& setting);
    QSlider* addSlider(QFormLayout* form, const Text& label, const Settings::Number& setting);
    void addListening(QFormLayout* form);
    void retranslate();
    void showValues();

    Settings& m_settings;
    SoundPlayer& m_player;
    SelfVoicing& m_voice;
    QTabWidget* m_groups;
    std::vector<std::function<void()>> m_texts;  ///< each sets a text in the current language
    std::vector<std::function<void()>> m_values; ///< each shows a value
};

} // namespace qumalaq::desktop
