package io.github.mercurius.api;

import io.github.mercurius.rules.AnyAction;
import io.github.mercurius.rules.NotationException;
import io.github.mercurius.rules.internal.Arguments;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;

/**
 * What a player can do: one of six kinds, each with a notation of one line.
 *
 * <p>There is no action for "no trades": playing a card ends the trading (RUL-10). An action says what is wanted;
 * whether it is legal only a position can tell. Actions are values: immutable, thread-safe, equal if they are the same
 * kind with the same contents.
 */
public sealed interface Action extends AnyAction {
    /** The notation, such as {@code +AMS}; {@link #parse} reads it. */
    @Override
    default String notation() {
        return toString();
    }

    /**
     * The action with a notation such as {@code +AMS}, {@code B:HOO,HOO,SPI} or {@code N:}. Tokens and discards may
     * come in any order.
     *
     * @throws NotationException if the text is not the notation of an action
     */
    static Action parse(String notation) {
        return Notation.action(notation);
    }

    /** The purchase of one token. */
    static Buy buy(Asset asset) {
        return new Buy(asset);
    }

    /** The sale of one token. */
    static Sell sell(Asset asset) {
        return new Sell(asset);
    }

    /** The Black Market, with the tokens to be sold there. */
    static BlackMarket blackMarket(Asset... tokens) {
        return new BlackMarket(Arrays.asList(Arguments.notNull(tokens, "tokens")));
    }

    /** The Dividend of a chamber. */
    static Dividend dividend(Chamber chamber) {
        return new Dividend(chamber);
    }

    /** A price card, played onto the board. */
    static PlayCard playCard(PriceCard card) {
        return new PlayCard(card);
    }

    /** The News, with the cards to be discarded. */
    static PlayNews playNews(PriceCard... discard) {
        return new PlayNews(Arrays.asList(Arguments.notNull(discard, "discard")));
    }

    /** Buys one token from the bank (TRD-2): {@code +AMS}. */
    record Buy(Asset asset) implements Action {
        @Override
        public String toString() {
            return "+" + asset;
        }
    }

    /** Sells one token to the bank (TRD-3): {@code -TEA}. */
    record Sell(Asset asset) implements Action {
        @Override
        public String toString() {
            return "-" + asset;
        }
    }

    /**
     * Puts tokens on the Black Market card (BLK-2): {@code B:HOO,HOO,SPI}.
     *
     * @param tokens any number of tokens, so that a refusal can say what is wrong with them; kept in canonical order
     */
    record BlackMarket(List<Asset> tokens) implements Action {
        public BlackMarket {
            tokens = sorted(Asset.class, tokens, "tokens");
        }

        @Override
        public String toString() {
            return "B:" + tokens.stream().map(Asset::name).collect(Collectors.joining(","));
        }
    }

    /** Makes a chamber pay its dividend (DIV-2): {@code D:ROT}. */
    record Dividend(Chamber chamber) implements Action {
        @Override
        public String toString() {
            return "D:" + chamber;
        }
    }

    /** Plays a price card from the hand onto the board (TRN-2): {@code AMS+SIL-}. */
    record PlayCard(PriceCard card) implements Action {
        @Override
        public String toString() {
            return card.code();
        }
    }

    /**
     * Plays News onto the board and discards price cards from the hand (NWS-2): {@code N:AMS+SIL-,DEL-POR+} or
     * {@code N:}.
     *
     * @param discard any number of cards, so that a refusal can say what is wrong with them; kept in canonical order
     */
    record PlayNews(List<PriceCard> discard) implements Action {
        public PlayNews {
            discard = sorted(PriceCard.class, discard, "discard");
        }

        @Override
        public String toString() {
            return "N:" + discard.stream().map(PriceCard::code).collect(Collectors.joining(","));
        }
    }

    private static <E extends Enum<E>> List<E> sorted(Class<E> type, List<E> things, String argument) {
        int size = Arguments.notNull(things, argument).size();
        for (int i = 0; i < size; i++) { // without an iterator
            Object thing = things.get(i);
            // A list can hold other things than its type says, and these must not pass for cards by their numbers.
            if (!type.isInstance(Arguments.element(thing, argument))) {
                throw Arguments.failure("one of " + argument, thing.getClass().getName(), type.getName());
            }
        }
        List<E> copy = List.copyOf(things);
        for (int i = 1; i < copy.size(); i++) {
            if (copy.get(i - 1).compareTo(copy.get(i)) > 0) {
                List<E> inOrder = new ArrayList<>(copy);
                inOrder.sort(Comparator.naturalOrder());
                return List.copyOf(inOrder);
            }
        }
        return copy;
    }
}
