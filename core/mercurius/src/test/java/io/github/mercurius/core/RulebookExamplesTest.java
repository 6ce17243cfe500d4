package io.github.mercurius.core;

import static io.github.mercurius.api.Asset.AMS;
import static io.github.mercurius.api.Asset.DEL;
import static io.github.mercurius.api.Asset.ENK;
import static io.github.mercurius.api.Asset.HOO;
import static io.github.mercurius.api.Asset.MID;
import static io.github.mercurius.api.Asset.ROT;
import static io.github.mercurius.api.Asset.SPI;
import static io.github.mercurius.api.Asset.TEA;
import static io.github.mercurius.core.MadePosition.play;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.Asset;
import io.github.mercurius.api.PriceCard;
import io.github.mercurius.api.Setup;
import io.github.mercurius.api.Table;
import io.github.mercurius.api.Tokens;
import io.github.mercurius.api.Violation;
import java.util.LinkedHashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** The examples that the rulebook itself gives, with its players and its numbers. */
class RulebookExamplesTest {
    private static final int ROBERT = 0;
    private static final int MAGDA = 1;
    private static final int RAFAL = 2;

    @Test
    void robertBuysTwoAmsterdamAt13AndOneTeaAt17For45_TRD2() {
        GameState before = MadePosition.ofThree().price(AMS, 13).price(TEA, 17).game();
        for (String[] order : new String[][] {{"+AMS", "+AMS", "+TEA"}, {"+AMS", "+TEA", "+AMS"}}) {
            Table after = play(before, order).table();
            assertThat(after.player(ROBERT).cash()).isEqualTo(70 - 45);
            assertThat(after.player(ROBERT).tokens()).isEqualTo(Tokens.of(AMS, AMS, TEA));
            assertThat(after.bank().count(AMS)).isEqualTo(5 - 2);
        }
    }

    @Test
    void robertSellsTwoAmsterdamAt18AndOneTeaAt21For55_TRD3() {
        GameState before = MadePosition.ofThree()
                .price(AMS, 18)
                .price(TEA, 21)
                .tokens(ROBERT, AMS, AMS, TEA)
                .game();
        Table after = play(before, "-AMS", "-AMS", "-TEA").table();
        assertThat(after.player(ROBERT).cash()).isEqualTo(70 + 55);
        assertThat(after.player(ROBERT).tokens().isEmpty()).isTrue();
        assertThat(after.bank()).isEqualTo(Tokens.ofEach(5));
    }

    @Test
    void magdasThreeCardsMoveThePricesOfTheTable_PRC2_PRC4() {
        MadePosition position = MadePosition.ofThree()
                .turn(7)
                .hand(MAGDA, PriceCard.AMS_UP_SIL_DOWN)
                .board(MAGDA, PriceCard.AMS_UP_COF_DOWN, PriceCard.ROT_DOWN_COP_UP);
        prices(12, 11, 8, 9, 10, 11, 11, 13, 19, 17, 17, 13).forEach(position::price);
        Table after = play(position.game(), "AMS+SIL-").table();
        Map<Asset, Integer> moved = new LinkedHashMap<>();
        Asset.all().forEach(asset -> moved.put(asset, after.price(asset)));
        assertThat(moved).isEqualTo(prices(14, 11, 8, 8, 10, 11, 9, 11, 19, 19, 17, 13));
        assertThat(after.player(MAGDA).board()).hasToString("[-, AMS+SIL-, AMS+COF-]");
        assertThat(after.discardPile()).endsWith(PriceCard.ROT_DOWN_COP_UP);
    }

    private static Map<Asset, Integer> prices(int... prices) {
        Map<Asset, Integer> map = new LinkedHashMap<>();
        Asset.all().forEach(asset -> map.put(asset, prices[asset.ordinal()]));
        return map;
    }

    @Test
    void magdasTwoHoornAt17AndOneSpicesAt20Bring54OnTheBlackMarket_BLK4() {
        GameState filled = play(
                MadePosition.ofThree().turn(1).tokens(MAGDA, HOO, HOO, SPI, TEA).game(), "B:HOO,HOO,SPI");
        assertThat(filled.table().player(MAGDA).tokens()).isEqualTo(Tokens.of(TEA));
        assertThat(filled.table().player(MAGDA).blackMarket()).isEqualTo(Tokens.of(HOO, HOO, SPI));

        GameState robert = MadePosition.ofThree()
                .turn(3)
                .price(HOO, 17)
                .price(SPI, 20)
                .blackMarket(MAGDA, HOO, HOO, SPI)
                .hand(ROBERT, PriceCard.DEL_UP_POR_DOWN)
                .game();
        Table magda = play(robert, "DEL+POR-").table();
        assertThat(magda.activeSeat()).isEqualTo(MAGDA);
        assertThat(magda.player(MAGDA).cash()).isEqualTo(70 + 54);
        assertThat(magda.player(MAGDA).blackMarket().isEmpty()).isTrue();
        assertThat(magda.bank()).isEqualTo(Tokens.ofEach(5));
        assertThat(magda.trades())
                .as("none of this turn's three trades is used")
                .isEmpty();
    }

    @Test
    void rotterdamAt23PaysSixAShareSo18And6And12_DIV3() {
        // Six shares are out, so at least four play (SET-2).
        GameState before = MadePosition.of(Setup.of("Robert", "Magda", "Rafał", "Anna"))
                .price(ROT, 23)
                .tokens(ROBERT, ROT, ROT, ROT)
                .tokens(MAGDA, ROT)
                .tokens(RAFAL, ROT, ROT)
                .game();
        assertThat(play(before, "D:ROT").table().players())
                .extracting(player -> player.cash() - 70)
                .containsExactly(18, 6, 12, 0);
    }

    @Test
    void twoSharesAt1CostTwoEachAndThreeAt25Cost27Each_TRD2() {
        GameState cheap = MadePosition.ofThree().price(DEL, 1).game();
        assertThat(play(cheap, "+DEL", "+DEL").table().player(ROBERT).cash()).isEqualTo(70 - 2 * 2);
        GameState dear = MadePosition.ofThree().price(DEL, 25).cash(ROBERT, 81).game();
        assertThat(play(dear, "+DEL", "+DEL", "+DEL").table().player(ROBERT).cash())
                .isZero();
    }

    @Test
    void twoSharesSoldAt1BringOneEach_TRD3() {
        GameState before =
                MadePosition.ofThree().price(ENK, 1).tokens(ROBERT, ENK, ENK).game();
        assertThat(play(before, "-ENK", "-ENK").table().player(ROBERT).cash()).isEqualTo(70 + 2);
    }

    @Test
    void tokensOnABlackMarketCardAreNotForSale_TRD6_BLK3() {
        GameState before = MadePosition.ofThree()
                .blackMarket(MAGDA, MID, MID, MID)
                .tokens(RAFAL, MID, MID)
                .game();
        assertThat(before.table().bank().count(MID)).isZero();
        assertThat(before.check(Action.buy(MID))).contains(new Violation.NoneInBank(MID));
    }
}
