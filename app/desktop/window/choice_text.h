// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/board/geometry.h"
#include "app/desktop/board/sowing_timeline.h"
#include "app/desktop/board/theme.h"
#include "app/desktop/text/verbosity.h"
#include "app/desktop/ui/engine_choice.h"
#include "app/desktop/ui/play_choices.h"

#include <QCoreApplication>
#include <QString>

#include <span>

namespace qumalaq::desktop {

/// The names of the choices in the settings.
class ChoiceText {
    Q_DECLARE_TR_FUNCTIONS(ChoiceText)

public:
    [[nodiscard]] static QString nameOf(SowingSpeed speed);
    [[nodiscard]] static QString nameOf(ThemeId theme);
    [[nodiscard]] static QString nameOf(TextSize size);
    [[nodiscard]] static QString nameOf(PreviewDetail detail);
    [[nodiscard]] static QString nameOf(KazanPlacement placement);
    [[nodiscard]] static QString nameOf(TwoPlayerLayout twoPlayerLayout);
    [[nodiscard]] static QString nameOf(Verbosity verbosity);
    [[nodiscard]] static QString nameOf(ThinkingAhead ahead);
};

/// From slow to fast.
[[nodiscard]] std::span<const SowingSpeed> allSpeeds();

} // namespace qumalaq::desktop
