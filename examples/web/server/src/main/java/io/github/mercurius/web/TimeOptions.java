package io.github.mercurius.web;

import io.github.mercurius.web.table.Schedule;
import java.time.Duration;
import picocli.CommandLine.Option;

/** Options for when the server does what nobody asks for. */
final class TimeOptions {
    private static final Schedule STANDARD = Schedule.standard();

    @Option(names = "--bot-delay", paramLabel = "MS", description = "how long bots wait before each action")
    private int botDelay = (int) STANDARD.botDelay().toMillis();

    @Option(names = "--dealing", paramLabel = "SECONDS", description = "how long people have to commit, and to open")
    private int dealing = seconds(STANDARD.dealing());

    @Option(names = "--gathering", paramLabel = "SECONDS", description = "how long a table gathers without a change")
    private int gathering = seconds(STANDARD.gathering());

    @Option(names = "--idle", paramLabel = "SECONDS", description = "how long a game without a timer stands still")
    private int idle = seconds(STANDARD.idle());

    @Option(names = "--over", paramLabel = "SECONDS", description = "how long a table is kept after its game")
    private int over = seconds(STANDARD.over());

    TimeOptions() {}

    private static int seconds(Duration time) {
        return (int) time.toSeconds();
    }

    Schedule schedule() {
        return new Schedule(
                Duration.ofMillis(botDelay),
                Duration.ofSeconds(dealing),
                Duration.ofSeconds(gathering),
                Duration.ofSeconds(idle),
                Duration.ofSeconds(over));
    }
}
