// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/net/message.h"

#include "core/net/limits.h"
#include "core/net/proof.h"

#include <QJsonDocument>
#include <QJsonValue>

#include <algorithm>
#include <array>
#include <cmath>
#include <span>

namespace qumalaq::net {

namespace {

enum class FieldKind : std::uint8_t {
    Name,   ///< of a person
    Nonce,  ///< small hexadecimal digits
    Proof,  ///< the same, longer
    Number, ///< 0 to `maximum`
    Flag,
    Word,    ///< one of `words`, which are separated by spaces
    Letters, ///< a few Latin letters and figures: a move, a code
    Object,
};

struct Field {
    const char* key;
    FieldKind kind;
    bool isOptional = false;
    int maximum = 0;
    const char* words = "";
};

constexpr const char* kSides = "south north";
constexpr const char* kQuestions = "takeBack pause rematch";
constexpr int kMaxPings = 1'000'000'000;
constexpr int kHighestVersion = 1'000'000;

constexpr std::array kHello = {Field{"version", FieldKind::Number, false, kHighestVersion},
                               Field{"nonce", FieldKind::Nonce}};
constexpr std::array kJoin = {Field{"version", FieldKind::Number, false, kHighestVersion},
                              Field{"as", FieldKind::Word, false, 0, "player watcher"},
                              Field{"name", FieldKind::Name},
                              Field{"nonce", FieldKind::Nonce},
                              Field{"proof", FieldKind::Proof},
                              Field{"seat", FieldKind::Proof, true}};
constexpr std::array kWelcome = {Field{"proof", FieldKind::Proof}, Field{"seat", FieldKind::Nonce, true}};
constexpr std::array kRefused = {
    Field{"reason", FieldKind::Word, false, 0, "version code silence taken full over turn illegal old"}};
constexpr std::array kOffer = {Field{"header", FieldKind::Object}, Field{"side", FieldKind::Word, false, 0, kSides}};
constexpr std::array kGame = {Field{"header", FieldKind::Object}, Field{"side", FieldKind::Word, true, 0, kSides},
                              Field{"events", FieldKind::Number, false, kMaxEvents}, Field{"paused", FieldKind::Flag}};
constexpr std::array kEvent = {Field{"event", FieldKind::Object}};
constexpr std::array kDraw = {Field{"by", FieldKind::Word, true, 0, kSides}};
constexpr std::array kOn = {Field{"on", FieldKind::Flag}};
constexpr std::array kRequest = {
    Field{"what", FieldKind::Word, false, 0, "move resign offerDraw acceptDraw declineDraw continue"},
    Field{"move", FieldKind::Letters, true}, Field{"ply", FieldKind::Number, false, kMaxEvents}};
constexpr std::array kAsk = {Field{"what", FieldKind::Word, false, 0, kQuestions}};
constexpr std::array kAnswer = {Field{"what", FieldKind::Word, false, 0, kQuestions}, Field{"yes", FieldKind::Flag}};
constexpr std::array kFind = {Field{"version", FieldKind::Number, false, kHighestVersion}};
constexpr std::array kAnnounce = {Field{"code", FieldKind::Letters}, Field{"header", FieldKind::Object},
                                  Field{"begun", FieldKind::Flag}};
constexpr std::array kCount = {Field{"number", FieldKind::Number, false, kMaxPings}};

struct TypeRow {
    MessageType type;
    QLatin1String name;
    std::span<const Field> fields;
};

const std::array kTypes = {
    TypeRow{MessageType::Hello, QLatin1String("hello"), kHello},
    TypeRow{MessageType::Join, QLatin1String("join"), kJoin},
    TypeRow{MessageType::Welcome, QLatin1String("welcome"), kWelcome},
    TypeRow{MessageType::Refused, QLatin1String("refused"), kRefused},
    TypeRow{MessageType::Offer, QLatin1String("offer"), kOffer},
    TypeRow{MessageType::Accept, QLatin1String("accept"), {}},
    TypeRow{MessageType::Game, QLatin1String("game"), kGame},
    TypeRow{MessageType::Event, QLatin1String("event"), kEvent},
    TypeRow{MessageType::Draw, QLatin1String("draw"), kDraw},
    TypeRow{MessageType::Paused, QLatin1String("paused"), kOn},
    TypeRow{MessageType::Lost, QLatin1String("lost"), kOn},
    TypeRow{MessageType::Request, QLatin1String("request"), kRequest},
    TypeRow{MessageType::Ask, QLatin1String("ask"), kAsk},
    TypeRow{MessageType::Answer, QLatin1String("answer"), kAnswer},
    TypeRow{MessageType::Ping, QLatin1String("ping"), kCount},
    TypeRow{MessageType::Pong, QLatin1String("pong"), kCount},
    TypeRow{MessageType::Bye, QLatin1String("bye"), {}},
    TypeRow{MessageType::Find, QLatin1String("find"), kFind},
    TypeRow{MessageType::Announce, QLatin1String("announce"), kAnnounce},
};

constexpr QLatin1String kType("type");

bool isHex(const QString& text, int bytes)
{
    return text.size() == bytes * 2 && std::all_of(text.begin(), text.end(), [](QChar digit) {
               return (digit >= QLatin1Char('0') && digit <= QLatin1Char('9'))
                      || (digit >= QLatin1Char('a') && digit <= QLatin1Char('f'));
           });
}

bool isLetters(const QString& text)
{
    constexpr qsizetype kMax = 8;
    return !text.isEmpty() && text.size() <= kMax && std::all_of(text.begin(), text.end(), [](QChar letter) {
        return letter.unicode() < 128 && letter.isLetterOrNumber();
    });
}

bool isValid(const Field& field, const QJsonValue& value)
{
    switch (field.kind) {
    case FieldKind::Name:
        return value.isString() && value.toString() == nameToSend(value.toString());
    case FieldKind::Nonce:
        return value.isString() && isHex(value.toString(), kNonceBytes);
    case FieldKind::Proof:
        return value.isString() && isHex(value.toString(), kProofBytes);
    case FieldKind::Number: {
        const double number = value.toDouble(-1);
        return value.isDouble() && number >= 0 && number <= field.maximum && number == std::floor(number);
    }
    case FieldKind::Flag:
        return value.isBool();
    case FieldKind::Word:
        return value.isString() && QString::fromLatin1(field.words).split(QLatin1Char(' ')).contains(value.toString());
    case FieldKind::Letters:
        return value.isString() && isLetters(value.toString());
    case FieldKind::Object:
        return value.isObject();
    }
    return false;
}

} // namespace

QByteArray lineOf(const Message& message)
{
    QJsonObject object = message.fields;
    for (const TypeRow& row : kTypes) {
        if (row.type == message.type)
            object.insert(kType, row.name);
    }
    return QJsonDocument(object).toJson(QJsonDocument::Compact) + '\n';
}

Expected<Message, MessageError> parseMessage(QByteArrayView line)
{
    if (line.size() > kMaxMessageLength)
        return unexpected(MessageError::TooLong);
    const QJsonDocument document = QJsonDocument::fromJson(line.toByteArray());
    if (!document.isObject())
        return unexpected(MessageError::NotAnObject);
    Message message;
    message.fields = document.object();
    const QString type = message.fields.take(kType).toString();
    const auto* const row =
        std::find_if(kTypes.begin(), kTypes.end(), [&type](const TypeRow& each) { return each.name == type; });
    if (row == kTypes.end())
        return unexpected(MessageError::UnknownType);
    message.type = row->type;
    qsizetype known = 0;
    for (const Field& field : row->fields) {
        const QJsonValue value = message.fields.value(QLatin1String(field.key));
        if (value.isUndefined() && field.isOptional)
            continue;
        if (!isValid(field, value))
            return unexpected(MessageError::BadField);
        ++known;
    }
    if (known != message.fields.size())
        return unexpected(MessageError::BadField);
    return message;
}

QString nameToSend(const QString& name)
{
    QString sent;
    // By code points: half of a character outside the basic plane is not text.
    for (const char32_t letter : name.simplified().toUcs4()) {
        const QChar::Category category = QChar::category(letter);
        if (category == QChar::Other_Control || category == QChar::Other_Format || category == QChar::Other_Surrogate)
            continue;
        const QString next = QString::fromUcs4(&letter, 1);
        if (sent.size() + next.size() > kMaxNameLength)
            break;
        sent += next;
    }
    return sent.simplified();
}

} // namespace qumalaq::net
