package io.github.mercurius.mercado;

import static io.github.mercurius.mercado.Play.broken;
import static io.github.mercurius.mercado.Play.events;
import static io.github.mercurius.mercado.Play.legal;
import static io.github.mercurius.mercado.Play.play;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

/** The rules of sales and of what they bring (sections 5 to 9), one position each. */
class SaleRulesTest {
    private static final Setup FREE =
            Setup.builder().players(2).coinChanger(CoinChanger.FREE).build();

    /** A turn of seat 0 that ends at once with sales: action B. */
    private static MadePosition seller(int players) {
        return MadePosition.of(players).spent(0, "B");
    }

    @Test
    void theBuyerChoosesWhichTileIsSoldNext_SAL2_RUL7() {
        GameState state = seller(2)
                .edge(0, Stall.OBJECTS_2, "SS")
                .edge(0, Stall.OBJECTS_3, "GG")
                .edge(0, Stall.OBJECTS_4, "CC")
                .state();
        state = play(state, "B");
        assertThat(legal(state)).containsExactlyInAnyOrder("$2", "$3", "$4");
        assertThat(broken(state, "$1")).contains(Rule.SAL_1);
        state = play(state, "$3");
        assertThat(legal(state)).containsExactlyInAnyOrder("$2", "$4");
        assertThat(events(state, "$4"))
                .as("one is left, which is sold unasked")
                .contains("tileSold 0 4", "tileSold 0 2");
    }

    @Test
    void aSaleIsNotOptional_RUL6() {
        GameState state = seller(2).edge(0, Stall.OBJECTS_2, "SS").state();
        assertThat(events(state, "B")).contains("tileSold 0 2", "coinsPaid 0 2 SS");
    }

    @Test
    void theBuyerMovesByThePointsAndGetsTheEffects_SCO1_EFF1() {
        MadePosition made = seller(2).edge(0, Stall.OBJECTS_2, "TTT").tile(Stall.OBJECTS_2, "O11");
        assertThat(events(made.state(), "B"))
                .containsSubsequence("tileSold 0 2", "moved 0 4 4", "coinGained 0 W", "coinsPaid 0 2 TTT");
    }

    @Test
    void whereTheCoinsAtATileGo_SAL4_SAL6() {
        GameState state = seller(2)
                .purse(0, "")
                .purse(1, "")
                .edge(0, Stall.OBJECTS_2, "SW")
                .edge(1, Stall.OBJECTS_2, "W")
                .with(parts -> parts.whitePile = 3)
                .state();
        Table table = play(state, "B").table();
        assertThat(table.player(0).spent()).isEqualTo(Coins.parse("S"));
        assertThat(table.whitePile()).isEqualTo(4);
        assertThat(table.player(1).purse()).isEqualTo(Coins.parse("W"));
        assertThat(table.player(1).edge(Stall.OBJECTS_2).isEmpty()).isTrue();
    }

    @Test
    void aSoldTileStaysUntilRefilling_SAL7() {
        GameState state = MadePosition.of(FREE)
                .spent(0, "B")
                .edge(0, Stall.OBJECTS_2, "SS")
                .edge(0, Stall.COIN_CHANGER, "CCC")
                .state();
        state = play(state, "B", "$2");
        assertThat(state.table().ask()).contains(Ask.WHITE);
        assertThat(state.table().tile(Stall.OBJECTS_2)).contains(MadePosition.tile("O02"));
        assertThat(state.table().price(Stall.OBJECTS_2)).isEmpty();
        assertThat(broken(state, "W:2")).contains(Rule.MKT_4);
        assertThat(events(state, "W:3")).contains("stallEmptied 2 O02");
    }

    @Test
    void newTilesComeAfterTheLastSaleStallByStall_RUL22() {
        GameState state = MadePosition.of(FREE)
                .spent(0, "B")
                .edge(0, Stall.OBJECTS_2, "SS")
                .edge(0, Stall.OBJECTS_4, "CC")
                .edge(0, Stall.COIN_CHANGER, "CCC")
                .state();
        state = play(state, "B", "$4", "$2");
        assertThat(state.table().ask())
                .as("the coin changer sells before refilling")
                .contains(Ask.WHITE);
        assertThat(broken(state, "W:2")).contains(Rule.MKT_4);
        assertThat(broken(state, "W:4")).contains(Rule.MKT_4);
        assertThat(events(state, "W:purse"))
                .as("onto the discard in the order of the sales")
                .containsSubsequence("coinsPaid 0 X CCC", "stallEmptied 4 O04", "stallEmptied 2 O02", "asked TILE -");
        assertThat(events(play(state, "W:purse"), "~T:O05")).containsExactly("stallFilled 2 O05", "asked TILE -");
        assertThat(events(play(state, "W:purse", "~T:O05"), "~T:O06")).startsWith("stallFilled 4 O06", "turnBegan 1 1");
    }

