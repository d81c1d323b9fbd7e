/* SPDX-FileCopyrightText: 2026 The Qumalaq authors */
/* SPDX-License-Identifier: GPL-3.0-or-later */
/*
 * Counts sequences of moves: perft DEPTH [GAME [OPTIONS [POSITION]]]
 *
 *     cc perft.c $(pkg-config --cflags --libs qumalaq) -o perft && ./perft 6 kalah "holes=5 stones=3"
 */
#include <qumalaq.h>

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>

int main(int argc, char** argv)
{
    if (argc < 2) {
        fputs("usage: perft DEPTH [GAME [OPTIONS [POSITION]]]\n", stderr);
        return 2;
    }
    qumalaq_error error;
    qumalaq_game* game = qumalaq_game_new(argc > 2 ? argv[2] : "togyzqumalaq", argc > 3 ? argv[3] : NULL,
                                          argc > 4 ? argv[4] : NULL, &error);
    if (!game) {
        fprintf(stderr, "column %d: %s\n", (int)error.column, error.message);
        return 1;
    }
    for (int depth = 1; depth <= atoi(argv[1]); ++depth)
        printf("%d %" PRIu64 "\n", depth, qumalaq_game_perft(game, depth));
    qumalaq_game_free(game);
    return 0;
}
