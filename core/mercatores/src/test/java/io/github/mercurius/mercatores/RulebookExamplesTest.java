package io.github.mercurius.mercatores;

import static io.github.mercurius.mercatores.MadePosition.action;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;

/** The examples of the rulebook, with the stand-in cards, which are true to them. */
class RulebookExamplesTest {
    /** "The player has 6 cards of tobacco. At least 5 bring two coins." */
    @Test
    void sixCardsOfTobaccoBringTwoCoins_CASH3() {
        GameState state = MadePosition.profit("TOB0,TOB0,TOB0,TOB0,TOB1,TOB1,CRN0", "CAC0,CAC1")
                .state();
        int deck = state.table().deckSize();

        GameState after = state.applyAction(action("C:TOB"));

        assertThat(after.table().player(0).coins()).isEqualTo(2);
        assertThat(after.table().player(0).resources()).hasToString("CRN0");
        assertThat(after.table().discardPile()).hasToString("[TOB0, TOB0, TOB0, TOB0, TOB1, TOB1]");
        assertThat(after.table().deckSize()).as("COIN-1").isEqualTo(deck - 2);
    }

    /** "3 cards of tobacco, 2 of corn and 5 of cotton: 3 different goods. One coin for the warehouse." */
    @Test
    void threeDifferentGoodsBringOneCoinForTheWarehouse_WARE1() {
        GameState state = MadePosition.profit("TOB0,TOB0,TOB1,CRN0,CRN0,CTN0,CTN0,CTN1,CTN1,CTN1,WAR", "CAC0,CAC1")
                .state();

        GameState after = state.applyAction(action("C:WAR"));

        assertThat(after.table().player(0).coins()).isEqualTo(1);
        assertThat(after.table()
                        .player(0)
                        .resources()
                        .has(MadePosition.cards("WAR").toList().get(0)))
                .isFalse();
        assertThat(after.table().discardPile()).hasToString("[WAR]");
    }

    /** "Arrows down and left: the player's own ships and those of the left neighbour, 12 together. Two coins." */
    @Test
    void twelveShipsOfThePlayerAndTheLeftNeighbourBringTwoCoins_QUAY1() {
        GameState state = MadePosition.profit(
                        "TOB1,TOB1,TOB1,CRN1,CRN1,COF0,QDL", "CTN1,CTN1,CTN1,COF1,COF1,COF1,CRN1", "CAC1,CAC1,CAC1")
                .state();

        GameState after = state.applyAction(action("C:QDL"));

        assertThat(after.table().player(0).coins()).isEqualTo(2);
        assertThat(after.table().player(1).resources())
                .isEqualTo(state.table().player(1).resources());
    }

    /** "With two players the ships of the opponent are counted twice, if the arrows point left and right." */
    @Test
    void theOpponentsShipsCountTwiceWithTwoPlayers_QUAY2() {
        GameState state = MadePosition.profit("TOB1,TOB1,TOB1,QLR,QDL", "CTN1,CTN1,CTN1,COF1,COF1")
                .state();

        assertThat(state.applyAction(action("C:QLR")).table().player(0).coins())
                .as("5 ships twice")
                .isEqualTo(2);
        assertThat(state.applyAction(action("C:QDL")).table().player(0).coins())
                .as("3 and 5 ships")
                .isEqualTo(1);
    }

    /** "3 cards of cotton, the opponent has 5: 8 together. Three coins for the trade route." */
    @Test
    void threeAndFiveCardsOfCottonBringThreeCoins_ROUTE1() {
        GameState state = MadePosition.profit("CTN0,CTN0,CTN1,RCTN", "CTN0", "CTN0,CTN1,CTN1,CTN1,CTN1")
                .state();

        GameState after = state.applyAction(action("C:RCTN>2"));

        assertThat(after.table().player(0).coins()).isEqualTo(3);
        assertThat(after.table().player(2).resources())
                .as("RUL-16")
                .isEqualTo(state.table().player(2).resources());
        assertThat(state.applyAction(action("C:RCTN>1")).table().player(0).coins())
                .as("with another opponent")
                .isEqualTo(1);
    }

    /** "Only one special card, even if the player has more of the type." */
    @Test
    void oneSpecialCardAtATime_CASH4() {
        GameState state =
                MadePosition.profit("WAR,WAR,TOB0,CRN0,CTN0", "CAC0,CAC1").state();

        GameState after = state.applyAction(action("C:WAR"));

        assertThat(after.table().player(0).resources()).hasToString("CRN0,TOB0,CTN0,WAR");
        assertThat(after.table().activeSeat()).isEqualTo(1);
    }

    /** "The player with the Unloading card skips the first step: no tax." */
    @Test
    void thePlayerWithTheUnloadingCardPaysNoTax_TAX2() {
        GameState state = MadePosition.profit("TOB0,TOB0,TOB0,TOB0,TOB0", "CAC0,CAC1,CAC1,WAR")
                .state();

        assertThat(state.check(action("X:TOB0")).map(Violation::rule)).contains(Rule.PRO_2);
        GameState after = state.applyAction(action("C:TOB"));
        assertThat(after.table().ask()).contains(Ask.TAX);
        assertThat(after.legalActions()).isEqualTo(List.of(action("X:CAC0"), action("X:CAC1")));
        GameState taxed = after.applyAction(action("X:CAC0"));
        assertThat(taxed.table().discardPile().get(5)).hasToString("CAC0");
        assertThat(taxed.legalActions()).isEqualTo(List.of(action("C:CAC")));
    }

