package io.github.mercurius.rules;

import io.github.mercurius.rules.VerificationReport.Gap;
import io.github.mercurius.rules.internal.Arguments;
import io.github.mercurius.rules.internal.Hashing;
import io.github.mercurius.rules.internal.RecordCheck;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * A saved game: how it began, and its log, from which all else follows, with commitments and hashes to check it.
 *
 * @param <A> the actions of the game
 * @param <V> what a player may know of it
 */
public abstract class AnyRecord<A extends AnyAction, V extends AnyView<A>> {
    /** For the records of each game. */
    protected AnyRecord() {}

    /** What was agreed before the game. */
    public abstract AnySetup setup();

    /** Every action, outcome, undo and note, in order. */
    public abstract List<LogEntry<A>> log();

    /** The chain of hashes over what happened, or none. */
    public abstract List<String> hashes();

    /** The final ranking, or none during the game. */
    public abstract List<? extends AnyStanding> result();

    /**
     * Facts about the event by name, such as a site or a date, or none. They belong to the record and not to the game:
     * nothing checks them, and a game that is played again does not have them.
     */
    public abstract Map<String, String> tags();

    /** This record with other tags. */
    public abstract AnyRecord<A, V> withTags(Map<String, String> tags);

    /** The commitment that was shown before the game, if there was one: in 64 hexadecimal digits. */
    public abstract Optional<String> shownCommitment();

    /**
     * The game again, from the first entry of the log to the last.
     *
     * @throws IllegalStateException if the record does not hold what is secret during the game
     * @throws IllegalArgumentException if an entry of the log is not possible; the message names it
     */
    public abstract AnyGame<A, V> replay();

    /**
     * Plays the game again and compares it with all that this record says.
     *
     * @return what is wrong, what was checked, and what could not be
     * @throws IllegalStateException if the record does not hold what is secret during the game
     */
    public VerificationReport verify() {
        return check(null, null);
    }

    /**
     * The same, and compares what a seat, or a spectator, was told with what it should have been told.
     *
     * @param told the side of the game of which this is the record
     */
    public VerificationReport verify(AnySeatGame<A, V> told) {
        return check(null, Arguments.notNull(told, "told", "a side of the game"));
    }

    /**
     * The same, and compares the commitment.
     *
     * @param shown the commitment that was shown before the game, as you kept it, in 64 hexadecimal digits
     */
    public VerificationReport verify(String shown) {
        return check(Hashing.check("shown", shown), null);
    }

    /**
     * The same, and compares both.
     *
     * @param shown the commitment that was shown before the game, as you kept it, in 64 hexadecimal digits
     * @param told the side of the game of which this is the record
     */
    public VerificationReport verify(String shown, AnySeatGame<A, V> told) {
        Arguments.notNull(told, "told", "a side of the game");
        return check(Hashing.check("shown", shown), told);
    }

    private VerificationReport check(@Nullable String shown, @Nullable AnySeatGame<A, V> told) {
        return new RecordCheck<>(this, firstGame(), this::checkDeal).report(shown, told);
    }

    /** This record as it can be shown during the game: without what is secret then. */
    public abstract AnyRecord<A, V> withoutSecrets();

    /** The game before the first entry of the log. */
    protected abstract AnyGame<A, V> firstGame();

    /** What is wrong with the deal and what proves it, if anything; what cannot be checked is added to the gaps. */
    protected abstract Optional<Discrepancy> checkDeal(Set<Gap> gaps);
}
