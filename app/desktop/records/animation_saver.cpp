// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/records/animation_saver.h"

#include <QProgressDialog>

namespace qumalaq::desktop {

namespace {

constexpr int kWhole = 100; ///< percent
constexpr int kRefreshMs = 100;

} // namespace

AnimationSaver::AnimationSaver(const RecordContext& window)
    : QObject(window.widget)
    , m_window(window)
    , m_progress(new QProgressDialog(tr("Making the animation…"), tr("Cancel"), 0, kWhole, window.widget))
{
    m_progress->setWindowModality(Qt::WindowModal);
    m_progress->setMinimumDuration(work::LatestTask::kLongMs);
    m_progress->setAutoReset(false);
    m_progress->setAutoClose(false);
    m_progress->setValue(0);
    m_showing.setInterval(kRefreshMs);
    connect(&m_showing, &QTimer::timeout, this, [this] { m_progress->setValue(m_percent->load()); });
    connect(m_progress, &QProgressDialog::canceled, this, [this] {
        m_making.cancel();
        m_progress->deleteLater();
        deleteLater();
    });
}

void AnimationSaver::save(const AnimationContent& content, const QString& path)
{
    m_showing.start();
    m_making.start(
        [content, percent = m_percent](const StopToken& stop) {
            return animationGif(
                content, kAnimationWidth, [&percent](double done) { percent->store(static_cast<int>(done * kWhole)); },
                stop);
        },
        [this, path](const std::optional<QByteArray>& bytes) { onMade(bytes, path); });
}

void AnimationSaver::onMade(const std::optional<QByteArray>& bytes, const QString& path)
{
    m_showing.stop();
    m_progress->disconnect(this);
    m_progress->deleteLater();
    if (bytes)
        m_window.write(path, *bytes);
    else
        m_window.showError([] { return tr("The animation could not be made."); });
    deleteLater();
}

} // namespace qumalaq::desktop
