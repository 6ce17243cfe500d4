package io.github.mercurius.web.table;

import java.util.concurrent.TimeUnit;
import picocli.CommandLine.Option;

/**
 * When a server has to do something for a table that nobody asks for, and what. The times are options of the command;
 * if nobody says otherwise they are for people: bots take their time, and a finished game can be downloaded for a week.
 */
public final class Schedule {
    private static final int DAY = 24 * 3_600;
    private static final int WEEK = 7 * DAY;

    @Option(names = "--bot-delay", paramLabel = "MS", description = "how long bots wait before each action")
    private int botDelay = 700;

    @Option(names = "--dealing", paramLabel = "SECONDS", description = "how long people have to commit, and to open")
    private int dealing = 60;

    @Option(names = "--gathering", paramLabel = "SECONDS", description = "how long a table gathers without a change")
    private int gathering = DAY;

    @Option(names = "--idle", paramLabel = "SECONDS", description = "how long a game without a timer stands still")
    private int idle = WEEK;

    @Option(names = "--over", paramLabel = "SECONDS", description = "how long a table is kept after its game")
    private int over = WEEK;

    /** For people. */
    public Schedule() {}

    /** What a server has to do. */
    public enum Task {
        DEAL,
        STOP_DEALING,
        DRAW,
        PLAY_BOT,
        PLAY_AWAY,
        PLAY_TIMER,
        DELETE
    }

    /**
     * The next thing to do, unless the table changes before.
     *
     * @param at when, in milliseconds since 1970
     */
    public record Due(Task task, long at) {
        private static Due after(long began, int seconds, Task task) {
            return new Due(task, began + TimeUnit.SECONDS.toMillis(seconds));
        }
    }

    /** The next thing to do for a table. */
    public Due next(TableState table) {
        return switch (table.phase()) {
            case GATHERING ->
                table.isFull() && table.hasPerson()
                        ? new Due(Task.DEAL, table.changedAt())
                        : Due.after(table.changedAt(), gathering, Task.DELETE);
            case DEALING -> Due.after(dealingBegan(table), dealing, Task.STOP_DEALING);
            case PLAYING -> inGame(table);
            case OVER -> Due.after(table.changedAt(), over, Task.DELETE);
        };
    }

    private static long dealingBegan(TableState table) {
        return table.dealing() instanceof Dealing.Joint joint ? joint.beganAt() : table.changedAt();
    }

    private Due inGame(TableState table) {
        Play<?, ?> play = table.play();
        if (play != null && play.asksChance()) {
            return new Due(Task.DRAW, play.dueSince());
        }
        if (play == null || play.activeSeat().isEmpty()) {
            throw new IllegalStateException(table + ": expected a game under way");
        }
        Chair chair = table.chair(play.activeSeat().getAsInt());
        if (chair.isBot() || chair.isAway()) {
            return new Due(chair.isBot() ? Task.PLAY_BOT : Task.PLAY_AWAY, play.dueSince() + botDelay);
        }
        return table.options().timer() == 0
                ? Due.after(play.dueSince(), idle, Task.DELETE)
                : Due.after(play.turnBeganAt(), table.options().timer(), Task.PLAY_TIMER);
    }
}
