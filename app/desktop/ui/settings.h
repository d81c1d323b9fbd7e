// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/board/theme.h"
#include "app/desktop/text/language.h"
#include "app/desktop/text/verbosity.h"
#ifndef Q_MOC_RUN // moc 6.4 cannot read <concepts>
#include "app/desktop/board/geometry.h"
#include "app/desktop/board/sowing_timeline.h"
#include "app/desktop/ui/engine_choice.h"
#include "app/desktop/ui/new_game_choice.h"
#include "app/desktop/ui/play_choices.h"
#include "app/desktop/ui/settings_file.h"
#endif

#include <QByteArray>
#include <QObject>
#include <QString>
#include <QStringList>
#include <QVariant>

#include <optional>

namespace qumalaq::desktop {

enum class ArtLoading;

/// The program's persistent settings, in an INI file. For the user interface thread.
///
/// Values are read independently: one that is missing, malformed or out of range is replaced by its default. (Only an
/// unclosed quotation mark also affects the values after it; that is part of the format.) A setter stores its value at
/// once and emits changed() if the value is new. If the file cannot be written (a read-only home), the value is kept in
/// memory until the program ends.
///
///     language          system | kk | ru | en                        system
///     theme             system | light | dark | tournament | high-contrast   system
///     sowing            slow | normal | fast | off                   normal
///     sound             true | false                                 true
///     volume            0 to 100                                     70
///     readAloud         true | false: what happens and has the focus false
///     readingSpeed      0 to 100: 50 is the normal speed of a voice  50
///     flipped           true | false: North at the bottom            false
///     played            true | false: a game was finished             false
///     lens              off | path | verdict | counts | reply        counts
///     predict           true | false: guess before the lens shows    false
///     coach             true | false: comments on moves              false
///     confirm           true | false: a pit is pressed twice         false
///     motion            system | full | reduced                      system
///     kazans            far | near: places of the kazans             far
///     seats             fixed | flip | table: of two players   fixed
///     speech/amount     short | normal | full                        normal
///     sidePanel         true | false                                 true
///     analysis/lines    1 to 5: number of lines shown                3
///     engine/threads    0 to 64; 0: by the machine                   0; falls back to analysis/threads
///     engine/memory     0 to 65536 MiB; 0: by the machine            0
///     engine/ahead      mains | always | never: thinks in your turn  mains
///     newGame/game      an id of a game                              togyzqumalaq
///     newGame/opponent  person | computer                            computer
///     newGame/side      south | north | random                       south
///     newGame/clock     as in core/session/clock.h                   none
///     newGame/levelOfTen  1 to ai::kLevelCount                       2; falls back to newGame/level, one of eight
///     newGame/character an id of ai::Character                      none
///     newGame/option/…  a value of the game's option                 the option's default
///     newGame/south, newGame/north   names of at most 40 characters  empty
///     newGame/name      of the person against the computer   empty
///     files/recent      paths of files, the latest first             empty
///     files/folder      used last by a file dialog                   empty
///     window/geometry, window/state  as saved by Qt                  empty
class Settings : public QObject {
    Q_OBJECT

public:
    enum class Key {
        Language,
        Theme,
        SowingSpeed,
        Sound,
        Volume,
        ReadAloud,
        ReadingSpeed,
        Played,
        Flipped,
        Preview,
        Predict,
        Confirm,
        Coach,
        Kazans,
        TwoPlayerLayout,
        Motion,
        ArtLoading,
        Speech,
        SidePanel,
        Analysis,
        Engine,
        NewGame,
        RecentFiles,
        FileFolder,
        WindowGeometry
    };
    Q_ENUM(Key)

    static constexpr int kLongestName = 40; ///< characters
    static constexpr int kMostRecentFiles = 10;

    /// Uses the person's settings file, found by the names of organisation and application.
    explicit Settings(QObject* parent = nullptr);
    /// Uses this file, which may not exist yet.
    explicit Settings(const QString& file, QObject* parent = nullptr);

    [[nodiscard]] QString fileName() const { return m_store.path(); }
    /// True if settings can be stored for the next run.
    [[nodiscard]] bool isWritable() const { return m_store.isWritable(); }
    /// Tells whether values could be written.
    [[nodiscard]] storage::PersistentFile& file() { return m_store.file(); }
    /// Blocks until everything that was set is on the disk, but at most work::kTimeout.
    void waitForDisk() { m_store.waitForDisk(); }

