package io.github.mercurius.examples.rule;

import io.github.mercurius.examples.games.GameKit;
import io.github.mercurius.rules.AnyAction;
import io.github.mercurius.rules.AnyGame;
import io.github.mercurius.rules.AnyState;
import io.github.mercurius.rules.AnyView;
import io.github.mercurius.rules.AnyViolation;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;

/**
 * The beginning of a game, and an action that a rule forbids in the position to which it leads.
 *
 * @param <A> the actions of the game
 * @param <V> what a player may know of it
 * @param seed the seed of the deal
 */
record RuleExample<A extends AnyAction, V extends AnyView<A>>(
        GameKit<A, V> kit, long seed, AnyGame<A, V> game, A attempt, AnyViolation violation) {
    private static final int GAMES = 4;
    private static final int MOST_STEPS = 30;
    private static final int MOST_ATTEMPTS = 400;

    /**
     * By rule, the shortest among the beginnings of some random games; nothing for a rule that refused nothing there.
     */
    static <A extends AnyAction, V extends AnyView<A>> Map<String, RuleExample<A, V>> all(GameKit<A, V> kit) {
        Map<Long, List<AnyGame<A, V>>> games =
                LongStream.range(0, GAMES).boxed().collect(Collectors.toMap(seed -> seed, seed -> play(kit, seed)));
        List<A> attempts = attempts(kit, games.values());
        Map<String, RuleExample<A, V>> shortest = new TreeMap<>();
        games.forEach((seed, ofSeed) -> ofSeed.forEach(game -> attempts.forEach(attempt -> game.check(attempt)
                .map(violation -> new RuleExample<>(kit, seed, game, attempt, violation))
                .ifPresent(found -> shortest.merge(found.violation().rule().id(), found, RuleExample::shorter)))));
        return shortest;
    }

    /** What people see as samples, and what was legal somewhere. */
    private static <A extends AnyAction, V extends AnyView<A>> List<A> attempts(
            GameKit<A, V> kit, Collection<List<AnyGame<A, V>>> games) {
        Stream<A> samples = games.stream()
                .map(ofSeed -> ofSeed.get(0).state().viewFor(0))
                .flatMap(view -> kit.face().samples(view).stream());
        Stream<A> legal = games.stream().flatMap(List::stream).flatMap(game -> game.state().legalActions().stream());
        return Stream.concat(samples, legal).distinct().limit(MOST_ATTEMPTS).toList();
    }

    private RuleExample<A, V> shorter(RuleExample<A, V> other) {
        return other.game().steps().size() < game.steps().size() ? other : this;
    }

    /** A random game after each of its first steps. */
    private static <A extends AnyAction, V extends AnyView<A>> List<AnyGame<A, V>> play(GameKit<A, V> kit, long seed) {
        List<String> names = IntStream.range(0, kit.rules().fewestPlayers())
                .mapToObj(seat -> String.valueOf((char) ('A' + seat)))
                .toList();
        SplittableRandom random = new SplittableRandom(seed);
        AnyGame<A, V> game = kit.rules().start(kit.rules().setup(names), seed);
        List<AnyGame<A, V>> games = new ArrayList<>(List.of(game));
        while (!game.state().isOver() && games.size() <= MOST_STEPS) {
            AnyState<A, V> state = game.state();
            game = state.asksChance()
                    ? game.applyOutcome(state.drawOutcome(random::nextInt))
                    : game.applyAction(state.legalActions()
                            .get(random.nextInt(state.legalActions().size())));
            if (game.state().decider().isPresent()) {
                games.add(game);
            }
        }
        return games;
    }
}
