// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/ui/notice_bar.h"

#include "app/desktop/ui/settings.h"
#include "app/desktop/ui/show_in_folder.h"
#include "tests/app/desktop/visible.h"

#include <QLineEdit>
#include <QPointer>
#include <QTemporaryDir>
#include <QTest>
#include <QVBoxLayout>

#include <memory>

using namespace qumalaq::desktop;

namespace {

Notice notice(NoticeId id, const QString& text, Notice::Kind kind = Notice::Kind::Information)
{
    return {.id = id, .kind = kind, .text = [text] { return text; }};
}

} // namespace

class TestNoticeBar : public QObject {
    Q_OBJECT

private:
    [[nodiscard]] QString shown() const { return m_bar->isVisible() ? m_bar->accessibleName() : QString(); }

    QTemporaryDir m_folder;
    Settings m_settings{m_folder.filePath(QStringLiteral("settings.ini"))};
    std::unique_ptr<QWidget> m_window;
    NoticeBar* m_bar = nullptr;

private Q_SLOTS:
    void init()
    {
        m_settings.setSystemReducesMotion(true);
        m_window = std::make_unique<QWidget>();
        auto* column = new QVBoxLayout(m_window.get());
        auto* field = new QLineEdit(m_window.get()); // a notice with the focus stays
        column->addWidget(field);
        m_bar = new NoticeBar(m_settings, m_window.get());
        column->addWidget(m_bar);
        m_window->show();
        field->setFocus();
    }

    void theLatestIsShownFirst()
    {
        QCOMPARE(shown(), QString());
        m_bar->put(notice(NoticeId::Guide, QStringLiteral("One")));
        m_bar->put(notice(NoticeId::Records, QStringLiteral("Two")));
        QCOMPARE(shown(), QStringLiteral("Two"));
        press(m_bar, "Dismiss");
        QCOMPARE(shown(), QStringLiteral("One"));
        press(m_bar, "Dismiss");
        QCOMPARE(shown(), QString());
    }

    void aLaterNoticeWithTheSameIdReplacesTheEarlier()
    {
        m_bar->put(notice(NoticeId::Guide, QStringLiteral("One")));
        m_bar->put(notice(NoticeId::Records, QStringLiteral("Two")));
        m_bar->put(notice(NoticeId::Guide, QStringLiteral("Three")));
        QCOMPARE(shown(), QStringLiteral("Three"));
        m_bar->remove(NoticeId::Guide);
        QCOMPARE(shown(), QStringLiteral("Two"));
        QVERIFY(!m_bar->contains(NoticeId::Guide));
    }

    void aNoticeIsReplacedWithoutHidingTheBar()
    {
        struct Hidings : QObject {
            int count = 0;
            bool eventFilter(QObject*, QEvent* event) override
            {
                count += event->type() == QEvent::Hide ? 1 : 0;
                return false;
            }
        } hidings;
        m_bar->put(notice(NoticeId::Guide, QStringLiteral("One")));
        m_bar->installEventFilter(&hidings);
        m_bar->put(notice(NoticeId::Guide, QStringLiteral("Two")));
        QCOMPARE(shown(), QStringLiteral("Two"));
        QCOMPARE(hidings.count, 0);
    }

    void onlyInformationDisappearsByItself()
    {
        m_bar->put(notice(NoticeId::Pause, QStringLiteral("A question?"), Notice::Kind::Question));
        m_bar->put(notice(NoticeId::Guide, QStringLiteral("An error"), Notice::Kind::Error));
        m_bar->put(notice(NoticeId::Pack, QStringLiteral("News")));
        // Its button is no reason to stay.
        m_bar->put(savedFileNotice(
            NoticeId::Records, [] { return QStringLiteral("Saved"); }, QStringLiteral("a.tgk")));
        QCOMPARE(shown(), QStringLiteral("Saved"));
        QTRY_COMPARE_WITH_TIMEOUT(shown(), QStringLiteral("News"), 4 * NoticeBar::kShownMs);
        QTRY_COMPARE_WITH_TIMEOUT(shown(), QStringLiteral("An error"), 4 * NoticeBar::kShownMs);
        QVERIFY(m_bar->contains(NoticeId::Pause));
    }

    void aNoticeOfAPageIsShownThere()
    {
        const QObject page;
        const QObject other;
        m_bar->setPage(&page);
        Notice message = notice(NoticeId::Records, QStringLiteral("Saved"));
        message.page = &page;
        m_bar->put(message);
        QCOMPARE(shown(), QStringLiteral("Saved"));
        Notice question = notice(NoticeId::Pause, QStringLiteral("Continue?"), Notice::Kind::Question);
        question.page = &page;
        question.answers = {{[] { return QStringLiteral("Yes"); }}};
        m_bar->put(question);
        m_bar->setPage(&other);
        QCOMPARE(shown(), QString());
        m_bar->setPage(&page);
        QCOMPARE(shown(), QStringLiteral("Continue?"));
        QVERIFY(!m_bar->contains(NoticeId::Records)); // it was read before leaving
        m_bar->removeAllOfPages();
        QCOMPARE(shown(), QString());
    }

    void aButtonOfANoticeThatIsGoneAnswersNothing()
    {
        int answers = 0;
        Notice asked = notice(NoticeId::Guide, QStringLiteral("A question"));
        asked.answers = {{[] { return QStringLiteral("Yes"); }, [&answers] { ++answers; }}};
        m_bar->put(asked);
        const QPointer<QAbstractButton> yes = button(m_bar, "Yes");
        QVERIFY(yes);
        yes->click();
        QCOMPARE(answers, 1);
        QVERIFY(yes); // it is deleted by the event loop
        yes->click();
        QCOMPARE(answers, 1);
        m_bar->put(asked);
        yes->click();
        QCOMPARE(answers, 1);
        QCOMPARE(shown(), QStringLiteral("A question"));
    }
};

QTEST_MAIN(TestNoticeBar)
#include "tst_notice_bar.moc"