    /// None: the language of the system.
    [[nodiscard]] std::optional<Language> language() const;
    void setLanguage(std::optional<Language> language);
    /// Overrides the language until another one is set; not stored.
    void useLanguage(Language language);
    /// None: light or dark, like the system.
    [[nodiscard]] std::optional<ThemeId> theme() const;
    void setTheme(std::optional<ThemeId> theme);
    /// Overrides the theme until another one is set; not stored.
    void useTheme(ThemeId theme);

    [[nodiscard]] SowingSpeed sowingSpeed() const;
    void setSowingSpeed(SowingSpeed speed);

    [[nodiscard]] bool isSoundOn() const;
    void setSoundOn(bool on);
    [[nodiscard]] int volume() const;
    /// Clamped to 0 to 100.
    void setVolume(int percent);
    [[nodiscard]] bool isReadAloud() const;
    void setReadAloud(bool on);
    [[nodiscard]] int readingSpeed() const;
    /// Clamped to 0 to 100.
    void setReadingSpeed(int percent);

    /// Whether a game was finished here, in this or an earlier run.
    [[nodiscard]] bool hasPlayed() const;
    void setPlayed(bool played);
    [[nodiscard]] bool isFlipped() const;
    void setFlipped(bool flipped);
    [[nodiscard]] PreviewDetail previewDetail() const;
    void setPreviewDetail(PreviewDetail depth);
    [[nodiscard]] bool isPredicting() const;
    void setPredicting(bool on);
    [[nodiscard]] bool isConfirming() const;
    void setConfirming(bool on);
    [[nodiscard]] bool isCoachOn() const;
    void setCoachOn(bool on);
    [[nodiscard]] KazanPlacement kazans() const;
    void setKazans(KazanPlacement placement);
    [[nodiscard]] TwoPlayerLayout twoPlayerLayout() const;
    void setTwoPlayerLayout(TwoPlayerLayout twoPlayerLayout);
    [[nodiscard]] Motion motion() const;
    void setMotion(Motion motion);
    /// The setting of the system; not stored.
    void setSystemReducesMotion(bool reduces);
    /// True if nothing may be animated.
    [[nodiscard]] bool isMotionReduced() const;
    /// When boards draw their pictures; initially ArtLoading::Immediate, not stored.
    [[nodiscard]] ArtLoading artLoading() const { return m_artLoading; }
    void setArtLoading(ArtLoading loading);
    /// How much is said about moves and pits.
    [[nodiscard]] Verbosity verbosity() const;
    void setVerbosity(Verbosity verbosity);
    [[nodiscard]] bool isSidePanelShown() const;
    void setSidePanelShown(bool shown);

    [[nodiscard]] int analysisLines() const;
    /// Clamped to 1 to 5.
    void setAnalysisLines(int lines);
    [[nodiscard]] EngineChoice engine() const;
    /// Threads are clamped to 0 to 64, the memory to 0 to 65536.
    void setEngine(const EngineChoice& choice);

    [[nodiscard]] NewGameChoice newGame() const;
    /// The level is clamped; names are trimmed and cut.
    void setNewGame(const NewGameChoice& choice);
    /// The name of the person who plays the computer, as in newGame(); empty if there is none. Trimmed and cut.
    [[nodiscard]] QString ownName() const;
    void setOwnName(const QString& name);

    /// The latest first, at most kMostRecentFiles. The files may no longer exist.
    [[nodiscard]] QStringList recentFiles() const;
    void setRecentFiles(const QStringList& files);
    [[nodiscard]] QString fileFolder() const;
    void setFileFolder(const QString& folder);

    [[nodiscard]] QByteArray windowGeometry() const;
    void setWindowGeometry(const QByteArray& geometry);

Q_SIGNALS:
    void changed(qumalaq::desktop::Settings::Key key);

private:
    [[nodiscard]] QString textAt(const QString& key) const;
    [[nodiscard]] bool flagAt(const QString& key, bool otherwise) const;
    [[nodiscard]] int numberAt(const QString& key, int least, int most, int otherwise) const;

    void keep(Key key, const QString& name, const QVariant& value);

    SettingsFile m_store;
    std::optional<Language> m_languageForNow;
    std::optional<ThemeId> m_themeForNow;
    bool m_systemReducesMotion = false;
    ArtLoading m_artLoading{}; ///< Immediate
};

} // namespace qumalaq::desktop
