package io.github.mercurius.mercatores;

import static io.github.mercurius.mercatores.MadePosition.action;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;

/** The rules and rulings that the rulebook has no example for, one position each. */
class RulesTest {
    private static final String FOURTEEN = "CRN0,CRN0,CRN0,CRN0,TOB0,TOB0,TOB0,TOB0,COF0,COF0,COF0,COF0,CTN0,CTN0";

    private static MadePosition loading(int players, LastTurns lastTurns) {
        return MadePosition.of(
                        Setup.builder().players(players).lastTurns(lastTurns).build())
                .market("CRN1,COF1,CTN1,WAR,QDL")
                .resources(1, "CAC0,CAC1,TOB0,TOB0,TOB0")
                .hand(0, "TOB1,CRN1")
                .hand(1, "COF1,RTOB")
                .hand(2 % players, players > 2 ? "CTN1,RCRN" : "TOB1,CRN1")
                .turn(0, Ask.LOAD);
    }

    private static GameState playTurn(GameState state) {
        GameState after = state;
        for (int i = 0; i < 3; i++) {
            after = after.applyAction(after.legalActions().get(0));
        }
        return after;
    }

    @Test
    void fourteenCardsDoNotEndThePhase_LAST1() {
        GameState state =
                loading(3, LastTurns.OTHERS).resources(0, FOURTEEN.substring(5)).state();

        GameState after = state.applyAction(action("L:TOB1"));

        assertThat(after.table().player(0).resources().size()).isEqualTo(14);
        assertThat(after.table().captain()).isEmpty();
        assertThat(after.table().isLastTurn()).isFalse();
    }

    @Test
    void othersPlayALastTurn_RUL3() {
        GameState state = loading(3, LastTurns.OTHERS).resources(0, FOURTEEN).state();

        GameState after = playTurn(playTurn(state.applyAction(action("L:TOB1"))));

        assertThat(after.table().phase()).isEqualTo(Phase.PROFIT);
        assertThat(after.table().isLastTurn()).isFalse();
        assertThat(after.table().turn()).isEqualTo(3);
    }

    @Test
    void allPlayALastTurnTheCaptainLast_RUL3() {
        GameState state = loading(3, LastTurns.ALL).resources(0, FOURTEEN).state();

        GameState after = playTurn(playTurn(state.applyAction(action("L:TOB1"))));

        assertThat(after.table().phase()).isEqualTo(Phase.INVESTMENT);
        assertThat(after.table().activeSeat()).isEqualTo(0);
        assertThat(playTurn(after).table().phase()).isEqualTo(Phase.PROFIT);
    }

    @Test
    void thePlayerWhoEndsThePhaseKeepsACard_RUL5() {
        GameState state = loading(2, LastTurns.OTHERS)
                .resources(0, FOURTEEN)
                .hand(0, "TOB1")
                .state();

        assertThat(state.check(action("L:TOB1"))).contains(new Violation.HandEmptied(0, 1));
        assertThat(state.legalActions()).isEmpty(); // a hand that play never leads to (RUL-8)
    }

    @Test
    void aDeckThatCannotFillTheMarketEndsThePhase_LAST2() {
        GameState short4 = loading(2, LastTurns.OTHERS)
                .market("CRN1,COF1,CTN1")
                .resources(0, "")
                .deck(1)
                .state();
        GameState exact = loading(2, LastTurns.OTHERS)
                .market("CRN1,COF1,CTN1")
                .resources(0, "")
                .deck(2)
                .state();

        assertThat(short4.applyAction(action("L:TOB1")).table().captain()).isEqualTo(OptionalInt.of(0));
        assertThat(exact.applyAction(action("L:TOB1")).table().captain())
                .as("RUL-6: a market filled to exactly five does not end it")
                .isEmpty();
        assertThat(exact.applyAction(action("L:TOB1")).table().deckSize()).isZero();
    }

