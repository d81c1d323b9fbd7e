// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/ui/style.h"
#include "tests/app/desktop/contrast.h"

#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QMessageBox>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QRadioButton>
#include <QSpinBox>
#include <QStyleOptionButton>
#include <QTabWidget>
#include <QTest>
#include <QToolTip>

#include <functional>
#include <initializer_list>

using namespace qumalaq::desktop;

namespace {

constexpr double kGraphics = 3.0; ///< the least contrast, by the Web Content Accessibility Guidelines 2.1

const QString kMarkup = QStringLiteral("<b>x</b>");

struct Control {
    const char* name;
    std::function<QWidget*(QWidget*)> make;
};

const Control kControls[] = {
    {"a button", [](QWidget* parent) { return new QPushButton(QStringLiteral("8"), parent); }},
    {"a list of choices", [](QWidget* parent) { return new QComboBox(parent); }},
    {"a number", [](QWidget* parent) { return new QSpinBox(parent); }},
    {"a line of text", [](QWidget* parent) { return new QLineEdit(parent); }},
    {"a text", [](QWidget* parent) { return new QPlainTextEdit(parent); }},
    {"a check box", [](QWidget* parent) { return new QCheckBox(parent); }},
};

} // namespace

class TestStyle : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { setUpStyle(); }

    void thePageOfATabHasTheColourOfTheWindow_data()
    {
        QTest::addColumn<ThemeId>("theme");
        for (const ThemeId theme : allThemes())
            QTest::newRow(keyOf(theme).toLatin1().constData()) << theme;
    }
    void thePageOfATabHasTheColourOfTheWindow()
    {
        QFETCH(ThemeId, theme);
        QApplication::setPalette(paletteOf(themeOf(theme)));
        QWidget window;
        window.setStyleSheet(styleSheetOf(themeOf(theme), Metrics()));
        QTabWidget tabs(&window);
        tabs.addTab(new QWidget, QStringLiteral("8"));
        tabs.setGeometry(0, 0, 300, 200);
        window.resize(300, 200);
        const QImage picture = window.grab().toImage();
        QCOMPARE(picture.pixelColor(150, 150), themeOf(theme).window);
    }

    void aChoiceThatCannotBeMadeLooksSo()
    {
        QWidget window;
        window.setStyleSheet(styleSheetOf(themeOf(allThemes().front()), Metrics()));
        for (QAbstractButton* choice : std::initializer_list<QAbstractButton*>{
                 new QCheckBox(QStringLiteral("Rated"), &window), new QRadioButton(QStringLiteral("Rated"), &window)}) {
            choice->resize(choice->sizeHint());
            const QImage enabled = choice->grab().toImage();
            choice->setEnabled(false);
            QVERIFY(choice->grab().toImage() != enabled);
        }
    }

    void textThatLooksLikeHtmlIsShownAsItIs_data()
    {
        QTest::addColumn<std::function<QLabel*(QWidget*)>>("make");
        using Make = std::function<QLabel*(QWidget*)>;
        QTest::newRow("in a label") << Make([](QWidget* window) { return new QLabel(kMarkup, window); });
        QTest::newRow("in the text of a message box") << Make([](QWidget* window) {
            auto* box = new QMessageBox(QMessageBox::Question, QString(), kMarkup, QMessageBox::Ok, window);
            box->open();
            return box->findChild<QLabel*>(QStringLiteral("qt_msgbox_label"));
        });
        QTest::newRow("in the remark of a message box") << Make([](QWidget* window) {
            auto* box = new QMessageBox(window);
            box->setInformativeText(kMarkup);
            box->open();
            return box->findChild<QLabel*>(QStringLiteral("qt_msgbox_informativelabel"));
        });
        QTest::newRow("in a tool tip") << Make([](QWidget* window) {
            QToolTip::showText(window->mapToGlobal(QPoint(1, 1)), kMarkup, window);
            for (QWidget* widget : QApplication::topLevelWidgets()) {
                if (widget->inherits("QTipLabel") && widget->isVisible())
                    return qobject_cast<QLabel*>(widget);
            }
            return static_cast<QLabel*>(nullptr);
        });
    }
    void textThatLooksLikeHtmlIsShownAsItIs()
    {
        QFETCH(std::function<QLabel*(QWidget*)>, make);
        QWidget window;
        window.setStyleSheet(styleSheetOf(themeOf(ThemeId::LightWood), Metrics()));
        window.resize(300, 200);
        window.show();
        QLabel* label = make(&window);
        QVERIFY(label != nullptr);
        label->ensurePolished();
        QCOMPARE(label->text(), kMarkup);
        QCOMPARE(label->textFormat(), Qt::PlainText);
        QToolTip::hideText();
    }

    void textOfTheProgramMayBeMarkedUp()
    {
        QLabel rules(kMarkup);
        rules.setTextFormat(Qt::RichText);
        rules.ensurePolished();
        QCOMPARE(rules.textFormat(), Qt::RichText);
        QWidget parent;
        setMarkedUp(&parent);
        QMessageBox box(QMessageBox::NoIcon, QString(), kMarkup, QMessageBox::Ok, &parent);
        box.open();
        QCOMPARE(box.findChild<QLabel*>(QStringLiteral("qt_msgbox_label"))->textFormat(), Qt::AutoText);
    }

    void outlinesOfControlsCanBeSeen_data()
    {
        QTest::addColumn<ThemeId>("theme");
        QTest::addColumn<int>("control");
        for (const ThemeId theme : allThemes()) {
            for (int control = 0; control < int(std::size(kControls)); ++control)
                QTest::addRow("%s: %s", keyOf(theme).toLatin1().constData(), kControls[control].name)
                    << theme << control;
        }
    }
    void outlinesOfControlsCanBeSeen()
    {
        QFETCH(ThemeId, theme);
        QFETCH(int, control);
        constexpr int kAround = 20;
        QApplication::setPalette(paletteOf(themeOf(theme)));
        for (const bool isOnPanel : {false, true}) {
            QWidget window;
            window.setStyleSheet(styleSheetOf(themeOf(theme), Metrics()));
            QWidget* place = &window;
            if (isOnPanel) {
                place = new QFrame(&window);
                setRole(place, "card");
                place->setGeometry(0, 0, 400, 300);
            }
            QWidget* shown = kControls[control].make(place);
            shown->setGeometry(kAround, kAround, 200, 40);
            window.resize(400, 300);
            const QImage picture = window.grab().toImage();
            // Halfway down the left edge, where no corner is rounded.
            const int y = kAround + shown->height() / 2;
            QColor strongest = picture.pixelColor(kAround, y);
            const QColor outside = picture.pixelColor(kAround - 4, y);
            const QColor inside = picture.pixelColor(kAround + 6, y);
            for (int x = kAround; x < kAround + 3; ++x) {
                if (contrast(picture.pixelColor(x, y), outside) > contrast(strongest, outside))
                    strongest = picture.pixelColor(x, y);
            }
            for (const QColor& beside : {outside, inside}) {
                const double ratio = contrast(strongest, beside);
                QVERIFY2(ratio >= kGraphics,
                         qPrintable(QStringLiteral("%1 on %2 is %3").arg(strongest.name(), beside.name()).arg(ratio)));
            }
        }
    }
};

QTEST_MAIN(TestStyle)
#include "tst_style.moc"
