package io.github.mercurius.api;

import io.github.mercurius.rules.AnyEvent;
import io.github.mercurius.rules.AnySetup;
import io.github.mercurius.rules.Note;
import io.github.mercurius.rules.internal.Arguments;
import io.github.mercurius.rules.internal.Facts;
import io.github.mercurius.rules.internal.Voice;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/**
 * Something that happened, in the terms of the game: enough to animate a client, and to bring a view up to date.
 *
 * <p>Every guilder, token, card and marker that moves is in an event, in the order in which it moves. Only one kind of
 * event tells a secret, {@link CardDrawn}; {@link #seenBy} gives what a seat may know of it. Events are values:
 * immutable, thread-safe, equal if they are the same kind with the same contents.
 */
public sealed interface Event extends AnyEvent {
    @Override
    default String type() {
        return EventKinds.ALL.type(this);
    }

    @Override
    default Map<String, Object> facts() {
        return EventKinds.ALL.facts(this);
    }

    @Override
    default String notation() {
        return Facts.notation(type(), facts(), "");
    }

    @Override
    default String message(Locale locale, AnySetup setup) {
        return new Narrator(Voice.of(Texts.in(locale), setup, locale)).tell(this);
    }

    /** This event as a seat may know it: the same, or a {@link HiddenCardDrawn} in place of another's drawn card. */
    @Override
    default Event seenBy(int seat) {
        return this;
    }

    @Override
    default Event seenBySpectator() {
        return this;
    }

    /**
     * A turn begins (TRN-4): {@code turnBegan 4 1}.
     *
     * @param turn how many turns were completed before
     * @param seat whose turn it is
     */
    record TurnBegan(int turn, int seat) implements Event {}

    /**
     * A player bought a token (TRD-2): {@code bought 1 AMS 2 15}.
     *
     * @param nth which of this turn's purchases of that asset it was, from 1
     * @param cost what this token added to the bill
     */
    record Bought(int seat, Asset asset, int nth, int cost) implements Event {}

    /**
     * A player sold a token (TRD-3): {@code sold 1 TEA 1 17}.
     *
     * @param nth which of this turn's sales of that asset it was, from 1
     * @param gain what this token added to the proceeds: 0 or more, and −1 only for the third sale of one asset at
     *     price 3
     */
    record Sold(int seat, Asset asset, int nth, int gain) implements Event {}

    /** A player put tokens on the Black Market card (BLK-2): {@code blackMarketFilled 1 HOO,HOO,SPI}. */
    record BlackMarketFilled(int seat, Tokens tokens) implements Event {}

    /** The tokens on a Black Market card were sold (BLK-4, RUL-6): {@code blackMarketSold 1 HOO,HOO,SPI 54}. */
    record BlackMarketSold(int seat, Tokens tokens, int proceeds) implements Event {}

    /**
     * The tokens on a Black Market card went back to the bank for nothing as the game ended (RUL-6):
     * {@code blackMarketForfeited 1 HOO,HOO,SPI}.
     */
    record BlackMarketForfeited(int seat, Tokens tokens) implements Event {}

    /**
     * A chamber paid its dividend (DIV-3): {@code dividendPaid 1 ROT 6 18,6,12}.
     *
     * @param seat who played the Dividend card
     * @param perShare what one share paid
     * @param received what each seat received
     */
    record DividendPaid(int seat, Chamber chamber, int perShare, List<Integer> received) implements Event {
        public DividendPaid {
            received = List.copyOf(received);
        }
    }

    /** A player put a price card from the hand onto the board (TRN-2): {@code cardPlayed 1 AMS+SIL-}. */
    record CardPlayed(int seat, PriceCard card) implements Event {
        @Override
        public boolean reveals() {
            return true;
        }
    }

    /**
     * A player put the News onto the board, and discarded price cards face up (NWS-2, RUL-7): {@code newsPlayed 1
     * AMS+SIL-,DEL-POR+}.
     */
    record NewsPlayed(int seat, Cards discarded) implements Event {
        @Override
        public boolean reveals() {
            return !discarded.isEmpty();
        }
    }

    /** A player drew a card, which only that player may see (TRN-4, NWS-2): {@code cardDrawn 1 MAIN AMS+SIL-}. */
    record CardDrawn(int seat, Deck deck, PriceCard card) implements Event {
        @Override
        public Event seenBy(int viewer) {
            return viewer == seat ? this : seenBySpectator();
        }

        @Override
        public Event seenBySpectator() {
            return new HiddenCardDrawn(seat, deck);
        }

        @Override
        public boolean reveals() {
            return true;
        }
    }

    /** Another player drew a card: what all others learn of a {@link CardDrawn}: {@code hiddenCardDrawn 1 MAIN}. */
    record HiddenCardDrawn(int seat, Deck deck) implements Event {
        @Override
        public boolean reveals() {
            return true;
        }
    }

    /**
     * A card on a board acted on the prices (PRC-2). Two markers moved from space to space, or stayed at the end of
     * their track: {@code pricesMoved AMS+SIL- 14 15 19 17}.
     */
    record PricesMoved(PriceCard card, int shareFrom, int shareTo, int commodityFrom, int commodityTo)
            implements Event {}

    /**
     * The cards on a board shifted one space right (TRN-3): {@code boardShifted 1 AMS+SIL-}.
     *
     * @param removed the card that left the board: a price card for the discard pile, or a News for good
     */
    record BoardShifted(int seat, Optional<Card> removed) implements Event {}

    /** A player's tokens were sold as the game ended (END-2): {@code holdingsSold 1 HOO,SPI 37}. */
    record HoldingsSold(int seat, Tokens tokens, int proceeds) implements Event {}

    /** The game ended (END-3): all players, the richest first: {@code gameEnded 1:2:103,2:0:98,3:1:61}. */
    record GameEnded(List<Standing> ranking) implements Event {
        public GameEnded {
            ranking = List.copyOf(ranking);
        }
    }

    /**
     * The last actions were undone, as the players agreed: {@code undone 2 4 1}.
     *
     * @param steps how many actions were undone, at least 1
     * @param turn the turn that the game is back at: how many turns were completed before
     * @param step the step of that turn that the game is back at, 0 for its first
     */
    record Undone(int steps, int turn, int step) implements Event {
        public Undone {
            Arguments.that(steps >= 1, "steps", steps, "at least 1");
        }
    }

    /** Something at the table that changes nothing in the game: {@code noted 2 a bot plays}. */
    record Noted(Note note) implements Event {}
}
