/* SPDX-FileCopyrightText: 2026 The Qumalaq authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A program in C11: plays a game, reads it back, searches, and stops a search from another thread. */
#include <qumalaq.h>

#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define CHECK(condition)                                                                                               \
    do {                                                                                                               \
        if (!(condition)) {                                                                                            \
            fprintf(stderr, "line %d: %s\n", __LINE__, #condition);                                                    \
            exit(1);                                                                                                   \
        }                                                                                                              \
    } while (0)

static qumalaq_game* new_game(void)
{
    qumalaq_game* game = qumalaq_game_new("togyzqumalaq", NULL, NULL, NULL);
    CHECK(game);
    return game;
}

/* To the end, always by the last legal move, and back by the record. */
static void play_and_read(void)
{
    qumalaq_game* game = new_game();
    qumalaq_place moves[QUMALAQ_MAX_PITS];
    for (int count; (count = qumalaq_game_moves(game, moves)) > 0;)
        CHECK(qumalaq_game_play(game, moves[count - 1], NULL) == QUMALAQ_OK);
    qumalaq_outcome outcome;
    CHECK(qumalaq_game_outcome(game, &outcome) == 1);
    CHECK(outcome.score[0] + outcome.score[1] == 162 || strcmp(outcome.reason, "majority") == 0);
    qumalaq_error error;
    CHECK(qumalaq_game_play(game, 1, &error) == QUMALAQ_ILLEGAL_MOVE);
    CHECK(strcmp(error.message, "the game is over") == 0);

    qumalaq_record* record = qumalaq_record_new(game);
    CHECK(record && qumalaq_record_result(record) == outcome.result);
    CHECK(qumalaq_record_set_tag(record, "White", "Aisulu", NULL) == QUMALAQ_OK);
    const size_t length = qumalaq_record_text(record, NULL, 0);
    char* text = malloc(length + 1);
    CHECK(text && qumalaq_record_text(record, text, length + 1) == length);
    qumalaq_record_free(record);

    qumalaq_reader* reader = qumalaq_reader_new(text, length);
    record = qumalaq_reader_next(reader, &error);
    CHECK(record && !qumalaq_record_error(record, 0, &error));
    qumalaq_game* again = qumalaq_record_game(record, SIZE_MAX, &error);
    CHECK(again && qumalaq_game_plies(again) == qumalaq_game_plies(game));
    CHECK(qumalaq_game_hash(again) == qumalaq_game_hash(game));
    CHECK(!qumalaq_reader_next(reader, &error) && error.code == QUMALAQ_OK);
    qumalaq_game_free(again);
    qumalaq_record_free(record);
    qumalaq_reader_free(reader);
    free(text);
    qumalaq_game_free(game);
}

struct seen {
    qumalaq_engine* engine;
    int depth;
    int lines;
    int stop_at; /* depth; 0 for never */
};

static void look(const qumalaq_info* info, void* data)
{
    struct seen* seen = (struct seen*)data;
    CHECK(info->line_length > 0 && info->line[0] >= 1 && info->line[0] <= 9);
    seen->depth = info->depth;
    seen->lines += info->rank > 1;
    if (seen->stop_at && info->depth >= seen->stop_at)
        qumalaq_engine_stop(seen->engine);
}

static void* stop(void* engine)
{
    qumalaq_engine_stop((qumalaq_engine*)engine);
    return NULL;
}

static void search(void)
{
    qumalaq_game* game = new_game();
    qumalaq_engine* engine = qumalaq_engine_new();
    CHECK(engine);
    CHECK(qumalaq_engine_set_hash(engine, 0, NULL) == QUMALAQ_BAD_ARGUMENT);
    CHECK(qumalaq_engine_set_hash(engine, 4, NULL) == QUMALAQ_OK);
    qumalaq_search_result result;
    qumalaq_engine_wait(engine, &result);
    CHECK(result.best == QUMALAQ_NO_PLACE);

    struct seen seen = {.engine = engine};
    qumalaq_limits limits = {.depth = 6, .lines = 3};
    CHECK(qumalaq_engine_start(engine, game, &limits, look, &seen, NULL) == QUMALAQ_OK);
    qumalaq_engine_wait(engine, &result);
    CHECK(seen.depth == 6 && seen.lines == 2 * 6 && result.nodes > 0 && !result.stopped);
    CHECK(qumalaq_game_play(game, result.best, NULL) == QUMALAQ_OK);

    /* Without limits only a stop ends a search: one by another thread, one by the callback, one by the next search. */
    const qumalaq_limits none = {0};
    pthread_t thread;
    CHECK(qumalaq_engine_start(engine, game, &none, NULL, NULL, NULL) == QUMALAQ_OK);
    CHECK(pthread_create(&thread, NULL, stop, engine) == 0);
    qumalaq_engine_wait(engine, &result);
    CHECK(result.stopped && result.best >= 11);
    pthread_join(thread, NULL);
    qumalaq_game* start = new_game();
    seen.stop_at = 4;
    CHECK(qumalaq_engine_start(engine, start, &none, look, &seen, NULL) == QUMALAQ_OK);
    qumalaq_engine_wait(engine, &result);
    CHECK(result.stopped && seen.depth == 4);
    CHECK(qumalaq_engine_start(engine, game, &none, NULL, NULL, NULL) == QUMALAQ_OK);
    limits.level = 1;
    CHECK(qumalaq_engine_start(engine, start, &limits, NULL, NULL, NULL) == QUMALAQ_OK);
    qumalaq_engine_wait(engine, &result);
    CHECK(!result.stopped && result.best >= 1 && result.best <= 9);
    qumalaq_game_free(start);
    qumalaq_engine_free(engine);
    qumalaq_game_free(game);
}

int main(void)
{
    play_and_read();
    search();
    return 0;
}