    @Test
    void unknownPointsAreDrawnBeforeRefillingAndNotFromTheTilesJustSold_RUL22_SCO3_RPL2() {
        GameState state = seller(2)
                .tile(Stall.PERFUMES_5, "P04")
                .edge(0, Stall.OBJECTS_2, "SS")
                .edge(0, Stall.PERFUMES_5, "GSC")
                .with(parts -> {
                    parts.objectStack = List.of();
                    parts.objectDiscard = List.of(MadePosition.tile("O05"), MadePosition.tile("O06"));
                })
                .state();
        state = play(state, "B", "$2");
        assertThat(legal(state)).as("not the one just sold").containsExactly("~T:O05", "~T:O06");
        state = play(state, "~T:O05");
        assertThat(state.table().stage()).isEqualTo(Stage.REFILL);
        assertThat(legal(state)).as("what is left of the stack").containsExactly("~T:O06");
        assertThat(state.table().objectDiscard())
                .extracting(Tile::id)
                .as("O05 at once, O02 at refilling")
                .containsExactly("O05", "O02");
    }

    @Test
    void aRankIsThePlaceBeforeTheMove_SCO2_RUL20() {
        for (int place = 1; place <= 3; place++) {
            GameState state = seller(3)
                    .tile(Stall.OBJECTS_2, "O23")
                    .edge(0, Stall.OBJECTS_2, "SS")
                    .at(0, 9)
                    .at(1, place > 1 ? 20 : 5)
                    .at(2, place > 2 ? 20 : 5)
                    .state();
            assertThat(events(state, "B")).contains("moved 0 " + place + " " + (9 + place));
        }
    }

    @Test
    void anUnknownRankIsThatOfTheMoment_RUL19() {
        GameState state = seller(2)
                .tile(Stall.PERFUMES_5, "P04")
                .edge(0, Stall.PERFUMES_5, "GSC")
                .at(1, 20)
                .state();
        state = play(state, "B");
        assertThat(events(state, "~T:O23")).startsWith("tileTurnedUp O23", "moved 0 2 2", "coinsPaid 0 5 GSC");
        Table after = play(state, "~T:O23").table();
        assertThat(after.objectDiscard()).containsExactly(MadePosition.tile("O23"));
        assertThat(events(state, "~T:O22")).as("its effects do not count").doesNotContain("coinGained 0 W");
    }

    @Test
    void theHeadMerchantSellsATokenWhileThereIsOne_MKT2_RUL12() {
        GameState some = seller(2).edge(0, Stall.HEAD_MERCHANT, "GSC").state();
        assertThat(events(some, "B")).containsSubsequence("tileSold 0 H", "asked TOKEN -");
        GameState none = seller(2)
                .edge(0, Stall.HEAD_MERCHANT, "GSC")
                .with(parts -> parts.tokenStack = 0)
                .state();
        assertThat(events(none, "B")).containsSubsequence("tileSold 0 H", "coinsPaid 0 H GSC");
    }

    @Test
    void threeCoinsWaitAtTheCoinChanger_RUL9() {
        MadePosition made = seller(2).edge(0, Stall.COIN_CHANGER, "CCC").edge(0, Stall.OBJECTS_2, "S");
        assertThat(events(made.state(), "B")).contains("tileSold 0 X", "tileSold 0 2");
        assertThat(events(made.with(parts -> parts.whitePile = 0).state(), "B"))
                .as("no white coin to take")
                .doesNotContain("tileSold 0 X");
    }

    @Test
    void theFreeCoinChangerSellsWhateverItIsFor_RUL9() {
        MadePosition made = MadePosition.of(FREE).spent(0, "B").edge(0, Stall.COIN_CHANGER, "CCC");
        GameState state = play(made.state(), "B");
        assertThat(legal(state)).containsExactlyInAnyOrder("W:1", "W:2", "W:3", "W:4", "W:5", "W:6", "W:H", "W:purse");
        assertThat(broken(state, "W:X")).contains(Rule.MKT_4);
        GameState sold = made.with(parts -> parts.sold = Stall.merchandise()).state();
        assertThat(legal(play(sold, "B"))).containsExactlyInAnyOrder("W:H", "W:purse");
        assertThat(play(state, "W:purse").table().player(0).purse().has(Coin.W)).isTrue();
        assertThat(events(made.with(parts -> parts.whitePile = 0).state(), "B"))
                .as("an empty pile gives nothing")
                .contains("tileSold 0 X", "coinsPaid 0 X CCC")
                .doesNotContain("asked WHITE 0");
    }

