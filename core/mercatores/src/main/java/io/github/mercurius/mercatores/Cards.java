package io.github.mercurius.mercatores;

import io.github.mercurius.rules.NotationException;
import io.github.mercurius.rules.internal.Arguments;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.function.IntUnaryOperator;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * Some cards of an edition, in no order: a hand, the market, a player's resources.
 *
 * <p>There are never more of a kind than the edition has. {@code plus} and {@code minus} give other cards, and refuse
 * what cannot be. Written as {@code CRN0,TOB1,WAR}, in canonical order (RUL-17).
 *
 * <p>Equal if there are as many of each kind, in editions with the same cards. This class is immutable and thread-safe.
 */
public final class Cards {
    final Kinds kinds;
    private final long goods;
    private final long specials;

    Cards(Kinds kinds, long goods, long specials) {
        this.kinds = kinds;
        this.goods = goods;
        this.specials = specials;
    }

    /** No cards. */
    public static Cards none(Edition edition) {
        return Arguments.notNull(edition, "edition").noCards();
    }

    /** All 82 cards of an edition. */
    public static Cards all(Edition edition) {
        return Arguments.notNull(edition, "edition").allCards();
    }

    /**
     * The given cards, in any order; a kind named twice means two of its cards.
     *
     * @throws IllegalArgumentException if the edition does not have so many of a kind
     */
    public static Cards of(Edition edition, Collection<? extends Card> cards) {
        return of(none(edition).kinds, Arguments.noneNull(Arguments.notNull(cards, "cards"), "cards"));
    }

    /** The cards of a list without null in it. */
    static Cards of(Kinds kinds, List<Card> cards) {
        long goods = 0;
        long specials = 0;
        for (int i = 0; i < cards.size(); i++) {
            int kind = kinds.own(cards.get(i));
            kinds.checkCount(kind, kinds.count(goods, specials, kind) + 1);
            goods += kinds.goodsUnit(kind);
            specials += kinds.specialsUnit(kind);
        }
        return new Cards(kinds, goods, specials);
    }

    /**
     * The cards with these codes, separated by commas, such as {@code CRN0,TOB1,WAR}, in any order; none for an empty
     * text.
     *
     * @throws NotationException if a code is not one of the edition's
     * @throws IllegalArgumentException if the edition does not have so many of a kind
     */
    public static Cards parse(String codes, Edition edition) {
        return of(edition, Notation.cards(codes, edition));
    }

    /** How many of a kind there are. */
    public int count(Card card) {
        int kind = kinds.numberOf(Arguments.notNull(card, "card"));
        return kind < 0 ? 0 : countOf(kind);
    }

    /** How many there are of the kind with a number. */
    int countOf(int kind) {
        return kinds.count(goods, specials, kind);
    }

    /** Whether there is at least one of a kind. */
    public boolean has(Card card) {
        return count(card) > 0;
    }

    /** Whether these are at least the others, kind by kind. */
    public boolean contains(Cards others) {
        return isSameEdition(Arguments.notNull(others, "others"))
                && kinds.goods.contains(goods, others.goods)
                && kinds.specials.contains(specials, others.specials);
    }

    /** Whether there are none. */
    public boolean isEmpty() {
        return (goods | specials) == 0;
    }

    /** How many there are in all. */
    public int size() {
        return goodsSize() + specialsSize();
    }

    /** How many goods cards there are. */
    public int goodsSize() {
        return kinds.goods.size(goods);
    }

    /** How many special cards there are. */
    public int specialsSize() {
        return kinds.specials.size(specials);
    }

    /** How many cards of a good there are, whatever their ships. */
    public int stackSize(Good good) {
        return kinds.goods.size(goods & kinds.stack(good));
    }

    /** The cards of a good, whatever their ships. */
    public Cards stack(Good good) {
        return new Cards(kinds, goods & kinds.stack(good), 0);
    }

    /** How many different goods there are. */
    int goodsCount() {
        int number = 0;
        for (int good = 0; good < Good.all().size(); good++) {
            number += stackSize(Good.all().get(good)) > 0 ? 1 : 0;
        }
        return number;
    }

    /** The goods of which there is at least one card, in canonical order. */
    public List<Good> goods() {
        List<Good> present = new ArrayList<>(Good.all());
        present.removeIf(good -> stackSize(good) == 0);
        return Collections.unmodifiableList(present);
    }

    /** How many ship symbols there are on all these cards. */
    public int ships() {
        int ships = 0;
        for (int kind = 0; kind < kinds.firstSpecial; kind++) {
            ships += countOf(kind) * ((GoodsCard) kinds.all.get(kind)).ships();
        }
        return ships;
    }

