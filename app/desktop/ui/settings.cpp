// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/ui/settings.h"

#include "core/ai/characters.h"
#include "core/ai/levels.h"

#include <algorithm>
#include <span>
#include <string_view>
#include <utility>

namespace qumalaq::desktop {

using rules::kBothSides;
using rules::Side;

namespace {

constexpr int kMostAnalysisLines = 5;
constexpr int kMostEngineThreads = 64;
constexpr int kMostEngineMemory = 65'536; // MiB
constexpr QLatin1String kSystem("system");
constexpr QLatin1String kTrue("true");
constexpr QLatin1String kFalse("false");

/// A value and its name in the file.
template <typename T>
struct Word {
    T value;
    QLatin1String word;
};

constexpr Word<SowingSpeed> kSpeeds[] = {
    {SowingSpeed::Slow, QLatin1String("slow")},      {SowingSpeed::Normal, QLatin1String("normal")},
    {SowingSpeed::Fast, QLatin1String("fast")},      {SowingSpeed::Off, QLatin1String("off")},
    {SowingSpeed::Slow, QLatin1String("learn")}, // of earlier versions, as the next
    {SowingSpeed::Normal, QLatin1String("relaxed")},
};
constexpr Word<PreviewDetail> kPreviewDetails[] = {
    {PreviewDetail::Off, QLatin1String("off")},        {PreviewDetail::Path, QLatin1String("path")},
    {PreviewDetail::Result, QLatin1String("verdict")}, {PreviewDetail::Counts, QLatin1String("counts")},
    {PreviewDetail::Reply, QLatin1String("reply")},
};
constexpr Word<KazanPlacement> kKazans[] = {
    {KazanPlacement::Far, QLatin1String("far")},
    {KazanPlacement::Near, QLatin1String("near")},
};
constexpr Word<TwoPlayerLayout> kTwoPlayerLayouts[] = {
    {TwoPlayerLayout::Fixed, QLatin1String("fixed")},
    {TwoPlayerLayout::AutoFlip, QLatin1String("flip")},
    {TwoPlayerLayout::Table, QLatin1String("table")},
};
constexpr Word<Motion> kMotions[] = {
    {Motion::System, QLatin1String("system")},
    {Motion::Full, QLatin1String("full")},
    {Motion::Reduced, QLatin1String("reduced")},
};
constexpr Word<ThinkingAhead> kThinkingAhead[] = {
    {ThinkingAhead::OnMains, QLatin1String("mains")},
    {ThinkingAhead::Always, QLatin1String("always")},
    {ThinkingAhead::Never, QLatin1String("never")},
};
constexpr Word<Verbosity> kVerbosities[] = {
    {Verbosity::Short, QLatin1String("short")},
    {Verbosity::Normal, QLatin1String("normal")},
    {Verbosity::Full, QLatin1String("full")},
};
constexpr Word<NewGameChoice::Opponent> kOpponents[] = {
    {NewGameChoice::Opponent::Person, QLatin1String("person")},
    {NewGameChoice::Opponent::Computer, QLatin1String("computer")},
};
constexpr Word<NewGameChoice::OwnSide> kOwnSides[] = {
    {NewGameChoice::OwnSide::South, QLatin1String("south")},
    {NewGameChoice::OwnSide::North, QLatin1String("north")},
    {NewGameChoice::OwnSide::Random, QLatin1String("random")},
};

template <typename T>
T valueOf(std::span<const Word<T>> words, const QString& text, T otherwise)
{
    const auto found = std::find_if(words.begin(), words.end(), [&](const Word<T>& word) { return text == word.word; });
    return found == words.end() ? otherwise : found->value;
}

template <typename T>
QString wordOf(std::span<const Word<T>> words, T value)
{
    const auto found =
        std::find_if(words.begin(), words.end(), [value](const Word<T>& word) { return word.value == value; });
    return found == words.end() ? QString() : QString(found->word);
}

QString textOf(std::string_view ascii)
{
    return QString::fromLatin1(ascii.data(), static_cast<qsizetype>(ascii.size()));
}

QString optionKey(std::string_view option)
{
    return QStringLiteral("newGame/option/") + textOf(option);
}

QString nameKey(Side side)
{
    return side == Side::South ? QStringLiteral("newGame/south") : QStringLiteral("newGame/north");
}

const QString kOwnNameKey = QStringLiteral("newGame/name");

QString cleanName(const QString& name)
{
    return name.simplified().left(Settings::kLongestName).trimmed();
}

} // namespace

Settings::Settings(QObject* parent) : QObject(parent) {}

Settings::Settings(const QString& file, QObject* parent) : QObject(parent), m_store(file) {}

QString Settings::textAt(const QString& key) const
{
    return m_store.value(key).toString();
}

bool Settings::flagAt(const QString& key, bool otherwise) const
{
    const QString text = textAt(key);
    return text == kTrue || (text != kFalse && otherwise);
}

int Settings::numberAt(const QString& key, int least, int most, int otherwise) const
{
    bool isNumber = false;
    const int number = textAt(key).toInt(&isNumber);
    return isNumber && number >= least && number <= most ? number : otherwise;
}

void Settings::keep(Key key, const QString& name, const QVariant& value)
{
    m_store.setValue(name, value);
    Q_EMIT changed(key);
}

std::optional<Language> Settings::language() const
{
    return m_languageForNow ? m_languageForNow : languageByCode(textAt(QStringLiteral("language")));
}

void Settings::setLanguage(std::optional<Language> language)
{
    const bool isForNow = std::exchange(m_languageForNow, std::nullopt).has_value();
    if (isForNow || language != this->language())
        keep(Key::Language, QStringLiteral("language"), language ? codeOf(*language) : QString(kSystem));
}

void Settings::useLanguage(Language language)
{
    m_languageForNow = language;
    Q_EMIT changed(Key::Language);
}

std::optional<ThemeId> Settings::theme() const
{
    if (m_themeForNow)
        return m_themeForNow;
    const QString text = textAt(QStringLiteral("theme"));
    for (const ThemeId id : allThemes()) {
        if (text == keyOf(id))
            return id;
    }
    return std::nullopt;
}

void Settings::setTheme(std::optional<ThemeId> theme)
{
    const bool isForNow = std::exchange(m_themeForNow, std::nullopt).has_value();
    if (isForNow || theme != this->theme())
        keep(Key::Theme, QStringLiteral("theme"), theme ? keyOf(*theme) : QString(kSystem));
}

void Settings::useTheme(ThemeId theme)
{
    m_themeForNow = theme;
    Q_EMIT changed(Key::Theme);
}

SowingSpeed Settings::sowingSpeed() const
{
    return valueOf<SowingSpeed>(kSpeeds, textAt(QStringLiteral("sowing")), SowingSpeed::Normal);
}

void Settings::setSowingSpeed(SowingSpeed speed)
{
    if (speed != sowingSpeed())
        keep(Key::SowingSpeed, QStringLiteral("sowing"), wordOf<SowingSpeed>(kSpeeds, speed));
}

bool Settings::isSoundOn() const
{
    return flagAt(QStringLiteral("sound"), true);
}

void Settings::setSoundOn(bool on)
{
    if (on != isSoundOn())
        keep(Key::Sound, QStringLiteral("sound"), on);
}

int Settings::volume() const
{
    return numberAt(QStringLiteral("volume"), 0, 100, 70);
}

void Settings::setVolume(int percent)
{
    const int bounded = std::clamp(percent, 0, 100);
    if (bounded != volume())
        keep(Key::Volume, QStringLiteral("volume"), bounded);
}

bool Settings::isReadAloud() const
{
    return flagAt(QStringLiteral("readAloud"), false);
}

void Settings::setReadAloud(bool on)
{
    if (on != isReadAloud())
        keep(Key::ReadAloud, QStringLiteral("readAloud"), on);
}

int Settings::readingSpeed() const
{
    return numberAt(QStringLiteral("readingSpeed"), 0, 100, 50);
}

void Settings::setReadingSpeed(int percent)
{
    const int bounded = std::clamp(percent, 0, 100);
    if (bounded != readingSpeed())
        keep(Key::ReadingSpeed, QStringLiteral("readingSpeed"), bounded);
}

bool Settings::hasPlayed() const
{
    return flagAt(QStringLiteral("played"), false);
}

void Settings::setPlayed(bool played)
{
    if (played != hasPlayed())
        keep(Key::Played, QStringLiteral("played"), played);
}

bool Settings::isFlipped() const
{
    return flagAt(QStringLiteral("flipped"), false);
}

void Settings::setFlipped(bool flipped)
{
    if (flipped != isFlipped())
        keep(Key::Flipped, QStringLiteral("flipped"), flipped);
}

PreviewDetail Settings::previewDetail() const
{
    return valueOf<PreviewDetail>(kPreviewDetails, textAt(QStringLiteral("lens")), PreviewDetail::Counts);
}

void Settings::setPreviewDetail(PreviewDetail depth)
{
    if (depth != previewDetail())
        keep(Key::Preview, QStringLiteral("lens"), wordOf<PreviewDetail>(kPreviewDetails, depth));
}

bool Settings::isPredicting() const
{
    return flagAt(QStringLiteral("predict"), false);
}

void Settings::setPredicting(bool on)
{
    if (on != isPredicting())
        keep(Key::Predict, QStringLiteral("predict"), on);
}

bool Settings::isConfirming() const
{
    return flagAt(QStringLiteral("confirm"), false);
}

void Settings::setConfirming(bool on)
{
    if (on != isConfirming())
        keep(Key::Confirm, QStringLiteral("confirm"), on);
}

bool Settings::isCoachOn() const
{
    return flagAt(QStringLiteral("coach"), false);
}

void Settings::setCoachOn(bool on)
{
    if (on != isCoachOn())
        keep(Key::Coach, QStringLiteral("coach"), on);
}

KazanPlacement Settings::kazans() const
{
    return valueOf<KazanPlacement>(kKazans, textAt(QStringLiteral("kazans")), KazanPlacement::Far);
}

void Settings::setKazans(KazanPlacement placement)
{
    if (placement != kazans())
        keep(Key::Kazans, QStringLiteral("kazans"), wordOf<KazanPlacement>(kKazans, placement));
}

TwoPlayerLayout Settings::twoPlayerLayout() const
{
    return valueOf<TwoPlayerLayout>(kTwoPlayerLayouts, textAt(QStringLiteral("seats")), TwoPlayerLayout::Fixed);
}

void Settings::setTwoPlayerLayout(TwoPlayerLayout twoPlayerLayout)
{
    if (twoPlayerLayout != this->twoPlayerLayout())
        keep(Key::TwoPlayerLayout, QStringLiteral("seats"),
             wordOf<TwoPlayerLayout>(kTwoPlayerLayouts, twoPlayerLayout));
}

Motion Settings::motion() const
{
    return valueOf<Motion>(kMotions, textAt(QStringLiteral("motion")), Motion::System);
}

void Settings::setMotion(Motion motion)
{
    if (motion != this->motion())
        keep(Key::Motion, QStringLiteral("motion"), wordOf<Motion>(kMotions, motion));
}

void Settings::setSystemReducesMotion(bool reduces)
{
    if (reduces == std::exchange(m_systemReducesMotion, reduces) || motion() != Motion::System)
        return;
    Q_EMIT changed(Key::Motion);
}

bool Settings::isMotionReduced() const
{
    return motion() == Motion::Reduced || (motion() == Motion::System && m_systemReducesMotion);
}

void Settings::setArtLoading(ArtLoading loading)
{
    m_artLoading = loading;
    Q_EMIT changed(Key::ArtLoading);
}

Verbosity Settings::verbosity() const
{
    return valueOf<Verbosity>(kVerbosities, textAt(QStringLiteral("speech/amount")), Verbosity::Normal);
}

void Settings::setVerbosity(Verbosity verbosity)
{
    if (verbosity != this->verbosity())
        keep(Key::Speech, QStringLiteral("speech/amount"), wordOf<Verbosity>(kVerbosities, verbosity));
}

bool Settings::isSidePanelShown() const
{
    return flagAt(QStringLiteral("sidePanel"), true);
}

void Settings::setSidePanelShown(bool shown)
{
    if (shown != isSidePanelShown())
        keep(Key::SidePanel, QStringLiteral("sidePanel"), shown);
}

int Settings::analysisLines() const
{
    return numberAt(QStringLiteral("analysis/lines"), 1, kMostAnalysisLines, 3);
}

void Settings::setAnalysisLines(int lines)
{
    const int bounded = std::clamp(lines, 1, kMostAnalysisLines);
    if (bounded != analysisLines())
        keep(Key::Analysis, QStringLiteral("analysis/lines"), bounded);
}

EngineChoice Settings::engine() const
{
    EngineChoice choice;
    // Earlier versions had threads for analyses alone.
    const int once = numberAt(QStringLiteral("analysis/threads"), 1, kMostEngineThreads, 0);
    choice.threads = numberAt(QStringLiteral("engine/threads"), 0, kMostEngineThreads, once);
    choice.memoryMebibytes = numberAt(QStringLiteral("engine/memory"), 0, kMostEngineMemory, 0);
    choice.ahead = valueOf<ThinkingAhead>(kThinkingAhead, textAt(QStringLiteral("engine/ahead")), choice.ahead);
    return choice;
}

void Settings::setEngine(const EngineChoice& choice)
{
    EngineChoice bounded = choice;
    bounded.threads = std::clamp(choice.threads, 0, kMostEngineThreads);
    bounded.memoryMebibytes = std::clamp(choice.memoryMebibytes, 0, kMostEngineMemory);
    if (bounded == engine())
        return;
    m_store.setValue(QStringLiteral("engine/threads"), bounded.threads);
    m_store.setValue(QStringLiteral("engine/memory"), bounded.memoryMebibytes);
    keep(Key::Engine, QStringLiteral("engine/ahead"), wordOf<ThinkingAhead>(kThinkingAhead, bounded.ahead));
}

NewGameChoice Settings::newGame() const
{
    NewGameChoice choice;
    if (const auto game = rules::gameById(textAt(QStringLiteral("newGame/game")).toStdString()))
        choice.setup = rules::GameSetup(*game);
    for (const rules::OptionSpec& option : rules::optionsOf(choice.setup.game())) {
        // An invalid value leaves the default.
        (void)choice.setup.setOption(option.key, textAt(optionKey(option.key)).toStdString());
    }
    choice.opponent =
        valueOf<NewGameChoice::Opponent>(kOpponents, textAt(QStringLiteral("newGame/opponent")), choice.opponent);
    choice.ownSide = valueOf<NewGameChoice::OwnSide>(kOwnSides, textAt(QStringLiteral("newGame/side")), choice.ownSide);
    choice.clock = session::parseClock(textAt(QStringLiteral("newGame/clock")).toStdString());
    // Earlier versions had eight levels; the stored one is mapped to the level that now has its name.
    constexpr int kOnceThere = 8;
    if (const int once = numberAt(QStringLiteral("newGame/level"), 1, kOnceThere, 0); once > 0)
        choice.level = ai::levelFromEight(once);
    choice.level = numberAt(QStringLiteral("newGame/levelOfTen"), 1, ai::kLevelCount, choice.level);
    const std::string character = textAt(QStringLiteral("newGame/character")).toStdString();
    if (ai::hasCharacters(choice.setup.game()))
        choice.character = ai::characterById(character).value_or(ai::Character::None);
    for (const Side side : kBothSides)
        choice.names[indexOf(side)] = cleanName(textAt(nameKey(side)));
    choice.ownName = ownName();
    return choice;
}

void Settings::setNewGame(const NewGameChoice& choice)
{
    NewGameChoice clean = choice;
    clean.level = std::clamp(choice.level, 1, ai::kLevelCount);
    if (!ai::hasCharacters(clean.setup.game()))
        clean.character = ai::Character::None;
    for (QString& name : clean.names)
        name = cleanName(name);
    clean.ownName = cleanName(clean.ownName);
    if (clean == newGame())
        return;
    m_store.setValue(QStringLiteral("newGame/game"), textOf(rules::idOf(clean.setup.game())));
    for (const rules::OptionSpec& option : rules::optionsOf(clean.setup.game()))
        m_store.setValue(optionKey(option.key), textOf(clean.setup.option(option.key)));
    m_store.setValue(QStringLiteral("newGame/opponent"), wordOf<NewGameChoice::Opponent>(kOpponents, clean.opponent));
    m_store.setValue(QStringLiteral("newGame/side"), wordOf<NewGameChoice::OwnSide>(kOwnSides, clean.ownSide));
    m_store.setValue(QStringLiteral("newGame/clock"),
                     clean.clock ? textOf(session::toText(*clean.clock)) : QStringLiteral("none"));
    m_store.setValue(QStringLiteral("newGame/levelOfTen"), clean.level);
    m_store.setValue(QStringLiteral("newGame/character"), textOf(ai::idOf(clean.character)));
    for (const Side side : kBothSides)
        m_store.setValue(nameKey(side), clean.names[indexOf(side)]);
    m_store.setValue(kOwnNameKey, clean.ownName);
    Q_EMIT changed(Key::NewGame);
}

QString Settings::ownName() const
{
    return cleanName(textAt(kOwnNameKey));
}

void Settings::setOwnName(const QString& name)
{
    if (cleanName(name) != ownName())
        keep(Key::NewGame, kOwnNameKey, cleanName(name));
}

QStringList Settings::recentFiles() const
{
    QStringList files = m_store.value(QStringLiteral("files/recent")).toStringList();
    files.removeAll(QString());
    return files.mid(0, kMostRecentFiles);
}

void Settings::setRecentFiles(const QStringList& files)
{
    if (files != recentFiles())
        keep(Key::RecentFiles, QStringLiteral("files/recent"), files.mid(0, kMostRecentFiles));
}

QString Settings::fileFolder() const
{
    return textAt(QStringLiteral("files/folder"));
}

void Settings::setFileFolder(const QString& folder)
{
    if (folder != fileFolder())
        keep(Key::FileFolder, QStringLiteral("files/folder"), folder);
}

QByteArray Settings::windowGeometry() const
{
    return m_store.value(QStringLiteral("window/geometry")).toByteArray();
}

void Settings::setWindowGeometry(const QByteArray& geometry)
{
    if (geometry != windowGeometry())
        keep(Key::WindowGeometry, QStringLiteral("window/geometry"), geometry);
}

} // namespace qumalaq::desktop
