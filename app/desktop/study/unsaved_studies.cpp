// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/study/unsaved_studies.h"

#include "app/desktop/ui/notice_bar.h"

#include <utility>

namespace qumalaq::desktop {

using session::StudyDocument;

namespace {

constexpr QLatin1String kAsideNotice("study-aside");
constexpr QLatin1String kUnsavedNotice("study-unsaved");

} // namespace

UnsavedStudies::UnsavedStudies(StudyDocument& document, NoticeBar& notices, const QObject* place, QObject* parent)
    : QObject(parent)
    , m_document(document)
    , m_notices(notices)
    , m_place(place)
{
    connect(&document, &StudyDocument::modifiedChanged, this, &UnsavedStudies::keep);
}

void UnsavedStudies::keepIn(session::StudyRecovery& recovery)
{
    m_recovery = &recovery;
    m_aside = recovery.games();
    if (m_document.isModified())
        keep();
}

void UnsavedStudies::keep()
{
    if (m_recovery == nullptr)
        return;
    std::vector<notation::GameRecord> games = m_aside;
    if (m_document.isModified())
        games.push_back(m_document.record());
    m_recovery->write(std::move(games));
}

void UnsavedStudies::putAside()
{
    if (!m_document.isModified())
        return;
    m_aside.push_back(m_document.record());
    m_notices.put({.id = kAsideNotice,
                   .text = [] { return tr("The game you edited earlier is not saved yet."); },
                   .answers = {{[] { return tr("Back to it"); }, [this] { Q_EMIT recoveryRequested(); }, true}},
                   .place = m_place});
}

std::optional<notation::GameRecord> UnsavedStudies::take()
{
    if (m_aside.empty())
        return std::nullopt;
    notation::GameRecord game = std::move(m_aside.back());
    m_aside.pop_back();
    m_notices.remove(kUnsavedNotice);
    return game;
}

void UnsavedStudies::drop()
{
    m_aside.clear();
    m_notices.remove(kAsideNotice);
    keep();
}

void UnsavedStudies::offer(NoticeBar& notices, const session::StudyRecovery& recovery,
                           const std::function<void()>& open, const std::function<void()>& drop)
{
    if (recovery.games().empty())
        return;
    Notice notice{.id = kUnsavedNotice,
                  .kind = Notice::Kind::Question,
                  .text = [] { return tr("A game you were editing was not saved."); },
                  .answers = {{[] { return tr("Open it"); }, open, true}, {[] { return tr("Later"); }, {}}}};
    if (recovery.file().isKeeping()) {
        const auto ask = [&notices, &recovery, open, drop] {
            notices.put(
                {.id = kUnsavedNotice,
                 .kind = Notice::Kind::Question,
                 .text = [] { return tr("Discard the unsaved game? You cannot undo this."); },
                 .answers = {{[] { return tr("Discard it"); }, drop},
                             {[] { return tr("Keep it"); },
                              [&notices, &recovery, open, drop] { offer(notices, recovery, open, drop); }, true}}});
        };
        notice.answers.push_back({[] { return tr("Discard it…"); }, ask});
    }
    notices.put(notice);
}

} // namespace qumalaq::desktop