    /**
     * These and one more of a kind.
     *
     * @throws IllegalArgumentException if the edition does not have so many
     */
    public Cards plus(Card card) {
        int kind = kinds.own(Arguments.notNull(card, "card"));
        kinds.checkCount(kind, countOf(kind) + 1);
        return with(kind, 1);
    }

    /**
     * These and the others.
     *
     * @throws IllegalArgumentException if the edition does not have so many, or the others are of another edition
     */
    public Cards plus(Cards others) {
        Arguments.that(
                isSameEdition(Arguments.notNull(others, "others")), "others", others, "cards of the same edition");
        boolean fit = kinds.goods.contains(kinds.goods.full() - goods, others.goods)
                && kinds.specials.contains(kinds.specials.full() - specials, others.specials);
        for (int kind = 0; !fit && kind < kinds.all.size(); kind++) {
            kinds.checkCount(kind, countOf(kind) + others.countOf(kind));
        }
        return new Cards(kinds, goods + others.goods, specials + others.specials);
    }

    /**
     * These without one of a kind.
     *
     * @throws IllegalArgumentException if there is none
     */
    public Cards minus(Card card) {
        if (!has(card)) {
            throw Arguments.failure("card to take away", card, "one of [" + this + "]");
        }
        return with(kinds.numberOf(card), -1);
    }

    /**
     * These without the others.
     *
     * @throws IllegalArgumentException if the others are not all among these
     */
    public Cards minus(Cards others) {
        if (!contains(Arguments.notNull(others, "others"))) {
            throw Arguments.failure("cards to take away", "[" + others + "]", "some of [" + this + "]");
        }
        return new Cards(kinds, goods - others.goods, specials - others.specials);
    }

    /** What these and the others have in common: the lower count of each kind. */
    Cards common(Cards others) {
        return new Cards(
                kinds, kinds.goods.common(goods, others.goods), kinds.specials.common(specials, others.specials));
    }

    private Cards with(int kind, int more) {
        return new Cards(kinds, goods + more * kinds.goodsUnit(kind), specials + more * kinds.specialsUnit(kind));
    }

    /** The first card of a list of which it has more than these, or null. */
    @Nullable
    Card missing(List<Card> cards) {
        long goodsLeft = goods;
        long specialsLeft = specials;
        for (int i = 0; i < cards.size(); i++) {
            Card card = cards.get(i);
            int kind = kinds.numberOf(card);
            if (kind < 0 || kinds.count(goodsLeft, specialsLeft, kind) == 0) {
                return card;
            }
            goodsLeft -= kinds.goodsUnit(kind);
            specialsLeft -= kinds.specialsUnit(kind);
        }
        return null;
    }

    /** How many kinds there are. */
    public int kindCount() {
        return goodsKindCount() + Long.bitCount(kinds.specials.present(specials));
    }

    /** How many kinds of goods cards there are. */
    int goodsKindCount() {
        return Long.bitCount(kinds.goods.present(goods));
    }

    /** The kind with an index among those that are there, in canonical order. */
    Card kind(int index) {
        long present = kinds.goods.present(goods);
        int special = index - Long.bitCount(present);
        int kind = special < 0
                ? kinds.goods.kindAt(present, index)
                : kinds.firstSpecial + kinds.specials.kindAt(kinds.specials.present(specials), special);
        return kinds.all.get(kind);
    }

    /** The kinds of which there is at least one card, in canonical order, each once. */
    public List<Card> kinds() {
        Card[] present = new Card[kindCount()];
        Arrays.setAll(present, this::kind);
        return List.of(present);
    }

    /** All of them in canonical order, a kind as often as it is there; the list cannot be changed. */
    public List<Card> toList() {
        Card[] list = new Card[size()];
        int filled = 0;
        for (int kind = 0; filled < list.length; kind++) {
            for (int copies = countOf(kind); copies > 0; copies--) {
                list[filled++] = kinds.all.get(kind);
            }
        }
        return List.of(list);
    }

    /** These cards in random order, each order as likely as any other (RUL-19). */
    List<Card> shuffled(IntUnaryOperator random) {
        Arguments.notNull(random, "random");
        List<Card> cards = new ArrayList<>(toList());
        for (int i = cards.size() - 1; i > 0; i--) {
            Collections.swap(cards, i, Arguments.random(random, i + 1));
        }
        return Collections.unmodifiableList(cards);
    }

    private boolean isSameEdition(Cards others) {
        return others.kinds.equals(kinds);
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof Cards that && that.goods == goods && that.specials == specials && isSameEdition(that);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(new long[] {goods, specials});
    }

    /** The codes in canonical order, with commas between them. */
    @Override
    public String toString() {
        return toList().stream().map(Card::code).collect(Collectors.joining(","));
    }
}
