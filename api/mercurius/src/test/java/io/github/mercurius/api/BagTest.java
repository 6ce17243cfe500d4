package io.github.mercurius.api;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.mercurius.rules.Bag;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.Iterator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Random;
import java.util.RandomAccess;
import java.util.SplittableRandom;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The algebra of {@link Tokens} and {@link Cards}, each held against a plain sorted list. */
class BagTest {
    @Property(tries = 200, seed = "1602")
    void tokensAreASortedList(@ForAll("assets") List<Asset> things) {
        isTheSortedList(Tokens.of(things), things, Asset.all());
    }

    @Property(tries = 200, seed = "1602")
    void cardsAreASortedList(@ForAll("cards") List<PriceCard> things) {
        isTheSortedList(Cards.of(things), things, PriceCard.all());
    }

    private static <K extends Enum<K>, B extends Bag<K, B>> void isTheSortedList(B bag, List<K> things, List<K> all) {
        List<K> sorted = sorted(things);
        List<K> kinds = new ArrayList<>(new LinkedHashSet<>(sorted));
        assertThat(bag.toList()).isEqualTo(sorted).isUnmodifiable();
        assertThat(bag.size()).isEqualTo(things.size());
        assertThat(bag.isEmpty()).isEqualTo(things.isEmpty());
        assertThat(bag.kinds()).isEqualTo(kinds);
        oneByOne(bag.kinds(), kinds);
        isReadOnly(bag.kinds(), all.get(0));
        assertThat(bag.kindCount()).isEqualTo(kinds.size());
        for (int atLeast = 1; atLeast <= 15; atLeast++) {
            int copies = atLeast;
            long expected = kinds.stream()
                    .filter(kind -> Collections.frequency(things, kind) >= copies)
                    .count();
            assertThat(bag.kindCount(atLeast)).isEqualTo((int) expected);
        }
        for (K kind : all) {
            assertThat(bag.count(kind)).isEqualTo(Collections.frequency(things, kind));
            assertThat(bag.has(kind)).isEqualTo(things.contains(kind));
        }
        assertThat(bag)
                .hasToString(
                        String.join(",", sorted.stream().map(Object::toString).toList()));
    }

    private static <K> void oneByOne(List<K> kinds, List<K> expected) {
        Iterator<K> iterator = kinds.iterator();
        for (K kind : expected) {
            assertThat(iterator.hasNext()).isTrue();
            assertThat(iterator.next()).isEqualTo(kind);
        }
        assertThat(iterator.hasNext()).isFalse();
        assertThatThrownBy(iterator::next)
                .isInstanceOf(NoSuchElementException.class)
                .hasMessageContaining("" + expected.size());
        assertThatThrownBy(() -> kinds.get(expected.size()))
                .isInstanceOf(IndexOutOfBoundsException.class)
                .hasMessageContaining("index: " + expected.size());
    }

    private static <K> void isReadOnly(List<K> kinds, K kind) {
        assertThatThrownBy(() -> kinds.add(kind)).isInstanceOf(UnsupportedOperationException.class);
        if (!kinds.isEmpty()) {
            assertThatThrownBy(() -> kinds.set(0, kind)).isInstanceOf(UnsupportedOperationException.class);
            assertThatThrownBy(() -> kinds.remove(0)).isInstanceOf(UnsupportedOperationException.class);
            assertThatThrownBy(kinds::clear).isInstanceOf(UnsupportedOperationException.class);
        }
    }

    @Property(tries = 200, seed = "1602")
    void tokensAddAndSubtractLikeLists(@ForAll("fewAssets") List<Asset> some, @ForAll("fewAssets") List<Asset> more) {
        addAndSubtract(Tokens.of(some), Tokens.of(more), Tokens.of(both(some, more)));
    }

    @Property(tries = 200, seed = "1602")
    void cardsAddAndSubtractLikeLists(@ForAll("cards") List<PriceCard> all, @ForAll int cut) {
        int middle = all.isEmpty() ? 0 : Math.floorMod(cut, all.size());
        List<PriceCard> some = all.subList(0, middle);
        List<PriceCard> more = all.subList(middle, all.size());
        addAndSubtract(Cards.of(some), Cards.of(more), Cards.of(all));
    }

    private static <K extends Enum<K>, B extends Bag<K, B>> void addAndSubtract(B some, B more, B sum) {
        assertThat(some.plus(more)).isEqualTo(sum).hasSameHashCodeAs(sum);
        assertThat(more.plus(some)).isEqualTo(sum);
        assertThat(sum.minus(more)).isEqualTo(some);
        assertThat(sum.contains(more)).isTrue();
        assertThat(some.contains(sum)).isEqualTo(more.isEmpty());
        assertThat(sum.minus(sum)).isEqualTo(some.minus(some)).matches(Bag::isEmpty);
        B oneByOne = sum;
        for (K kind : more.toList()) {
            oneByOne = oneByOne.minus(kind);
        }
        assertThat(oneByOne).isEqualTo(some);
    }

