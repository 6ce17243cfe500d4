package io.github.mercurius.arena;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.mercurius.mercado.Action;
import io.github.mercurius.mercado.GameState;
import io.github.mercurius.mercado.Mercado;
import io.github.mercurius.mercado.PlayerView;
import io.github.mercurius.rules.AnyAction;
import io.github.mercurius.rules.AnyBot;
import io.github.mercurius.rules.AnyView;
import io.github.mercurius.rules.Rules;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** One bot is asked for one action: what it is given, what is reported, what an interrupt does. */
@Timeout(value = 100, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class ArbiterAskTest {
    private static final ExecutorService THREADS = Executors.newCachedThreadPool();

    private static final GameState STATE = HostileBots.GAME.state();
    private static final PlayerView VIEW = STATE.viewFor(0);
    private static final Action LAST =
            VIEW.legalActions().get(VIEW.legalActions().size() - 1);

    @AfterAll
    static void stopThreads() {
        HostileBots.end();
        THREADS.shutdownNow();
    }

    private static Arbiter<Action, PlayerView> limited() {
        return HostileBots.limited(THREADS);
    }

    static Stream<Arbiter<Action, PlayerView>> withAndWithoutTimeLimit() {
        return Stream.of(HostileBots.ARBITER, limited());
    }

    private static AnyBot<Action, PlayerView> throwing(String message) {
        return view -> {
            throw new IllegalStateException(message);
        };
    }

    @ParameterizedTest
    @MethodSource("withAndWithoutTimeLimit")
    void insteadOfAFailureTheActionInAbsenceIsPlayed(Arbiter<Action, PlayerView> arbiter) {
        Decision<Action> decision = arbiter.ask(VIEW, throwing("no idea"));
        assertThat(decision.action()).isEqualTo(Misbehaviour.absent(VIEW));
        assertThat(decision.failure()).hasValue("threw java.lang.IllegalStateException: no idea");
    }

    @Test
    void onlyThePlayerWhoHasToDecideCanBeAsked() {
        AnyBot<Action, PlayerView> bot = Misbehaviour::absent;
        GameState end = HostileBots.ARBITER
                .play(HostileBots.GAME, List.of(bot, bot, bot))
                .game()
                .state();
        List<PlayerView> idle = List.of(
                STATE.viewFor(2),
                STATE.viewForSpectator(),
                end.viewFor(0),
                HostileBots.asksChance().viewFor(0));
        for (PlayerView view : idle) {
            assertThatThrownBy(() -> HostileBots.ARBITER.ask(view, bot))
                    .isInstanceOf(IllegalArgumentException.class)
                    .hasMessage("view: of a viewer who has nothing to decide, expected one who has");
        }
    }

    @ParameterizedTest
    @MethodSource("withAndWithoutTimeLimit")
    void onlyTheMessageOfAnExceptionIsAskedFor(Arbiter<Action, PlayerView> arbiter) {
        HostileException.CALLED.clear();
        List<Thread> asked = new CopyOnWriteArrayList<>();
        Decision<Action> decision = arbiter.ask(VIEW, view -> {
            asked.add(Thread.currentThread());
            throw new HostileException(() -> {
                asked.add(Thread.currentThread());
                return "me";
            });
        });
        assertThat(decision.failure()).hasValue("threw io.github.mercurius.arena.HostileException: me");
        assertThat(HostileException.CALLED).isEmpty();
        assertThat(asked).hasSize(2);
        assertThat(asked.get(1)).isSameAs(asked.get(0));
    }

    /** Whether a bot is late is asked of the bot and its answer together. */
    @Test
    void theTimeIncludesTheCheck() {
        Arbiter<AnyAction, AnyView<AnyAction>> arbiter = SlowRules.arbiter(THREADS);
        assertThat(arbiter.ask(SlowRules.VIEW, view -> LAST).failure()).hasValue("no answer in time");
    }

    /** The rules of the game, where nobody lives to see the check of an action. */
    private static final class SlowRules {
        private static final AnyView<AnyAction> VIEW =
                slow(AnyView.class, HostileBots.GAME.state().viewFor(0));

        private static Arbiter<AnyAction, AnyView<AnyAction>> arbiter(ExecutorService threads) {
            Rules<AnyAction, AnyView<AnyAction>> rules = slow(Rules.class, Mercado.rules());
            return HostileBots.limited(Arbiter.of(rules), threads);
        }

        @SuppressWarnings({"unchecked", "TypeParameterUnusedInFormals"})
        private static <T> T slow(Class<?> type, Object target) {
            return (T) Proxy.newProxyInstance(type.getClassLoader(), new Class<?>[] {type}, (proxy, method, given) -> {
                if (method.getName().equals("check")) {
                    HostileBots.timeIsUp();
                    HostileBots.awaitInterrupt();
                }
                Object[] arguments = given == null ? new Object[0] : given.clone();
                for (int i = 0; i < arguments.length; i++) {
                    arguments[i] =
                            arguments[i] == VIEW ? HostileBots.GAME.state().viewFor(0) : arguments[i];
                }
                return method.invoke(target, arguments);
            });
        }
    }

    @ParameterizedTest
    @MethodSource("withAndWithoutTimeLimit")
    void anInterruptedThreadAsksNobody(Arbiter<Action, PlayerView> arbiter) {
        List<PlayerView> asked = new ArrayList<>();
        AnyBot<Action, PlayerView> bot = view -> {
            asked.add(view);
            return LAST;
        };
        Thread.currentThread().interrupt();
        assertThatThrownBy(() -> arbiter.ask(VIEW, bot))
                .isInstanceOf(CancellationException.class)
                .hasMessageStartingWith("the game was interrupted");
        assertThatThrownBy(() -> arbiter.play(HostileBots.GAME, List.of(bot, bot, bot)))
                .isInstanceOf(CancellationException.class);
        assertThat(Thread.interrupted()).isTrue();
        assertThat(asked).isEmpty();
    }

    @Test
    void anInterruptWhileABotIsAskedStopsTheGameIfThereIsATimeLimit() throws InterruptedException {
        Thread asking = Thread.currentThread();
        CountDownLatch interrupted = new CountDownLatch(1);
        AnyBot<Action, PlayerView> interrupting = view -> {
            asking.interrupt();
            awaitInterrupt(interrupted);
            throw new IllegalStateException("nobody listens");
        };
        assertThatThrownBy(() -> limited().ask(VIEW, interrupting)).isInstanceOf(CancellationException.class);
        assertThat(Thread.interrupted()).isTrue();
        interrupted.await();
    }

    @Test
    void aBotThatIsTooLateIsInterrupted() throws InterruptedException {
        CountDownLatch interrupted = new CountDownLatch(1);
        AnyBot<Action, PlayerView> slow = view -> {
            HostileBots.timeIsUp();
            awaitInterrupt(interrupted);
            return LAST;
        };
        Decision<Action> decision = limited().ask(VIEW, slow);
        assertThat(decision.action()).isNotEqualTo(LAST);
        assertThat(decision.failure()).hasValue("no answer in time");
        interrupted.await();
    }

    /** Waits until somebody interrupts this thread, which is told. */
    private static void awaitInterrupt(CountDownLatch interrupted) {
        try {
            HostileBots.awaitInterrupt();
        } catch (InterruptedException stopped) {
            interrupted.countDown();
        }
    }
}
