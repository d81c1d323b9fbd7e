// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLatin1String>
#include <QString>

namespace qumalaq::desktop {

struct CommandLine;

/// The person's files: as the command line says; else, if portable.ini is beside the program, in the folder "data"
/// there, for example on a memory stick; else in the home folder.
struct UserFiles {
    /// The name of application and organization, which QStandardPaths uses.
    static constexpr QLatin1String kName{"qumalaq"};
    static constexpr QLatin1String kPortableFile{"portable.ini"};
    static constexpr QLatin1String kPortableFolder{"data"};

    QString settings; ///< a file; empty: the one named after the organization and the application
    QString data;     ///< a folder

    /// `programFolder` is the folder with the program. Blocks to look for one file.
    [[nodiscard]] static UserFiles of(const CommandLine& line, const QString& programFolder);
};

} // namespace qumalaq::desktop
