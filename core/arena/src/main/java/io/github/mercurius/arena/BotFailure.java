package io.github.mercurius.arena;

/**
 * A bot that failed: it gave no legal action, or threw or took too long where it was told something.
 *
 * @param seat where the bot sat
 * @param bot the name of that seat
 * @param moment where in the game's life it failed
 * @param action which action or outcome since the bots began it was, from 0; after the last one, how many there were
 * @param what what the bot did
 */
public record BotFailure(int seat, String bot, Moment moment, int action, String what) {
    /** Where a bot can fail in a game. */
    public enum Moment {
        /** As the game began. */
        BEGIN,
        /** As it had to decide, or was told what happened before. */
        MOVE,
        /** As it was told the end, or what happened since its last decision. */
        END
    }

    /** All of it in one line. */
    public String message() {
        String place = switch (moment) {
            case BEGIN -> "at the beginning";
            case MOVE -> "action " + action;
            case END -> "at the end";
        };
        return bot + ", " + place + ": " + what;
    }
}
