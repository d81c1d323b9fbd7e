// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/ui/configured_board.h"

#include "app/desktop/sound/sound_player.h"
#include "app/desktop/ui/announcer.h"

namespace qumalaq::desktop {

namespace {

double panOf(const BoardWidget& board, const QRect& rect)
{
    return board.width() == 0 ? 0.0 : 2.0 * rect.center().x() / board.width() - 1.0;
}

double panOf(const BoardWidget& board, rules::Place place)
{
    return panOf(board, place.isStore() ? board.storeRect(place.side) : board.pitRect(place.pit()));
}

} // namespace

ConfiguredBoard::ConfiguredBoard(const Settings& settings, SoundPlayer* sound, QWidget* parent)
    : BoardWidget(parent)
    , m_settings(settings)
{
    using Key = Settings::Key;
    for (const Key key : {Key::SowingSpeed, Key::Kazans, Key::ArtLoading})
        apply(key);
    connect(&m_settings, &Settings::changed, this, &ConfiguredBoard::apply);
    connect(this, &BoardWidget::edgeReached, this,
            [this] { announce(*this, tr("The edge of the board."), Announcer::Kind::Answer); });
    if (sound)
        connectSound(*sound);
}

void ConfiguredBoard::apply(Settings::Key key)
{
    if (key == Settings::Key::SowingSpeed)
        setSpeed(m_settings.sowingSpeed());
    else if (key == Settings::Key::Kazans)
        setKazanPlacement(m_settings.value(setting::kKazans));
    else if (key == Settings::Key::ArtLoading)
        setArtLoading(m_settings.artLoading());
}

void ConfiguredBoard::connectSound(SoundPlayer& sound)
{
    connect(this, &BoardWidget::stoneDropped, this, [this, &sound](rules::Place place, int count) {
        const auto row = place.side == bottom() ? SoundPlayer::Row::Near : SoundPlayer::Row::Far;
        sound.stoneDropped(row, count, panOf(*this, place));
    });
    connect(this, &BoardWidget::stonesCaptured, this,
            [this, &sound](rules::Place from, int) { sound.stonesCaptured(panOf(*this, from)); });
    connect(this, &BoardWidget::tuzdykMade, this,
            [this, &sound](rules::Pit pit) { sound.tuzdykMade(panOf(*this, pitRect(pit))); });
    connect(this, &BoardWidget::placeRefused, this,
            [this, &sound](rules::Place place) { sound.refused(panOf(*this, place)); });
}

} // namespace qumalaq::desktop
