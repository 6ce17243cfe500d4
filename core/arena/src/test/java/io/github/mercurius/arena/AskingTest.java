package io.github.mercurius.arena;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executor;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Supplier;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Bots are asked in this thread, or in another one within a limit. */
@Timeout(value = 100, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
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
        Pending pending = new Pending();
        CountDownLatch inside = new CountDownLatch(1);
        CountDownLatch free = new CountDownLatch(1);
        Asking asking = until(inside);
        Answer<String> stubborn = asking.ask(
                () -> {
                    inside.countDown();
                    while (free.getCount() > 0) {
                        try {
                            free.await();
                        } catch (InterruptedException ignored) {
                            // it hears no interrupt
                        }
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

    /** Whoever has not answered when something has happened is late. */
    private static Asking until(CountDownLatch happened) {
        return within(THREADS).with((task, nanos) -> {
            if (!task.isDone()) {
                happened.await();
                throw new TimeoutException();
            }
        });
    }

    /** Waits as long as it takes. */
    private static Asking later() {
        return within(THREADS).with((task, nanos) -> task.get());
    }

    private static Asking within(Executor threads) {
        return Asking.within(60, TimeUnit.SECONDS, threads);
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
        CountDownLatch inside = new CountDownLatch(1);
        CountDownLatch interrupted = new CountDownLatch(1);
        Answer<String> answer = ask(until(inside), () -> {
            inside.countDown();
            try {
                new CountDownLatch(1).await();
            } catch (InterruptedException late) {
                interrupted.countDown();
            }
            return "late";
        });
        assertThat(answer.trouble()).isEqualTo("no action in time");
        interrupted.await();
    }

    @Test
    void anExecutorThatDoesNotAskIsNamed() {
        Asking forgets = Asking.within(1, TimeUnit.MILLISECONDS, task -> {});
        assertThat(ask(forgets, () -> "tea").trouble())
                .isEqualTo("no action in time: the executor did not begin to ask");
        Asking refuses = within(task -> {
            throw new RejectedExecutionException("full");
        });
        assertThat(ask(refuses, () -> "tea").trouble())
                .isEqualTo("no action: the executor threw java.util.concurrent.RejectedExecutionException: full");
        Asking here = within(Runnable::run);
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
