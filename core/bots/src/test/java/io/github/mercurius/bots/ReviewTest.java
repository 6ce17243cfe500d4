package io.github.mercurius.bots;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.PlayerView;
import io.github.mercurius.api.Rulings;
import io.github.mercurius.core.Game;
import io.github.mercurius.core.GameState;
import io.github.mercurius.search.Judged;
import io.github.mercurius.search.Review;
import java.util.List;
import java.util.OptionalInt;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** What a review finds in a game, and what it may know. */
class ReviewTest {
    private static final Game GAME = Games.play(Rulings.standard(), 3, List.of("greedy", "random", "greedy"))
            .game();

    private static Review<Action, PlayerView> review(Game game, int playouts, OptionalInt seat) {
        return Review.of(game, Analyst::withPlayouts, playouts, seat);
    }

    private static List<Judged<Action, PlayerView>> judged(Review<Action, PlayerView> review) {
        return IntStream.range(0, review.decisions()).mapToObj(review::judge).toList();
    }

    @Test
    void ofTheCostliestTurnsTheWorstIsToldFirstAndNoneTwice() {
        Review<Action, PlayerView> review = review(GAME, 20, OptionalInt.empty());
        List<Judged<Action, PlayerView>> costliest = review.costliest(judged(review));
        assertThat(costliest).isNotEmpty().allSatisfy(turn -> {
            assertThat(turn.isCostly()).isTrue();
            assertThat(turn.better().actions()).isNotEqualTo(turn.played().actions());
        });
        assertThat(costliest).extracting(Judged::turn).doesNotHaveDuplicates();
        assertThat(costliest)
                .isSortedAccordingTo(
                        (a, b) -> Double.compare(b.loss().value(), a.loss().value()));
    }

    @Test
    void theSameGameGivesTheSame() {
        assertThat(judged(review(GAME, 3, OptionalInt.of(0)))).isEqualTo(judged(review(GAME, 3, OptionalInt.of(0))));
    }

    /** Two games that differ only in what the judged player cannot see. */
    @Test
    void aDecisionIsJudgedByWhatItsPlayerKnew() {
        GameState real = GAME.firstState();
        GameState other = (GameState) real.viewFor(0).determinize(new SplittableRandom(1)::nextInt);
        assertThat(other).isNotEqualTo(real);
        List<Action> first = GAME.actions().subList(0, 4);
        assertThat(review(Game.from(other), 20, OptionalInt.of(0)).chances(0))
                .isEqualTo(review(Game.from(real), 20, OptionalInt.of(0)).chances(0));
        assertThat(judged(review(played(real, first), 20, OptionalInt.of(0))))
                .hasSize(1)
                .isEqualTo(judged(review(played(other, first), 20, OptionalInt.of(0))));
    }

    /** As many of the actions as the first player's turn has. */
    private static Game played(GameState from, List<Action> actions) {
        Game game = Game.from(from);
        for (Action action : actions) {
            game = game.state().table().turn() == 0 ? game.applyAction(action) : game;
        }
        return game;
    }

    @Test
    void whatCannotBeReviewedIsRefused() {
        assertThatThrownBy(() -> review(GAME, 0, OptionalInt.of(0))).hasMessage("playouts: 0, expected 1 or more");
        assertThatThrownBy(() -> Review.of(GAME, null, 1, OptionalInt.of(0)))
                .hasMessage("maker: null, expected one of analysts");
        assertThatThrownBy(() -> review(GAME, 1, null)).hasMessage("seat: null, expected one, or none");
    }
}
