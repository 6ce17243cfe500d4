package io.github.mercurius.mercatores;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;

/** Cards are a multiset: whatever is done with counts in words is what counting one by one gives. */
class CardsTest {
    /** Some cards of any edition, as many as a number says, from a shuffled deal. */
    private static List<Card> some(int edition, long seed, int size) {
        Edition of = TestEditions.all().get(edition % TestEditions.all().size());
        return Deal.seeded(of, seed).cards().subList(0, size);
    }

    private static Map<Card, Integer> counts(List<Card> cards) {
        Map<Card, Integer> counts = new LinkedHashMap<>();
        cards.forEach(card -> counts.merge(card, 1, Integer::sum));
        return counts;
    }

    @Property(tries = 60, seed = "1602")
    void countsAreThoseOfTheList(
            @ForAll @IntRange(max = 20) int number, @ForAll long seed, @ForAll @IntRange(max = 82) int size) {
        Edition edition = TestEditions.all().get(number % TestEditions.all().size());
        List<Card> list = some(number, seed, size);
        Cards cards = Cards.of(edition, list);
        Map<Card, Integer> counts = counts(list);
        edition.cards().forEach(card -> assertThat(cards.count(card)).isEqualTo(counts.getOrDefault(card, 0)));
        assertThat(cards.size()).isEqualTo(size);
        assertThat(cards.isEmpty()).isEqualTo(size == 0);
        assertThat(cards.kindCount()).isEqualTo(counts.size());
        assertThat(cards.kinds()).hasSameElementsAs(counts.keySet());
        assertThat(cards.toList()).isEqualTo(Kinds.sorted(list, "cards"));
        assertThat(Cards.parse(cards.toString(), edition)).isEqualTo(cards);
        int goods = 0;
        int ships = 0;
        for (Card card : list) {
            goods += card instanceof GoodsCard ? 1 : 0;
            ships += card instanceof GoodsCard goodsCard ? goodsCard.ships() : 0;
        }
        assertThat(cards.goodsSize()).isEqualTo(goods);
        assertThat(cards.specialsSize()).isEqualTo(size - goods);
        assertThat(cards.ships()).isEqualTo(ships);
        for (Good good : Good.all()) {
            long stack = list.stream()
                    .filter(card -> card instanceof GoodsCard goodsCard && goodsCard.good() == good)
                    .count();
            assertThat(cards.stackSize(good)).isEqualTo((int) stack);
            assertThat(cards.stack(good).size()).isEqualTo((int) stack);
            assertThat(cards.goods().contains(good)).isEqualTo(stack > 0);
        }
    }

    @Property(tries = 60, seed = "1602")
    void whatIsAddedCanBeTakenAway(
            @ForAll @IntRange(max = 20) int number, @ForAll long seed, @ForAll @IntRange(max = 82) int size) {
        Edition edition = TestEditions.all().get(number % TestEditions.all().size());
        List<Card> list = some(number, seed, 82);
        Cards one = Cards.of(edition, list.subList(0, size));
        Cards other = Cards.of(edition, list.subList(size, 82));
        assertThat(one.plus(other)).isEqualTo(Cards.all(edition));
        assertThat(Cards.all(edition).minus(one)).isEqualTo(other);
        assertThat(Cards.all(edition).contains(one)).isTrue();
        assertThat(one.contains(Cards.all(edition))).isEqualTo(size == 82);
        Cards common = one.common(other);
        for (Card card : edition.cards()) {
            assertThat(common.count(card)).isEqualTo(Math.min(one.count(card), other.count(card)));
        }
    }

    @Example
    void otherCardsHaveAnotherHash() {
        Edition edition = Edition.standIn();
        assertThat(Cards.parse("CRN0,WAR", edition)).hasSameHashCodeAs(Cards.parse("WAR,CRN0", edition));
        assertThat(Cards.parse("CRN0,WAR", edition))
                .doesNotHaveSameHashCodeAs(Cards.parse("CRN0", edition))
                .doesNotHaveSameHashCodeAs(Cards.parse("WAR", edition));
    }

    @Example
    void aShuffleAsksForANumberBelowEachBoundOnce_RUL19() {
        List<Integer> bounds = new ArrayList<>();
        Cards.parse("CRN0,CRN1,TOB0,WAR", Edition.standIn()).shuffled(bound -> {
            bounds.add(bound);
            return 0;
        });
        assertThat(bounds).containsExactly(4, 3, 2);
    }

    @Example
    void refusesMoreThanThereAreAndLessThanNone_THG2_THG3() {
        Edition edition = Edition.standIn();
        Card qdl = edition.card("QDL").orElseThrow();
        Cards two = Cards.of(edition, List.of(qdl, qdl));
        assertThatThrownBy(() -> two.plus(qdl)).hasMessage("QDL cards: 3, expected at most 2 (THG-2, THG-3)");
        assertThatThrownBy(() -> two.plus(two)).hasMessage("QDL cards: 4, expected at most 2 (THG-2, THG-3)");
        assertThatThrownBy(() -> Cards.parse("QDL,QDL,QDL", edition)).hasMessageContaining("at most 2");
        for (Card card : edition.cards()) {
            assertThatThrownBy(() -> Cards.all(edition).plus(Cards.of(edition, List.of(card))))
                    .hasMessageStartingWith(card + " cards: ");
        }
        assertThatThrownBy(() -> Cards.none(edition).minus(qdl))
                .hasMessage("card to take away: QDL, expected one of []");
        assertThatThrownBy(() -> two.minus(Cards.all(edition))).hasMessageContaining("expected some of [QDL,QDL]");
        assertThatThrownBy(() -> two.plus(new GoodsCard(Good.CRN, 9))).hasMessageContaining("one of the edition's");
        Edition other = TestEditions.all().get(1);
        assertThatThrownBy(() -> two.plus(Cards.all(other))).hasMessageContaining("cards of the same edition");
        assertThatThrownBy(() -> two.minus(Cards.none(other))).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new GoodsCard(Good.CRN, 10)).hasMessage("ships: 10, expected 0 to 9 (EDN-3)");
        assertThatThrownBy(() -> new GoodsCard(Good.CRN, -1)).hasMessage("ships: -1, expected 0 to 9 (EDN-3)");
    }
}