    @Property(tries = 200, seed = "1602")
    void containsComparesKindByKind(@ForAll("fewAssets") List<Asset> some, @ForAll("fewAssets") List<Asset> others) {
        boolean all = others.stream()
                .allMatch(asset -> Collections.frequency(others, asset) <= Collections.frequency(some, asset));
        Tokens tokens = Tokens.of(some);
        Tokens wanted = Tokens.of(others);
        assertThat(tokens.contains(wanted)).isEqualTo(all);
        if (!all) {
            assertThatThrownBy(() -> tokens.minus(wanted))
                    .isInstanceOf(IllegalArgumentException.class)
                    .hasMessage("to take away: " + wanted + ", expected some of " + tokens);
        }
    }

    @Test
    void theValueOfTokensIsTheSumOfTheirPrices_END2() {
        Tokens tokens = Tokens.of(Asset.AMS, Asset.AMS, Asset.TEA);
        assertThat(tokens.value(Market.atStart())).isEqualTo(10 + 10 + 15);
        assertThat(Tokens.none().value(Market.atStart())).isZero();
        assertThat(Tokens.ofEach(15).value(Market.atStart())).isEqualTo(15 * 6 * 25);
    }

    @Test
    void ofACardThereAreNoMoreThanItsCopies_THG3() {
        assertThat(Cards.all().toList()).hasSize(72);
        for (PriceCard card : PriceCard.all()) {
            assertThat(Cards.all().count(card)).isEqualTo(card.copies());
            assertThatThrownBy(() -> Cards.all().plus(card))
                    .isInstanceOf(IllegalArgumentException.class)
                    .hasMessage(card + " cards: " + (card.copies() + 1) + ", expected at most " + card.copies()
                            + " (THG-3)");
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {15, Integer.MAX_VALUE})
    void moreThanThereCanBeIsRefused(int more) {
        Tokens one = Tokens.of(Asset.TEA);
        assertThatThrownBy(() -> one.plus(Asset.TEA, more))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("TEA tokens: " + (1L + more) + ", expected at most 15");
    }

    @ParameterizedTest
    @ValueSource(ints = {-1, Integer.MIN_VALUE})
    void fewerThanNoneCannotBeAdded(int more) {
        Tokens one = Tokens.of(Asset.TEA);
        assertThatThrownBy(() -> one.plus(Asset.TEA, more))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("TEA to add: " + more + ", expected 0 or more");
    }

    @Property(tries = 200, seed = "1602")
    void shuffledCardsAreTheSameCards(@ForAll("cards") List<PriceCard> cards, @ForAll Random random) {
        List<PriceCard> shuffled = Cards.of(cards).shuffled(random::nextInt);
        assertThat(sorted(shuffled)).isEqualTo(sorted(cards));
        assertThat(shuffled).isInstanceOf(RandomAccess.class);
        isReadOnly(shuffled, PriceCard.AMS_UP_SIL_DOWN);
    }

    /** Two of one kind and one each of two others lie in 12 orders: chi-squared with 11 degrees of freedom. */
    @Test
    void eachOrderOfShuffledCardsIsAsLikelyAsAnyOther() {
        Cards cards = Cards.of(
                PriceCard.AMS_UP_SIL_DOWN,
                PriceCard.AMS_UP_SIL_DOWN,
                PriceCard.HOO_UP_COF_DOWN,
                PriceCard.MID_UP_TEA_DOWN);
        SplittableRandom random = new SplittableRandom(1602);
        Map<List<PriceCard>, Integer> counts = new HashMap<>();
        for (int i = 0; i < 12_000; i++) {
            counts.merge(cards.shuffled(random::nextInt), 1, Integer::sum);
        }
        assertThat(counts).hasSize(12);
        double chiSquared = counts.values().stream()
                .mapToDouble(count -> (count - 1000.0) * (count - 1000.0) / 1000)
                .sum();
        assertThat(chiSquared).isLessThan(31.26); // at a significance of 0.001
    }

    @Provide
    static Arbitrary<List<Asset>> assets() {
        return Arbitraries.integers().between(0, 15).list().ofSize(12).flatMap(counts -> {
            List<Asset> assets = new ArrayList<>();
            for (Asset asset : Asset.all()) {
                assets.addAll(Collections.nCopies(counts.get(asset.ordinal()), asset));
            }
            return Arbitraries.shuffle(assets);
        });
    }

    @Provide
    static Arbitrary<List<Asset>> fewAssets() {
        return Arbitraries.of(Asset.AMS, Asset.HOO, Asset.TEA).list().ofMaxSize(7);
    }

    @Provide
    static Arbitrary<List<PriceCard>> cards() {
        return Arbitraries.shuffle(Cards.all().toList())
                .flatMap(all -> Arbitraries.integers().between(0, 72).map(size -> all.subList(0, size)));
    }

    private static <T> List<T> both(List<T> some, List<T> more) {
        List<T> all = new ArrayList<>(some);
        all.addAll(more);
        return all;
    }

    private static <K extends Enum<K>> List<K> sorted(List<K> things) {
        return things.stream().sorted().toList();
    }
}