    @Test
    void theCaptainCardStaysWhereItIs_LAST5() {
        GameState state = loading(3, LastTurns.OTHERS)
                .resources(0, FOURTEEN)
                .resources(1, "CRN1,CRN1,CRN1,CRN1,TOB0,TOB0,TOB0,TOB1,COF0,COF1,COF1,COF1,CAC0,CAC0")
                .state();

        GameState after = playTurn(state.applyAction(action("L:TOB1")));

        assertThat(after.table().player(1).resources().size()).isGreaterThanOrEqualTo(15);
        assertThat(after.table().captain()).isEqualTo(OptionalInt.of(0));
    }

    @Test
    void aMarketThatIsShortIsTakenWhole_MKT3_MKT5() {
        GameState state = MadePosition.of(2)
                .market("CRN1,COF1")
                .hand(1, "RTOB,CAC1")
                .captain(0)
                .turn(1, Ask.GIVE)
                .deck(0)
                .state()
                .applyAction(action("G:RTOB"));

        assertThat(state.legalActions()).isEqualTo(List.of(action("T:CRN1,COF1")));
        assertThat(state.check(action("T:CRN1"))).contains(new Violation.NotAllTaken(1, 2));
        assertThat(state.check(action("T:CRN1,RTOB")).map(Violation::rule)).contains(Rule.MKT_4);
        assertThat(state.check(action("T:CRN1,COF1,COF1")).map(Violation::rule)).contains(Rule.MKT_5);
    }

    @Test
    void onlyACardOfTheHandIsGiven_MKT1() {
        GameState state = MadePosition.of(2)
                .market("TOB1,CRN0,COF0,CTN0,WAR")
                .hand(0, "TOB1,QDL")
                .state();

        assertThat(state.check(action("G:QDL"))).isEmpty();
        assertThat(state.check(action("G:CRN0")).map(Violation::rule)).contains(Rule.MKT_1);
    }

    @Test
    void anotherCardOfTheKindCanBeTaken_MKT4() {
        GameState state = MadePosition.of(2)
                .market("TOB1,CRN0,COF0,CTN0,WAR")
                .hand(0, "TOB1,QDL")
                .state()
                .applyAction(action("G:TOB1"));

        assertThat(state.check(action("T:CRN0,TOB1"))).isEmpty();
        assertThat(state.check(action("T:TOB1,TOB1")).orElseThrow())
                .isEqualTo(new Violation.GivenCardTaken(new GoodsCard(Good.TOB, 1), 2, 1));
        assertThat(state.check(action("T:TOB1,TOB1,TOB1")).orElseThrow())
                .isEqualTo(new Violation.NotOnMarket(new GoodsCard(Good.TOB, 1), 3, 2));
    }

    @Test
    void cardsOfOneGoodOrTwoOfDifferentGoodsOrOneSpecialCard_LOAD1_LOAD2() {
        GameState state = MadePosition.of(2)
                .market("CRN1,COF1,CTN1,WAR,QDL")
                .hand(0, "CRN0,CRN0,CRN1,TOB0,COF1,WAR,QDR,QDR")
                .turn(0, Ask.LOAD)
                .state();

        for (String legal : List.of("L:CRN0", "L:CRN0,CRN0,CRN1", "L:CRN1,TOB0", "L:COF1,TOB0", "L:WAR")) {
            assertThat(state.check(action(legal))).as(legal).isEmpty();
        }
        for (String illegal :
                List.of("L:", "L:CRN0,TOB0,COF1", "L:CRN0,CRN0,TOB0", "L:WAR,QDR", "L:QDR,QDR", "L:CRN0,WAR")) {
            assertThat(state.check(action(illegal)).map(Violation::rule))
                    .as(illegal)
                    .contains(Rule.LOAD_2);
        }
        assertThat(state.check(action("L:TOB0,TOB0")).orElseThrow())
                .isEqualTo(new Violation.CardsNotInHand(0, new GoodsCard(Good.TOB, 0), 2, 1));
        // (2 + 1) × (1 + 1) − 1 of corn, one of tobacco, one of coffee; five pairs; two kinds of special cards
        assertThat(state.legalActions()).hasSize(5 + 1 + 1 + 5 + 2);
    }

