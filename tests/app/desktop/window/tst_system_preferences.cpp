// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/window/system_preferences.h"

#include "tests/app/desktop/window_fixture.h"
#include "tests/files.h"

using namespace qumalaq;
using namespace qumalaq::desktop;

class TestSystemPreferences : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { setUpApplication(); }

    void theFilesOfDesktopsAreRead_data()
    {
        QTest::addColumn<QString>("file");
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<bool>("reduces");
        QTest::addColumn<bool>("contrast");
        const auto row = [](const char* name, const char* file, const char* text, bool reduces, bool contrast) {
            QTest::newRow(name) << QString::fromLatin1(file) << QByteArray(text) << reduces << contrast;
        };
        row("nothing is set", "gtk-3.0/settings.ini", "[Settings]\n", false, false);
        row("GTK without animations", "gtk-3.0/settings.ini", "[Settings]\ngtk-enable-animations=0\n", true, false);
        row("GTK with animations", "gtk-4.0/settings.ini", "[Settings]\ngtk-enable-animations=true\n", false, false);
        row("GTK with high contrast", "gtk-3.0/settings.ini", "[Settings]\ngtk-theme-name=HighContrastInverse\n", false,
            true);
        row("KDE without animations", "kdeglobals", "[KDE]\nAnimationDurationFactor=0\n", true, false);
        row("KDE with slow ones", "kdeglobals", "[KDE]\nAnimationDurationFactor=2\n", false, false);
        row("garbage", "kdeglobals", "\x01\x02[[[", false, false);
    }
    void theFilesOfDesktopsAreRead()
    {
        QFETCH(QString, file);
        QFETCH(QByteArray, text);
        const QTemporaryDir folder;
        const QDir config(folder.path());
        config.mkpath(QStringLiteral("gtk-3.0"));
        config.mkpath(QStringLiteral("gtk-4.0"));
        QVERIFY(put(config.filePath(file), text));
        const SystemPreferences preferences = preferencesInFiles(folder.path());
        QTEST(preferences.reducesMotion, "reduces");
        QTEST(preferences.wantsContrast, "contrast");
    }

    void thePortalIsUnderstood()
    {
        SystemPreferences preferences;
        const QString appearance = QStringLiteral("org.freedesktop.appearance");
        QVERIFY(takePortalSetting(preferences, appearance, QStringLiteral("contrast"), 1U));
        QVERIFY(preferences.wantsContrast);
        QVERIFY(takePortalSetting(preferences, appearance, QStringLiteral("contrast"), 0U));
        QVERIFY(!preferences.wantsContrast);
        QVERIFY(takePortalSetting(preferences, appearance, QStringLiteral("reduced-motion"), 1U));
        QVERIFY(preferences.reducesMotion);
        QVERIFY(takePortalSetting(preferences, QStringLiteral("org.gnome.desktop.interface"),
                                  QStringLiteral("enable-animations"), true));
        QVERIFY(!preferences.reducesMotion);
        const QString scheme = QStringLiteral("color-scheme");
        QVERIFY(takePortalSetting(preferences, appearance, scheme, 1U));
        QVERIFY(preferences.prefersDark == true);
        QVERIFY(takePortalSetting(preferences, appearance, scheme, 2U));
        QVERIFY(preferences.prefersDark == false);
        QVERIFY(takePortalSetting(preferences, appearance, scheme, 0U));
        QVERIFY(!preferences.prefersDark);
        QVERIFY(!takePortalSetting(preferences, appearance, QStringLiteral("accent-color"), 1U));
    }

    void theWindowFollowsTheSystemWithoutAChoice()
    {
        OpenProgram program;
        const QColor before = QApplication::palette().color(QPalette::Window);
        program.window->applyPreferences({true, true, {}});
        QVERIFY(program.settings().isMotionReduced());
        QCOMPARE(QApplication::palette().color(QPalette::Window), themeOf(ThemeId::HighContrast).window);
        program.window->applyPreferences({false, false, {}});
        QVERIFY(!program.settings().isMotionReduced());
        QCOMPARE(QApplication::palette().color(QPalette::Window), before);
        program.window->applyPreferences({false, false, true});
        QCOMPARE(QApplication::palette().color(QPalette::Window), themeOf(ThemeId::Dark).window);
        program.window->applyPreferences({false, true, true});
        QCOMPARE(QApplication::palette().color(QPalette::Window), themeOf(ThemeId::HighContrast).window);
        program.window->applyPreferences({false, false, false});
        QCOMPARE(QApplication::palette().color(QPalette::Window), themeOf(ThemeId::LightWood).window);
        // The person's setting takes precedence.
        program.settings().setSowingSpeed(SowingSpeed::Slow);
        program.settings().setTheme(ThemeId::Tournament);
        program.window->applyPreferences({true, true, {}});
        QVERIFY(!program.settings().isMotionReduced());
        QCOMPARE(QApplication::palette().color(QPalette::Window), themeOf(ThemeId::Tournament).window);
    }
};

QUMALAQ_WINDOW_TEST(TestSystemPreferences)
#include "tst_system_preferences.moc"
