// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/text/translator.h"
#include "app/desktop/ui/settings.h"
#include "app/desktop/window/main_window.h"
#include "core/session/match.h"
#include "tests/app/desktop/chaos/hand.h"
#include "tests/app/desktop/chaos/ledger.h"
#include "tests/app/desktop/chaos/sandbox.h"

#include <QObject>

#include <cstdint>
#include <memory>

namespace qumalaq::desktop {

/// Sends random input to the whole program until a number of events is reached, and checks what must always hold: no
/// stone is lost, the running game is on disk, each game that was left is in the library, the learner's progress is
/// kept.
class Monkey : public QObject {
    Q_OBJECT

public:
    /// `sandbox` must outlive the object.
    Monkey(const Sandbox& sandbox, std::uint64_t seed, std::uint64_t events);
    ~Monkey() override;

    /// Opens the program. The application quits after all events were sent.
    void start();
    /// After that: closes the program, and looks whether everything is on disk.
    void finish();

private:
    /// The same objects as in run().
    struct Program {
        explicit Program(const Sandbox& sandbox);

        Settings settings;
        Translator translator;
        session::Match match;
        MainWindow window;
    };

    void open();
    void giveGamesBack();
    void step();
    void act();
    [[nodiscard]] QWidget* target();
    /// Answers a dialog that could lead out of the sandbox.
    bool answer(QWidget* dialog);
    void changeSetting();
    void changeWindow();
    void triggerCommand();
    void copySomething();
    void closeAndOpen();
    void close();
    void check() const;
    void checkBoards() const;
    void checkJournal() const;
    [[nodiscard]] QString journal() const { return m_sandbox.path(QStringLiteral("unfinished.game")); }
    [[nodiscard]] QString library() const { return m_sandbox.path(QStringLiteral("games.library")); }

    const Sandbox& m_sandbox;
    Hand m_hand;
    Ledger m_ledger;
    std::uint64_t m_wanted;
    std::uint64_t m_checkedAt = 0;
    std::uint64_t m_toldAt = 0;
    int m_depth = 0;  ///< nested actions: the event loop of a dialog runs within one
    int m_passed = 0; ///< calls of step() during the current action
    int m_openings = 0;
    std::unique_ptr<Program> m_program;
};

} // namespace qumalaq::desktop
