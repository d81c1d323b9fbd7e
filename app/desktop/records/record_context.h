// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/text/language.h"
#include "app/desktop/ui/page.h"
#include "app/desktop/ui/settings.h"
#include "core/storage/file_saver.h"

#include <QCoreApplication>
#include <QString>

#include <functional>
#include <memory>
#include <vector>

namespace qumalaq::desktop {

class NoticeBar;

/// What the record classes need of the window: pages, settings and notices.
struct RecordContext {
    Q_DECLARE_TR_FUNCTIONS(RecordContext)

public:
    QWidget* widget = nullptr; ///< parent of the dialogs
    std::function<Page*()> page;
    std::function<std::vector<Page*>()> pages;
    std::function<Language()> language;
    Settings* settings = nullptr;
    NoticeBar* notices = nullptr;
    /// Writes all files that the person saves. Shared by all copies.
    std::shared_ptr<storage::FileSaver> saver = std::make_shared<storage::FileSaver>();

    /// The folder in which file dialogs start.
    [[nodiscard]] QString folder() const;
    /// Asks for a file to write. `name` is a proposal without suffix; `suffix` has no dot.
    void askFileName(const QString& title, const QString& name, const QString& suffix, const QString& filter,
                     const std::function<void(const QString& path)>& write) const;

    void showNotice(const std::function<QString()>& text) const;
    void showError(const std::function<QString()>& text) const;
    /// Saves the file in the background, shows the result, and calls `then`. The next dialog starts in the file's
    /// folder.
    void write(const QString& path, const QByteArray& bytes,
               const std::function<void(bool isWritten)>& then = {}) const;
    /// The same for a change of the present content. A failure without a reason is not shown.
    void update(const QString& path, const storage::Transform& change,
                const std::function<void(bool isWritten)>& then) const;

private:
    [[nodiscard]] storage::FileSaver::Done showResult(const QString& path,
                                                      const std::function<void(bool isWritten)>& then) const;
};

} // namespace qumalaq::desktop
