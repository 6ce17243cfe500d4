package io.github.mercurius.api;

import java.util.List;
import java.util.Optional;

/**
 * Something that happened, in the terms of the game: enough to animate a client, and to bring a view up to date.
 *
 * <p>Every guilder, token, card and marker that moves is in an event, in the order in which it moves. Only one kind of
 * event tells a secret, {@link CardDrawn}; {@link #seenBy} gives what a seat may know of it. Events are values:
 * immutable, thread-safe, equal if they are the same kind with the same contents.
 */
public sealed interface Event {
    /** This event as a seat may know it: the same, or a {@link HiddenCardDrawn} in place of another's drawn card. */
    default Event seenBy(int seat) {
        return this;
    }

    /** This event as those may know it who only watch. */
    default Event seenBySpectator() {
        return this;
    }

    /**
     * Whether this event told somebody what that player could not know before: a card drawn, a card shown from a hand.
     * To take it back would not make it unknown.
     */
    default boolean revealsCards() {
        return false;
    }

    /**
     * A turn begins (TRN-4).
     *
     * @param turn how many turns were completed before
     * @param seat whose turn it is
     */
    record TurnBegan(int turn, int seat) implements Event {}

    /**
     * A player bought a token (TRD-2).
     *
     * @param nth which of this turn's purchases of that asset it was, from 1
     * @param cost what this token added to the bill
     */
    record Bought(int seat, Asset asset, int nth, int cost) implements Event {
        public Bought {
            Check.notNull(asset, "asset");
        }
    }

    /**
     * A player sold a token (TRD-3).
     *
     * @param nth which of this turn's sales of that asset it was, from 1
     * @param gain what this token added to the proceeds; −1 when it lowered them
     */
    record Sold(int seat, Asset asset, int nth, int gain) implements Event {
        public Sold {
            Check.notNull(asset, "asset");
        }
    }

    /** A player put tokens on the Black Market card (BLK-2). */
    record BlackMarketFilled(int seat, Tokens tokens) implements Event {
        public BlackMarketFilled {
            Check.notNull(tokens, "tokens");
        }
    }

    /** The tokens on a Black Market card were sold (BLK-4, RUL-6). */
    record BlackMarketSold(int seat, Tokens tokens, int proceeds) implements Event {
        public BlackMarketSold {
            Check.notNull(tokens, "tokens");
        }
    }

    /** The tokens on a Black Market card went back to the bank for nothing as the game ended (RUL-6). */
    record BlackMarketForfeited(int seat, Tokens tokens) implements Event {
        public BlackMarketForfeited {
            Check.notNull(tokens, "tokens");
        }
    }

    /**
     * A chamber paid its dividend (DIV-3).
     *
     * @param seat who played the Dividend card
     * @param perShare what one share paid
     * @param received what each seat received
     */
    record DividendPaid(int seat, Chamber chamber, int perShare, List<Integer> received) implements Event {
        public DividendPaid {
            Check.notNull(chamber, "chamber");
            received = List.copyOf(Check.notNull(received, "received"));
        }
    }

    /** A player put a price card from the hand onto the board (TRN-2). */
    record CardPlayed(int seat, PriceCard card) implements Event {
        public CardPlayed {
            Check.notNull(card, "card");
        }

        @Override
        public boolean revealsCards() {
            return true;
        }
    }

    /** A player put the News onto the board, and discarded price cards face up (NWS-2, RUL-7). */
    record NewsPlayed(int seat, Cards discarded) implements Event {
        public NewsPlayed {
            Check.notNull(discarded, "discarded");
        }

        @Override
        public boolean revealsCards() {
            return !discarded.isEmpty();
        }
    }

    /** A player drew a card, which only that player may see (TRN-4, NWS-2). */
    record CardDrawn(int seat, Deck deck, PriceCard card) implements Event {
        public CardDrawn {
            Check.notNull(deck, "deck");
            Check.notNull(card, "card");
        }

        @Override
        public Event seenBy(int viewer) {
            return viewer == seat ? this : seenBySpectator();
        }

        @Override
        public Event seenBySpectator() {
            return new HiddenCardDrawn(seat, deck);
        }

        @Override
        public boolean revealsCards() {
            return true;
        }
    }

    /** Another player drew a card: what all others learn of a {@link CardDrawn}. */
    record HiddenCardDrawn(int seat, Deck deck) implements Event {
        public HiddenCardDrawn {
            Check.notNull(deck, "deck");
        }

        @Override
        public boolean revealsCards() {
            return true;
        }
    }

    /**
     * A card on a board acted on the prices (PRC-2): two markers moved from space to space, or stayed at the end of
     * their track.
     */
    record PricesMoved(PriceCard card, int shareFrom, int shareTo, int commodityFrom, int commodityTo)
            implements Event {
        public PricesMoved {
            Check.notNull(card, "card");
        }
    }

    /**
     * The cards on a board shifted one space right (TRN-3).
     *
     * @param left the card that left the board: a price card for the discard pile, or a News for good
     */
    record BoardShifted(int seat, Optional<Card> left) implements Event {
        public BoardShifted {
            Check.notNull(left, "left");
        }
    }

    /** A player's tokens were sold as the game ended (END-2). */
    record HoldingsSold(int seat, Tokens tokens, int proceeds) implements Event {
        public HoldingsSold {
            Check.notNull(tokens, "tokens");
        }
    }

    /** The game ended (END-3): all players, the richest first. */
    record GameEnded(List<Standing> ranking) implements Event {
        public GameEnded {
            ranking = List.copyOf(Check.notNull(ranking, "ranking"));
        }
    }
}
