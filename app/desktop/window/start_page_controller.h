// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/notation/game_record.h"

#include <QObject>

#include <vector>

namespace qumalaq::library {
class LibraryService;
}
namespace qumalaq::session {
class Match;
}

namespace qumalaq::desktop {

class LearnStore;
class MistakeStore;
class OpeningsStore;
class Settings;
class StartPage;

/// Updates what was learned and the latest games on the start page.
class StartPageController : public QObject {
    Q_OBJECT

public:
    /// All arguments must outlive it.
    StartPageController(StartPage& page, const session::Match& match, const LearnStore& store,
                        const MistakeStore& mistakes, const OpeningsStore& openings, Settings& settings);

    /// Shows the latest games of this library from now on. They are read in the background, after the page is painted.
    void setLibrary(library::LibraryService& library);
    /// Updates what was learned.
    void refresh();

private:
    void onLatestRead(const std::vector<notation::GameRecord>& games);

    StartPage& m_page;
    const LearnStore& m_store;
    const MistakeStore& m_mistakes;
    const OpeningsStore& m_openings;
    Settings& m_settings;
};

} // namespace qumalaq::desktop
