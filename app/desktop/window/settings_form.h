// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFormLayout>

namespace qumalaq::desktop {

/// The layout of a group of settings. It belongs to the page.
[[nodiscard]] inline QFormLayout* makeSettingsForm(QWidget* page)
{
    auto* form = new QFormLayout(page);
    form->setContentsMargins(16, 16, 16, 16);
    form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    form->setLabelAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    form->setVerticalSpacing(12);
    form->setHorizontalSpacing(24);
    return form;
}

} // namespace qumalaq::desktop
