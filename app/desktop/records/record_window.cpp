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

void RecordWindow::write(const QString& path, const QByteArray& bytes,
                         const std::function<void(bool isWritten)>& then) const
{
    // The callback must not capture the saver: it would then own itself.
    saver->save(
        path, bytes,
        [path, then, settings = settings, notices = notices, room = room](const Expected<void, QString>& result) {
            Notice notice{.id = kNotice, .place = room()};
            if (result) {
                settings->setFileFolder(QFileInfo(path).absolutePath());
                notice.text = [path] { return tr("Saved to %1.", "file").arg(QDir::toNativeSeparators(path)); };
            } else {
                notice.kind = Notice::Kind::Error;
                notice.text = [path, reason = result.error()] {
                    return tr("“%1” could not be written: %2. Its old contents are unchanged.",
                              "file, the system's reason")
                        .arg(QDir::toNativeSeparators(path), reason);
                };
            }
            notices->put(notice);
            if (then)
                then(result.has_value());
        });
}

} // namespace qumalaq::desktop
