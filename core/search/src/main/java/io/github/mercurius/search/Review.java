package io.github.mercurius.search;

import io.github.mercurius.rules.AnyAction;
import io.github.mercurius.rules.AnyGame;
import io.github.mercurius.rules.AnyState;
import io.github.mercurius.rules.AnyStep;
import io.github.mercurius.rules.AnyView;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * A game looked at again: the chances to win after each turn, and what each decision cost its player.
 *
 * <pre>{@code
 * Review<A, V> review = Review.of(game, (playouts, seed) -> analyst, 100, OptionalInt.empty());
 * List<Judged<A, V>> judged =
 *         IntStream.range(0, review.decisions()).mapToObj(review::judge).toList();
 * review.costliest(judged).forEach(one -> System.out.println(one.turn() + ": " + one.better().actions()));
 * }</pre>
 *
 * <p>All estimates follow from the game and the number of playouts, if those of the analysts do. This class is
 * immutable, and thread-safe if the analysts are.
 *
 * @param <A> the actions of the game
 * @param <V> what a player may know of it
 */
public final class Review<A extends AnyAction, V extends AnyView<A>> {
    /** How many times as many playouts there are for what is judged again. */
    public static final int MORE_PLAYOUTS = 4;

    private static final int JUDGED_AGAIN = 8;

    private final Maker<A, V> maker;
    private final int playouts;
    private final OptionalInt seat;
    private final List<AnyState<A, V>> states;
    private final List<Decision<A, V>> decisions;

    private Review(AnyGame<A, V> game, Maker<A, V> maker, int playouts, OptionalInt seat) {
        this.maker = Objects.requireNonNull(maker, "maker: null, expected one of analysts");
        this.playouts = playouts;
        this.seat = Objects.requireNonNull(seat, "seat: null, expected one, or none");
        states = new ArrayList<>(List.of(game.firstState()));
        turns(game).forEach(turn -> states.add(turn.get(turn.size() - 1).after()));
        decisions = decisions(game, maker.make(playouts, 0).plansTurns());
    }

    /** Makes an analyst with so many playouts for each estimate, whose chance follows from a seed. */
    @FunctionalInterface
    public interface Maker<A extends AnyAction, V extends AnyView<A>> {
        /** The analyst. */
        AnyAnalyst<A, V> make(int playouts, long seed);
    }

    /**
     * What is to be judged.
     *
     * @param view what the player knew before it
     */
    private record Decision<A extends AnyAction, V extends AnyView<A>>(int turn, int seat, V view, List<A> played) {}

    /**
     * A review of a game.
     *
     * @param playouts how many for each estimate
     * @param seat the one player whose decisions are judged, and whose knowledge counts; if none, chances are those
     *     that a spectator sees, and all decisions are judged, each by what its own player knew
     */
    public static <A extends AnyAction, V extends AnyView<A>> Review<A, V> of(
            AnyGame<A, V> game, Maker<A, V> maker, int playouts, OptionalInt seat) {
        if (playouts < 1) {
            throw new IllegalArgumentException("playouts: " + playouts + ", expected 1 or more");
        }
        return new Review<>(game, maker, playouts, seat);
    }

    /** The steps of a game by turn, the first turn first; the last one may have just begun. */
    public static <A extends AnyAction, V extends AnyView<A>> List<List<AnyStep<A, V>>> turns(AnyGame<A, V> game) {
        List<List<AnyStep<A, V>>> turns = new ArrayList<>();
        int last = -1;
        for (AnyStep<A, V> step : game.steps()) {
            if (step.update().turn() != last) {
                last = step.update().turn();
                turns.add(new ArrayList<>());
            }
            turns.get(turns.size() - 1).add(step);
        }
        return turns;
    }

    private static <A extends AnyAction, V extends AnyView<A>> List<List<AnyStep<A, V>>> steps(AnyGame<A, V> game) {
        List<List<AnyStep<A, V>>> steps = new ArrayList<>();
        game.steps().forEach(step -> steps.add(List.of(step)));
        return steps;
    }

    private List<Decision<A, V>> decisions(AnyGame<A, V> game, boolean wholeTurns) {
        List<Decision<A, V>> found = new ArrayList<>();
        AnyState<A, V> before = game.firstState();
        for (List<AnyStep<A, V>> plan : wholeTurns ? turns(game) : steps(game)) {
            AnyState<A, V> after = plan.get(plan.size() - 1).after();
            int decider = before.decider().orElse(-1);
            boolean whole = !wholeTurns || after.table().turn() > before.table().turn();
            if (whole
                    && seat.orElse(decider) == decider
                    && before.legalActions().size() > 1) {
                List<A> played = plan.stream().map(AnyStep::action).collect(Collectors.toList());
                found.add(new Decision<>(before.table().turn() + 1, decider, before.viewFor(decider), played));
            }
            before = after;
        }
        return found;
    }

    /** The chance of each seat to win before the first turn, and after each. */
    public List<Estimate> chances(int afterTurns) {
        AnyState<A, V> state = states.get(afterTurns);
        V known = seat.isPresent() ? state.viewFor(seat.getAsInt()) : state.viewForSpectator();
        return maker.make(playouts, afterTurns).chances(known);
    }

    /** How many decisions can be judged. */
    public int decisions() {
        return decisions.size();
    }

    /** What a decision cost, in the order of the game from 0. */
    public Judged<A, V> judge(int decision) {
        Decision<A, V> one = decisions.get(decision);
        List<RankedPlan<A>> compared = maker.make(playouts, one.turn).judge(one.view, one.played);
        return Judged.of(one.turn, one.seat, one.view, one.played, compared);
    }

    /**
     * Those of the judged decisions that cost most, the worst first; of a turn the worst alone.
     *
     * <p>What looks worst among many owes part of that to bad luck in the playouts. So the worst ones are compared once
     * more, in other and more playouts, and only what these say is told of them.
     */
    public List<Judged<A, V>> costliest(List<Judged<A, V>> judged) {
        Comparator<Judged<A, V>> worstFirst = Comparator.comparingDouble(
                        (Judged<A, V> one) -> one.loss().value())
                .reversed();
        List<Judged<A, V>> worst =
                judged.stream().sorted(worstFirst).limit(JUDGED_AGAIN).collect(Collectors.toList());
        List<Judged<A, V>> costly = worst.stream()
                .parallel()
                .map(this::judgeAgain)
                .filter(Judged::isCostly)
                .sorted(worstFirst)
                .collect(Collectors.toList());
        // two actions of one turn often make the same mistake
        Set<Integer> turns = new HashSet<>();
        return costly.stream().filter(one -> turns.add(one.turn())).collect(Collectors.toList());
    }

    private Judged<A, V> judgeAgain(Judged<A, V> one) {
        List<A> played = one.played().actions();
        List<List<A>> plans = List.of(one.better().actions(), played);
        AnyAnalyst<A, V> other = maker.make(MORE_PLAYOUTS * playouts, -one.turn());
        return Judged.of(one.turn(), one.seat(), one.view(), played, other.compare(one.view(), plans));
    }
}
