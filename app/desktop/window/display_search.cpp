// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/window/display_search.h"

#include "app/desktop/window/command_line.h"
#include "core/base/utf8.h"

#include <QRegularExpression>
#include <QTranslator>

#include <cstdio>
#include <cstdlib>
#include <vector>

namespace qumalaq::desktop {

namespace {

constexpr int kBadUse = 2;

struct Message {
    QtMsgType type;
    const char* category; ///< lives as long as the program
    QString text;
};

/// Global, because Qt's message handlers have no context pointer.
struct Search {
    QStringList arguments;
    std::vector<Message> messages;
    QtMessageHandler usual = nullptr;
};

Search& search()
{
    static Search instance;
    return instance;
}

QString nameOfDisplay()
{
    static const QRegularExpression platform(QStringLiteral("^--?platform$"));
    const auto given = search().arguments.indexOf(platform);
    if (given >= 0)
        return search().arguments.value(given + 1);
    for (const char* variable : {"QT_QPA_PLATFORM", "WAYLAND_DISPLAY"}) {
        if (!qEnvironmentVariableIsEmpty(variable))
            return qEnvironmentVariable(variable);
    }
    return qEnvironmentVariable("DISPLAY");
}

/// tr() needs an application.
QString failure()
{
    const char* source = QT_TRANSLATE_NOOP(
        "CommandLine",
        "no window can be opened on the display “%1”; use --screenshot FILE to save the window as a picture");
    const Language language = CommandLine::languageIn(search().arguments).value_or(languageOfSystem());
    QTranslator translator;
    QString text;
    if (translator.load(QStringLiteral(":/i18n/qumalaq_") + codeOf(language)))
        text = translator.translate("CommandLine", source);
    return (text.isEmpty() ? QString::fromUtf8(source) : text).arg(nameOfDisplay());
}

void onMessage(QtMsgType type, const QMessageLogContext& context, const QString& text)
{
    if (type != QtFatalMsg)
        return search().messages.push_back({type, context.category, text});
    std::fprintf(stderr, "qumalaq: %s\n", printable(failure().toStdString()).c_str());
    std::_Exit(kBadUse);
}

} // namespace

DisplaySearch::DisplaySearch(const QStringList& arguments)
{
    search().arguments = arguments;
    search().usual = qInstallMessageHandler(&onMessage);
}

DisplaySearch::~DisplaySearch()
{
    qInstallMessageHandler(search().usual);
    for (const Message& message : search().messages)
        search().usual(message.type, QMessageLogContext(nullptr, 0, nullptr, message.category), message.text);
    search().messages.clear();
}

} // namespace qumalaq::desktop
