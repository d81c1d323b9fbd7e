// SPDX-FileCopyrightText: 2026 The Qumalaq authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/engine/help_text.h"

#include <algorithm>
#include <cstdlib>
#include <initializer_list>
#include <iterator>

namespace qumalaq::console {

namespace {

enum class HelpLanguage { English, Kazakh, Russian };

struct Translation {
    std::string_view english;
    std::string_view kazakh;
    std::string_view russian;
};

constexpr Translation kTranslations[] = {
    {"The engine of Qumalaq. Without a command it speaks UGI, the Universal Game Interface, on standard input and "
     "output.\nBad input is reported on standard error in one line, with the exit status 2.",
     "Консольге арналған Qumalaq. Команда берілмесе, стандартты енгізу мен шығару арқылы UGI (Universal Game "
     "Interface) хаттамасы бойынша жұмыс істейді.\nҚате енгізу туралы стандартты қате ағынына бір жол жазылады, "
     "аяқталу коды — 2.",
     "Qumalaq для консоли. Без команды общается по протоколу UGI (Universal Game Interface) через стандартный ввод и "
     "вывод.\nО неверном вводе сообщает одной строкой в стандартный поток ошибок, код завершения — 2."},
    {"Usage", "Қолданылуы", "Использование"},
    {"Options", "Параметрлер", "Параметры"},
    {"OPTIONS", "ПАРАМЕТРЛЕР", "ПАРАМЕТРЫ"},
    {"Subcommands", "Командалар", "Команды"},
    {"SUBCOMMAND", "КОМАНДА", "КОМАНДА"},
    {"SUBCOMMANDS", "КОМАНДАЛАР", "КОМАНДЫ"},
    {"Positionals", "Аргументтер", "Аргументы"},
    {"REQUIRED", "МІНДЕТТІ", "ОБЯЗАТЕЛЬНО"},
    {"Print this help and exit", "Осы анықтаманы шығарып, жұмысты аяқтау", "Показать эту справку и выйти"},
    {"Print the version and exit", "Нұсқасын шығарып, жұмысты аяқтау", "Показать версию и выйти"},
    {"List the ids of the games, one on each line", "Ойындардың идентификаторларын шығару, әр жолда біреуі",
     "Показать обозначения игр, по одному в строке"},
    {"Count the sequences of exactly d moves that do not go past the end of a game, for each d up to the depth. Print "
     "a line `d nodes` for each",
     "Ойынның соңынан аспайтын, дәл d жүрістен тұратын тізбектерді тереңдікке дейінгі әр d үшін санау. Әрқайсысына `d "
     "nodes` жолын шығару",
     "Сосчитать последовательности ровно из d ходов, не выходящие за конец игры, для каждого d до заданной глубины. "
     "Для каждого вывести строку `d nodes`"},
    {"Read a sequence of moves from each line of standard input, a digit each, with or without spaces\n(o before it: a "
     "pit in the opponent's row). Print a line for each: the position, followed by\n` over A-B REASON` if the game is "
     "over (A: First's stones, B: Second's), or `illegal at K`, the first move\nthat cannot be made, from 0. REASON is "
     "one of "
     "majority, atsyrau (no stones to move),\nrow-empty and row-empty-takes-rest (its owner takes the rest), "
     "cannot-feed, "
     "board-empty, endless-sowing,\nrepetition.",
     "Стандартты енгізудің әр жолынан жүрістер тізбегін оқу: әр жүріс — бір цифр, бос орынмен немесе онсыз\n(алдындағы "
     "o — қарсылас қатарындағы отау). Әр тізбекке бір жол шығару: позиция, ойын бітсе,\n` over A-B REASON` (A — "
     "бастаушының құмалағы), немесе `illegal at K` — жасауға болмайтын бірінші жүріс,\n0-ден санағанда. REASON: "
     "majority, atsyrau (жүретін құмалақ жоқ), row-empty, row-empty-takes-rest (қалғанын қатар иесі "
     "алады),\ncannot-feed, "
     "board-empty, endless-sowing, repetition.",
     "Читать из каждой строки стандартного ввода последовательность ходов, по цифре на ход, с пробелами или без\n(o "
     "перед цифрой — лунка в ряду соперника). Для каждой вывести строку: позицию, если игра окончена,\n` over A-B "
     "REASON` (A — кумалаки Бастаушы), или `illegal at K` — первый ход, который сделать нельзя,\nсчитая от 0. REASON: "
     "majority, atsyrau (нечем ходить), row-empty и row-empty-takes-rest (остаток берёт хозяин ряда),\ncannot-feed, "
     "board-empty, "
     "endless-sowing, repetition."},
    {"Search a fixed set of positions; print `nodes N`, the same everywhere, and `nps N`",
     "Белгіленген позициялар жинағында іздеу; `nodes N` (барлық жерде бірдей) және `nps N` шығару",
     "Просмотреть заданный набор позиций; вывести `nodes N`, одинаковое везде, и `nps N`"},
    {"Check files of games, or write them in another form", "Партия файлдарын тексеру немесе басқа түрде жазу",
     "Проверить файлы партий или записать их в другом виде"},
    {"Read games in TGK or in the form of online sites. Print the number of games and plies, and on\nstandard error a "
     "line `FILE:LINE:COLUMN: ...` for each fault; the exit status is 2 if there is any.",
     "TGK пішіміндегі немесе ойын сайтының мәтіні түріндегі партияларды оқу. Партиялар мен жартыжүрістер санын "
     "шығару,\nәр қате туралы стандартты қате ағынына `FILE:LINE:COLUMN: ...` жолын жазу; қате болса, аяқталу коды — "
     "2.",
     "Прочитать партии в формате TGK или в виде текста игровых сайтов. Вывести число партий и полуходов, а о каждой "
     "ошибке —\nстроку `FILE:LINE:COLUMN: ...` в стандартный поток ошибок; если они есть, код завершения — 2."},
    {"Write the games of a file on standard output in another form. A game whose\nmoves cannot be read to the end is "
     "left out and reported as by check.",
     "Файлдағы партияларды стандартты шығаруға басқа түрде жазу. Жүрістері соңына дейін\nоқылмаған партия жазылмайды, "
     "ол туралы check командасындағыдай хабарланады.",
     "Записать партии файла в стандартный вывод в другом виде. Партия, ходы которой\nне удалось прочитать до конца, "
     "пропускается, о ней сообщается, как в check."},
    {"Files of games", "Партия файлдары", "Файлы партий"},
    {"A file of games", "Партия файлы", "Файл партий"},
    {"tgk, online, or fen (the final position of each game, one on each line)",
     "tgk, online немесе fen (әр партияның соңғы позициясы, әр жолда біреуі)",
     "tgk, online или fen (последняя позиция каждой партии, по одной в строке)"},
    {"The game; run `qumalaq-engine games` for a list", "Ойын; бәрінің тізімі — games командасында",
     "Игра; весь список даёт команда games"},
    {"Start from this position instead of the game's start", "Ойынның басынан емес, осы позициядан бастау",
     "Начать с этой позиции, а не с начала игры"},
    {"A variant of the rules as key=value, e.g. playout=on; may be given several times",
     "Ережелердің key=value түріндегі параметрі, мысалы playout=on; бірнеше рет беруге болады",
     "Параметр правил в виде key=value, например playout=on; можно указать несколько раз"},
    {"Make these moves first, a digit each, e.g. \"7 6\"",
     "Алдымен осы жүрістерді жасау, әрқайсысы — бір цифр, мысалы \"7 6\"",
     "Сначала сделать эти ходы, по цифре на ход, например \"7 6\""},
    {"The greatest depth", "Ең үлкен тереңдік", "Наибольшая глубина"},
};

HelpLanguage languageOfEnvironment()
{
    const auto firstOf = [](std::initializer_list<const char*> names) {
        for (const char* name : names) {
            if (const char* value = std::getenv(name); value != nullptr && *value != '\0')
                return std::string_view(value);
        }
        return std::string_view();
    };
    std::string_view code = firstOf({"LC_ALL", "LC_MESSAGES", "LANG"});
    // As in gettext, LANGUAGE does not count in the C locale.
    if (const std::string_view language = firstOf({"LANGUAGE"}); !language.empty() && code != "C" && code != "POSIX")
        code = language;
    if (code.starts_with("kk"))
        return HelpLanguage::Kazakh;
    return code.starts_with("ru") ? HelpLanguage::Russian : HelpLanguage::English;
}

} // namespace

std::string helpText(std::string_view english)
{
    static const HelpLanguage kLanguage = languageOfEnvironment();
    const auto* found = std::find_if(std::begin(kTranslations), std::end(kTranslations),
                                     [english](const Translation& known) { return known.english == english; });
    if (found == std::end(kTranslations) || kLanguage == HelpLanguage::English)
        return std::string(english);
    return std::string(kLanguage == HelpLanguage::Kazakh ? found->kazakh : found->russian);
}

} // namespace qumalaq::console
