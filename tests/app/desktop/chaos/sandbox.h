// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDir>
#include <QString>
#include <QStringList>

namespace qumalaq::desktop {

/// A separate home folder, so that no input can write outside it.
class Sandbox {
public:
    /// Creates `folder` with files to open (valid, damaged and unrelated ones), and sets HOME, the XDG folders and the
    /// working directory of the process to places in it. Call it before there is an application.
    explicit Sandbox(const QString& folder);

    [[nodiscard]] QString path(const QString& name) const { return m_folder.filePath(name); }
    [[nodiscard]] const QStringList& files() const { return m_files; }

private:
    void lay(const QString& name, const QByteArray& content);

    QDir m_folder;
    QStringList m_files;
};

} // namespace qumalaq::desktop
