// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/board/geometry.h"
#include "app/desktop/board/sowing_timeline.h"
#include "app/desktop/board/theme.h"
#include "app/desktop/text/language.h"
#include "app/desktop/text/verbosity.h"
#include "app/desktop/ui/engine_choice.h"
#include "app/desktop/ui/new_game_choice.h"
#include "app/desktop/ui/play_choices.h"
#include "app/desktop/ui/settings_file.h"

#include <QByteArray>
#include <QCoreApplication>
#include <QKeySequence>
#include <QObject>
#include <QString>
#include <QStringList>
#include <QVariant>

#include <algorithm>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace qumalaq::desktop {

enum class ActionId;
enum class ArtLoading;

/// The program's persistent settings, in an INI file. For the user interface thread.
///
/// Values are independent: one that is missing, malformed or out of range is replaced by its default. (Only an unclosed
/// quotation mark also affects the values after it.) Setters do not block; they emit changed() if the value is new. A
/// value that cannot be written is kept in memory, and tried again every few seconds.
///
/// The settings with a single value are in a table below the class. The others, with values and defaults:
///
///     language          system, or the code of a language            system
///     theme             system | light | dark | tournament | high-contrast   system
///     engine/threads    0 to 64; 0: automatic                        0
///     engine/memory     0 to 65536 MiB; 0: automatic                 0
///     newGame/game      an id of a game                              togyzqumalaq
///     newGame/opponent  person | computer                            computer
///     newGame/side      south | north | random                       south
///     newGame/clock     against the computer, as in core/session/clock.h   none
///     newGame/clockForTwo   against another person                   none
///     newGame/levelOfTen  1 to ai::kLevelCount                       1; falls back to newGame/level, one of eight
///     newGame/character an id of ai::Character                       none
///     newGame/keepsUp   true | false                                 false
///     newGame/rated     true | false                                 false
///     newGame/option/…  a value of the game's option                 the option's default
///     newGame/south, newGame/north   names of at most 40 characters  empty
///     newGame/name      of the person against the computer           empty
///     files/recent      paths of files, the latest first             empty
///     keys/…            a key, with the name of an ActionId          default: the command's own keys
///     files/folder      of the last file                             empty
///     window/geometry   as saved by Qt                               empty
class Settings : public QObject {
    Q_OBJECT

public:
    enum class Key {
        Language,
        Theme,
        TextSize,
        SowingSpeed,
        Sound,
        Volume,
        ReadAloud,
        ReadingSpeed,
        Played,
        Flipped,
        Preview,
        Confirm,
        Coach,
        Kazans,
        TwoPlayerLayout,
        ArtLoading,
        Verbosity,
        SidePanel,
        Shortcuts,
        Analysis,
        Engine,
        AnnouncesGames,
        NewGame,
        RecentFiles,
        FileFolder,
        WindowGeometry
    };
    Q_ENUM(Key)

    /// On or off: true | false.
    struct Flag {
        Key key;
        std::string_view name; ///< in the file
        bool defaultValue;
    };
    struct Number {
        Key key;
        std::string_view name;
        int defaultValue;
        int minimum;
        int maximum;
    };
    /// An enum with a word in the file for each value.
    template <typename T>
    struct Choice {
        struct Word {
            T value;
            std::string_view word;
            struct Name {
                const char* text = nullptr;
                const char* comment = nullptr;
            } name = {}; ///< QT_TRANSLATE_NOOP3("Settings", …), if a person sees it
        };
        Key key;
        std::string_view name;
        T defaultValue;
        std::vector<Word> words;
        std::vector<Word> formerWords = {}; ///< of earlier versions; read, never written

        [[nodiscard]] std::vector<T> values() const;
        [[nodiscard]] const Word& of(T value) const;
        [[nodiscard]] QString wordOf(T value) const { return QString::fromUtf8(of(value).word); }
        /// In the language of the window.
        [[nodiscard]] QString nameOf(T value) const;
    };

    [[nodiscard]] bool value(const Flag& setting) const;
    void setValue(const Flag& setting, bool on);
    [[nodiscard]] int value(const Number& setting) const;
    /// Clamped to the range.
    void setValue(const Number& setting, int number);
    template <typename T>
    [[nodiscard]] T value(const Choice<T>& setting) const;
    template <typename T>
    void setValue(const Choice<T>& setting, T value);

    static constexpr int kMaxNameLength = 40; ///< code units
    /// A name of a person as it is kept: trimmed, with single spaces, and cut to kMaxNameLength.
    [[nodiscard]] static QString cleanName(const QString& name);
    static constexpr int kMaxRecentFiles = 10;

    /// Uses the user's file, named after organization and application.
    explicit Settings(QObject* parent = nullptr);
    /// Uses this file, which need not exist.
    explicit Settings(const QString& file, QObject* parent = nullptr);

    [[nodiscard]] QString fileName() const { return m_store.path(); }
    /// Blocks to test write access.
    [[nodiscard]] bool isWritable() const { return m_store.isWritable(); }
    /// Reports whether values could be written.
    [[nodiscard]] storage::PersistentFile& file() { return m_store.file(); }
    /// Blocks until all values are written or writing failed, for at most work::kTimeout.
    void waitForDisk() { m_store.waitForDisk(); }

