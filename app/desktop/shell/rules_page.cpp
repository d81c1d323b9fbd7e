// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/shell/rules_page.h"

#include "app/desktop/shell/example_board.h"

#include <QLabel>
#include <QRegularExpression>
#include <QScrollBar>
#include <QVBoxLayout>

namespace qumalaq::desktop {

namespace {

constexpr int kMargin = 20;

QString textOf(rules::GameId game, Language language)
{
    const std::string_view id = rules::idOf(game);
    const QString name = QString::fromUtf8(id.data(), static_cast<qsizetype>(id.size()));
    return QString::fromUtf8(
        readInLanguage(QStringLiteral(":/rules/%1_").arg(name), language, QStringLiteral(".html")));
}

} // namespace

RulesPage::RulesPage(QWidget* parent) : QScrollArea(parent)
{
    setFrameShape(QFrame::NoFrame);
    setWidgetResizable(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOn); // its appearance would change the width
    setMinimumWidth(ExampleBoard::kWidest + 2 * kMargin + verticalScrollBar()->sizeHint().width());
    setFocusPolicy(Qt::StrongFocus);
}

void RulesPage::setTheme(const Theme& theme)
{
    m_theme = theme;
    for (auto* board : findChildren<ExampleBoard*>())
        board->setTheme(theme);
}

void RulesPage::setSpeed(SowingSpeed speed)
{
    m_speed = speed;
    for (auto* board : findChildren<ExampleBoard*>())
        board->board()->setSpeed(speed);
}

void RulesPage::showGame(rules::GameId game, Language language)
{
    const int scrolled = game == m_game ? verticalScrollBar()->value() : 0;
    m_game = game;
    auto* content = new QWidget;
    auto* column = new QVBoxLayout(content);
    column->setContentsMargins(kMargin, 12, kMargin, kMargin);
    column->setSpacing(4);
    const auto addText = [content, column](const QString& html) {
        if (html.trimmed().isEmpty())
            return;
        auto* label = new QLabel(html.trimmed(), content);
        label->setTextFormat(Qt::RichText);
        label->setWordWrap(true);
        label->setTextInteractionFlags(Qt::TextSelectableByMouse);
        column->addWidget(label);
    };
    // <example name="capture">What happens.</example>
    static const QRegularExpression kExample(QStringLiteral("<example name=\"([a-z]+)\">(.*?)</example>"),
                                             QRegularExpression::DotMatchesEverythingOption);
    static const QRegularExpression kComment(QStringLiteral("<!--.*?-->"));
    const QString text = textOf(game, language).remove(kComment);
    qsizetype at = 0;
    for (auto matches = kExample.globalMatch(text); matches.hasNext();) {
        const auto match = matches.next();
        addText(text.mid(at, match.capturedStart() - at));
        at = match.capturedEnd();
        const RulesExample* example = findRulesExample(game, match.captured(1).toStdString());
        Q_ASSERT(example != nullptr);
        auto* board = new ExampleBoard(*example, match.captured(2), m_theme, content);
        board->board()->setSpeed(m_speed);
        column->addWidget(board);
    }
    addText(text.mid(at));
    column->addStretch(1);
    setWidget(content); // deletes the previous widget
    verticalScrollBar()->setValue(scrolled);
}

} // namespace qumalaq::desktop
