package io.github.mercurius.examples.recipes;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.Bot;
import io.github.mercurius.api.Deal;
import io.github.mercurius.api.PlayerView;
import io.github.mercurius.api.Setup;
import io.github.mercurius.api.Simulation;
import io.github.mercurius.arena.Arbiter;
import io.github.mercurius.arena.Decision;
import io.github.mercurius.core.GameState;
import io.github.mercurius.core.Mercurius;
import io.github.mercurius.rules.ThinkingTime;
import java.util.Collections;
import java.util.HashMap;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;

/** Writes a bot that improves its answer until the time is up. */
public final class ThinkUntilTheTimeIsUp {
    private ThinkUntilTheTimeIsUp() {}

    /** Plays imagined games to their end by chance, and takes the action that made it richest. */
    private static final class Dreamer implements Bot {
        private final SplittableRandom random = new SplittableRandom(7);

        @Override
        public Action choose(PlayerView view) {
            return view.legalActions().sample(random::nextInt);
        }

        @Override
        public Action choose(PlayerView view, ThinkingTime<Action> time) {
            Map<Action, Integer> richest = new HashMap<>();
            do {
                Action action = view.legalActions().sample(random::nextInt);
                Simulation game = view.determinize(random::nextInt).applyAction(action);
                while (!game.table().isOver()) {
                    game = game.applyAction(game.legalActions().sample(random::nextInt));
                }
                int wealth = game.table().wealth(view.viewer().orElseThrow());
                richest.merge(action, wealth, Math::max);
                // If the host must stop waiting, it plays the last suggestion.
                time.suggest(best(richest));
            } while (!time.isUp());
            return best(richest);
        }

        private static Action best(Map<Action, Integer> richest) {
            return Collections.max(richest.entrySet(), Map.Entry.comparingByValue())
                    .getKey();
        }
    }

    public static void main(String[] args) {
        PlayerView view = GameState.start(Setup.of(3), Deal.seeded(1602)).viewFor(0);
        ExecutorService threads = Executors.newCachedThreadPool();
        Arbiter<Action, PlayerView> arbiter =
                Arbiter.of(Mercurius.rules()).withTimeLimit(300, TimeUnit.MILLISECONDS, threads);

        Decision<Action> decision = arbiter.ask(view, new Dreamer());

        threads.shutdown();
        System.out.println("A legal action: " + view.legalActions().contains(decision.action()));
        System.out.println("Late or wrong: " + decision.failure().orElse("no"));
    }
}
