package io.github.mercurius.mercatores;

import io.github.mercurius.rules.AnyTable;
import io.github.mercurius.rules.internal.Arguments;
import io.github.mercurius.rules.internal.Ranking;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;

/**
 * All that lies open on the table, for everybody to see (INF-3), and what everybody can remember of the hands (INF-4).
 *
 * <p>No hand and no deck is in it, only their sizes: a table tells nothing that is hidden.
 *
 * <p>Equal if everything that it shows is equal. This class is immutable and thread-safe.
 */
public final class Table implements AnyTable {
    /** LAST-1: so many cards in the resources end the investment phase. */
    static final int CARDS_TO_END = 15;

    /** END-2: what the Captain card is worth. */
    static final int CAPTAIN_COINS = 2;

    static final int NOBODY = -1;

    // Transition changes a copy while it plays an action. Once a state or a view has the table, nobody changes it.
    final Setup setup;
    final Player[] players;
    Cards market;
    /** The top card first. */
    io.vavr.collection.List<Card> discardPile = io.vavr.collection.List.empty();

    @Nullable
    Card given;

    /** Null when the game is over. */
    @Nullable
    Ask ask = Ask.GIVE;

    int deck;
    int turn;
    int active;
    int round;
    int captain = NOBODY;

    /** The table before the first turn, with a market. */
    Table(Setup setup, Cards market) {
        this.setup = setup;
        this.market = market;
        players = new Player[setup.players()];
        Cards none = setup.edition().noCards();
        Arrays.setAll(players, seat -> new Player(seat, none, none, Deal.HAND, 0));
        deck = Edition.CARDS - Deal.MARKET - Deal.HAND * players.length; // SET-3, SET-4
        active = setup.startSeat(); // TURN-1
    }

    /** A copy, to be changed. */
    Table(Table other) {
        setup = other.setup;
        players = other.players.clone();
        market = other.market;
        discardPile = other.discardPile;
        given = other.given;
        ask = other.ask;
        deck = other.deck;
        turn = other.turn;
        active = other.active;
        round = other.round;
        captain = other.captain;
    }

    @Override
    public Setup setup() {
        return setup;
    }

    /** How many turns have been completed, without skipped ones. */
    @Override
    public int turn() {
        return turn;
    }

    /** The phase; the profit phase when the game is over. */
    public Phase phase() {
        return ask == null ? Phase.PROFIT : ask.phase();
    }

    /** The step that the turn is in; none when the game is over. */
    public Optional<Ask> ask() {
        return Optional.ofNullable(ask);
    }

    @Override
    public boolean isOver() {
        return ask == null;
    }

    @Override
    public OptionalInt decider() {
        return isOver() ? OptionalInt.empty() : OptionalInt.of(active);
    }

    /**
     * Whose turn it is.
     *
     * @throws IllegalStateException if the game is over
     */
    public int activeSeat() {
        if (isOver()) {
            throw new IllegalStateException("the game is over, it is nobody's turn (END-1)");
        }
        return active;
    }

    /** The round of the profit phase, from 1; 0 before. When the game is over, the last one. */
    public int round() {
        return round;
    }

    /** Who has the Captain card, if anybody has it yet. */
    public OptionalInt captain() {
        return seatOrNone(captain);
    }

    /** Who has the Unloading card, if anybody has it yet. When the game is over, who had it in the last turn. */
    public OptionalInt unloading() {
        return seatOrNone(unloadingSeat());
    }

    /** The captain in the first round (PRO-1), then from seat to seat (PRO-4); nobody before. */
    int unloadingSeat() {
        return captain == NOBODY || round < 1 ? NOBODY : (int) ((captain + (round - 1L)) % players.length);
    }

    static OptionalInt seatOrNone(int seat) {
        return seat == NOBODY ? OptionalInt.empty() : OptionalInt.of(seat);
    }

    /** Whether this is a last turn, in which the hand may become empty (LAST-4). */
    public boolean isLastTurn() {
        return phase() == Phase.INVESTMENT && captain != NOBODY;
    }

    /** The cards on the market, with the one that was given in this turn. */
    public Cards market() {
        return market;
    }

    /** The card that was given in this turn, while it cannot be taken (MKT-4). */
    public Optional<Card> given() {
        return Optional.ofNullable(given);
    }

    /** The cards on the market that can be taken: all but the one that was given in this turn (MKT-4). */
    public Cards others() {
        return given == null ? market : market.minus(given);
    }

    /** How many cards are to be taken now (MKT-2, MKT-3); 0 if it is not the step to take. */
    public int toTake() {
        return given == null ? 0 : Math.min(market.size() - 1, takenFor(given));
    }

    /** MKT-2: how many cards are taken for one that was given, if there are so many. */
    static int takenFor(Card given) {
        return given instanceof GoodsCard ? 2 : 3;
    }

    /** How many cards the deck has left. */
    public int deckSize() {
        return deck;
    }

    /** The discard pile, the lowest card first. */
    public List<Card> discardPile() {
        return Collections.unmodifiableList(discardPile.reverse().toJavaList());
    }

    /** The player whose turn it is. */
    Player player() {
        return players[active];
    }

    /** The left neighbour of a seat (THG-8). */
    int next(int seat) {
        return Arrow.LEFT.seat(seat, players.length);
    }

    /** What everybody may know of the player on a seat. */
    public Player player(int seat) {
        return players[setup.checkSeat(seat)];
    }

    /** What everybody may know of each player, in the order of the seats. */
    public List<Player> players() {
        return Collections.unmodifiableList(Arrays.asList(players));
    }

    /**
     * What a special card counts now, for a player who has it or would have it (WARE-1, QUAY-1, ROUTE-1); the card's
     * {@linkplain SpecialCard#profit profit table} says what that brings.
     *
     * @param opponent for a trade route another seat, for other cards none
     * @throws IllegalArgumentException if there is no such seat, or the opponent is not one
     */
    public int count(int seat, SpecialCard card, OptionalInt opponent) {
        setup.checkSeat(seat);
        Arguments.notNull(card, "card", "a special card");
        Arguments.notNull(opponent, "opponent", "a seat or none");
        Arguments.that(Legality.isOpponent(this, seat, card, opponent), "opponent", opponent, "as ROUTE-1 says");
        return new CashActions(this, seat).count(card, opponent.orElse(NOBODY));
    }

    /** What a player would score if the game ended now (END-2). */
    public int score(int seat) {
        int coins = player(seat).coins();
        return captain == seat ? coins + CAPTAIN_COINS : coins;
    }

    /** All players by their {@link #score}, the highest first; those with the same share a place (END-3), by seat. */
    @Override
    public List<Standing> ranking() {
        return Ranking.of(setup, this::score, Standing::new);
    }

    /** The cards that lie face up: on the market, in the resources, on the discard pile. */
    Cards openCards() {
        Cards open = market;
        for (Player player : players) {
            open = open.plus(player.resources());
        }
        return open.plus(Cards.of(open.kinds, discardPile()));
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof Table that
                && that.turn == turn
                && that.ask == ask
                && that.deck == deck
                && that.active == active
                && that.round == round
                && that.captain == captain
                && Objects.equals(that.given, given)
                && that.market.equals(market)
                && Arrays.equals(that.players, players)
                && that.discardPile.equals(discardPile)
                && that.setup.equals(setup);
    }

    @Override
    public int hashCode() {
        return Objects.hash(turn, active, deck, market, Arrays.hashCode(players));
    }

    /** The open position in a line, as spectators see it. */
    @Override
    public String toString() {
        return PositionText.write(Position.of(this));
    }
}
