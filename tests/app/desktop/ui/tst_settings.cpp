// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/ui/settings.h"

#include "app/desktop/ui/actions.h"
#include "core/ai/levels.h"
#include "tests/files.h"

#include <QFile>
#include <QMetaEnum>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <functional>
#include <tuple>
#include <type_traits>
#include <vector>

using namespace qumalaq;
using namespace qumalaq::desktop;

namespace {

NewGameChoice someChoice()
{
    NewGameChoice choice;
    choice.opponent = NewGameChoice::Opponent::Person;
    choice.ownSide = NewGameChoice::OwnSide::Random;
    choice.level = 5;
    choice.names = {QStringLiteral("Әйгерім, \"Ай\""), QStringLiteral("Олжас; [x]=%20")};
    for (const rules::OptionSpec& option : rules::optionsOf(choice.setup.game()))
        (void)choice.setup.setOption(option.key, option.values.back());
    return choice;
}

/// Calls `check` with each setting that is a single value.
template <typename Check>
void forEachSetting(Check check)
{
    namespace s = setting;
    std::apply([&check](const auto&... setting) { (check(setting), ...); },
               std::tie(s::kTextSize, s::kSound, s::kVolume, s::kReadAloud, s::kReadingSpeed, s::kPlayed, s::kFlipped,
                        s::kPreview, s::kConfirm, s::kCoach, s::kKazans, s::kTwoPlayerLayout, s::kVerbosity,
                        s::kAnnouncesGames, s::kSidePanel, s::kAnalysisLines));
}

using Key = Settings::Key;

/// A setting of another kind, with a value that is not its default.
struct OtherSetting {
    Key key;
    std::function<void(Settings&)> set;
    std::function<bool(const Settings&)> isSet;
};

std::vector<OtherSetting> otherSettings()
{
    using S = Settings;
    const auto setting = [](Key key, auto setter, auto getter, auto value) {
        return OtherSetting{key, [=](S& s) { (s.*setter)(value); }, [=](const S& s) { return (s.*getter)() == value; }};
    };
    const EngineChoice engine{3, 64, ThinkingAhead::Never};
    return {
        setting(Key::Language, &S::setLanguage, &S::language, std::optional(Language::Kazakh)),
        setting(Key::Theme, &S::setTheme, &S::theme, std::optional(ThemeId::HighContrast)),
        setting(Key::SowingSpeed, &S::setSowingSpeed, &S::sowingSpeed, SowingSpeed::Slow),
        setting(Key::Engine, &S::setEngine, &S::engine, engine),
        setting(Key::NewGame, &S::setNewGame, &S::newGame, someChoice()),
        setting(Key::RecentFiles, &S::setRecentFiles, &S::recentFiles,
                QStringList{QStringLiteral("/a, b.tgk"), QStringLiteral("/ә;=.tgk")}),
        {Key::Shortcuts, [](S& s) { s.setShortcut(ActionId::Hint, QKeySequence(QStringLiteral("Ctrl+,"))); },
         [](const S& s) { return s.shortcut(ActionId::Hint) == QKeySequence(QStringLiteral("Ctrl+,")); }},
        setting(Key::FileFolder, &S::setFileFolder, &S::fileFolder, QStringLiteral("/ойындар; [x]=%20")),
        setting(Key::WindowGeometry, &S::setWindowGeometry, &S::windowGeometry, QByteArray("\x00\xff\n;=\"", 6)),
    };
}

/// The default comes last.
QList<bool> valuesOf(const Settings::Flag& setting)
{
    return {!setting.defaultValue, setting.defaultValue};
}
QList<int> valuesOf(const Settings::Number& setting)
{
    return {setting.minimum, setting.maximum, setting.defaultValue};
}
template <typename T>
QList<T> valuesOf(const Settings::Choice<T>& setting)
{
    QList<T> values;
    for (const T value : setting.values())
        values.append(value);
    values.removeAll(setting.defaultValue);
    return values + QList<T>{setting.defaultValue};
}

QString defaultOf(const Settings::Flag& setting)
{
    return QVariant(setting.defaultValue).toString();
}
QString defaultOf(const Settings::Number& setting)
{
    return QString::number(setting.defaultValue);
}
template <typename T>
QString defaultOf(const Settings::Choice<T>& setting)
{
    return setting.wordOf(setting.defaultValue);
}

/// What the file must not contain.
QByteArrayList badWordsFor(const Settings::Flag&)
{
    return {"maybe", "2"};
}
QByteArrayList badWordsFor(const Settings::Number& setting)
{
    return {QByteArray::number(setting.minimum - 1),
            QByteArray::number(setting.maximum + 1),
            "loud",
            "99999999999999999999",
            "2.5",
            "@Variant(\\0\\0)"};
}
template <typename T>
QByteArrayList badWordsFor(const Settings::Choice<T>&)
{
    return {"7", "left"};
}

/// All values except the named ones have their defaults.
void compareToDefaults(const Settings& settings, const QList<Key>& except = {})
{
    forEachSetting([&](const auto& setting) {
        QVERIFY2(except.contains(setting.key) || settings.value(setting) == setting.defaultValue, setting.name.data());
    });
    QVERIFY(!settings.language());
    QVERIFY(!settings.theme());
    QVERIFY(settings.sowingSpeed() == SowingSpeed::Normal);
    NewGameChoice first;
    first.level = 1; // of a newcomer
    QVERIFY(settings.newGame() == first);
    QVERIFY(except.contains(Key::WindowGeometry) || settings.windowGeometry().isEmpty());
}

} // namespace

