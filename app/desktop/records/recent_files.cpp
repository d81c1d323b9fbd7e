// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/records/recent_files.h"

#include "app/desktop/text/label_text.h"

#include <QDir>
#include <QFileInfo>

namespace qumalaq::desktop {

RecentFiles::RecentFiles(Settings& settings, QWidget* parent) : QMenu(parent), m_settings(settings)
{
    connect(&m_settings, &Settings::changed, this, [this](Settings::Key key) {
        if (key == Settings::Key::RecentFiles)
            refresh();
    });
    refresh();
}

void RecentFiles::add(const QString& path)
{
    QStringList files = m_settings.recentFiles();
    files.removeAll(path);
    files.prepend(path);
    m_settings.setRecentFiles(files);
}

void RecentFiles::remove(const QString& path)
{
    QStringList files = m_settings.recentFiles();
    if (files.removeAll(path) > 0)
        m_settings.setRecentFiles(files);
}

void RecentFiles::refresh()
{
    setTitle(tr("&Recent files"));
    clear();
    const QStringList files = m_settings.recentFiles();
    int number = 0;
    for (const QString& path : files) {
        const QString name = escapedLabel(QFileInfo(path).fileName());
        auto* action = addAction(QStringLiteral("&%1  %2").arg(QString::number(++number % 10), name));
        action->setToolTip(QDir::toNativeSeparators(path));
        connect(action, &QAction::triggered, this, [this, path] { Q_EMIT chosen(path); });
    }
    if (!files.isEmpty())
        addSeparator();
    connect(addAction(tr("&Clear the list")), &QAction::triggered, this, [this] { m_settings.setRecentFiles({}); });
    setEnabled(!files.isEmpty());
}

} // namespace qumalaq::desktop