    @Test
    void theWholeHandStaysOutOfTheList_LOAD4() {
        for (String hand : List.of("CRN0,CRN1", "CRN0,TOB0", "WAR", "CRN0,CRN0")) {
            MadePosition position = MadePosition.of(2)
                    .market("CRN1,COF1,CTN1,WAR,QDL")
                    .hand(0, hand)
                    .turn(0, Ask.LOAD);
            Action whole = action("L:" + hand);
            assertThat(position.state().legalActions()).as(hand).doesNotContain(whole);
            assertThat(new ArrayList<>(position.state().legalActions()))
                    .as(hand)
                    .doesNotContain(whole);
            assertThat(new ArrayList<>(position.captain(1).state().legalActions()))
                    .as("LAST-4: " + hand)
                    .contains(whole);
        }
    }

    @Test
    void aTurnEndsIfTheTaxTookTheLastCard_TAX1_CASH6() {
        GameState state =
                MadePosition.profit("TOB0,TOB0,TOB0", "CAC0").turn(1, Ask.TAX).state();

        assertThat(state.check(action("X:TOB0")).map(Violation::rule)).contains(Rule.TAX_1);
        List<Event> events = new ArrayList<>();
        GameState after = state.applyAction(action("X:CAC0"), events::add);

        assertThat(events).as("PRO-3").contains(new Event.TurnSkipped(1));
        assertThat(after.table().turn()).isEqualTo(1);
        assertThat(after.table().round()).as("PRO-4").isEqualTo(2);
        assertThat(after.table().unloading()).isEqualTo(OptionalInt.of(1));
        assertThat(after.table().activeSeat()).as("PRO-3: seat 1 has no cards").isEqualTo(0);
        assertThat(after.table().ask()).contains(Ask.TAX);
    }

    @Test
    void withoutGoodsCardsNoTaxIsPaid_TAX3_CASH1() {
        GameState state = MadePosition.profit("TOB0,TOB0,TOB0,TOB0,TOB0,TOB0", "RTOB,WAR", "TOB1,TOB1,TOB1,TOB1,TOB1")
                .state();

        GameState after = state.applyAction(action("C:TOB"));

        assertThat(after.table().activeSeat()).isEqualTo(1);
        assertThat(after.table().ask()).as("RUL-13").contains(Ask.CASH);
        assertThat(after.check(action("C:TOB")).map(Violation::rule)).contains(Rule.CASH_1);
        assertThat(after.check(action("C:RTOB>0")).orElseThrow())
                .isEqualTo(new Violation.SpecialBringsNothing(special("RTOB"), OptionalInt.of(0), 0, 5));
        assertThat(after.legalActions()).isEqualTo(List.of(action("C:RTOB>2")));
        assertThat(after.check(action("D:WAR")).orElseThrow())
                .isEqualTo(new Violation.CanCashIn(1, action("C:RTOB>2")));
    }

