/* A bot that plays the first legal action. It reads no JSON, so it shows what the protocol alone costs. */
#define _POSIX_C_SOURCE 200809L
#include <stdio.h>
#include <string.h>

int main(void) {
    static const char LEGAL[] = "\"legal\":[\"";
    char *line = NULL;
    size_t size = 0;
    while (getline(&line, &size, stdin) > 0) {
        if (strstr(line, "\"type\":\"hello\"")) {
            puts("{\"type\":\"ready\",\"name\":\"first.c\"}");
        } else if (strstr(line, "\"type\":\"choose\"")) {
            char *action = strstr(line, LEGAL) + sizeof LEGAL - 1;
            printf("%.*s\n", (int) strcspn(action, "\""), action);
        } else if (strstr(line, "\"type\":\"bye\"")) {
            return 0;
        }
        fflush(stdout);
    }
    return 0;
}
