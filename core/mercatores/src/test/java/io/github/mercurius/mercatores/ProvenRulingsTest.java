package io.github.mercurius.mercatores;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** What section 8 of RULES.md says never happens, proven for every deal of the {@link SmallGame}, played to its end. */
@Tag("games")
class ProvenRulingsTest {
    private static final List<GameState> STATES = SmallGame.reachable();

    @Test
    void thereIsAlwaysALegalActionUntilTheGameIsOver_NEV1_RUL8() {
        assertThat(STATES)
                .hasSize(15_282)
                .allMatch(state -> state.isOver() || !state.legalActions().isEmpty());
    }

    @Test
    void thereIsAlwaysACardToTake_NEV2_RUL7() {
        assertThat(STATES)
                .filteredOn(state -> state.table().ask == Ask.TAKE)
                .isNotEmpty()
                .allMatch(state -> state.table().toTake() > 0);
    }

    @Test
    void countsNeverGrowInTheProfitPhase_NEV3() {
        assertThat(STATES).as("they do before").anyMatch(ProvenRulingsTest::canGrow);
        assertThat(STATES)
                .filteredOn(state -> state.table().phase() == Phase.PROFIT)
                .noneMatch(ProvenRulingsTest::canGrow);
    }

    private static boolean canGrow(GameState before) {
        return SmallGame.next(before).stream().anyMatch(after -> grows(before, after));
    }

    private static boolean grows(GameState before, GameState after) {
        for (Player player : after.table().players()) {
            Cards now = player.resources();
            Cards then = before.table().player(player.seat()).resources();
            boolean stack = Good.all().stream().anyMatch(good -> now.stackSize(good) > then.stackSize(good));
            if (stack
                    || now.ships() > then.ships()
                    || now.goods().size() > then.goods().size()) {
                return true;
            }
        }
        return false;
    }

    @Test
    void nobodyCanCashInWhenTheGameIsOverAndSomebodyCanAsATurnOfTheProfitPhaseBegins_END1_RUL15() {
        assertThat(STATES).allMatch(state -> {
            Table table = state.table();
            boolean any = table.setup().seats().stream().anyMatch(seat -> canCashIn(table, seat));
            return table.isOver() ? !any : any || table.phase() == Phase.INVESTMENT || table.ask == Ask.CASH;
        });
    }

    @Test
    void aDiscardForNothingHappensOnlyWhereNothingBringsACoin_CASH5() {
        assertThat(STATES)
                .filteredOn(state -> state.legalActions().stream()
                        .anyMatch(action ->
                                action instanceof Action.DiscardGoods || action instanceof Action.DiscardSpecial))
                .isNotEmpty()
                .noneMatch(state -> canCashIn(state.table(), state.table().active));
    }

    private static boolean canCashIn(Table table, int seat) {
        return new CashActions(table, seat).any();
    }
}
