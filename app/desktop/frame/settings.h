// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/board/theme.h"
#include "app/desktop/i18n/language.h"
#ifndef Q_MOC_RUN // moc 6.4 can not read <concepts>
#include "app/desktop/board/geometry.h"
#include "app/desktop/board/sowing_timeline.h"
#include "app/desktop/frame/new_game_choice.h"
#include "app/desktop/frame/play_choices.h"
#endif

#include <QByteArray>
#include <QObject>
#include <QSettings>
#include <QString>
#include <QStringList>
#include <QVariant>

#include <optional>

namespace qumalaq::desktop {

/// What the program remembers between two runs, in an INI file. For the user interface thread.
///
/// Every value is read by itself: what is missing, garbage or out of range is its default, and the others stand. (Only
/// a quotation mark that nobody closed takes what follows with it: so the format has it.) Setting a value keeps it at
/// once and tells of it by changed(), if it is another one than before. What can not be written (a read-only home)
/// still counts until the program ends.
///
///     language          system | kk | ru | en                        system
///     theme             system | light | dark | tournament | high-contrast   system
///     sowing            learn | relaxed | normal | fast | off        normal
///     sound             true | false                                 true
///     volume            0 to 100                                     70
///     flipped           true | false: North at the bottom            false
///     lens              off | path | verdict | counts | reply        counts
///     predict           true | false: guess before one sees          false
///     coach             true | false: comments on moves           false
///     confirm           true | false: a pit is pressed twice         false
///     motion            system | full | reduced                      system
///     kazans            far | near: whose lies where                 far
///     seats             fixed | flip | table: of two at one screen   fixed
///     sidePanel         true | false                                 true
///     analysis/lines    1 to 5: moves the analyst tells of           3
///     analysis/threads  1 to 64: threads of the machine it may use   1
///     newGame/game      an id of a game                              togyzqumalaq
///     newGame/opponent  person | computer                            computer
///     newGame/side      south | north | random                       south
///     newGame/clock     as in core/session/clock.h                   none
///     newGame/levelOfTen  1 to ai::kLevelCount                       2; without it newGame/level, one of eight
///     newGame/character an id of ai::Character                      none
///     newGame/option/…  a value of the game's option                 the option's default
///     newGame/south, newGame/north   names of at most 40 characters  empty
///     newGame/name      of who plays against the computer, the same  empty
///     files/recent      paths of files, the latest first             empty
///     files/folder      where files were opened and saved last       empty
///     window/geometry, window/state  Qt's own bytes                  empty
class Settings : public QObject {
    Q_OBJECT

public:
    enum class Key {
        Language,
        Theme,
        SowingSpeed,
        Sound,
        Volume,
        Flipped,
        Lens,
        Predict,
        Confirm,
        Coach,
        Kazans,
        Seats,
        Motion,
        SidePanel,
        Analysis,
        NewGame,
        RecentFiles,
        FileFolder,
        WindowGeometry,
        WindowState
    };
    Q_ENUM(Key)

    static constexpr int kLongestName = 40; ///< characters
    static constexpr int kMostRecentFiles = 10;

    /// The person's own file, by the names of organisation and application.
    explicit Settings(QObject* parent = nullptr);
    /// Any file; it need not be there yet.
    explicit Settings(const QString& file, QObject* parent = nullptr);

    [[nodiscard]] QString fileName() const { return m_store.fileName(); }
    /// What is set will be there the next time.
    [[nodiscard]] bool isWritable() const { return m_store.isWritable(); }

    /// None: the system's.
    [[nodiscard]] std::optional<Language> language() const;
    void setLanguage(std::optional<Language> language);
    /// Counts until another language is set, and is not kept.
    void useLanguage(Language language);
    /// None: light or dark as the system is.
    [[nodiscard]] std::optional<ThemeId> theme() const;
    void setTheme(std::optional<ThemeId> theme);
    /// Counts until another theme is set, and is not kept.
    void useTheme(ThemeId theme);

    [[nodiscard]] SowingSpeed sowingSpeed() const;
    void setSowingSpeed(SowingSpeed speed);

    [[nodiscard]] bool isSoundOn() const;
    void setSoundOn(bool on);
    [[nodiscard]] int volume() const;
    /// Taken into 0 to 100.
    void setVolume(int percent);

    [[nodiscard]] bool isFlipped() const;
    void setFlipped(bool flipped);
    [[nodiscard]] LensDepth lensDepth() const;
    void setLensDepth(LensDepth depth);
    [[nodiscard]] bool isPredicting() const;
    void setPredicting(bool on);
    [[nodiscard]] bool isConfirming() const;
    void setConfirming(bool on);
    [[nodiscard]] bool isCoachOn() const;
    void setCoachOn(bool on);
    [[nodiscard]] KazanPlacement kazans() const;
    void setKazans(KazanPlacement placement);
    [[nodiscard]] Seats seats() const;
    void setSeats(Seats seats);
    [[nodiscard]] Motion motion() const;
    void setMotion(Motion motion);
    /// What the system says of it; not kept.
    void setSystemReducesMotion(bool reduces);
    /// Nothing is to fly, slide or fade.
    [[nodiscard]] bool isMotionReduced() const;
    [[nodiscard]] bool isSidePanelShown() const;
    void setSidePanelShown(bool shown);

    [[nodiscard]] int analysisLines() const;
    /// Taken into 1 to 5.
    void setAnalysisLines(int lines);
    [[nodiscard]] int analysisThreads() const;
    /// Taken into 1 to 64.
    void setAnalysisThreads(int threads);

    [[nodiscard]] NewGameChoice newGame() const;
    /// A level out of range is taken into it, names are trimmed and cut.
    void setNewGame(const NewGameChoice& choice);
    /// Of who plays against the computer, as in newGame(); empty: none. Trimmed and cut.
    [[nodiscard]] QString ownName() const;
    void setOwnName(const QString& name);

    /// The latest first, at most kMostRecentFiles. They need not be there any more.
    [[nodiscard]] QStringList recentFiles() const;
    void setRecentFiles(const QStringList& files);
    [[nodiscard]] QString fileFolder() const;
    void setFileFolder(const QString& folder);

    [[nodiscard]] QByteArray windowGeometry() const;
    void setWindowGeometry(const QByteArray& geometry);
    [[nodiscard]] QByteArray windowState() const;
    void setWindowState(const QByteArray& state);

Q_SIGNALS:
    void changed(qumalaq::desktop::Settings::Key key);

private:
    [[nodiscard]] QString textAt(const QString& key) const;
    [[nodiscard]] bool flagAt(const QString& key, bool otherwise) const;
    [[nodiscard]] int numberAt(const QString& key, int least, int most, int otherwise) const;

    void keep(Key key, const QString& name, const QVariant& value);

    QSettings m_store;
    std::optional<Language> m_languageForNow;
    std::optional<ThemeId> m_themeForNow;
    bool m_systemReducesMotion = false;
};

} // namespace qumalaq::desktop
