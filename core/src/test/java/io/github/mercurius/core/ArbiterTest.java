package io.github.mercurius.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.Bot;
import io.github.mercurius.api.Deal;
import io.github.mercurius.api.PlayerView;
import io.github.mercurius.api.Setup;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

/** The arbiter brings every game to its end, whatever the bots do, and tells who did what. */
class ArbiterTest {
    private static final Setup SETUP = Setup.of(3);
    private static final Deal DEAL = Deal.seeded(1602);

    private static Bot random(long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        return view -> view.legalActions().sample(random::nextInt);
    }

    private static BotGame play(Bot bad) {
        return Arbiter.standard().play(SETUP, DEAL, List.of(random(1), bad, random(2)));
    }

    @Test
    void botsThatPlayByTheRulesMakeNoIncidents() {
        BotGame played = play(random(3));
        assertThat(played.game().state().isOver()).isTrue();
        assertThat(played.failures()).isEmpty();
        assertThat(played.game().toRecord().verify().discrepancy()).isEmpty();
    }

    @Test
    void aGameFromAPositionGoesOnAsTheGameThatLedThere() {
        Game whole = play(random(3)).game();
        GameState position = whole.steps().get(20).after();
        List<Action> rest = whole.actions().subList(21, whole.actions().size());
        List<Action> left = new ArrayList<>(rest);
        Bot replaying = view -> left.remove(0);
        List<Bot> bots = List.of(replaying, replaying, replaying);
        BotGame played = Arbiter.standard().play(position, bots);
        assertThat(played.game().firstState()).isEqualTo(position);
        assertThat(played.game().state()).isEqualTo(whole.state());
        assertThat(played.failures()).isEmpty();
        left.addAll(rest);
        assertThat(Arbiter.standard().playOut(position, bots).end()).isEqualTo(whole.state());
        assertThatThrownBy(() -> Arbiter.standard().playOut(position, bots.subList(0, 2)))
                .hasMessage("bots: 2, expected 3");
    }

    @Test
    void aBotSeesItsOwnViewInItsOwnTurnsOnly_TRN4_INF1() {
        Bot checking = view -> {
            assertThat(view.viewer()).hasValue(view.table().activeSeat());
            assertThat(view).isInstanceOf(View.class);
            return view.legalActions().get(0);
        };
        assertThat(Arbiter.standard()
                        .play(SETUP, DEAL, List.of(checking, checking, checking))
                        .failures())
                .isEmpty();
    }

    @Test
    void aBotThatThrowsIsReplaced() {
        BotGame played = play(view -> {
            throw new IllegalStateException("no idea");
        });
        assertReplaced(played, "threw java.lang.IllegalStateException: no idea");
    }

    @Test
    void aBotThatRecursesForEverIsReplaced() {
        BotGame played = play(new Bot() {
            @Override
            public Action choose(PlayerView view) {
                return view.legalActions().isEmpty() ? Action.playNews() : choose(view);
            }
        });
        assertReplaced(played, "threw java.lang.StackOverflowError");
    }

    @Test
    void aBotWhoseExceptionThrowsIsReplaced() {
        class Evil extends RuntimeException {
            private static final long serialVersionUID = 1L;

            @Override
            public String getMessage() {
                throw this;
            }
        }
        assertReplaced(
                play(view -> {
                    throw new Evil();
                }),
                "threw " + Evil.class.getName());
    }

    @Test
    @SuppressWarnings("NullAway")
    void aBotWithoutAnActionIsReplaced() {
        assertReplaced(play(view -> null), "no action (null)");
    }

    @Test
    void aBotWithAnIllegalActionIsReplaced() {
        assertReplaced(
                play(view -> Action.parse("N:AMS+SIL-,AMS+SIL-,AMS+SIL-,AMS+SIL-")),
                "N:AMS+SIL-,AMS+SIL-,AMS+SIL-,AMS+SIL-: NWS-2: 4 discards given, at most 3 allowed");
    }

