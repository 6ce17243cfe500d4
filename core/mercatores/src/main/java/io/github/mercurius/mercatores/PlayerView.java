package io.github.mercurius.mercatores;

import io.github.mercurius.rules.AnyUpdate;
import io.github.mercurius.rules.AnyView;
import io.github.mercurius.rules.PositionException;
import io.github.mercurius.rules.UpdateException;
import io.github.mercurius.rules.internal.Arguments;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.IntUnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * All that one seat may know, and nothing else: the open table, the player's hand, and what can be done with it.
 *
 * <p>A spectator's view has no viewer and no hand. Two games that differ only in what the viewer may not see give equal
 * views: there is nothing else in a view that could leak.
 *
 * <p>Equal if viewer, table and hand are. This class is immutable and thread-safe.
 */
public final class PlayerView implements AnyView<Action> {
    static final int SPECTATOR = -1;

    final Table table;
    final int viewer;
    final Cards hand;

    PlayerView(Table table, int viewer, Cards hand) {
        this.table = table;
        this.viewer = viewer;
        this.hand = hand;
    }

    /**
     * The view in a text, which {@link #toText} gives.
     *
     * @param edition the edition that the text names
     * @throws PositionException if it is not the text of a view, names another edition, or contradicts the rules: names
     *     each problem and its place
     */
    public static PlayerView parse(String text, Edition edition) {
        return PositionText.check(text, edition).view();
    }

    @Override
    public OptionalInt viewer() {
        return viewer == SPECTATOR ? OptionalInt.empty() : OptionalInt.of(viewer);
    }

    @Override
    public Table table() {
        return table;
    }

    /** The viewer's cards; none for spectators. */
    public Cards hand() {
        return hand;
    }

    /**
     * The cards of which this viewer does not know where they are: in other hands, in the deck, or face down as coins.
     * A card that is surely in another hand is not among them (INF-4).
     */
    public Cards unseen() {
        Cards unseen =
                table.setup().edition().allCards().minus(table.openCards()).minus(hand);
        for (Player player : table.players()) {
            unseen = player.seat() == viewer ? unseen : unseen.minus(player.known());
        }
        return unseen;
    }

    @Override
    public LegalActions legalActions() {
        return isActive() ? LegalActions.of(table, hand) : LegalActions.NONE;
    }

    @Override
    public Optional<Violation> check(Action action) {
        Arguments.notNull(action, "action", "an action");
        return Optional.ofNullable(Legality.violation(table, viewer, hand, action));
    }

    /** Whether the viewer is to act. */
    boolean isActive() {
        return !table.isOver() && table.active == viewer;
    }

    /**
     * This view after an action: with every update, a client keeps its view up to date without asking again.
     *
     * @throws UpdateException if the rules do not allow the update, as far as this view shows. Such an update comes
     *     twice, too early or too late, or has an impossible or changed fact, or a card that the viewer knows to be
     *     elsewhere. An undo is refused too, as it needs the earlier views
     */
    @Override
    public PlayerView after(AnyUpdate update) {
        return new UpdateCheck(Arguments.own(Update.class, update, "update")).after(this);
    }

    /**
     * A game as it could be, for all that this viewer knows. The table and the viewer's hand are as they are, and known
     * cards are in the hands where they are known to be (INF-4). The {@link #unseen} cards are dealt at random to the
     * rest of the other hands, the deck and the coins, each possibility as likely as any other.
     *
     * @param random gives, for a bound n, each number from 0 to n − 1 equally likely: {@code generator::nextInt} of any
     *     {@code RandomGenerator}
     * @throws IllegalArgumentException if {@code random} gives another number
     */
    @Override
    public GameState determinize(IntUnaryOperator random) {
        return FittingState.dealt(this, unseen().shuffled(random));
    }

    @Override
    public String toText() {
        return PositionText.write(Position.of(this));
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof PlayerView that
                && that.viewer == viewer
                && that.hand.equals(hand)
                && that.table.equals(table);
    }

    @Override
    public int hashCode() {
        return Objects.hash(table, hand, viewer);
    }

    /** The same as {@link #toText}. */
    @Override
    public String toString() {
        return toText();
    }
}
