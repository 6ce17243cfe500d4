package io.github.mercurius.bots;

import static io.github.mercurius.api.Asset.SIL;
import static io.github.mercurius.api.PriceCard.AMS_DOWN_COF_UP;
import static io.github.mercurius.api.PriceCard.AMS_DOWN_SIL_UP;
import static io.github.mercurius.api.PriceCard.AMS_UP_SIL_DOWN;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.PlayerView;
import io.github.mercurius.api.PriceCard;
import io.github.mercurius.api.Rulings;
import io.github.mercurius.core.Game;
import io.github.mercurius.core.GameState;
import io.github.mercurius.rules.IllegalActionException;
import io.github.mercurius.search.Estimate;
import io.github.mercurius.search.RankedPlan;
import java.util.Collections;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Estimates of chances to win, and how sure they are. */
class AnalystTest {
    private static final Analyst ANALYST = Analyst.withPlayouts(200, 7);
    private static final Game GAME =
            Games.play(Rulings.standard(), 3, Collections.nCopies(4, "greedy")).game();

    /** Seat 0 rises silk with its last turn, or lowers it, and owns more of it than anybody. */
    private static final PlayerView LAST_TURN = new Quiet(Rulings.standard(), Quiet.LAST_OWN_TURN)
            .markers(14, 14)
            .owning(60, SIL, SIL, SIL)
            .view(AMS_DOWN_SIL_UP, AMS_UP_SIL_DOWN, AMS_DOWN_COF_UP, AMS_DOWN_SIL_UP);

    private static PlayerView view(int actions) {
        GameState state = GAME.steps().get(actions).after();
        return state.viewFor(state.table().activeSeat());
    }

    private static List<Action> plan(PriceCard card) {
        return List.of(Action.playCard(card));
    }

    @Test
    void atTheEndTheWinIsCertain() {
        GameState end = GAME.state();
        List<Integer> winners = end.table().winners();
        List<Estimate> chances = ANALYST.chances(end.viewForSpectator());
        for (int seat = 0; seat < 4; seat++) {
            double share = winners.contains(seat) ? 1.0 / winners.size() : 0;
            assertThat(chances.get(seat)).isEqualTo(Estimate.certain(share));
        }
    }

    /** By the Brier score: the squares of how much the chances differ from who wins. */
    @Test
    void itsChancesAreCloserToHowGamesEndThanEqualOnes() {
        Analyst analyst = Analyst.withPlayouts(40, 7);
        double score = 0;
        double equal = 0;
        for (int seed = 0; seed < 12; seed++) {
            Game game = Games.play(Rulings.standard(), seed, Collections.nCopies(4, "greedy"))
                    .game();
            List<Integer> winners = game.state().table().winners();
            GameState middle = game.steps().stream()
                    .filter(step -> step.update().turn() == 28)
                    .findFirst()
                    .orElseThrow()
                    .after();
            List<Estimate> chances = analyst.chances(middle.viewForSpectator());
            for (int seat = 0; seat < 4; seat++) {
                double won = winners.contains(seat) ? 1.0 / winners.size() : 0;
                score += Math.pow(won - chances.get(seat).value(), 2);
                equal += Math.pow(won - 0.25, 2);
            }
        }
        assertThat(score).isLessThan(0.9 * equal);
    }

    @Test
    void theBetterOfTwoPlansComesFirstAndTheLossOfTheOtherIsSure() {
        List<RankedPlan<Action>> advice =
                ANALYST.compare(LAST_TURN, List.of(plan(AMS_UP_SIL_DOWN), plan(AMS_DOWN_SIL_UP)));
        assertThat(advice)
                .extracting(RankedPlan::actions)
                .containsExactly(plan(AMS_DOWN_SIL_UP), plan(AMS_UP_SIL_DOWN));
        assertThat(advice.get(0).loss()).isEqualTo(Estimate.certain(0));
        assertThat(advice.get(1).loss().low()).isPositive();
        assertThat(advice.get(1).loss().value())
                .isCloseTo(
                        advice.get(0).chance().value() - advice.get(1).chance().value(), within(1e-9));
    }

