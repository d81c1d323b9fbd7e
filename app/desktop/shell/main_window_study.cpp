// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The part of MainWindow for the study: where its games come from and go to.
#include "app/desktop/game/game_room.h"
#include "app/desktop/game/game_starter.h"
#include "app/desktop/shell/main_window.h"
#include "app/desktop/study/study_room.h"
#include "app/desktop/study/unsaved_studies.h"

#include <QDir>
#include <QFileInfo>
#include <QStackedWidget>

namespace qumalaq::desktop {

StudyRoom* MainWindow::study()
{
    if (!m_study) {
        m_study = add(new StudyRoom(m_settings, m_sound, *m_notices, *m_actions, m_rooms));
        m_study->retranslate();
        m_study->unsaved().keepIn(*m_unsavedStudies);
        connect(m_study, &StudyRoom::playWished, this,
                [this](const rules::GameSetup& setup, const rules::AnyPosition& position) {
                    NewGameChoice choice = m_settings.newGame();
                    choice.opponent = NewGameChoice::Opponent::Computer; // as the command says
                    m_starter->start(GameStarter::specOf(choice, setup, position));
                });
    }
    return m_study;
}

void MainWindow::openStudy(const notation::GameRecord& record, const RecordFile& file)
{
    study()->open(record, file);
    enter(m_study);
}

/// Opens the game that has just ended, or else the last one in the study.
void MainWindow::enterStudy()
{
    const bool hasEnded = room() == m_game && m_match.hasGame() && m_match.outcome();
    const auto ended = hasEnded ? m_game->shownRecord() : std::nullopt;
    if (ended && (!m_study || m_study->document()->record().moves() != ended->moves()))
        openStudy(*ended);
    else
        enter(study());
}

/// Next to the journal, and only if this window writes there.
void MainWindow::keepStudies(const QString& journal)
{
    if (journal.isEmpty())
        return;
    m_unsavedStudies->keepIn(QFileInfo(journal).dir().filePath(QStringLiteral("unsaved.tgk")));
    if (m_study)
        m_study->unsaved().keepIn(*m_unsavedStudies);
    UnsavedStudies::offer(
        *m_notices, *m_unsavedStudies,
        [this] {
            enter(study());
            m_study->recover();
        },
        [this] {
            if (m_study)
                m_study->unsaved().drop();
            else
                m_unsavedStudies->write({});
        });
}

} // namespace qumalaq::desktop
