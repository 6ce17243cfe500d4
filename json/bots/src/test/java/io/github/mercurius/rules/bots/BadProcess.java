package io.github.mercurius.rules.bots;

import java.util.stream.Stream;

/**
 * One kind of process that is no good bot: a shell script.
 *
 * @param what what is reported, as a regular expression; empty if nothing is, as the game goes on with its actions
 * @param limit how many milliseconds it has for an action
 */
record BadProcess(String name, String script, String what, int limit) {
    private static final int LONG = 20_000;
    private static final int SHORT = 300;

    private static final String GREETED = "read -r line; ";
    private static final String READY = GREETED + "echo '{\"type\":\"ready\",\"name\":\"bad\"}'\n";
    private static final String LEGAL = "number=${line#*'\"question\":'}; number=${number%%,*}; "
            + "rest=${line#*'\"legal\":[\"'}; action=${rest%%'\"'*}; "
            + "answer=\"{\\\"question\\\":$number,\\\"action\\\":\\\"$action\\\"}\"; ";

    private static BadProcess from(String name, String what, String script) {
        return new BadProcess(name, script, what, LONG);
    }

    /** Does something where an action is expected. */
    private static BadProcess choosing(String name, String what, String doing) {
        return new BadProcess(name, READY + answering(doing), what, LONG);
    }

    private static BadProcess hanging(String name, String script) {
        return new BadProcess(name, script, "no answer in time", SHORT);
    }

    private static String answering(String doing) {
        return "while read -r line; do case $line in *'\"type\":\"choose\"'*) " + LEGAL + doing + " ;; esac; done";
    }

    /** An answer with another action. */
    private static String action(String notation) {
        return "answer=\"{\\\"question\\\":$number,\\\"action\\\":\\\"" + notation + "\\\"}\"";
    }

    /** An answer with something else for the number of the question. */
    private static String numbered(String number) {
        return "echo \"{\\\"question\\\":" + number + ",\\\"action\\\":\\\"$action\\\"}\"";
    }

    private static final String ANSWER = "echo \"$answer\"";
    private static final String PLAYING = answering(ANSWER);

    /** A bot that is late with its third answer, by less than a decision may take. */
    static String lateOnce() {
        return READY + answering("[ $number = 3 ] && sleep 3.3; " + ANSWER);
    }

    static Stream<BadProcess> all() {
        return Stream.of(beginning(), answers(), pipes(), hanging(), children()).flatMap(kinds -> kinds);
    }

    private static Stream<BadProcess> beginning() {
        return Stream.of(
                from("ends at once", ".*closed its (in|out)put.*", "exit 0"),
                from(
                        "says why it ends",
                        ".*exit code 3; it wrote to stderr: found, after: no \\\\u001b\\[31mlibrary",
                        "printf 'no \\033[31mlibrary\\n found' >&2; exit 3"),
                from("cannot be found", ".*exit code 12[67].*", "exec /nonexistent/bot"),
                from("is never ready", ".*gave no answer in time.*", "sleep 600"),
                from("is ready after a while", "", "sleep 0.3\n" + READY + PLAYING),
                from("greets with garbage", ".*answered 'hi', expected .*ready.*", GREETED + "echo hi; " + PLAYING),
                from(
                        "speaks another protocol",
                        ".*answered hello by .*mercurius-bot/2.*",
                        GREETED + "echo '{\"type\":\"ready\",\"protocol\":\"mercurius-bot/9\"}'; " + PLAYING),
                from("greets with bytes", ".*not UTF-8.*", GREETED + "printf '\\377\\376\\n'; " + PLAYING),
                from(
                        "greets without an end",
                        ".*line of more than 65536 characters.*",
                        GREETED + "exec tr '\\0' x </dev/zero"),
                from("ends after ready", ".*closed its (in|out)put.*", READY + "exit 0"),
                from("ends as the game begins", ".*closed its (in|out)put.*", READY + "read -r line; exit 1"));
    }

