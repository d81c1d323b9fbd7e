// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/board/board_painter.h"

#include "app/desktop/board/fonts.h"
#include "core/rules/togyz/togyz_position.h"
#include "tests/app/desktop/board/board_examples.h"

#include <QApplication>
#include <QDir>
#include <QFileInfo>
#include <QFont>
#include <QImage>
#include <QRawFont>
#include <QTest>

#include <cstdlib>

/// Compares the board with approved pictures (tests/data/board). They contain no text, so they do not depend on fonts.
///
/// After an intended change run this test with QUMALAQ_APPROVE=1 in the environment, look at every picture that git
/// reports as changed, and commit them. With QUMALAQ_PICTURES=<folder> it also writes large pictures with text to that
/// folder, at several sizes and scale factors, for visual inspection.
using namespace qumalaq;
using namespace qumalaq::desktop;
using rules::Pit;
using rules::Side;

namespace {

BoardScene sceneOf(const rules::BoardLayout& layout, const rules::BoardState& board, ThemeId theme, QSize size)
{
    BoardScene scene;
    scene.geometry = BoardGeometry(layout, {}, QRectF(QPointF(), size));
    scene.theme = themeOf(theme);
    scene.font = QApplication::font();
    scene.names = {QStringLiteral("Қанат Ұлы"), QStringLiteral("Компьютер, 3-деңгей")};
    putBoard(scene, board);
    return scene;
}

QImage paintedWith(BoardArt& art, const BoardScene& scene, QSize size, double dpr)
{
    QImage image(size * dpr, QImage::Format_RGB32);
    image.setDevicePixelRatio(dpr);
    image.fill(scene.theme.window);
    QPainter painter(&image);
    paintScene(painter, scene, art, QRect(QPoint(), size));
    return image;
}

QImage painted(const BoardScene& scene, QSize size, double dpr)
{
    BoardArt art;
    return paintedWith(art, scene, size, dpr);
}

/// A preview with all its elements.
MovePreview previewOn(const rules::TogyzqumalaqPosition& before, std::uint8_t number)
{
    auto position = before;
    rules::MoveTrace trace;
    position.play({{Side::South, number}}, trace);
    const MoveMarks marks = marksOf(trace);
    MovePreview preview;
    preview.source = {Side::South, number};
    preview.path = marks.path;
    preview.result = QStringLiteral("%1: 11: odd, no capture").arg(number);
    for (const rules::Place place : preview.path)
        preview.counts.push_back({place, position.board().at(place)});
    return preview;
}

/// The named scene in any size.
BoardScene sceneNamed(const QByteArray& name, QSize size)
{
    if (name == "start")
        return sceneOf(examples::togyzLayout(), examples::start(), ThemeId::LightWood, size);
    if (name == "crowded") {
        BoardScene scene = sceneOf(examples::togyzLayout(), examples::crowded(), ThemeId::LightWood, size);
        for (std::uint8_t number = 1; number <= 9; ++number)
            scene.playable[0][number - 1U] = scene.board.rows[0][number - 1U] > 0;
        scene.hint = Pit{Side::South, 6};
        scene.focused = Pit{Side::South, 8};
        return scene;
    }
    if (name == "tuzdyks" || name == "tuzdyks-dark") {
        auto position = rules::TogyzqumalaqPosition::fromBoard(examples::twoTuzdyks(), rules::TogyzEnd::Majority);
        rules::MoveTrace trace;
        position.play({{Side::South, 3}}, trace);
        const ThemeId theme = name == "tuzdyks" ? ThemeId::LightWood : ThemeId::Dark;
        BoardScene scene = sceneOf(examples::togyzLayout(), position.board(), theme, size);
        scene.lastMove = marksOf(trace);
        return scene;
    }
    if (name == "empty-row-high-contrast")
        return sceneOf(examples::togyzLayout(), examples::emptyRow(), ThemeId::HighContrast, size);
    if (name == "forty-eight-tournament")
        return sceneOf(examples::togyzLayout(), examples::crowded(), ThemeId::Tournament, size);
    if (name == "small-piles")
        return sceneOf(examples::togyzLayout(), examples::smallPiles(), ThemeId::LightWood, size);
    if (name == "large-piles")
        return sceneOf(examples::togyzLayout(), examples::largePiles(), ThemeId::LightWood, size);
    if (name == "large-piles-dark")
        return sceneOf(examples::togyzLayout(), examples::largePiles(), ThemeId::Dark, size);
    if (name == "full-kazan")
        return sceneOf(examples::togyzLayout(), examples::fullKazan(), ThemeId::Tournament, size);
    if (name == "lens") {
        BoardScene scene = sceneOf(examples::togyzLayout(), examples::crowded(), ThemeId::LightWood, size);
        const auto position = rules::TogyzqumalaqPosition::fromBoard(examples::crowded(), rules::TogyzEnd::Majority);
        scene.preview = previewOn(position, 6);
        scene.preview->reply = MovePreview::Reply{{Side::North, 1}, Pit{Side::South, 3}, QStringLiteral("reply: +12")};
        scene.compared = previewOn(position, 8);
        scene.compared->counts.clear();
        return scene;
    }
    if (name == "glasses-table") {
        BoardScene scene = sceneOf(examples::togyzLayout(), examples::twoTuzdyks(), ThemeId::Tournament, size);
        scene.showsParity = true;
        scene.tuzdykGains = {27, 19};
        scene.rotatesFarTexts = true;
        scene.guess = Guess{Pit{Side::North, 5}, true};
        return scene;
    }
    if (name == "mangala-prescribed") {
        // After a capture by South, North is restricted to one pit, whichever row it is in.
        BoardScene scene = sceneOf(examples::mangalaLayout(), examples::mangala(), ThemeId::LightWood, size);
        scene.playable[0][3] = true;
        return scene;
    }
    if (name == "sowing") {
        auto position = rules::TogyzqumalaqPosition::fromBoard(examples::crowded(), rules::TogyzEnd::Majority);
        const rules::BoardState before = position.board();
        rules::MoveTrace trace;
        position.play({{Side::South, 6}}, trace);
        BoardScene scene = sceneOf(examples::togyzLayout(), before, ThemeId::LightWood, size);
        putFrame(scene, SowingTimeline(before, trace, SowingSpeed::Normal).at(1254.5));
        return scene;
    }
    if (name == "capture" || name == "capture-carried") {
        // Ten stones are taken: on their way in the hand, and while they land in pairs.
        auto position = rules::TogyzqumalaqPosition();
        const rules::BoardState before = position.board();
        rules::MoveTrace trace;
        position.play({{Side::South, 7}}, trace);
        BoardScene scene = sceneOf(examples::togyzLayout(), before, ThemeId::LightWood, size);
        const SowingTimeline timeline(before, trace, SowingSpeed::Normal);
        putFrame(scene, timeline.at(timeline.duration() - (name == "capture" ? 470 : 680)));
        return scene;
    }
    return sceneOf(examples::congkakLayout(9), examples::congkak(), ThemeId::LightWood, size);
}

constexpr const char* kNames[] = {
    "start",         "crowded",           "tuzdyks",          "tuzdyks-dark", "empty-row-high-contrast",
    "sowing",        "capture",           "capture-carried",  "congkak",      "forty-eight-tournament",
    "small-piles",   "large-piles",       "large-piles-dark", "full-kazan",   "lens",
    "glasses-table", "mangala-prescribed"};

/// The difference between two pictures: the mean over all channels, and the share of pixels that clearly differ.
struct Difference {
    double mean = 255;
    double share = 1;

