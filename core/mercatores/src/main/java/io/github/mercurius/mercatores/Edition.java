package io.github.mercurius.mercatores;

import io.github.mercurius.rules.EditionException;
import io.github.mercurius.rules.internal.Arguments;
import io.github.mercurius.rules.internal.Hashing;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The contents of the cards (RUL-1): which kinds there are, how many cards of each, and what they bring.
 *
 * <p>The cards of the real game are lost. {@link #standIn} has others, made for this library, and says so in its name.
 * The owner of a box describes the real cards in a file, or with a {@link #builder}.
 *
 * <p>Equal if id, name and all cards are. This class is immutable and thread-safe.
 */
public final class Edition {
    /** How many goods cards there are (THG-2). */
    public static final int GOODS_CARDS = 60;

    /** How many special cards there are (THG-3). */
    public static final int SPECIAL_CARDS = 22;

    /** How many cards there are in all. */
    public static final int CARDS = GOODS_CARDS + SPECIAL_CARDS;

    private static final int MARK_DIGITS = 16;

    private final String id;
    private final String name;
    private final List<GoodsPart> goods;
    private final List<SpecialCard> specialCards;
    final Kinds kinds;
    private final Map<String, Card> byCode = new LinkedHashMap<>();
    private final Cards none;
    private final Cards all;
    /** All that stands on the cards, and the names. */
    private final String text;

    private final String mark;

    /** The edition of a builder that breaks no rule. */
    private Edition(Builder builder) {
        id = builder.id;
        name = builder.name;
        goods = List.copyOf(builder.goods);
        specialCards = List.copyOf(builder.specials);
        kinds = new Kinds(goods, specialCards, builder.specialCopies);
        kinds.all.forEach(card -> byCode.put(card.code(), card));
        none = new Cards(kinds, 0, 0);
        all = new Cards(kinds, kinds.goods.full(), kinds.specials.full());
        text = HashChain.text(this);
        mark = id + ":" + Hashing.sha256(text).substring(0, MARK_DIGITS);
    }

    /** Cards made for this library, in accordance with every known fact; the real ones are lost. */
    public static Edition standIn() {
        return StandIn.EDITION;
    }

    /** A builder; all cards must be set, in canonical order (RUL-17). */
    public static Builder builder() {
        return new Builder();
    }

    /** A short name, of the characters {@code a} to {@code z}, {@code 0} to {@code 9} and {@code -}. */
    public String id() {
        return id;
    }

    /** The name: any text of 1 to 200 characters (code points). */
    public String name() {
        return name;
    }

    /** All kinds of cards, in canonical order (RUL-17). */
    public List<Card> cards() {
        return kinds.all;
    }

    /** The special kinds, in canonical order. */
    public List<SpecialCard> specialCards() {
        return specialCards;
    }

    /** How many cards of a kind there are; none if this edition does not have the kind. */
    public int copies(Card card) {
        return all.count(card);
    }

    /** How many cards of a good there are, whatever their ships. */
    public int copies(Good good) {
        return all.stackSize(good);
    }

    /** What a stack of a good brings (CASH-3). */
    public ProfitTable profit(Good good) {
        return goods.get(Arguments.notNull(good, "good").ordinal()).profit();
    }

    /** The kind with a code; none if this edition does not have it. */
    public Optional<Card> card(String code) {
        return Optional.ofNullable(byCode.get(Arguments.notNull(code, "code")));
    }

    /** The id, and the first digits of a hash over all that {@link #equals} compares: how a position names it. */
    String mark() {
        return mark;
    }

    /** Refuses a card that this edition does not have. */
    void check(Card card) {
        boolean known = kinds.numberOf(Arguments.notNull(card, "card", "a card")) >= 0;
        Arguments.that(known, "card", card, "one of the edition of the set-up");
    }

    /** Cards, refused if this edition does not have them. */
    Cards check(Cards cards, String argument) {
        boolean right = all.contains(Arguments.notNull(cards, argument, "cards"));
        Arguments.that(right, argument, cards, "cards of the edition of the set-up");
        return cards;
    }

    /** Cards in an order, refused if this edition does not have the kind of one. */
    List<Card> check(@Nullable Iterable<? extends Card> cards, String argument) {
        List<Card> list = Arguments.noneNull(cards, argument, "cards");
        list.forEach(this::check);
        return list;
    }

    Cards noCards() {
        return none;
    }

    Cards allCards() {
        return all;
    }

    /** How many of a good's cards have 0 ships, 1 ship and so on; the last number is not 0. */
    public List<Integer> copiesByShips(Good good) {
        return goods.get(Arguments.notNull(good, "good").ordinal()).copies();
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other == this || (other instanceof Edition that && that.text.equals(text));
    }

    @Override
    public int hashCode() {
        return text.hashCode();
    }

    /** The id. */
    @Override
    public String toString() {
        return id;
    }

    /** A good: how many of its cards have 0 ships, 1 ship and so on, and what a stack of it brings. */
    record GoodsPart(Good good, List<Integer> copies, ProfitTable profit) {}

    /** Builds an edition from its cards, and checks them all. */
    public static final class Builder {
        private String id = "";
        private String name = "";
        private final List<GoodsPart> goods = new ArrayList<>();
        private final List<SpecialCard> specials = new ArrayList<>();
        private final List<Integer> specialCopies = new ArrayList<>();

        private Builder() {}

        /** A short name: 1 to 40 of the characters {@code a} to {@code z}, {@code 0} to {@code 9} and {@code -}. */
        public Builder id(String id) {
            this.id = Arguments.notNull(id, "id");
            return this;
        }

        /** The name: any text of 1 to 200 characters (code points). */
        public Builder name(String name) {
            this.name = Arguments.notNull(name, "name");
            return this;
        }

        /**
         * Adds a good.
         *
         * @param copies how many of its cards have 0 ships, 1 ship and so on
         * @param profit what a stack of it brings, the lowest step first
         */
        public Builder good(Good good, List<Integer> copies, List<ProfitStep> profit) {
            goods.add(new GoodsPart(
                    Arguments.notNull(good, "good"), Arguments.noneNull(copies, "copies"), new ProfitTable(profit)));
            return this;
        }

        /** Adds a kind of warehouses. */
        public Builder warehouse(String code, int copies, List<ProfitStep> profit) {
            return special(code, SpecialType.WAREHOUSE, List.of(), Optional.empty(), copies, profit);
        }

        /** Adds a kind of quays. */
        public Builder quay(String code, Set<Arrow> arrows, int copies, List<ProfitStep> profit) {
            List<Arrow> sorted = new ArrayList<>(Arguments.noneNull(arrows, "arrows"));
            Collections.sort(sorted);
            return special(code, SpecialType.QUAY, sorted, Optional.empty(), copies, profit);
        }

        /** Adds a kind of trade routes. */
        public Builder route(String code, Good good, int copies, List<ProfitStep> profit) {
            Arguments.notNull(good, "good");
            return special(code, SpecialType.ROUTE, List.of(), Optional.of(good), copies, profit);
        }

        private Builder special(
                String code,
                SpecialType type,
                List<Arrow> arrows,
                Optional<Good> good,
                int copies,
                List<ProfitStep> profit) {
            specials.add(new SpecialCard(specials.size(), code, type, arrows, good, new ProfitTable(profit)));
            specialCopies.add(copies);
            return this;
        }

        /**
         * The edition.
         *
         * @throws EditionException if it breaks a rule from EDN-1 to EDN-5, with everything that is wrong
         */
        public Edition build() {
            EditionCheck check = new EditionCheck();
            check.texts(id, name);
            check.goods(goods);
            check.specials(specials, specialCopies);
            check.refuse();
            return new Edition(this);
        }
    }
}
