// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/records/animation_dialog.h"
#include "app/desktop/records/gif_writer.h"
#include "app/desktop/records/move_animation.h"

#include "app/desktop/board/board_scene.h"
#include "app/desktop/ui/style.h"
#include "core/notation/move_text.h"

#include <QApplication>
#include <QColor>
#include <QSpinBox>
#include <QTest>

#include <cmath>
#include <gif_lib.h>
#include <string_view>

using namespace qumalaq;
using namespace qumalaq::desktop;

namespace {

/// A GIF as another program sees it.
struct ReadGif {
    QSize size;
    std::vector<QImage> frames; ///< as shown
    std::vector<int> hundredths;
    bool repeats = false;
};

ReadGif read(const QByteArray& bytes)
{
    struct Source {
        const QByteArray& bytes;
        qsizetype at = 0;
    } source{bytes};
    const auto take = [](GifFileType* gif, GifByteType* to, int count) {
        auto* from = static_cast<Source*>(gif->UserData);
        const auto taken = std::min<qsizetype>(count, from->bytes.size() - from->at);
        std::copy_n(from->bytes.constData() + from->at, taken, reinterpret_cast<char*>(to));
        from->at += taken;
        return static_cast<int>(taken);
    };
    ReadGif read;
    GifFileType* gif = DGifOpen(&source, take, nullptr);
    if (gif == nullptr || DGifSlurp(gif) != GIF_OK)
        return read;
    read.size = QSize(gif->SWidth, gif->SHeight);
    QImage shown(read.size, QImage::Format_RGB32);
    shown.fill(Qt::magenta); // a colour that the first frame must cover
    for (int i = 0; i < gif->ImageCount; ++i) {
        const SavedImage& image = gif->SavedImages[i];
        GraphicsControlBlock control{};
        DGifSavedExtensionToGCB(gif, i, &control);
        for (int e = 0; e < image.ExtensionBlockCount; ++e) {
            const ExtensionBlock& block = image.ExtensionBlocks[e];
            if (block.Function == APPLICATION_EXT_FUNC_CODE)
                read.repeats = QByteArray(reinterpret_cast<const char*>(block.Bytes), block.ByteCount) == "NETSCAPE2.0";
        }
        const GifImageDesc& area = image.ImageDesc;
        for (int y = 0; y < area.Height; ++y) {
            for (int x = 0; x < area.Width; ++x) {
                const int index = image.RasterBits[y * area.Width + x];
                if (index == control.TransparentColor)
                    continue;
                const GifColorType colour = gif->SColorMap->Colors[index];
                shown.setPixel(area.Left + x, area.Top + y, qRgb(colour.Red, colour.Green, colour.Blue));
            }
        }
        read.frames.push_back(shown);
        read.hundredths.push_back(control.DelayTime);
    }
    DGifCloseFile(gif, nullptr);
    return read;
}

rules::History gameOf(std::initializer_list<std::string_view> moves)
{
    rules::History game;
    for (const std::string_view move : moves)
        game.play(*notation::parseMove(move, game.position()));
    return game;
}

/// A usual opening, with captures.
rules::History opening()
{
    return gameOf({"76", "98", "66", "87", "12", "76", "25", "78", "12", "23"});
}

AnimationContent contentOf(const rules::History& game, std::size_t first, std::size_t last)
{
    AnimationContent content;
    content.picture.board = game.positionAt(first).board();
    content.picture.layout = game.start().layout();
    content.picture.names = {QStringLiteral("Aisha"), QStringLiteral("Dana")};
    content.picture.theme = themeOf(ThemeId::LightWood);
    content.font = QApplication::font();
    content.moves = sowingsOf(game, first, last);
    return content;
}

/// The mean difference of a channel, 0 to 255.
double distance(const QImage& a, const QImage& b)
{
    qint64 sum = 0;
    for (int y = 0; y < a.height(); ++y) {
        for (int x = 0; x < a.width(); ++x) {
            const QColor one = a.pixelColor(x, y);
            const QColor other = b.pixelColor(x, y);
            sum += std::abs(one.red() - other.red()) + std::abs(one.green() - other.green())
                   + std::abs(one.blue() - other.blue());
        }
    }
    return static_cast<double>(sum) / 3 / a.width() / a.height();
}

} // namespace

