// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/board/theme.h"
#include "tests/app/desktop/contrast.h"

#include <QTest>

using namespace qumalaq::desktop;

namespace {

constexpr double kText = 4.5;
constexpr double kGraphics = 3.0;

} // namespace

class TestTheme : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void contrastsAreEnough_data()
    {
        QTest::addColumn<QColor>("front");
        QTest::addColumn<QColor>("back");
        QTest::addColumn<double>("least");
        for (const ThemeId id : allThemes()) {
            const Theme theme = themeOf(id);
            const QByteArray name = keyOf(id).toLatin1();
            const auto row = [&](const char* what, const QColor& front, const QColor& back, double least) {
                QTest::addRow("%s: %s", name.constData(), what) << front << back << least;
            };
            row("text on the window", theme.text, theme.window, 7);
            row("text on a panel", theme.text, theme.surface, 7);
            row("muted text on the window", theme.mutedText, theme.window, kText);
            row("muted text on a panel", theme.mutedText, theme.surface, kText);
            row("a doubtful move on a panel", theme.faults[0], theme.surface, kText);
            row("a mistake on a panel", theme.faults[1], theme.surface, kText);
            row("a blunder on a panel", theme.faults[2], theme.surface, kText);
            row("text on an accent", theme.accentText, theme.accent, kText);
            row("an accent on the window", theme.accent, theme.window, kGraphics);
            row("a count on its badge", theme.badgeText, theme.badge, kText);
            row("a badge on the board", theme.badge, theme.board, 7);
            row("an inscription on the board", theme.inscription, theme.board, kText);
            row("a stone in a pit", theme.stone, theme.pit, 6);
            row("the last move on the board", theme.mark, theme.board, kGraphics);
            row("a hint on the board", theme.hint, theme.board, kGraphics);
            row("a preview on the board", theme.text, theme.board, kGraphics);
            row("the preview's frame on its plate", theme.accent, theme.surface, kGraphics);
            for (const std::size_t side : {0, 1}) {
                const QColor& owner = theme.owners[side];
                row(side == 0 ? "First on a plate" : "Second on a plate", owner, theme.surface, kGraphics);
                row(side == 0 ? "First on the board" : "Second on the board", owner, theme.board, kGraphics);
                row(side == 0 ? "First's count" : "Second's count", theme.ownerText, owner, kText);
            }
        }
    }

    void contrastsAreEnough()
    {
        QFETCH(QColor, front);
        QFETCH(QColor, back);
        QFETCH(double, least);
        const double ratio = contrast(front, back);
        QVERIFY2(ratio >= least,
                 qPrintable(QStringLiteral("%1 on %2 is %3").arg(front.name(), back.name()).arg(ratio)));
    }

    void theRatioIsComputedAsDefined()
    {
        QCOMPARE(contrast(Qt::black, Qt::white), 21.0);
        QCOMPARE(contrast(Qt::red, Qt::red), 1.0);
    }

    void everyThemeHasItsOwnKey()
    {
        QStringList keys;
        for (const ThemeId id : allThemes()) {
            QCOMPARE(themeOf(id).id, id);
            QVERIFY(!keys.contains(keyOf(id)));
            keys << keyOf(id);
        }
        QCOMPARE(keys, (QStringList{QStringLiteral("light"), QStringLiteral("dark"), QStringLiteral("tournament"),
                                    QStringLiteral("high-contrast")}));
    }
};

QTEST_APPLESS_MAIN(TestTheme)
#include "tst_theme.moc"
