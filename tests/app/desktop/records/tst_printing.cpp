// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/ui/notice_bar.h"
#include "tests/app/desktop/page_texts.h"
#include "tests/app/desktop/window_fixture.h"

#include <QGroupBox>
#include <QPrintDialog>
#include <QPrinter>
#include <QPrinterInfo>

using namespace qumalaq;
using namespace qumalaq::desktop;

namespace {

/// Windows shows none without a printer. Elsewhere a file can be printed to.
bool hasDialogForPrinting()
{
#ifdef Q_OS_WIN
    return !QPrinterInfo::availablePrinters().isEmpty();
#else
    return true;
#endif
}

} // namespace

class TestPrinting : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// The dialog is Qt's own; its texts come from the catalogues created here.
    void theDialogForPrintingSpeaksTheLanguage_data() { addLanguages(); }
    void theDialogForPrintingSpeaksTheLanguage()
    {
        QFETCH(Language, language);
        GameForTwo program(language);
        program.press(Qt::Key_7);
        if (!hasDialogForPrinting())
            QSKIP("There is no printer.");
        program.trigger(ActionId::Print);
        auto* dialog = program.window->findChild<QPrintDialog*>();
        QVERIFY(dialog);
        // Except for the name and location of the printer.
        QStringList texts = {dialog->windowTitle()};
        for (const auto* button : dialog->findChildren<QAbstractButton*>())
            texts.append(button->text());
        for (const auto* box : dialog->findChildren<QGroupBox*>())
            texts.append(box->title());
        QVERIFY(texts.size() > 10);
        for (const QString& text : texts)
            QVERIFY2(language == Language::English || mayBeLatin(text), qPrintable(text));
        dialog->reject();
    }

    void aPrinterThatDoesNotPrintIsReported()
    {
        GameForTwo program;
        program.press(Qt::Key_7);
        program.action(ActionId::Print)->trigger();
        if (!hasDialogForPrinting()) {
            QVERIFY(program.window->notices()->contains(NoticeId::Records));
            return;
        }
        auto* dialog = program.window->findChild<QPrintDialog*>();
        QVERIFY(dialog);
        QVERIFY(!program.window->notices()->contains(NoticeId::Records));
        dialog->printer()->setOutputFormat(QPrinter::PdfFormat);
        dialog->printer()->setOutputFileName(program.path("missing/sheet.pdf"));
        // Qt prints a warning, too, which fails every other test.
        const QtMessageHandler strict = qInstallMessageHandler(nullptr);
        dialog->done(QDialog::Accepted);
        qInstallMessageHandler(strict);
        QVERIFY(program.window->notices()->contains(NoticeId::Records));
    }
};

QUMALAQ_WINDOW_TEST(TestPrinting)
#include "tst_printing.moc"
