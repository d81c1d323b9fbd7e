// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/ui/settings.h"
#include "core/ai/levels.h"

#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

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

/// All values except the named ones have their defaults.
void compareToDefaults(const Settings& settings, const QList<Settings::Key>& except = {})
{
    using Key = Settings::Key;
    const auto isDue = [&](Key key) { return !except.contains(key); };
    QVERIFY(!isDue(Key::Language) || !settings.language());
    QVERIFY(!isDue(Key::Theme) || !settings.theme());
    QVERIFY(!isDue(Key::TextSize) || settings.value(setting::kTextSize) == TextSize::Automatic);
    QVERIFY(!isDue(Key::SowingSpeed) || settings.sowingSpeed() == SowingSpeed::Normal);
    QVERIFY(!isDue(Key::Sound) || settings.value(setting::kSound));
    QVERIFY(!isDue(Key::Volume) || settings.value(setting::kVolume) == 70);
    QVERIFY(!isDue(Key::ReadAloud) || !settings.value(setting::kReadAloud));
    QVERIFY(!isDue(Key::ReadingSpeed) || settings.value(setting::kReadingSpeed) == 50);
    QVERIFY(!isDue(Key::Flipped) || !settings.value(setting::kFlipped));
    QVERIFY(!isDue(Key::Preview) || settings.value(setting::kPreview) == PreviewDetail::Counts);
    QVERIFY(!isDue(Key::Predict) || !settings.value(setting::kPredict));
    QVERIFY(!isDue(Key::Confirm) || !settings.value(setting::kConfirm));
    QVERIFY(!isDue(Key::Kazans) || settings.value(setting::kKazans) == KazanPlacement::Far);
    QVERIFY(!isDue(Key::TwoPlayerLayout) || settings.value(setting::kTwoPlayerLayout) == TwoPlayerLayout::Fixed);
    QVERIFY(!isDue(Key::SidePanel) || settings.value(setting::kSidePanel));
    QVERIFY(!isDue(Key::NewGame) || settings.newGame() == NewGameChoice());
    QVERIFY(!isDue(Key::WindowGeometry) || settings.windowGeometry().isEmpty());
}

} // namespace

class TestSettings : public QObject {
    Q_OBJECT

private:
    [[nodiscard]] QString path() const { return m_folder.filePath(QStringLiteral("settings.ini")); }

    void write(const QByteArray& bytes)
    {
        QFile file(path());
        QVERIFY(file.open(QIODevice::WriteOnly));
        QCOMPARE(file.write(bytes), bytes.size());
    }

    /// What the next start of the program finds.
    [[nodiscard]] std::unique_ptr<const Settings> after(Settings& settings) const
    {
        settings.waitForDisk();
        return std::make_unique<const Settings>(path());
    }

    QTemporaryDir m_folder;

private Q_SLOTS:
    void init() { QFile::remove(path()); }

    void aMissingFileGivesTheDefaults()
    {
        const Settings settings(path());
        compareToDefaults(settings);
        QCOMPARE(settings.fileName(), path());
    }

    void everythingIsReadBack()
    {
        {
            Settings settings(path());
            settings.setLanguage(Language::Kazakh);
            settings.setTheme(ThemeId::HighContrast);
            settings.setSowingSpeed(SowingSpeed::Slow);
            settings.setValue(setting::kSound, false);
            settings.setValue(setting::kVolume, 33);
            settings.setValue(setting::kReadAloud, true);
            settings.setValue(setting::kReadingSpeed, 80);
            settings.setValue(setting::kFlipped, true);
            settings.setValue(setting::kPredict, true);
            settings.setValue(setting::kConfirm, true);
            settings.setValue(setting::kSidePanel, false);
            settings.setNewGame(someChoice());
            settings.setWindowGeometry(QByteArray("\x00\xff\n;=\"", 6));
        }
        const Settings settings(path());
        QVERIFY(settings.language() == Language::Kazakh);
        QVERIFY(settings.theme() == ThemeId::HighContrast);
        QVERIFY(settings.sowingSpeed() == SowingSpeed::Slow);
        QVERIFY(!settings.value(setting::kSound));
        QCOMPARE(settings.value(setting::kVolume), 33);
        QVERIFY(settings.value(setting::kReadAloud));
        QCOMPARE(settings.value(setting::kReadingSpeed), 80);
        QVERIFY(settings.value(setting::kFlipped));
        QVERIFY(settings.value(setting::kPredict));
        QVERIFY(settings.value(setting::kConfirm));
        QVERIFY(!settings.value(setting::kSidePanel));
        QVERIFY(settings.newGame() == someChoice());
        QCOMPARE(settings.windowGeometry(), QByteArray("\x00\xff\n;=\"", 6));
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
        for (const PreviewDetail depth : {PreviewDetail::Off, PreviewDetail::Path, PreviewDetail::Result,
                                          PreviewDetail::Counts, PreviewDetail::Reply}) {
            settings.setValue(setting::kPreview, depth);
            QVERIFY(after(settings)->value(setting::kPreview) == depth);
        }
        for (const TextSize size : {TextSize::Large, TextSize::Larger, TextSize::Largest, TextSize::Automatic}) {
            settings.setValue(setting::kTextSize, size);
            QVERIFY(after(settings)->value(setting::kTextSize) == size);
        }
        for (const KazanPlacement placement : {KazanPlacement::Near, KazanPlacement::Far}) {
            settings.setValue(setting::kKazans, placement);
            QVERIFY(after(settings)->value(setting::kKazans) == placement);
        }
        for (const TwoPlayerLayout twoPlayerLayout :
             {TwoPlayerLayout::Table, TwoPlayerLayout::AutoFlip, TwoPlayerLayout::Fixed}) {
            settings.setValue(setting::kTwoPlayerLayout, twoPlayerLayout);
            QVERIFY(after(settings)->value(setting::kTwoPlayerLayout) == twoPlayerLayout);
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
        QTest::newRow("a word for a flag") << QByteArray("sound=maybe");
        QTest::newRow("a volume too high") << QByteArray("volume=101");
        QTest::newRow("a volume too low") << QByteArray("volume=-1");
        QTest::newRow("a reading speed too high") << QByteArray("readingSpeed=101");
        QTest::newRow("a word for reading aloud") << QByteArray("readAloud=perhaps");
        QTest::newRow("a word for a volume") << QByteArray("volume=loud");
        QTest::newRow("a volume that no integer holds") << QByteArray("volume=99999999999999999999");
        QTest::newRow("a fraction") << QByteArray("volume=50.5");
        QTest::newRow("a broken variant") << QByteArray("volume=@Variant(\\0\\0)");
        QTest::newRow("no depth of the lens") << QByteArray("lens=7");
        QTest::newRow("nowhere for the kazans") << QByteArray("kazans=left");
        QTest::newRow("seats of nobody") << QByteArray("seats=chairs");
        QTest::newRow("a word for the side panel") << QByteArray("sidePanel=left");
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
            compareToDefaults(settings, {Settings::Key::Flipped, Settings::Key::WindowGeometry});
            // The values around it are kept, both now …
            QVERIFY(settings.value(setting::kFlipped));
            QCOMPARE(settings.windowGeometry(), QByteArray("kept"));
            settings.setValue(setting::kVolume, 12);
        }
        // … and after something is written.
        const Settings later(path());
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
        settings.setValue(setting::kVolume, 1000);
        QCOMPARE(settings.value(setting::kVolume), 100);
        settings.setValue(setting::kVolume, -1000);
        QCOMPARE(settings.value(setting::kVolume), 0);
        settings.setValue(setting::kReadingSpeed, 1000);
        QCOMPARE(settings.value(setting::kReadingSpeed), 100);
        settings.setValue(setting::kReadingSpeed, -1000);
        QCOMPARE(settings.value(setting::kReadingSpeed), 0);
        NewGameChoice choice;
        choice.level = 1000;
        choice.names = {QStringLiteral("  a \n b  "), QString(100, QLatin1Char('x'))};
        settings.setNewGame(choice);
        QCOMPARE(settings.newGame().level, ai::kLevelCount);
        QCOMPARE(settings.newGame().names[0], QStringLiteral("a b"));
        QCOMPARE(settings.newGame().names[1].size(), Settings::kLongestName);
    }

