package io.github.mercurius.examples.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.mercurius.examples.arena.ArenaCommand;
import java.nio.file.Path;
import org.junit.jupiter.api.io.TempDir;

/** What a test of commands begins with: a directory for files, and what the last run of a command left. */
public abstract class CommandFixture {
    @TempDir
    protected Path directory;

    protected int exitCode;
    protected String errors = "";

    /** Runs a command; gives what it printed. */
    protected final String run(Object command, Object... arguments) {
        CommandRun run = CommandRun.of(command, arguments);
        exitCode = run.exitCode();
        errors = run.errors();
        return run.out();
    }

    /** Lets bots play; gives what the arena printed. */
    protected final String arena(Object... arguments) {
        return run(new ArenaCommand(), arguments);
    }

    /** The record of a game of bots. */
    protected final Path record(String game) {
        Path file = directory.resolve(game + ".json");
        arena("--game", game, "--game=2", "--bots=greedy,random*2", "--record", file);
        assertThat(exitCode).as(errors).isZero();
        return file;
    }
}
