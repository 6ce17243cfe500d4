package io.github.mercurius.mercatores;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.mercurius.model.Json;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The stand-in edition is that of the reference, and true to every fact that is known of the cards (EDITION.md). */
class StandInTest {
    private static final Edition EDITION = Edition.standIn();

    private static SpecialCard special(String code) {
        return (SpecialCard) EDITION.card(code).orElseThrow();
    }

    @Test
    void isTheOneOfTheReference() {
        Object document = Json.document(Json.file(Path.of("src/test/resources/edition.json")));
        assertThat(EDITION.toDocument()).isEqualTo(document);
        assertThat(Edition.of(document)).isEqualTo(EDITION).hasSameHashCodeAs(EDITION);
        assertThat(EDITION.name()).startsWith("Stand-in cards");
        assertThat(EDITION).hasToString("stand-in-1");
    }

    @Test
    void itHas60GoodsCardsAnd22SpecialCardsOfThreeTypes_THG2_THG3() {
        assertThat(Cards.all(EDITION).goodsSize()).isEqualTo(60);
        assertThat(Cards.all(EDITION).specialsSize()).isEqualTo(22);
        assertThat(EDITION.specialCards()).extracting(SpecialCard::type).contains(SpecialType.values());
        assertThat(Good.all()).extracting(EDITION::copies).containsExactly(16, 14, 12, 10, 8);
        assertThat(EDITION.copies(special("WAR"))).isEqualTo(6);
        assertThat(EDITION.copies(new GoodsCard(Good.CRN, 2))).isZero();
        assertThat(EDITION.cards()).hasSize(19).startsWith(new GoodsCard(Good.CRN, 0), new GoodsCard(Good.CRN, 1));
    }

    @Test
    void theExamplesOfTheRulebookHold() {
        assertThat(EDITION.profit(Good.TOB).coins(5)).isEqualTo(2);
        assertThat(EDITION.profit(Good.TOB).coins(6)).isEqualTo(2);
        assertThat(special("WAR").profit().coins(3)).isEqualTo(1);
        assertThat(special("QDL").profit().coins(12)).isEqualTo(2);
        assertThat(special("QDL").arrows()).containsExactly(Arrow.DOWN, Arrow.LEFT);
        assertThat(special("QLR").arrows()).containsExactly(Arrow.LEFT, Arrow.RIGHT);
        assertThat(special("RCTN").profit().coins(8)).isEqualTo(3);
        assertThat(special("RCTN").good()).contains(Good.CTN);
    }

    @Test
    void shipsStandOnHalfOfTheGoodsCards() {
        assertThat(Cards.all(EDITION).ships()).isEqualTo(30);
    }

    @Test
    void oneCashingInBringsOneToThreeCoins() {
        for (Good good : Good.all()) {
            assertThat(EDITION.profit(good).steps())
                    .extracting(ProfitStep::coins)
                    .containsExactly(1, 2, 3);
        }
        for (SpecialCard card : EDITION.specialCards()) {
            assertThat(card.profit().steps()).extracting(ProfitStep::coins).containsExactly(1, 2, 3);
        }
    }

    @Test
    void aProfitTableGivesTheCoinsOfTheHighestStepThatIsReached_THG4() {
        ProfitTable tobacco = EDITION.profit(Good.TOB);
        assertThat(List.of(0, 2, 3, 4, 5, 6, 7, 99)).extracting(tobacco::coins).containsExactly(0, 0, 1, 1, 2, 2, 3, 3);
        assertThat(tobacco.lowest()).isEqualTo(3);
        assertThat(tobacco).hasToString("3:1 5:2 7:3");
    }
}
