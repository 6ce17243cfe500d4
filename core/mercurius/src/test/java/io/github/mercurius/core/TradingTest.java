package io.github.mercurius.core;

import static io.github.mercurius.api.Asset.AMS;
import static io.github.mercurius.api.Asset.HOO;
import static io.github.mercurius.api.Asset.TEA;
import static io.github.mercurius.core.MadePosition.play;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.Asset;
import io.github.mercurius.api.Market;
import io.github.mercurius.api.Phase;
import io.github.mercurius.api.PriceCard;
import io.github.mercurius.api.Table;
import io.github.mercurius.api.Violation;
import io.github.mercurius.testkit.MercuriusDomain;
import io.github.mercurius.testkit.RandomGame;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.domains.Domain;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What trades cost and bring, one by one (section 4). */
class TradingTest {
    @ParameterizedTest
    @CsvSource({"1, 1,3,5", "2, 2,4,6", "3, 3,5,7", "10, 10,12,14", "25, 25,27,29"})
    void eachFurtherTokenCostsTwoMoreThanTheOneBefore_TRD2(int price, int first, int second, int third) {
        GameState state = MadePosition.ofThree().price(AMS, price).cash(0, 1000).game();
        assertThat(state.table().buyingCost(AMS)).isEqualTo(first);
        assertThat(play(state, "+AMS").table().buyingCost(AMS)).isEqualTo(second);
        GameState two = play(state, "+AMS", "+AMS");
        assertThat(two.table().buyingCost(AMS)).isEqualTo(third);
        assertThat(play(two, "+AMS").table().player(0).cash()).isEqualTo(1000 - first - second - third);
    }

    @ParameterizedTest
    @CsvSource({"1, 1,1,1", "2, 2,0,1", "3, 3,1,-1", "4, 4,2,0", "10, 10,8,6", "25, 25,23,21"})
    void eachFurtherSaleBringsWhatItAddsToTheTotal_TRD3(int price, int first, int second, int third) {
        GameState state = MadePosition.ofThree()
                .price(AMS, price)
                .tokens(0, AMS, AMS, AMS)
                .game();
        assertThat(state.table().sellingGain(AMS)).isEqualTo(first);
        assertThat(play(state, "-AMS").table().sellingGain(AMS)).isEqualTo(second);
        GameState two = play(state, "-AMS", "-AMS");
        assertThat(two.table().sellingGain(AMS)).isEqualTo(third);
        assertThat(play(two, "-AMS").table().player(0).cash()).isEqualTo(70 + first + second + third);
    }

    @Test
    void noTokenCostsMoreThanTheHighestCostAndOneSaleAloneCostsAGuilder_TRD2_TRD3() {
        List<Integer> costs = new ArrayList<>();
        for (int price = Market.LOWEST_PRICE; price <= Market.HIGHEST_PRICE; price++) {
            for (int made = 0; made < Legality.MOST_TRADES; made++) {
                costs.add(TradePrices.cost(price, made));
                int gain = TradePrices.gain(price, made);
                if (price == 3 && made == 2) {
                    assertThat(gain).isEqualTo(-1);
                } else {
                    assertThat(gain).isNotNegative();
                }
            }
        }
        assertThat(Collections.max(costs)).isEqualTo(29);
    }

    @Test
    void theThirdSaleAtPrice3CostsOneThatTheFirstTwoHaveBrought_TRD3_TRD5() {
        GameState sellFirst = MadePosition.ofThree()
                .price(AMS, 3)
                .cash(0, 0)
                .tokens(0, AMS, AMS, AMS)
                .game();
        GameState sold = play(sellFirst, "-AMS", "-AMS");
        assertThat(play(sold, "-AMS").table().player(0).cash()).as("4 − 1").isEqualTo(3);
    }

    @Test
    void whatASaleBringsCanBeSpentAtOnceAndTheTokenBoughtAgain_TRD4_TRD5_TRD6_RUL11() {
        GameState state = MadePosition.ofThree()
                .cash(0, 0)
                .tokens(0, AMS)
                .tokens(1, AMS, AMS)
                .tokens(2, AMS, AMS)
                .game();
        assertThat(state.table().bank().has(AMS)).isFalse();
        assertThat(state.check(Action.buy(AMS))).contains(new Violation.NoneInBank(AMS));
        GameState after = play(state, "-AMS", "+AMS", "-AMS");
        assertThat(after.table().player(0).cash()).as("10 − 10 + 8").isEqualTo(8);
        assertThat(after.table().trades()).containsExactly(Action.sell(AMS), Action.buy(AMS), Action.sell(AMS));
    }

