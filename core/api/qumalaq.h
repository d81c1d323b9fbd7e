/* SPDX-FileCopyrightText: 2026 The Qumalaq authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */
#ifndef QUMALAQ_H
#define QUMALAQ_H

#include <stddef.h>
#include <stdint.h>

/*
 * libqumalaq: the rules, the records and the computer player of Qumalaq for other programs. C11 and C++20. New
 * functions may be added; a change after which programs must be compiled again gives the library another soname.
 *
 * Errors. A function that can fail returns null, QUMALAQ_NO_PLACE, or a code other than QUMALAQ_OK, and describes the
 * error in the qumalaq_error that it was given; this argument may be null. After a failure nothing has changed. No
 * exception leaves the library. Handles and texts must not be null unless the comment says so. All texts are UTF-8 and
 * end with a zero; what is read from a record that is not UTF-8 keeps its bytes.
 *
 * Ownership. What a function with _new, _copy, _next or qumalaq_record_game() returns is yours: free it with the
 * _free function of its type, which accepts null. A handle stores copies of what it was given, except a reader, which
 * reads your text. A `const char *` that is returned belongs to the library or to the handle, and is valid until the
 * handle changes or is freed. Functions with `char *text, size_t size` write at most `size` bytes with the zero, and
 * return the length of the whole text without it, as snprintf() does; with size 0, `text` may be null.
 *
 * Threads. Different handles can be used in different threads at the same time. One handle belongs to one thread at a
 * time, but functions that take it as const may run at the same time. qumalaq_engine_stop() may be called in any
 * thread at any time while the engine exists.
 */

#if defined(_WIN32) && defined(qumalaq_api_EXPORTS)
#define QUMALAQ_API __declspec(dllexport)
#elif defined(_WIN32)
#define QUMALAQ_API __declspec(dllimport)
#else
#define QUMALAQ_API __attribute__((visibility("default")))
#endif

