package io.github.mercurius.web.table;

import java.time.Duration;

/**
 * When a server has to do something for a table that nobody asks for, and what.
 *
 * @param botDelay how long a bot waits before an action, so that people can follow
 * @param dealing how long people have to commit, and again to open
 * @param gathering how long a table may gather without any change
 * @param idle how long a game without a timer may stand still
 * @param over how long a table is kept after the game
 */
public record Schedule(Duration botDelay, Duration dealing, Duration gathering, Duration idle, Duration over) {
    /** For people: bots take their time, and a finished game can be downloaded for a week. */
    public static Schedule standard() {
        return new Schedule(
                Duration.ofMillis(700),
                Duration.ofSeconds(60),
                Duration.ofHours(2),
                Duration.ofDays(7),
                Duration.ofDays(7));
    }

    public Schedule withBotDelay(Duration delay) {
        return new Schedule(delay, dealing, gathering, idle, over);
    }

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
    public record Due(Task task, long at) {}

    /** The next thing to do for a table. */
    public Due next(TableState table) {
        return switch (table.phase()) {
            case GATHERING ->
                table.isFull() && table.hasPerson()
                        ? new Due(Task.DEAL, table.changedAt())
                        : after(table.changedAt(), gathering, Task.DELETE);
            case DEALING -> after(dealingBegan(table), dealing, Task.STOP_DEALING);
            case PLAYING -> inGame(table);
            case OVER -> after(table.changedAt(), over, Task.DELETE);
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
        if (chair.isBot()) {
            return after(play.dueSince(), botDelay, Task.PLAY_BOT);
        }
        if (chair.isAway()) {
            return after(play.dueSince(), botDelay, Task.PLAY_AWAY);
        }
        return table.options().timer() == 0
                ? after(play.dueSince(), idle, Task.DELETE)
                : after(play.turnBeganAt(), Duration.ofSeconds(table.options().timer()), Task.PLAY_TIMER);
    }

    private static Due after(long began, Duration time, Task task) {
        return new Due(task, began + time.toMillis());
    }
}
