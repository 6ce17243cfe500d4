package io.github.mercurius.mercado;

import static io.github.mercurius.mercado.Play.events;
import static io.github.mercurius.mercado.Play.play;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** The worked examples of the rulebook, and what it says of single pieces. */
class RulebookExamplesTest {
    private static final Edition EDITION = Edition.standIn();

    @Test
    void aTurnInWhichTheTapestryIsBought() {
        // red is seat 0, blue seat 1, yellow seat 2; the tapestry O01 lies at stall 1
        GameState state = MadePosition.of(3)
                .edge(0, Stall.OBJECTS_1, "GT")
                .edge(1, Stall.OBJECTS_1, "T")
                .edge(2, Stall.OBJECTS_1, "GGT")
                .purse(0, "GTBB")
                .purse(1, "")
                .purse(2, "S")
                .state();
        state = play(state, "A", "~C:BGT", "G>1", "T>1");
        assertThat(state.table().player(0).spent()).isEqualTo(Coins.parse("B"));
        assertThat(events(state, "."))
                .containsExactly(
                        "finished 0 -",
                        "tileSold 0 1",
                        "moved 0 4 4",
                        "symbolActed 0 -B",
                        "blackReturned 0",
                        "asked TOKEN -");
        state = play(state, ".");
        assertThat(events(state, "~V:V2S"))
                .containsExactly(
                        "tokenDrawn 0 V2S",
                        "coinsPaid 0 1 GGTT",
                        "sealGained 2",
                        "coinsReturned 1 1 T",
                        "coinsReturned 2 1 GGT",
                        "stallEmptied 1 O01",
                        "asked TILE -");
        state = play(state, "~V:V2S", "~T:O07");
        Table table = state.table();
        assertThat(table.player(0).position()).isEqualTo(4);
        assertThat(table.player(0).handSize()).isEqualTo(1);
        assertThat(table.player(0).spent()).isEqualTo(Coins.parse("GGTTB"));
        assertThat(table.players()).extracting(Player::seals).containsExactly(1, 1, 2);
        assertThat(table.player(1).purse()).isEqualTo(Coins.parse("T"));
        assertThat(table.player(2).purse()).isEqualTo(Coins.parse("GGST"));
        assertThat(table.tile(Stall.OBJECTS_1)).contains(MadePosition.tile("O07"));
        assertThat(table.objectDiscard()).containsExactly(MadePosition.tile("O01"));
        assertThat(table.activeSeat()).isEqualTo(1);
    }

    @Test
    void eachPlayerChoosesTheColourOfAStackAlone_DEM3() {
        GameState state = MadePosition.of(3)
                .tile(Stall.OBJECTS_1, "O13") // a stack of four
                .edge(0, Stall.OBJECTS_1, "SS")
                .edge(1, Stall.OBJECTS_1, "GG")
                .edge(2, Stall.OBJECTS_1, "SS")
                .purse(0, "GSC")
                .state();
        state = play(state, "A", "~C:GSC");
        assertThat(state.check(Action.parse("S>1", EDITION))).isEmpty();
        assertThat(state.check(Action.parse("G>1", EDITION)).orElseThrow().rule())
                .isEqualTo(Rule.PLY_3);
    }

    @Test
    void thePitcherComesWithACounterfeitCoin() {
        GameState state = MadePosition.of(2)
                .edge(0, Stall.OBJECTS_2, "S")
                .purse(0, "GGS")
                .at(1, 4)
                .state();
        state = play(state, "A", "~C:GGS", "S>2", ".");
        Player buyer = state.table().player(0);
        assertThat(buyer.position()).isEqualTo(4);
        assertThat(buyer.purse()).isEqualTo(Coins.parse("GGB"));
        assertThat(state.table().blackPile()).isEqualTo(38 - 10 - 1);
        assertThat(state.table().standing()).as("on top of the other marker").containsExactly(0, 1);
    }

    @Test
    void fourSpacesLeadPastAMarkerToASymbol_MOV1_MOV3() {
        // spaces 3 and 4 of side A: three more, and return a black coin
        GameState state = MadePosition.of(2)
                .hand(0, "V3")
                .at(1, 2)
                .edge(0, Stall.OBJECTS_2, "SS")
                .state();
        state = play(state, "A", "~C:GGG", "G>1", ".");
        assertThat(state.table().player(0).position()).isEqualTo(4);
        assertThat(state.table().player(0).purse().count(Coin.B))
                .as("one back, then one from the tile")
                .isEqualTo(5);
    }

