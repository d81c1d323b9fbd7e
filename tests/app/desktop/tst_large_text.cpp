// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The window on a small screen with text of twice the size: every control can be used. QUMALAQ_SCREEN is the size of
// the screen in pixels of the device. With QUMALAQ_PICTURES=<folder> pictures of all pages are written there.
#include "app/desktop/records/record_controller.h"
#include "app/desktop/ui/fitting_scroll_area.h"
#include "tests/app/desktop/page_texts.h"
#include "tests/app/desktop/wait_for.h"
#include "tests/app/desktop/window_places.h"

#include <QFileDialog>
#include <QMenu>
#include <QMenuBar>
#include <QScreen>
#include <QTabBar>
#include <QTabWidget>
#include <QTemporaryFile>

#include <algorithm>
#include <functional>

using namespace qumalaq;
using namespace qumalaq::desktop;

namespace {

constexpr auto kTwoGames = "[White \"Ann\"]\n\n1. 76 98 *\n\n[White \"Cid\"]\n\n1. 76 *\n";
constexpr auto kFaultyGame = "[White \"Ann\"]\n\n1. 76 98 2. 1x\n\n[White \"Cid\"]\n\n1. 76 *\n";

struct Opening {
    const char* name;
    void (*open)(Program& program);
};

template <ActionId command>
void run(Program& program)
{
    program.trigger(command);
}

const Opening kOpenings[] = {
    {"new game", run<ActionId::NewGame>},
    {"settings", run<ActionId::Settings>},
    {"rules", run<ActionId::Rules>},
    {"keys", run<ActionId::Keys>},
    {"about", run<ActionId::About>},
    {"learners", run<ActionId::Learners>},
    {"worksheets", run<ActionId::Worksheets>},
    {"board clock", run<ActionId::BoardClock>},
    {"animation", run<ActionId::SaveAnimation>},
    {"choice of a game", [](Program& program) { program.window->records()->openText(QString::fromLatin1(kTwoGames)); }},
    {"faults", [](Program& program) { program.window->records()->openText(QString::fromLatin1(kFaultyGame)); }},
    {"puzzle",
     [](Program& program) {
         program.trigger(ActionId::Study);
         program.trigger(ActionId::MakePuzzle);
     }},
};

/// The part of a widget that no area around it hides, in coordinates of the widget.
QRect seenOf(const QWidget* widget)
{
    QRect seen = widget->rect();
    for (const QWidget* around = widget->parentWidget(); around; around = around->parentWidget()) {
        seen &= QRect(widget->mapFrom(around, QPoint()), around->size());
        if (around->isWindow())
            break;
    }
    return seen;
}

/// Of what is larger than its area, as much as the area can show.
bool isInView(const QWidget* widget)
{
    QSize most = widget->size();
    for (const QWidget* around = widget->parentWidget(); around && !around->isWindow(); around = around->parentWidget())
        most = most.boundedTo(around->size());
    return seenOf(widget).size() == most;
}

QString nameOf(const QWidget* widget)
{
    const auto* button = qobject_cast<const QAbstractButton*>(widget);
    return QStringLiteral("%1 “%2” %3x%4 at %5, %6")
        .arg(QString::fromLatin1(widget->metaObject()->className()), button ? button->text() : widget->accessibleName())
        .arg(widget->width())
        .arg(widget->height())
        .arg(widget->mapTo(widget->window(), QPoint()).x())
        .arg(widget->mapTo(widget->window(), QPoint()).y());
}

QList<QWidget*> controlsIn(const QWidget* root)
{
    QList<QWidget*> controls;
    for (QWidget* widget : root->findChildren<QWidget*>()) {
        if (widget->isVisible() && widget->isEnabled() && (widget->focusPolicy() & Qt::TabFocus) != 0
            && widget->focusProxy() == nullptr && widget->window() == root->window())
            controls.append(widget);
    }
    return controls;
}

void save(QWidget* window, const QString& name)
{
    if (qEnvironmentVariableIsSet("QUMALAQ_PICTURES"))
        window->grab().save(qEnvironmentVariable("QUMALAQ_PICTURES") + u'/' + name + QStringLiteral(".png"));
}

} // namespace

