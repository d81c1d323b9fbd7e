// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QString>

namespace qumalaq::desktop {

class SelfVoicing;

/// Texts about the program's own voice.
class VoiceText {
    Q_DECLARE_TR_FUNCTIONS(VoiceText)

public:
    /// Why nothing can be read aloud; empty if it can, or if that is not known yet.
    [[nodiscard]] static QString whySilent(const SelfVoicing& voice);
    /// Said when reading takes the place of a screen reader.
    [[nodiscard]] static QString readerHasStopped();
    /// Said when reading is turned on.
    [[nodiscard]] static QString greeting();
    /// Said when reading is turned off.
    [[nodiscard]] static QString farewell();
    /// To try the voice with.
    [[nodiscard]] static QString sample();
};

} // namespace qumalaq::desktop