    private static Stream<BadProcess> answers() {
        return Stream.of(
                choosing("garbage", ".*answered 'tea, please', expected an action.*", "echo tea, please"),
                choosing("controls", ".*answered '\\\\u001b\\[2J.*", "printf '\\033[2J\\033[H\\n'"),
                choosing("an empty line", ".*answered '', expected.*", "echo"),
                choosing(
                        "an illegal action",
                        "B:: BLK-2: .*|.*expected one of the legal actions",
                        action("B:") + "; echo \"$answer\""),
                choosing("an action alone", ".*expected an action.*", "echo \"$action\""),
                choosing("the number of another question", ".*expected an action.*", numbered("9$number")),
                choosing("no number", ".*expected an action.*", "echo \"{\\\"action\\\":\\\"$action\\\"}\""),
                choosing("a number in quotes", ".*expected an action.*", numbered("\\\"$number\\\"")),
                choosing(
                        "an action twice",
                        ".*expected an action.*",
                        "echo \"${answer%\\}},\\\"action\\\":\\\"$action\\\"}\""),
                choosing("an object without an action", ".*expected an action.*", "echo '{}'"),
                choosing(
                        "a number as an action",
                        ".*expected an action.*",
                        "echo \"{\\\"question\\\":$number,\\\"action\\\":7}\""),
                choosing("half an object", ".*answered '.\"action\":', expected .*", "echo '{\"action\":'"),
                choosing("more than an object", ".*answered .*", "echo \"$answer and more\""),
                choosing("brackets", ".*answered '.\"a\".*", "printf '{\"a\":%05000d' 0 | tr 0 '['; echo"),
                choosing("an object", "", "printf '%s,\"why\":[1]}\\r\\n' \"${answer%\\}}\""),
                choosing("bytes", ".*not UTF-8.*", "printf '+AM\\303\\n'"),
                choosing(
                        "a line of a megabyte",
                        ".*line of more than 65536 characters.*",
                        "head -c 1048576 /dev/zero | tr '\\0' x; echo"),
                choosing(
                        "a line without an end",
                        ".*line of more than 65536 characters.*",
                        "exec tr '\\0' x </dev/zero"),
                choosing("lines without an end", ".*(without being asked|expected an action).*", "exec yes"),
                choosing("two answers", ".*wrote without being asked.*", ANSWER + "; " + ANSWER),
                from(
                        "an answer before the question",
                        ".*wrote without being asked.*",
                        // in one piece, so that it is there before the first question
                        GREETED + "printf '%s\\n' '{\"type\":\"ready\",\"name\":\"bad\"}'"
                                + " '{\"question\":1,\"action\":\"+AMS\"}'; " + PLAYING));
    }

    private static Stream<BadProcess> pipes() {
        return Stream.of(
                choosing("ends", ".*closed its output, and ended with exit code 7.*", "exit 7"),
                choosing("ends in the middle of a line", ".*in the middle of a line.*", "printf +A; exit 0"),
                choosing("kills itself", ".*exit code 137.*", "kill -KILL $$"),
                choosing("closes its output", ".*closed its output.*", "exec >&-; sleep 600"),
                from("closes its input", ".*(closed its (in|out)put|no answer).*", READY + "exec <&-; exec sleep 600"),
                from("floods stderr", "", "yes >&2 & " + READY + PLAYING));
    }

    private static Stream<BadProcess> hanging() {
        return Stream.of(
                hanging("reads and says nothing", READY + "while read -r line; do :; done"),
                hanging("does not read", READY + "exec sleep 600"),
                hanging("stops itself", READY + answering("kill -STOP $$")),
                hanging("answers in pieces", READY + answering("while :; do printf +; sleep 0.05; done")),
                new BadProcess("answers late", READY + answering("sleep 0.6; " + ANSWER), "no answer in time", SHORT));
    }

    private static Stream<BadProcess> children() {
        String ignoring =
                "sh -c 'echo $$ >>\"$0.children\"; trap \"\" INT TERM HUP; while :; do sleep 600; done' \"$0\"";
        return Stream.of(
                from("stays after bye", "", READY + PLAYING + "; trap '' INT TERM HUP; while :; do sleep 600; done"),
                from("leaves a child", "", ignoring + " </dev/null >/dev/null 2>&1 & " + READY + PLAYING),
                from(
                        "leaves a child in another session",
                        "",
                        "setsid " + ignoring + " </dev/null >/dev/null 2>&1 & " + READY + PLAYING),
                from(
                        "leaves many children",
                        "",
                        "for i in 1 2 3 4 5 6 7 8 9 10; do " + ignoring + " & done; " + READY + PLAYING),
                choosing(
                                "dies, and its child holds the pipes",
                                ".*(no answer|no action) in time.*|.*closed its output.*",
                                "setsid sleep 3 & exit 0")
                        .within(SHORT));
    }

    private BadProcess within(int milliseconds) {
        return new BadProcess(name, script, what, milliseconds);
    }

    @Override
    public String toString() {
        return name;
    }
}
