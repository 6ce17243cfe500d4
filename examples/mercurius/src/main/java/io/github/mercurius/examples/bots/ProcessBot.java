package io.github.mercurius.examples.bots;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.Bot;
import io.github.mercurius.api.PlayerView;
import io.github.mercurius.api.Update;
import io.github.mercurius.rules.AnyStanding;
import io.github.mercurius.rules.GameStart;
import io.github.mercurius.rules.ThinkingTime;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/**
 * A bot that is a process. Where the process breaks the protocol it is killed, and every further call of this game
 * throws what was wrong; the next game has another process.
 */
final class ProcessBot implements Bot {
    private static final long THINKING = TimeUnit.SECONDS.toNanos(1);

    /** How much longer than it is told a process may take where no arbiter has a limit. */
    private static final long PATIENCE = TimeUnit.SECONDS.toNanos(10);

    private final ProcessBots processes;
    private final @Nullable BotProcess process;
    private final String failed;

    /** A bot whose process is ready, or cannot be: then each call says why. */
    ProcessBot(ProcessBots processes) {
        this.processes = processes;
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
    public void begin(GameStart<PlayerView> start) {
        process().tell(Messages.begin(start));
    }

    @Override
    public boolean observe(Update update) {
        process().tell(Messages.update(update));
        return true;
    }

    @Override
    public Action choose(PlayerView view) {
        return choose(view, THINKING);
    }

    @Override
    public Action choose(PlayerView view, ThinkingTime<Action> time) {
        return choose(view, time.nanosLeft());
    }

    private Action choose(PlayerView view, long nanos) {
        try {
            return Messages.action(process().ask(Messages.choose(view, nanos), nanos + PATIENCE));
        } catch (BrokenProcessException | IllegalArgumentException wrong) {
            processes.report(String.valueOf(wrong.getMessage()));
            throw wrong;
        }
    }

    @Override
    public void end(List<? extends AnyStanding> ranking) {
        process().tell(Messages.end(ranking));
        process().send(THINKING);
    }

    /** The processor time that the process has used so far; 0 if nobody knows. */
    long cpuNanos() {
        return process().cpuNanos();
    }

    @Override
    public void close() {
        if (process != null) {
            processes.giveBack(process);
        }
    }
}
