// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/desktop/window_fixture.h"

#include <QAccessible>

using namespace qumalaq;
using namespace qumalaq::desktop;
using rules::Side;

namespace {

/// The events of the board, and the notifications.
struct Events {
    int ofBoard = 0;
    int ofPlaces = 0;
    int notifications = 0;
    int focused = -1; ///< the child of the board that has the focus
};
Events events;

void count(QAccessibleEvent* event)
{
    const bool isOfBoard = qobject_cast<BoardWidget*>(event->object()) != nullptr;
    if (event->type() == QAccessible::NameChanged && isOfBoard)
        ++(event->child() < 0 ? events.ofBoard : events.ofPlaces);
    else if (event->type() == QAccessible::Focus && isOfBoard)
        events.focused = event->child();
    else if (event->type() == QAccessible::ObjectShow
             && event->accessibleInterface()->role() == QAccessible::Notification)
        ++events.notifications;
}

} // namespace

/// What the window sends to a screen reader. It sends nothing without a bridge, which the offscreen platform lacks.
class TestAccessibleEvents : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        setUpApplication();
        QAccessible::setActive(true);
        QTRY_VERIFY(QAccessible::isActive()); // the bus answers later
    }
    void init()
    {
        events = {};
        m_before = QAccessible::installUpdateHandler(count);
    }
    void cleanup() { QAccessible::installUpdateHandler(m_before); }

    void aMoveRenamesOnlyThePlacesThatChanged()
    {
        const QTemporaryDir folder;
        Program program(folder.path());
        program.beginForTwo();
        QTest::qWait(200);
        events = {};
        program.press(Qt::Key_7); // nine stones are sown; ten are taken
        QTest::qWait(200);
        QCOMPARE(events.ofBoard, 0);
        QVERIFY2(events.ofPlaces > 0 && events.ofPlaces <= 11, qPrintable(QString::number(events.ofPlaces)));
#if QT_VERSION < QT_VERSION_CHECK(6, 8, 0)
        QCOMPARE(events.notifications, 1);
#endif
    }

    void thePitHasTheFocusWhenTheBoardGetsIt()
    {
        const QTemporaryDir folder;
        Program program(folder.path());
        program.beginForTwo();
        program.window->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(program.window.get()));
        program.window->setFocus();
        events = {};
        program.board().setFocus(Qt::OtherFocusReason);
        QTRY_COMPARE(events.focused, 0); // South's pit 1
        // The arrow keys work at once.
        QTest::keyClick(&program.board(), Qt::Key_Right);
        QCOMPARE(events.focused, 1);
    }

private:
    QAccessible::UpdateHandler m_before = nullptr;
};

QUMALAQ_WINDOW_TEST(TestAccessibleEvents)
#include "tst_accessible_events.moc"
