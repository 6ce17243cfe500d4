package io.github.mercurius.examples.replay;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.Deal;
import io.github.mercurius.api.PlayerView;
import io.github.mercurius.api.Setup;
import io.github.mercurius.arena.Arbiter;
import io.github.mercurius.bots.Bots;
import io.github.mercurius.core.Game;
import io.github.mercurius.core.Mercurius;
import io.github.mercurius.examples.games.GameKit;
import io.github.mercurius.examples.games.common.Words;
import io.github.mercurius.search.Estimate;
import java.util.List;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;

/** What an analysis finds, and what it may know. */
class AnalysisTest {
    private static final GameKit<Action, PlayerView> KIT = GameKit.mercurius();
    private static final int CARELESS = 1;

    /** Seat 1 plays at random. */
    private static final Game GAME = game();

    private static final Analysis<Action, PlayerView> ANALYSIS = Analysis.of(KIT, GAME, OptionalInt.empty(), 40);

    private static Game game() {
        var bots = List.of(
                Bots.parse("greedy").make(1),
                Bots.parse("random").make(2),
                Bots.parse("greedy").make(3));
        return Arbiter.of(Mercurius.rules())
                .play(Game.start(Setup.of("Anna", "Careless", "Robert"), Deal.seeded(1602)), bots)
                .game();
    }

    @Test
    void afterEachTurnTheChancesAddUpAndAtTheEndTheyAreCertain() {
        assertThat(ANALYSIS.chances())
                .hasSize(52)
                .allSatisfy(chances -> assertThat(
                                chances.stream().mapToDouble(Estimate::value).sum())
                        .isCloseTo(1, within(1e-9)));
        List<Integer> winners = GAME.state().table().winners();
        for (int seat = 0; seat < 3; seat++) {
            double share = winners.contains(seat) ? 1.0 / winners.size() : 0;
            assertThat(ANALYSIS.chances().get(51).get(seat)).isEqualTo(new Estimate(share, share, share));
        }
        assertThat(ANALYSIS.judged()).hasSize(51);
    }

    @Test
    void theTurnsOfACarelessPlayerCostMost() {
        assertThat(ANALYSIS.costliest()).hasSizeGreaterThan(2).allSatisfy(turn -> {
            assertThat(turn.loss().low()).isPositive();
            assertThat(turn.better().actions()).isNotEqualTo(turn.played().actions());
            assertThat(turn.loss().value())
                    .isCloseTo(
                            turn.better().chance().value()
                                    - turn.played().chance().value(),
                            within(1e-9));
        });
        assertThat(ANALYSIS.costliest().get(0).seat()).isEqualTo(CARELESS);
        assertThat(ANALYSIS.costliest())
                .isSortedAccordingTo(
                        (a, b) -> Double.compare(b.loss().value(), a.loss().value()));
    }

    @Test
    void aSeatsTurnsAloneAreJudged() {
        assertThat(Analysis.of(KIT, GAME, OptionalInt.of(2), 5).judged())
                .hasSize(17)
                .allSatisfy(turn -> assertThat(turn.seat()).isEqualTo(2));
    }

    @Test
    void aGameThatIsNotOverIsAnalysedUntilItsLastWholeTurn() {
        Game begun = Game.start(GAME.setup(), Deal.seeded(1602));
        for (Action action : GAME.actions().subList(0, 21)) {
            begun = begun.applyAction(action);
        }
        int whole = begun.state().table().turn();
        begun = begun.applyAction(begun.state().legalActions().get(0));
        assertThat(begun.state().table().step()).isEqualTo(1);
        Analysis<Action, PlayerView> analysis = Analysis.of(KIT, begun, OptionalInt.empty(), 5);
        assertThat(analysis.judged()).hasSize(whole);
        assertThat(analysis.chances()).hasSize(whole + 2);
        assertThat(AnalysisText.lines(analysis, Words.in("en"))).isNotEmpty();
    }
}
