// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/window/choice_text.h"

namespace qumalaq::desktop {

QString ChoiceText::nameOf(SowingSpeed speed)
{
    switch (speed) {
    case SowingSpeed::Slow:
        return tr("Slow", "speed");
    case SowingSpeed::Normal:
        return tr("Normal", "speed");
    case SowingSpeed::Fast:
        return tr("Fast", "speed");
    case SowingSpeed::Off:
        return tr("No animation", "speed");
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
    case ThemeId::Paper: // cannot be chosen
        break;
    }
    return {};
}

QString ChoiceText::nameOf(TextSize size)
{
    switch (size) {
    case TextSize::Automatic:
        return tr("Automatic", "the size of texts");
    case TextSize::Large:
        return tr("125%", "the size of texts");
    case TextSize::Larger:
        return tr("150%", "the size of texts");
    case TextSize::Largest:
        return tr("200%", "the size of texts");
    }
    return {};
}

QString ChoiceText::nameOf(PreviewDetail detail)
{
    switch (detail) {
    case PreviewDetail::Off:
        return tr("Nothing", "what is shown of a move before it is made");
    case PreviewDetail::Path:
        return tr("Landing pit", "what is shown of a move before it is made");
    case PreviewDetail::Result:
        return tr("Landing and capture", "what is shown of a move before it is made");
    case PreviewDetail::Counts:
        return tr("Capture and counts", "what is shown of a move before it is made");
    case PreviewDetail::Reply:
        return tr("Counts and best reply", "what is shown of a move before it is made");
    }
    return {};
}

QString ChoiceText::nameOf(KazanPlacement placement)
{
    switch (placement) {
    case KazanPlacement::Far:
        return tr("Far from you, as on a real board", "where the own kazan lies");
    case KazanPlacement::Near:
        return tr("Near you", "where the own kazan lies");
    }
    return {};
}

QString ChoiceText::nameOf(ThinkingAhead ahead)
{
    switch (ahead) {
    case ThinkingAhead::OnMains:
        return tr("On mains power", "when the computer thinks during a person's turn");
    case ThinkingAhead::Always:
        return tr("Always", "when the computer thinks during a person's turn");
    case ThinkingAhead::Never:
        return tr("Never", "when the computer thinks during a person's turn");
    }
    return {};
}

QString ChoiceText::nameOf(TwoPlayerLayout twoPlayerLayout)
{
    switch (twoPlayerLayout) {
    case TwoPlayerLayout::Fixed:
        return tr("Side by side", "how two people sit");
    case TwoPlayerLayout::AutoFlip:
        return tr("The board turns after each move", "how two people sit");
    case TwoPlayerLayout::Table:
        return tr("Face to face, the screen flat on the table", "how two people sit");
    }
    return {};
}

QString ChoiceText::nameOf(Verbosity verbosity)
{
    switch (verbosity) {
    case Verbosity::Short:
        return tr("Short", "how much is said");
    case Verbosity::Normal:
        return tr("Normal", "how much is said");
    case Verbosity::Full:
        return tr("Full", "how much is said");
    }
    return {};
}

std::span<const SowingSpeed> allSpeeds()
{
    static constexpr SowingSpeed kSpeeds[] = {SowingSpeed::Slow, SowingSpeed::Normal, SowingSpeed::Fast,
                                              SowingSpeed::Off};
    return kSpeeds;
}

} // namespace qumalaq::desktop