class TestLargeText : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { setUpApplication(); }

    void theScreenIsSmall()
    {
        QCOMPARE(QGuiApplication::primaryScreen()->devicePixelRatio(), 2.0);
        QVERIFY(QGuiApplication::primaryScreen()->availableSize().width() <= 640);
        QVERIFY(QGuiApplication::primaryScreen()->availableSize().height() <= 400);
    }

    void everyControlOfThePagesComesIntoViewWithTheFocus_data() { addLanguages(); }
    void everyControlOfThePagesComesIntoViewWithTheFocus()
    {
        QFETCH(Language, language);
        Program program;
        open(program, language);
        look(program, "start page");
        program.pages().start()->tile(StartPage::Tile::Play)->click();
        look(program, "game");
        program.press(Qt::Key_7);
        program.trigger(ActionId::SidePanel);
        look(program, "game with its panel");
        program.trigger(ActionId::SidePanel);
        program.trigger(ActionId::Resign);
        look(program, "end of the game");
        for (const PageOfWindow& page : kPages) {
            program.trigger(page.command);
            look(program, page.name);
            const bool hasMore = page.command == ActionId::Lessons || page.command == ActionId::Puzzles
                                 || page.command == ActionId::Rush;
            if (hasMore && !QTest::currentTestFailed()) {
                program.trigger(page.command); // the focus is where Enter goes on
                QCoreApplication::processEvents();
                QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
                look(program, QByteArray(page.name) + " begun");
            } else if (page.command == ActionId::Study) {
                program.trigger(ActionId::Analyse);
                look(program, "evaluation");
                program.trigger(ActionId::Analyse);
                program.window->page()->findChild<QTabBar*>()->setCurrentIndex(1);
                look(program, "review");
            }
        }
    }

    void everyControlOfTheDialogsComesIntoViewWithTheFocus_data()
    {
        QTest::addColumn<Language>("language");
        QTest::addColumn<int>("dialog");
        for (const Language language : allLanguages()) {
            for (int dialog = 0; dialog < int(std::size(kOpenings)); ++dialog)
                QTest::addRow("%s in %s", kOpenings[dialog].name, language.code()) << language << dialog;
        }
    }
    void everyControlOfTheDialogsComesIntoViewWithTheFocus()
    {
        QFETCH(Language, language);
        QFETCH(int, dialog);
        Program program;
        open(program, language);
        program.pages().start()->tile(StartPage::Tile::Play)->click();
        program.press(Qt::Key_7);
        kOpenings[dialog].open(program);
        auto* shown = waitFor<QDialog>(program.window.get());
        QVERIFY(shown);
        QVERIFY(QTest::qWaitForWindowExposed(shown));
        const QSize screen = largestWindow(shown);
        const bool isFullScreen = shown->isFullScreen();
        QVERIFY2(isFullScreen || (shown->width() <= screen.width() && shown->height() <= screen.height()),
                 qPrintable(QStringLiteral("%1x%2").arg(shown->width()).arg(shown->height())));
        save(shown, QStringLiteral("%1 %2").arg(QString::fromLatin1(kOpenings[dialog].name), codeOf(language)));
        auto* tabs = shown->findChild<QTabWidget*>();
        for (int tab = 0; tab < (tabs ? tabs->count() : 1); ++tab) {
            if (tabs)
                tabs->setCurrentIndex(tab);
            reachAll(shown);
            if (QTest::currentTestFailed())
                return;
            for (const auto* frame : shown->findChildren<FittingScrollArea*>())
                QTRY_COMPARE(clippedIn(frame->content()), QString());
        }
    }

    void aFileDialogFitsTheScreen()
    {
        Program program;
        open(program, Language::English);
        program.trigger(ActionId::Open);
        const auto* dialog = waitFor<QFileDialog>(program.window.get());
        QVERIFY(dialog);
        const QSize screen = largestWindow(dialog);
        QVERIFY(dialog->width() <= std::max(screen.width(), dialog->minimumSizeHint().width()));
        QVERIFY(dialog->height() <= screen.height());
    }

    void aLongMenuScrolls()
    {
        Program program;
        open(program, Language::English);
        const QRect screen = program.window->screen()->availableGeometry();
        for (const QAction* action : program.window->menuBar()->actions()) {
            QMenu* menu = action->menu();
            menu->popup(screen.topLeft());
            QVERIFY(QTest::qWaitForWindowExposed(menu));
            QVERIFY2(menu->width() <= screen.width() && menu->height() <= screen.height(),
                     qPrintable(QStringLiteral("%1: %2x%3").arg(menu->title()).arg(menu->width()).arg(menu->height())));
            QAction* last = menu->actions().back();
            menu->setActiveAction(last);
            QTRY_VERIFY2(menu->rect().contains(menu->actionGeometry(last)), qPrintable(last->text()));
            menu->close();
        }
    }