class TestMoveAnimation : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { setUpStyle(); }

    void whatIsWrittenIsReadBack()
    {
        QImage first(40, 30, QImage::Format_RGB32);
        first.fill(QColor(200, 150, 100));
        QImage second = first;
        for (int x = 10; x < 20; ++x)
            second.setPixel(x, 7, qRgb(255, 255, 255));
        const std::array samples = {first, second};
        GifWriter writer(first.size(), GifPalette(samples));
        writer.add(first, 50);
        writer.add(second, 10);
        writer.add(second, 20); // nothing changes: the frame stays longer
        writer.add(first, 30);
        const auto bytes = writer.finish();
        QVERIFY(bytes);
        const ReadGif gif = read(*bytes);
        QCOMPARE(gif.size, first.size());
        QVERIFY(gif.repeats);
        QVERIFY(gif.hundredths == std::vector({50, 30, 30}));
        QVERIFY(gif.frames[0] == first);
        QVERIFY(gif.frames[1] == second);
        QVERIFY(gif.frames[2] == first);
    }

    void manyColoursBecomeTheNearestOnes()
    {
        QImage image(256, 64, QImage::Format_RGB32);
        for (int y = 0; y < image.height(); ++y) {
            for (int x = 0; x < image.width(); ++x)
                image.setPixel(x, y, qRgb(x, 4 * y, 128));
        }
        const std::array samples = {image};
        const GifPalette palette(samples);
        QVERIFY(palette.colours().size() <= std::size_t{GifPalette::kColours});
        GifWriter writer(image.size(), palette);
        writer.add(image, 1);
        const ReadGif gif = read(*writer.finish());
        QCOMPARE(gif.frames.size(), std::size_t{1});
        QVERIFY2(distance(gif.frames[0], image) < 6, qPrintable(QString::number(distance(gif.frames[0], image))));
    }

    void tenMovesShowEverySowingAndFitTheLimit()
    {
        const rules::History game = opening();
        const AnimationContent content = contentOf(game, 0, game.plies().size() - 1);
        QCOMPARE(content.moves.size(), std::size_t{10});
        double last = 0;
        const auto bytes = animationGif(content, kAnimationWidth, [&last](double done) {
            QVERIFY(done >= last && done <= 1);
            last = done;
        });
        QVERIFY(bytes);
        qInfo("%lld bytes", static_cast<long long>(bytes->size()));
        QVERIFY2(bytes->size() <= kLargestAnimation, qPrintable(QString::number(bytes->size())));
        QVERIFY(last > 0.9);
        const ReadGif gif = read(*bytes);
        QCOMPARE(gif.size.width(), kAnimationWidth);
        QVERIFY(gif.repeats);
        // Each stone that is sown changes the picture at least once.
        std::size_t stones = 0;
        for (const auto& ply : game.plies())
            stones += marksOf(ply.trace).path.size();
        QVERIFY2(gif.frames.size() > stones, qPrintable(QString::number(gif.frames.size())));
        for (const int hundredths : gif.hundredths)
            QVERIFY(hundredths >= 2); // viewers slow down anything shorter
        // It begins and ends with the boards of the game.
        PictureContent board = content.picture;
        QVERIFY(distance(gif.frames.front(), boardImage(board, kAnimationWidth)) < 4);
        board.board = game.position().board();
        const double end = distance(gif.frames.back(), boardImage(board, kAnimationWidth));
        QVERIFY2(end < 8, qPrintable(QString::number(end))); // the marks of the last move are added
        QVERIFY(distance(gif.frames.back(), gif.frames.front()) > end);
    }

    void anyRangeBeginsWithItsOwnBoard()
    {
        const rules::History game = opening();
        const AnimationContent content = contentOf(game, 4, 5);
        QVERIFY(content.moves.front().before == game.positionAt(4).board());
        const auto bytes = animationGif(content, 400);
        const ReadGif gif = read(*bytes);
        PictureContent board = content.picture;
        QVERIFY(distance(gif.frames.front(), boardImage(board, 400)) < 4);
    }

    void itCanBeStopped()
    {
        const rules::History game = opening();
        StopSource stop;
        int calls = 0;
        const auto bytes = animationGif(
            contentOf(game, 0, 9), 400,
            [&](double) {
                if (++calls == 3)
                    stop.requestStop();
            },
            stop.token());
        QVERIFY(!bytes);
        QCOMPARE(calls, 3);
    }

    void theDialogSpeaksOfNumberedMoves()
    {
        const rules::History game = opening();
        AnimationDialog dialog(game, 7);
        const auto boxes = dialog.findChildren<QSpinBox*>();
        QCOMPARE(boxes.size(), 2);
        // After seven moves the fourth number has begun; the proposal is the third and the fourth, with both sides.
        QVERIFY(dialog.moves() == std::make_pair(std::size_t{4}, std::size_t{7}));
        boxes[0]->setValue(5); // beyond the end
        QCOMPARE(boxes[1]->value(), 5);
        QVERIFY(dialog.moves() == std::make_pair(std::size_t{8}, std::size_t{9}));
        boxes[1]->setValue(1);
        QVERIFY(dialog.moves() == std::make_pair(std::size_t{0}, std::size_t{1}));
        boxes[1]->setValue(99);
        QVERIFY(dialog.moves() == std::make_pair(std::size_t{0}, std::size_t{9}));
    }
};

QTEST_MAIN(TestMoveAnimation)
#include "tst_move_animation.moc"
