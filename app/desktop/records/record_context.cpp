// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/records/record_context.h"

#include "app/desktop/ui/ask_file_name.h"
#include "app/desktop/ui/notice_bar.h"
#include "app/desktop/ui/show_in_folder.h"

#include <QDir>
#include <QFileInfo>

namespace qumalaq::desktop {

QString RecordContext::folder() const
{
    return folderOfFiles(*settings);
}

void RecordContext::askFileName(const QString& title, const QString& name, const QString& suffix, const QString& filter,
                                const std::function<void(const QString& path)>& write) const
{
    desktop::askFileName(widget, *settings, title, name, suffix, filter, write);
}

void RecordContext::showNotice(const std::function<QString()>& text) const
{
    notices->put({.id = NoticeId::Records, .text = text, .page = page()});
}

void RecordContext::showError(const std::function<QString()>& text) const
{
    notices->put({.id = NoticeId::Records, .kind = Notice::Kind::Error, .text = text, .page = page()});
}

void RecordContext::write(const QString& path, const QByteArray& bytes,
                          const std::function<void(bool isWritten)>& then) const
{
    saver->save(path, bytes, showResult(path, then));
}

void RecordContext::update(const QString& path, const storage::Transform& change,
                           const std::function<void(bool isWritten)>& then) const
{
    saver->update(path, change, showResult(path, then));
}

storage::FileSaver::Done RecordContext::showResult(const QString& path,
                                                   const std::function<void(bool isWritten)>& then) const
{
    // The callback must not capture the saver: it would then own itself.
    return [path, then, settings = settings, notices = notices, page = page](const Expected<void, QString>& result) {
        if (result) {
            settings->setFileFolder(QFileInfo(path).absolutePath());
            Notice notice = savedFileNotice(
                NoticeId::Records, [path] { return tr("Saved to %1.", "file").arg(QDir::toNativeSeparators(path)); },
                path);
            notice.page = page();
            notices->put(notice);
        } else if (!result.error().isEmpty()) {
            const auto text = [path, reason = result.error()] {
                return tr("“%1” could not be written: %2. Its old contents are unchanged.", "file, the system's reason")
                    .arg(QDir::toNativeSeparators(path), reason);
            };
            notices->put({.id = NoticeId::Records, .kind = Notice::Kind::Error, .text = text, .page = page()});
        }
        if (then)
            then(result.has_value());
    };
}

} // namespace qumalaq::desktop
