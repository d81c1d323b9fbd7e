// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/net/proof.h"

#include <QCryptographicHash>
#include <QMessageAuthenticationCode>
#include <QRandomGenerator>

#include <array>

namespace qumalaq::net {

QString newNonce()
{
    std::array<quint32, kNonceBytes / sizeof(quint32)> numbers{};
    QRandomGenerator::system()->fillRange(numbers.data(), numbers.size());
    return QString::fromLatin1(QByteArray(reinterpret_cast<const char*>(numbers.data()), kNonceBytes).toHex());
}

QString proofOf(QByteArrayView key, const char* what, const QString& hostNonce, const QString& guestNonce)
{
    const QByteArray text = QByteArray(what) + ' ' + hostNonce.toLatin1() + ' ' + guestNonce.toLatin1();
    return QString::fromLatin1(
        QMessageAuthenticationCode::hash(text, key.toByteArray(), QCryptographicHash::Sha256).toHex());
}

bool isSameProof(const QString& a, const QString& b)
{
    if (a.size() != b.size())
        return false;
    ushort difference = 0;
    for (qsizetype i = 0; i < a.size(); ++i)
        difference = ushort(difference | (a[i].unicode() ^ b[i].unicode()));
    return difference == 0;
}

} // namespace qumalaq::net
