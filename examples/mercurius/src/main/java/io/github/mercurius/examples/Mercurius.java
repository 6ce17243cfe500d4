package io.github.mercurius.examples;

import io.github.mercurius.examples.arena.ArenaCommand;
import io.github.mercurius.examples.arena.GameCommand;
import io.github.mercurius.examples.arena.Showcase;
import io.github.mercurius.examples.cli.BotCommand;
import io.github.mercurius.examples.cli.ConformanceCommand;
import io.github.mercurius.examples.cli.EditionCommand;
import io.github.mercurius.examples.cli.EnvironmentCommand;
import io.github.mercurius.examples.cli.PositionCommand;
import io.github.mercurius.examples.cli.Program;
import io.github.mercurius.examples.cli.ProgramCommand;
import io.github.mercurius.examples.play.PlayCommand;
import io.github.mercurius.examples.replay.ReplayCommand;
import io.github.mercurius.examples.rule.RuleCommand;
import io.github.mercurius.examples.rule.SiteCommand;
import picocli.CommandLine.Command;

/**
 * The program of the examples: {@code mercurius COMMAND}, with one command for each thing that it can do.
 *
 * <p>Without a command it shows a short arena, one of its games, and what to type next.
 */
@Command(
        name = "mercurius",
        description = "The board game Mercurius: play it, let bots play it, look at games and rules.",
        subcommands = {
            ArenaCommand.class,
            GameCommand.class,
            PlayCommand.class,
            BotCommand.class,
            ReplayCommand.class,
            PositionCommand.class,
            RuleCommand.class,
            SiteCommand.class,
            EditionCommand.class,
            ConformanceCommand.class,
            EnvironmentCommand.class
        })
public final class Mercurius extends ProgramCommand {
    Mercurius() {}

    public static void main(String[] args) {
        System.exit(Program.execute(new Mercurius(), args));
    }

    @Override
    public Integer call() {
        Showcase.show(out());
        return 0;
    }
}
