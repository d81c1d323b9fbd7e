// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/storage/file_saver.h"

#include "core/storage/replace_file.h"
#include "core/work/callback_context.h"

#include <utility>
#include <vector>

namespace qumalaq::storage {

/// Shared, because the executor may hang in a write for longer than the FileSaver exists.
struct FileSaver::Owner {
    work::CallbackContext context;
    // Only used in the owner's thread:
    int pending = 0;
    std::vector<std::function<void()>> waiting;

    void saved(const Done& done, const Expected<void, QString>& result)
    {
        --pending;
        done(result);
        if (pending > 0)
            return;
        for (const auto& function : std::exchange(waiting, {}))
            function();
    }
};

FileSaver::FileSaver() : m_owner(std::make_shared<Owner>()) {}

FileSaver::~FileSaver()
{
    m_owner->context.close();
}

void FileSaver::save(const QString& path, const QByteArray& bytes, Done done)
{
    post([path, bytes] { return replaceFile(path, bytes, Durability::OnDisk); }, std::move(done));
}

void FileSaver::update(const QString& path, Transform change, Done done)
{
    post([path, change = std::move(change)] { return updateFile(path, change); }, std::move(done));
}

void FileSaver::post(std::function<Expected<void, QString>()> write, Done done)
{
    ++m_owner->pending;
    m_executor.post([owner = m_owner, write = std::move(write), done = std::move(done)] {
        const auto result = write();
        owner->context.call([owner, done, result] { owner->saved(done, result); });
    });
}

bool FileSaver::isSaving() const
{
    return m_owner->pending > 0;
}

void FileSaver::whenIdle(std::function<void()> function)
{
    if (isSaving())
        m_owner->waiting.push_back(std::move(function));
    else
        function();
}

} // namespace qumalaq::storage