    /// None: the language of the system.
    [[nodiscard]] std::optional<Language> language() const;
    [[nodiscard]] Language shownLanguage() const { return language().value_or(languageOfSystem()); }
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

    /// The system's preference; not stored.
    void setSystemReducesMotion(bool reduces);
    /// True if nothing may be animated, not even the stones.
    [[nodiscard]] bool isMotionReduced() const { return sowingSpeed() == SowingSpeed::Off; }
    /// When boards draw their pictures; initially ArtLoading::Immediate, not stored.
    [[nodiscard]] ArtLoading artLoading() const { return m_artLoading; }
    void setArtLoading(ArtLoading loading);
    [[nodiscard]] EngineChoice engine() const;
    /// Threads are clamped to 0 to 64, the memory to 0 to 65536 MiB.
    void setEngine(const EngineChoice& choice);

    [[nodiscard]] NewGameChoice newGame() const;
    /// The same against this opponent, with the last clock against it.
    [[nodiscard]] NewGameChoice newGameAgainst(NewGameChoice::Opponent opponent) const;
    /// The level is clamped; names are cleaned.
    void setNewGame(const NewGameChoice& choice);
    /// NewGameChoice::ownName.
    [[nodiscard]] QString ownName() const;
    void setOwnName(const QString& name);

    /// The key that the person chose for a command; none: those of the program.
    [[nodiscard]] std::optional<QKeySequence> shortcut(ActionId command) const;
    void setShortcut(ActionId command, const std::optional<QKeySequence>& key);

    /// The latest first, at most kMaxRecentFiles. The files may no longer exist.
    [[nodiscard]] QStringList recentFiles() const;
    void setRecentFiles(const QStringList& files);
    [[nodiscard]] QString fileFolder() const { return textAt(QStringLiteral("files/folder")); }
    void setFileFolder(const QString& folder);

    [[nodiscard]] QByteArray windowGeometry() const
    {
        return m_store.value(QStringLiteral("window/geometry")).toByteArray();
    }
    void setWindowGeometry(const QByteArray& geometry);

Q_SIGNALS:
    void changed(qumalaq::desktop::Settings::Key key);

private:
    [[nodiscard]] QString textAt(const QString& key) const;
    [[nodiscard]] int numberAt(const QString& key, int minimum, int maximum, int otherwise) const;
    void store(Key key, std::string_view name, const QVariant& value);

    SettingsFile m_store;
    std::optional<Language> m_languageForNow;
    std::optional<ThemeId> m_themeForNow;
    bool m_systemReducesMotion = false;
    ArtLoading m_artLoading{}; ///< Immediate
};

template <typename T>
std::vector<T> Settings::Choice<T>::values() const
{
    std::vector<T> values;
    for (const Word& each : words)
        values.push_back(each.value);
    return values;
}

template <typename T>
const typename Settings::Choice<T>::Word& Settings::Choice<T>::of(T value) const
{
    return *std::find_if(words.begin(), words.end(), [value](const Word& each) { return each.value == value; });
}

template <typename T>
QString Settings::Choice<T>::nameOf(T value) const
{
    return QCoreApplication::translate("Settings", of(value).name.text, of(value).name.comment);
}

template <typename T>
T Settings::value(const Choice<T>& setting) const
{
    const std::string text = textAt(QString::fromUtf8(setting.name)).toStdString();
    for (const auto* words : {&setting.words, &setting.formerWords}) {
        for (const auto& each : *words) {
            if (text == each.word)
                return each.value;
        }
    }
    return setting.defaultValue;
}

template <typename T>
void Settings::setValue(const Choice<T>& setting, T value)
{
    if (value != this->value(setting))
        store(setting.key, setting.name, setting.wordOf(value));
}

