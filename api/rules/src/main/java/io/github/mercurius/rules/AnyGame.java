package io.github.mercurius.rules;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * A game with its log: how it began, all that was done since, what each player was told, and the state that all this
 * led to. Immutable: an action gives a new game, and the old one stays.
 *
 * <pre>{@code
 * Optional<? extends AnyViolation> refused = game.check(seat, action);
 * if (refused.isEmpty()) {
 *     game = game.applyAction(seat, action);
 *     for (int to : game.setup().seats()) {
 *         send(to, game.updatesFor(to, sentTo(to)), game.hashesFor(to, sentTo(to)));
 *     }
 * }
 * }</pre>
 *
 * @param <A> the actions of the game
 * @param <V> what a player may know of it
 */
public interface AnyGame<A extends AnyAction, V extends AnyView<A>> {
    /** What was agreed before the game. */
    AnySetup setup();

    /** The state before the first action. */
    AnyState<A, V> firstState();

    /** The state now. */
    AnyState<A, V> state();

    /** The actions and outcomes that led to this state, with their updates, without those that were undone. */
    List<? extends AnyStep<A, V>> steps();

    /** The actions and outcomes that led to this state. */
    List<A> actions();

    /** Whether the game is over. */
    default boolean isOver() {
        return state().isOver();
    }

    /**
     * All that can come next: the actions of the player who decides, or the outcomes of chance; empty when the game is
     * over. The state's own {@link AnyState#legalActions} are a player's alone, and empty while chance decides.
     */
    default List<A> legalActions() {
        return state().asksChance()
                ? Collections.unmodifiableList(
                        state().chances().stream().map(AnyChance::outcome).collect(Collectors.toList()))
                : state().legalActions();
    }

    /** All players by their score, the best first, as if the game ended now. */
    default List<NamedStanding> ranking() {
        List<NamedStanding> ranking = new ArrayList<>();
        for (AnyStanding standing : state().table().ranking()) {
            ranking.add(new NamedStanding(
                    standing.place(), standing.seat(), setup().name(standing.seat()), standing.score()));
        }
        return Collections.unmodifiableList(ranking);
    }

    /**
     * The game with one more action in notation, of the player or the chance that decides now.
     *
     * @throws IllegalActionException as {@link #applyAction(AnyAction)} does
     * @throws NotationException if the text is not the notation of an action
     */
    AnyGame<A, V> play(String notation);

    /**
     * Why an action cannot be played now, with its rule, in English: {@code TRD-6: Robert has no token of tea}; empty
     * if it is legal.
     *
     * @throws NotationException if the text is not the notation of an action
     */
    Optional<String> why(String notation);

    /** Why an action, or an outcome of chance, cannot come now; empty if it is legal. */
    default Optional<? extends AnyViolation> check(A action) {
        return state().check(action);
    }

    /**
     * Why the player on a seat may not take an action; empty if it is legal. Ask this where actions come from people.
     *
     * @throws IllegalArgumentException if there is no such seat
     */
    default Optional<? extends AnyViolation> check(int seat, A action) {
        return state().check(seat, action);
    }

    /**
     * The game with one more action of the player who decides, or outcome of chance; for programs that play all seats.
     *
     * @throws IllegalActionException if the action is not legal, or the outcome cannot come now
     */
    AnyGame<A, V> applyAction(A action);

    /**
     * The game with one more action, of the player on a seat.
     *
     * @throws IllegalActionException if the action is not legal
     * @throws IllegalArgumentException if there is no such seat
     */
    AnyGame<A, V> applyAction(int seat, A action);

    /**
     * The game with one more outcome of chance.
     *
     * @throws IllegalActionException if this outcome cannot come now
     * @throws IllegalStateException if it is not chance's turn
     */
    AnyGame<A, V> applyOutcome(A outcome);

    /**
     * The game back at some number of its {@link #actions}, as the players agreed. The undo is in the log, and
     * everybody is told of it. To go back without a trace, keep the old game instead.
     *
     * @param toActions how many of the actions stay, fewer than there are
     * @throws FullLogException if the log would have more than 1,000 entries besides the actions that stand
     * @throws RulesException if there are not so many actions to undo
     */
    AnyGame<A, V> undo(int toActions);

    /**
     * Whether {@link #undo} to some number of actions would leave somebody knowing what was hidden then.
     *
     * @throws RulesException if there are not so many actions
     */
    boolean undoReveals(int toActions);

    /**
     * The game with a note in its log: what happened at the table, and changes nothing in the game.
     *
     * @throws FullLogException if the log has 1,000 entries already besides the actions that stand
     * @throws IllegalArgumentException if the note names a seat that there is not
     */
    AnyGame<A, V> note(Note note);

    /** How many updates there were so far: one for each entry of the log. The next one has this number. */
    int updateCount();

    /**
     * What happened, from the update with a number on, in full: for the host only.
     *
     * @throws RulesException if {@code from} is negative or more than {@link #updateCount}
     */
    List<? extends AnyUpdate> updatesForHost(int from);

    /**
     * What a seat is told, from the update with a number on. A host sends this to a client that has all updates before
     * it, also after a lost connection.
     *
     * @throws RulesException if {@code from} is negative or more than {@link #updateCount}
     * @throws IllegalArgumentException if there is no such seat
     */
    List<? extends AnyUpdate> updatesFor(int seat, int from);

    /**
     * What spectators are told, from the update with a number on.
     *
     * @throws RulesException if {@code from} is negative or more than {@link #updateCount}
     */
    List<? extends AnyUpdate> updatesForSpectator(int from);

    /**
     * The hashes of a seat's chain after each of its updates from a number on. Sent along, they tell a client at each
     * update whether it is still in step ({@link AnySeatGame#hash}).
     *
     * @throws RulesException if {@code from} is negative or more than {@link #updateCount}
     * @throws IllegalArgumentException if there is no such seat
     */
    List<String> hashesFor(int seat, int from);

    /**
     * The hashes of the spectators' chain after each of their updates from a number on.
     *
     * @throws RulesException if {@code from} is negative or more than {@link #updateCount}
     */
    List<String> hashesForSpectator(int from);

    /**
     * The hash of a seat's chain now: what a client needs that joins the game here.
     *
     * @throws IllegalArgumentException if there is no such seat
     */
    String hashFor(int seat);

    /** The hash of the spectators' chain now. */
    String hashForSpectator();

    /** The hash of the record's chain now, the last of {@link AnyRecord#hashes}: for the host only. */
    String hashForHost();

    /**
     * A seat's side of this game, as a client has it that received all updates.
     *
     * @throws IllegalArgumentException if there is no such seat
     */
    AnySeatGame<A, V> seatGame(int seat);

    /** The spectators' side of this game. */
    AnySeatGame<A, V> spectatorGame();

    /** The record of this game. */
    AnyRecord<A, V> toRecord();
}
