// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/records/record_window.h"

#include "app/desktop/frame/notice_bar.h"

#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QStandardPaths>

namespace qumalaq::desktop {

namespace {

constexpr QLatin1String kNotice("records");

} // namespace

QString RecordWindow::folder() const
{
    const QString kept = settings->fileFolder();
    if (!kept.isEmpty() && QFileInfo(kept).isDir())
        return kept;
    return QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
}

void RecordWindow::askWhere(const QString& title, const QString& name, const QString& suffix, const QString& filter,
                            const std::function<void(const QString& path)>& write) const
{
    auto* dialog = new QFileDialog(widget, title, QDir(folder()).filePath(name + u'.' + suffix), filter);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(suffix);
    QObject::connect(dialog, &QFileDialog::fileSelected, dialog, write);
    dialog->open();
}

void RecordWindow::tell(const std::function<QString()>& text) const
{
    notices->put({.id = kNotice, .text = text, .place = room()});
}

void RecordWindow::tellError(const std::function<QString()>& text) const
{
    notices->put({.id = kNotice, .kind = Notice::Kind::Error, .text = text, .place = room()});
}

void RecordWindow::tellSaved(const QString& path) const
{
    settings->setFileFolder(QFileInfo(path).absolutePath());
    tell([path] { return tr("Saved in %1.", "file").arg(QDir::toNativeSeparators(path)); });
}

} // namespace qumalaq::desktop
