// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractButton>
#include <QAbstractSpinBox>
#include <QAction>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QRegularExpression>
#include <QScrollArea>
#include <QStringList>
#include <QTableView>
#include <QTextDocumentFragment>
#include <QToolButton>
#include <QWidget>

/// Shared by the tests of pages: all readable text of a widget, and whether it fits.
namespace qumalaq::desktop {

inline QString plain(const QString& text)
{
    return Qt::mightBeRichText(text) ? QTextDocumentFragment::fromHtml(text).toPlainText() : text;
}

/// All text that a person can read in a widget and its children, with its place.
inline QStringList textsOf(const QWidget* root)
{
    QStringList texts;
    QList<const QWidget*> widgets = {root};
    for (const QWidget* child : root->findChildren<QWidget*>())
        widgets.append(child);
    for (const QWidget* widget : widgets) {
        texts.append(widget->windowTitle());
        texts.append(widget->toolTip());
        texts.append(widget->accessibleName());
        if (const auto* label = qobject_cast<const QLabel*>(widget))
            texts.append(plain(label->text()));
        else if (const auto* button = qobject_cast<const QAbstractButton*>(widget))
            texts.append(button->text());
        else if (const auto* menu = qobject_cast<const QMenu*>(widget))
            texts.append(menu->title());
        if (const auto* box = qobject_cast<const QComboBox*>(widget)) {
            for (int i = 0; i < box->count(); ++i)
                texts.append(box->itemText(i));
        }
        if (const auto* table = qobject_cast<const QTableView*>(widget)) {
            for (int column = 0; column < table->model()->columnCount(); ++column)
                texts.append(table->model()->headerData(column, Qt::Horizontal).toString());
        }
        for (const QAction* action : widget->actions()) {
            texts.append(action->text());
            texts.append(action->toolTip());
        }
    }
    texts.removeAll(QString());
    return texts;
}

/// Names and keys that are the same in every language.
inline bool mayBeLatin(QString text)
{
    static const QRegularExpression kAllowed(QStringLiteral(
        // Works and pages from which the history section of the rules quotes.
        "[a-z.]+\\.(?:com|org)[a-z/]*|Mancala World|Toguz Kumalak|15\\.COM|M\\. Shotayev|Composition de togyzkumalak|"
        "[0-9A-HJKMNP-TV-Z]{4} [0-9A-HJKMNP-TV-Z]{4}|" // the code of a game on two computers
        "ISBN|Togyzqumalaq|Board and Pieces|XVI|"
        "Qumalaq|Qt|GNU General Public License|Noto Sans|SIL Open Font License|English|South East Asian Mancala: "
        "Congkak "
        "/ Sungka|H\\. Parker|Ancient Ceylon|Wikimanqala|PlayStrategy|Ludii|PlayOK|Czech "
        "Open|Oware Society|Abapa|Ludoteka|Aualé|Joan Sala|Mind Sports Olympiad|Awari is solved|Solving Kalah|ICGA "
        "Journal|"
        "J\\. W\\. Romein|H\\. E\\. Bal|G\\. Irving|J\\. Donkers|J\\. Uiterwijk|Kalah Game Company|Wikipedia|"
        "hazine|Mangala, Türk Zeka ve Strateji Oyunu|World Ethnosport "
        "Confederation|DLP\\.Evidence\\.668|Bernardo|Skeat|"
        "Ctrl|Shift|Alt|Pause|Del|Enter|Esc|Tab|Home|End|PgUp|PgDown|F\\d+|\\b[A-Z]\\b|"
        "\\b(?:en|kk|ru)\\b|" // languages, until their names are needed
        "PDF|PNG|SVG|GIF|CSV|TextToSpeech|\\b[sn]\\d?\\b|\\b[sn]\\d(,[sn]\\d)+\\b|unfinished\\.game|s\\.ini"));
    text.remove(u'&');
    text.remove(kAllowed);
    static const QRegularExpression kLatin(QStringLiteral("[A-Za-z]{2,}"));
    return !text.contains(kLatin);
}

/// The first label or button whose text does not fit; empty if all do.
inline QString clippedIn(const QWidget* root)
{
    for (const auto* area : root->findChildren<QScrollArea*>()) {
        // A page that cannot scroll sideways must fit the width of its viewport.
        if (area->isVisible() && area->horizontalScrollBarPolicy() == Qt::ScrollBarAlwaysOff
            && area->widget()->width() > area->viewport()->width())
            return QStringLiteral("what %1 shows is %2 wide, of which %3 can be seen")
                .arg(QString::fromLatin1(area->metaObject()->className()))
                .arg(area->widget()->width())
                .arg(area->viewport()->width());
    }
    for (const auto* box : root->findChildren<QAbstractSpinBox*>()) {
        const auto* field = box->findChild<QLineEdit*>();
        const int needed = box->fontMetrics().horizontalAdvance(box->text());
        if (box->isVisible() && field->width() < needed)
            return QStringLiteral("“%1” in %2, needs %3").arg(box->text()).arg(field->width()).arg(needed);
    }
    for (const QWidget* widget : root->findChildren<QWidget*>()) {
        if (!widget->isVisible() || widget->isWindow()) // a tool tip is beside its widget
            continue;
        QString text;
        const auto* label = qobject_cast<const QLabel*>(widget);
        if (label != nullptr)
            text = label->text();
        else if (const auto* button = qobject_cast<const QAbstractButton*>(widget))
            text = button->text();
        else if (const auto* box = qobject_cast<const QComboBox*>(widget))
            text = box->currentText();
        if (text.isEmpty())
            continue;
        // A tool button with an icon does not show its text.
        const auto* tool = qobject_cast<const QToolButton*>(widget);
        if (tool != nullptr && tool->toolButtonStyle() == Qt::ToolButtonIconOnly && !tool->icon().isNull()) {
            if (tool->width() < tool->iconSize().width() || tool->height() < tool->iconSize().height())
                return QStringLiteral("the picture of “%1”").arg(text);
            continue;
        }
        // Labels that may be elided: their tool tip has the full text.
        if (widget->sizePolicy().horizontalPolicy() == QSizePolicy::Ignored)
            continue;
        const bool isWrapped = widget->hasHeightForWidth() || (label != nullptr && label->wordWrap());
        const int height = isWrapped ? widget->heightForWidth(widget->width()) : widget->minimumSizeHint().height();
        if (widget->width() < widget->minimumSizeHint().width() || widget->height() < height)
            return QStringLiteral("%1 “%2” has %3x%4, needs %5x%6")
                .arg(QString::fromLatin1(widget->metaObject()->className()), text)
                .arg(widget->width())
                .arg(widget->height())
                .arg(widget->minimumSizeHint().width())
                .arg(height);
        // A widget that can be scrolled into view need not be visible.
        const QWidget* frame = root;
        for (const auto* area : root->findChildren<QScrollArea*>()) {
            if (area->widget() != nullptr && area->widget()->isAncestorOf(widget))
                frame = area->widget();
        }
        if (!frame->rect().contains(QRect(widget->mapTo(frame, QPoint()), widget->size())))
            return QStringLiteral("“%1” lies outside").arg(text);
    }
    return {};
}

} // namespace qumalaq::desktop
