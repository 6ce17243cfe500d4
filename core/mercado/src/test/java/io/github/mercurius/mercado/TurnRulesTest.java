package io.github.mercurius.mercado;

import static io.github.mercurius.mercado.Play.broken;
import static io.github.mercurius.mercado.Play.events;
import static io.github.mercurius.mercado.Play.legal;
import static io.github.mercurius.mercado.Play.play;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;

/** The rules of the set-up and of a turn up to the sales (sections 1 to 4), one position each. */
class TurnRulesTest {
    private static final Deal DEAL = MadePosition.deal("O01", "O02", "O03", "O04", "P01", "P02");

    @Test
    void theStallsInTheirOrder_THG2() {
        assertThat(Stall.all()).extracting(Stall::code).containsExactly("1", "2", "3", "4", "5", "6", "H", "X");
        assertThat(Stall.merchandise()).extracting(Stall::code).containsExactly("1", "2", "3", "4", "5", "6");
        assertThat(Stall.all().stream().filter(Stall::sellsObjects).map(Stall::code))
                .containsExactly("1", "2", "3", "4");
    }

    @Test
    void theTrackIsClosed_THG6_MOV1() {
        Table table = MadePosition.of(Setup.builder().players(2).disc(28).build())
                .at(0, 29)
                .at(1, 32)
                .state()
                .table();
        assertThat(table.setup().track().length()).isEqualTo(30);
        assertThat(table.space(0)).isEqualTo(27);
        assertThat(table.space(1)).isZero();
    }

    @Test
    void twoToFourPlayersAndAStartPlayer_SET1_RUL1() {
        for (int players : List.of(1, 5)) {
            assertThatThrownBy(() -> Setup.of(players)).hasMessageContaining("expected 2, 3 or 4 (SET-1)");
        }
        for (int players : List.of(2, 4)) {
            assertThat(GameState.start(Setup.of(players), DEAL).table().activeSeat())
                    .isZero();
        }
        Setup setup = Setup.builder().players(4).startSeat(3).build();
        assertThat(GameState.start(setup, DEAL).table().activeSeat()).isEqualTo(3);
    }

    @Test
    void theHostNamesOneSeatThatStarts_RUL24() {
        for (int seat = 0; seat < 4; seat++) {
            Setup setup = Setup.builder().players(4).startSeat(seat).build();
            assertThat(GameState.start(setup, DEAL).table().activeSeat()).isEqualTo(seat);
        }
        for (int none : List.of(-1, 4)) {
            assertThatThrownBy(() -> Setup.builder().players(4).startSeat(none).build())
                    .isInstanceOf(IllegalArgumentException.class);
        }
    }

    @Test
    void sideAAndTheFirstSpaceUnlessTheHostNamesOthers_SET2() {
        assertThat(Setup.of(2).side()).isEqualTo(Side.A);
        assertThat(Setup.of(2).disc()).isZero();
        Setup setup = Setup.builder().players(2).side(Side.B).disc(7).build();
        assertThat(GameState.start(setup, DEAL).table().space(1)).isEqualTo(7);
    }

    @Test
    void whatEachPlayerAndEachPileGets_THG7_SET3_SET4_SET5() {
        for (int players = 2; players <= 4; players++) {
            Table table = GameState.start(Setup.of(players), DEAL).table();
            assertThat(table.blackPile()).isEqualTo(38 - 5 * players);
            assertThat(table.whitePile()).isEqualTo(14);
            assertThat(table.sealPile()).isEqualTo(15 - players);
            assertThat(table.players()).hasSize(players).allSatisfy(player -> {
                assertThat(player.purse()).isEqualTo(Coins.parse("GGGGGSSSSSCCCCCTTTTTBBBBB"));
                assertThat(player.spent().isEmpty()).isTrue();
                assertThat(player.edges()).hasSize(8).allMatch(Coins::isEmpty);
                assertThat(player.seals()).isEqualTo(1);
                assertThat(player.handSize()).isZero();
                assertThat(player.position()).isZero();
            });
        }
    }

    @Test
    void theStartPlayersMarkerIsOnTop_SET7() {
        Setup setup = Setup.builder().players(4).startSeat(2).build();
        assertThat(GameState.start(setup, DEAL).table().standing()).containsExactly(2, 3, 0, 1);
    }

    @Test
    void aTokenFromTheHandThenOneAction_TRN2_PRV1_PRV2() {
        GameState state = MadePosition.of(2).hand(0, "V2", "V3").spent(0, "G").state();
        assertThat(legal(state)).containsExactlyInAnyOrder("V:V2", "V:V3", "A", "B");
        assertThat(broken(state, "V:V2S")).contains(Rule.PRV_2);
        state = play(state, "V:V2");
        assertThat(state.table().player(0).position()).isEqualTo(2);
        assertThat(legal(state)).containsExactlyInAnyOrder("A", "B");
        assertThat(broken(state, "V:V3")).contains(Rule.PRV_1);
        assertThat(broken(play(state, "A"), "B")).contains(Rule.TRN_1);
    }

    @Test
    void aTokenThatCameBeforeTheActionIsPlayedInALaterTurn_EFF4_RUL21() {
        GameState state = MadePosition.of(2).hand(0, "V3").at(0, 10).state();
        state = play(state, "V:V3", "Y", "~V:V2");
        assertThat(state.hand(0)).isEqualTo(MadePosition.tokens("V2"));
        assertThat(broken(state, "V:V2")).contains(Rule.PRV_1);
    }

