// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAccessible>
#include <QObject>
#include <QString>
#include <QTimer>

namespace qumalaq::desktop {

/// Reports when a screen reader starts or ends on Linux, even if it crashes, which Qt does not notice. Needs Qt D-Bus;
/// never blocks. For the user interface thread.
class ScreenReaderWatcher : public QObject, private QAccessible::ActivationObserver {
    Q_OBJECT

public:
    explicit ScreenReaderWatcher(QObject* parent = nullptr);
    ~ScreenReaderWatcher() override;

Q_SIGNALS:
    void started();
    void ended();

private:
    void accessibilityActiveChanged(bool active) override;
    void ask();

    QString m_reader; ///< its name on the bus; empty if none is known
    QTimer m_pause;   ///< a screen reader adds and removes its listeners one by one
};

} // namespace qumalaq::desktop