class TestSettings : public QObject {
    Q_OBJECT

private:
    /// A file of its own for each row: QSettings remembers a file by its path, size and time.
    [[nodiscard]] QString path() const { return m_folder.filePath(QStringLiteral("settings%1.ini").arg(m_row)); }
    /// Another file with its content. Where folders are in memory, two changes can have the same time.
    [[nodiscard]] QString copy() const
    {
        const QString copied = m_folder.filePath(QStringLiteral("settings%1 %2.ini").arg(m_row).arg(++m_copies));
        QFile::copy(path(), copied);
        return copied;
    }

    void write(const QByteArray& bytes) { QVERIFY(put(path(), bytes)); }

    /// What the next start of the program finds.
    [[nodiscard]] std::unique_ptr<const Settings> after(Settings& settings) const
    {
        settings.waitForDisk();
        return std::make_unique<const Settings>(copy());
    }

    QTemporaryDir m_folder;
    int m_row = 0;
    mutable int m_copies = 0;

private Q_SLOTS:
    void init() { ++m_row; }

    void aMissingFileGivesTheDefaults()
    {
        const Settings settings(path());
        compareToDefaults(settings);
        QCOMPARE(settings.fileName(), path());
    }

    void theDefaultsAreThese()
    {
        QStringList defaults;
        forEachSetting([&defaults](const auto& setting) {
            defaults.append(QLatin1String(setting.name.data()) + u'=' + defaultOf(setting));
        });
        QCOMPARE(defaults.join(u' '),
                 QStringLiteral(
                     "textSize=automatic sound=true volume=70 readAloud=false readingSpeed=50 played=false "
                     "flipped=false lens=counts confirm=false coach=true kazans=far "
                     "seats=fixed speech/amount=normal twoComputers/announce=false sidePanel=true analysis/lines=3"));
    }

    void everySettingIsTested()
    {
        QList<Key> tested = {Key::ArtLoading}; // which is not stored
        for (const OtherSetting& other : otherSettings())
            tested.append(other.key);
        forEachSetting([&tested](const auto& setting) { tested.append(setting.key); });
        const QMetaEnum keys = QMetaEnum::fromType<Key>();
        for (int i = 0; i < keys.keyCount(); ++i)
            QVERIFY2(tested.count(Key(keys.value(i))) == 1, keys.key(i));
    }

    void eachValueIsToldOnceAndReadBack()
    {
        Settings settings(path());
        QSignalSpy changed(&settings, &Settings::changed);
        forEachSetting([&](const auto& setting) {
            for (const auto value : valuesOf(setting)) {
                const bool isNew = settings.value(setting) != value;
                settings.setValue(setting, value);
                settings.setValue(setting, value);
                QVERIFY2(changed.size() == (isNew ? 1 : 0), setting.name.data());
                if (isNew)
                    QCOMPARE(changed.takeFirst().at(0).value<Key>(), setting.key);
                QVERIFY2(after(settings)->value(setting) == value, setting.name.data());
            }
        });
    }

