// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/shell/choice_text.h"

namespace qumalaq::desktop {

QString ChoiceText::nameOf(SowingSpeed speed)
{
    switch (speed) {
    case SowingSpeed::Learn:
        return tr("Very slow", "speed");
    case SowingSpeed::Relaxed:
        return tr("Slow", "speed");
    case SowingSpeed::Normal:
        return tr("Normal", "speed");
    case SowingSpeed::Fast:
        return tr("Fast", "speed");
    case SowingSpeed::Off:
        return tr("Without motion", "speed");
    }
    return {};
}

QString ChoiceText::nameOf(ThemeId theme)
{
    switch (theme) {
    case ThemeId::LightWood:
        return tr("Light wood", "theme");
    case ThemeId::Dark:
        return tr("Dark", "theme");
    case ThemeId::HighContrast:
        return tr("High contrast", "theme");
    case ThemeId::Tournament:
        return tr("Tournament", "theme");
    }
    return {};
}

std::span<const SowingSpeed> allSpeeds()
{
    static constexpr SowingSpeed kSpeeds[] = {SowingSpeed::Learn, SowingSpeed::Relaxed, SowingSpeed::Normal,
                                              SowingSpeed::Fast, SowingSpeed::Off};
    return kSpeeds;
}

} // namespace qumalaq::desktop
