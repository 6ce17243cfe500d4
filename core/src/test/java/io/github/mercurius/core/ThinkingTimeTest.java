package io.github.mercurius.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.Bot;
import io.github.mercurius.api.Chamber;
import io.github.mercurius.api.IllegalActionException;
import io.github.mercurius.api.PlayerView;
import io.github.mercurius.api.ThinkingTime;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** A bot is told how long it has, and can be stopped at any moment once it has suggested an action. */
@Timeout(value = 20, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class ThinkingTimeTest {
    private static final ExecutorService THREADS = Executors.newCachedThreadPool();
    private static final PlayerView VIEW =
            GameState.start(HostileBots.SETUP, HostileBots.DEAL).viewFor(0);
    private static final Action LAST =
            VIEW.legalActions().get(VIEW.legalActions().size() - 1);
    private static final Action ILLEGAL = Action.parse("-TEA");

    @AfterAll
    static void stopThreads() {
        HostileBots.end();
        THREADS.shutdownNow();
    }

    private static Arbiter limited(int milliseconds) {
        return Arbiter.standard().withTimeLimit(milliseconds, TimeUnit.MILLISECONDS, THREADS);
    }

    /** A bot that has thought of an action, and does something else then. */
    private interface Suggesting extends Bot {
        @Override
        default Action choose(PlayerView view) {
            throw new AssertionError("asked without a time");
        }

        @Override
        Action choose(PlayerView view, ThinkingTime time);
    }

    private static Bot bot(Suggesting bot) {
        return bot;
    }

    private static Bot suggesting(Action action, Misbehaviour.Attempt then) {
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
        Bot late = bot((view, time) -> {
            time.suggest(Misbehaviour.firstCard(view));
            time.suggest(LAST);
            return HostileBots.stay();
        });
        Decision decision = limited(50).ask(VIEW, late);
        assertThat(decision).isEqualTo(new Decision(LAST, false, java.util.Optional.empty()));
    }

    @Test
    void theLastSuggestionIsPlayedIfTheBotFails() {
        Decision threw = Arbiter.standard().ask(VIEW, suggesting(LAST, view -> {
            throw new IllegalStateException("no idea");
        }));
        assertThat(threw.action()).isEqualTo(LAST);
        assertThat(threw.replaced()).isFalse();
        assertThat(threw.failure()).hasValue("threw java.lang.IllegalStateException: no idea");
        Decision illegal =
                Arbiter.standard().withFallback(Misbehaviour::firstCard).ask(VIEW, suggesting(LAST, view -> ILLEGAL));
        assertThat(illegal.action()).isEqualTo(LAST);
        assertThat(illegal.failure().orElseThrow()).startsWith("-TEA: TRD-6: ");
    }

    @Test
    void theAnswerCountsMoreThanASuggestion() {
        Action first = Misbehaviour.firstCard(VIEW);
        assertThat(Arbiter.standard().ask(VIEW, suggesting(LAST, view -> first)).action())
                .isEqualTo(first);
    }

    @Test
    @SuppressWarnings({"unchecked", "rawtypes", "NullAway"})
    void onlyALegalActionCanBeSuggested() {
        List polluted = List.of(Chamber.AMS);
        Decision decision = limited(10_000).ask(VIEW, bot((view, time) -> {
            time.suggest(LAST);
            assertThatThrownBy(() -> time.suggest(ILLEGAL))
                    .isInstanceOf(IllegalActionException.class)
                    .hasMessageStartingWith("-TEA: TRD-6: ");
            assertThatThrownBy(() -> time.suggest(null))
                    .isInstanceOf(NullPointerException.class)
                    .hasMessage("action: null, expected an action");
            assertThatThrownBy(() -> time.suggest(new Action.BlackMarket(polluted)))
                    .isInstanceOf(IllegalArgumentException.class);
            return HostileBots.recurse(view);
        }));
        assertThat(decision.action()).isEqualTo(LAST);
        assertThat(decision.failure()).hasValue("threw java.lang.StackOverflowError");
    }

    @Test
    void aSuggestionAfterTheDecisionHasNoEffect() {
        AtomicReference<ThinkingTime> kept = new AtomicReference<>();
        Decision before = limited(50).ask(VIEW, bot((view, time) -> {
            kept.set(time);
            return HostileBots.stay();
        }));
        kept.get().suggest(LAST);
        Decision after = Arbiter.standard().ask(VIEW, view -> ILLEGAL);
        assertThat(before.replaced()).isTrue();
        assertThat(before.failure()).hasValue("no action in time");
        assertThat(after.action()).isEqualTo(Misbehaviour.firstCard(VIEW));
    }

    @Test
    void theTimeGoesByAndIsShorterThanTheLimit() {
        Bot bot = bot((view, time) -> {
            long before = time.nanosLeft();
            assertThat(before).isBetween(1L, TimeUnit.MILLISECONDS.toNanos(180));
            while (!time.isUp()) {
                long now = time.nanosLeft();
                assertThat(now).isLessThanOrEqualTo(before);
                before = now;
            }
            assertThat(time.nanosLeft()).isZero();
            return LAST;
        });
        Decision decision = limited(200).ask(VIEW, bot);
        assertThat(decision.action()).isEqualTo(LAST);
        assertThat(decision.failure()).isEmpty();
    }

    @Test
    void withoutALimitABotIsToldThatItHasASecond() {
        Bot bot = bot((view, time) -> {
            assertThat(time.nanosLeft()).isBetween(1L, TimeUnit.SECONDS.toNanos(1));
            return LAST;
        });
        assertThat(Arbiter.standard().ask(VIEW, bot).failure()).isEmpty();
    }

    @Test
    void aBotIsToldWhetherTheTimeIsALimit() {
        Bot bot = bot((view, time) -> time.isLimit() ? LAST : Misbehaviour.firstCard(view));
        assertThat(limited(10_000).ask(VIEW, bot).action()).isEqualTo(LAST);
        assertThat(Arbiter.standard().ask(VIEW, bot).action()).isEqualTo(Misbehaviour.firstCard(VIEW));
        Arbiter withFallback = limited(10_000).withFallback(bot);
        assertThat(withFallback.ask(VIEW, view -> ILLEGAL).action()).isEqualTo(LAST);
    }

    @Test
    void aFallbackCanSuggestToo() {
        Decision decision = limited(50)
                .withFallback(suggesting(LAST, view -> HostileBots.stay()))
                .ask(VIEW, view -> ILLEGAL);
        assertThat(decision.action()).isEqualTo(LAST);
        assertThat(decision.replaced()).isTrue();
        assertThat(decision.failure().orElseThrow()).startsWith("-TEA: TRD-6: ");
    }
}
