// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/learn/answer_fields.h"

#include "app/desktop/board/keys.h"
#include "app/desktop/learn/stone_count_box.h"
#include "app/desktop/ui/announcer.h"
#include "app/desktop/ui/style.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLineEdit>
#include <QPushButton>
#include <QRegularExpressionValidator>

#include <algorithm>

namespace qumalaq::desktop {

namespace {

constexpr int kDigits = 2; ///< of a written move, before the mark

/// In Latin or Cyrillic.
bool isMark(const QString& text)
{
    return text.size() == 1 && QStringLiteral("xXхХ").contains(text);
}

} // namespace

AnswerFields::AnswerFields(QWidget* parent)
    : QWidget(parent)
    , m_number(new StoneCountBox(this))
    , m_less(new QPushButton(QStringLiteral("−"), this))
    , m_more(new QPushButton(QStringLiteral("+"), this))
    , m_writing(new QLineEdit(this))
    , m_mark(new QPushButton(QStringLiteral("x"), this))
    , m_give(new QPushButton(tr("&Answer"), this))
{
    m_number->installEventFilter(this);
    for (QPushButton* button : {m_less, m_more}) {
        button->setAutoRepeat(true);         // while the mouse holds it
        button->setFocusPolicy(Qt::NoFocus); // the keyboard has the arrow keys in the field
        connect(button, &QPushButton::clicked, this, [this, button] { m_number->stepBy(button == m_more ? 1 : -1); });
    }
    // From pit to pit, and the mark of a tuzdyk in Latin or Cyrillic.
    static const QRegularExpression kWriting(QStringLiteral("[1-9]{0,2}[xXхХ]?"));
    m_writing->setValidator(new QRegularExpressionValidator(kWriting, m_writing));
    m_writing->setAlignment(Qt::AlignCenter);
    m_writing->setInputMethodHints(Qt::ImhPreferNumbers); // under a Kazakh layout the number row has letters
    m_writing->installEventFilter(this);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    for (QWidget* widget : std::initializer_list<QWidget*>{m_less, m_number, m_more, m_writing, m_mark, m_give})
        row->addWidget(widget);
    for (int i = 0; i < kMaxChoices; ++i) {
        auto* choice = new QPushButton(this);
        choice->installEventFilter(this);
        connect(choice, &QPushButton::clicked, this, [this, i] { Q_EMIT answerGiven(static_cast<learn::Person>(i)); });
        row->addWidget(choice);
        m_choices.push_back(choice);
    }
    m_mark->setEnabled(false); // first the pits
    connect(m_writing, &QLineEdit::textChanged, this,
            [this](const QString& text) { m_mark->setEnabled(text.size() >= kDigits); });
    connect(m_mark, &QPushButton::clicked, this, &AnswerFields::toggleMark);
    connect(m_give, &QPushButton::clicked, this, &AnswerFields::give);
    askNothing();
    m_number->setAccessibleName(tr("How many"));
    m_less->setAccessibleName(tr("One less"));
    m_more->setAccessibleName(tr("One more"));
    m_mark->setAccessibleName(tr("Mark of a new tuzdyk"));
    m_writing->setAccessibleName(tr("The move, as it is written"));
}

/// Shows no field but this one; null for the buttons of a choice.
void AnswerFields::showField(const QWidget* field)
{
    for (QWidget* part : std::initializer_list<QWidget*>{m_less, m_number, m_more})
        part->setVisible(field == m_number);
    m_writing->setVisible(field == m_writing);
    m_mark->setVisible(field == m_writing);
    m_give->setVisible(field != nullptr);
    for (QPushButton* choice : m_choices)
        choice->setVisible(field == nullptr);
    show();
}

void AnswerFields::askNothing()
{
    hide();
}

void AnswerFields::askNumber(int first)
{
    showField(m_number);
    focusField(*m_number);
    m_number->clearTo(first);
}

void AnswerFields::showAnswer(const learn::Answer& answer)
{
    if (const auto* number = std::get_if<int>(&answer)) {
        m_number->setValue(*number);
        m_number->selectAll(); // what is typed replaces it
    } else if (const auto* person = std::get_if<learn::Person>(&answer)) {
        setQuiet(false);
        m_choices[static_cast<std::size_t>(*person)]->setFocus();
    } else if (const auto* writing = std::get_if<learn::Writing>(&answer)) {
        m_writing->setText(QString::fromStdString(writing->text));
    }
}

void AnswerFields::focusAnswer()
{
    if (!m_number->isHidden())
        m_number->setFocus();
    else if (!m_writing->isHidden())
        m_writing->setFocus();
    else if (std::none_of(m_choices.begin(), m_choices.end(), [](const QWidget* choice) { return choice->hasFocus(); }))
        m_choices.front()->setFocus();
}

void AnswerFields::askWriting()
{
    showField(m_writing);
    focusField(*m_writing);
    m_writing->clear();
}

void AnswerFields::askChoice(const std::vector<QString>& answers, bool isFocusShown)
{
    showField(nullptr);
    for (std::size_t i = 0; i < m_choices.size(); ++i) {
        m_choices[i]->setVisible(i < answers.size());
        if (i < answers.size())
            m_choices[i]->setText(answers[i]);
    }
    setQuiet(!isFocusShown);
    m_choices.front()->setFocus();
}

/// Quiet choices do not show the focus, which would look like an answer that is already chosen.
void AnswerFields::setQuiet(bool quiet)
{
    m_isQuiet = quiet;
    for (QPushButton* choice : m_choices)
        setStyleProperty(choice, "quiet", quiet);
}

bool AnswerFields::isWritingAsked() const
{
    return !isHidden() && !m_writing->isHidden();
}

void AnswerFields::write(QChar digit)
{
    const QString before = m_writing->text().size() >= kDigits ? QString() : m_writing->text();
    m_writing->setText(before + digit);
    m_writing->setFocus();
}

void AnswerFields::toggleMark()
{
    const QString text = m_writing->text();
    if (text.size() >= kDigits)
        m_writing->setText(text.size() > kDigits ? text.left(kDigits) : text + u'x');
    m_writing->setFocus();
}

void AnswerFields::give()
{
    if (isWritingAsked()) {
        QString text = m_writing->text().toLower();
        text.replace(QChar(0x0445), u'x'); // the Cyrillic letter
        if (text.isEmpty())
            return Q_EMIT answerMissing(tr("Type the move first: two digits."));
        return Q_EMIT answerGiven(learn::Writing{text.toStdString()});
    }
    m_number->interpretText();
    if (m_number->value() == StoneCountBox::kNoNumber)
        return Q_EMIT answerMissing(tr("Type a number first."));
    Q_EMIT answerGiven(m_number->value());
}

/// Enter, arrow keys and digits on the buttons of askChoice().
bool AnswerFields::choose(QObject* watched, int key)
{
    const auto here = std::find(m_choices.begin(), m_choices.end(), watched);
    if (here == m_choices.end())
        return false;
    const auto shown = std::count_if(m_choices.begin(), m_choices.end(),
                                     [](const QPushButton* choice) { return !choice->isHidden(); });
    const bool wasQuiet = m_isQuiet;
    setQuiet(false);
    if (wasQuiet && (isEnter(key) || key == Qt::Key_Space)) {
        // Nobody gives an answer that is not seen to be chosen.
        Q_EMIT answerMissing(tr("Press a number from 1 to %1.").arg(shown));
        return true;
    }
    if (isEnter(key)) {
        (*here)->click();
        return true;
    }
    const int step = (key == Qt::Key_Right || key == Qt::Key_Down) - (key == Qt::Key_Left || key == Qt::Key_Up);
    const bool isDigit = key >= Qt::Key_1 && key <= Qt::Key_9;
    if (step == 0 && !isDigit)
        return false;
    if (step != 0 && wasQuiet) // an arrow key shows the first one
        return true;
    if (isDigit && key - Qt::Key_1 >= shown) {
        Q_EMIT answerMissing(tr("Press a number from 1 to %1.").arg(shown));
        return true;
    }
    const auto index =
        isDigit ? key - Qt::Key_1 : std::clamp<std::ptrdiff_t>(here - m_choices.begin() + step, 0, kMaxChoices - 1);
    QPushButton* const chosen = m_choices[static_cast<std::size_t>(index)];
    if (!chosen->isHidden())
        isDigit ? chosen->click() : chosen->setFocus();
    return true;
}

bool AnswerFields::eventFilter(QObject* watched, QEvent* event)
{
    const bool isOverride = event->type() == QEvent::ShortcutOverride;
    if (event->type() != QEvent::KeyPress && !isOverride)
        return QWidget::eventFilter(watched, event);
    const auto* press = static_cast<QKeyEvent*>(event);
    const int key = press->key();
    const bool isLetter = press->text().size() == 1 && press->text().front().isLetter();
    if (watched == m_writing && isLetter && !isMark(press->text())) {
        event->ignore(); // a command, as in a field for a number
        return true;
    }
    if (isOverride)
        return false;
    if (watched == m_writing && isMark(press->text()) && m_writing->text().size() > kDigits) {
        toggleMark();
        return true;
    }
    if (press->isAutoRepeat() && isEnter(key)) // of the button before the question
        return true;
    if (choose(watched, key))
        return true;
    if (!isEnter(key) || (watched != m_number && watched != m_writing))
        return QWidget::eventFilter(watched, event);
    give();
    return true;
}

int AnswerFields::rowHeight() const
{
    m_give->ensurePolished(); // before the first show it does not yet have the size of the style
    return m_give->sizeHint().height();
}

void AnswerFields::updateLook()
{
    m_number->setFixedWidth(px(72));
    m_writing->setFixedWidth(px(84));
}

} // namespace qumalaq::desktop