private:
    static void open(Program& program, Language language)
    {
        program.settings().setLanguage(language);
        program.settings().setSowingSpeed(SowingSpeed::Off);
        program.open();
        program.window->resize(largestWindow(program.window.get()));
        QCoreApplication::processEvents();
        QCOMPARE(program.window->size(), largestWindow(program.window.get()));
    }

    /// Checks the current page, with the header and all that is around it.
    static void look(const Program& program, const QByteArray& name)
    {
        if (QTest::currentTestFailed())
            return;
        QCoreApplication::processEvents();
        QCoreApplication::processEvents();
        save(program.window.get(),
             QStringLiteral("%1 %2").arg(QString::fromLatin1(name), codeOf(program.translator.language())));
        QCOMPARE(program.window->size(), largestWindow(program.window.get()));
        QTRY_VERIFY2(clippedIn(program.window->page()).isEmpty(),
                     name + ": " + clippedIn(program.window->page()).toUtf8());
        reachAll(program.window.get());
        if (QTest::currentTestFailed())
            qInfo("in: %s", name.constData());
    }

    static void reachAll(QWidget* window)
    {
        window->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(window));
        const QList<QWidget*> controls = controlsIn(window);
        QVERIFY(!controls.isEmpty());
        for (QWidget* control : controls) {
            control->setFocus(Qt::TabFocusReason);
            // A board with nothing to choose passes the focus on to a button.
            QVERIFY(QApplication::focusWidget() && window->isAncestorOf(QApplication::focusWidget()));
            QTRY_VERIFY2(isInView(QApplication::focusWidget()), qPrintable(nameOf(QApplication::focusWidget())));
        }
    }
};

int main(int argc, char** argv)
{
    const QList<QByteArray> sides =
        qEnvironmentVariable("QUMALAQ_SCREEN", QStringLiteral("1280x800")).toLatin1().split('x');
    QTemporaryFile screen;
    if (sides.size() != 2 || !screen.open())
        return EXIT_FAILURE;
    screen.write(
        R"({"screens": [{"name": "small", "x": 0, "y": 0, "logicalDpi": 192, "logicalBaseDpi": 96, "dpr": 1, )");
    screen.write("\"width\": " + sides[0] + ", \"height\": " + sides[1] + "}]}");
    screen.close();
    qputenv("QT_QPA_PLATFORM", "offscreen:configfile=" + screen.fileName().toUtf8());
    ResponsiveApplication application(argc, argv);
    TestLargeText test;
    QTEST_SET_MAIN_SOURCE_PATH
    return QTest::qExec(&test, argc, argv);
}
#include "tst_large_text.moc"
