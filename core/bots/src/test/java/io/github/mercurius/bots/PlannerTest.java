package io.github.mercurius.bots;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.Deal;
import io.github.mercurius.api.PlayerView;
import io.github.mercurius.api.Setup;
import io.github.mercurius.core.GameState;
import io.github.mercurius.rules.AnyBot;
import java.util.SplittableRandom;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What one-turn planners choose stays the same. */
class PlannerTest {
    private static final int GAMES = 90;

    /** Plays games of 3 to 5 players; every sixth action is any legal one. */
    private static void play(AnyBot<Action, PlayerView> bot, Consumer<Action> chosen) {
        for (int game = 0; game < GAMES; game++) {
            GameState state = GameState.start(Setup.of(3 + game % 3), Deal.seeded(game));
            SplittableRandom random = new SplittableRandom(game);
            while (!state.isOver()) {
                Action action = bot.choose(state.viewFor(state.table().activeSeat()));
                chosen.accept(action);
                boolean other = random.nextInt(6) == 0;
                state = state.applyAction(other ? state.legalActions().sample(random::nextInt) : action);
            }
        }
    }

    // The digests are of the planner as it was before any change for speed.
    @ParameterizedTest
    @CsvSource({"greedy, 14334, b28aaf6299294c29", "prudent, 14601, dacbe8bd6e7ec730"})
    void itChoosesWhatItAlwaysChose(String name, int decisions, String digest) {
        long[] found = {0, 1};
        play(Bots.parse(name).make(0), action -> {
            found[0]++;
            found[1] = 31 * found[1] + action.notation().hashCode();
        });
        assertThat(found[0]).isEqualTo(decisions);
        assertThat(Long.toHexString(found[1])).isEqualTo(digest);
    }

    @Test
    void theBestPlanIsTheFirstOfAll() {
        play(PlannerTest::bestOfAll, action -> {});
    }

    private static Action bestOfAll(PlayerView view) {
        Plan best = Planner.best(view, Judgement.PRUDENT);
        assertThat(best).isEqualTo(Planner.plans(view, Judgement.PRUDENT).get(0));
        return best.first();
    }
}
