/*
 * Lets a bot written in C play any game: the protocol mercurius-bot/2, in one file without dependencies.
 *
 *     #include "mercurius_bot.h"
 *     static size_t first(const char *message, char **legal, size_t actions) { return 0; }
 *     int main(void) { return mercurius_play("first.c", first); }
 *
 * It reads no JSON but the number of a question and its legal actions, as this project's host writes them: without
 * spaces. The whole message is there for a bot that has a JSON library.
 */
#ifndef MERCURIUS_BOT_H
#define MERCURIUS_BOT_H

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Which of the legal actions to take: its index. The message is the question, without its legal actions. */
typedef size_t mercurius_choose(const char *message, char **legal, size_t actions);

/* What follows a property in a line; NULL if it has none. A quote inside a text is escaped, so nothing else matches. */
static inline char *mercurius_after(char *line, const char *property) {
    char *found = strstr(line, property);
    return found ? found + strlen(property) : NULL;
}

/* Answers a question; 0 if it is none of this protocol. */
static inline int mercurius_answer(char *line, mercurius_choose *choose) {
    char *question = mercurius_after(line, "\"question\":");
    char *list = mercurius_after(line, "\"legal\":[");
    if (!question || !list) {
        return 0;
    }
    long number = strtol(question, NULL, 10);
    char **legal = malloc((strlen(list) / 2 + 1) * sizeof *legal);
    if (!legal) {
        return 0;
    }
    size_t actions = 0;
    for (char *quote = strchr(list, '"'); quote; quote = strchr(quote, '"')) {
        legal[actions++] = ++quote;
        quote += strcspn(quote, "\"");
        if (*quote == '\0' || quote[1] != ',') {
            *quote = '\0';
            break;
        }
        *quote++ = '\0';
    }
    list[-1] = '\0';
    size_t chosen = actions > 0 ? choose(line, legal, actions) : 0;
    if (chosen < actions) {
        printf("{\"question\":%ld,\"action\":\"%s\"}\n", number, legal[chosen]);
    }
    free(legal);
    return chosen < actions;
}

/* Plays until the host says goodbye; what main returns. Write nothing to stdout: it belongs to the protocol. */
static inline int mercurius_play(const char *name, mercurius_choose *choose) {
    size_t size = 1 << 16;
    char *line = malloc(size);
    while (line) {
        size_t length = 0;
        while (fgets(line + length, (int) (size - length), stdin) && !strchr(line + length, '\n')) {
            length = size - 1;
            size *= 2;
            line = realloc(line, size);
            if (!line) {
                return 1;
            }
        }
        if (feof(stdin) || strstr(line, "{\"type\":\"bye\"") == line) {
            break;
        }
        if (strstr(line, "{\"type\":\"hello\"") == line) {
            printf("{\"type\":\"ready\",\"name\":\"%s\"}\n", name);
        } else if (strstr(line, "{\"type\":\"choose\"") == line && !mercurius_answer(line, choose)) {
            return 1;
        }
        fflush(stdout);
    }
    free(line);
    return 0;
}

#endif
