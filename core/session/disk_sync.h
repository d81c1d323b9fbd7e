// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace qumalaq::session {

/// Has the global thread pool bring what was written to an open file onto the disk. Returns at once; the descriptor may
/// be closed afterwards. Errors are not told: the write itself told what can be told.
void syncToDiskLater(int fileDescriptor);

} // namespace qumalaq::session
