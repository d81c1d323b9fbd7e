// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/ui/style.h"

#include "app/desktop/board/fonts.h"
#include "app/desktop/ui/control_outline.h"

#include <QApplication>
#include <QFile>
#include <QFont>
#include <QLabel>
#include <QPainter>
#include <QProxyStyle>
#include <QSize>
#include <QStyle>
#include <QStyleOption>
#include <QVariant>
#include <QWidget>

#include <algorithm>
#include <cmath>

namespace qumalaq::desktop {

namespace {

constexpr double kReferenceWidth = 1920;
constexpr double kReferenceHeight = 1080;
constexpr double kLargestScale = 2;
constexpr double kMinWidth = 640; // see metricsFor()
constexpr double kMinHeight = 480;
constexpr double kScaleStep = 0.125;
constexpr int kDoubleLine = 4; ///< the border of a primary button with the focus, in high contrast

constexpr char kMarkedUp[] = "markedUp";

/// Makes labels show plain text: names from files may look like HTML. Tool tips and message boxes use labels, too.
class PlainTextStyle : public QProxyStyle {
public:
    using QProxyStyle::polish;
    using QProxyStyle::QProxyStyle;

    void drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                       const QWidget* widget) const override
    {
        if (element != PE_PanelMenu || widget == nullptr || !widget->inherits("QComboBoxPrivateContainer"))
            return QProxyStyle::drawPrimitive(element, option, painter, widget);
        // The style sheet does not apply to the frame of a combo box's popup.
        const QPalette palette = widget->parentWidget()->palette();
        painter->setPen(palette.color(QPalette::Mid));
        painter->setBrush(palette.base());
        painter->drawRect(option->rect.adjusted(0, 0, -1, -1));
    }

    int pixelMetric(PixelMetric metric, const QStyleOption* option, const QWidget* widget) const override
    {
        return metric == PM_ButtonIconSize ? currentMetrics().icon() : QProxyStyle::pixelMetric(metric, option, widget);
    }

    void polish(QWidget* widget) override
    {
        auto* label = qobject_cast<QLabel*>(widget);
        if (label != nullptr && label->textFormat() == Qt::AutoText && !isMarkedUp(label))
            label->setTextFormat(Qt::PlainText);
        QProxyStyle::polish(widget);
    }

private:
    static bool isMarkedUp(const QWidget* widget)
    {
        while (widget != nullptr && !widget->property(kMarkedUp).toBool())
            widget = widget->parentWidget();
        return widget != nullptr;
    }
};

QColor mixed(const QColor& a, const QColor& b, double share)
{
    const auto mix = [share](int x, int y) { return static_cast<int>(std::lround(x + (y - x) * share)); };
    return {mix(a.red(), b.red()), mix(a.green(), b.green()), mix(a.blue(), b.blue())};
}

/// For hovered and pressed widgets in light and dark themes.
QColor hovered(const Theme& theme)
{
    return mixed(theme.surface, theme.accent, theme.drawsOutlines ? 0.35 : 0.14);
}

Metrics& current()
{
    static Metrics metrics;
    return metrics;
}

} // namespace

QColor controlOutline(const Theme& theme)
{
    return mixed(theme.outline, theme.mutedText, 0.6);
}

int Metrics::px(double length) const
{
    return static_cast<int>(std::lround(length * scale));
}

Metrics metricsFor(const QSize& window, TextSize size)
{
    // In steps, because each scale restyles the window.
    const auto scaleFor = [&window](double width, double height) {
        return std::floor(std::min(window.width() / width, window.height() / height) / kScaleStep) * kScaleStep;
    };
    const double largest = std::max(1.0, scaleFor(kMinWidth, kMinHeight));
    switch (size) {
    case TextSize::Automatic:
        return {std::clamp(scaleFor(kReferenceWidth, kReferenceHeight), 1.0, kLargestScale)};
    case TextSize::Large:
        return {std::min(1.25, largest)};
    case TextSize::Larger:
        return {std::min(1.5, largest)};
    case TextSize::Largest:
        return {std::min(kLargestScale, largest)};
    }
    return {};
}

const Metrics& currentMetrics()
{
    return current();
}

void setCurrentMetrics(const Metrics& metrics)
{
    current() = metrics;
}

void setUpStyle()
{
    QApplication::setStyle(new PlainTextStyle(QStringLiteral("Fusion")));
    const QString family = loadFonts();
    if (family.isEmpty())
        return;
    QFont font(family);
    font.setPixelSize(Metrics().text());
    QApplication::setFont(font);
}

QPalette paletteOf(const Theme& theme)
{
    QPalette palette;
    palette.setColor(QPalette::Window, theme.window);
    palette.setColor(QPalette::WindowText, theme.text);
    palette.setColor(QPalette::Base, theme.surface);
    palette.setColor(QPalette::AlternateBase, mixed(theme.surface, theme.outline, 0.15));
    palette.setColor(QPalette::Text, theme.text);
    palette.setColor(QPalette::PlaceholderText, theme.mutedText);
    palette.setColor(QPalette::Button, theme.surface);
    palette.setColor(QPalette::ButtonText, theme.text);
    palette.setColor(QPalette::BrightText, theme.accentText);
    palette.setColor(QPalette::Highlight, theme.accent);
    palette.setColor(QPalette::HighlightedText, theme.accentText);
    palette.setColor(QPalette::Link, theme.accent);
    palette.setColor(QPalette::LinkVisited, theme.accent);
    palette.setColor(QPalette::ToolTipBase, theme.surface);
    palette.setColor(QPalette::ToolTipText, theme.text);
    palette.setColor(QPalette::Light, mixed(theme.surface, theme.text, 0.05));
    palette.setColor(QPalette::Midlight, theme.surface);
    palette.setColor(QPalette::Mid, theme.outline);
    palette.setColor(QPalette::Dark, mixed(theme.outline, theme.text, 0.3));
    palette.setColor(QPalette::Shadow, mixed(theme.window, QColor(Qt::black), 0.5));
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
        palette.setColor(QPalette::Disabled, role, mixed(theme.text, theme.window, 0.55));
    return palette;
}