    /** "A player who cannot cash in anything discards a stack or a special card without coins." */
    @Test
    void whatBringsNothingIsDiscardedOnlyWhenNothingBringsACoin_CASH5() {
        GameState state = MadePosition.profit("TOB0,TOB1,WAR", "CAC0,CAC1").state();

        assertThat(state.legalActions()).isEqualTo(List.of(action("D:TOB"), action("D:WAR")));
        GameState after = state.applyAction(action("D:TOB"));
        assertThat(after.table().player(0).coins()).isZero();
        assertThat(after.table().discardPile()).hasToString("[TOB0, TOB1]");
        assertThat(after.table().activeSeat()).isEqualTo(1);
    }

    /** "After each round the Unloading card goes to the left; a player without cards is skipped." */
    @Test
    void theUnloadingCardGoesLeftEvenToAPlayerWhoIsSkipped_PRO4() {
        GameState state = MadePosition.profit("CAC0,CAC1,CAC1,WAR,CRN0", "", "CTN0,CTN0,CTN1,CTN1,CTN1,WAR,CRN0")
                .state();

        GameState second = state.applyAction(action("C:CAC"));
        assertThat(second.table().activeSeat()).as("PRO-3: seat 1 is skipped").isEqualTo(2);
        GameState next = second.applyAction(action("X:CRN0")).applyAction(action("C:CTN"));

        assertThat(next.isOver())
                .as("END-1: nothing is left that brings a coin")
                .isTrue();

        GameState more = MadePosition.profit(
                        "CAC0,CAC1,CAC1,WAR,CRN0", "", "CTN0,CTN1,CTN1,CTN1,TOB0,TOB0,TOB0,TOB0,CRN0")
                .state()
                .applyAction(action("C:CAC"))
                .applyAction(action("X:CRN0"))
                .applyAction(action("C:CTN"));
        assertThat(more.table().round()).isEqualTo(2);
        assertThat(more.table().unloading()).isEqualTo(OptionalInt.of(1));
        assertThat(more.table().activeSeat()).isEqualTo(2);
        assertThat(more.table().ask()).contains(Ask.TAX);
    }

    /** "The player with the Captain card turns it over: it counts as 2 coins." */
    @Test
    void theCaptainCardCountsTwoCoins_THG6_END2() {
        GameState state = MadePosition.of(2)
                .resources(0, "CAC0,CAC1")
                .coins(1, 3)
                .profit(0, 0)
                .state();

        GameState after = state.applyAction(action("C:CAC"));

        assertThat(after.isOver()).isTrue();
        assertThat(after.table().ranking()).isEqualTo(List.of(new Standing(1, 0, 3), new Standing(1, 1, 3)));
        assertThat(after.table().winners()).as("END-3").isEqualTo(List.of(0, 1));
    }

    /** "A goods card brings two other cards, a special card three, and never the card just given." */
    @Test
    void twoCardsForAGoodsCardThreeForASpecialCard_MKT2() {
        GameState state = MadePosition.of(2)
                .market("CRN0,TOB0,COF0,CTN0,WAR")
                .hand(0, "TOB1,QDL")
                .hand(1, "CRN1")
                .state();

        GameState goods = state.applyAction(action("G:TOB1"));
        assertThat(goods.check(action("T:CRN0,WAR"))).isEmpty();
        assertThat(goods.check(action("T:CRN0,TOB1")).map(Violation::rule)).contains(Rule.MKT_4);
        assertThat(goods.check(action("T:CRN0,TOB0,WAR")).map(Violation::rule)).contains(Rule.MKT_2);
        assertThat(goods.legalActions()).hasSize(10);
        GameState special = state.applyAction(action("G:QDL"));
        assertThat(special.check(action("T:CRN0,COF0,WAR"))).isEmpty();
        assertThat(special.check(action("T:CRN0,WAR")).map(Violation::rule)).contains(Rule.MKT_2);
        assertThat(special.legalActions()).hasSize(10);
    }

    /** "Who has 15 cards at the end of the turn ends the phase; all others have one more turn." */
    @Test
    void fifteenCardsEndTheInvestmentPhase_LAST1_RUL2() {
        GameState state = MadePosition.of(2)
                .market("CRN0,TOB0,COF0,CTN0,WAR")
                .resources(0, "CRN0,CRN0,CRN0,CRN0,TOB0,TOB0,TOB0,TOB0,COF0,COF0,COF0,COF0,CTN0,CTN0")
                .resources(1, "CAC0,CAC1")
                .hand(0, "TOB1,QDL")
                .hand(1, "CRN1,CRN1")
                .turn(0, Ask.LOAD)
                .state();

        GameState last = state.applyAction(action("L:TOB1"));

        assertThat(last.table().captain()).isEqualTo(OptionalInt.of(0));
        assertThat(last.table().isLastTurn()).isTrue();
        assertThat(last.table().activeSeat()).isEqualTo(1);
        GameState loading = last.applyAction(action("G:CRN1")).applyAction(action("T:CRN0,TOB0"));
        // LAST-4: all of the hand
        assertThat(loading.check(action("L:CRN0,CRN1"))).isEmpty();
        GameState profit = loading.applyAction(action("L:CRN0,CRN1"));
        assertThat(profit.table().phase()).isEqualTo(Phase.PROFIT);
        assertThat(profit.table().unloading()).as("PRO-1").isEqualTo(OptionalInt.of(0));
        assertThat(profit.table().ask()).contains(Ask.CASH);
    }
}
