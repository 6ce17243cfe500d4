package io.github.mercurius.mercatores;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** What a position of Mercatores says. */
final class PositionParts extends AbstractParts {

    /** None when the game is over. */
    @Nullable
    Ask ask = Ask.GIVE;

    /** Whose turn it is; in the investment phase that follows from the turn. */
    int active = UNSAID;

    int round;
    int captain = Table.NOBODY;

    /** Who has the Unloading card, or {@link Table#NOBODY}; what is not said follows from captain and round. */
    @Nullable
    Integer unloading;

    @Nullable
    Cards market;

    @Nullable
    Card given;

    List<Card> discardPile = List.of();

    @Nullable
    List<Card> deck;

    /** The size of the deck; what is not said follows from the rest. */
    @Nullable
    Integer deckSize;

    PositionParts(Setup setup) {
        super(setup, () -> new Seat(setup.edition().noCards()));
    }

    private PositionParts(PositionParts other) {
        super(other);
        ask = other.ask;
        active = other.active;
        round = other.round;
        captain = other.captain;
        unloading = other.unloading;
        market = other.market;
        given = other.given;
        discardPile = other.discardPile;
        deck = other.deck;
        deckSize = other.deckSize;
    }

    /** Parts that say nothing of what is hidden behind a table, but for the cards that are known in hands. */
    static PositionParts hidden(Table table) {
        PositionParts parts = new PositionParts(table.setup);
        for (Player player : table.players) {
            parts.seats[player.seat()].known = player.known();
        }
        return parts;
    }

    /** The deck of a state. */
    void setDecks(GameState state) {
        deck = state.deck();
    }

    /** What everybody sees. */
    static PositionParts of(Table table) {
        PositionParts parts = new PositionParts(table.setup);
        parts.turn = table.turn;
        parts.ask = table.ask;
        parts.active = parts.isInvestment() ? UNSAID : table.active;
        parts.round = table.round;
        parts.captain = table.captain;
        parts.market = table.market;
        parts.given = table.given;
        parts.discardPile = table.discardPile();
        for (Player player : table.players) {
            Seat seat = parts.seats[player.seat()];
            seat.resources = player.resources();
            seat.known = player.known();
            seat.coins = player.coins();
            seat.handSize = player.handSize();
        }
        return parts;
    }

    /** A copy that shares its seats: what is to be changed of them is copied first. */
    PositionParts copy() {
        return new PositionParts(this);
    }

    @Override
    void hideFrom(int viewer) {
        super.hideFrom(viewer);
        deck = null;
    }

    /** Whether this is a position of the investment phase. */
    boolean isInvestment() {
        return ask != null && ask.phase() == Phase.INVESTMENT;
    }

    /** What a position says of one seat. */
    static final class Seat {
        Cards resources;
        Cards known;
        int coins;

        @Nullable
        Integer handSize;

        @Nullable
        Cards hand;

        Seat(Cards none) {
            resources = none;
            known = none;
        }

        Seat(Seat other) {
            resources = other.resources;
            known = other.known;
            coins = other.coins;
            handSize = other.handSize;
            hand = other.hand;
        }

        /** The cards in the hand, or how many there are if they are not known. */
        void setHand(@Nullable Cards known, @Nullable Integer size) {
            hand = known;
            handSize = size;
        }

        /** The size of the hand that is said, or that follows from the cards; else that of the beginning (SET-4). */
        int handSize() {
            return handSize != null ? handSize : hand != null ? hand.size() : Deal.HAND;
        }
    }
}
