package io.github.mercurius.rules;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A saved game: how it began, and its log, from which all else follows, with commitments and hashes to check it.
 *
 * @param <A> the actions of the game
 * @param <V> what a player may know of it
 */
public interface AnyRecord<A extends AnyAction, V extends AnyView<A>> {
    /** What was agreed before the game. */
    AnySetup setup();

    /** Every action, outcome, undo and note, in order. */
    List<LogEntry<A>> log();

    /** The chain of hashes over what happened, or none. */
    List<String> hashes();

    /** The final ranking, or none during the game. */
    List<? extends AnyStanding> result();

    /**
     * Facts about the event by name, such as a site or a date, or none. They belong to the record and not to the game:
     * nothing checks them, and a game that is played again does not have them.
     */
    Map<String, String> tags();

    /** This record with other tags. */
    AnyRecord<A, V> withTags(Map<String, String> tags);

    /** The commitment that was shown before the game, if there was one: in 64 hexadecimal digits. */
    Optional<String> shownCommitment();

    /**
     * The game again, from the first entry of the log to the last.
     *
     * @throws IllegalStateException if the record does not hold what is secret during the game
     * @throws RulesException if an entry of the log is not possible; the message names it
     */
    AnyGame<A, V> replay();

    /**
     * Plays the game again and compares it with all that this record says.
     *
     * @return what is wrong, what was checked, and what could not be
     * @throws IllegalStateException if the record does not hold what is secret during the game
     */
    VerificationReport verify();

    /**
     * The same, and compares what a seat, or a spectator, was told with what it should have been told.
     *
     * @param told the side of the game of which this is the record
     */
    VerificationReport verify(AnySeatGame<A, V> told);

    /**
     * The same, and compares the commitment.
     *
     * @param shown the commitment that was shown before the game, as you kept it, in 64 hexadecimal digits
     */
    VerificationReport verify(String shown);

    /**
     * The same, and compares both.
     *
     * @param shown the commitment that was shown before the game, as you kept it, in 64 hexadecimal digits
     * @param told the side of the game of which this is the record
     */
    VerificationReport verify(String shown, AnySeatGame<A, V> told);

    /** This record as it can be shown during the game: without what is secret then. */
    AnyRecord<A, V> withoutSecrets();
}
