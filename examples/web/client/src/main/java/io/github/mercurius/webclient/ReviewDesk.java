package io.github.mercurius.webclient;

import io.github.mercurius.rules.AnyAction;
import io.github.mercurius.rules.AnyGame;
import io.github.mercurius.rules.AnyStanding;
import io.github.mercurius.rules.AnyState;
import io.github.mercurius.rules.AnyStep;
import io.github.mercurius.rules.AnyTable;
import io.github.mercurius.rules.AnyView;
import io.github.mercurius.search.Judged;
import io.github.mercurius.search.RankedPlan;
import io.github.mercurius.search.Review;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;

/**
 * The review of a finished game, as the page's worker asks for it: piece by piece, as each piece takes a while.
 *
 * @param <A> the actions of the game
 * @param <V> what a player may know of it
 */
final class ReviewDesk<A extends AnyAction, V extends AnyView<A>> {
    private final Review.Maker<A, V> analysts;
    private final List<Judged<A, V>> judged = new ArrayList<>();
    private @Nullable Review<A, V> review;

    /** A desk before its first question. */
    ReviewDesk(Review.Maker<A, V> analysts) {
        this.analysts = analysts;
    }

    /** Begins the review of a game, of a seat (−1 for all), with a number of playouts; gives how the game went. */
    Map<String, @Nullable Object> begin(AnyGame<A, V> game, int seat, int playouts) {
        judged.clear();
        OptionalInt only = seat < 0 ? OptionalInt.empty() : OptionalInt.of(seat);
        review = Review.of(game, analysts, playouts, only);
        List<List<Integer>> scores =
                new ArrayList<>(List.of(scores(game.firstState().table())));
        List<Integer> players = new ArrayList<>();
        for (List<AnyStep<A, V>> turn : Review.turns(game)) {
            scores.add(scores(turn.get(turn.size() - 1).after().table()));
            players.add(turn.get(0).update().actor().orElse(-1));
        }
        int first = game.firstState().table().turn() + 1;
        return Json.object("first", first, "players", players, "scores", scores, "decisions", review.decisions());
    }

    /** Judges a decision, by its number. */
    String judge(int decision) {
        judged.add(review().judge(decision));
        return "judged";
    }

    /** The turns that cost most, of the decisions that were judged. */
    List<Object> costliest() {
        return review().costliest(judged).stream().map(ReviewDesk::object).toList();
    }

    /** What each seat would have if the game ended now. */
    private static List<Integer> scores(AnyTable table) {
        Integer[] scores = new Integer[table.setup().players()];
        for (AnyStanding standing : table.ranking()) {
            scores[standing.seat()] = standing.score();
        }
        return List.of(scores);
    }

    private Review<A, V> review() {
        if (review == null) {
            throw new IllegalStateException("no review, expected one that was begun");
        }
        return review;
    }

    private static <A extends AnyAction, V extends AnyView<A>> Object object(Judged<A, V> one) {
        return Json.object(
                "turn", one.turn(),
                "seat", one.seat(),
                "loss", one.loss().value(),
                "played", plan(one.played()),
                "better", plan(one.better()));
    }

    private static Object plan(RankedPlan<?> plan) {
        return Json.object(
                "actions", plan.actions().stream().map(AnyAction::notation).toList(),
                "chance", plan.chance().value());
    }

    /** The state in which the first decision of a turn was to be made. */
    static <A extends AnyAction, V extends AnyView<A>> AnyState<A, V> before(AnyGame<A, V> game, int turn) {
        AnyState<A, V> before = game.firstState();
        for (AnyStep<A, V> step : game.steps()) {
            if (before.decider().isPresent() && before.table().turn() + 1 == turn) {
                return before;
            }
            before = step.after();
        }
        throw new IllegalArgumentException("turn: " + turn + ", expected one of the game");
    }
}
