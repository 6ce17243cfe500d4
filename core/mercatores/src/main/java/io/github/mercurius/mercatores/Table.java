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

    final TableParts parts;

    /** A table that shows these parts, which nobody changes any more. */
    Table(TableParts parts) {
        this.parts = parts;
    }

    @Override
    public Setup setup() {
        return parts.setup;
    }

    /** How many turns have been completed, without skipped ones. */
    @Override
    public int turn() {
        return parts.turn;
    }

    /** The phase; the profit phase when the game is over. */
    public Phase phase() {
        return parts.phase();
    }

    /** The step that the turn is in; none when the game is over. */
    public Optional<Ask> ask() {
        return Optional.ofNullable(parts.ask);
    }

    @Override
    public boolean isOver() {
        return parts.ask == null;
    }

    @Override
    public OptionalInt decider() {
        return isOver() ? OptionalInt.empty() : OptionalInt.of(parts.active);
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
        return parts.active;
    }

    /** The round of the profit phase, from 1; 0 before. When the game is over, the last one. */
    public int round() {
        return parts.round;
    }

    /** Who has the Captain card, if anybody has it yet. */
    public OptionalInt captain() {
        return seatOrNone(parts.captain);
    }

    /** Who has the Unloading card, if anybody has it yet. When the game is over, who had it in the last turn. */
    public OptionalInt unloading() {
        return seatOrNone(parts.unloading());
    }

    private static OptionalInt seatOrNone(int seat) {
        return seat == NOBODY ? OptionalInt.empty() : OptionalInt.of(seat);
    }

    /** Whether this is a last turn, in which the hand may become empty (LAST-4). */
    public boolean isLastTurn() {
        return parts.isLastTurn();
    }

    /** The cards on the market, with the one that was given in this turn. */
    public Cards market() {
        return parts.market;
    }

    /** The card that was given in this turn, while it cannot be taken (MKT-4). */
    public Optional<Card> given() {
        return Optional.ofNullable(parts.given);
    }

    /** The cards on the market that can be taken: all but the one that was given in this turn (MKT-4). */
    public Cards others() {
        return parts.others();
    }

    /** How many cards are to be taken now (MKT-2, MKT-3); 0 if it is not the step to take. */
    public int toTake() {
        return parts.toTake();
    }

    /** How many cards the deck has left. */
    public int deckSize() {
        return parts.deck;
    }

    /** The discard pile, the lowest card first. */
    public List<Card> discardPile() {
        return Collections.unmodifiableList(parts.discardPile.reverse().toJavaList());
    }

    /** What everybody may know of the player on a seat. */
    public Player player(int seat) {
        return parts.players[parts.setup.checkSeat(seat)];
    }

    /** What everybody may know of each player, in the order of the seats. */
    public List<Player> players() {
        return Collections.unmodifiableList(Arrays.asList(parts.players));
    }

    /**
     * What a special card counts now, for a player who has it or would have it (WARE-1, QUAY-1, ROUTE-1); the card's
     * {@linkplain SpecialCard#profit profit table} says what that brings.
     *
     * @param opponent for a trade route another seat, for other cards none
     * @throws IllegalArgumentException if there is no such seat, or the opponent is not one
     */
    public int count(int seat, SpecialCard card, OptionalInt opponent) {
        parts.setup.checkSeat(seat);
        Arguments.notNull(card, "card", "a special card");
        Arguments.notNull(opponent, "opponent", "a seat or none");
        Arguments.that(Legality.isOpponent(parts, seat, card, opponent), "opponent", opponent, "as ROUTE-1 says");
        return CashActions.count(parts.players, seat, card, opponent.orElse(NOBODY));
    }

    /** What a player would score if the game ended now (END-2). */
    public int score(int seat) {
        int coins = player(seat).coins();
        return parts.captain == seat ? coins + CAPTAIN_COINS : coins;
    }

    /** All players by their {@link #score}, the highest first; those with the same share a place (END-3), by seat. */
    @Override
    public List<Standing> ranking() {
        return Ranking.of(parts.setup, this::score, Standing::new);
    }

    /** The cards that lie face up: on the market, in the resources, on the discard pile. */
    Cards openCards() {
        Cards open = parts.market;
        for (Player player : parts.players) {
            open = open.plus(player.resources());
        }
        return open.plus(Cards.of(open.kinds, discardPile()));
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof Table that
                && that.parts.turn == parts.turn
                && that.parts.ask == parts.ask
                && that.parts.deck == parts.deck
                && that.parts.active == parts.active
                && that.parts.round == parts.round
                && that.parts.captain == parts.captain
                && Objects.equals(that.parts.given, parts.given)
                && that.parts.market.equals(parts.market)
                && Arrays.equals(that.parts.players, parts.players)
                && that.parts.discardPile.equals(parts.discardPile)
                && that.parts.setup.equals(parts.setup);
    }

    @Override
    public int hashCode() {
        return Objects.hash(parts.turn, parts.active, parts.deck, parts.market, Arrays.hashCode(parts.players));
    }

    /** The open position in a line, as spectators see it. */
    @Override
    public String toString() {
        return PositionText.write(Position.of(this));
    }
}
