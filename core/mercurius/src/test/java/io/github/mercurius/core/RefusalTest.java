package io.github.mercurius.core;

import static io.github.mercurius.api.Asset.AMS;
import static io.github.mercurius.api.Asset.HOO;
import static io.github.mercurius.api.Asset.TEA;
import static io.github.mercurius.api.PriceCard.AMS_DOWN_COF_UP;
import static io.github.mercurius.api.PriceCard.AMS_UP_SIL_DOWN;
import static io.github.mercurius.api.PriceCard.HOO_DOWN_COF_UP;
import static io.github.mercurius.api.PriceCard.MID_DOWN_SPI_UP;
import static io.github.mercurius.api.PriceCard.MID_UP_SPI_DOWN;
import static io.github.mercurius.api.SpecialCard.BLACK_MARKET;
import static io.github.mercurius.api.SpecialCard.DIVIDEND;
import static io.github.mercurius.api.SpecialCard.NEWS;
import static io.github.mercurius.core.MadePosition.play;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.Chamber;
import io.github.mercurius.api.Setup;
import io.github.mercurius.api.Violation;
import io.github.mercurius.rules.IllegalActionException;
import org.junit.jupiter.api.Test;

/** What a refusal says: the rule, and the facts of the case (NOTATION.md). Trades are in {@link TradingTest}. */
class RefusalTest {
    private static void refused(GameState state, String action, Violation violation) {
        int seat = state.isOver() ? 0 : state.table().activeSeat();
        assertThat(state.check(seat, Action.parse(action))).as(action).contains(violation);
    }

    @Test
    void nothingIsLegalWhenTheGameIsOver_END1() {
        GameState last = MadePosition.ofThree().turn(50).tokens(2, TEA).game();
        GameState over = play(last, last.hand(2).kinds().get(0).code());
        String held = over.hand(2).kinds().get(0).code();
        for (String action : new String[] {"+AMS", "-TEA", "B:TEA", "D:ROT", held, "N:"}) {
            refused(over, action, new Violation.GameOver());
        }
    }

    @Test
    void afterASpecialCardThereAreNoTradesAndNoOtherSpecialCard_TRN1() {
        GameState state = MadePosition.ofThree().tokens(0, TEA, TEA).game();
        for (String card : new String[] {"B:TEA", "D:ROT"}) {
            GameState played = play(state, card);
            for (String action : new String[] {"+AMS", "-TEA", "B:TEA", "D:AMS"}) {
                refused(played, action, new Violation.TradingIsOver());
            }
        }
    }

    @Test
    void aSpecialCardNeedsATurnWithoutTrades_BLK1_DIV1() {
        GameState traded = play(MadePosition.ofThree().tokens(0, TEA).game(), "+AMS", "+HOO");
        refused(traded, "B:TEA", new Violation.TradedBefore(BLACK_MARKET, 2));
        refused(traded, "D:ROT", new Violation.TradedBefore(DIVIDEND, 2));
    }

    @Test
    void eachSpecialCardIsUsedOnce_THG4() {
        GameState state = MadePosition.ofThree()
                .turn(1)
                .tokens(1, TEA)
                .used(1, BLACK_MARKET)
                .used(1, DIVIDEND)
                .used(1, NEWS)
                .game();
        refused(state, "B:TEA", new Violation.CardUsed(1, BLACK_MARKET));
        refused(state, "D:ROT", new Violation.CardUsed(1, DIVIDEND));
        refused(state, "N:", new Violation.CardUsed(1, NEWS));
    }

