package io.github.mercurius.web.table;

import org.jspecify.annotations.Nullable;

/**
 * A seat of a table, and who has it.
 *
 * @param name the player's name; null while the seat is free
 * @param tokenHash the hash of the person's token; null for bots
 * @param bot the kind of bot; null for people
 * @param kept for whom the seat is kept while it is free; null for anybody
 * @param left whether the person left the game
 * @param missed how many turns in a row the person's time ran out
 * @param asides how often the person left, came back, asked for an undo or answered
 * @param asideAt when the person last did
 * @param said the phrase that the person said last; null before the first one
 * @param rematch whether the person wants to play again
 */
public record Chair(
        @Nullable String name,
        @Nullable String tokenHash,
        @Nullable String bot,
        @Nullable Kept kept,
        boolean left,
        int missed,
        int asides,
        long asideAt,
        @Nullable Said said,
        boolean rematch) {
    /** For whom a seat is kept: the name, and the hash of the person's token. */
    record Kept(String name, String tokenHash) {}

    /**
     * What a person said.
     *
     * @param number rises with each phrase of the person
     */
    public record Said(String phrase, int number) {}

    /** After so many turns in a row without an action in time, a bot plays at once. */
    private static final int MOST_MISSED = 2;

    static final Chair FREE = new Chair(null, null, null, null, false, 0, 0, 0, null, false);

    static Chair person(String name, String tokenHash) {
        return new Chair(name, tokenHash, null, null, false, 0, 0, 0, null, false);
    }

    static Chair bot(String name, String bot) {
        return new Chair(name, null, bot, null, false, 0, 0, 0, null, false);
    }

    static Chair keptFor(String name, String tokenHash) {
        return new Chair(null, null, null, new Kept(name, tokenHash), false, 0, 0, 0, null, false);
    }

    /** Who the seat is kept for; null if it is taken, or free for anybody. */
    public @Nullable String keptFor() {
        return kept == null ? null : kept.name();
    }

    /** Whether the seat is free for the person whose token has a hash; null for anybody. */
    boolean isFreeFor(@Nullable String hash) {
        return isFree() && (kept == null || Secrets.equal(kept.tokenHash(), hash));
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

    /** Whether a person plays. */
    boolean isPresent() {
        return isPerson() && !isAway();
    }

    Chair withLeft() {
        return with(true, missed, asides, asideAt, said);
    }

    Chair back() {
        return with(false, 0, asides, asideAt, said);
    }

    Chair withMissedTurn() {
        return with(left, missed + 1, asides, asideAt, said);
    }

    /** After one more thing that is no action. */
    Chair withAside(long at) {
        return with(left, missed, asides + 1, at, said);
    }

    /** After the person said something, which counts as one of these things. */
    Chair withPhrase(String phrase) {
        return with(left, missed, asides, asideAt, new Said(phrase, asides));
    }

    Chair withRematch() {
        return new Chair(name, tokenHash, bot, kept, left, missed, asides, asideAt, said, true);
    }

    private Chair with(boolean nowLeft, int nowMissed, int nowAsides, long at, @Nullable Said nowSaid) {
        return new Chair(name, tokenHash, bot, kept, nowLeft, nowMissed, nowAsides, at, nowSaid, rematch);
    }
}
