/* A whole game over `cyclades rpc` with nothing but option values: player MODULES PLAYERS MODE SEED [COMMAND...]

   cc -O2 -o player player.c

   JSON is looked through in place: an option's value goes into `parts` as the text that it is. */
#define _POSIX_C_SOURCE 200809L
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static FILE *in, *out;
static char *line, parts[65536];
static size_t size;
static int calls, plies;
static unsigned long chance;

/* Behind the JSON value at p. */
static const char *skip(const char *p) {
    if (*p == '"') {
        while (*++p != '"') p += *p == '\\';
        return p + 1;
    }
    if (*p != '{' && *p != '[') return p + strcspn(p, ",]}");
    for (p++; *p != '}' && *p != ']';) p = *p == ',' || *p == ':' ? p + 1 : skip(p);
    return p + 1;
}

/* The value of a key of the object at p, or NULL. */
static const char *get(const char *p, const char *key) {
    for (p++; *p != '}';) {
        const char *end = skip(p);
        if (strlen(key) == (size_t)(end - p - 2) && !strncmp(p + 1, key, end - p - 2)) return end + 1;
        p = skip(end + 1);
        p += *p == ',';
    }
    return NULL;
}

/* Send a request that stands in `format`, and give the result. */
static const char *call(const char *method, const char *params) {
    fprintf(out, "{\"jsonrpc\":\"2.0\",\"id\":%d,\"method\":\"%s\",\"params\":{%s}}\n", ++calls, method, params);
    fflush(out);
    if (getline(&line, &size, in) < 0 || !get(line, "result")) {
        fprintf(stderr, "%s {%s}: %s\n", method, params, line);
        exit(1);
    }
    return get(line, "result");
}

/* Add one of the options of a decision to the parts. */
static void choose(const char *decision) {
    const char *first = get(decision, "options"), *p;
    unsigned long count = 0, n = 0;
    for (p = first + 1; *p != ']'; p += *p == ',') p = skip(p), count++;
    chance = (chance * 48271) % 2147483647;
    for (p = first + 1; n < chance % count; p += *p == ',') p = skip(p), n++;
    p = get(p, "value");
    sprintf(parts + strlen(parts), "%s%.*s", *parts ? "," : "", (int)(skip(p) - p), p);
}

int main(int argc, char **argv) {
    char params[70000], list[4096] = "", *usual[] = {"cyclades", "rpc", NULL}, *name;
    int to[2], from[2];
    if (argc < 5 || pipe(to) || pipe(from)) return 2;
    if (!fork()) {
        dup2(to[0], 0), dup2(from[1], 1), close(to[1]), close(from[0]);
        execvp(argc > 5 ? argv[5] : usual[0], argc > 5 ? argv + 5 : usual);
        _exit(127);
    }
    close(to[0]), close(from[1]);
    out = fdopen(to[1], "w"), in = fdopen(from[0], "r"), chance = strtoul(argv[4], NULL, 10) % 2147483646 + 1;
    for (name = strtok(argv[1], ","); name; name = strtok(NULL, ","))
        sprintf(list + strlen(list), "%s\"%s\"", *list ? "," : "", name);
    call("initialize", "\"protocol\":1,\"client\":\"player.c\",\"lang\":\"en\"");
    sprintf(params, "\"modules\":[%s],\"players\":%s,\"mode\":%s%s%s,\"seed\":\"%s\"", list, argv[2],
            *argv[3] ? "\"" : "", *argv[3] ? argv[3] : "null", *argv[3] ? "\"" : "", argv[4]);
    const char *look = call("game.new", params);
    while (*get(look, "waiting") == '{') {
        char who[300];
        const char *game = get(look, "game"), *seat = get(get(look, "waiting"), "seat");
        int used = sprintf(who, "\"game\":%.*s", (int)(skip(game) - game), game);
        sprintf(who + used, ",\"seat\":%.*s", (int)(skip(seat) - seat), seat);
        if (*get(look, "decision") != '{') look = call("game.look", who); /* the Look was for another seat */
        int seq = atoi(get(look, "seq")), complete = 0;
        for (*parts = 0, choose(get(look, "decision")); !complete;) {
            sprintf(params, "%s,\"expect\":%d,\"parts\":[%s]", who, seq, parts);
            const char *draft = call("game.draft", params);
            complete = *get(draft, "complete") == 't';
            if (!complete) choose(get(draft, "decision"));
        }
        sprintf(params, "%s,\"expect\":%d,\"key\":\"k%d\",\"parts\":[%s]", who, seq, plies++, parts);
        look = call("game.play", params);
    }
    const char *winners = get(get(look, "result"), "winners");
    printf("{\"winners\": %.*s, \"plies\": %d}\n", (int)(skip(winners) - winners), winners, plies);
    return fclose(out) != 0;
}
