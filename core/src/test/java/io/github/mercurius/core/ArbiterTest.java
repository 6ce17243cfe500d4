package io.github.mercurius.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.Bot;
import io.github.mercurius.api.Deal;
import io.github.mercurius.api.PlayerView;
import io.github.mercurius.api.Setup;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
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
        assertThat(played.game().toRecord().verify()).isEmpty();
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
            Step move = played.game().moves().get(failure.action());
            assertThat(move.action()).isEqualTo(failure.playedInstead()).isInstanceOf(Action.PlayCard.class);
            assertThat(move.seat()).isEqualTo(1);
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
            assertThat(played.failures())
                    .hasSize(SETUP.turns())
                    .allMatch(failure -> failure.what().equals("no action in time"));
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
        assertThat(played.failures().get(0).playedInstead()).isInstanceOf(Action.PlayNews.class);
    }

    @Test
    void thereMustBeABotForEachSeat() {
        assertThatThrownBy(() -> Arbiter.standard().play(SETUP, DEAL, List.of(random(1))))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("bots: 1, expected 3");
    }
}