/// The names and words in the file stay what they are, even if a constant gets a better name: people have such files.
namespace setting {

using Key = Settings::Key;

inline const Settings::Choice<TextSize> kTextSize{
    Key::TextSize,
    "textSize",
    TextSize::Automatic,
    {{TextSize::Automatic, "automatic", QT_TRANSLATE_NOOP3("Settings", "Automatic", "the size of texts")},
     {TextSize::Large, "125", QT_TRANSLATE_NOOP3("Settings", "125%", "the size of texts")},
     {TextSize::Larger, "150", QT_TRANSLATE_NOOP3("Settings", "150%", "the size of texts")},
     {TextSize::Largest, "200", QT_TRANSLATE_NOOP3("Settings", "As large as fits", "the size of texts")}}};
/// Whether animation is off depends on the system, too: see Settings::sowingSpeed().
inline const Settings::Choice<SowingSpeed> kSowing{
    Key::SowingSpeed,
    "sowing",
    SowingSpeed::Normal,
    {{SowingSpeed::Slow, "slow", QT_TRANSLATE_NOOP3("Settings", "Slow", "speed")},
     {SowingSpeed::Normal, "normal", QT_TRANSLATE_NOOP3("Settings", "Normal", "speed")},
     {SowingSpeed::Fast, "fast", QT_TRANSLATE_NOOP3("Settings", "Fast", "speed")},
     {SowingSpeed::Off, "off", QT_TRANSLATE_NOOP3("Settings", "No animation", "speed")}},
    {{SowingSpeed::Slow, "learn"}, {SowingSpeed::Normal, "relaxed"}}};
inline constexpr Settings::Flag kSound{Key::Sound, "sound", true};
inline constexpr Settings::Number kVolume{Key::Volume, "volume", 70, 0, 100};
/// Whether the program's own voice reads.
inline constexpr Settings::Flag kReadAloud{Key::ReadAloud, "readAloud", false};
/// 0 is the slowest, 50 the normal, and 100 the fastest speed of the voice.
inline constexpr Settings::Number kReadingSpeed{Key::ReadingSpeed, "readingSpeed", 50, 0, 100};
/// Whether a game was finished here, in this or an earlier run.
inline constexpr Settings::Flag kPlayed{Key::Played, "played", false};
/// North is at the bottom.
inline constexpr Settings::Flag kFlipped{Key::Flipped, "flipped", false};
/// What the preview of a move shows.
inline const Settings::Choice<PreviewDetail> kPreview{
    Key::Preview,
    "lens",
    PreviewDetail::Counts,
    {{PreviewDetail::Off, "off",
      QT_TRANSLATE_NOOP3("Settings", "Nothing", "what is shown of a move before it is made")},
     {PreviewDetail::Path, "path",
      QT_TRANSLATE_NOOP3("Settings", "Landing pit", "what is shown of a move before it is made")},
     {PreviewDetail::Result, "verdict",
      QT_TRANSLATE_NOOP3("Settings", "Landing and capture", "what is shown of a move before it is made")},
     {PreviewDetail::Counts, "counts",
      QT_TRANSLATE_NOOP3("Settings", "Capture and counts", "what is shown of a move before it is made")},
     {PreviewDetail::Reply, "reply",
      QT_TRANSLATE_NOOP3("Settings", "Counts and best reply", "what is shown of a move before it is made")}}};
/// A pit is chosen twice to play it.
inline constexpr Settings::Flag kConfirm{Key::Confirm, "confirm", false};
inline constexpr Settings::Flag kCoach{Key::Coach, "coach", true};
inline const Settings::Choice<KazanPlacement> kKazans{
    Key::Kazans,
    "kazans",
    KazanPlacement::Far,
    {{KazanPlacement::Far, "far",
      QT_TRANSLATE_NOOP3("Settings", "Far from you, as on a real board", "where your kazan lies")},
     {KazanPlacement::Near, "near", QT_TRANSLATE_NOOP3("Settings", "Near you", "where your kazan lies")}}};
inline const Settings::Choice<TwoPlayerLayout> kTwoPlayerLayout{
    Key::TwoPlayerLayout,
    "seats",
    TwoPlayerLayout::Fixed,
    {{TwoPlayerLayout::Fixed, "fixed", QT_TRANSLATE_NOOP3("Settings", "Side by side", "how two people sit")},
     {TwoPlayerLayout::AutoFlip, "flip",
      QT_TRANSLATE_NOOP3("Settings", "The board turns after each move", "how two people sit")},
     {TwoPlayerLayout::Table, "table",
      QT_TRANSLATE_NOOP3("Settings", "Face to face, the screen flat on the table", "how two people sit")}}};
/// How much is said about moves and pits.
inline const Settings::Choice<Verbosity> kVerbosity{
    Key::Verbosity,
    "speech/amount",
    Verbosity::Normal,
    {{Verbosity::Short, "short", QT_TRANSLATE_NOOP3("Settings", "Short", "how much is said")},
     {Verbosity::Normal, "normal", QT_TRANSLATE_NOOP3("Settings", "Normal", "how much is said")},
     {Verbosity::Full, "full", QT_TRANSLATE_NOOP3("Settings", "Full", "how much is said")}}};
/// A part of Settings::engine().
inline const Settings::Choice<ThinkingAhead> kThinkingAhead{
    Key::Engine,
    "engine/ahead",
    ThinkingAhead::OnMains,
    {{ThinkingAhead::OnMains, "mains",
      QT_TRANSLATE_NOOP3("Settings", "On mains power", "when the computer thinks during a person's turn")},
     {ThinkingAhead::Always, "always",
      QT_TRANSLATE_NOOP3("Settings", "Always", "when the computer thinks during a person's turn")},
     {ThinkingAhead::Never, "never",
      QT_TRANSLATE_NOOP3("Settings", "Never", "when the computer thinks during a person's turn")}}};
/// Everybody in the network sees an invitation.
inline constexpr Settings::Flag kAnnouncesGames{Key::AnnouncesGames, "twoComputers/announce", false};
inline constexpr Settings::Flag kSidePanel{Key::SidePanel, "sidePanel", true};
inline constexpr Settings::Number kAnalysisLines{Key::Analysis, "analysis/lines", 3, 1, 5};

} // namespace setting

} // namespace qumalaq::desktop