QString styleSheetOf(const Theme& theme, const Metrics& metrics)
{
    QFile file(QStringLiteral(":/style/window.qss"));
    if (!file.open(QIODevice::ReadOnly))
        return {};
    QString sheet = QString::fromUtf8(file.readAll());
    // In high contrast the accent has the colour of the text, so the focus is shown by a line inside a button and by
    // the background of a choice.
    sheet.replace(QStringLiteral("@primaryFocus@"), theme.drawsOutlines
                                                        ? QStringLiteral("%1px double @accentText@").arg(kDoubleLine)
                                                        : QStringLiteral("@2@ solid @text@"));
    sheet.replace(QStringLiteral("@choiceFocus@"),
                  theme.drawsOutlines ? QStringLiteral("@soft@") : QStringLiteral("transparent"));

    const auto colour = [&sheet](const char* name, const QColor& value) {
        sheet.replace(QStringLiteral("@") + QLatin1String(name) + QStringLiteral("@"), value.name());
    };
    colour("window", theme.window);
    colour("surface", theme.surface);
    colour("text", theme.text);
    colour("muted", theme.mutedText);
    colour("accent", theme.accent);
    colour("accentText", theme.accentText);
    colour("accentHover", mixed(theme.accent, theme.text, 0.2));
    colour("outline", theme.outline);
    colour("control", controlOutline(theme));
    colour("hover", hovered(theme));
    colour("soft", mixed(theme.surface, theme.accent, theme.drawsOutlines ? 0.25 : 0.09));
    colour("disabled", mixed(theme.text, theme.window, 0.55));
    colour("hint", theme.hint);
    colour("south", theme.owners[0]);
    colour("north", theme.owners[1]);
    const bool isDark = theme.window.lightness() < theme.text.lightness();
    sheet.replace(QStringLiteral("@arrow@"), isDark ? QStringLiteral("light") : QStringLiteral("dark"));
    const bool isDarkOnAccent = theme.accentText.lightness() < theme.accent.lightness();
    sheet.replace(QStringLiteral("@check@"), isDarkOnAccent ? QStringLiteral("dark") : QStringLiteral("light"));
    const int line = theme.drawsOutlines ? 2 : 1;
    const int active = theme.drawsOutlines ? 6 : metrics.px(2);
    sheet.replace(QStringLiteral("@line@"), QStringLiteral("%1px").arg(line));
    sheet.replace(QStringLiteral("@active@"), QStringLiteral("%1px").arg(active));
    // A card has the same size with either border: nothing moves with the turn.
    const int widening = active - line;
    const QSize padding(std::max(0, metrics.px(5) - widening), std::max(0, metrics.px(2) - widening));
    const auto lengths = [](int vertical, int horizontal) {
        return QStringLiteral("%1px %2px").arg(vertical).arg(horizontal);
    };
    // The same size with the focus.
    const int focus = theme.drawsOutlines ? kDoubleLine : metrics.px(2);
    sheet.replace(QStringLiteral("@primaryFocusPadding@"),
                  lengths(metrics.px(6) + line - focus, metrics.px(14) + line - focus));
    sheet.replace(QStringLiteral("@activePadding@"), lengths(padding.height(), padding.width()));
    sheet.replace(QStringLiteral("@cardPadding@"), lengths(padding.height() + widening, padding.width() + widening));

    // @12@ is a length in design pixels.
    QString scaled;
    scaled.reserve(sheet.size());
    qsizetype at = 0;
    while (at < sheet.size()) {
        const qsizetype begin = sheet.indexOf(u'@', at);
        const qsizetype end = begin < 0 ? -1 : sheet.indexOf(u'@', begin + 1);
        if (end < 0) {
            scaled += QStringView(sheet).mid(at);
            break;
        }
        scaled += QStringView(sheet).mid(at, begin - at);
        scaled += QString::number(metrics.px(QStringView(sheet).mid(begin + 1, end - begin - 1).toDouble()))
                  + QStringLiteral("px");
        at = end + 1;
    }
    return scaled;
}

void reserveRoom(QLabel* label, int widthInLines)
{
    label->ensurePolished();
    const int width = label->fontMetrics().height() * widthInLines;
    label->setMinimumSize(0, 0);                                             // heightForWidth() is never lower
    label->setMinimumSize(width, std::max(0, label->heightForWidth(width))); // heightForWidth() is -1 for an empty text
}

int heightOfLines(QLabel* label, int lines)
{
    const QString said = label->text();
    label->ensurePolished(); // sets the style's font, which is missing before the first show
    label->setText(QStringLiteral("84") + QStringLiteral("\n84").repeated(lines - 1));
    const int height = label->sizeHint().height();
    label->setText(said);
    return height;
}

void setMarkedUp(QWidget* widget)
{
    widget->setProperty(kMarkedUp, true);
}

void setRole(QWidget* widget, const char* role)
{
    setStyleProperty(widget, "role", QLatin1String(role));
}

void setStyleProperty(QWidget* widget, const char* name, const QVariant& value)
{
    if (widget->property(name) == value)
        return;
    widget->setProperty(name, value);
    if (!widget->testAttribute(Qt::WA_WState_Polished))
        return; // the style reads the property when the widget is first shown
    // A style sheet reads properties only when it polishes the widget.
    widget->style()->unpolish(widget);
    widget->style()->polish(widget);
    widget->update();
}

} // namespace qumalaq::desktop
