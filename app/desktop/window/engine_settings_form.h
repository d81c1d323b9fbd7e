// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/ui/engine_choice.h"

#include <QWidget>

class QComboBox;
class QLabel;
class QSpinBox;

namespace qumalaq::desktop {

class Settings;

/// The part of the settings that says what the computer player may use of the machine. Every change takes effect at
/// once.
class EngineSettingsForm : public QWidget {
    Q_OBJECT

public:
    /// The settings must outlive the page.
    EngineSettingsForm(Settings& settings, QWidget* parent);

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();
    void showValues();
    void keep();

    Settings& m_settings;
    HardwareInfo m_machine;
    QLabel* m_threadsLabel;
    QSpinBox* m_threads;
    QLabel* m_memoryLabel;
    QComboBox* m_memory; ///< the data of an entry is the number of MiB
    QLabel* m_aheadLabel;
    QComboBox* m_ahead;
    QLabel* m_explanation;
};

} // namespace qumalaq::desktop