    void aChangeIsToldOnce()
    {
        Settings settings(path());
        QSignalSpy changed(&settings, &Settings::changed);
        const auto toldNow = [&changed] {
            return changed.size() == 1 ? changed.takeFirst().at(0).value<Settings::Key>() : Settings::Key(-1);
        };
        settings.setLanguage(Language::Russian);
        QCOMPARE(toldNow(), Settings::Key::Language);
        settings.setTheme(ThemeId::Dark);
        QCOMPARE(toldNow(), Settings::Key::Theme);
        settings.setSowingSpeed(SowingSpeed::Off);
        QCOMPARE(toldNow(), Settings::Key::SowingSpeed);
        settings.setValue(setting::kSound, false);
        QCOMPARE(toldNow(), Settings::Key::Sound);
        settings.setValue(setting::kVolume, 1);
        QCOMPARE(toldNow(), Settings::Key::Volume);
        settings.setValue(setting::kReadAloud, true);
        QCOMPARE(toldNow(), Settings::Key::ReadAloud);
        settings.setValue(setting::kReadingSpeed, 60);
        QCOMPARE(toldNow(), Settings::Key::ReadingSpeed);
        settings.setValue(setting::kFlipped, true);
        QCOMPARE(toldNow(), Settings::Key::Flipped);
        settings.setValue(setting::kPreview, PreviewDetail::Reply);
        QCOMPARE(toldNow(), Settings::Key::Preview);
        settings.setValue(setting::kPredict, true);
        QCOMPARE(toldNow(), Settings::Key::Predict);
        settings.setValue(setting::kConfirm, true);
        QCOMPARE(toldNow(), Settings::Key::Confirm);
        settings.setValue(setting::kKazans, KazanPlacement::Near);
        QCOMPARE(toldNow(), Settings::Key::Kazans);
        settings.setValue(setting::kTwoPlayerLayout, TwoPlayerLayout::Table);
        QCOMPARE(toldNow(), Settings::Key::TwoPlayerLayout);
        settings.setValue(setting::kSidePanel, false);
        QCOMPARE(toldNow(), Settings::Key::SidePanel);
        settings.setNewGame(someChoice());
        QCOMPARE(toldNow(), Settings::Key::NewGame);
        settings.setWindowGeometry("g");
        QCOMPARE(toldNow(), Settings::Key::WindowGeometry);

        settings.setLanguage(Language::Russian);
        settings.setTheme(ThemeId::Dark);
        settings.setSowingSpeed(SowingSpeed::Off);
        settings.setValue(setting::kSound, false);
        settings.setValue(setting::kVolume, 1);
        settings.setValue(setting::kFlipped, true);
        settings.setValue(setting::kPreview, PreviewDetail::Reply);
        settings.setValue(setting::kPredict, true);
        settings.setValue(setting::kConfirm, true);
        settings.setValue(setting::kKazans, KazanPlacement::Near);
        settings.setValue(setting::kTwoPlayerLayout, TwoPlayerLayout::Table);
        settings.setValue(setting::kSidePanel, false);
        settings.setNewGame(someChoice());
        settings.setWindowGeometry("g");
        QCOMPARE(changed.size(), 0);
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
