package io.github.mercurius.api;

import io.github.mercurius.api.internal.ViewOfRules;
import io.github.mercurius.rules.AnyUpdate;
import io.github.mercurius.rules.AnyView;
import io.github.mercurius.rules.UpdateException;
import java.util.Optional;
import java.util.function.IntUnaryOperator;

/**
 * All that one seat may know, and nothing else: the open table, the player's hand, and what can be done with it.
 *
 * <p>A spectator's view has no viewer and no hand. Views are values: immutable, thread-safe, and equal if they are of
 * the same viewer, with equal tables and hands. Two games that differ only in what the viewer may not see give equal
 * views.
 *
 * <p>Only this library can implement it: later versions may add methods.
 */
public sealed interface PlayerView extends AnyView<Action> permits ViewOfRules {
    @Override
    Table table();

    /** The viewer's price cards; none for spectators. */
    Cards hand();

    /** The price cards that this viewer cannot see, wherever they are: in other hands or in a deck. */
    Cards unseen();

    @Override
    LegalActions legalActions();

    @Override
    Optional<Violation> check(Action action);

    /**
     * This view after an action: with every update that this viewer is told, a client keeps its view up to date without
     * asking again.
     *
     * @param update the next update, as {@link Update#seenBy} gives it for this viewer
     * @throws UpdateException if the rules do not allow it, as far as this view shows. That is an update that comes
     *     twice, too early or too late, with an impossible or changed fact, or with a card that the viewer knows to be
     *     elsewhere. An undo is refused too, as it needs the earlier views
     */
    @Override
    PlayerView after(AnyUpdate update);

    /**
     * A game as it could be, for all that this viewer knows. The open table and the viewer's hand are as they are. The
     * unseen cards are dealt at random to the other hands and the decks, each possibility as likely as any other.
     *
     * @param random gives, for a bound n, each number from 0 to n − 1 equally likely: {@code generator::nextInt} of any
     *     {@code RandomGenerator}
     * @throws IllegalArgumentException if {@code random} gives another number
     */
    @Override
    Simulation determinize(IntUnaryOperator random);

    /**
     * This view in one line of text, as the reference of the notation defines it: for bug reports and puzzles.
     * {@code Mercurius.rules().view}, in the module of the rules, reads it.
     */
    @Override
    String toText();
}