    @Test
    void threeSpacesLeadToThreeMoreUnlessTheSpaceIsOccupied_MOV3() {
        GameState free = MadePosition.of(2)
                .tile(Stall.OBJECTS_2, "O03")
                .edge(0, Stall.OBJECTS_2, "GG")
                .state();
        free = play(free, "A", "~C:GGG", "G>1", ".");
        assertThat(free.table().player(0).position()).as("3, then 3 more").isEqualTo(6);
        assertThat(free.table().player(0).purse().count(Coin.W)).as("space 6").isEqualTo(1);
        GameState occupied = MadePosition.of(2)
                .tile(Stall.OBJECTS_2, "O03")
                .edge(0, Stall.OBJECTS_2, "GG")
                .at(1, 3)
                .state();
        occupied = play(occupied, "A", "~C:GGG", "G>1", ".");
        assertThat(occupied.table().player(0).position()).isEqualTo(3);
        assertThat(occupied.table().standing()).containsExactly(0, 1);
    }

    @Test
    void aMarkerALapAheadOccupiesItsSpace_RUL10() {
        GameState state = MadePosition.of(2)
                .tile(Stall.OBJECTS_2, "O03")
                .edge(0, Stall.OBJECTS_2, "GG")
                .at(1, 33)
                .state();
        state = play(state, "A", "~C:GGG", "G>1", ".");
        assertThat(state.table().player(0).position()).isEqualTo(3);
        assertThat(state.table().standing()).containsExactly(1, 0);
    }

    @Test
    void afterATokenThePlayerChoosesWhetherTheSymbolActs_MOV5_RUL11() {
        GameState state = MadePosition.of(2).hand(0, "V3").state();
        state = play(state, "V:V3");
        assertThat(state.table().ask()).contains(Ask.SYMBOL);
        assertThat(play(state, "N").table().player(0).position()).isEqualTo(3);
        GameState further = play(state, "Y");
        assertThat(further.table().player(0).position()).isEqualTo(6);
        assertThat(further.table().ask()).as("the symbol there is asked again").contains(Ask.SYMBOL);
        assertThat(play(further, "N").table().whitePile()).isEqualTo(14);
        assertThat(play(further, "Y").table().player(0).purse().has(Coin.W)).isTrue();
        assertThat(play(state, "N")
                        .check(Action.parse("V:V3", EDITION))
                        .orElseThrow()
                        .rule())
                .isEqualTo(Rule.PRV_1);
    }

    @Test
    void theFinalPointsOfTheLastExample_END2_RUL14() {
        // yellow is seat 0 and passed the disc; blue is seat 1, with two tokens of three points together
        GameState state = MadePosition.of(2)
                .at(0, 31)
                .at(1, 27)
                .seals(0, 1)
                .seals(1, 2)
                .hand(1, "V2S", "V1W")
                .spent(1, "G")
                .with(parts -> {
                    parts.lastRound = true;
                    parts.active = 1;
                })
                .state();
        assertThat(events(state, "B"))
                .containsExactly(
                        "takenBack 1 G",
                        "finalScored 0 1 0",
                        "moved 0 1 32",
                        "finalScored 1 2 3",
                        "moved 1 5 32",
                        "gameEnded 1:1:32,2:0:32");
        GameState over = play(state, "B");
        assertThat(over.table().winners()).containsExactly(1);
        assertThat(over.table().player(1).seals()).as("seals stay").isEqualTo(2);
        assertThat(over.hand(1).size()).isEqualTo(2);
        assertThat(over.table().whitePile()).isEqualTo(14);
    }

    @Test
    void aPerfumeGivesAnotherTurnAndCounterfeitCoinsAndNoSeals() {
        GameState state = MadePosition.of(3)
                .tile(Stall.PERFUMES_5, "P02")
                .edge(0, Stall.PERFUMES_5, "W")
                .edge(1, Stall.PERFUMES_5, "W")
                .purse(0, "TTT")
                .state();
        state = play(state, "A", "~C:TTT", "T>5");
        assertThat(events(state, "."))
                .containsExactly(
                        "finished 0 TT",
                        "tileSold 0 5",
                        "turnGained 0",
                        "coinGained 1 B",
                        "coinGained 2 B",
                        "coinGained 1 B",
                        "coinGained 2 B",
                        "coinsPaid 0 5 TW",
                        "coinsReturned 1 5 W",
                        "stallEmptied 5 P02",
                        "asked TILE -");
        state = play(state, ".", "~T:P05");
        assertThat(state.table().activeSeat()).as("XTR-1").isZero();
        assertThat(state.table().turn()).isEqualTo(1);
        assertThat(state.table().whitePile()).isEqualTo(15); // the white coin of the buyer, which was set up
    }

