package io.github.mercurius.mercatores;

import static io.github.mercurius.mercatores.MadePosition.action;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;

/** The things, and the rulings on last turns and on the profit phase, one position each. */
class RulingsTest {
    private static final String FOURTEEN = "CRN0,CRN0,CRN0,CRN0,TOB0,TOB0,TOB0,TOB0,COF0,COF0,COF0,COF0,CTN0,WAR";

    /** Seat 0 loads, and has 14 cards. */
    private static MadePosition ending() {
        return MadePosition.of(2)
                .market("CRN1,COF1,CTN1,WAR,QDL")
                .resources(0, FOURTEEN)
                .resources(1, "CAC0,CAC1")
                .hand(0, "QDR,TOB1")
                .hand(1, "RTOB,CTN0")
                .turn(0, Ask.LOAD);
    }

    @Test
    void theGoodsInTheirOrder_THG1_RUL17() {
        assertThat(Good.all()).containsExactly(Good.CRN, Good.TOB, Good.COF, Good.CTN, Good.CAC);
        assertThat(MadePosition.cards("QDL,CAC0,WAR,TOB1,TOB0,CRN1")).hasToString("CRN1,TOB0,TOB1,CAC0,WAR,QDL");
        assertThat(action("L:TOB0,CRN1")).isEqualTo(action("L:CRN1,TOB0"));
        assertThat(action("T:WAR,CAC0").notation()).isEqualTo("T:CAC0,WAR");
    }

    @Test
    void theLeftNeighbourIsTheNextSeat_THG8() {
        assertThat(Arrow.LEFT.seat(3, 4)).isZero();
        assertThat(Arrow.RIGHT.seat(0, 4)).isEqualTo(3);
        assertThat(Arrow.DOWN.seat(2, 4)).isEqualTo(2);
        assertThatThrownBy(() -> Arrow.DOWN.seat(0, 0)).hasMessage("players: 0, expected more than 0");
    }

    @Test
    void specialCardsCountAmongTheFifteen_THG7_LAST1_RUL20() {
        GameState after = ending().state().applyAction(action("L:QDR"));
        assertThat(after.table().captain()).as("RUL-2").isEqualTo(OptionalInt.of(0));
        assertThat(after.table().player(0).resources().size())
                .as("the Captain card is none of them")
                .isEqualTo(15);
    }

    @Test
    void aLastTurnIsPlayedInFull_LAST4_RUL4() {
        GameState giving = ending().state().applyAction(action("L:QDR"));
        assertThat(giving.legalActions()).isEqualTo(List.of(action("G:CTN0"), action("G:RTOB")));
        GameState taking = giving.applyAction(action("G:CTN0"));
        assertThat(taking.legalActions()).allMatch(action -> action instanceof Action.Take);
        GameState loading = taking.applyAction(action("T:COF1,CTN1"));
        assertThat(loading.legalActions()).isNotEmpty().allMatch(action -> action instanceof Action.Load);
    }

    @Test
    void handsAndMarketStayAsTheyAre_LAST6_RUL10() {
        GameState loading = ending().state()
                .applyAction(action("L:QDR"))
                .applyAction(action("G:CTN0"))
                .applyAction(action("T:COF1,CTN1"));
        GameState after = loading.applyAction(action("L:COF1"));
        assertThat(after.table().phase()).isEqualTo(Phase.PROFIT);
        assertThat(after.hand(0)).isEqualTo(loading.hand(0));
        assertThat(after.hand(1)).hasToString("CTN1,RTOB");
        assertThat(after.table().market().size()).isEqualTo(5);
        assertThat(after.viewFor(0).unseen().size())
                .as("hands stay secret, but for the card that was taken in sight of all")
                .isEqualTo(after.deck().size() + 1);
    }

    @Test
    void theCardOfThePlayerBeforeIsStillThere_RUL7() {
        GameState state = MadePosition.of(3)
                .market("CRN1")
                .resources(0, FOURTEEN + ",CTN1")
                .hand(1, "CAC1,CAC0")
                .hand(2, "COF0,COF1")
                .captain(0)
                .turn(1, Ask.GIVE)
                .deck(0)
                .state();
        state = state.applyAction(action("G:CAC1"));
        assertThat(state.legalActions()).isEqualTo(List.of(action("T:CRN1")));
        state = state.applyAction(action("T:CRN1"))
                .applyAction(action("L:CRN1"))
                .applyAction(action("G:COF0"));
        assertThat(state.legalActions()).isEqualTo(List.of(action("T:CAC1")));
    }

    @Test
    void whatBringsACoinMustBeCashedIn_RUL11() {
        GameState state = MadePosition.profit("CAC0,CAC1,TOB0,WAR", "CRN0").state();
        assertThat(state.legalActions()).isEqualTo(List.of(action("C:CAC")));
        assertThat(state.check(action("D:TOB")).map(Violation::rule)).contains(Rule.CASH_5);
        assertThat(state.check(action("D:WAR")).map(Violation::rule)).contains(Rule.CASH_5);
    }

    @Test
    void theTaxCanLowerAStackBelowItsFirstStep_RUL12_RUL20() {
        GameState state = MadePosition.profit("TOB0,TOB0,TOB0,TOB0", "CAC0,CAC1,CRN0")
                .turn(1, Ask.TAX)
                .state();
        GameState after = state.applyAction(action("X:CAC1"));
        assertThat(after.table().activeSeat()).isEqualTo(1);
        assertThat(after.legalActions()).isEqualTo(List.of(action("D:CRN"), action("D:CAC")));
        GameState given = after.applyAction(action("D:CAC"));
        assertThat(given.table().player(1).coins()).isZero();
        assertThat(given.table().player(1).resources()).hasToString("CRN0");
    }

    @Test
    void aPlayerWithSpecialCardsOnlyIsNotSkipped_PRO3_RUL14() {
        GameState state =
                MadePosition.profit("TOB0,TOB0,TOB0,CAC0,CAC1", "", "WAR").state();
        GameState after = state.applyAction(action("C:CAC"));
        assertThat(after.table().activeSeat()).as("seat 1 has nothing").isEqualTo(2);
        assertThat(after.legalActions()).isEqualTo(List.of(action("D:WAR")));
        List<Event> events = new ArrayList<>();
        GameState next = after.applyAction(action("D:WAR"), events::add);
        assertThat(events.get(0).notation()).isEqualTo("specialDiscarded 2 WAR");
        assertThat(next.table().unloading())
                .as("it goes to a player who is skipped")
                .isEqualTo(OptionalInt.of(1));
        assertThat(next.table().activeSeat()).isZero();
    }

    @Test
    void discardsLieInCanonicalOrder_DISC1() {
        GameState state = MadePosition.profit("CAC1,CAC0,CAC0,TOB0", "CRN0,CRN0,CRN0,CRN0,CTN0")
                .state();
        GameState after = state.applyAction(action("C:CAC")).applyAction(action("X:CTN0"));
        assertThat(after.table().discardPile()).extracting(Card::code).containsExactly("CAC0", "CAC0", "CAC1", "CTN0");
    }

    @Test
    void theEndIsLookedForAfterEachTurn_RUL15() {
        GameState state =
                MadePosition.profit("TOB0,CAC0,CAC1", "TOB1,TOB0", "WAR").state();
        GameState after = state.applyAction(action("C:CAC"));
        assertThat(after.isOver())
                .as("nobody can cash in, with two turns left in the round")
                .isTrue();
        assertThat(after.table().player(1).resources()).hasToString("TOB0,TOB1");
    }
}
