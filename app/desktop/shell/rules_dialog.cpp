// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/shell/rules_dialog.h"

#include "app/desktop/board/board_widget.h"
#include "app/desktop/game/move_preview.h"
#include "app/desktop/shell/style.h"
#include "core/notation/move_text.h"
#include "core/notation/position_text.h"

#include <QDialogButtonBox>
#include <QEvent>
#include <QFile>
#include <QImage>
#include <QPushButton>
#include <QScrollBar>
#include <QUrl>
#include <QVBoxLayout>

#include <algorithm>

namespace qumalaq::desktop {

namespace {

constexpr int kWidestDiagram = 620;
constexpr int kNarrowestDiagram = 240;

/// A move from a known position; the texts are checked by the tests.
struct Diagram {
    const char* name;
    const char* position;
    int house;    ///< South's, or 0 for no move
    bool isAfter; ///< the board after the move, else the lens before it
};

constexpr Diagram kDiagrams[] = {
    {"start", "9,9,9,9,9,9,9,9,9/9,9,9,9,9,9,9,9,9 0,0 -,- s", 0, false},
    {"capture", "9,9,9,9,9,9,9,9,9/9,9,9,9,9,9,9,9,9 0,0 -,- s", 7, false},
    {"tuzdyk", "3,0,2,0,0,4,0,5,2/4,6,2,5,1,0,0,0,0 64,64 -,- s", 8, true},
};

} // namespace

RulesPage::RulesPage(QWidget* parent) : QTextBrowser(parent)
{
    setOpenLinks(false);
    setFrameShape(QFrame::NoFrame);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOn); // its coming must not change the width
    document()->setDocumentMargin(20);
}

void RulesPage::setTheme(const Theme& theme)
{
    m_theme = theme;
    reload();
}

void RulesPage::showLanguage(Language language)
{
    m_language = language;
    reload();
}

void RulesPage::reload()
{
    QFile file(QStringLiteral(":/rules/rules_%1.html").arg(codeOf(m_language)));
    if (!file.open(QIODevice::ReadOnly))
        return;
    const int scrolled = verticalScrollBar()->value();
    m_shownWidth = viewport()->width();
    document()->clear(); // forgets the pictures
    setHtml(QString::fromUtf8(file.readAll()));
    verticalScrollBar()->setValue(scrolled);
}

void RulesPage::reloadIfResized()
{
    if (m_shownWidth != viewport()->width())
        reload();
}

QVariant RulesPage::loadResource(int type, const QUrl& name)
{
    if (name.scheme() == QStringLiteral("diagram"))
        return diagram(name.path());
    return QTextBrowser::loadResource(type, name);
}

void RulesPage::resizeEvent(QResizeEvent* event)
{
    QTextBrowser::resizeEvent(event);
    // Later: the text must not be replaced while it is being laid out.
    if (m_shownWidth != viewport()->width())
        QMetaObject::invokeMethod(this, &RulesPage::reloadIfResized, Qt::QueuedConnection);
}

QImage RulesPage::diagram(const QString& name) const
{
    const auto* found = std::find_if(std::begin(kDiagrams), std::end(kDiagrams),
                                     [&name](const Diagram& d) { return name == QLatin1String(d.name); });
    if (found == std::end(kDiagrams))
        return {};
    const auto parsed = notation::parsePosition(found->position, rules::GameSetup());
    Q_ASSERT(parsed);

    BoardWidget board;
    board.setFont(font());
    board.setTheme(m_theme);
    board.setTimeScale(0);
    board.setBoardLayout(parsed->position.layout());
    rules::AnyPosition shown = parsed->position;
    rules::MoveTrace trace;
    const rules::Move move{rules::House{rules::Side::South, static_cast<std::uint8_t>(found->house)}};
    if (found->isAfter)
        shown.play(move, trace);
    board.show(shown.board(), found->isAfter ? &trace : nullptr);
    if (found->house != 0 && !found->isAfter)
        board.setPreview(MovePreviews::of(shown, move, LensDepth::Verdict));

    const int room = viewport()->width() - 2 * static_cast<int>(document()->documentMargin());
    const int width = std::clamp(room, kNarrowestDiagram, kWidestDiagram);
    const QSize size(width, board.heightForWidth(width));
    board.resize(size);
    const double ratio = devicePixelRatioF();
    QImage image(size * ratio, QImage::Format_ARGB32_Premultiplied);
    image.setDevicePixelRatio(ratio);
    image.fill(m_theme.surface);
    board.render(&image, QPoint(), QRegion(), QWidget::DrawChildren);
    return image;
}

RulesDialog::RulesDialog(const Theme& theme, Language language, QWidget* parent)
    : QDialog(parent)
    , m_page(new RulesPage(this))
{
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    m_close = buttons->button(QDialogButtonBox::Close);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(12, 12, 12, 12);
    column->addWidget(m_page, 1);
    column->addWidget(buttons);
    setTheme(theme);
    setLanguage(language);
    retranslate();
    resize(740, 680);
}

void RulesDialog::setTheme(const Theme& theme)
{
    m_page->setTheme(theme);
}

void RulesDialog::setLanguage(Language language)
{
    m_page->showLanguage(language);
}

void RulesDialog::changeEvent(QEvent* event)
{
    QDialog::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void RulesDialog::retranslate()
{
    setWindowTitle(tr("Rules"));
}

} // namespace qumalaq::desktop