    [[nodiscard]] bool isSmall() const { return mean < 1.0 && share < 0.002; }
};

Difference differenceOf(const QImage& a, const QImage& b)
{
    if (a.size() != b.size())
        return {};
    constexpr int kPlain = 40;
    double sum = 0;
    int plain = 0;
    for (int y = 0; y < a.height(); ++y) {
        for (int x = 0; x < a.width(); ++x) {
            const QRgb p = a.pixel(x, y);
            const QRgb q = b.pixel(x, y);
            const int apart =
                std::abs(qRed(p) - qRed(q)) + std::abs(qGreen(p) - qGreen(q)) + std::abs(qBlue(p) - qBlue(q));
            sum += apart / 3.0;
            plain += apart > kPlain ? 1 : 0;
        }
    }
    const double pixels = static_cast<double>(a.width()) * a.height();
    return {sum / pixels, plain / pixels};
}

QString approvedPath(const QString& name)
{
    return QStringLiteral(QUMALAQ_TEST_DATA "/board/%1.png").arg(name);
}

constexpr QSize kSmall(384, 224);
constexpr QSize kPreviewed(455, 266);

/// The board of a window of 640x480, with `now` stones in pit 6 and a preview that says `after`.
BoardScene previewOf(int now, int after, bool isCounting = false)
{
    const Pit pit{Side::South, 6};
    BoardScene scene = sceneNamed("start", kPreviewed);
    scene.board.rows[0][pit.number - 1U] = static_cast<std::uint8_t>(now);
    scene.preview = MovePreview();
    scene.preview->source = pit;
    scene.preview->path = {pit};
    scene.preview->isCounting = isCounting;
    scene.preview->counts = {{pit, after}};
    return scene;
}

QImage badgeIn(const BoardScene& scene)
{
    return painted(scene, kPreviewed, 1).copy(scene.geometry.badge(Pit{Side::South, 6}).toAlignedRect());
}

QImage pitIn(const BoardScene& scene)
{
    return painted(scene, kPreviewed, 1).copy(scene.geometry.pit(Pit{Side::South, 6}).toAlignedRect());
}

} // namespace

