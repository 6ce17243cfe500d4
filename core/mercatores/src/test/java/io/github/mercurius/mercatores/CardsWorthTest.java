package io.github.mercurius.mercatores;

import static io.github.mercurius.mercatores.MadePosition.action;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import com.fasterxml.jackson.databind.node.ObjectNode;
import io.github.mercurius.model.Json;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What the greedy bot thinks that cards are worth, reckoned by hand, and what it does then. */
class CardsWorthTest {
    /** Seat 0 is to move; seat 1 has two ships and a card of tobacco, seat 2 has one ship and two of tobacco. */
    private static final GameState STATE = MadePosition.of(3)
            .resources(0, "TOB0,TOB0,TOB0")
            .resources(1, "TOB0,COF1,COF1")
            .resources(2, "TOB0,TOB0,COF1")
            .hand(0, "CRN0")
            .turn(0, Ask.GIVE)
            .state();

    private static Action greedy(MadePosition position) {
        return Bots.greedy().choose(position.state().viewFor(0));
    }

    /** Beside the coins that are reached, 0.6 of the part of the way to the next step. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            ''                                  | 0
            CRN0,CRN0                           | 0.3
            CRN0,CRN0,CRN0,CRN0                 | 1
            CRN0,CRN0,CRN0,CRN0,CRN0            | 1.3
            CRN0,CRN0,CRN0,CRN0,CRN0,CRN0,CRN1  | 2.3
            CAC0,CAC0,CAC1,CAC1                 | 3
            CAC0,CAC0,CAC1,CAC1,CAC1            | 3
            CRN0,CRN0,CTN0                      | 0.6
            """)
    void aStackIsWorthItsCoinsAndAPartOfTheWay_CASH3(String cards, double worth) {
        assertThat(new CardsWorth(STATE.viewFor(0)).of(MadePosition.cards(cards)))
                .isCloseTo(worth, within(1e-9));
    }

    @Test
    void aStepThatBringsMoreMakesTheWayWorthMore() {
        ObjectNode document = Json.MAPPER.valueToTree(Edition.standIn().toDocument());
        ((ObjectNode) document.get("goods").get(0)).set("profit", Json.MAPPER.valueToTree(new int[][] {{2, 1}, {4, 4}
        }));
        Edition edition = Edition.of(Json.document(document));
        Setup setup = Setup.builder().players(2).edition(edition).build();
        GameState start = GameState.start(setup, Deal.seeded(edition, 1));
        assertThat(new CardsWorth(start.viewFor(0)).of(Cards.parse("CRN0,CRN0,CRN0", edition)))
                .isCloseTo(1 + 0.6 * 1 / 2 * 3, within(1e-9));
    }

    /** One card of corn alone is worth 0.15, two are worth 0.3; one of tobacco or coffee is worth 0.2. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            CRN0,TOB0,COF0,WAR     | 1.55
            CRN0,TOB0,COF0,WAR,WAR | 2.55
            CRN1,CRN1,QDL          | 0.7
            CRN1,CRN1,QDR          | 0.6
            QLR                    | 0.3
            RTOB                   | 0.24
            TOB0,RTOB              | 0.56
            RCTN                   | 0
            """)
    void aSpecialCardIsWorthWhatItCounts_WARE1_QUAY1_ROUTE1(String cards, double worth) {
        assertThat(new CardsWorth(STATE.viewFor(0)).of(MadePosition.cards(cards)))
                .isCloseTo(worth, within(1e-9));
    }

    @Test
    void theGreedyBotGivesWhatIsWorthLeast() {
        MadePosition position = MadePosition.of(2).market("CRN0,CRN0,CRN0,CRN0,CRN0");
        assertThat(greedy(position.hand(0, "CTN0,CTN0,QLR"))).isEqualTo(action("G:QLR"));
    }

    @Test
    void ofActionsThatAreWorthTheSameTheGreedyBotTakesTheFirst() {
        MadePosition position = MadePosition.of(2).market("CRN0,CRN0,CRN0,CRN0,CRN0");
        assertThat(greedy(position.hand(0, "QDL,QLR"))).isEqualTo(action("G:QDL"));
    }

    @Test
    void theGreedyBotPaysTheTaxWithWhatIsWorthLeast() {
        MadePosition position = MadePosition.of(2).profit(1, 1).turn(0, Ask.TAX);
        Card tobacco = Edition.standIn().card("TOB0").orElseThrow();
        assertThat(greedy(position.resources(0, "CRN0,CRN0,CRN0,CRN0,TOB0"))).isEqualTo(new Action.Tax(tobacco));
    }

    /** Cotton brings 2 coins, and leaves corn for 1 of which half counts; the other way round it would be 1 and 2. */
    @Test
    void theGreedyBotCountsHalfOfWhatItLeaves() {
        MadePosition position = MadePosition.of(2).profit(0, 0);
        assertThat(greedy(position.resources(0, "CRN0,CRN0,CRN0,CRN0,CTN0,CTN0,CTN0,CTN0")))
                .isEqualTo(new Action.CashGoods(Good.CTN));
    }
}
