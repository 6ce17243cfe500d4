package io.github.mercurius.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.Bot;
import io.github.mercurius.api.PlayerView;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * One bot is asked for one action: what it is given, what is reported, what the fallback does, what an interrupt does.
 */
@Timeout(value = 20, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class ArbiterAskTest {
    private static final ExecutorService THREADS = Executors.newCachedThreadPool();

    private static final GameState STATE = GameState.start(HostileBots.SETUP, HostileBots.DEAL);
    private static final PlayerView VIEW = STATE.viewFor(0);
    private static final Action LAST =
            VIEW.legalActions().get(VIEW.legalActions().size() - 1);

    @AfterAll
    static void stopThreads() {
        HostileBots.end();
        THREADS.shutdownNow();
    }

    private static Arbiter limited(int milliseconds) {
        return Arbiter.standard().withTimeLimit(milliseconds, TimeUnit.MILLISECONDS, THREADS);
    }

    static Stream<Arbiter> withAndWithoutTimeLimit() {
        return Stream.of(Arbiter.standard(), limited(10_000));
    }

    private static Bot throwing(String message) {
        return view -> {
            throw new IllegalStateException(message);
        };
    }

    @ParameterizedTest
    @MethodSource("withAndWithoutTimeLimit")
    void aLegalActionIsPlayed(Arbiter arbiter) {
        Decision decision = arbiter.ask(VIEW, view -> {
            assertThat(view).isSameAs(VIEW);
            return LAST;
        });
        assertThat(decision.action()).isEqualTo(LAST);
        assertThat(decision.failure()).isEmpty();
    }

    @ParameterizedTest
    @MethodSource("withAndWithoutTimeLimit")
    void insteadOfAFailureTheFirstCardIsPlayed(Arbiter arbiter) {
        Decision decision = arbiter.ask(VIEW, throwing("no idea"));
        assertThat(decision.action()).isEqualTo(Misbehaviour.firstCard(VIEW));
        assertThat(decision.failure()).hasValue("threw java.lang.IllegalStateException: no idea");
    }

    @Test
    void onlyThePlayerWhoseTurnItIsCanBeAsked() {
        Bot bot = Misbehaviour::firstCard;
        assertThatThrownBy(() -> Arbiter.standard().ask(STATE.viewFor(2), bot))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("view: of seat 2 in a turn of seat 0, expected that of the player whose turn it is");
        assertThatThrownBy(() -> Arbiter.standard().ask(STATE.viewForSpectator(), bot))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageStartingWith("view: of a spectator in a turn of seat 0, expected ");
        GameState end = Arbiter.standard()
                .playOut(HostileBots.SETUP, HostileBots.DEAL, List.of(bot, bot, bot))
                .end();
        assertThatThrownBy(() -> Arbiter.standard().ask(end.viewFor(0), bot))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageStartingWith("view: of seat 0 after the game, expected ");
    }

    @ParameterizedTest
    @MethodSource("withAndWithoutTimeLimit")
    void onlyTheMessageOfAnExceptionIsAskedFor(Arbiter arbiter) {
        HostileException.CALLED.clear();
        List<Thread> asked = new CopyOnWriteArrayList<>();
        Decision decision = arbiter.ask(VIEW, view -> {
            asked.add(Thread.currentThread());
            throw new HostileException(() -> {
                asked.add(Thread.currentThread());
                return "me";
            });
        });
        assertThat(decision.failure()).hasValue("threw io.github.mercurius.core.HostileException: me");
        assertThat(HostileException.CALLED).isEmpty();
        assertThat(asked).hasSize(2);
        assertThat(asked.get(1)).isSameAs(asked.get(0));
    }

    /** Without a time limit a check that takes long is waited for, as a bot is. */
    @Test
    void theTimeIncludesTheCheck() {
        PlayerView slow = (PlayerView) Proxy.newProxyInstance(
                PlayerView.class.getClassLoader(), new Class<?>[] {PlayerView.class}, (proxy, method, arguments) -> {
                    if (method.getName().equals("check")) {
                        Thread.sleep(60_000);
                    }
                    return method.invoke(VIEW, arguments);
                });
        assertThat(limited(300).ask(slow, view -> LAST).failure().orElseThrow()).startsWith("no action in time");
    }

    @ParameterizedTest
    @MethodSource("withAndWithoutTimeLimit")
    void theFallbackPlaysForABotThatFails(Arbiter arbiter) {
        Decision decision = arbiter.withFallback(view -> LAST).ask(VIEW, throwing("no idea"));
        assertThat(decision.action()).isEqualTo(LAST);
        assertThat(decision.failure()).hasValue("threw java.lang.IllegalStateException: no idea");
    }

    static Stream<Misbehaviour> fallbacks() {
        return HostileBots.all().filter(kind -> kind.failures() > 0);
    }

    @ParameterizedTest
    @MethodSource("fallbacks")
    void aFallbackThatFailsIsReplacedToo(Misbehaviour kind) {
        Arbiter arbiter = (kind.endless() ? limited(300) : Arbiter.standard()).withFallback(kind.bot());
        Decision decision = arbiter.ask(VIEW, throwing("\n".repeat(1000)));
        assertThat(decision.action()).isEqualTo(Misbehaviour.firstCard(VIEW));
        assertThat(decision.failure().orElseThrow())
                .matches("threw java.lang.IllegalStateException: (\\\\u000a)+…; the fallback: [\\p{Print}…]{10,}")
                .hasSizeLessThanOrEqualTo(300);
    }

    @ParameterizedTest
    @MethodSource("withAndWithoutTimeLimit")
    void anInterruptedThreadAsksNobody(Arbiter arbiter) {
        List<PlayerView> asked = new ArrayList<>();
        Bot bot = view -> {
            asked.add(view);
            return LAST;
        };
        Thread.currentThread().interrupt();
        assertThatThrownBy(() -> arbiter.ask(VIEW, bot))
                .isInstanceOf(CancellationException.class)
                .hasMessageStartingWith("the game was interrupted");
        assertThatThrownBy(() -> arbiter.play(HostileBots.SETUP, HostileBots.DEAL, List.of(bot, bot, bot)))
                .isInstanceOf(CancellationException.class);
        assertThat(Thread.interrupted()).isTrue();
        assertThat(asked).isEmpty();
    }

    @Test
    void anInterruptWhileABotIsAskedStopsTheGameIfThereIsATimeLimit() {
        Thread asking = Thread.currentThread();
        List<Thread> interrupted = new CopyOnWriteArrayList<>();
        Bot interrupting = view -> {
            asking.interrupt();
            try {
                Thread.sleep(60_000);
            } catch (InterruptedException stopped) {
                interrupted.add(Thread.currentThread());
            }
            throw new IllegalStateException("nobody listens");
        };
        assertThatThrownBy(() -> limited(60_000).ask(VIEW, interrupting)).isInstanceOf(CancellationException.class);
        assertThat(Thread.interrupted()).isTrue();
        await(() -> interrupted.size() == 1);
    }

    @Test
    void anInterruptWhileABotIsAskedIsTheBotsIfThereIsNoTimeLimit() {
        Bot bot = view -> {
            Thread.currentThread().interrupt();
            return Misbehaviour.firstCard(view);
        };
        assertThat(Arbiter.standard()
                        .playOut(HostileBots.SETUP, HostileBots.DEAL, List.of(bot, bot, bot))
                        .failures())
                .isEmpty();
        assertThat(Thread.currentThread().isInterrupted()).isFalse();
    }

    @Test
    void aBotThatIsTooLateIsInterrupted() {
        List<Thread> interrupted = new CopyOnWriteArrayList<>();
        Bot slow = view -> {
            try {
                Thread.sleep(60_000);
            } catch (InterruptedException stopped) {
                interrupted.add(Thread.currentThread());
            }
            return LAST;
        };
        Decision decision = limited(300).ask(VIEW, slow);
        assertThat(decision.action()).isNotEqualTo(LAST);
        assertThat(decision.failure()).hasValue("no action in time");
        await(() -> interrupted.size() == 1);
    }

    private static void await(BooleanSupplier condition) {
        // the class's time limit ends this if it never comes
        while (!condition.getAsBoolean()) {
            Thread.onSpinWait();
        }
    }
}
