// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDir>
#include <QString>
#include <QStringList>

namespace qumalaq::desktop {

/// A home of its own, so that whatever is clicked, nothing outside is written.
class Sandbox {
public:
    /// Points HOME, the XDG folders and the working folder of the process into `folder`, which is made, and lays files
    /// there to be opened: right ones, damaged ones, none at all. To be called before there is an application.
    explicit Sandbox(const QString& folder);

    [[nodiscard]] QString path(const QString& name) const { return m_folder.filePath(name); }
    [[nodiscard]] const QStringList& files() const { return m_files; }

private:
    void lay(const QString& name, const QByteArray& content);

    QDir m_folder;
    QStringList m_files;
};

} // namespace qumalaq::desktop
