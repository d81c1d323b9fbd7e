// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/library/library_import.h"

#include "core/notation/tgk_reader.h"
#include "core/storage/file_stream.h"

#include <QElapsedTimer>
#include <QFileInfo>

#include <utility>

namespace qumalaq::library {

namespace {

/// Games in a transaction: many, because a commit is expensive; few enough to show progress.
constexpr std::size_t kGamesAtOnce = 4000;

class Import {
public:
    Import(Library& library, const std::function<void(const ImportReport&)>& progress, StopToken stop)
        : m_library(library)
        , m_progress(progress)
        , m_stop(std::move(stop))
    {
    }

    ImportReport run(const QStringList& files)
    {
        for (const QString& name : files)
            m_report.totalBytes += QFileInfo(name).size();
        m_report.files = static_cast<int>(files.size());
        m_sinceProgress.start();
        for (const QString& name : files) {
            if (!read(name))
                break;
        }
        if (!m_report.failure && !m_report.isStopped)
            write();
        m_progress(m_report);
        return m_report;
    }

private:
    bool read(const QString& name)
    {
        storage::FileStream file(name);
        QByteArray piece;
        bool isReadable = true;
        const auto source = [&]() -> std::string_view {
            if (m_stop.isStopRequested())
                return {};
            auto next = file.next(m_stop);
            isReadable = next.has_value();
            piece = std::move(next).value_or(QByteArray());
            m_report.bytes += piece.size();
            return {piece.constData(), static_cast<std::size_t>(piece.size())};
        };
        const int before = m_report.games;
        notation::TgkReader reader(source);
        while (auto game = reader.next()) {
            // Checked first, because the stop may have truncated the text of this game.
            if (m_stop.isStopRequested()) {
                m_report.isStopped = true;
                return false;
            }
            take(name, std::move(*game));
            if (m_batch.size() >= kGamesAtOnce && !write())
                return false;
            if (m_sinceProgress.elapsed() >= kProgressMs) {
                m_progress(m_report);
                m_sinceProgress.restart();
            }
        }
        m_report.isStopped = m_stop.isStopRequested();
        if (!isReadable)
            m_report.unreadable.append(name);
        else if (m_report.games == before && !m_report.isStopped)
            m_report.withoutGames.append(name);
        return !m_report.isStopped;
    }

    void take(const QString& name, notation::ReadGame game)
    {
        if (game.record.tree().size() == 0 && (game.record.tags().empty() || !game.isCut))
            return; // a heading, or text that is not a game
        ++m_report.games;
        if (!game.isCut) {
            m_batch.push_back(std::move(game.record));
            return;
        }
        ++m_report.damaged;
        for (const notation::ParseError& error : game.errors) {
            if (m_report.faults.size() < ImportReport::kMaxFaults && !notation::isWarning(error.code))
                m_report.faults.push_back({name, error});
        }
    }

    bool write()
    {
        if (m_batch.empty())
            return true;
        const auto added = m_library.addAll(m_batch, m_stop);
        if (!added) {
            if (added.error().code == LibraryError::Code::Stopped)
                m_report.isStopped = true;
            else
                m_report.failure = added.error();
            return false;
        }
        m_report.added += *added;
        m_report.known += static_cast<int>(m_batch.size()) - *added;
        m_batch.clear();
        return true;
    }

    Library& m_library;
    const std::function<void(const ImportReport&)>& m_progress;
    StopToken m_stop;
    ImportReport m_report;
    std::vector<notation::GameRecord> m_batch;
    QElapsedTimer m_sinceProgress;
};

} // namespace

ImportReport importFiles(Library& library, const QStringList& files,
                         const std::function<void(const ImportReport&)>& progress, StopToken stop)
{
    return Import(library, progress, std::move(stop)).run(files);
}

} // namespace qumalaq::library