    @Test
    void aWhiteCoinJustPaidIsNotYetInThePile_RUL8() {
        GameState state = seller(2)
                .tile(Stall.OBJECTS_2, "O11") // TTT, which gives a white coin
                .edge(0, Stall.OBJECTS_2, "TTW")
                .edge(1, Stall.OBJECTS_2, "T")
                .at(1, 4)
                .with(parts -> parts.whitePile = 0)
                .state();
        assertThat(events(state, "B"))
                .containsExactly(
                        "takenBack 0 B",
                        "tileSold 0 2",
                        "moved 0 4 4",
                        "coinsPaid 0 2 TTW",
                        "sealGained 1",
                        "coinsReturned 1 2 T",
                        "stallEmptied 2 O11",
                        "asked TILE -");
        assertThat(play(state, "B").table().whitePile()).isEqualTo(1);
    }

    @Test
    void whatAPileDoesNotHoldIsNotGiven_EFF3() {
        GameState state = seller(2)
                .tile(Stall.PERFUMES_5, "P07") // two white coins and a seal
                .edge(0, Stall.PERFUMES_5, "GGG")
                .with(parts -> {
                    parts.whitePile = 1;
                    parts.sealPile = 0;
                })
                .state();
        assertThat(events(state, "B"))
                .containsSubsequence("tileSold 0 5", "coinGained 0 W", "coinsPaid 0 5 GGG")
                .containsOnlyOnce("coinGained 0 W")
                .doesNotContain("sealGained 0");
        GameState both = seller(2)
                .tile(Stall.PERFUMES_5, "P07")
                .edge(0, Stall.PERFUMES_5, "GGG")
                .state();
        assertThat(play(both, "B").table().player(0).purse().count(Coin.W)).isEqualTo(2);
    }

    @Test
    void theOthersTakeWhatThereIsClockwise_RUL12() {
        GameState state = MadePosition.of(3)
                .tile(Stall.PERFUMES_5, "P03") // two black coins for each of the others
                .edge(1, Stall.PERFUMES_5, "GG")
                .spent(1, "B")
                .with(parts -> {
                    parts.active = 1;
                    parts.blackPile = 3;
                })
                .state();
        assertThat(events(state, "B"))
                .containsSubsequence("coinGained 2 B", "coinGained 0 B", "coinGained 2 B", "coinsPaid 1 5 GG")
                .containsOnlyOnce("coinGained 0 B");
    }

    @Test
    void sealsForAllWhoAreTiedWhileThePileLasts_SAL5_RUL12() {
        MadePosition made = MadePosition.of(4)
                .edge(1, Stall.OBJECTS_3, "GG")
                .edge(0, Stall.OBJECTS_3, "G")
                .edge(3, Stall.OBJECTS_3, "W")
                .spent(1, "B")
                .with(parts -> parts.active = 1);
        assertThat(events(made.state(), "B"))
                .containsSubsequence("sealGained 3", "sealGained 0")
                .doesNotContain("sealGained 2", "sealGained 1");
        assertThat(events(made.with(parts -> parts.sealPile = 1).state(), "B"))
                .contains("sealGained 3")
                .doesNotContain("sealGained 0");
    }

    @Test
    void severalExtraTurnsInOneTurnAreOne_RUL13() {
        GameState state = seller(2)
                .tile(Stall.PERFUMES_5, "P10")
                .edge(0, Stall.PERFUMES_5, "SST")
                .edge(0, Stall.PERFUMES_6, "TW")
                .with(parts -> parts.whitePile = 13)
                .state();
        state = play(state, "B", "$5", "~T:P03", "~T:P04");
        assertThat(state.table().activeSeat()).isZero();
        assertThat(state.table().turn()).isEqualTo(1);
        assertThat(state.table().isAnotherTurnDue()).isFalse();
        assertThat(play(state, "B").table().activeSeat()).isEqualTo(1);
    }

    @Test
    void aDiscardBecomesTheStackWhenATileIsWanted_RPL2_RUL2() {
        GameState state = seller(2)
                .edge(0, Stall.OBJECTS_2, "SS")
                .edge(0, Stall.OBJECTS_3, "GG")
                .with(parts -> {
                    parts.objectStack = List.of();
                    parts.objectDiscard = List.of(MadePosition.tile("O05"));
                })
                .state();
        state = play(state, "B", "$2");
        assertThat(legal(state)).as("the tiles just sold too").containsExactly("~T:O02", "~T:O03", "~T:O05");
        assertThat(events(state, "~T:O02")).startsWith("stackRenewed OBJECTS", "stallFilled 2 O02");
        Table after = play(state, "~T:O02").table();
        assertThat(after.objectDiscard()).isEmpty();
        assertThat(after.objectStack()).isEqualTo(List.of(MadePosition.tile("O03"), MadePosition.tile("O05")));
    }
}
