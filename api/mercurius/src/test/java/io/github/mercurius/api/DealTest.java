package io.github.mercurius.api;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.mercurius.rules.internal.BoundedNumbers;
import io.github.mercurius.rules.internal.SplitMix64;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Deals: their cards, and the shuffle that a seed means (RUL-8, RUL-9). */
class DealTest {
    private static final List<PriceCard> CARDS = Cards.all().toList();

    @Test
    void seedZeroGivesTheDealOfTheReference_RUL9() {
        assertThat(Deal.seeded(0))
                .asString()
                .startsWith("ROT+COP- AMS+SIL- AMS+COF- ")
                .endsWith(" MID+TEA-");
        // next() is 0xE220A8397B1DCDAF: its upper half times 72, without the lower 32 bits.
        assertThat(new BoundedNumbers(new SplitMix64(0)).applyAsInt(72)).isEqualTo((int) ((0xE220A839L * 72) >>> 32));
    }

    @Property(tries = 100, seed = "1602")
    void aSeedGivesAllCardsInTheSameOrderEachTime_RUL9(@ForAll long seed) {
        Deal deal = Deal.seeded(seed);
        assertThat(Cards.of(deal.cards())).isEqualTo(Cards.all());
        assertThat(deal).isEqualTo(Deal.seeded(seed)).hasSameHashCodeAs(Deal.seeded(seed));
        assertThat(deal.seed()).hasValue(seed);
    }

    @Property(tries = 50, seed = "1602")
    void anyDealHasItsCardsBack_RUL8(@ForAll Random random) {
        List<PriceCard> cards = new ArrayList<>(CARDS);
        Collections.shuffle(cards, random);
        Deal deal = Deal.of(cards);
        assertThat(deal.cards()).isEqualTo(cards);
        assertThatThrownBy(() -> deal.cards().set(0, cards.get(1))).isInstanceOf(UnsupportedOperationException.class);
        assertThatThrownBy(deal.cards()::clear).isInstanceOf(UnsupportedOperationException.class);
        assertThat(deal.seed()).isEmpty();
        assertThat(deal)
                .hasToString(
                        String.join(" ", cards.stream().map(PriceCard::code).toList()));
    }

    @Test
    void aDealOfOnesOwnIsNotTheDealOfASeed() {
        Deal seeded = Deal.seeded(7);
        assertThat(Deal.of(seeded.cards())).isNotEqualTo(seeded).isEqualTo(Deal.of(seeded.cards()));
    }

    @Test
    void aSourceOfRandomnessIsAskedForEachCardButOne_RUL9() {
        List<Integer> bounds = new ArrayList<>();
        Deal deal = Deal.shuffled(bound -> {
            bounds.add(bound);
            return bound - 1;
        });
        assertThat(bounds).hasSize(71).startsWith(72, 71).endsWith(3, 2);
        assertThat(deal.cards()).as("each card changes places with itself").isEqualTo(CARDS);
        assertThat(deal.seed()).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 71, 73})
    void aDealHas72Cards_THG3(int size) {
        List<PriceCard> cards = new ArrayList<>(CARDS);
        cards.add(PriceCard.AMS_UP_SIL_DOWN);
        List<PriceCard> wrong = cards.subList(0, size);
        assertThatThrownBy(() -> Deal.of(wrong))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("deal of: " + size + " cards, expected 72 (THG-3)");
    }

    @Test
    void aWrongCardIsRefused_THG3() {
        List<PriceCard> cards = new ArrayList<>(CARDS);
        cards.set(71, PriceCard.AMS_UP_SIL_DOWN);
        assertThatThrownBy(() -> Deal.of(cards))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("AMS+SIL- cards: 6, expected at most 5 (THG-3)");
    }

    @Test
    void aDealKeepsNoListOfTheCallers() {
        List<PriceCard> cards = new ArrayList<>(CARDS);
        Deal deal = Deal.of(cards);
        cards.clear();
        assertThat(deal.cards()).isEqualTo(CARDS);
    }
}
