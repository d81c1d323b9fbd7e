// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/study/review_panel.h"
#include "app/desktop/study/study_page.h"
#include "core/session/study_review.h"
#include "tests/app/desktop/window_fixture.h"
#include "tests/core/session/study_examples.h"

#include <QPushButton>

namespace qumalaq::desktop {

/// The program with a game in the study.
class Study : public Program {
    static notation::GameRecord exampleGame() { return session::recordOf(session::kVariedGame); }

public:
    explicit Study(const notation::GameRecord& record = exampleGame()) { show(record); }
    explicit Study(const QString& folder, const notation::GameRecord& record = exampleGame()) : Program(folder)
    {
        show(record);
    }

    void show(const notation::GameRecord& record)
    {
        beginForTwo();
        page = pages().study();
        page->board()->setTimeScale(0);
        pages().openStudy(record);
        QCoreApplication::processEvents();
    }

    [[nodiscard]] session::StudyDocument& document() const { return *page->document(); }
    void key(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier) const
    {
        QTest::keyClick(QApplication::focusWidget(), key, modifiers);
    }
    [[nodiscard]] std::size_t plies() const { return document().history().plies().size(); }
    void clickPit(rules::Side row, int number) const
    {
        const rules::Pit pit{row, static_cast<std::uint8_t>(number)};
        QTest::mouseClick(page->board(), Qt::LeftButton, {}, page->board()->pitRect(pit).center());
    }
    /// A visible button of the review.
    [[nodiscard]] QPushButton* reviewButton(const QString& text) const
    {
        return qobject_cast<QPushButton*>(button(page->findChild<ReviewPanel*>(), text));
    }
    /// The text of the review, line by line.
    [[nodiscard]] QString told() const { return textsSeen(page->findChild<ReviewPanel*>()).join(u'\n'); }
    void makeReview() const
    {
        page->review()->reviewer().setEffort(3'000);
        trigger(ActionId::Review);
        QTRY_VERIFY_WITH_TIMEOUT(page->review()->review(), 240'000);
    }
    StudyPage* page;
};

} // namespace qumalaq::desktop
