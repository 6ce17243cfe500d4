package io.github.mercurius.mercatores;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.mercurius.rules.internal.SplitMix64;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;

class DealTest {
    private static final Edition EDITION = Edition.standIn();

    @Test
    void seed0MeansTheDealOfTheReference_RUL19() {
        assertThat(Deal.seeded(EDITION, 0).toString())
                .startsWith("CRN0 CTN0 CTN1 ")
                .endsWith(" CRN0 COF0 RCRN");
        assertThat(new SplitMix64(0).getAsInt()).isEqualTo(0xE220A839);
    }

    @Test
    void cardsAreDealtOneAtATimeFromTheStartPlayer_SET3_SET4_RUL18() {
        Deal deal = Deal.seeded(EDITION, 7);
        assertThat(deal).isNotEqualTo(Deal.seeded(EDITION, 8));
        assertThat(deal.edition()).isEqualTo(EDITION);
        assertThat(deal.seed()).hasValue(7);
        assertThat(Deal.of(EDITION, deal.cards()).seed()).isEmpty();
        GameState state =
                GameState.start(Setup.builder().players(3).startSeat(2).build(), deal);
        assertThat(state.table().market())
                .isEqualTo(Cards.of(EDITION, deal.cards().subList(0, 5)));
        for (int nth = 0; nth < 3; nth++) {
            List<Card> hand = new ArrayList<>();
            for (int card = 0; card < 5; card++) {
                hand.add(deal.cards().get(5 + 3 * card + nth));
            }
            assertThat(state.hand((2 + nth) % 3)).isEqualTo(Cards.of(EDITION, hand));
        }
        assertThat(state.deck()).isEqualTo(deal.cards().subList(20, 82));
        assertThat(state.table().activeSeat()).as("SET-5").isEqualTo(2);
    }

    @Test
    void refusesCardsThatAreNotThoseOfTheEdition() {
        List<Card> cards = new ArrayList<>(Deal.seeded(EDITION, 1).cards());
        cards.set(0, cards.get(0).equals(cards.get(1)) ? cards.get(2) : cards.get(1));
        List<Card> wrong = new ArrayList<>(Collections.nCopies(82, cards.get(3)));
        assertThatThrownBy(() -> Deal.of(EDITION, wrong))
                .hasMessageContaining("at most")
                .hasMessageContaining("THG");
        assertThatThrownBy(() -> Deal.of(EDITION, cards.subList(0, 81)))
                .hasMessage("deal of: 81 cards, expected 82 (SET-2)");
        List<Card> other = new ArrayList<>(Deal.seeded(EDITION, 1).cards());
        other.set(0, new GoodsCard(Good.CRN, 9));
        assertThatThrownBy(() -> Deal.of(EDITION, other)).hasMessageContaining("CRN9");
    }

    @Test
    void refusesADealOfAnotherEdition() {
        Edition other = TestEditions.all().get(1);
        assertThatThrownBy(() -> GameState.start(Setup.of(2), Deal.seeded(other, 1)))
                .hasMessage("deal of edition: " + other.id() + ", expected the edition of the set-up, stand-in-1");
    }
}
