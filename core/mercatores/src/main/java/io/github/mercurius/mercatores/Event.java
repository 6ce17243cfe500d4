package io.github.mercurius.mercatores;

import io.github.mercurius.rules.AnyEvent;
import io.github.mercurius.rules.AnySetup;
import io.github.mercurius.rules.Note;
import io.github.mercurius.rules.internal.Facts;
import io.github.mercurius.rules.internal.Voice;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalInt;

/**
 * Something that happened, in the terms of the game: enough to animate a client, and to bring a view up to date.
 *
 * <p>Every card and coin that moves is in an event, in the order in which it moves. No event tells a secret (INF-3).
 * Events are values: immutable, thread-safe, equal if they are the same kind with the same contents.
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

    /**
     * The event in a line of ASCII, its type first, such as {@code taken 1 CRN0,WAR}: for logs and hash chains. Equal
     * events have the same notation, and others of one edition another one.
     */
    @Override
    default String notation() {
        return Facts.notation(type(), facts(), "-");
    }

    @Override
    default String message(Locale locale, AnySetup setup) {
        return new Narrator(Voice.of(Texts.in(locale), setup, locale)).tell(this);
    }

    /** Whether it tells somebody something new: what a hand held, or the deck (INF-1, INF-2). */
    @Override
    default boolean reveals() {
        return this instanceof Given || this instanceof Loaded || this instanceof MarketFilled;
    }

    /**
     * A turn begins (TURN-1, PRO-2): {@code turnBegan 4 1}.
     *
     * @param turn how many turns were completed before
     * @param seat whose turn it is
     */
    record TurnBegan(int turn, int seat) implements Event {}

    /** A player gave a card to the market (MKT-1): {@code given 1 TOB1}. */
    record Given(int seat, Card card) implements Event {}

    /**
     * A player took cards from the market (MKT-2): {@code taken 1 CRN0,WAR}.
     *
     * @param cards in canonical order
     */
    record Taken(int seat, List<Card> cards) implements Event {
        public Taken {
            cards = List.copyOf(cards);
        }
    }

    /**
     * A player loaded cards into the resources (LOAD-1): {@code loaded 1 TOB0,TOB1}.
     *
     * @param cards in canonical order
     */
    record Loaded(int seat, List<Card> cards) implements Event {
        public Loaded {
            cards = List.copyOf(cards);
        }
    }

    /**
     * Cards from the deck were put on the market (FILL-1): {@code marketFilled CTN1,CRN0}.
     *
     * @param cards in the order in which they came, at least one
     */
    record MarketFilled(List<Card> cards) implements Event {
        public MarketFilled {
            cards = List.copyOf(cards);
        }
    }

    /** A player took the Captain card, and so ended the investment phase (LAST-1, LAST-2): {@code captainTaken 1}. */
    record CaptainTaken(int seat) implements Event {}

    /**
     * A round of the profit phase begins with the player who now has the Unloading card (PRO-1, PRO-4):
     * {@code roundBegan 2 1}.
     *
     * @param round which round it is, from 1
     * @param seat who has the Unloading card
     */
    record RoundBegan(int round, int seat) implements Event {}

    /** A player without cards in the resources was skipped (PRO-3): {@code turnSkipped 1}. */
    record TurnSkipped(int seat) implements Event {}

    /** A player discarded a goods card as tax (TAX-1): {@code taxPaid 1 CRN0}. */
    record TaxPaid(int seat, GoodsCard card) implements Event {}

    /**
     * A player cashed in a stack (CASH-3): {@code stackCashed 1 TOB TOB0,TOB0,TOB1 1}.
     *
     * @param cards the cards of the stack, which are discarded, in canonical order
     * @param coins what it brought
     */
    record StackCashed(int seat, Good good, List<Card> cards, int coins) implements Event {
        public StackCashed {
            cards = List.copyOf(cards);
        }
    }

    /**
     * A player cashed in a special card (CASH-4): {@code specialCashed 1 RCTN 2 8 3}.
     *
     * @param opponent the seat that was named for a trade route (ROUTE-1); none for other cards
     * @param count what the card counted
     * @param coins what it brought
     */
    record SpecialCashed(int seat, SpecialCard card, OptionalInt opponent, int count, int coins) implements Event {}

    /**
     * A player discarded a stack for nothing (CASH-5): {@code stackDiscarded 1 TOB TOB0}.
     *
     * @param cards the cards of the stack, in canonical order
     */
    record StackDiscarded(int seat, Good good, List<Card> cards) implements Event {
        public StackDiscarded {
            cards = List.copyOf(cards);
        }
    }

    /** A player discarded a special card for nothing (CASH-5): {@code specialDiscarded 1 WAR}. */
    record SpecialDiscarded(int seat, SpecialCard card) implements Event {}

    /**
     * The game is over (END-1): {@code gameEnded 1:2:9,2:0:7}, with place, seat and score of each player.
     *
     * @param ranking the final ranking, the highest score first
     */
    record GameEnded(List<Standing> ranking) implements Event {
        public GameEnded {
            ranking = List.copyOf(ranking);
        }
    }

    /**
     * The players agreed to undo actions: {@code undone 2 4 GIVE}.
     *
     * @param steps how many actions are undone
     * @param turn how many turns are completed again
     * @param step the step that the game is in again
     */
    record Undone(int steps, int turn, Ask step) implements Event {}

    /** Something at the table that changes nothing in the game: {@code noted 2 a bot plays}. */
    record Noted(Note note) implements Event {}
}
