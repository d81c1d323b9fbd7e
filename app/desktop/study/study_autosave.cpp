// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/study/study_autosave.h"

#include "core/library/library_service.h"
#include "core/session/study_document.h"

#include <utility>
#include <vector>

namespace qumalaq::desktop {

using library::LibraryService;
using session::StudyDocument;

void StudyAutosave::setFile(const QString& path)
{
    m_recovery.setFile(path);
    for (const notation::GameRecord& record : m_recovery.games())
        store({record, std::nullopt});
}

void StudyAutosave::storeIn(LibraryService& library)
{
    m_library = &library;
    connect(m_library, &LibraryService::added, this, [this](quint64 ticket) {
        if (m_waiting.erase(ticket) > 0)
            save();
    });
    const auto storeAll = [this] {
        for (const auto& [ticket, game] : m_waiting)
            m_library->addEdited(ticket, game.record, game.original);
    };
    // A library that could not be written was replaced by an empty one.
    connect(m_library, &LibraryService::wasSetAside, this, storeAll);
    storeAll();
}

void StudyAutosave::observe(StudyDocument& document)
{
    m_document = &document;
    m_opened = m_stored = document.record();
    connect(m_document, &StudyDocument::opened, this, [this] {
        finish();
        m_opened = m_stored = m_document->record();
    });
    connect(m_document, &StudyDocument::modifiedChanged, this, &StudyAutosave::onChanged);
}

void StudyAutosave::onChanged()
{
    const bool wasChanged = m_open.has_value();
    const bool isStored = !m_document->isModified() || m_document->record() == m_stored;
    m_open = isStored ? std::nullopt : std::optional(Game{m_document->record(), m_stored});
    if (wasChanged || m_open)
        save();
}

void StudyAutosave::finish()
{
    if (!m_open)
        return;
    m_stored = m_open->record;
    store(*std::exchange(m_open, std::nullopt));
}

bool StudyAutosave::isOpen(const notation::GameRecord& record) const
{
    return m_document != nullptr && (record == m_opened || record == m_document->record());
}

void StudyAutosave::store(const Game& game)
{
    const quint64 ticket = LibraryService::newTicket();
    m_waiting.insert({ticket, game});
    if (m_library != nullptr)
        m_library->addEdited(ticket, game.record, game.original);
}

void StudyAutosave::save()
{
    std::vector<notation::GameRecord> games;
    for (const auto& [ticket, game] : m_waiting)
        games.push_back(game.record);
    if (m_open)
        games.push_back(m_open->record);
    m_recovery.write(std::move(games));
}

} // namespace qumalaq::desktop
