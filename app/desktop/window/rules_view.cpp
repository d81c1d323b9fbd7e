// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/window/rules_view.h"

#include "app/desktop/ui/fitting_scroll_area.h"
#include "app/desktop/ui/line_navigator.h"
#include "app/desktop/window/example_board.h"

#include <QKeyEvent>
#include <QLabel>
#include <QRegularExpression>
#include <QScrollBar>
#include <QTextBlock>
#include <QTextDocument>
#include <QTimer>
#include <QVBoxLayout>

#include <algorithm>

namespace qumalaq::desktop {

namespace {

constexpr int kMargin = 20;

void addLines(const QString& html, QWidget* widget, std::vector<LineNavigator::Line>& lines)
{
    QTextDocument document;
    document.setHtml(html);
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
        if (const QString line = block.text().simplified(); !line.isEmpty())
            lines.push_back({line, widget});
    }
}

} // namespace

RulesView::RulesView(const Settings& settings, QWidget* parent)
    : QScrollArea(parent)
    , m_settings(settings)
    , m_navigator(new LineNavigator(*this))
{
    setFrameShape(QFrame::NoFrame);
    setWidgetResizable(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOn); // its appearance would change the width
    const int wanted = ExampleBoard::kWidest + 2 * kMargin + verticalScrollBar()->sizeHint().width();
    setMinimumWidth(std::min(wanted, largestWindow(this).width() - 2 * kMargin));
    setFocusPolicy(Qt::StrongFocus);
}

void RulesView::showGame(rules::GameId game, Language language)
{
    const std::string_view id = rules::idOf(game);
    showPage(QStringLiteral("rules/") + QString::fromUtf8(id), game, language);
}

void RulesView::showWithoutSeeing(Language language)
{
    showPage(QStringLiteral("help/without-seeing"), rules::GameId::Togyzqumalaq, language);
}

void RulesView::showPage(const QString& name, rules::GameId game, Language language)
{
    const int scrolled = name == m_name ? verticalScrollBar()->value() : 0;
    m_name = name;
    m_game = game;
    std::vector<LineNavigator::Line> lines;
    auto* content = new QWidget;
    auto* column = new QVBoxLayout(content);
    column->setContentsMargins(kMargin, 12, kMargin, kMargin);
    column->setSpacing(4);
    m_places.clear();
    // <h2 id="taking">Taking stones</h2> begins a new label, to which the page can scroll.
    static const QRegularExpression kPlace(QStringLiteral("<h\\d id=\"([a-z]+)\">"));
    const auto addText = [this, content, column, &lines](const QString& html) {
        if (html.trimmed().isEmpty())
            return;
        auto* label = new QLabel(html.trimmed(), content);
        label->setTextFormat(Qt::RichText);
        label->setWordWrap(true);
        label->setTextInteractionFlags(Qt::TextSelectableByMouse);
        column->addWidget(label);
        addLines(label->text(), label, lines);
        if (const auto match = kPlace.match(html); match.hasMatch())
            m_places[match.captured(1)] = label;
    };
    const auto addTexts = [&addText](const QString& html) {
        qsizetype from = 0;
        for (auto places = kPlace.globalMatch(html); places.hasNext();) {
            const qsizetype start = places.next().capturedStart();
            addText(html.mid(from, start - from));
            from = start;
        }
        addText(html.mid(from));
    };
    // <example name="capture">What happens.</example>
    static const QRegularExpression kExample(QStringLiteral("<example name=\"([a-z]+)\">(.*?)</example>"),
                                             QRegularExpression::DotMatchesEverythingOption);
    static const QRegularExpression kComment(QStringLiteral("<!--.*?-->"));
    const QByteArray page = readInLanguage(QStringLiteral(":/%1_").arg(name), language, QStringLiteral(".html"));
    const QString text = QString::fromUtf8(page).remove(kComment);
    qsizetype at = 0;
    for (auto matches = kExample.globalMatch(text); matches.hasNext();) {
        const auto match = matches.next();
        addTexts(text.mid(at, match.capturedStart() - at));
        at = match.capturedEnd();
        const RulesExample* example = findRulesExample(game, match.captured(1).toStdString());
        Q_ASSERT(example != nullptr);
        auto* board = new ExampleBoard(*example, match.captured(2), m_settings, content);
        column->addWidget(board);
        lines.push_back({match.captured(2), board});
    }
    addTexts(text.mid(at));
    column->addStretch(1);
    setWidget(content); // deletes the previous widget
    fitBoards();
    verticalScrollBar()->setValue(scrolled);
    m_navigator->setLines(std::move(lines));
}

void RulesView::showPlace(const QString& id)
{
    m_wanted = id;
    QTimer::singleShot(0, this, &RulesView::scrollToWanted);
}

void RulesView::fitBoards()
{
    for (auto* board : findChildren<ExampleBoard*>())
        board->fit(viewport()->width() - 2 * kMargin);
}

void RulesView::resizeEvent(QResizeEvent* event)
{
    QScrollArea::resizeEvent(event);
    fitBoards();
}

void RulesView::keyPressEvent(QKeyEvent* event)
{
    QScrollBar* const bar = verticalScrollBar();
    if (event->key() == Qt::Key_Home)
        bar->setValue(bar->minimum());
    else if (event->key() == Qt::Key_End)
        bar->setValue(bar->maximum());
    else
        QScrollArea::keyPressEvent(event);
}

void RulesView::showEvent(QShowEvent* event)
{
    QScrollArea::showEvent(event);
    QTimer::singleShot(0, this, &RulesView::scrollToWanted);
}

void RulesView::scrollToWanted()
{
    if (!isVisible())
        return;
    const auto place = m_places.find(m_wanted);
    m_wanted.clear();
    if (place != m_places.end())
        verticalScrollBar()->setValue(place->second->y());
}

} // namespace qumalaq::desktop