    @Test
    void countsAgainstAnotherPlayerForATradeRouteOnly_ROUTE1() {
        Table table = MadePosition.of(3)
                .resources(0, "TOB0,TOB0,TOB0")
                .resources(1, "TOB1")
                .state()
                .table();
        assertThat(table.count(0, special("RTOB"), OptionalInt.of(1))).isEqualTo(4);
        for (OptionalInt wrong : List.of(OptionalInt.empty(), OptionalInt.of(0), OptionalInt.of(3))) {
            assertThatThrownBy(() -> table.count(0, special("RTOB"), wrong))
                    .isInstanceOf(IllegalArgumentException.class)
                    .hasMessageStartingWith("opponent: ");
        }
        assertThatThrownBy(() -> table.count(0, special("WAR"), OptionalInt.of(1)))
                .isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void theOpponentIsAnotherPlayer_ROUTE1() {
        GameState state = MadePosition.profit("TOB0,TOB0,TOB0,TOB0,TOB0,TOB0,RTOB,WAR", "", "")
                .state();

        for (int seat : new int[] {0, 3, -1, 9}) {
            assertThat(state.check(action("C:RTOB>" + seat)).orElseThrow())
                    .isEqualTo(new Violation.NotAnOpponent(special("RTOB"), seat));
        }
        assertThat(state.check(action("C:RTOB")).orElseThrow())
                .isEqualTo(new Violation.OpponentMissing(special("RTOB")));
        assertThat(state.check(action("C:WAR>1")).orElseThrow())
                .isEqualTo(new Violation.NeedsNoOpponent(special("WAR"), 1));
        assertThat(state.check(action("C:RCRN>1")).orElseThrow())
                .isEqualTo(new Violation.NoSpecialCard(0, special("RCRN")));
        assertThat(state.check(action("C:WAR")).orElseThrow())
                .isEqualTo(new Violation.SpecialBringsNothing(special("WAR"), OptionalInt.empty(), 1, 3));
    }

    @Test
    void coinsArePaidFromAnEmptyDeck_THG5_RUL9() {
        GameState state =
                MadePosition.profit("CAC0,CAC1,CAC1,CAC1,CTN0,CTN1", "").deck(1).state();

        GameState after = state.applyAction(action("C:CAC"));

        assertThat(after.table().player(0).coins()).isEqualTo(3);
        assertThat(after.table().deckSize()).isZero();
        assertThat(after.deck()).isEmpty();
    }

    @Test
    void eachCoinTakesTheTopCard_COIN1() {
        GameState state =
                MadePosition.profit("CAC0,CAC1,CAC1,CAC1,CTN0,CTN1", "").state();

        GameState after = state.applyAction(action("C:CAC"));

        assertThat(after.deck()).isEqualTo(state.deck().subList(3, state.deck().size()));
    }

    @Test
    void aKnownCardIsTheOneThatIsGivenOrLoaded_INF4() {
        GameState taken = MadePosition.of(2)
                .market("TOB1,CRN0,COF0,CTN0,WAR")
                .hand(0, "TOB1,QDL,CRN0")
                .state()
                .applyAction(action("G:TOB1"))
                .applyAction(action("T:CRN0,WAR"));
        assertThat(taken.table().player(0).known()).hasToString("CRN0,WAR");

        GameState loaded = taken.applyAction(action("L:CRN0,CRN0"));

        assertThat(loaded.table().player(0).known()).hasToString("WAR");
        assertThat(loaded.table().player(0).handSize()).isEqualTo(2);
        assertThat(loaded.viewFor(1).unseen().count(special("WAR")))
                .as("one is known, one lies on no table: the others are unseen")
                .isEqualTo(5);
        assertThat(loaded.viewForSpectator().unseen().size())
                .isEqualTo(loaded.viewFor(1).unseen().size() + loaded.hand(1).size());
    }

    @Test
    void theGameIsOverWithCardsLeftThatBringNothing_END1() {
        GameState state = MadePosition.of(2)
                .resources(0, "CAC0,CAC1,TOB0")
                .resources(1, "TOB1,WAR")
                .profit(0, 1)
                .turn(0, Ask.CASH)
                .state();

        List<Event> events = new ArrayList<>();
        GameState after = state.applyAction(action("C:CAC"), events::add);

        assertThat(after.isOver()).isTrue();
        assertThat(after.table().unloading()).as("the card has not moved").isEqualTo(OptionalInt.of(1));
        assertThat(after.table().round()).isEqualTo(2);
        assertThat(events.get(events.size() - 1))
                .isEqualTo(new Event.GameEnded(List.of(new Standing(1, 0, 3), new Standing(2, 1, 0))));
    }

    private static SpecialCard special(String code) {
        return (SpecialCard) Edition.standIn().card(code).orElseThrow();
    }
}