    @Test
    void onlyWhoHasNoCoinPasses_TRN3() {
        assertThat(broken(MadePosition.of(2).purse(0, "B").state(), "-")).contains(Rule.TRN_3);
        assertThat(broken(MadePosition.of(2).purse(0, "").spent(0, "B").state(), "-"))
                .contains(Rule.TRN_3);
        GameState none = MadePosition.of(2).purse(0, "").state();
        assertThat(events(none, "-")).containsExactly("passed 0", "turnBegan 1 1", "asked ACTION 1");
    }

    @Test
    void blackCoinsAreSpentAtOnce_DRW3() {
        GameState state = play(MadePosition.of(2).state(), "A", "~C:GBB");
        assertThat(state.table().drawn()).isEqualTo(Coins.parse("G"));
        assertThat(state.table().player(0).spent()).isEqualTo(Coins.parse("BB"));
        assertThat(state.table().player(0).purse().size()).isEqualTo(22);
    }

    @Test
    void aSealNeedsTwoCoinsInThePurse_SEA3_RUL4() {
        GameState one = play(MadePosition.of(2).purse(0, "GGTB").state(), "A", "~C:GGT", "G>1");
        assertThat(broken(one, "S")).contains(Rule.SEA_3);
        GameState two = play(MadePosition.of(2).purse(0, "GGTBB").state(), "A", "~C:GGT", "G>1");
        assertThat(play(two, "S").table().toDraw()).isEqualTo(2);
        GameState poor = play(MadePosition.of(2).seals(0, 0).state(), "A", "~C:GGT");
        assertThat(broken(poor, "S")).contains(Rule.SEA_1);
    }

    @Test
    void coinsGoToOneStallOrToSeveral_PLY1_PLY2() {
        GameState state = play(MadePosition.of(2).purse(0, "GSTT").state(), "A", "~C:GST", "S>2", "G>1", "T>1");
        assertThat(state.table().placed()).isEqualTo(3);
        assertThat(state.table().player(0).edge(Stall.OBJECTS_1)).isEqualTo(Coins.parse("GT"));
        assertThat(state.table().player(0).edge(Stall.OBJECTS_2)).isEqualTo(Coins.parse("S"));
        assertThat(broken(state, "T>1")).as("in the purse, not drawn").contains(Rule.PLY_2);
    }

    @Test
    void coinsOfTheOthersDoNotMatter_PLY4() {
        GameState state = play(
                MadePosition.of(3)
                        .edge(1, Stall.OBJECTS_2, "S")
                        .edge(2, Stall.OBJECTS_2, "S")
                        .state(),
                "A",
                "~C:SSS",
                "S>2",
                "S>2");
        assertThat(state.table().player(0).edge(Stall.OBJECTS_2)).isEqualTo(Coins.parse("SS"));
        assertThat(broken(state, "S>2")).contains(Rule.PLY_3);
    }

    @Test
    void whoCanSetACoinSetsOne_PLY5() {
        GameState can = play(MadePosition.of(2).state(), "A", "~C:GBB");
        assertThat(broken(can, ".")).contains(Rule.PLY_5);
        assertThat(broken(play(can, "G>1"), ".")).isEmpty();
        GameState cannot = play(MadePosition.of(2).state(), "A", "~C:BBB");
        assertThat(legal(cannot)).as("nobody has to pay a seal").containsExactlyInAnyOrder("S", ".");
    }

    @Test
    void coinsThatWereNotSetGoBack_PLY6() {
        GameState state = play(MadePosition.of(2).purse(0, "GSW").state(), "A", "~C:GSW", "G>1");
        assertThat(events(state, ".")).startsWith("finished 0 SW");
        assertThat(play(state, ".").table().player(0).purse()).isEqualTo(Coins.parse("SW"));
    }

    @Test
    void allSpentCoinsComeBack_RET1() {
        GameState state = MadePosition.of(2).purse(0, "T").spent(0, "GBB").state();
        assertThat(play(state, "B").table().player(0).purse()).isEqualTo(Coins.parse("GTBB"));
        assertThat(play(state, "B").table().player(0).spent().isEmpty()).isTrue();
        assertThat(broken(MadePosition.of(2).state(), "B")).contains(Rule.RET_1);
    }

    @Test
    void aFixedWhiteCoinIsWhite_DEM2() {
        Price price = MadePosition.tile("P02").price(); // W and T
        assertThat(price.fits(Coins.parse("T"))).isTrue();
        assertThat(price.fits(Coins.parse("G"))).isFalse();
        assertThat(price.fits(Coins.parse("TT"))).isFalse();
        assertThat(price.isCompletedBy(Coins.parse("TW"))).isTrue();
        assertThat(price.isCompletedBy(Coins.parse("WW"))).isTrue();
    }

    @Test
    void whatTheMarketPeopleAsk_DEM6() {
        assertThat(Edition.HEAD_MERCHANT).isEqualTo(Price.of(Coins.none(), List.of(1, 1, 1)));
        assertThat(Edition.COIN_CHANGER).isEqualTo(Price.of(Coins.none(), List.of(3)));
        assertThat(Edition.HEAD_MERCHANT.isCompletedBy(Coins.parse("GGS"))).isFalse();
        assertThat(Edition.COIN_CHANGER.isCompletedBy(Coins.parse("GGS"))).isFalse();
    }

    @Test
    void aStackBesideFixedCoinsMayTakeTheirColour_RUL18() {
        Price price = MadePosition.tile("O24").price(); // C and a stack of two
        assertThat(price.isCompletedBy(Coins.parse("CCC"))).isTrue();
        assertThat(price.isCompletedBy(Coins.parse("CGG"))).isTrue();
        assertThat(price.fits(Coins.parse("GS"))).isFalse();
    }
}
