package io.github.mercurius.mercatores;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.mercurius.model.ModelChecker;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** What section 8 of RULES.md says never happens, proven for every deal of the {@link SmallGame}, played to its end. */
@Tag("games")
class ProvenRulingsTest {
    private static final ModelChecker<GameState> GAME =
            ModelChecker.explore(SmallGame.deals(), state -> state, List::of, 1_000_000);

    @Test
    void thereIsAlwaysALegalActionUntilTheGameIsOver_NEV1_RUL8() {
        assertThat(GAME.size()).as("states").isEqualTo(15_282);
        assertThat(GAME.steps()).as("steps").isEqualTo(22_410);
        assertThat(GAME.refute(state -> state.isOver() || !state.legalActions().isEmpty()))
                .isEmpty();
    }

    @Test
    void thereIsAlwaysACardToTake_NEV2_RUL7() {
        assertThat(GAME.count(state -> state.table().ask == Ask.TAKE)).isPositive();
        assertThat(GAME.refute(
                        state -> state.table().ask != Ask.TAKE || state.table().toTake() > 0))
                .isEmpty();
    }

    @Test
    void countsNeverGrowInTheProfitPhase_NEV3() {
        assertThat(GAME.refuteSteps((before, after) -> !grows(before, after)))
                .as("they do before")
                .isPresent();
        assertThat(GAME.refuteSteps((before, after) -> before.table().phase() != Phase.PROFIT || !grows(before, after)))
                .isEmpty();
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
        assertThat(GAME.refute(state -> {
                    Table table = state.table();
                    boolean any = table.setup().seats().stream().anyMatch(seat -> canCashIn(table, seat));
                    return table.isOver() ? !any : any || table.phase() == Phase.INVESTMENT || table.ask == Ask.CASH;
                }))
                .isEmpty();
    }

    @Test
    void aDiscardForNothingHappensOnlyWhereNothingBringsACoin_CASH5() {
        assertThat(GAME.refute(state -> state.legalActions().stream()
                        .allMatch(action ->
                                !(action instanceof Action.DiscardGoods || action instanceof Action.DiscardSpecial)
                                        || !canCashIn(state.table(), state.table().active))))
                .isEmpty();
    }

    private static boolean canCashIn(Table table, int seat) {
        return new CashActions(table.setup.edition(), table.players, seat).any();
    }
}