    void othersAreToldOnceAndReadBack()
    {
        Settings settings(path());
        QSignalSpy changed(&settings, &Settings::changed);
        for (const OtherSetting& other : otherSettings()) {
            QVERIFY(!other.isSet(settings));
            other.set(settings);
            other.set(settings);
            QCOMPARE(changed.size(), 1);
            QCOMPARE(changed.takeFirst().at(0).value<Key>(), other.key);
        }
        const auto again = after(settings);
        for (const OtherSetting& other : otherSettings())
            QVERIFY2(other.isSet(*again), QMetaEnum::fromType<Key>().valueToKey(static_cast<int>(other.key)));
    }

    void everyValueOfEveryEnumIsReadBack()
    {
        Settings settings(path());
        for (const Language language : allLanguages()) {
            settings.setLanguage(language);
            QVERIFY(after(settings)->language() == language);
        }
        settings.setLanguage(std::nullopt);
        QVERIFY(!after(settings)->language());
        for (const ThemeId theme : allThemes()) {
            settings.setTheme(theme);
            QVERIFY(after(settings)->theme() == theme);
        }
        settings.setTheme(std::nullopt);
        QVERIFY(!after(settings)->theme());
        for (const auto speed : {SowingSpeed::Slow, SowingSpeed::Normal, SowingSpeed::Fast, SowingSpeed::Off}) {
            settings.setSowingSpeed(speed);
            QVERIFY(after(settings)->sowingSpeed() == speed);
        }
        NewGameChoice clocked;
        for (const session::ClockSpec& preset : session::clockPresets()) {
            clocked.clock = preset;
            settings.setNewGame(clocked);
            QVERIFY(after(settings)->newGame() == clocked);
        }
        NewGameChoice choice;
        for (const rules::GameId game : rules::allGames()) {
            for (const auto side :
                 {NewGameChoice::OwnSide::South, NewGameChoice::OwnSide::North, NewGameChoice::OwnSide::Random}) {
                for (int level = 1; level <= ai::kLevelCount; ++level) {
                    choice.setup = rules::GameSetup(game);
                    choice.ownSide = side;
                    choice.level = level;
                    settings.setNewGame(choice);
                    QVERIFY(after(settings)->newGame() == choice);
                }
            }
        }
    }

    void eachBadValueIsReplacedByItsDefault_data()
    {
        QTest::addColumn<QByteArray>("line");
        QTest::newRow("an unknown language") << QByteArray("language=tlh");
        QTest::newRow("an empty language") << QByteArray("language=");
        QTest::newRow("a list for a language") << QByteArray("language=kk, ru");
        QTest::newRow("an unknown theme") << QByteArray("theme=neon");
        QTest::newRow("a number for a speed") << QByteArray("sowing=3");
        forEachSetting([](const auto& setting) {
            if (setting.key == Key::Flipped) // the good line of this test
                return;
            for (const QByteArray& word : badWordsFor(setting)) {
                const QByteArray line = QByteArray(setting.name.data()).replace('/', '\\') + '=' + word;
                QTest::newRow(line.constData()) << line;
            }
        });
        QTest::newRow("an unknown game") << QByteArray("newGame\\game=chess");
        QTest::newRow("an unknown opponent") << QByteArray("[newGame]\nopponent=dog");
        QTest::newRow("an unknown side") << QByteArray("[newGame]\nside=west");
        QTest::newRow("level 0") << QByteArray("[newGame]\nlevelOfTen=0");
        QTest::newRow("a level too high") << QByteArray("[newGame]\nlevelOfTen=99");
        QTest::newRow("a level of eight too high") << QByteArray("[newGame]\nlevel=9");
        QTest::newRow("an unknown character") << QByteArray("[newGame]\ncharacter=genius");
        QTest::newRow("an unknown value of an option") << QByteArray("[newGame]\noption\\playout=perhaps");
        QTest::newRow("an option nobody knows") << QByteArray("[newGame]\noption\\colour=red");
        QTest::newRow("a line that is none") << QByteArray("what is this");
        QTest::newRow("bytes") << QByteArray("\xff\xfe\x01=\x80\x81");
        QTest::newRow("a group that does not end") << QByteArray("[brok");
    }
    void eachBadValueIsReplacedByItsDefault()
    {
        QFETCH(QByteArray, line);
        write("[General]\nflipped=true\n" + line + "\n[window]\ngeometry=kept\n");
        {
            Settings settings(path());
            compareToDefaults(settings, {Key::Flipped, Key::WindowGeometry});
            // The values around it are kept, both now …
            QVERIFY(settings.value(setting::kFlipped));
            QCOMPARE(settings.windowGeometry(), QByteArray("kept"));
            settings.setValue(setting::kVolume, 12);
        }
        // … and after something is written.
        const Settings later(copy());
        QVERIFY(later.value(setting::kFlipped));
        QCOMPARE(later.windowGeometry(), QByteArray("kept"));
        QCOMPARE(later.value(setting::kVolume), 12);
    }