    @Test
    void theBlackMarketTakesOneToThreeTokensOfOnesOwn_BLK2() {
        GameState state = MadePosition.ofThree().tokens(0, TEA, TEA, AMS, AMS).game();
        refused(state, "B:", new Violation.WrongNumberOfTokens(0));
        refused(state, "B:AMS,AMS,TEA,TEA", new Violation.WrongNumberOfTokens(4));
        refused(state, "B:HOO", new Violation.TokensNotOwned(0, HOO, 1, 0));
        refused(state, "B:AMS,AMS,AMS", new Violation.TokensNotOwned(0, AMS, 3, 2));
        refused(state, "B:AMS,AMS,HOO", new Violation.TokensNotOwned(0, HOO, 1, 0));
        refused(state, "B:HOO,HOO,HOO,HOO", new Violation.WrongNumberOfTokens(4));
        assertThat(state.check(Action.parse("B:AMS,TEA,TEA"))).isEmpty();
    }

    @Test
    void aChamberPaysOnce_DIV2() {
        GameState state = MadePosition.ofThree()
                .dividendPaid(Chamber.DEL)
                .dividendPaid(Chamber.ROT)
                .game();
        refused(state, "D:DEL", new Violation.DividendWasPaid(Chamber.DEL));
        refused(state, "D:ROT", new Violation.DividendWasPaid(Chamber.ROT));
        assertThat(play(state, "D:AMS").table().dividendsPaid()).containsExactly(Chamber.DEL, Chamber.ROT, Chamber.AMS);
    }

    @Test
    void onlyACardInTheHandCanBePlayed_TRN2() {
        GameState state = MadePosition.ofThree().hand(0, AMS_UP_SIL_DOWN).game();
        refused(state, "HOO-COF+", new Violation.CardNotInHand(0, HOO_DOWN_COF_UP));
        assertThat(state.check(Action.parse("AMS+SIL-"))).isEmpty();
    }

    @Test
    void newsDiscardsUpToThreeCardsFromTheHand_NWS2() {
        GameState state = MadePosition.ofThree()
                .hand(0, AMS_UP_SIL_DOWN, AMS_UP_SIL_DOWN, HOO_DOWN_COF_UP, MID_DOWN_SPI_UP)
                .game();
        refused(state, "N:AMS+SIL-,AMS+SIL-,HOO-COF+,MID-SPI+", new Violation.TooManyDiscards(4));
        refused(state, "N:AMS+SIL-,AMS+SIL-,AMS+SIL-", new Violation.DiscardsNotInHand(0, AMS_UP_SIL_DOWN, 3, 2));
        refused(state, "N:AMS+SIL-,AMS+SIL-,MID+SPI-", new Violation.DiscardsNotInHand(0, MID_UP_SPI_DOWN, 1, 0));
        refused(state, "N:AMS-COF+", new Violation.DiscardsNotInHand(0, AMS_DOWN_COF_UP, 1, 0));
        assertThat(state.check(Action.parse("N:AMS+SIL-,AMS+SIL-,MID-SPI+"))).isEmpty();
    }

    @Test
    void aRefusalIsAValueOrAnException_TRD6() {
        GameState state = MadePosition.ofThree().game();
        Violation violation = new Violation.NoneOwned(0, TEA);
        assertThat(state.tryAction(Action.sell(TEA)).getLeft()).isEqualTo(violation);
        assertThat(state.tryAction(Action.buy(TEA)).get()).isEqualTo(state.applyAction(Action.buy(TEA)));
        assertThatThrownBy(() -> state.applyAction(Action.sell(TEA), told -> {
                    throw new AssertionError("told " + told);
                }))
                .isInstanceOf(IllegalActionException.class)
                .hasMessage("-TEA: TRD-6: seat 0 has no token of tea");
    }

    @Test
    void aPlayerWithoutANameIsCalledByTheSeat_TRN4_TRD6() {
        GameState state = MadePosition.of(Setup.of(3)).turn(2).game();
        refused(state, "-TEA", new Violation.NoneOwned(2, TEA));
        assertThat(state.viewFor(0).check(Action.buy(AMS))).contains(new Violation.NotYourTurn(2));
        assertThat(state.viewForSpectator().check(Action.buy(AMS))).contains(new Violation.NotYourTurn(2));
    }
}
