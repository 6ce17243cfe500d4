package io.github.mercurius.mercado;

import io.github.mercurius.rules.AnyUpdate;
import io.github.mercurius.rules.AnyView;
import io.github.mercurius.rules.PositionException;
import io.github.mercurius.rules.UpdateException;
import io.github.mercurius.rules.internal.Arguments;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.IntUnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * All that one seat may know, and nothing else: the open table, the player's privilege tokens, and what can be done
 * with them.
 *
 * <p>A spectator's view has no viewer and no hand. Two games that differ only in what the viewer may not see give equal
 * views: there is nothing else in a view that could leak. A view shows this moment: what could be concluded from
 * earlier turns about the tokens of others is not in it.
 *
 * <p>Equal if viewer, table and hand are. This class is immutable and thread-safe.
 */
public final class PlayerView implements AnyView<Action> {
    static final int SPECTATOR = -1;

    final Table table;
    final int viewer;
    final Tokens hand;

    PlayerView(Table table, int viewer, Tokens hand) {
        this.table = table;
        this.viewer = viewer;
        this.hand = hand;
    }

    /**
     * The view in a text, which {@link #toText} gives.
     *
     * @param edition the edition that the text names
     * @throws PositionException if it is not the text of a view, names another edition, or says what cannot be: names
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

    /** The viewer's privilege tokens; none for spectators. */
    public Tokens hand() {
        return hand;
    }

    /** The hands by seat, as far as they are known. */
    @Nullable
    Tokens[] knownHands() {
        @Nullable Tokens[] hands = new Tokens[table.parts.players.length];
        if (viewer != SPECTATOR) {
            hands[viewer] = hand;
        }
        return hands;
    }

    /** The privilege tokens that are in other hands or in the stack: the viewer does not know where (INF-2). */
    public Tokens unseen() {
        return Determinization.unseen(table, knownHands());
    }

    @Override
    public LegalActions legalActions() {
        return viewer != SPECTATOR && table.parts.actor == viewer
                ? LegalActions.of(table.parts, hand)
                : LegalActions.NONE;
    }

    /**
     * The outcomes that chance can have now for all that the viewer knows, with their weights, in canonical order.
     * Where a privilege token is drawn, these are the kinds of all {@link #unseen} tokens, although only those of the
     * stack are legal (INF-2).
     */
    @Override
    public List<Chance> chances() {
        return Chances.of(table.parts, unseen());
    }

    /** Why the viewer may not take an action now; empty if it is legal. An outcome of chance never is. */
    @Override
    public Optional<Violation> check(Action action) {
        Arguments.notNull(action, "action", "an action");
        return Optional.ofNullable(new Legality(table.parts, hand, unseen()).violation(viewer, action));
    }

    /**
     * This view after an action or outcome: with every update, a client keeps its view up to date without asking again.
     *
     * @param update the next update, as {@link Update#seenBy} gives it for this viewer
     * @throws UpdateException if the rules do not allow the update, as far as this view shows. Such an update comes
     *     twice, too early or too late, or has an impossible or changed fact. One with a token that the viewer knows to
     *     be elsewhere, or that should be hidden, is refused too. So is an undo, as going back takes the views of
     *     before
     */
    @Override
    public PlayerView after(AnyUpdate update) {
        return new UpdateCheck(Arguments.own(Update.class, update, "update")).after(this);
    }

    /**
     * A game as it could be, for all that this viewer knows: the table and the viewer's hand are as they are. The
     * {@link #unseen} tokens are dealt at random to the other hands and the stack, each possibility as likely as any
     * other. A player who is asked to discard a token gets at least two kinds, as otherwise nobody would ask (RUL-7).
     *
     * @param random gives, for a bound n, each number from 0 to n − 1 equally likely: {@code generator::nextInt} of any
     *     {@code RandomGenerator}
     * @throws IllegalArgumentException if {@code random} gives another number
     */
    @Override
    public GameState determinize(IntUnaryOperator random) {
        return Determinization.of(table, knownHands(), Arguments.notNull(random, "random"));
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
