package io.github.mercurius.core;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.LegalActions;
import io.github.mercurius.api.Player;
import io.github.mercurius.api.Table;
import java.util.List;
import java.util.SplittableRandom;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** From each position that is accepted, play leads only to positions that are accepted too. */
class WritablePositionsTest {
    @Property(tries = 150)
    void fromThePositionsWithTheMostCashAllStatesCanBeBuiltAgain_TRD1_DIV3(
            @ForAll(supplier = Script.Any.class) Script script, @ForAll long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        List<Step> steps = script.play().steps();
        GameState state = richest(steps.get(random.nextInt(steps.size())).after());
        while (!state.isOver()) {
            state = state.applyAction(choose(state.legalActions(), random));
            assertThat(RebuiltGamesTest.rebuilt(state)).isEqualTo(state);
        }
    }

    /** Sells whatever it can, most of the time. */
    private static Action choose(LegalActions legal, SplittableRandom random) {
        List<Action> bringing = legal.stream()
                .filter(action -> action instanceof Action.Sell
                        || action instanceof Action.BlackMarket
                        || action instanceof Action.Dividend)
                .toList();
        return bringing.isEmpty() || random.nextInt(4) == 0
                ? legal.sample(random::nextInt)
                : bringing.get(random.nextInt(bringing.size()));
    }

    /** The same position, in which all players have as much cash as is accepted. */
    private static GameState richest(GameState state) {
        Table table = state.table();
        for (Player player : table.players()) {
            int accepted = player.cash();
            for (int more = 1 << 26; more > 0; more >>= 1) {
                accepted += accepts(table, player, accepted + more) ? more : 0;
            }
            table = withCash(table, player, accepted);
        }
        return RebuiltGamesTest.rebuilt(state, table);
    }

    private static boolean accepts(Table table, Player player, int cash) {
        try {
            return withCash(table, player, cash).player(player.seat()).cash() == cash;
        } catch (IllegalArgumentException refused) {
            return false;
        }
    }

    private static Table withCash(Table table, Player player, int cash) {
        return TableBuilder.of(table)
                .player(
                        player.seat(),
                        cash,
                        player.tokens(),
                        player.blackMarket(),
                        player.board(),
                        player.specialCards(),
                        player.handSize())
                .build();
    }
}
