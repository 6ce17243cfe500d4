package io.github.mercurius.mercatores;

import io.github.mercurius.rules.AnyAction;
import io.github.mercurius.rules.NotationException;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.Collectors;

/**
 * What a player can do: one of eight kinds, each with a notation of one line.
 *
 * <p>An action says what is wanted; whether it is legal only a position can tell. Actions are values: immutable,
 * thread-safe, equal if they are the same kind with the same contents.
 */
public sealed interface Action extends AnyAction {
    /** The notation, such as {@code G:TOB1}; {@link #parse} reads it. */
    @Override
    default String notation() {
        return toString();
    }

    /** The step of a turn that the action belongs to. */
    default Ask ask() {
        if (this instanceof Give) {
            return Ask.GIVE;
        }
        if (this instanceof Take) {
            return Ask.TAKE;
        }
        if (this instanceof Load) {
            return Ask.LOAD;
        }
        if (this instanceof Tax) {
            return Ask.TAX;
        }
        return Ask.CASH;
    }

    /**
     * The action with a notation such as {@code G:TOB1}, {@code T:CRN0,WAR} or {@code C:RCTN>2}. The cards can be in
     * any order.
     *
     * @param edition says which codes there are
     * @throws NotationException if the text is not the notation of an action
     */
    static Action parse(String notation, Edition edition) {
        return Notation.action(notation, edition);
    }

    /** Gives a card to the market (MKT-1): {@code G:TOB1}. */
    record Give(Card card) implements Action {
        @Override
        public String toString() {
            return "G:" + card.code();
        }
    }

    /**
     * Takes cards from the market (MKT-2): {@code T:CRN0,WAR}.
     *
     * @param cards any number of cards, so that a refusal can say what is wrong with them; kept in canonical order
     */
    record Take(List<Card> cards) implements Action {
        public Take {
            cards = Kinds.sorted(cards, "cards");
        }

        @Override
        public String toString() {
            return "T:" + codes(cards);
        }
    }

    /**
     * Loads cards (LOAD-1): {@code L:TOB0,TOB1}.
     *
     * @param cards any number of cards, so that a refusal can say what is wrong with them; kept in canonical order
     */
    record Load(List<Card> cards) implements Action {
        public Load {
            cards = Kinds.sorted(cards, "cards");
        }

        @Override
        public String toString() {
            return "L:" + codes(cards);
        }
    }

    /**
     * Pays the tax (TAX-1): {@code X:CRN0}.
     *
     * @param card any card, so that a refusal can say that it is no goods card
     */
    record Tax(Card card) implements Action {
        @Override
        public String toString() {
            return "X:" + card.code();
        }
    }

    /** Cashes in a stack (CASH-3): {@code C:TOB}. */
    record CashGoods(Good good) implements Action {
        @Override
        public String toString() {
            return "C:" + good;
        }
    }

    /**
     * Cashes in a special card (CASH-4): {@code C:WAR}, or with seat 2 as the opponent of a trade route
     * {@code C:RCTN>2}.
     *
     * @param opponent any number or none, so that a refusal can say that it is no opponent
     */
    record CashSpecial(SpecialCard card, OptionalInt opponent) implements Action {
        @Override
        public String toString() {
            return "C:" + card.code() + (opponent.isPresent() ? ">" + opponent.getAsInt() : "");
        }
    }

    /** Discards a stack for nothing (CASH-5): {@code D:TOB}. */
    record DiscardGoods(Good good) implements Action {
        @Override
        public String toString() {
            return "D:" + good;
        }
    }

    /** Discards a special card for nothing (CASH-5): {@code D:WAR}. */
    record DiscardSpecial(SpecialCard card) implements Action {
        @Override
        public String toString() {
            return "D:" + card.code();
        }
    }

    private static String codes(List<Card> cards) {
        return cards.stream().map(Card::code).collect(Collectors.joining(","));
    }
}
