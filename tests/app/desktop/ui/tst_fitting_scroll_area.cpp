// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/ui/fitting_scroll_area.h"

#include <QDialog>
#include <QScrollBar>
#include <QTest>
#include <QVBoxLayout>

using namespace qumalaq::desktop;

class TestFittingScrollArea : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void scrollsOnlyWhatDoesNotFit_data()
    {
        QTest::addColumn<QSize>("page");
        QTest::addColumn<bool>("scrollsAcross");
        QTest::addColumn<bool>("scrollsDown");
        QTest::newRow("all of the content fits") << QSize(300, 200) << false << false;
        QTest::newRow("a fractional scale took a pixel") << QSize(299, 199) << false << false;
        QTest::newRow("too low") << QSize(400, 150) << false << true;
        QTest::newRow("too narrow") << QSize(200, 300) << true << false;
        QTest::newRow("too low, and no room for the bar beside it") << QSize(300, 150) << true << true;
    }

    void scrollsOnlyWhatDoesNotFit()
    {
        QFETCH(QSize, page);
        QFETCH(bool, scrollsAcross);
        QFETCH(bool, scrollsDown);
        QDialog dialog;
        auto* part = new QWidget(&dialog);
        part->setMinimumSize(300, 200);
        auto* column = new QVBoxLayout(&dialog);
        column->setContentsMargins({});
        column->addWidget(part);
        const FittingScrollArea* frame = FittingScrollArea::addTo(dialog, nullptr);
        dialog.layout()->setSizeConstraint(QLayout::SetNoConstraint); // as the window system may decide
        dialog.show();
        dialog.resize(page);
        QTRY_COMPARE(frame->size(), page);
        QCoreApplication::processEvents();
        QCOMPARE(frame->horizontalScrollBar()->isVisible(), scrollsAcross);
        QCOMPARE(frame->verticalScrollBar()->isVisible(), scrollsDown);
    }
};

QTEST_MAIN(TestFittingScrollArea)
#include "tst_fitting_scroll_area.moc"