#ifdef __cplusplus
extern "C" {
#endif

enum { QUMALAQ_MAX_PITS = 9, QUMALAQ_NO_PLACE = -1 };

typedef enum qumalaq_side { QUMALAQ_SOUTH, QUMALAQ_NORTH } qumalaq_side; /* South moves first */

/* A pit or a store: 10 * side + number. Pits have the numbers 1 to 9, counted from the left of the player who sits
 * there; 0 is the store. A move is the pit that is lifted first. */
typedef int32_t qumalaq_place;

typedef enum qumalaq_code {
    QUMALAQ_OK,
    QUMALAQ_UNKNOWN_GAME,
    QUMALAQ_BAD_OPTION, /* the column counts in the options */
    QUMALAQ_BAD_TEXT,   /* a position, a move or a record */
    QUMALAQ_WARNING,    /* only in records: a mistake that leaves no doubt which moves were made */
    QUMALAQ_ILLEGAL_MOVE,
    QUMALAQ_BAD_ARGUMENT,
    QUMALAQ_NO_MEMORY /* or no thread */
} qumalaq_code;

typedef struct qumalaq_error {
    int32_t code;      /* qumalaq_code */
    int32_t line;      /* from 1; 0 without a place */
    int32_t column;    /* from 1, in bytes */
    char message[244]; /* in English */
} qumalaq_error;

/* The version of the program, such as "1.2.0". */
QUMALAQ_API const char* qumalaq_version(void);

/* --- The games and their options --- */

/* "togyzqumalaq" and seven others; null after the last. */
QUMALAQ_API const char* qumalaq_known_game(size_t index);
/* The key of an option of a game; null after the last. */
QUMALAQ_API const char* qumalaq_option_key(const char* game, size_t option);
/* A value that this option can have; null after the last. Those of "empty" (Mangala of Suez) are only examples. */
QUMALAQ_API const char* qumalaq_option_value(const char* game, size_t option, size_t value);

/* --- A game: its rules, a start, and the moves played --- */

typedef struct qumalaq_game qumalaq_game;

/* `options` is a list such as "holes=5 stones=4", `position` a text as qumalaq_game_position() writes it. Null stands
 * for the defaults and for the usual start. */
QUMALAQ_API qumalaq_game* qumalaq_game_new(const char* game, const char* options, const char* position,
                                           qumalaq_error* error);
/* Null if there is not enough memory. */
QUMALAQ_API qumalaq_game* qumalaq_game_copy(const qumalaq_game* game);
QUMALAQ_API void qumalaq_game_free(qumalaq_game* game);

QUMALAQ_API const char* qumalaq_game_id(const qumalaq_game* game); /* its id */
/* The value of an option; null if the game has no such option. */
QUMALAQ_API const char* qumalaq_game_option(const qumalaq_game* game, const char* key);

/* "9,9,9,9,9,9,9,9,9/9,9,9,9,9,9,9,9,9 0,0 -,- s": the rows of South and North, the stores, the tuzdyks, the side to
 * move. The guide's formats have the details. */
QUMALAQ_API size_t qumalaq_game_position(const qumalaq_game* game, char* text, size_t size);

typedef struct qumalaq_board {
    int32_t pits; /* in each row */
    int32_t side_to_move;
    int32_t stores[2];                 /* of South and North */
    int32_t rows[2][QUMALAQ_MAX_PITS]; /* by side and number - 1 */
    qumalaq_place tuzdyks[2];          /* by owner, or QUMALAQ_NO_PLACE */
    qumalaq_place prescribed;          /* the only pit a move may start from, or QUMALAQ_NO_PLACE */
} qumalaq_board;
QUMALAQ_API void qumalaq_game_board(const qumalaq_game* game, qumalaq_board* board);
/* Equal for equal positions. */
QUMALAQ_API uint64_t qumalaq_game_hash(const qumalaq_game* game);

/* Writes the legal moves in ascending order and returns how many there are; 0 if the game is over. */
QUMALAQ_API int qumalaq_game_moves(const qumalaq_game* game, qumalaq_place moves[QUMALAQ_MAX_PITS]);
/* QUMALAQ_ILLEGAL_MOVE if the move is not legal or the game is over. */
QUMALAQ_API int qumalaq_game_play(qumalaq_game* game, qumalaq_place move, qumalaq_error* error);
/* Takes the last move back. Returns 0 and does nothing if there is none, otherwise 1. */
QUMALAQ_API int qumalaq_game_undo(qumalaq_game* game);

/* The number of moves played. */
QUMALAQ_API size_t qumalaq_game_plies(const qumalaq_game* game);
/* The move with this index from 0, or QUMALAQ_NO_PLACE. */
QUMALAQ_API qumalaq_place qumalaq_game_move_at(const qumalaq_game* game, size_t ply);

typedef enum qumalaq_event_kind {
    QUMALAQ_LIFT,        /* all `count` stones of `from` go into the hand; one may be dropped there next */
    QUMALAQ_DROP,        /* one stone of the hand falls into `to` */
    QUMALAQ_CAPTURE,     /* `count` stones of `from` are taken into the store `to` */
    QUMALAQ_MAKE_TUZDYK, /* `from` becomes the tuzdyk of the owner of the store `to`; a bank of its stones follows */
    QUMALAQ_BANK,        /* `count` stones in the tuzdyk `from` go to its owner's store `to` */
    QUMALAQ_PASS,        /* the owner of the store `to` has no move and passes */
    QUMALAQ_TURN,        /* the owner of the store `to` is to move */
    QUMALAQ_PRESCRIBE,   /* the next move must start from `from` */
    QUMALAQ_COLLECT      /* the game is over: `count` stones of `from` count for `to`, but stay where they are */
} qumalaq_event_kind;

typedef struct qumalaq_event {
    int32_t kind; /* qumalaq_event_kind */
    qumalaq_place from;
    qumalaq_place to;
    int32_t count;
} qumalaq_event;
/* What happened in a move, stone by stone. Writes at most `size` events and returns how many there are. */
QUMALAQ_API size_t qumalaq_game_trace(const qumalaq_game* game, size_t ply, qumalaq_event* events, size_t size);

typedef enum qumalaq_result { QUMALAQ_OPEN, QUMALAQ_SOUTH_WINS, QUMALAQ_NORTH_WINS, QUMALAQ_DRAW } qumalaq_result;
typedef struct qumalaq_outcome {
    int32_t result;     /* qumalaq_result */
    int32_t score[2];   /* stones of South and North, with those that the end adds */
    const char* reason; /* one word, such as "majority" or "repetition"; never freed */
} qumalaq_outcome;
/* Returns 1 if the game is over; otherwise 0, with QUMALAQ_OPEN, the stores and an empty reason. */
QUMALAQ_API int qumalaq_game_outcome(const qumalaq_game* game, qumalaq_outcome* outcome);

/* Reads a move: "7", "76" with the pit of the last stone, "83x" with a new tuzdyk, "o4" for a pit of the other row. */
QUMALAQ_API qumalaq_place qumalaq_move_parse(const qumalaq_game* game, const char* text, qumalaq_error* error);
/* Writes a legal move in this form; an empty text for any other move. */
QUMALAQ_API size_t qumalaq_move_text(const qumalaq_game* game, qumalaq_place move, char* text, size_t size);

/* The value for the side to move in hundredths of a stone without a search, by the network if the game has one; 0 if
 * the game is over. */
QUMALAQ_API int32_t qumalaq_game_evaluate(const qumalaq_game* game);
/* The number of sequences of exactly `depth` moves from here. Repetition does not count. */
QUMALAQ_API uint64_t qumalaq_game_perft(const qumalaq_game* game, int depth);

typedef struct qumalaq_playouts {
    uint64_t south_wins;
    uint64_t north_wins;
    uint64_t draws;
    uint64_t plies;
} qumalaq_playouts;
/* Plays `count` games from here with random moves. A game of 10,000 moves ends as a draw. The same seed plays the same
 * games. */
QUMALAQ_API int qumalaq_game_playouts(const qumalaq_game* game, uint64_t count, uint64_t seed,
                                      qumalaq_playouts* playouts, qumalaq_error* error);

/* --- Records: games as text (TGK) --- */

typedef struct qumalaq_reader qumalaq_reader;
typedef struct qumalaq_record qumalaq_record;

/* Reads game after game from a text, which must outlive the reader. Null if there is not enough memory. */
QUMALAQ_API qumalaq_reader* qumalaq_reader_new(const char* text, size_t length);
QUMALAQ_API void qumalaq_reader_free(qumalaq_reader* reader);
/* Null at the end of the text. A record with errors is returned too, with the moves before the error. */
QUMALAQ_API qumalaq_record* qumalaq_reader_next(qumalaq_reader* reader, qumalaq_error* error);

/* The moves and the result of a game that was played. Null if there is not enough memory. */
QUMALAQ_API qumalaq_record* qumalaq_record_new(const qumalaq_game* game);
QUMALAQ_API void qumalaq_record_free(qumalaq_record* record);

/* The error with this index from 0, with its place in the whole text. Returns 0 after the last, otherwise 1. */
QUMALAQ_API int qumalaq_record_error(const qumalaq_record* record, size_t index, qumalaq_error* error);
/* The moves of the game without its variations. Writes at most `size` moves and returns how many there are. */
QUMALAQ_API size_t qumalaq_record_moves(const qumalaq_record* record, qumalaq_place* moves, size_t size);
/* The game after its first `plies` moves, or fewer if a repetition ends it before. */
QUMALAQ_API qumalaq_game* qumalaq_record_game(const qumalaq_record* record, size_t plies, qumalaq_error* error);

QUMALAQ_API int qumalaq_record_result(const qumalaq_record* record); /* qumalaq_result */
QUMALAQ_API int qumalaq_record_set_result(qumalaq_record* record, int result, qumalaq_error* error);
/* The name and value of the tag with this index from 0, such as "White". Returns 0 after the last, otherwise 1. The
 * game, its options, its start and the result are not among the tags. */
QUMALAQ_API int qumalaq_record_tag(const qumalaq_record* record, size_t index, const char** name, const char** value);
QUMALAQ_API int qumalaq_record_set_tag(qumalaq_record* record, const char* name, const char* value,
                                       qumalaq_error* error);
/* The record as TGK, with the variations and comments that were read. */
QUMALAQ_API size_t qumalaq_record_text(const qumalaq_record* record, char* text, size_t size);

/* --- The computer player --- */

typedef struct qumalaq_engine qumalaq_engine;

/* A search ends at the first of its limits; 0 means no limit. Without limits only a stop ends it. */
typedef struct qumalaq_limits {
    int64_t time_ms;
    uint64_t nodes;
    int32_t depth;    /* plies */
    int32_t level;    /* of play, 1 to 10 */
    int32_t lines;    /* the number of best moves that are reported; 0 means 1 */
    int32_t use_book; /* not 0: may be answered from the opening book; the strongest level always may */
} qumalaq_limits;

typedef enum qumalaq_score_kind {
    QUMALAQ_ESTIMATE, /* `score` is the expected difference of stones at the end, in hundredths */
    QUMALAQ_PROVEN_WIN,
    QUMALAQ_PROVEN_DRAW,
    QUMALAQ_PROVEN_LOSS /* `score` is the number of plies, or 127 for more or an unknown number */
} qumalaq_score_kind;

/* One line of a finished iteration of the search. */
typedef struct qumalaq_info {
    int32_t rank; /* 1 for the best line */
    int32_t depth;
    int32_t selective_depth;
    int32_t score_kind; /* qumalaq_score_kind */
    int32_t score;      /* for the side to move at the root */
    int32_t hash_permille;
    uint64_t nodes;
    int64_t elapsed_ms;
    size_t line_length;
    const qumalaq_place* line; /* valid until the callback returns */
} qumalaq_info;

typedef struct qumalaq_search_result {
    qumalaq_place best;  /* QUMALAQ_NO_PLACE only if the game is over, or there was no search */
    qumalaq_place reply; /* the expected one, or QUMALAQ_NO_PLACE */
    int32_t score_kind;
    int32_t score;
    uint64_t nodes;
    int64_t elapsed_ms;
    int32_t stopped; /* 1 if it was ended by a stop */
} qumalaq_search_result;

/* Called in a thread of the engine. Must not throw, and call no function of the engine but qumalaq_engine_stop(). */
typedef void (*qumalaq_info_callback)(const qumalaq_info* info, void* data);

/* Has a thread of its own. Null if there is not enough memory. */
QUMALAQ_API qumalaq_engine* qumalaq_engine_new(void);
/* Stops a running search. */
QUMALAQ_API void qumalaq_engine_free(qumalaq_engine* engine);

/* The size of the table of positions, 1 to 65536 MiB, at first 16. Stops a running search and forgets what it learned.
 */
QUMALAQ_API int qumalaq_engine_set_hash(qumalaq_engine* engine, int mebibytes, qumalaq_error* error);
/* 1 to 256, at first 1. Only a search on one thread can be repeated exactly. */
QUMALAQ_API int qumalaq_engine_set_threads(qumalaq_engine* engine, int threads, qumalaq_error* error);
/* Levels below 10 choose at random. The same seed gives the same moves in the same game, and lets levels 8 to 10 vary
   their openings. */
QUMALAQ_API void qumalaq_engine_set_seed(qumalaq_engine* engine, uint64_t seed);
/* Stops a running search and forgets what was learned. */
QUMALAQ_API void qumalaq_engine_new_game(qumalaq_engine* engine);

/* Starts a search and returns at once. A search that still runs is stopped first. Without a callback, `info` is null.
 */
QUMALAQ_API int qumalaq_engine_start(qumalaq_engine* engine, const qumalaq_game* game, const qumalaq_limits* limits,
                                     qumalaq_info_callback info, void* data, qumalaq_error* error);
/* Ends the running search; does nothing if there is none. */
QUMALAQ_API void qumalaq_engine_stop(qumalaq_engine* engine);
/* Waits for the end of the search, and gives the result of the last one. */
QUMALAQ_API void qumalaq_engine_wait(qumalaq_engine* engine, qumalaq_search_result* result);

#ifdef __cplusplus
}
#endif

#endif
