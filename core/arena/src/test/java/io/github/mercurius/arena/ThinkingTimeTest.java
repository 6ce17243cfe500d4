package io.github.mercurius.arena;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.mercurius.mercado.Action;
import io.github.mercurius.mercado.PlayerView;
import io.github.mercurius.rules.AnyBot;
import io.github.mercurius.rules.GameStart;
import io.github.mercurius.rules.IllegalActionException;
import io.github.mercurius.rules.ThinkingTime;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A bot is told how long it has, and can be stopped at any moment once it has suggested an action. */
@Timeout(value = 100, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class ThinkingTimeTest {
    private static final ExecutorService THREADS = Executors.newCachedThreadPool();
    private static final PlayerView VIEW = HostileBots.GAME.state().viewFor(0);
    private static final Action LAST =
            VIEW.legalActions().get(VIEW.legalActions().size() - 1);
    private static final Action ILLEGAL = HostileBots.ILLEGAL;

    @AfterAll
    static void stopThreads() {
        HostileBots.end();
        THREADS.shutdownNow();
    }

    private static Arbiter<Action, PlayerView> limited() {
        return HostileBots.limited(THREADS);
    }

    /** A bot that has thought of an action, and does something else then. */
    private interface Suggesting extends AnyBot<Action, PlayerView> {
        @Override
        default Action choose(PlayerView view) {
            throw new AssertionError("asked without a time");
        }

        @Override
        Action choose(PlayerView view, ThinkingTime<Action> time);
    }

    private static AnyBot<Action, PlayerView> bot(Suggesting bot) {
        return bot;
    }

    private static AnyBot<Action, PlayerView> suggesting(Action action, Misbehaviour.Attempt then) {
        return bot((view, time) -> {
            time.suggest(action);
            try {
                return then.with(view);
            } catch (Throwable thrown) {
                throw new IllegalStateException(String.valueOf(thrown.getMessage()));
            }
        });
    }

    @Test
    void theLastSuggestionIsPlayedIfTheBotIsLate() {
        AnyBot<Action, PlayerView> late = bot((view, time) -> {
            time.suggest(Misbehaviour.absent(view));
            time.suggest(LAST);
            HostileBots.timeIsUp();
            return HostileBots.stay();
        });
        Decision<Action> decision = limited().ask(VIEW, late);
        assertThat(decision).isEqualTo(new Decision<>(LAST, false, false, Optional.empty()));
    }

    @Test
    void theLastSuggestionIsPlayedIfTheBotFails() {
        Decision<Action> threw = HostileBots.ARBITER.ask(VIEW, suggesting(LAST, view -> {
            throw new IllegalStateException("no idea");
        }));
        assertThat(threw.action()).isEqualTo(LAST);
        assertThat(threw.replaced()).isFalse();
        assertThat(threw.failure()).hasValue("threw java.lang.IllegalStateException: no idea");
        Decision<Action> illegal = HostileBots.ARBITER.ask(VIEW, suggesting(LAST, view -> ILLEGAL));
        assertThat(illegal.action()).isEqualTo(LAST);
        assertThat(illegal.failure().orElseThrow()).matches(HostileBots.REFUSED);
    }

    @Test
    @SuppressWarnings({"unchecked", "rawtypes", "NullAway"})
    void onlyALegalActionCanBeSuggested() {
        Decision<Action> decision = limited().ask(VIEW, bot((view, time) -> {
            time.suggest(LAST);
            assertThatThrownBy(() -> time.suggest(ILLEGAL))
                    .isInstanceOf(IllegalActionException.class)
                    .hasMessageMatching(HostileBots.REFUSED);
            assertThatThrownBy(() -> time.suggest(null))
                    .isInstanceOf(NullPointerException.class)
                    .hasMessage("action: null, expected an action");
            assertThatThrownBy(() -> ((ThinkingTime) time).suggest(new Foreign()))
                    .isInstanceOf(ClassCastException.class);
            return HostileBots.recurse(view);
        }));
        assertThat(decision.action()).isEqualTo(LAST);
        assertThat(decision.failure()).hasValue("threw java.lang.StackOverflowError");
    }

    @Test
    void aSuggestionAfterTheDecisionHasNoEffect() {
        AtomicReference<ThinkingTime<Action>> kept = new AtomicReference<>();
        Decision<Action> before = limited().ask(VIEW, bot((view, time) -> {
            kept.set(time);
            HostileBots.timeIsUp();
            return HostileBots.stay();
        }));
        kept.get().suggest(LAST);
        Decision<Action> after = HostileBots.ARBITER.ask(VIEW, view -> ILLEGAL);
        assertThat(before.replaced()).isTrue();
        assertThat(before.failure()).hasValue("no answer in time");
        assertThat(after.action()).isEqualTo(Misbehaviour.absent(VIEW));
    }

    @Test
    void theTimeGoesByTheClockAndIsUpAtItsEnd() {
        AtomicLong now = new AtomicLong(Long.MAX_VALUE - 50);
        ThinkingTime<Action> time = new Countdown<>(VIEW, 100, true, now::get);
        assertThat(time.nanosLeft()).isEqualTo(100);
        now.addAndGet(99);
        assertThat(time.nanosLeft()).isEqualTo(1);
        assertThat(time.isUp()).isFalse();
        now.addAndGet(1);
        assertThat(time.isUp()).isTrue();
        now.addAndGet(1);
        assertThat(time.nanosLeft()).isZero();
    }

    @ParameterizedTest
    @CsvSource({"10, 9", "200, 180", "1000, 980", "3600000, 3599980"})
    void aBotIsToldLessThanTheLimit(long limit, long told) {
        assertThat(nanosToldAsItBegins(HostileBots.ARBITER.withTimeLimit(
                        limit, TimeUnit.MILLISECONDS, task -> new Thread(task).start())))
                .isEqualTo(TimeUnit.MILLISECONDS.toNanos(told));
    }

    @Test
    void withoutALimitABotIsToldThatItHasASecond() {
        assertThat(nanosToldAsItBegins(HostileBots.ARBITER)).isEqualTo(TimeUnit.SECONDS.toNanos(1));
    }

    private static long nanosToldAsItBegins(Arbiter<Action, PlayerView> arbiter) {
        AtomicLong told = new AtomicLong();
        arbiter.with((task, nanos) -> task.get())
                .seat(
                        new AnyBot<>() {
                            @Override
                            public void begin(GameStart<PlayerView> start) {
                                told.set(start.nanos());
                            }

                            @Override
                            public Action choose(PlayerView view) {
                                return LAST;
                            }
                        },
                        VIEW);
        return told.get();
    }

    @Test
    void aBotIsToldWhetherTheTimeIsALimit() {
        AnyBot<Action, PlayerView> bot = bot((view, time) -> time.isLimit() ? LAST : Misbehaviour.absent(view));
        assertThat(limited().ask(VIEW, bot).action()).isEqualTo(LAST);
        assertThat(HostileBots.ARBITER.ask(VIEW, bot).action()).isEqualTo(Misbehaviour.absent(VIEW));
    }

    private static final class Foreign implements io.github.mercurius.rules.AnyAction {
        private static final long serialVersionUID = 1L;

        @Override
        public String notation() {
            return "foreign";
        }
    }
}
