// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/ui/ask_file_name.h"

#include "app/desktop/ui/fitting_scroll_area.h"
#include "app/desktop/ui/settings.h"
#include "core/storage/file_name.h"

#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QRegularExpression>
#include <QStandardPaths>

namespace qumalaq::desktop {

QString folderOfFiles(const Settings& settings)
{
    const QString kept = settings.fileFolder();
    if (!kept.isEmpty() && QFileInfo(kept).isDir())
        return kept;
    const QString documents = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
    return QFileInfo(documents).isDir() ? documents : QDir::homePath();
}

void askFileName(QWidget* parent, const Settings& settings, const QString& title, const QString& name,
                 const QString& suffix, const QString& filter, const std::function<void(const QString& path)>& write)
{
    const QString proposal = QDir(folderOfFiles(settings)).filePath(storage::fileNameFor(name) + u'.' + suffix);
    auto* dialog = new QFileDialog(parent, title, proposal, filter);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(suffix);
    QObject::connect(dialog, &QFileDialog::filterSelected, dialog, [dialog](const QString& chosen) {
        static const QRegularExpression pattern(QStringLiteral("\\*\\.(\\w+)"));
        if (const auto match = pattern.match(chosen); match.hasMatch())
            dialog->setDefaultSuffix(match.captured(1));
    });
    QObject::connect(dialog, &QFileDialog::fileSelected, dialog, write);
    dialog->resize(dialog->size().boundedTo(largestWindow(dialog)));
    dialog->open();
}

} // namespace qumalaq::desktop
