package io.github.mercurius.mercatores;

import io.github.mercurius.rules.AnyState;
import io.github.mercurius.rules.AnyUpdate;
import io.github.mercurius.rules.IllegalActionException;
import io.github.mercurius.rules.PositionException;
import io.github.mercurius.rules.internal.Arguments;
import io.github.mercurius.rules.internal.SecretList;
import io.vavr.control.Either;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * A game of Mercatores at one moment, with all its cards: ask what is legal, apply an action, get the game after it.
 *
 * <pre>{@code
 * Setup setup = Setup.of("Robert", "Magda", "Rafał");
 * GameState state = GameState.start(setup, Deal.shuffled(setup.edition(), new SecureRandom()::nextInt));
 * state = state.applyAction(0, state.legalActions().get(0));
 * Action action = Action.parse("T:CRN0,WAR", setup.edition());
 * state.check(0, action).ifPresent(violation -> System.out.println(violation.message()));
 * }</pre>
 *
 * <p>What everybody may see is the {@link #table()}; the rest is hidden, and stays with the host. Players are sent what
 * {@link #viewFor} gives.
 *
 * <p>Two states are equal if their tables, all hands and the deck (in order) are equal. The table includes what is
 * known of the hands (INF-4). Which cards lie face down as coins is not part of it.
 *
 * <p>This class is immutable and thread-safe.
 */
public final class GameState implements AnyState<Action, PlayerView> {
    final Table table;
    final Cards[] hands;
    /** The deck is the last ones of these cards: drawing does not change them. */
    final List<Card> order;

    GameState(Table table, Cards[] hands, List<Card> order) {
        this.table = table;
        this.hands = hands;
        this.order = order;
    }

    /**
     * A new game: the cards are dealt, and the start player may act (section 2).
     *
     * @throws IllegalArgumentException if the deal is of another edition than the set-up says
     */
    public static GameState start(Setup setup, Deal deal) {
        Edition edition = Arguments.notNull(setup, "setup", "a set-up").edition();
        Arguments.notNull(deal, "deal", "a deal").checkEdition(setup);
        Cards market = Cards.of(edition, deal.cards().subList(0, Deal.MARKET)); // SET-3, RUL-18
        Cards[] hands = new Cards[setup.players()];
        Arrays.fill(hands, edition.noCards());
        int dealt = Deal.MARKET + Deal.HAND * hands.length;
        for (int place = Deal.MARKET; place < dealt; place++) {
            // SET-4: one at a time, clockwise from the start player
            int seat = (setup.startSeat() + place - Deal.MARKET) % hands.length;
            hands[seat] = hands[seat].plus(deal.cards().get(place));
        }
        return new GameState(new Table(setup, market), hands, deal.cards());
    }

    /**
     * The state in a text, which {@link #toText} gives.
     *
     * @param edition the edition that the text names
     * @throws PositionException if it is not the text of a state, names another edition, or contradicts the rules:
     *     names each problem and its place
     */
    public static GameState parse(String text, Edition edition) {
        return PositionText.check(text, edition).state();
    }

    /** All that lies open: the market, what is in front of each player, whose turn it is. */
    @Override
    public Table table() {
        return table;
    }

    /** The cards in a player's hand: only that player may see them (INF-1). */
    public Cards hand(int seat) {
        return hands[table.setup().checkSeat(seat)];
    }

    /** The deck, its top card first: nobody may see it (INF-2). */
    public List<Card> deck() {
        return new SecretList<>(order.subList(order.size() - table.deckSize(), order.size()));
    }

    @Override
    public LegalActions legalActions() {
        return LegalActions.of(table, hands[table.active]);
    }

    @Override
    public Optional<Violation> check(Action action) {
        return Optional.ofNullable(violation(table.active, action));
    }

    @Override
    public Optional<Violation> check(int seat, Action action) {
        return Optional.ofNullable(violation(seat, action));
    }

    @Override
    public GameState applyAction(Action action) {
        return applyAction(action, null);
    }

    /**
     * The game after an action of the player on a seat; this one stays as it is.
     *
     * @throws IllegalActionException if the action is not legal, with the violation that {@link #check(int, Action)}
     *     gives: another player's action breaks TURN-1 or PRO-2
     * @throws IllegalArgumentException if there is no such seat
     */
    @Override
    public GameState applyAction(int seat, Action action) {
        return played(seat, action, null);
    }

    /**
     * The game after an action of the active player, with a report of what happened.
     *
     * @param listener is told each event, in order; not called if the action is refused
     * @throws IllegalActionException if the action is not legal, with the violation that {@link #check(Action)} gives
     */
    public GameState applyAction(Action action, @Nullable Consumer<? super Event> listener) {
        return played(table.active, action, listener);
    }

    private GameState played(int seat, Action action, @Nullable Consumer<? super Event> listener) {
        Violation violation = violation(seat, action);
        if (violation != null) {
            throw new IllegalActionException(action, violation);
        }
        return after(action, listener);
    }

    /** The game after an action of the active player, or why it is refused; this one stays as it is. */
    public Either<Violation, GameState> tryAction(Action action) {
        Violation violation = violation(table.active, action);
        return violation != null ? Either.left(violation) : Either.right(after(action, null));
    }

    @Override
    public GameState after(AnyUpdate update) {
        return new UpdateCheck(Arguments.own(Update.class, update, "update")).after(this);
    }

    @Override
    public PlayerView viewFor(int seat) {
        return new PlayerView(table, table.setup().checkSeat(seat), hands[seat]);
    }

    @Override
    public PlayerView viewForSpectator() {
        return new PlayerView(
                table, PlayerView.SPECTATOR, table.setup().edition().noCards());
    }

    private @Nullable Violation violation(int seat, Action action) {
        Arguments.notNull(action, "action", "an action");
        return Legality.violation(table, table.setup().checkSeat(seat), hands[table.active], action);
    }

    /** The state after a legal action. */
    GameState after(Action action, @Nullable Consumer<? super Event> listener) {
        return Transition.after(this, action, listener);
    }

    @Override
    public String toText() {
        return PositionText.write(Position.of(this));
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof GameState that
                && that.table.equals(table)
                && Arrays.equals(that.hands, hands)
                && that.deck().equals(deck());
    }

    @Override
    public int hashCode() {
        return Objects.hash(table, Arrays.hashCode(hands));
    }

    /** The same as {@link #toText}, with all that is hidden. For the host only. */
    @Override
    public String toString() {
        return toText();
    }
}
