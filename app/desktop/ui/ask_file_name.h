// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <functional>

class QWidget;

namespace qumalaq::desktop {

class Settings;

/// The folder in which file dialogs start.
[[nodiscard]] QString folderOfFiles(const Settings& settings);

/// Asks for a file to write. `name` is a proposal without suffix, any text. The suffix is that of the chosen filter,
/// and at first `suffix`, which has no dot.
void askFileName(QWidget* parent, const Settings& settings, const QString& title, const QString& name,
                 const QString& suffix, const QString& filter, const std::function<void(const QString& path)>& write);

} // namespace qumalaq::desktop