    @Test
    void aPerfumeTakesATokenFromEachOtherPlayer_EFF5() {
        GameState state = MadePosition.of(4)
                .edge(0, Stall.PERFUMES_5, "GS")
                .hand(1, "V3", "V2")
                .hand(3, "V1W", "V1W")
                .purse(0, "CCC")
                .state();
        state = play(state, "A", "~C:CCC", "C>5", ".", "~V:V2X");
        assertThat(state.table().ask()).contains(Ask.DISCARD);
        assertThat(state.decider()).hasValue(1);
        assertThat(state.table().activeSeat()).isZero();
        assertThat(state.check(0, Action.parse("D:V3", EDITION)).orElseThrow().message())
                .isEqualTo("seat 1 has to decide: asked is a token to discard");
        assertThat(events(state, "D:V2"))
                .startsWith("tokenDiscarded 1 V2", "tokenDiscarded 3 V1W", "coinsPaid 0 5 GSC");
        assertThat(play(state, "D:V2").table().tokensGone())
                .extracting(TokenKind::code)
                .containsExactly("V2", "V1W");
    }

    @Test
    void atTheMarketTheCoinsOfTheOthersStay_MKT1() {
        GameState state = MadePosition.of(2)
                .edge(0, Stall.HEAD_MERCHANT, "GS")
                .edge(1, Stall.HEAD_MERCHANT, "TC")
                .purse(0, "CCC")
                .state();
        state = play(state, "A", "~C:CCC", "C>H", ".", "~V:V3");
        assertThat(state.table().player(1).edge(Stall.HEAD_MERCHANT)).isEqualTo(Coins.parse("CT"));
        assertThat(state.table().player(1).seals()).isEqualTo(1);
        assertThat(state.table().player(0).edge(Stall.HEAD_MERCHANT).isEmpty()).isTrue();
        assertThat(state.hand(0)).isEqualTo(MadePosition.tokens("V3"));
    }

    @Test
    void theCoinChangersCoinMustCompleteAnotherTile_MKT3_MKT4() {
        GameState waiting = MadePosition.of(2)
                .edge(0, Stall.COIN_CHANGER, "CC")
                .purse(0, "CCC")
                .state();
        waiting = play(waiting, "A", "~C:CCC", "C>X", ".");
        assertThat(waiting.table().player(0).edge(Stall.COIN_CHANGER)).isEqualTo(Coins.parse("CCC"));
        assertThat(waiting.table().activeSeat()).isEqualTo(1);
        GameState completing = MadePosition.of(2)
                .edge(0, Stall.COIN_CHANGER, "CC")
                .edge(0, Stall.OBJECTS_2, "S")
                .purse(0, "CCC")
                .at(1, 4)
                .state();
        completing = play(completing, "A", "~C:CCC", "C>X");
        assertThat(events(completing, "."))
                .containsSubsequence(
                        "tileSold 0 X", "whiteSet 0 2", "coinsPaid 0 X CCC", "tileSold 0 2", "coinsPaid 0 2 SW");
        assertThat(play(completing, ".").table().whitePile())
                .as("paid and taken")
                .isEqualTo(14);
    }

    @Test
    void aSealDrawsTwoMoreCoinsOnceATurn_SEA1_SEA2() {
        GameState state = MadePosition.of(2).seals(0, 2).state();
        state = play(state, "A", "~C:GGG", "S");
        assertThat(state.table().toDraw()).isEqualTo(2);
        state = play(state, "~C:BB");
        assertThat(state.table().player(0).spent()).isEqualTo(Coins.parse("BB"));
        assertThat(state.check(Action.parse("S", EDITION)).orElseThrow().rule()).isEqualTo(Rule.SEA_2);
        assertThat(state.check(Action.parse(".", EDITION)).orElseThrow().message())
                .isEqualTo("no coin is set, and one can be: a gold coin at stall 1");
    }

    @Test
    void withFewerThanThreeCoinsAPlayerTakesBack_DRW1_RUL3() {
        GameState state = MadePosition.of(2).purse(0, "GS").spent(0, "B").state();
        assertThat(state.legalActions()).extracting(Action::notation).containsExactly("B");
        GameState drawing = MadePosition.of(2).purse(0, "GS").state();
        assertThat(drawing.legalActions()).extracting(Action::notation).containsExactly("A");
        assertThat(play(drawing, "A").table().toDraw()).isEqualTo(2);
        GameState passing = MadePosition.of(2).purse(0, "").state();
        assertThat(passing.legalActions()).extracting(Action::notation).containsExactly("-");
    }
}
