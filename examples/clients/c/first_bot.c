/* A bot that plays the first legal action, in any game. */
#include "mercurius_bot.h"

static size_t first(const char *message, char **legal, size_t actions) {
    (void) message;
    (void) legal;
    (void) actions;
    return 0;
}

int main(void) {
    return mercurius_play("first.c", first);
}