class TestBoardPictures : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theCountsOfAPreviewDoNotTouch()
    {
        rules::BoardState board = examples::start();
        for (auto& row : board.rows)
            row.fill(10);
        for (int width = 320; width <= 720; width += 16) {
            const QSize size(width, width / 2);
            BoardScene scene = sceneOf(examples::togyzLayout(), board, ThemeId::LightWood, size);
            const QImage before = painted(scene, size, 1);
            scene.preview = MovePreview();
            for (std::uint8_t number = 1; number <= 9; ++number)
                scene.preview->counts.push_back({rules::Pit{Side::South, number}, 11});
            const QImage after = painted(scene, size, 1);
            for (std::uint8_t number = 1; number < 9; ++number) {
                const QRectF one = scene.geometry.badge(rules::Pit{Side::South, number});
                const QRectF next =
                    scene.geometry.badge(rules::Pit{Side::South, static_cast<std::uint8_t>(number + 1)});
                const int x = qRound((one.center().x() + next.center().x()) / 2);
                for (int y = qRound(one.top()); y < qRound(one.bottom()); ++y)
                    QVERIFY2(before.pixel(x, y) == after.pixel(x, y), qPrintable(QString::number(width)));
            }
        }
    }

    void theNumbersOfASmallBoardTouchNothing()
    {
        for (int width = 180; width <= 460; width += 20) {
            const QSize size(width, width * 7 / 12);
            rules::BoardState board = examples::start();
            board.rows[0].fill(10);
            board.rows[1].fill(11);
            BoardScene scene = sceneOf(examples::togyzLayout(), board, ThemeId::LightWood, size);
            const QImage with = painted(scene, size, 1);
            scene.text = BoardScene::Text::Hidden;
            const QImage without = painted(scene, size, 1);
            QRegion texts;
            for (const Side side : rules::kBothSides) {
                const BoardGeometry& geometry = scene.geometry;
                texts += geometry.majorityLabel(side).toAlignedRect();
                texts += geometry.badge(rules::Place::store(side)).adjusted(-2, 0, 2, 0).toAlignedRect();
                for (std::uint8_t number = 1; number <= 9; ++number) {
                    const Pit pit{side, number};
                    const QRectF badge = geometry.badge(pit).adjusted(0, -1, 0, 1);
                    texts += QRectF(geometry.cell(pit).left() + 1, badge.top(), geometry.pitch() - 2, badge.height())
                                 .toAlignedRect();
                    texts += geometry.number(pit).adjusted(0, 0.5, 0, -0.5).toRect();
                }
            }
            for (int y = 0; y < size.height(); ++y) {
                for (int x = 0; x < size.width(); ++x) {
                    QVERIFY2(texts.contains(QPoint(x, y)) || with.pixel(x, y) == without.pixel(x, y),
                             qPrintable(QStringLiteral("%1: %2, %3").arg(width).arg(x).arg(y)));
                }
            }
        }
    }

    void theResultOfAMoveHidesNoTuzdyk()
    {
        constexpr QSize kSize(900, 524);
        BoardScene scene = sceneOf(examples::togyzLayout(), examples::twoTuzdyks(), ThemeId::LightWood, kSize);
        const QImage before = painted(scene, kSize, 1);
        for (const Side owner : rules::kBothSides) {
            const Pit tuzdyk{rules::opponentOf(owner), scene.board.tuzdyks[indexOf(owner)]};
            scene.preview = MovePreview();
            scene.preview->source = {Side::South, 1};
            scene.preview->path = {tuzdyk};
            scene.preview->result = QStringLiteral("+1");
            const QImage after = painted(scene, kSize, 1);
            const double reach = 0.2 * scene.geometry.pitch();
            const QPointF centre = scene.geometry.pit(tuzdyk).center();
            const QRect ball = QRectF(centre - QPointF(reach, reach), QSizeF(2 * reach, 2 * reach)).toRect();
            QVERIFY(after.copy(ball) == before.copy(ball));
            QVERIFY(after != before);
        }
    }

    void theLabelsOfAPreviewHideNoNumber()
    {
        constexpr QSize kSize(720, 420);
        BoardScene scene = sceneOf(examples::togyzLayout(), examples::start(), ThemeId::LightWood, kSize);
        const QImage before = painted(scene, kSize, 1);
        for (const Side side : rules::kBothSides) {
            const Pit landing{side, 4};
            scene.preview = MovePreview();
            scene.preview->source = {Side::South, 1};
            scene.preview->path = {landing};
            scene.preview->result = QStringLiteral("17: odd, no capture");
            scene.preview->reply = MovePreview::Reply{{Side::North, 9}, landing, QStringLiteral("reply: +18")};
            QRectF digit = scene.geometry.number(landing);
            digit.adjust(digit.width() * 0.47, 3, -digit.width() * 0.47, -3); // without the trail and the rings
            const QImage after = painted(scene, kSize, 1);
            QVERIFY(after.copy(digit.toRect()) == before.copy(digit.toRect()));
        }
    }

    /// Both were thick green rings.
    void thePreviewDoesNotLookLikeAHint_data()
    {
        QTest::addColumn<ThemeId>("theme");
        for (const ThemeId theme : allThemes())
            QTest::newRow(qPrintable(keyOf(theme))) << theme;
    }
    void thePreviewDoesNotLookLikeAHint()
    {
        QFETCH(ThemeId, theme);
        constexpr QSize kSize(900, 524);
        BoardScene scene = sceneOf(examples::togyzLayout(), examples::start(), theme, kSize);
        const Pit pit{Side::South, 8};
        const QRectF there = scene.geometry.pit(pit);
        const int x = qRound(there.left() - 0.02 * scene.geometry.pitch());
        // How often the colour changes along the left rim.
        const auto changes = [&] {
            const QImage picture = painted(scene, kSize, 1);
            const auto isLight = [&](int y) { return qGray(picture.pixel(x, y)) > 128; };
            int changed = 0;
            for (int y = qRound(there.center().y()) - 30; y < qRound(there.center().y()) + 30; ++y)
                changed += isLight(y) != isLight(y + 1) ? 1 : 0;
            return changed;
        };
        scene.hint = pit;
        QCOMPARE(changes(), 0);
        scene.preview = MovePreview();
        scene.preview->source = {Side::South, 7};
        scene.preview->path = {pit};
        QVERIFY(changes() >= 4); // dots, also on the pit of the hint
    }

    void initTestCase()
    {
        const QString family = loadFonts();
        QCOMPARE(family, QStringLiteral("Noto Sans"));
        QApplication::setFont(QFont(family));
    }

    void theBundledFontHasEveryKazakhLetter()
    {
        for (const QFont::Weight weight : {QFont::Normal, QFont::Bold}) {
            const QRawFont font = QRawFont::fromFont(QFont(QStringLiteral("Noto Sans"), 12, weight));
            QVERIFY(font.isValid());
            for (const QChar letter : QStringLiteral("әғқңөұүһіӘҒҚҢӨҰҮҺІёЁщЩ"))
                QVERIFY2(font.supportsCharacter(letter), qPrintable(QString(letter)));
        }
    }

    void theBoardLooksAsApproved_data()
    {
        QTest::addColumn<QByteArray>("name");
        for (const char* name : kNames)
            QTest::newRow(name) << QByteArray(name);
    }

    void theBoardLooksAsApproved()
    {
        QFETCH(QByteArray, name);
        BoardScene scene = sceneNamed(name, kSmall);
        scene.text = BoardScene::Text::Hidden;
        const QImage picture = painted(scene, kSmall, 1);
        const QString path = approvedPath(QString::fromLatin1(name));
        if (qEnvironmentVariableIsSet("QUMALAQ_APPROVE"))
            QVERIFY(QDir().mkpath(QFileInfo(path).path()) && picture.save(path));
        const QImage approved(path);
        QVERIFY2(!approved.isNull(), qPrintable(path));
        const Difference difference = differenceOf(picture, approved.convertToFormat(QImage::Format_RGB32));
        if (!difference.isSmall()) {
            const QString here = QDir::temp().filePath(QStringLiteral("qumalaq-%1.png").arg(QString::fromLatin1(name)));
            picture.save(here);
            qInfo("painted: %s, mean difference %.2f, plainly different %.2f %%", qPrintable(here), difference.mean,
                  100 * difference.share);
        }
        QVERIFY(difference.isSmall());
    }

    void oneStoneMoreIsSeen()
    {
        BoardScene scene = sceneNamed("start", kSmall);
        scene.text = BoardScene::Text::Hidden;
        const QImage before = painted(scene, kSmall, 1);
        ++scene.board.rows[0][4];
        QVERIFY(!differenceOf(before, painted(scene, kSmall, 1)).isSmall());
        QVERIFY(differenceOf(before, before).isSmall());
    }

    /// The plates are cached: one painted for a hand must not be reused for a number inside the preview.
    void cachedPlatesAreNotReusedForOthers()
    {
        const QSize size(934, 544);
        const BoardScene previewScene = sceneNamed("lens", size);
        BoardScene hand = previewScene;
        hand.preview.reset();
        BoardArt art;
        for (const MovePreview::Count& count : previewScene.preview->counts) {
            hand.hand = BoardScene::Hand{QPointF(300, 200), std::max(count.count, 1), 12, 0.1};
            static_cast<void>(paintedWith(art, hand, size, 1));
        }
        QCOMPARE(paintedWith(art, previewScene, size, 1), painted(previewScene, size, 1));
    }

    void aPreviewKeepsTheCountOfNow()
    {
        QVERIFY(badgeIn(previewOf(9, 1)) != badgeIn(previewOf(8, 1)));
        QVERIFY(badgeIn(previewOf(9, 1)) != badgeIn(previewOf(9, 2)));
    }

    /// In the badge it was taken for the number of stones.
    void theNumberOfAFallingStoneIsInThePit()
    {
        BoardScene plain = previewOf(9, 1);
        plain.preview.reset();
        const BoardScene first = previewOf(9, 1, true);
        const BoardScene second = previewOf(9, 2, true);
        QVERIFY(badgeIn(first) == badgeIn(second) && badgeIn(first) != badgeIn(previewOf(8, 1, true)));
        QVERIFY(pitIn(first) != pitIn(plain) && pitIn(first) != pitIn(second));
        // The number in the pit that the learner took for the last one is not hidden by a cross.
        BoardScene guessed = first;
        guessed.guess = Guess{Pit{Side::South, 6}, false};
        BoardScene other = second;
        other.guess = guessed.guess;
        QVERIFY(pitIn(guessed) != pitIn(other) && pitIn(guessed) != pitIn(first));
    }

    /// The plates of neighbours do not touch, even with the largest numbers.
    void thePlatesOfAPreviewAreApart()
    {
        const QSize size(455, 266);
        BoardScene scene = sceneNamed("start", size);
        scene.preview = MovePreview();
        for (std::uint8_t number = 1; number <= 9; ++number) {
            scene.board.rows[0][number - 1U] = 28;
            scene.preview->counts.push_back({Pit{Side::South, number}, 30});
        }
        const QImage with = painted(scene, size, 1);
        scene.preview.reset();
        const QImage without = painted(scene, size, 1);
        const QRectF badge = scene.geometry.badge(Pit{Side::South, 1});
        for (std::uint8_t number = 2; number <= 9; ++number) {
            const int x = int(scene.geometry.cell(Pit{Side::South, number}).left());
            for (int y = int(badge.top()); y < int(badge.bottom()); ++y)
                QCOMPARE(with.pixel(x, y), without.pixel(x, y));
        }
    }

    /// Repainting only the dirty region must give the same picture.
    void paintingPartsGivesTheSameAsPaintingAll()
    {
        const BoardScene scene = sceneNamed("sowing", kSmall);
        const QImage whole = painted(scene, kSmall, 1);
        QImage parts(kSmall, QImage::Format_RGB32);
        parts.fill(scene.theme.window);
        BoardArt art;
        for (int y = 0; y < kSmall.height(); y += 56) {
            for (int x = 0; x < kSmall.width(); x += 64) {
                QPainter painter(&parts);
                const QRect part(x, y, 64, 56);
                painter.setClipRect(part);
                paintScene(painter, scene, art, part);
            }
        }
        QVERIFY(differenceOf(whole, parts).isSmall());
    }

    void picturesToLookAt()
    {
        const QString folder = qEnvironmentVariable("QUMALAQ_PICTURES");
        for (const QSize size :
             {QSize(200, 117), QSize(343, 200), QSize(716, 418), QSize(934, 544), QSize(1490, 869)}) {
            for (const double dpr : {1.0, 2.0}) {
                for (const char* name : kNames) {
                    const QImage picture = painted(sceneNamed(name, size), size, dpr);
                    QCOMPARE(picture.size(), size * dpr);
                    if (folder.isEmpty())
                        continue;
                    const QString file = QStringLiteral("%1/%2-%3x%4@%5.png")
                                             .arg(folder, QString::fromLatin1(name))
                                             .arg(size.width())
                                             .arg(size.height())
                                             .arg(dpr);
                    QVERIFY2(picture.save(file), qPrintable(file));
                }
                if (folder.isEmpty())
                    return; // one size is enough to see that it paints
            }
        }
    }
};

QTEST_MAIN(TestBoardPictures)
#include "tst_board_pictures.moc"
