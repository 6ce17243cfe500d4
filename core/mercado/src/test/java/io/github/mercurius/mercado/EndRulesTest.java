package io.github.mercurius.mercado;

import static io.github.mercurius.mercado.Play.broken;
import static io.github.mercurius.mercado.Play.events;
import static io.github.mercurius.mercado.Play.play;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.function.IntUnaryOperator;
import org.junit.jupiter.api.Test;

/** The rules of the end, of chance, and of who knows what (sections 11 to 13), one position each. */
class EndRulesTest {
    @Test
    void aDiscMayCoverASymbol_RUL1() {
        Setup setup = Setup.builder().players(2).disc(3).build();
        assertThat(setup.track().symbol(3)).contains(Effect.FORWARD);
        GameState state = play(MadePosition.of(setup).hand(0, "V3").at(0, 27).state(), "V:V3");
        assertThat(state.table().space(0)).isEqualTo(3);
        assertThat(state.table().ask()).contains(Ask.ACTION);
        assertThat(state.table().isLastRound()).isTrue();
    }

    @Test
    void theRoundIsPlayedOut_END1_END3() {
        MadePosition made = MadePosition.of(3)
                .spent(0, "B")
                .spent(1, "B")
                .spent(2, "B")
                .at(0, 30)
                .at(1, 4)
                .at(2, 5)
                .with(parts -> {
                    parts.lastRound = true;
                    parts.active = 1;
                });
        GameState state = made.state();
        assertThat(play(state, "B").isOver()).isFalse();
        Table over = play(state, "B", "B").table();
        assertThat(over.isOver()).isTrue();
        assertThat(over.winners()).containsExactly(0);
        assertThat(over.ranking())
                .containsExactly(new Standing(1, 0, 31), new Standing(2, 2, 6), new Standing(3, 1, 5));
        assertThat(broken(play(state, "B", "B"), "B")).contains(Rule.END_1);
    }

    @Test
    void anExtraTurnIsPartOfTheLastRound_RUL13() {
        GameState state = MadePosition.of(2)
                .tile(Stall.PERFUMES_5, "P10")
                .edge(1, Stall.PERFUMES_5, "SST")
                .spent(1, "B")
                .at(0, 30)
                .with(parts -> {
                    parts.lastRound = true;
                    parts.active = 1;
                })
                .state();
        state = play(state, "B", "~T:P03");
        assertThat(state.isOver()).isFalse();
        assertThat(state.table().activeSeat()).isEqualTo(1);
        assertThat(state.table().round()).isZero();
    }

    /** Two players with nothing but black coins, which fit nowhere. */
    private static MadePosition cold() {
        return MadePosition.of(2).purse(0, "").purse(1, "BB").spent(0, "B");
    }

    @Test
    void aColdMarketEndsTheGame_END4_RUL15() {
        assertThat(events(cold().state(), "B")).contains("marketWentCold");
        assertThat(play(cold().state(), "B").isOver()).isTrue();
        assertThat(play(cold().hand(1, "V3").state(), "B").isOver())
                .as("a token can bring coins")
                .isFalse();
        assertThat(play(cold().purse(1, "G").state(), "B").isOver())
                .as("a coin that fits in the other purse")
                .isFalse();
        assertThat(play(cold().spent(1, "G").state(), "B").isOver())
                .as("a coin that fits among those spent")
                .isFalse();
    }

    /** Three players with nothing that fits anywhere; the coin changer is due for one of those who do not play now. */
    private static MadePosition due(int seat, Stall other, String coins) {
        return MadePosition.of(3)
                .purse(0, "")
                .purse(1, "BB")
                .purse(2, "B")
                .spent(0, "B")
                .edge(seat, Stall.COIN_CHANGER, "CCC")
                .edge(seat, other, coins);
    }

    @Test
    void aCoinChangerThatIsDueForAnyPlayerKeepsTheGameGoing_END4_RUL15() {
        for (int seat : List.of(1, 2)) {
            for (MadePosition made : List.of(
                    due(seat, Stall.OBJECTS_2, "S"),
                    due(seat, Stall.PERFUMES_5, "GS"),
                    due(seat, Stall.HEAD_MERCHANT, "GT"))) {
                GameState state = play(made.with(parts -> parts.whitePile = 1).state(), "B");
                assertThat(state.isOver()).as("due for seat " + seat).isFalse();
                state = seat == 1 ? state : play(state, "A", "~C:BB", ".");
                String coins = seat == 1 ? "~C:BB" : "~C:B";
                assertThat(events(play(state, "A", coins), "."))
                        .as("whatever that player does")
                        .containsSubsequence("tileSold " + seat + " X", "coinsPaid " + seat + " X CCC");
            }
        }
    }