    @Test
    void purchasesOfOtherAssetsDoNotCount_TRD4() {
        Table table = play(MadePosition.ofThree().game(), "+AMS", "+HOO").table();
        assertThat(table.buyingCost(AMS)).isEqualTo(12);
        assertThat(table.buyingCost(HOO)).isEqualTo(12);
        assertThat(table.buyingCost(TEA)).isEqualTo(15);
        assertThat(table.sellingGain(AMS)).as("sales are counted apart").isEqualTo(10);
    }

    @Test
    void countingBeginsAnewInTheNextTurn_TRD4() {
        GameState state =
                MadePosition.ofThree().hand(0, PriceCard.DEL_UP_POR_DOWN).game();
        Table next = play(state, "+AMS", "+AMS", "DEL+POR-").table();
        assertThat(next.trades()).isEmpty();
        assertThat(next.buyingCost(AMS)).isEqualTo(10);
    }

    @Test
    void cashMayBecomeZeroButNotLess_TRD5() {
        GameState ten = MadePosition.ofThree().cash(0, 10).game();
        assertThat(play(ten, "+AMS").table().player(0).cash()).isZero();
        GameState nine = MadePosition.ofThree().cash(0, 9).game();
        assertThat(nine.check(Action.buy(AMS))).contains(new Violation.CannotPay(0, AMS, 1, 10, 9));
        GameState second = MadePosition.ofThree().price(AMS, 13).cash(0, 22).game();
        assertThat(play(second, "+AMS").check(Action.buy(AMS)).orElseThrow().message())
                .isEqualTo("the second share of Amsterdam costs 15 guilders, seat 0 has 9");
    }

    @Test
    void afterThreeTradesACardMustBePlayed_TRD1() {
        GameState state = MadePosition.ofThree().game();
        assertThat(state.table().phase()).isEqualTo(Phase.TRADING);
        assertThat(play(state, "+AMS", "+HOO").table().phase()).isEqualTo(Phase.TRADING);
        GameState three = play(state, "+AMS", "+HOO", "-AMS");
        assertThat(three.table().phase()).isEqualTo(Phase.PLAYING_CARD);
        assertThat(three.check(Action.buy(AMS))).contains(new Violation.NoTradeLeft(3));
        assertThat(three.check(Action.sell(HOO))).contains(new Violation.NoTradeLeft(3));
    }

    @Property(tries = 20, seed = "1602")
    @Domain(MercuriusDomain.class)
    void pricesDoNotMoveAndAnyOrderComesToTheSame_TRD7_RUL4(@ForAll RandomGame game) {
        GameState turn = game.start();
        for (GameState state : game.states()) {
            List<Action> trades = state.table().trades();
            if (trades.isEmpty()) {
                turn = state;
                continue;
            }
            assertThat(state.table().market()).isEqualTo(turn.table().market());
            int seat = turn.table().activeSeat();
            assertThat(state.table().player(seat).cash())
                    .isEqualTo(turn.table().player(seat).cash() + total(trades, turn.table()));
            if (trades.stream().noneMatch(trade -> trades.contains(opposite(trade)))) {
                List<Action> salesFirst = new ArrayList<>(trades);
                Collections.reverse(salesFirst);
                salesFirst.sort(Comparator.comparing(trade -> trade instanceof Action.Buy));
                GameState sorted = turn;
                for (Action trade : salesFirst) {
                    sorted = sorted.applyAction(trade);
                }
                assertThat(sorted.table().player(seat)).isEqualTo(state.table().player(seat));
            }
        }
    }

    private static Action opposite(Action trade) {
        return trade instanceof Action.Buy buy ? Action.sell(buy.asset()) : Action.buy(((Action.Sell) trade).asset());
    }

    /** What trades bring together, less what they cost, as the rulebook prices them: as a set. */
    private static int total(List<Action> trades, Table table) {
        int total = 0;
        for (Asset asset : Asset.all()) {
            int bought = Collections.frequency(trades, Action.buy(asset));
            int sold = Collections.frequency(trades, Action.sell(asset));
            total += sold * Math.max(1, table.price(asset) - sold + 1) - bought * (table.price(asset) + bought - 1);
        }
        return total;
    }
}
