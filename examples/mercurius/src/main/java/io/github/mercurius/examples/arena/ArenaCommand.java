package io.github.mercurius.examples.arena;

import io.github.mercurius.arena.BotGame;
import io.github.mercurius.arena.FinishedGame;
import io.github.mercurius.arena.Tournament;
import io.github.mercurius.examples.arena.ChosenOptions.Chosen;
import io.github.mercurius.examples.cli.ProgramCommand;
import io.github.mercurius.examples.cli.ThreadsOption;
import io.github.mercurius.examples.games.RecordFile;
import io.github.mercurius.examples.games.files.OutputFile;
import io.github.mercurius.examples.games.files.RefusedTextException;
import io.github.mercurius.examples.games.outside.OutsideBots;
import io.github.mercurius.examples.games.text.Printable;
import io.github.mercurius.rules.AnyAction;
import io.github.mercurius.rules.AnyGame;
import io.github.mercurius.rules.AnyView;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code mercurius arena}: games of bots against bots, and what they show. */
@Command(
        name = "arena",
        description = {
            "Bots against bots: how often each wins, its wealth, and confidence intervals.",
            "The games depend only on the bots, --seed and --position, not on --threads."
        },
        footer = {
            "%nExamples:",
            "  mercurius arena --bots 'greedy,random*3' --games 400 --plot greedy.svg",
            "  mercurius arena --bots 'ismcts:100,greedy*3' --results ismcts.jsonl",
            "  mercurius arena --bots 'greedy,random*3' --game 7 --record game-7.json",
            "  mercurius arena --bots 'regent:100,prudent*3' --duplicate --sprt 25:30 --games 10000",
            "  mercurius arena --round-robin greedy,prudent,ismcts:50,regent:50,random",
            "  mercurius arena --bots 'exec:python3 my_bot.py,greedy*3'"
        })
public final class ArenaCommand extends ProgramCommand {
    private static final int MOST_GAMES = 1_000_000;

    @Mixin
    private ArenaOptions options;

    @Mixin
    private Questions questions;

    @Option(
            names = "--games",
            paramLabel = "N",
            description = "Number of games at each table. Default: ${DEFAULT-VALUE}.")
    private int games = 100;

    @Mixin
    private ThreadsOption threads;

    @Mixin
    private ReportOptions report;

    @Option(
            names = "--results",
            paramLabel = "FILE",
            description = "Save each game in this file as soon as it is finished, and continue after those in it.")
    private @Nullable Path results;

    @Mixin
    private ChosenOptions choice;

    @Override
    public Integer call() throws IOException {
        Chosen chosen = choice.chosen();
        check(chosen);
        try (OutsideBots others = options.outside()) {
            run(options.arena(chosen.name(), others), chosen, others);
        }
        return 0;
    }

    private void run(Arena<?, ?> arena, Chosen chosen, OutsideBots others) throws IOException {
        questions.check(arena);
        if (chosen.number() != null) {
            show(arena, chosen.number(), chosen.record());
        } else if (results == null) {
            play(arena, Tournament.of(arena.contest(), games, List.of()), outcome -> {}, others);
        } else {
            try (Ledger ledger = open(results, arena)) {
                play(arena, Tournament.of(arena.contest(), games, ledger.before()), ledger::add, others);
            }
        }
    }

    /** An hour of games should not end with a file that cannot be written. */
    private void check(Chosen chosen) throws IOException {
        check(games >= 1 && games <= MOST_GAMES, "--games: " + games + ", expected 1 to " + MOST_GAMES);
        threads.check();
        for (String option : ReportOptions.NAMES) {
            check(
                    chosen.number() == null || !isGiven(option),
                    option + ": is for tables, expected no number of a game; --record saves one,"
                            + " and 'mercurius replay' draws it");
        }
        Set<Path> known = new HashSet<>();
        List<Path> others =
                Stream.of(chosen.record(), results).filter(Objects::nonNull).toList();
        for (Path path : Stream.concat(report.files(), others.stream()).toList()) {
            check(
                    known.add(path.toAbsolutePath().normalize()),
                    path + ": given twice, expected a file for each option");
            if (!path.equals(results)) { // which is opened before a game is played
                OutputFile.tryOut(path);
            }
        }
    }

    private static void check(boolean isAsItShouldBe, String message) {
        if (!isAsItShouldBe) {
            throw new RefusedTextException(message);
        }
    }

    private Ledger open(Path file, Arena<?, ?> arena) throws IOException {
        Ledger ledger = Ledger.open(file, arena);
        if (ledger.wasTorn()) {
            tell(file + ": its last line had no end, and was dropped");
        }
        if (!ledger.before().isEmpty()) {
            tell(file + ": goes on after " + ledger.before().size() + " games");
        }
        return ledger;
    }

    private void play(Arena<?, ?> arena, Tournament tournament, Consumer<FinishedGame> keep, OutsideBots others)
            throws IOException {
        Interruption atCtrlC = new Interruption(tournament::stop);
        try {
            try (Progress progress = new Progress(tournament.sizeFinished(), tournament.size())) {
                tournament.play(threads.number(), keep.andThen(outcome -> {
                    progress.step();
                    if (questions.areAnswered(arena, tournament)) {
                        tournament.stop();
                    }
                }));
            }
            report.write(arena.findings(tournament, questions), out());
            if (tournament.sizeFinished() < tournament.size() && !questions.areAnswered(arena, tournament)) {
                tell("Stopped. The same command goes on from here"
                        + (results == null ? " if it is given --results FILE from the beginning." : "."));
            }
        } finally {
            others.close(); // before the program may end
            atCtrlC.close();
        }
    }

    private <A extends AnyAction, V extends AnyView<A>> void show(Arena<A, V> arena, int number, @Nullable Path record)
            throws IOException {
        check(arena.contest().lineups().size() == 1, "--game: a game of one table, expected --bots, only once");
        PrintWriter writer = out();
        writer.println(arena.kit().face().title() + ": game " + number + " of " + arena.settings());
        BotGame<AnyGame<A, V>> played = arena.contest().play(1, number);
        AnyGame<A, V> game = played.game();
        GameSheet.print(game, arena.kit().name(), writer);
        FinishedGame.of(1, number, game.state().table(), played.failures())
                .failures()
                .forEach(failure -> writer.println(Printable.of(failure.message())));
        if (!arena.isRepeatable()) {
            tell("Some moves depend on more than the seed: it may have been another game when the arena played it.");
        }
        if (record != null) {
            RecordFile.write(arena.kit(), game.toRecord(), record);
        }
    }
}
