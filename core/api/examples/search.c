/* SPDX-FileCopyrightText: 2026 The Qumalaq authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * Prints the lines of a search while it runs, and the best move: search [MILLISECONDS [POSITION]]
 */
#include <qumalaq.h>

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>

static void print_score(int kind, int score)
{
    static const char* const names[] = {"", "wins", "draws", "loses"};
    if (kind == QUMALAQ_ESTIMATE)
        printf("%+.2f stones", score / 100.0);
    else
        printf("%s in %d plies", names[kind], score);
}

/* Called in the thread of the engine. Plays the line on a copy of the game, because moves are written by position. */
static void print_info(const qumalaq_info* info, void* data)
{
    qumalaq_game* game = qumalaq_game_copy((const qumalaq_game*)data);
    printf("depth %d, %" PRIu64 " nodes, ", (int)info->depth, info->nodes);
    print_score(info->score_kind, info->score);
    putchar(':');
    for (size_t i = 0; game && i < info->line_length; ++i) {
        char text[8];
        qumalaq_move_text(game, info->line[i], text, sizeof text);
        printf(" %s", text);
        qumalaq_game_play(game, info->line[i], NULL);
    }
    putchar('\n');
    qumalaq_game_free(game);
}

int main(int argc, char** argv)
{
    qumalaq_error error = {.message = "not enough memory"};
    qumalaq_game* game = qumalaq_game_new("togyzqumalaq", NULL, argc > 2 ? argv[2] : NULL, &error);
    qumalaq_engine* engine = qumalaq_engine_new();
    if (!game || !engine) {
        fprintf(stderr, "column %d: %s\n", (int)error.column, error.message);
        return 1;
    }
    qumalaq_limits limits = {0};
    limits.time_ms = argc > 1 ? atoi(argv[1]) : 1000;
    qumalaq_search_result result;
    if (qumalaq_engine_start(engine, game, &limits, print_info, game, &error) != QUMALAQ_OK) {
        fprintf(stderr, "%s\n", error.message);
        return 1;
    }
    qumalaq_engine_wait(engine, &result);

    char text[8];
    qumalaq_move_text(game, result.best, text, sizeof text);
    printf("best move %s, ", text);
    print_score(result.score_kind, result.score);
    putchar('\n');
    qumalaq_engine_free(engine);
    qumalaq_game_free(game);
    return 0;
}
