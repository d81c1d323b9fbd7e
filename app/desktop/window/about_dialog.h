// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

class QLabel;

namespace qumalaq::desktop {

/// Shows version, licence and the libraries used.
class AboutDialog : public QDialog {
    Q_OBJECT

public:
    explicit AboutDialog(QWidget* parent = nullptr);

protected:
    void showEvent(QShowEvent* event) override;

private:
    void fitText();

    QLabel* m_summary;
    QLabel* m_licence;
    QLabel* m_parts;
};

} // namespace qumalaq::desktop