    @Test
    void plansAreForTheRestOfTheTurn() {
        for (int actions = 0; actions < 40; actions += 7) {
            GameState state = GAME.steps().get(actions).after();
            List<RankedPlan<Action>> advice = Analyst.withPlayouts(20, 7)
                    .plans(state.viewFor(state.table().activeSeat()), 3);
            for (RankedPlan<Action> plan : advice) {
                GameState after = state;
                for (Action action : plan.actions()) {
                    assertThat(after.table().turn()).isEqualTo(state.table().turn());
                    after = after.applyAction(action);
                }
                assertThat(after.table().turn()).isEqualTo(state.table().turn() + 1);
            }
        }
    }

    @Test
    void playoutsAndSeedSettleTheEstimates() {
        PlayerView view = view(30);
        assertThat(Analyst.withPlayouts(50, 7).plans(view, 3))
                .isEqualTo(Analyst.withPlayouts(50, 7).plans(view, 3));
        assertThat(Analyst.withPlayouts(50, 7).chances(view))
                .isEqualTo(Analyst.withPlayouts(50, 7).chances(view));
        assertThat(Analyst.withPlayouts(50, 7).chances(view))
                .isNotEqualTo(Analyst.withPlayouts(50, 8).chances(view));
    }

    @Test
    void whatTheViewerCannotSeeChangesNothing() {
        PlayerView view = view(30);
        int seat = view.table().activeSeat();
        PlayerView same = view.determinize(new SplittableRandom(1)::nextInt).viewFor(seat);
        assertThat(ANALYST.plans(same, 2)).isEqualTo(ANALYST.plans(view, 2));
    }

    @Test
    void itKeepsToItsTime() {
        AtomicInteger millis = new AtomicInteger();
        // each look at the clock takes a millisecond
        Analyst analyst = Analyst.withMilliseconds(150, 7, () -> millis.getAndIncrement() * 1_000_000L);
        assertThat(analyst.plans(view(2), 3)).hasSize(3);
        assertThat(millis.get()).isBetween(150, 160);
    }

    @ParameterizedTest
    @ValueSource(ints = {0, -1, 1_000_001})
    void anotherAmountIsRefused(int amount) {
        assertThatThrownBy(() -> Analyst.withPlayouts(amount, 7))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("playouts: " + amount + ", expected 1 to 1000000");
        assertThatThrownBy(() -> Analyst.withMilliseconds(amount, 7))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("milliseconds: " + amount + ", expected 1 to 1000000");
    }

    @Test
    void onlyTheActivePlayerIsAdvised() {
        GameState state = GAME.steps().get(30).after();
        int other = (state.table().activeSeat() + 1) % 4;
        String refused = "view: of a viewer who has nothing to decide, expected one who has";
        assertThatThrownBy(() -> ANALYST.plans(state.viewFor(other), 3))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage(refused);
        assertThatThrownBy(() -> ANALYST.compare(state.viewForSpectator(), List.of(plan(AMS_DOWN_SIL_UP))))
                .hasMessage(refused);
        assertThatThrownBy(() -> ANALYST.plans(GAME.state().viewFor(0), 3)).hasMessage(refused);
    }

    @Test
    void anIllegalOrUnfinishedPlanIsRefused() {
        assertThatThrownBy(() -> ANALYST.compare(LAST_TURN, List.of(plan(PriceCard.MID_DOWN_TEA_UP))))
                .isInstanceOf(IllegalActionException.class);
        assertThatThrownBy(() -> ANALYST.compare(LAST_TURN, List.of(List.of(Action.sell(SIL)))))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("plan: [-SIL], expected actions that end the turn, the last one a card (TRN-2)");
        assertThatThrownBy(() -> ANALYST.compare(LAST_TURN, List.of(List.of())))
                .isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void itFindsSeveralPlansTheBestFirst() {
        List<RankedPlan<Action>> advice = ANALYST.plans(LAST_TURN, 3);
        assertThat(advice).hasSize(3).doesNotHaveDuplicates();
        assertThat(advice.get(0).actions()).last().isEqualTo(Action.playCard(AMS_DOWN_SIL_UP));
        assertThat(advice)
                .isSortedAccordingTo(
                        (a, b) -> Double.compare(b.chance().value(), a.chance().value()));
        assertThat(ANALYST.plans(LAST_TURN, 1)).hasSize(1);
        assertThat(ANALYST.plans(LAST_TURN, 1_000)).hasSizeBetween(4, 24);
    }
}
