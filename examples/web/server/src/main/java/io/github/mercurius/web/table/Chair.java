package io.github.mercurius.web.table;

import org.jspecify.annotations.Nullable;

/**
 * A seat of a table, and who has it.
 *
 * @param name the player's name; null while the seat is free
 * @param tokenHash the hash of the person's token; null for bots
 * @param bot the kind of bot; null for people
 * @param left whether the person left the game
 * @param missed how many turns in a row the person's time ran out
 * @param asides how often the person left, came back, asked for an undo or answered
 * @param asideAt when the person last did
 */
public record Chair(
        @Nullable String name,
        @Nullable String tokenHash,
        @Nullable String bot,
        boolean left,
        int missed,
        int asides,
        long asideAt) {
    /** After so many turns in a row without an action in time, a bot plays at once. */
    private static final int MOST_MISSED = 2;

    static final Chair FREE = new Chair(null, null, null, false, 0, 0, 0);

    static Chair person(String name, String tokenHash) {
        return new Chair(name, tokenHash, null, false, 0, 0, 0);
    }

    static Chair bot(String name, String bot) {
        return new Chair(name, null, bot, false, 0, 0, 0);
    }

    public boolean isFree() {
        return name == null;
    }

    public boolean isBot() {
        return bot != null;
    }

    public boolean isPerson() {
        return tokenHash != null;
    }

    /** Whether a bot plays for a person. */
    public boolean isAway() {
        return left || missed >= MOST_MISSED;
    }

    Chair withLeft() {
        return new Chair(name, tokenHash, bot, true, missed, asides, asideAt);
    }

    Chair back() {
        return new Chair(name, tokenHash, bot, false, 0, asides, asideAt);
    }

    Chair withMissedTurn() {
        return new Chair(name, tokenHash, bot, left, missed + 1, asides, asideAt);
    }

    /** After one more thing that is no action. */
    Chair withAside(long at) {
        return new Chair(name, tokenHash, bot, left, missed, asides + 1, at);
    }
}
