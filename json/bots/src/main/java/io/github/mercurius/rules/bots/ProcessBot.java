package io.github.mercurius.rules.bots;

import io.github.mercurius.rules.AnyAction;
import io.github.mercurius.rules.AnyBot;
import io.github.mercurius.rules.AnyStanding;
import io.github.mercurius.rules.AnyUpdate;
import io.github.mercurius.rules.AnyView;
import io.github.mercurius.rules.GameStart;
import io.github.mercurius.rules.ThinkingTime;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;

/**
 * A bot that is a process. Where the process breaks the protocol it is killed, and every further call of this game
 * throws what was wrong; the next game has another process.
 */
final class ProcessBot<A extends AnyAction, V extends AnyView<A>> implements AnyBot<A, V> {
    private static final long THINKING = TimeUnit.SECONDS.toNanos(1);

    private final ProcessBots<A, V> processes;
    private final Messages<A, V> messages;
    private final @Nullable BotProcess process;
    private final String failed;
    private int asked;

    /** A bot whose process is ready, or cannot be: then each call says why. */
    ProcessBot(ProcessBots<A, V> processes, Messages<A, V> messages) {
        this.processes = processes;
        this.messages = messages;
        BotProcess ready = null;
        String trouble = "";
        try {
            ready = processes.take();
        } catch (BrokenProcessException broken) {
            trouble = String.valueOf(broken.getMessage());
        }
        process = ready;
        failed = trouble;
    }

    private BotProcess process() {
        if (process == null) {
            throw new BrokenProcessException(failed);
        }
        return process;
    }

    @Override
    public void begin(GameStart<V> start) {
        process().tell(messages.begin(start));
        process().send(THINKING);
    }

    @Override
    public boolean observe(AnyUpdate update) {
        process().tell(messages.update(update));
        return true;
    }

    @Override
    public A choose(V view) {
        long end = System.nanoTime() + THINKING;
        return choose(view, () -> end - System.nanoTime());
    }

    @Override
    public A choose(V view, ThinkingTime<A> time) {
        return choose(view, time::nanosLeft);
    }

    private A choose(V view, LongSupplier nanosLeft) {
        try {
            process().awaitLate(nanosLeft.getAsLong() + processes.nanosMore());
            int number = ++asked;
            long nanos = nanosLeft.getAsLong();
            String answer = process().ask(messages.choose(number, view, nanos), nanos + processes.nanosMore());
            return messages.action(answer, number, view);
        } catch (BrokenProcessException | IllegalArgumentException wrong) {
            processes.report(String.valueOf(wrong.getMessage()));
            throw wrong;
        }
    }

    @Override
    public void end(List<? extends AnyStanding> ranking) {
        process().tell(messages.end(ranking));
        process().send(THINKING);
    }

    @Override
    public void close() {
        if (process != null) {
            processes.giveBack(process);
        }
    }
}
