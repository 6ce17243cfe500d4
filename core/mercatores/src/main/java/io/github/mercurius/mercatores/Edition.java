package io.github.mercurius.mercatores;

import io.github.mercurius.common.Arguments;
import io.github.mercurius.common.Hashing;
import io.github.mercurius.rules.EditionException;
import io.github.mercurius.rules.EditionProblem;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The contents of the cards (RUL-1): which kinds there are, how many cards of each, and what they bring.
 *
 * <p>The cards of the real game are lost. {@link #standIn} has others, made for this library, and says so in its name.
 * The owner of a box describes the real cards in a document, and reads it with {@link #of}.
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
    private final int[][] goodsCopies;
    private final List<ProfitTable> goodsProfit;
    private final List<SpecialCard> specialCards;
    final Kinds kinds;
    private final Map<String, Card> byCode = new LinkedHashMap<>();
    private final Cards none;
    private final Cards all;
    private final String mark;

    /** An edition that breaks no rule: {@link EditionReader} has checked it. */
    Edition(
            String id,
            String name,
            int[][] goodsCopies,
            List<ProfitTable> goodsProfit,
            List<SpecialCard> specials,
            int[] specialCopies) {
        this.id = id;
        this.name = name;
        this.goodsCopies = goodsCopies;
        this.goodsProfit = List.copyOf(goodsProfit);
        specialCards = List.copyOf(specials);
        kinds = new Kinds(goodsCopies, specials, specialCopies);
        kinds.all.forEach(card -> byCode.put(card.code(), card));
        none = new Cards(kinds, 0, 0);
        all = everyCard();
        mark = id + ":" + Hashing.sha256(HashChain.text(this)).substring(0, MARK_DIGITS);
    }

    private Cards everyCard() {
        Cards cards = none;
        for (int kind = 0; kind < kinds.all.size(); kind++) {
            for (int copy = 0; copy < kinds.copies(kind); copy++) {
                cards = cards.plus(kinds.all.get(kind));
            }
        }
        return cards;
    }

    /** Cards made for this library, in accordance with every known fact; the real ones are lost. */
    public static Edition standIn() {
        return StandIn.EDITION;
    }

    /**
     * The edition that a document describes. The document is what a JSON reader gives for an object: a map whose values
     * are strings, whole numbers ({@code Integer}, {@code Long}, {@code BigInteger}), lists and maps.
     *
     * @throws EditionException if it breaks a rule from EDN-1 to EDN-6, with everything that is wrong
     */
    public static Edition of(@Nullable Object document) {
        EditionReader reader = new EditionReader();
        return reader.problems.checked(reader.read(document));
    }

    /** Everything that is wrong with a document, the first 1,000 problems; nothing if {@link #of} accepts it. */
    public static List<EditionProblem> problems(@Nullable Object document) {
        EditionReader reader = new EditionReader();
        reader.read(document);
        return reader.problems.all();
    }

    /** The document that describes this edition, for {@link #of}; nobody can change it. */
    public Map<String, Object> toDocument() {
        return EditionDocument.of(this);
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
        return goodsProfit.get(Arguments.notNull(good, "good").ordinal());
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
    int[] copiesByShips(Good good) {
        return goodsCopies[good.ordinal()].clone();
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other == this
                || (other instanceof Edition that
                        && that.id.equals(id)
                        && that.name.equals(name)
                        && that.goodsProfit.equals(goodsProfit)
                        && that.kinds.equals(kinds));
    }

    @Override
    public int hashCode() {
        return Objects.hash(id, kinds);
    }

    /** The id. */
    @Override
    public String toString() {
        return id;
    }
}
