package io.github.mercurius.arena;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Bots are asked in this thread, or in another one within a limit. */
@Timeout(100)
class AskingTest {
    private static final ExecutorService THREADS = Executors.newCachedThreadPool();

    @AfterAll
    static void stopThreads() {
        THREADS.shutdownNow();
    }

    @AfterEach
    void clearFlag() {
        Thread.interrupted();
    }

    private static Answer<String> ask(Asking asking, Supplier<String> bot) {
        return asking.ask(() -> Answer.of(bot, action -> Optional.empty()), new Pending());
    }

    @Test
    void aBotThatHasNotReturnedIsNotAskedAgainUntilItHas() {
        Asking asking = Asking.within(200, TimeUnit.MILLISECONDS, THREADS);
        Pending pending = new Pending();
        CountDownLatch free = new CountDownLatch(1);
        Answer<String> stubborn = asking.ask(
                () -> {
                    while (free.getCount() > 0) {
                        Thread.onSpinWait(); // and hears no interrupt
                    }
                    return new Answer<>("late", "");
                },
                pending);
        assertThat(stubborn.late()).isTrue();
        Supplier<Answer<String>> next = () -> new Answer<>("next", "");
        assertThat(asking.ask(next, pending).trouble())
                .isEqualTo("not asked: the bot has not returned from an earlier call");
        free.countDown();
        assertThat(later().ask(next, pending).action()).isEqualTo("next");
        assertThat(later().ask(next, new Pending()).action()).isEqualTo("next");
    }

    private static Asking soon() {
        return Asking.within(2, TimeUnit.SECONDS, THREADS);
    }

    private static Asking later() {
        return Asking.within(60, TimeUnit.SECONDS, THREADS);
    }

    private static String thread() {
        return Thread.currentThread().getName();
    }

    @Test
    void theAnswerComesFromThisThreadOrAnother() {
        assertThat(ask(Asking.here(), AskingTest::thread).action()).isEqualTo(thread());
        assertThat(ask(later(), AskingTest::thread).action()).isNotEqualTo(thread());
    }

    @Test
    void aBotThatIsTooLateIsInterrupted() throws InterruptedException {
        CountDownLatch interrupted = new CountDownLatch(1);
        Answer<String> answer = ask(soon(), () -> {
            try {
                new CountDownLatch(1).await();
            } catch (InterruptedException late) {
                interrupted.countDown();
            }
            return "late";
        });
        assertThat(answer.trouble()).startsWith("no action in time");
        assertThat(interrupted.await(60, TimeUnit.SECONDS)).isTrue();
    }

    @Test
    void anExecutorThatDoesNotAskIsNamed() {
        Asking forgets = Asking.within(30, TimeUnit.MILLISECONDS, task -> {});
        assertThat(ask(forgets, () -> "tea").trouble())
                .isEqualTo("no action in time: the executor did not begin to ask");
        Asking refuses = Asking.within(60, TimeUnit.SECONDS, task -> {
            throw new RejectedExecutionException("full");
        });
        assertThat(ask(refuses, () -> "tea").trouble())
                .isEqualTo("no action: the executor threw java.util.concurrent.RejectedExecutionException: full");
        Asking here = Asking.within(60, TimeUnit.SECONDS, Runnable::run);
        assertThat(ask(here, () -> "tea").trouble())
                .isEqualTo("no action: the executor uses the arbiter's own thread, expected another one");
    }

    @Test
    void anInterruptedThreadAsksNobody() {
        for (Asking asking : new Asking[] {Asking.here(), later()}) {
            Thread.currentThread().interrupt();
            assertThatThrownBy(() -> ask(asking, () -> {
                        throw new AssertionError("asked");
                    }))
                    .isInstanceOf(CancellationException.class);
            assertThat(Thread.currentThread().isInterrupted()).isTrue();
        }
    }

    @Test
    void aBotInThisThreadLeavesItUninterrupted() {
        assertThat(ask(Asking.here(), () -> {
                            Thread.currentThread().interrupt();
                            return "tea";
                        })
                        .action())
                .isEqualTo("tea");
        assertThat(Thread.currentThread().isInterrupted()).isFalse();
    }

    @Test
    void aLimitIsMoreThanNothing() {
        assertThatThrownBy(() -> Asking.within(0, TimeUnit.SECONDS, THREADS))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("limit: 0, expected more than 0");
        assertThatThrownBy(() -> Asking.within(1, null, THREADS)).hasMessage("unit: null, expected a unit of time");
        assertThatThrownBy(() -> Asking.within(1, TimeUnit.SECONDS, null))
                .hasMessage("threads: null, expected an executor");
    }
}
