// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <functional>

class QWidget;

namespace qumalaq::desktop {

class Settings;

/// The folder in which file dialogs open: the last one used, or Documents if it is gone.
[[nodiscard]] QString folderOfFiles(const Settings& settings);

/// Opens a dialog for a file to write, and calls `write` when the person accepts. Does not block. `name` is a proposal
/// without suffix; any characters are allowed. `suffix` has no dot; choosing another filter replaces it.
void askFileName(QWidget* parent, const Settings& settings, const QString& title, const QString& name,
                 const QString& suffix, const QString& filter, const std::function<void(const QString& path)>& write);

} // namespace qumalaq::desktop
