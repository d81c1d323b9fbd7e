// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/ui/settings.h"

#include "app/desktop/ui/actions.h"
#include "core/ai/characters.h"
#include "core/ai/levels.h"
#include "core/ai/player_rating.h"

#include <QMetaEnum>

#include <algorithm>
#include <string>
#include <string_view>
#include <utility>

namespace qumalaq::desktop {

using rules::kBothSides;
using rules::Side;

namespace {

constexpr Settings::Number kThreads{Settings::Key::Engine, "engine/threads", 0, 0, 64};
constexpr Settings::Number kMemory{Settings::Key::Engine, "engine/memory", 0, 0, 65'536}; // MiB
constexpr QLatin1String kSystem("system");

const Settings::Choice<NewGameChoice::Opponent> kOpponent{
    Settings::Key::NewGame,
    "newGame/opponent",
    NewGameChoice().opponent,
    {{NewGameChoice::Opponent::Person, "person"}, {NewGameChoice::Opponent::Computer, "computer"}}};
const Settings::Choice<NewGameChoice::OwnSide> kOwnSide{Settings::Key::NewGame,
                                                        "newGame/side",
                                                        NewGameChoice().ownSide,
                                                        {{NewGameChoice::OwnSide::South, "south"},
                                                         {NewGameChoice::OwnSide::North, "north"},
                                                         {NewGameChoice::OwnSide::Random, "random"}}};

constexpr Settings::Flag kAdaptsLevel{Settings::Key::NewGame, "newGame/keepsUp", false};
constexpr Settings::Flag kRated{Settings::Key::NewGame, "newGame/rated", false};

QString optionKey(std::string_view option)
{
    return QStringLiteral("newGame/option/") + QString::fromUtf8(option);
}

QString nameKey(Side side)
{
    return side == Side::South ? QStringLiteral("newGame/south") : QStringLiteral("newGame/north");
}

QString clockKey(NewGameChoice::Opponent opponent)
{
    return opponent == NewGameChoice::Opponent::Computer ? QStringLiteral("newGame/clock")
                                                         : QStringLiteral("newGame/clockForTwo");
}

const QString kMotion = QStringLiteral("motion");

/// The name of the key of a command in the file.
std::string nameOf(ActionId command)
{
    return std::string("keys/") + QMetaEnum::fromType<ActionId>().valueToKey(static_cast<int>(command));
}

constexpr std::string_view kOwnName = "newGame/name";

} // namespace

Settings::Settings(QObject* parent) : QObject(parent) {}

Settings::Settings(const QString& file, QObject* parent) : QObject(parent), m_store(file) {}

QString Settings::textAt(const QString& key) const
{
    return m_store.value(key).toString();
}

int Settings::numberAt(const QString& key, int minimum, int maximum, int otherwise) const
{
    bool isNumber = false;
    const int number = textAt(key).toInt(&isNumber);
    return isNumber && number >= minimum && number <= maximum ? number : otherwise;
}

void Settings::store(Key key, std::string_view name, const QVariant& value)
{
    m_store.setValue(QString::fromUtf8(name), value);
    Q_EMIT changed(key);
}

bool Settings::value(const Flag& setting) const
{
    const QString text = textAt(QString::fromUtf8(setting.name));
    return setting.defaultValue ? text != QStringLiteral("false") : text == QStringLiteral("true");
}

void Settings::setValue(const Flag& setting, bool on)
{
    if (on != value(setting))
        store(setting.key, setting.name, on);
}

int Settings::value(const Number& setting) const
{
    return numberAt(QString::fromUtf8(setting.name), setting.minimum, setting.maximum, setting.defaultValue);
}

void Settings::setValue(const Number& setting, int number)
{
    const int bounded = std::clamp(number, setting.minimum, setting.maximum);
    if (bounded != value(setting))
        store(setting.key, setting.name, bounded);
}

std::optional<Language> Settings::language() const
{
    return m_languageForNow ? m_languageForNow : languageByCode(textAt(QStringLiteral("language")));
}

void Settings::setLanguage(std::optional<Language> language)
{
    const bool isForNow = std::exchange(m_languageForNow, std::nullopt).has_value();
    if (isForNow || language != this->language())
        store(Key::Language, "language", language ? codeOf(*language) : QString(kSystem));
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
        store(Key::Theme, "theme", theme ? keyOf(*theme) : QString(kSystem));
}

void Settings::useTheme(ThemeId theme)
{
    m_themeForNow = theme;
    Q_EMIT changed(Key::Theme);
}

SowingSpeed Settings::sowingSpeed() const
{
    // Earlier versions had a separate setting for motion.
    const bool wasOff = textAt(kMotion) == QStringLiteral("reduced");
    const bool isChosen = !textAt(QString::fromUtf8(setting::kSowing.name)).isEmpty();
    return wasOff || (m_systemReducesMotion && !isChosen) ? SowingSpeed::Off : value(setting::kSowing);
}

void Settings::setSowingSpeed(SowingSpeed speed)
{
    if (speed == sowingSpeed())
        return;
    m_store.setValue(kMotion, QStringLiteral("full"));
    store(Key::SowingSpeed, setting::kSowing.name, setting::kSowing.wordOf(speed));
}

void Settings::setSystemReducesMotion(bool reduces)
{
    const SowingSpeed before = sowingSpeed();
    m_systemReducesMotion = reduces;
    if (sowingSpeed() != before)
        Q_EMIT changed(Key::SowingSpeed);
}

void Settings::setArtLoading(ArtLoading loading)
{
    m_artLoading = loading;
    Q_EMIT changed(Key::ArtLoading);
}

EngineChoice Settings::engine() const
{
    EngineChoice choice;
    choice.threads = value(kThreads);
    choice.memoryMebibytes = value(kMemory);
    choice.ahead = value(setting::kThinkingAhead);
    return choice;
}

void Settings::setEngine(const EngineChoice& choice)
{
    EngineChoice bounded = choice;
    bounded.threads = std::clamp(choice.threads, kThreads.minimum, kThreads.maximum);
    bounded.memoryMebibytes = std::clamp(choice.memoryMebibytes, kMemory.minimum, kMemory.maximum);
    if (bounded == engine())
        return;
    m_store.setValue(QString::fromUtf8(kThreads.name), bounded.threads);
    m_store.setValue(QString::fromUtf8(kMemory.name), bounded.memoryMebibytes);
    store(Key::Engine, setting::kThinkingAhead.name, setting::kThinkingAhead.wordOf(bounded.ahead));
}

NewGameChoice Settings::newGame() const
{
    return newGameAgainst(value(kOpponent));
}

NewGameChoice Settings::newGameAgainst(NewGameChoice::Opponent opponent) const
{
    NewGameChoice choice;
    if (const auto game = rules::gameById(textAt(QStringLiteral("newGame/game")).toStdString()))
        choice.setup = rules::GameSetup(*game);
    for (const rules::OptionSpec& option : rules::optionsOf(choice.setup.game())) {
        // An invalid value leaves the default.
        (void)choice.setup.setOption(option.key, textAt(optionKey(option.key)).toStdString());
    }
    choice.opponent = opponent;
    choice.ownSide = value(kOwnSide);
    choice.clock = session::parseClock(textAt(clockKey(opponent)).toStdString());
    choice.level = 1; // of a newcomer, until another one is chosen
    // Earlier versions had eight levels; the stored one is mapped to the level that now has its name.
    if (const int once = numberAt(QStringLiteral("newGame/level"), 1, ai::kFormerLevelCount, 0); once > 0)
        choice.level = ai::levelFromEight(once);
    choice.level = numberAt(QStringLiteral("newGame/levelOfTen"), 1, ai::kLevelCount, choice.level);
    const std::string character = textAt(QStringLiteral("newGame/character")).toStdString();
    if (ai::hasCharacters(choice.setup.game()))
        choice.character = ai::characterById(character).value_or(ai::Character::None);
    choice.adaptsLevel = value(kAdaptsLevel) && ai::highestRatedLevel(choice.setup.game()) > 0;
    choice.isRated = choice.adaptsLevel && value(kRated);
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
    clean.adaptsLevel = clean.adaptsLevel && ai::highestRatedLevel(clean.setup.game()) > 0;
    clean.isRated = clean.isRated && clean.adaptsLevel;
    for (QString& name : clean.names)
        name = cleanName(name);
    clean.ownName = cleanName(clean.ownName);
    if (clean == newGame())
        return;
    m_store.setValue(QStringLiteral("newGame/game"), QString::fromUtf8(rules::idOf(clean.setup.game())));
    for (const rules::OptionSpec& option : rules::optionsOf(clean.setup.game()))
        m_store.setValue(optionKey(option.key), QString::fromUtf8(clean.setup.option(option.key)));
    m_store.setValue(QString::fromUtf8(kOpponent.name), kOpponent.wordOf(clean.opponent));
    m_store.setValue(QString::fromUtf8(kOwnSide.name), kOwnSide.wordOf(clean.ownSide));
    m_store.setValue(clockKey(clean.opponent),
                     clean.clock ? QString::fromUtf8(session::toText(*clean.clock)) : QStringLiteral("none"));
    m_store.setValue(QStringLiteral("newGame/levelOfTen"), clean.level);
    m_store.setValue(QStringLiteral("newGame/character"), QString::fromUtf8(ai::idOf(clean.character)));
    m_store.setValue(QString::fromUtf8(kAdaptsLevel.name), clean.adaptsLevel);
    m_store.setValue(QString::fromUtf8(kRated.name), clean.isRated);
    for (const Side side : kBothSides)
        m_store.setValue(nameKey(side), clean.names[indexOf(side)]);
    m_store.setValue(QString::fromUtf8(kOwnName), clean.ownName);
    Q_EMIT changed(Key::NewGame);
}

QString Settings::cleanName(const QString& name)
{
    QString clean = name.simplified().left(kMaxNameLength);
    if (!clean.isEmpty() && clean.back().isHighSurrogate()) // half a character
        clean.chop(1);
    return clean.trimmed();
}

QString Settings::ownName() const
{
    return cleanName(textAt(QString::fromUtf8(kOwnName)));
}

void Settings::setOwnName(const QString& name)
{
    if (cleanName(name) != ownName())
        store(Key::NewGame, kOwnName, cleanName(name));
}

std::optional<QKeySequence> Settings::shortcut(ActionId command) const
{
    const auto key = QKeySequence::fromString(textAt(QString::fromUtf8(nameOf(command))), QKeySequence::PortableText);
    if (key.count() != 1 || key[0].key() == Qt::Key_unknown)
        return std::nullopt;
    return key;
}

void Settings::setShortcut(ActionId command, const std::optional<QKeySequence>& key)
{
    if (key != shortcut(command))
        store(Key::Shortcuts, nameOf(command), key ? key->toString(QKeySequence::PortableText) : QString());
}

QStringList Settings::recentFiles() const
{
    QStringList files = m_store.value(QStringLiteral("files/recent")).toStringList();
    files.removeAll(QString());
    return files.mid(0, kMaxRecentFiles);
}

void Settings::setRecentFiles(const QStringList& files)
{
    if (files != recentFiles())
        store(Key::RecentFiles, "files/recent", files.mid(0, kMaxRecentFiles));
}

void Settings::setFileFolder(const QString& folder)
{
    if (folder != fileFolder())
        store(Key::FileFolder, "files/folder", folder);
}

void Settings::setWindowGeometry(const QByteArray& geometry)
{
    if (geometry != windowGeometry())
        store(Key::WindowGeometry, "window/geometry", geometry);
}

} // namespace qumalaq::desktop
