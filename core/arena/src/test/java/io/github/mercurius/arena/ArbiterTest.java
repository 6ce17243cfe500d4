package io.github.mercurius.arena;

import static io.github.mercurius.arena.HostileBots.ARBITER;
import static io.github.mercurius.arena.HostileBots.GAME;
import static io.github.mercurius.arena.HostileBots.random;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.mercurius.rules.AnyBot;
import io.github.mercurius.rules.AnyUpdate;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

/** The arbiter brings every game to its end, whatever the bots do, and tells who did what. */
class ArbiterTest {
    private static final AnyBot<ToyAction, ToyView> ROLLS =
            view -> view.legalActions().get(view.legalActions().size() - 1);

    private static BotGame<ToyGame> play(AnyBot<ToyAction, ToyView> bad) {
        return ARBITER.play(GAME, List.of(random(1), bad, random(2)));
    }

    private static ToyGame dealt(long seed) {
        return Toy.start(3, new SplittableRandom(seed)::nextInt);
    }

    @Test
    void botsThatPlayByTheRulesMakeNoIncidents() {
        BotGame<ToyGame> played = play(random(3));
        assertThat(played.game().state().isOver()).isTrue();
        assertThat(played.failures()).isEmpty();
    }

    @Test
    void aGameGoesOnFromWhereItIs() {
        ToyGame whole = play(random(3)).game();
        ToyGame part = GAME.applyAction(whole.actions().get(0));
        List<ToyAction> rest =
                new ArrayList<>(whole.actions().subList(1, whole.actions().size()));
        rest.removeIf(action -> action instanceof ToyAction.Bonus);
        AnyBot<ToyAction, ToyView> replaying = view -> rest.remove(0);
        ToyGame again = ARBITER.play(part, Collections.nCopies(3, replaying)).game();
        assertThat(again).isEqualTo(whole);
    }

    @Test
    void aBotSeesItsOwnViewWhereItDecidesOnly() {
        AnyBot<ToyAction, ToyView> checking = view -> {
            assertThat(view.viewer()).isEqualTo(view.table().decider());
            return view.legalActions().get(0);
        };
        assertThat(ARBITER.play(GAME, List.of(checking, checking, checking)).failures())
                .isEmpty();
    }

    @Test
    void chanceFollowsFromTheSeed() {
        Set<ToyState> ends = new HashSet<>();
        for (long seed = 0; seed < 20; seed++) {
            List<AnyBot<ToyAction, ToyView>> bots = Collections.nCopies(3, ROLLS);
            ToyGame game = ARBITER.withSeed(seed).play(GAME, bots).game();
            assertThat(ARBITER.withSeed(seed).play(GAME, bots).game()).isEqualTo(game);
            ends.add(game.state());
        }
        assertThat(ends).hasSizeGreaterThan(5);
    }

    @Test
    void chanceCanComeFromElsewhere() {
        List<Integer> bounds = new ArrayList<>();
        Arbiter<ToyAction, ToyView> lucky = ARBITER.withChance(bound -> {
                    bounds.add(bound);
                    return bound - 1;
                })
                .withSeed(3);
        ToyGame game = lucky.play(GAME, Collections.nCopies(3, ROLLS)).game();
        assertThat(bounds).containsExactly(6, 6, 6);
        assertThat(game.state().table().scores()).allMatch(score -> score >= 20);
        assertThatThrownBy(() -> ARBITER.withChance(bound -> bound).play(GAME, Collections.nCopies(3, ROLLS)))
                .isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void aGameStopsAfterTheMostActions() {
        List<String> ends = new ArrayList<>();
        AnyBot<ToyAction, ToyView> telling = new AnyBot<>() {
            @Override
            public ToyAction choose(ToyView view) {
                return Misbehaviour.lowestCard(view);
            }

            @Override
            public boolean observe(AnyUpdate update) {
                return true;
            }

            @Override
            public void end(List<? extends io.github.mercurius.rules.AnyStanding> ranking) {
                ends.add("end");
            }
        };
        Arbiter<ToyAction, ToyView> few = ARBITER.withMostActions(4);
        BotGame<ToyGame> played = few.play(GAME, Collections.nCopies(3, telling));
        assertThat(played.game().actions()).hasSize(4);
        assertThat(ends).isEmpty();
        assertThat(ARBITER.withMostActions(9)
                        .play(GAME, Collections.nCopies(3, telling))
                        .game()
                        .state()
                        .isOver())
                .isTrue();
        assertThat(ends).hasSize(3);
        assertThatThrownBy(() -> ARBITER.withMostActions(0)).hasMessage("most: 0, expected more than 0");
    }

    @Test
    void aBotThatFailsToBeginInAGameThatStopsIsReported() {
        AnyBot<ToyAction, ToyView> failing = new AnyBot<>() {
            @Override
            public void begin(io.github.mercurius.rules.GameStart<ToyView> start) {
                throw new IllegalStateException("not today");
            }

            @Override
            public ToyAction choose(ToyView view) {
                return Misbehaviour.lowestCard(view);
            }
        };
        assertThat(ARBITER.withMostActions(1)
                        .play(GAME, List.of(random(1), failing, random(2)))
                        .failures())
                .singleElement()
                .satisfies(failure -> assertThat(failure.what()).startsWith("begin: threw "));
    }

    @Test
    void oneArbiterRunsManyGamesAtOnce() throws Exception {
        ExecutorService games = Executors.newFixedThreadPool(4);
        ExecutorService threads = Executors.newCachedThreadPool();
        try {
            Arbiter<ToyAction, ToyView> arbiter =
                    ARBITER.withTimeLimit(60, TimeUnit.SECONDS, threads).with((task, nanos) -> task.get());
            List<Callable<BotGame<ToyGame>>> tasks = new ArrayList<>();
            for (long seed = 0; seed < 20; seed++) {
                ToyGame first = dealt(seed);
                tasks.add(() -> arbiter.play(first, List.of(random(1), view -> null, random(2))));
            }
            List<Future<BotGame<ToyGame>>> played = games.invokeAll(tasks);
            for (int seed = 0; seed < played.size(); seed++) {
                assertThat(played.get(seed).get())
                        .isEqualTo(ARBITER.play(dealt(seed), List.of(random(1), view -> null, random(2))));
            }
        } finally {
            games.shutdownNow();
            threads.shutdownNow();
        }
    }

    @Test
    void aTimeLimitIsMoreThanNothing() {
        assertThatThrownBy(() -> ARBITER.withTimeLimit(0, TimeUnit.SECONDS, Runnable::run))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("limit: 0, expected more than 0");
    }

    @Test
    void thereMustBeABotForEachSeat() {
        assertThatThrownBy(() -> ARBITER.play(GAME, List.of(random(1))))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("bots: 1, expected 3");
        assertThatThrownBy(() -> ARBITER.play(GAME, Collections.nCopies(4, random(1))))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("bots: 4, expected 3");
    }
}
