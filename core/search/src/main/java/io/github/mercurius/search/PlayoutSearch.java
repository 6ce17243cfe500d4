package io.github.mercurius.search;

import io.github.mercurius.rules.AnyAction;
import io.github.mercurius.rules.AnyBot;
import io.github.mercurius.rules.AnyStanding;
import io.github.mercurius.rules.AnyState;
import io.github.mercurius.rules.AnyView;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.SplittableRandom;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/**
 * A bot for any game: it takes the action whose playouts end best.
 *
 * <p>Each playout deals what the player does not see, takes one of the actions, and goes on with greedy players. All
 * actions are tried on the same deals with the same chance; the worse half is dropped, and the others are tried again,
 * until one is left.
 *
 * @param <A> the actions of the game
 * @param <V> what a player may know of it
 */
public final class PlayoutSearch<A extends AnyAction, V extends AnyView<A>> implements AnyBot<A, V> {
    /** What a point ahead of the best opponent counts, where a game won counts 1. */
    private static final double POINT = 0.02;

    private final int playouts;
    private final long seed;
    private final SplittableRandom random;
    private final AnyBot<A, V> player;
    private final int rounds;
    private final Judge<A, V> judge;

    /**
     * What a player has in a state where a playout ends.
     *
     * @param <A> the actions of the game
     * @param <V> what a player may know of it
     */
    @FunctionalInterface
    public interface Judge<A extends AnyAction, V extends AnyView<A>> {
        /** What a player would have if the game ended now, or can expect. */
        double score(AnyState<A, V> state, int seat);
    }

    private PlayoutSearch(int playouts, long seed, AnyBot<A, V> player, int rounds, Judge<A, V> judge) {
        this.playouts = playouts;
        this.seed = seed;
        this.random = new SplittableRandom(seed);
        this.player = player;
        this.rounds = rounds;
        this.judge = judge;
    }

    /**
     * A search whose playouts go to the end of the game, where the score counts.
     *
     * @param playouts how many for each decision, or one for each action if that is more
     * @param seed all chance of the search follows from it
     * @param player who plays on in a playout
     */
    public static <A extends AnyAction, V extends AnyView<A>> PlayoutSearch<A, V> of(
            int playouts, long seed, AnyBot<A, V> player) {
        if (playouts < 1) {
            throw new IllegalArgumentException("playouts: " + playouts + ", expected 1 or more");
        }
        Objects.requireNonNull(player, "player: null, expected a bot");
        return new PlayoutSearch<>(playouts, seed, player, 0, PlayoutSearch::score);
    }

    /** The same search with playouts that end after so many rounds, or with the game. */
    public PlayoutSearch<A, V> withRounds(int most) {
        if (most < 1) {
            throw new IllegalArgumentException("most: " + most + ", expected 1 round or more");
        }
        return new PlayoutSearch<>(playouts, seed, player, most, judge);
    }

    /** The same search where something else than the score counts. */
    public PlayoutSearch<A, V> withJudge(Judge<A, V> other) {
        Objects.requireNonNull(other, "other: null, expected a judge");
        return new PlayoutSearch<>(playouts, seed, player, rounds, other);
    }

    /** The same search with so many playouts, and other chance. */
    PlayoutSearch<A, V> with(int number, long other) {
        return new PlayoutSearch<>(number, other, player, rounds, judge);
    }

    /** The same search with other chance. */
    PlayoutSearch<A, V> withSeed(long other) {
        return with(playouts, other);
    }

    /** Who plays on in a playout. */
    AnyBot<A, V> player() {
        return player;
    }

    private static double score(AnyState<?, ?> state, int seat) {
        return state.table().ranking().stream()
                .filter(standing -> standing.seat() == seat)
                .mapToInt(AnyStanding::score)
                .findFirst()
                .getAsInt();
    }

    /** An action, and how its playouts ended. */
    private static final class Candidate<A> {
        private final A action;
        private double sum;
        private int playouts;

        Candidate(A action) {
            this.action = action;
        }

        void add(double result) {
            sum += result;
            playouts++;
        }

        double mean() {
            return sum / playouts;
        }
    }

    @Override
    public A choose(V view) {
        return ranked(view).get(0);
    }

    /**
     * All legal actions, the best first: what was dropped early is not well known.
     *
     * @throws IllegalArgumentException if the viewer has nothing to decide
     */
    public List<A> ranked(V view) {
        List<A> legal = AnyBot.choices(view);
        List<Candidate<A>> left = new ArrayList<>();
        legal.forEach(action -> left.add(new Candidate<>(action)));
        List<Candidate<A>> dropped = new ArrayList<>();
        int stages = Integer.SIZE - Integer.numberOfLeadingZeros(legal.size() - 1);
        while (left.size() > 1) {
            for (int deals = Math.max(1, playouts / (stages * left.size())); deals > 0; deals--) {
                tryOut(left, view);
            }
            left.sort(Comparator.<Candidate<A>>comparingDouble(Candidate::mean).reversed());
            List<Candidate<A>> worse = left.subList((left.size() + 1) / 2, left.size());
            dropped.addAll(0, worse);
            worse.clear();
        }
        dropped.addAll(0, left);
        return dropped.stream().map(candidate -> candidate.action).collect(Collectors.toList());
    }

    private void tryOut(List<Candidate<A>> candidates, V view) {
        int seat = view.table().decider().getAsInt();
        @SuppressWarnings("unchecked") // a state that fits a view is of the same game
        AnyState<A, V> start = (AnyState<A, V>) view.determinize(bound -> random.nextInt(bound));
        long chance = random.nextLong();
        for (Candidate<A> candidate : candidates) {
            AnyState<A, V> next = start.applyAction(candidate.action);
            SplittableRandom same = new SplittableRandom(chance);
            candidate.add(result(played(next, player, same, state -> isFar(state, start)), seat));
        }
    }

    /** The state at the end of the game, or where it is enough, if one player decides for all. */
    static <A extends AnyAction, V extends AnyView<A>> AnyState<A, V> played(
            AnyState<A, V> start, AnyBot<A, V> player, SplittableRandom random, Predicate<AnyState<A, V>> enough) {
        AnyState<A, V> state = start;
        while (!state.isOver() && !enough.test(state)) {
            state = state.asksChance()
                    ? state.applyOutcome(state.drawOutcome(bound -> random.nextInt(bound)))
                    : state.applyAction(
                            player.choose(state.viewFor(state.decider().getAsInt())));
        }
        return state;
    }

    private boolean isFar(AnyState<A, V> state, AnyState<A, V> start) {
        int turns = state.table().turn() - start.table().turn();
        return rounds > 0 && turns >= rounds * state.table().setup().players() && !state.asksChance();
    }

    private double result(AnyState<A, V> end, int seat) {
        double best = Double.NEGATIVE_INFINITY;
        for (int other : end.table().setup().seats()) {
            best = other == seat ? best : Math.max(best, judge.score(end, other));
        }
        double lead = judge.score(end, seat) - best;
        double won = end.isOver() ? (1 + Math.signum(lead)) / 2 : 0.5;
        return won + POINT * lead;
    }
}
