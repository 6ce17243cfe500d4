package io.github.mercurius.mercado;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The arbiter brings every game to its end, whatever the bots do, and tells who did what. */
class ArbiterTest {
    private static final Setup SETUP = Setup.of(3);

    private static Bot random(long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        return view -> view.legalActions().sample(random::nextInt);
    }

    private static BotGame play(Bot bad) {
        return Arbiter.standard().play(SETUP, Dealer.seeded(1602), List.of(random(1), bad, random(2)));
    }

    @Test
    void botsThatPlayByTheRulesMakeNoIncidents() {
        BotGame played = play(random(3));
        assertThat(played.game().state().isOver()).isTrue();
        assertThat(played.failures()).isEmpty();
        assertThat(played.game().toRecord().verify().discrepancy()).isEmpty();
    }

    @Test
    void aBotIsAskedForItsOwnDecisionsOnly_TRN1_INF1() {
        Bot checking = view -> {
            assertThat(view.viewer()).isEqualTo(view.table().decider());
            return view.legalActions().get(0);
        };
        assertThat(Arbiter.standard()
                        .play(SETUP, Dealer.seeded(1602), List.of(checking, checking, checking))
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
    @Tag("slow")
    void aBotThatRecursesForEverIsReplaced() {
        BotGame played = play(new Bot() {
            @Override
            public Action choose(PlayerView view) {
                return view.legalActions().isEmpty() ? new Action.Pass() : choose(view);
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
        assertReplaced(play(view -> new Action.SetCoin(Coin.B, Stall.OBJECTS_1)), null);
    }

    /** The bot on seat 1 failed each time, with this text if it is always the same. */
    private static void assertReplaced(BotGame played, String what) {
        assertThat(played.game().state().isOver()).isTrue();
        List<Step> ofSeat1 = played.game().steps().stream()
                .filter(one -> one.seat().orElse(-1) == 1)
                .toList();
        assertThat(played.failures()).hasSameSizeAs(ofSeat1);
        for (BotFailure failure : played.failures()) {
            Step one = played.game().steps().get(failure.action());
            assertThat(failure.seat()).isEqualTo(1);
            assertThat(one.seat()).hasValue(1);
            assertThat(one.action()).isEqualTo(failure.playedInstead());
            if (what != null) {
                assertThat(failure.what()).isEqualTo(what);
            } else {
                assertThat(failure.what()).matches("B>1: (TRN-1|PLY-2): .*");
            }
        }
    }

    @Test
    @Tag("slow")
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
            BotGame played = arbiter.play(SETUP, Dealer.seeded(1602), List.of(slow, slow, slow));
            assertThat(played.game().state().isOver()).isTrue();
            assertThat(played.failures())
                    .hasSize((int) played.game().actions().stream()
                            .filter(action -> !(action instanceof Outcome))
                            .count())
                    .allMatch(failure -> failure.what().startsWith("no action in time"));
        } finally {
            threads.shutdownNow();
        }
    }

    @Test
    void anotherFallbackCanBeSet() {
        Arbiter arbiter = Arbiter.standard()
                .withFallback(
                        view -> view.legalActions().get(view.legalActions().size() - 1));
        BotGame played = arbiter.play(SETUP, Dealer.seeded(1602), List.of(random(1), random(2), view -> {
            throw new IllegalStateException();
        }));
        BotFailure failure = played.failures().get(0);
        GameState before = played.game().steps().get(failure.action() - 1).after();
        List<Action> legal = before.legalActions();
        assertThat(failure.playedInstead()).isEqualTo(legal.get(legal.size() - 1));
    }

    @Test
    void withoutALogTheGameIsTheSame() {
        Bot sometimesBad = view ->
                view.table().turn() % 2 == 0 ? view.legalActions().get(0) : new Action.SetCoin(Coin.B, Stall.OBJECTS_1);
        List<Bot> bots = List.of(random(1), sometimesBad, random(2));
        BotGame played = Arbiter.standard().play(SETUP, Dealer.seeded(1602), bots);
        Playout playout =
                Arbiter.standard().playOut(SETUP, Dealer.seeded(1602), List.of(random(1), sometimesBad, random(2)));
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
                long chance = seed;
                tasks.add(() ->
                        arbiter.playOut(SETUP, Dealer.seeded(chance), List.of(random(1), view -> null, random(2))));
            }
            List<Future<Playout>> playouts = games.invokeAll(tasks);
            for (int seed = 0; seed < playouts.size(); seed++) {
                assertThat(playouts.get(seed).get())
                        .isEqualTo(Arbiter.standard()
                                .playOut(SETUP, Dealer.seeded(seed), List.of(random(1), view -> null, random(2))));
            }
        } finally {
            games.shutdownNow();
            threads.shutdownNow();
        }
    }

    @Test
    void aHostileTextIsReportedSafelyAndShortly() {
        BotGame played = play(view -> {
            throw new IllegalStateException("\u001b[2J\n" + "x".repeat(1000));
        });
        assertThat(played.failures().get(0).what())
                .startsWith("threw java.lang.IllegalStateException: \\u001b[2J\\u000ax")
                .hasSizeLessThanOrEqualTo(300);
        BotGame flooded = play(view -> {
            throw new IllegalStateException("\u202e".repeat(100_000));
        });
        assertThat(flooded.failures())
                .isNotEmpty()
                .allMatch(failure -> failure.what().length() <= 300);
    }

    @Test
    void onlyThePlayerWhoHasToDecideCanBeAsked() {
        GameState state = GameState.start(SETUP, Deal.seeded(SETUP.edition(), 1602));
        assertThatThrownBy(() -> Arbiter.standard().ask(state.viewFor(2), random(1)))
                .hasMessage("view: of seat 2, where seat 0 decides, expected that of the player who has to decide");
        assertThatThrownBy(() -> Arbiter.standard().ask(state.viewForSpectator(), random(1)))
                .hasMessageStartingWith("view: of a spectator, where seat 0 decides, expected ");
        GameState draw = state.applyAction(new Action.Draw());
        assertThatThrownBy(() -> Arbiter.standard().ask(draw.viewFor(0), random(1)))
                .hasMessageStartingWith("view: of seat 0, where chance decides, expected ");
        assertThatThrownBy(() -> Arbiter.standard().ask(draw.viewForSpectator(), random(1)))
                .hasMessageStartingWith("view: of a spectator, where chance decides, expected ");
        GameState end = play(random(3)).game().state();
        assertThatThrownBy(() -> Arbiter.standard().ask(end.viewFor(0), random(1)))
                .hasMessageStartingWith("view: of seat 0 after the game, expected ");
    }

    @Test
    void aTimeLimitIsMoreThanNothing() {
        assertThatThrownBy(() -> Arbiter.standard().withTimeLimit(0, TimeUnit.SECONDS, Runnable::run))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("limit: 0, expected more than 0");
    }

    @Test
    void thereMustBeABotForEachSeat() {
        assertThatThrownBy(() -> Arbiter.standard().play(SETUP, Dealer.seeded(1602), List.of(random(1))))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("bots: 1, expected 3");
        assertThatThrownBy(
                        () -> Arbiter.standard().playOut(SETUP, Dealer.seeded(1602), Collections.nCopies(4, random(1))))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("bots: 4, expected 3");
    }
}
