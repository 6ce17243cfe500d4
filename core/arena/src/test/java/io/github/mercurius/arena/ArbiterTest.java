package io.github.mercurius.arena;

import static io.github.mercurius.arena.HostileBots.ARBITER;
import static io.github.mercurius.arena.HostileBots.GAME;
import static io.github.mercurius.arena.HostileBots.random;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.mercurius.mercado.Action;
import io.github.mercurius.mercado.Game;
import io.github.mercurius.mercado.GameState;
import io.github.mercurius.mercado.Mercado;
import io.github.mercurius.mercado.Outcome;
import io.github.mercurius.mercado.PlayerView;
import io.github.mercurius.mercado.Setup;
import io.github.mercurius.rules.AnyBot;
import io.github.mercurius.rules.AnyUpdate;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

/** The arbiter brings every game to its end, whatever the bots do, and tells who did what. */
class ArbiterTest {
    private static final AnyBot<Action, PlayerView> LAST =
            view -> view.legalActions().get(view.legalActions().size() - 1);

    private static BotGame<Game> play(AnyBot<Action, PlayerView> bad) {
        return ARBITER.play(GAME, List.of(random(1), bad, random(2)));
    }

    private static Game dealt(long seed) {
        return (Game) Mercado.rules().start(Setup.of(3), seed);
    }

    @Test
    void botsThatPlayByTheRulesMakeNoIncidents() {
        BotGame<Game> played = play(random(3));
        assertThat(played.game().state().isOver()).isTrue();
        assertThat(played.failures()).isEmpty();
    }

    @Test
    void aGameGoesOnFromWhereItIs() {
        Game whole = play(random(3)).game();
        Game part = GAME.applyAction(whole.actions().get(0));
        List<Action> rest =
                new ArrayList<>(whole.actions().subList(1, whole.actions().size()));
        rest.removeIf(Outcome.class::isInstance);
        AnyBot<Action, PlayerView> replaying = view -> rest.remove(0);
        Game again = ARBITER.play(part, Collections.nCopies(3, replaying)).game();
        assertThat(again).isEqualTo(whole);
    }

    @Test
    void aBotSeesItsOwnViewWhereItDecidesOnly() {
        AnyBot<Action, PlayerView> checking = view -> {
            assertThat(view.viewer()).isEqualTo(view.table().decider());
            return view.legalActions().get(0);
        };
        assertThat(ARBITER.play(GAME, List.of(checking, checking, checking)).failures())
                .isEmpty();
    }

    @Test
    void chanceFollowsFromTheSeed() {
        Set<GameState> ends = new HashSet<>();
        for (long seed = 0; seed < 20; seed++) {
            List<AnyBot<Action, PlayerView>> bots = Collections.nCopies(3, LAST);
            Game game = ARBITER.withSeed(seed).play(GAME, bots).game();
            assertThat(ARBITER.withSeed(seed).play(GAME, bots).game()).isEqualTo(game);
            ends.add(game.state());
        }
        assertThat(ends).hasSizeGreaterThan(5);
    }

    @Test
    void aGameStopsAfterTheMostActions() {
        List<String> ends = new ArrayList<>();
        AnyBot<Action, PlayerView> telling = new AnyBot<>() {
            @Override
            public Action choose(PlayerView view) {
                return Misbehaviour.absent(view);
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
        Arbiter<Action, PlayerView> few = ARBITER.withMostActions(4);
        BotGame<Game> played = few.play(GAME, Collections.nCopies(3, telling));
        assertThat(played.game().actions()).hasSize(4);
        assertThat(ends).isEmpty();
        assertThat(ARBITER.withMostActions(100)
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
        AnyBot<Action, PlayerView> failing = new AnyBot<>() {
            @Override
            public void begin(io.github.mercurius.rules.GameStart<PlayerView> start) {
                throw new IllegalStateException("not today");
            }

            @Override
            public Action choose(PlayerView view) {
                return Misbehaviour.absent(view);
            }
        };
        assertThat(ARBITER.withMostActions(1)
                        .play(GAME, List.of(random(1), failing, random(2)))
                        .failures())
                .singleElement()
                .satisfies(failure -> assertThat(failure.what()).startsWith("begin: threw "));
    }

    @Test
    void aBotThatKeepsTheOnlyThreadMakesTheOthersFail() {
        ExecutorService one = Executors.newSingleThreadExecutor(task -> {
            Thread thread = new Thread(task);
            thread.setDaemon(true);
            return thread;
        });
        AnyBot<Action, PlayerView> stuck = view -> HostileBots.stay();
        BotGame<Game> played = HostileBots.play(HostileBots.limitedByTheFirstStuckBot(one), stuck, stuck, stuck);
        one.shutdownNow();
        HostileBots.end();
        List<BotFailure> failures = played.failures();
        int first = failures.get(0).seat();
        assertThat(failures.subList(1, failures.size()))
                .hasSizeGreaterThan(10)
                .allSatisfy(failure -> assertThat(failure.what())
                        .endsWith(failure.seat() == first ? Misbehaviour.BUSY : "no answer in time"));
    }

    @Test
    void oneArbiterRunsManyGamesAtOnce() throws Exception {
        ExecutorService games = Executors.newFixedThreadPool(4);
        ExecutorService threads = Executors.newCachedThreadPool();
        try {
            Arbiter<Action, PlayerView> arbiter =
                    ARBITER.withTimeLimit(60, TimeUnit.SECONDS, threads).with((task, nanos) -> task.get());
            List<Callable<BotGame<Game>>> tasks = new ArrayList<>();
            for (long seed = 0; seed < 20; seed++) {
                Game first = dealt(seed);
                tasks.add(() -> arbiter.play(first, List.of(random(1), view -> null, random(2))));
            }
            List<Future<BotGame<Game>>> played = games.invokeAll(tasks);
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
