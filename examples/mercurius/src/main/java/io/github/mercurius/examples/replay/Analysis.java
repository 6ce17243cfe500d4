package io.github.mercurius.examples.replay;

import io.github.mercurius.examples.games.GameKit;
import io.github.mercurius.rules.AnyAction;
import io.github.mercurius.rules.AnyGame;
import io.github.mercurius.rules.AnyView;
import io.github.mercurius.search.Estimate;
import io.github.mercurius.search.Judged;
import io.github.mercurius.search.Review;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.IntStream;

/**
 * The chances to win after each turn of a game, and how good the turns were.
 *
 * @param kit the game that is played
 * @param game what is analysed
 * @param seat whose knowledge counts; if none, that of a spectator, and that of each player for its own decisions
 * @param playouts how many for each estimate
 * @param chances of each seat: before the first turn, and after each
 * @param judged the turns or actions that were judged, in order
 * @param costliest those of them that cost most, the worst first
 */
record Analysis<A extends AnyAction, V extends AnyView<A>>(
        GameKit<A, V> kit,
        AnyGame<A, V> game,
        OptionalInt seat,
        int playouts,
        List<List<Estimate>> chances,
        List<Judged<A, V>> judged,
        List<Judged<A, V>> costliest) {
    /** Analyses a game; the same game with as many playouts gives the same. */
    static <A extends AnyAction, V extends AnyView<A>> Analysis<A, V> of(
            GameKit<A, V> kit, AnyGame<A, V> game, OptionalInt seat, int playouts) {
        Review<A, V> review = Review.of(game, kit.analysts().maker(), playouts, seat);
        List<List<Estimate>> chances = IntStream.rangeClosed(
                        0, Review.turns(game).size())
                .parallel()
                .mapToObj(review::chances)
                .toList();
        List<Judged<A, V>> judged = IntStream.range(0, review.decisions())
                .parallel()
                .mapToObj(review::judge)
                .toList();
        return new Analysis<>(kit, game, seat, playouts, chances, judged, review.costliest(judged));
    }

    /** How many playouts for each estimate of what cost most. */
    int playoutsAgain() {
        return Review.MORE_PLAYOUTS * playouts;
    }
}
