package io.github.mercurius.examples.arena;

import io.github.mercurius.examples.cli.PrintableWriter;
import java.io.PrintStream;
import java.util.Optional;
import me.tongfei.progressbar.ConsoleProgressBarConsumer;
import me.tongfei.progressbar.ProgressBar;
import me.tongfei.progressbar.ProgressBarBuilder;
import org.jline.terminal.TerminalBuilder;
import org.jline.terminal.spi.SystemStream;
import org.jline.terminal.spi.TerminalProvider;
import org.jspecify.annotations.Nullable;

/** How far a tournament is: a bar on standard error, if that is a terminal. */
final class Progress implements AutoCloseable {
    private final @Nullable ProgressBar bar;

    Progress(int finished, int games) {
        bar = terminal()
                .map(terminal -> bar(finished, games, terminal.systemStreamWidth(SystemStream.Error)))
                .orElse(null);
    }

    private static Optional<TerminalProvider> terminal() {
        return TerminalBuilder.builder().getProviders(null, new IllegalStateException("no terminal")).stream()
                .filter(provider -> provider.isSystemStream(SystemStream.Error))
                .findFirst();
    }

    private static ProgressBar bar(int finished, int games, int width) {
        PrintStream terminal = new PrintStream(System.err, true, PrintableWriter.charset());
        return new ProgressBarBuilder()
                .setTaskName("games")
                .setInitialMax(games)
                .startsFrom(finished, java.time.Duration.ZERO)
                .setConsumer(new ConsoleProgressBarConsumer(terminal, width))
                .clearDisplayOnFinish()
                .build();
    }

    void step() {
        if (bar != null) {
            bar.step();
        }
    }

    @Override
    public void close() {
        if (bar != null) {
            bar.close();
        }
    }
}