    void aLevelOfEightIsMappedToOneOfTen()
    {
        write("[newGame]\nlevel=8\n");
        Settings settings(path());
        QCOMPARE(settings.newGame().level, ai::kLevelCount);
        NewGameChoice choice = settings.newGame();
        choice.level = 3;
        settings.setNewGame(choice);
        QCOMPARE(after(settings)->newGame().level, 3);
    }

    void aCharacterIsKeptForTheGamesThatHaveIt()
    {
        Settings settings(path());
        NewGameChoice choice;
        choice.character = ai::Character::Guardian;
        settings.setNewGame(choice);
        QVERIFY(after(settings)->newGame().character == ai::Character::Guardian);
        choice.setup = rules::GameSetup(rules::GameId::Congkak);
        settings.setNewGame(choice);
        QVERIFY(after(settings)->newGame().character == ai::Character::None);
    }

    void valuesAreClampedToTheirRange()
    {
        Settings settings(path());
        forEachSetting([&settings](const auto& setting) {
            if constexpr (std::is_same_v<decltype(setting), const Settings::Number&>) {
                settings.setValue(setting, setting.maximum + 1);
                QCOMPARE(settings.value(setting), setting.maximum);
                settings.setValue(setting, setting.minimum - 1);
                QCOMPARE(settings.value(setting), setting.minimum);
            }
        });
        NewGameChoice choice;
        choice.level = 1000;
        choice.names = {QStringLiteral("  a \n b  "), QString(100, QLatin1Char('x'))};
        settings.setNewGame(choice);
        QCOMPARE(settings.newGame().level, ai::kLevelCount);
        QCOMPARE(settings.newGame().names[0], QStringLiteral("a b"));
        QCOMPARE(settings.newGame().names[1].size(), Settings::kMaxNameLength);
        // No half of a character outside the basic plane.
        const QString name(Settings::kMaxNameLength - 1, u'x');
        settings.setOwnName(name + QStringLiteral("🐎"));
        QCOMPARE(settings.ownName(), name);
    }

    void commandLineChoicesAreNotStored()
    {
        write("language=kk\ntheme=dark\n");
        Settings settings(path());
        settings.useLanguage(Language::Russian);
        settings.useTheme(ThemeId::Tournament);
        QCOMPARE(settings.language(), std::optional(Language::Russian));
        QCOMPARE(settings.theme(), std::optional(ThemeId::Tournament));
        settings.setValue(setting::kVolume, 33); // so that the file is written
        QCOMPARE(after(settings)->language(), std::optional(Language::Kazakh));
        QCOMPARE(after(settings)->theme(), std::optional(ThemeId::Dark));
        // A later choice is stored, even if it is the same value.
        settings.setLanguage(Language::Russian);
        settings.setTheme(std::nullopt);
        QVERIFY(!settings.theme());
        QCOMPARE(after(settings)->language(), std::optional(Language::Russian));
        QVERIFY(!after(settings)->theme());
    }

    void theSystemMayStopTheSowingUnlessThePersonChose()
    {
        Settings settings(path());
        QVERIFY(!settings.isMotionReduced());
        settings.setSystemReducesMotion(true);
        QVERIFY(settings.isMotionReduced());
        QVERIFY(settings.sowingSpeed() == SowingSpeed::Off);
        settings.setSowingSpeed(SowingSpeed::Normal);
        QVERIFY(!settings.isMotionReduced());
        settings.setSowingSpeed(SowingSpeed::Off);
        settings.setSystemReducesMotion(false);
        QVERIFY(settings.isMotionReduced());
    }

