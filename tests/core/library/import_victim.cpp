// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// import_victim LIBRARY FILE: imports the file into the library in small steps, until it is killed.
#include "core/library/library_import.h"
#include "core/notation/tgk_reader.h"

#include <QCoreApplication>
#include <QFile>

#include <cstdio>
#include <vector>

using namespace qumalaq;

int main(int argc, char** argv)
{
    const QCoreApplication application(argc, argv);
    const QStringList arguments = QCoreApplication::arguments();
    QFile file(arguments.value(2));
    if (!file.open(QIODevice::ReadOnly))
        return 2;
    const QByteArray text = file.readAll();
    auto opened = library::Library::open(arguments.value(1));
    if (!opened)
        return 3;
    std::puts("begun");
    std::fflush(stdout);
    notation::TgkReader reader{std::string_view(text.constData(), static_cast<std::size_t>(text.size()))};
    std::vector<notation::GameRecord> batch;
    while (auto game = reader.next()) {
        batch.push_back(std::move(game->record));
        if (batch.size() < 50)
            continue;
        if (!(*opened)->addAll(batch))
            return 4;
        batch.clear();
    }
    return (*opened)->addAll(batch) ? 0 : 4;
}