    private static void assertReplaced(BotGame played, String what) {
        assertThat(played.game().state().isOver()).isTrue();
        assertThat(played.failures()).hasSize(SETUP.rounds());
        for (BotFailure failure : played.failures()) {
            assertThat(failure.seat()).isEqualTo(1);
            assertThat(failure.what()).isEqualTo(what);
            Step step = played.game().steps().get(failure.action());
            assertThat(step.action()).isInstanceOf(Action.PlayCard.class);
            assertThat(failure.playedInstead()).hasValue(step.action());
            assertThat(step.seat()).isEqualTo(1);
        }
    }

    @Test
    void aBotThatTakesTooLongIsReplacedAndInterrupted() {
        ExecutorService threads = Executors.newCachedThreadPool();
        try {
            Bot slow = view -> {
                try {
                    Thread.sleep(60_000);
                } catch (InterruptedException stopped) {
                    Thread.currentThread().interrupt();
                }
                return view.legalActions().get(0);
            };
            Arbiter arbiter = Arbiter.standard().withTimeLimit(2, TimeUnit.MILLISECONDS, threads);
            BotGame played = arbiter.play(SETUP, DEAL, List.of(slow, slow, slow));
            assertThat(played.game().state().isOver()).isTrue();
            // On a busy machine, being told of the beginning or the end can also take longer than the limit.
            assertThat(played.failures())
                    .filteredOn(failure -> failure.what().contains("no action in time"))
                    .hasSize(SETUP.turns());
        } finally {
            threads.shutdownNow();
        }
    }

    @Test
    void anotherFallbackCanBeSet() {
        Arbiter arbiter = Arbiter.standard()
                .withFallback(
                        view -> view.legalActions().get(view.legalActions().size() - 1));
        BotGame played = arbiter.play(SETUP, DEAL, List.of(random(1), random(2), view -> {
            throw new IllegalStateException();
        }));
        assertThat(played.failures().get(0).playedInstead().orElseThrow()).isInstanceOf(Action.PlayNews.class);
    }

    @Test
    void withoutALogTheGameIsTheSame() {
        Bot sometimesBad = view -> view.table().turn() % 2 == 0 ? Action.playNews() : Action.parse("N:,");
        List<Bot> bots = List.of(random(1), sometimesBad, random(2));
        BotGame played = Arbiter.standard().play(SETUP, DEAL, bots);
        Playout playout = Arbiter.standard().playOut(SETUP, DEAL, List.of(random(1), sometimesBad, random(2)));
        assertThat(playout.end()).isEqualTo(played.game().state());
        assertThat(playout.end().isOver()).isTrue();
        assertThat(playout.failures()).isNotEmpty().isEqualTo(played.failures());
    }

    @Test
    void oneArbiterRunsManyGamesAtOnce() throws Exception {
        ExecutorService games = Executors.newFixedThreadPool(4);
        ExecutorService threads = Executors.newCachedThreadPool();
        try {
            Arbiter arbiter = Arbiter.standard().withTimeLimit(10, TimeUnit.SECONDS, threads);
            List<Callable<Playout>> tasks = new ArrayList<>();
            for (long seed = 0; seed < 20; seed++) {
                Deal deal = Deal.seeded(seed);
                tasks.add(() -> arbiter.playOut(SETUP, deal, List.of(random(1), view -> null, random(2))));
            }
            List<Future<Playout>> playouts = games.invokeAll(tasks);
            for (int seed = 0; seed < playouts.size(); seed++) {
                assertThat(playouts.get(seed).get())
                        .isEqualTo(Arbiter.standard()
                                .playOut(SETUP, Deal.seeded(seed), List.of(random(1), view -> null, random(2))));
            }
        } finally {
            games.shutdownNow();
            threads.shutdownNow();
        }
    }

    @Test
    void aTimeLimitIsMoreThanNothing() {
        assertThatThrownBy(() -> Arbiter.standard().withTimeLimit(0, TimeUnit.SECONDS, Runnable::run))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("limit: 0, expected more than 0");
    }

    @Test
    void thereMustBeABotForEachSeat() {
        assertThatThrownBy(() -> Arbiter.standard().play(SETUP, DEAL, List.of(random(1))))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("bots: 1, expected 3");
        assertThatThrownBy(() -> Arbiter.standard().playOut(SETUP, DEAL, Collections.nCopies(4, random(1))))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("bots: 4, expected 3");
    }
}
