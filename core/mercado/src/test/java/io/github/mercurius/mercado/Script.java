package io.github.mercurius.mercado;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.IntUnaryOperator;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ArbitrarySupplier;
import net.jqwik.api.Combinators;

/** A random game, or its beginning: equal scripts give equal games. */
record Script(Setup setup, long chance, long choices, int actions) {
    /** All actions and outcomes: every game ends (END-5). */
    static final int WHOLE = Integer.MAX_VALUE;

    /** The game; each action is a random legal one. */
    Game play() {
        SplittableRandom random = new SplittableRandom(choices);
        IntUnaryOperator dealer = Dealer.seeded(chance);
        Game game = Game.start(setup, Deal.shuffled(setup.edition(), dealer));
        for (int i = 0; i < actions && !game.state().isOver(); i++) {
            game = Play.next(game, next(game.state(), dealer, random));
        }
        return game;
    }

    private static Action next(GameState state, IntUnaryOperator dealer, SplittableRandom random) {
        return state.table().asksChance()
                ? state.drawOutcome(dealer)
                : state.legalActions().sample(random::nextInt);
    }

    /** The state that the game leads to, without a log. */
    GameState state() {
        SplittableRandom random = new SplittableRandom(choices);
        IntUnaryOperator dealer = Dealer.seeded(chance);
        GameState state = GameState.start(setup, Deal.shuffled(setup.edition(), dealer));
        for (int i = 0; i < actions && !state.isOver(); i++) {
            state = Play.next(state, next(state, dealer, random));
        }
        return state;
    }

    static Setup setup(int number) {
        Edition edition = TestEditions.all().get(number % TestEditions.all().size());
        Side side = Side.values()[number / 2 % 2];
        int players = 2 + number % 3;
        return Setup.builder()
                .players(players)
                .startSeat(number / 3 % players)
                .edition(edition)
                .side(side)
                .disc(7 * number % edition.track(side).length())
                .coinChanger(CoinChanger.values()[number / 5 % 2])
                .build();
    }

    /** The states of the game, from the first to the last. */
    List<GameState> states() {
        Game game = play();
        List<GameState> states = new ArrayList<>(List.of(game.firstState()));
        game.steps().forEach(step -> states.add(step.after()));
        return states;
    }

    private static Arbitrary<Script> scripts(Arbitrary<Integer> actions) {
        Arbitrary<Setup> setups = Arbitraries.integers().between(0, 10_000).map(Script::setup);
        return Combinators.combine(setups, Arbitraries.longs(), Arbitraries.longs(), actions)
                .as(Script::new);
    }

    /** Games that stop anywhere. */
    static final class Any implements ArbitrarySupplier<Script> {
        @Override
        public Arbitrary<Script> get() {
            return scripts(Arbitraries.integers().between(0, 600));
        }
    }

    /** Games that stop in the first turns. */
    static final class Early implements ArbitrarySupplier<Script> {
        @Override
        public Arbitrary<Script> get() {
            return scripts(Arbitraries.integers().between(0, 40));
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
