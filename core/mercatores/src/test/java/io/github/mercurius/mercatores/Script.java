package io.github.mercurius.mercatores;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ArbitrarySupplier;
import net.jqwik.api.Combinators;

/** A random game, or its beginning: equal scripts give equal games. */
record Script(Setup setup, long deal, long choices, int actions) {
    /** As many actions as no game has. */
    static final int WHOLE = 1000;

    /** The game; each action is a random legal one. */
    Game play() {
        SplittableRandom random = new SplittableRandom(choices);
        Game game = Game.start(setup, Deal.seeded(setup.edition(), deal));
        for (int i = 0; i < actions && !game.state().isOver(); i++) {
            game = game.applyAction(game.state().legalActions().sample(random::nextInt));
        }
        return game;
    }

    /** The state that the game leads to. */
    GameState state() {
        return play().state();
    }

    /** The states of the game, from the first to the last. */
    List<GameState> states() {
        Game game = play();
        List<GameState> states = new ArrayList<>(List.of(game.firstState()));
        game.steps().forEach(step -> states.add(step.after()));
        return states;
    }

    private static Arbitrary<Script> scripts(Arbitrary<Integer> actions) {
        Arbitrary<Setup> setups = Combinators.combine(
                        Arbitraries.integers().between(2, 4),
                        Arbitraries.integers().between(0, 3),
                        Arbitraries.of(LastTurns.class),
                        Arbitraries.of(TestEditions.all()))
                .as((players, start, lastTurns, edition) -> Setup.builder()
                        .players(players)
                        .startSeat(start % players)
                        .lastTurns(lastTurns)
                        .edition(edition)
                        .build());
        return Combinators.combine(setups, Arbitraries.longs(), Arbitraries.longs(), actions)
                .as(Script::new);
    }

    /** Games that stop anywhere. */
    static final class Any implements ArbitrarySupplier<Script> {
        @Override
        public Arbitrary<Script> get() {
            return scripts(Arbitraries.integers().between(0, 150));
        }
    }

    /** Games that are played to their end. */
    static final class Whole implements ArbitrarySupplier<Script> {
        @Override
        public Arbitrary<Script> get() {
            return scripts(Arbitraries.just(WHOLE));
        }
    }
}
