// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <atomic>
#include <memory>

namespace qumalaq::session {

/// Has the global thread pool bring what was written to one open file onto the disk. Errors are not told: the write
/// itself told what can be told.
class DiskSync {
public:
    /// Returns at once; the descriptor may be closed afterwards, but must be of the same file each time. What is asked
    /// for while an earlier request still waits for its turn is part of that one, so a slow disk piles nothing up.
    void request(int fileDescriptor);

private:
    std::shared_ptr<std::atomic<bool>> m_isWaiting = std::make_shared<std::atomic<bool>>(false);
};

} // namespace qumalaq::session