    @Test
    void aCoinChangerThatIsNotDueDoesNot_END4_MKT3() {
        for (int seat : List.of(1, 2)) {
            for (MadePosition made : List.of(
                    due(seat, Stall.OBJECTS_2, "S").with(parts -> parts.whitePile = 0),
                    due(seat, Stall.OBJECTS_2, "S").edge(seat, Stall.COIN_CHANGER, "CC"),
                    due(seat, Stall.PERFUMES_5, "G"),
                    due(seat, Stall.HEAD_MERCHANT, ""),
                    due(seat, Stall.HEAD_MERCHANT, "").edge(3 - seat, Stall.OBJECTS_2, "S"))) {
                assertThat(events(made.state(), "B")).contains("marketWentCold");
            }
        }
    }

    /** The last player of a round takes a coin back. */
    private static MadePosition endOfRound(int completed) {
        return MadePosition.of(2).spent(1, "B").with(parts -> {
            parts.round = completed;
            parts.active = 1;
        });
    }

    @Test
    void theHundredthRoundIsTheLast_END5_RUL26() {
        GameState early = endOfRound(97).state();
        assertThat(events(early, "B")).contains("turnBegan 1 0").doesNotContain("lastRoundBegan -");
        assertThat(play(early, "B").table().isLastRound()).isFalse();
        GameState state = endOfRound(98).spent(0, "B").state();
        assertThat(events(state, "B")).containsSubsequence("lastRoundBegan -", "turnBegan 1 0");
        state = play(state, "B");
        assertThat(state.table().isLastRound()).isTrue();
        assertThat(state.table().round()).isEqualTo(99);
        assertThat(events(state, "B")).contains("turnBegan 2 1").doesNotContain("lastRoundBegan -");
        state = play(state, "B", "A", "~C:BBB");
        assertThat(events(state, ".")).contains("gameEnded 1:1:1,2:0:1").doesNotContain("marketWentCold");
        assertThat(play(state, ".").table().round()).isEqualTo(100);
    }

    @Test
    void aMarkerThatReachesTheDiscInTheHundredthRoundChangesNothing_END1_END5() {
        GameState state = play(endOfRound(98).hand(0, "V3").at(0, 29).state(), "B");
        assertThat(events(state, "V:V3")).contains("moved 0 3 32").doesNotContain("lastRoundBegan 0");
    }

    @Test
    void inAColdMarketTheHundredthRoundDoesNotBegin_END4_END5() {
        GameState state = cold().spent(1, "B")
                .with(parts -> {
                    parts.round = 98;
                    parts.active = 1;
                })
                .state();
        assertThat(events(state, "B")).contains("marketWentCold").doesNotContain("lastRoundBegan -");
        assertThat(play(state, "B").table().isLastRound()).isFalse();
    }

    @Test
    void anOutcomeIsAppliedByNobody_CHN1() {
        GameState state = play(MadePosition.of(2).state(), "A");
        assertThat(state.table().asksChance()).isTrue();
        assertThat(state.table().decider()).isEmpty();
        Action coins = Action.parse("~C:GST", Edition.standIn());
        assertThat(state.applyOutcome(coins)).isEqualTo(state.applyOutcome(coins));
        assertThat(state.check(0, coins).map(Violation::rule)).contains(Rule.TRN_1);
    }

    @Test
    void aSeedGivesEachOutcomeInOrder_CHN5_RUL16() {
        for (int round = 0; round < 2; round++) {
            IntUnaryOperator dealer = Dealer.seeded(0);
            GameState state = GameState.start(Setup.of(2), Deal.shuffled(Edition.standIn(), dealer));
            assertThat(state.toText()).endsWith("tiles=O22,O10,O01,O24,P02,P05");
            assertThat(play(state, "A").drawOutcome(dealer).notation()).isEqualTo("~C:GST");
        }
    }

    @Test
    void tokensOutOfTheGameLieOpen_INF4_RUL23() {
        GameState state = MadePosition.of(2)
                .hand(0, "V2")
                .hand(1, "V3", "V1W")
                .edge(0, Stall.PERFUMES_5, "GSC")
                .spent(0, "B")
                .state();
        state = play(state, "V:V2", "B", "~V:V1S", "D:V1W");
        for (PlayerView view : List.of(state.viewFor(0), state.viewFor(1), state.viewForSpectator())) {
            assertThat(view.table().tokensGone())
                    .extracting(TokenKind::code)
                    .as("the one played, the one discarded")
                    .containsExactly("V2", "V1W");
        }
        TokenKind discarded = state.table().tokensGone().get(1);
        for (Event event : List.of(new Event.TokenPlayed(0, discarded), new Event.TokenDiscarded(1, discarded))) {
            assertThat(event.seenBySpectator()).isEqualTo(event);
        }
    }

    @Test
    void everybodySeesStacksAndPurses_INF3_RUL17() {
        Edition edition = Edition.standIn();
        Table table =
                MadePosition.of(2).purse(1, "GBW").state().viewForSpectator().table();
        List<Tile> objects = edition.objects().subList(4, 24);
        assertThat(table.objectStack()).isEqualTo(objects);
        assertThat(table.perfumeStack()).isEqualTo(edition.perfumes().subList(2, 12));
        assertThat(table.player(1).purse()).isEqualTo(Coins.parse("GBW"));
    }
}