    /// Which had a setting of its own for it.
    void whatAnEarlierVersionDidNotAnimateStaysSo()
    {
        write("motion=reduced\nsowing=fast\n");
        Settings settings(path());
        QVERIFY(settings.sowingSpeed() == SowingSpeed::Off);
        settings.setSowingSpeed(SowingSpeed::Slow);
        QVERIFY(after(settings)->sowingSpeed() == SowingSpeed::Slow);
    }

    void theWordsOfAnEarlierVersionAreUnderstood()
    {
        write("sowing=learn\n");
        Settings settings(path());
        QVERIFY(settings.sowingSpeed() == SowingSpeed::Slow);
        settings.setSowingSpeed(SowingSpeed::Fast);
        settings.setSowingSpeed(SowingSpeed::Slow);
        settings.waitForDisk();
        QVERIFY(bytesOf(path()).contains("sowing=slow"));
    }

    /// The settings file has them: a command that is renamed here needs to find the key under its former name.
    void theNamesOfCommandsStay()
    {
        QStringList names;
        const QMetaEnum commands = QMetaEnum::fromType<ActionId>();
        for (int i = 0; i < commands.keyCount(); ++i)
            names.append(QString::fromLatin1(commands.key(i)));
        names.sort();
        QCOMPARE(
            names.join(u' '),
            QStringLiteral("About AboutQt Analyse BoardClock CheckScoresheet Coach CommentMove CopyGame "
                           "CopyPosition Editor Faster FindAction FirstMove Flip FullScreen Guide Hint Import Keys "
                           "LatestMove LearnOpening Learners Lessons Library MakePuzzle Mistakes Mute NewGame "
                           "NextMove NextTurn OfferDraw Open Openings Parity Paste Pause PlayFromHere Predict "
                           "PreviousMove PreviousTurn Print Progress PromoteVariation Puzzles Quit ReadAloud Redo "
                           "Rematch RemoveMove Replay Resign Review Reviews Rules Rush Save SaveAnimation SaveAs "
                           "SaveDiagram SavePicture SaveSheet SayBoard SayClocks SayEvaluation SayKazans SayLast "
                           "SayMove SayOtherRow SayOwnRow SayPit SayThreats SayTuzdyks Settings SidePanel Slower "
                           "Start Study TwoComputers Undo WithoutSeeing Worksheets Zen"));
    }

    void valuesThatCouldNotBeWrittenAreWrittenLater()
    {
        const QString home = m_folder.filePath(QStringLiteral("home"));
        const QString file = home + QStringLiteral("/settings.ini");
        Settings settings(file);
        {
            QFile inItsPlace(home); // stops even root
            QVERIFY(inItsPlace.open(QIODevice::WriteOnly));
        }
        QSignalSpy failed(&settings.file(), &storage::PersistentFile::failed);
        QSignalSpy recovered(&settings.file(), &storage::PersistentFile::recovered);
        settings.setValue(setting::kVolume, 33);
        QVERIFY(failed.wait());
        QVERIFY(QFile::remove(home));
        settings.setValue(setting::kFlipped, true);
        QTRY_COMPARE(recovered.size(), 1);
        settings.waitForDisk();
        const Settings again(file);
        QCOMPARE(again.value(setting::kVolume), 33);
        QVERIFY(again.value(setting::kFlipped));
    }

    void valuesThatAnotherProgramWroteStay()
    {
        Settings settings(path());
        settings.setValue(setting::kVolume, 33);
        settings.waitForDisk();
        {
            Settings other(path());
            other.setValue(setting::kFlipped, true);
        }
        settings.setValue(setting::kSound, false);
        const auto again = after(settings);
        QCOMPARE(again->value(setting::kVolume), 33);
        QVERIFY(again->value(setting::kFlipped));
        QVERIFY(!again->value(setting::kSound));
    }

    void unwritableSettingsLastUntilTheEnd()
    {
        // A file in place of a folder.
        write("x");
        Settings settings(path() + QStringLiteral("/settings.ini"));
        settings.setValue(setting::kVolume, 5);
        QCOMPARE(settings.value(setting::kVolume), 5);
    }
};

QTEST_GUILESS_MAIN(TestSettings)
#include "tst_settings.moc"
