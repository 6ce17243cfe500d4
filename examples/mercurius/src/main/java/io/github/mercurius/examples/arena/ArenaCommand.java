package io.github.mercurius.examples.arena;

import io.github.mercurius.arena.BotGame;
import io.github.mercurius.arena.FinishedGame;
import io.github.mercurius.arena.Lineup;
import io.github.mercurius.arena.Tournament;
import io.github.mercurius.examples.cli.Options;
import io.github.mercurius.examples.cli.Picture;
import io.github.mercurius.examples.cli.ProgramCommand;
import io.github.mercurius.examples.cli.Seating;
import io.github.mercurius.examples.games.GameKit;
import io.github.mercurius.examples.games.GameName;
import io.github.mercurius.examples.games.OutsideBots;
import io.github.mercurius.examples.games.RecordFile;
import io.github.mercurius.examples.games.common.Columns;
import io.github.mercurius.examples.games.common.OrdinaryFile;
import io.github.mercurius.examples.games.common.Printable;
import io.github.mercurius.examples.games.common.RefusedTextException;
import io.github.mercurius.rules.AnyAction;
import io.github.mercurius.rules.AnyGame;
import io.github.mercurius.rules.AnyPosition;
import io.github.mercurius.rules.AnyView;
import io.github.mercurius.rules.BotKind;
import io.vavr.control.Try;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
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
            "  mercurius arena --bots 'regent:100,prudent*3' --sprt 25:30 --games 10000",
            "  mercurius arena --round-robin greedy,prudent,ismcts:50,regent:50,random",
            "  mercurius arena --bots 'exec:python3 my_bot.py,greedy*3'"
        })
public final class ArenaCommand extends ProgramCommand {
    private static final int MOST_GAMES = 1_000_000;
    private static final int LONGEST_SECONDS = 20;

    /** How results are written. */
    private enum Format {
        TABLE,
        JSON,
        CSV
    }

    @Option(
            names = "--bots",
            paramLabel = "BOTS",
            description = {
                "Who plays: 3 to 5 of easy, medium, hard, random, greedy, prudent, ismcts:PLAYOUTS, regent:PLAYOUTS"
                        + " (or :TIMEms), net, net:PLAYOUTS, net:FILE, such as 'greedy,random*3'; in mercatores and"
                        + " mercado 2 to 4 of easy, medium, hard, random, greedy and search:PLAYOUTS."
                        + " Also processes, exec:COMMAND, and bots of --bot-path, such as my-bot:level=3.",
                "If given several times: a table for each, with the same deals, and the differences between the"
                        + " first bots; --plot compares them."
            })
    private List<String> bots = List.of();

    @Option(
            names = "--round-robin",
            paramLabel = "BOTS",
            split = ",",
            description = "Instead of --bots: rate many bots, such as random*2,greedy,regent:50, at a table"
                    + " for each choice of --players of them. Copies are rated one by one.")
    private List<String> rated = List.of();

    @Mixin
    private Options.Players players;

    @Mixin
    private Options.Seed seed;

    @Mixin
    private Options.Bots outside;

    @Option(
            names = "--limit",
            paramLabel = "MS",
            description = "Milliseconds that an action may take. Default: 0, no limit.")
    private int limit;

    @Option(
            names = "--duplicate",
            description = "Play each deal in all seat orders, so that luck with the deal favours nobody. In Mercurius"
                    + " about 5 %% fewer games tell as much, in the others no fewer.")
    private boolean duplicate;

    @Option(
            names = "--forfeit",
            description = "A bot that fails in a game loses it and has nothing, and the exit code is 1. Otherwise the"
                    + " arbiter's moves count as its own.")
    private boolean forfeit;

    @Mixin
    private Options.Position position;

    @Mixin
    private Options.Edition edition;

    @Mixin
    private Questions questions;

    @Option(
            names = "--games",
            paramLabel = "N",
            description = "Number of games at each table. Default: ${DEFAULT-VALUE}.")
    private int games = 100;

    @Option(names = "--threads", paramLabel = "N", description = "Number of threads. Default: one for each processor.")
    private int threads = Runtime.getRuntime().availableProcessors();

    @Option(
            names = "--format",
            paramLabel = "table|json|csv",
            description = "How to write the results. Default: table.")
    private Format format = Format.TABLE;

    @Option(names = "--out", paramLabel = "FILE", description = "Write the results to a file.")
    private @Nullable Path target;

    @Option(names = "--plot", paramLabel = "PICTURE", description = "Also draw the results into a .svg or .png file.")
    private @Nullable Path picture;

    @Option(
            names = "--results",
            paramLabel = "FILE",
            description = "Save each game in this file as soon as it is finished, and continue after those in it; other"
                    + " bots are refused, by the files that are named in --bots and --bot-path.")
    private @Nullable Path results;

    @Option(
            names = "--records",
            paramLabel = "DIR",
            description = "Save the record of each game that is played in this folder, for 'mercurius replay'.")
    private @Nullable Path records;

    @Option(
            names = "--game",
            paramLabel = "GAME|N",
            description = {
                "GAME: which game is played: mercurius, mercatores or mercado. Default: mercurius.",
                "N: play and show only this game of the arena. Both can be given: --game mercado --game 7."
            })
    private List<String> chosen = List.of();

    @Option(names = "--record", paramLabel = "FILE", description = "Save --game for 'mercurius replay'.")
    private @Nullable Path record;

    private GameName game = GameName.MERCURIUS;
    private int shown; // the number of the game that alone is shown; 0 if there is none

    @Override
    public Integer call() throws IOException {
        choose();
        check();
        try (OutsideBots others = outside.open()) {
            return run(begun(edition.kit(game), others), others);
        }
    }

    /** Finds out what {@code --game} says: once the name of a game, once a number. */
    private void choose() {
        Set<Boolean> known = new HashSet<>();
        for (String text : chosen) {
            Optional<GameName> name = GameName.of(text);
            check(known.add(name.isPresent()), "--game: '" + text + "', expected it only once");
            if (name.isPresent()) {
                game = name.get();
            } else {
                check(
                        text.matches("-?\\d{1,9}"),
                        "--game: '" + text + "', expected the number of a game, or " + List.of(GameName.values()));
                shown = Integer.parseInt(text);
                check(shown >= 1, "--game: " + text + ", expected 1 or more");
            }
        }
        check(record == null || shown > 0, "--record: expected --game as well, the game to save");
    }

    /** An hour of games should not end with a file that cannot be written. */
    private void check() {
        check(games >= 1 && games <= MOST_GAMES, "--games: " + games + ", expected 1 to " + MOST_GAMES);
        check(limit >= 0, "--limit: " + limit + ", expected 1 or more milliseconds");
        check(
                bots.isEmpty() != rated.isEmpty(),
                "--bots or --round-robin: " + (bots.isEmpty() ? "none" : "both") + " given, expected one");
        check(!isGiven("--players") || bots.isEmpty(), "--players: expected only with --round-robin, not with --bots");
        check(threads >= 1, "--threads: " + threads + ", expected 1 or more");
        for (String option : List.of("--plot", "--out", "--format", "--forfeit", "--records")) {
            check(
                    shown == 0 || !isGiven(option),
                    option + ": is for tables, expected no number of a game; --record saves one,"
                            + " and 'mercurius replay' draws it");
        }
        check(
                records == null || !Files.exists(records) || Files.isDirectory(records),
                "--records: " + records + ", expected a folder");
        if (picture != null) {
            Picture.check("--plot", picture);
        }
        Set<Path> known = new HashSet<>();
        Stream.of(picture, target, record, results, outside.log())
                .filter(Objects::nonNull)
                .forEach(path -> {
                    check(
                            known.add(path.toAbsolutePath().normalize()),
                            path + ": given twice, expected a file for each option");
                    OrdinaryFile.check(path);
                });
    }

    private static void check(boolean isAsItShouldBe, String message) {
        if (!isAsItShouldBe) {
            throw new RefusedTextException(message);
        }
    }

    private <A extends AnyAction, V extends AnyView<A>> Arena<A, V> begun(GameKit<A, V> kit, OutsideBots others)
            throws IOException {
        Optional<AnyPosition<A, V>> given = position.read(kit);
        if (given.isEmpty()) {
            return arena(kit, others);
        }
        AnyPosition<A, V> from = given.get();
        GameKit<A, V> same = kit.withEditionOf(from.table().setup());
        Arena<A, V> arena = arena(same, others);
        int found = from.table().setup().players();
        check(
                found == arena.players(),
                "--position: " + found + " players, expected " + arena.players() + " as at each table");
        check(!from.table().isOver(), "--position: a game that is over, expected one to play");
        return arena.from(from.toText(), (names, deal) -> Seating.of(same, from, deal, names));
    }

    private <A extends AnyAction, V extends AnyView<A>> Arena<A, V> arena(GameKit<A, V> kit, OutsideBots others)
            throws IOException {
        Settings.Conditions conditions = new Settings.Conditions(
                limit,
                duplicate,
                forfeit,
                results == null ? "" : outside.sum(Stream.concat(bots.stream(), rated.stream())));
        int atTable = players.in(kit.rules());
        try {
            if (bots.isEmpty()) {
                check(
                        !duplicate,
                        "--round-robin: with --duplicate, expected --bots: ratings take all games as independent");
                List<BotKind<A, V>> kinds = LineupText.rated(rated, name -> others.kind(kit, name));
                return Arena.roundRobin(kit, kinds, atTable, seed.value(), conditions);
            }
            List<Lineup<A, V>> lineups = bots.stream()
                    .map(text -> LineupText.parse(kit, text, name -> others.kind(kit, name)))
                    .toList();
            check(
                    lineups.stream().mapToInt(Lineup::players).distinct().count() == 1,
                    "--bots: " + String.join(" and ", bots) + ", expected as many bots at each table");
            return Arena.of(kit, lineups, seed.value(), conditions);
        } catch (IllegalArgumentException refused) {
            throw new RefusedTextException((bots.isEmpty() ? "--round-robin: " : "--bots: ") + refused.getMessage());
        }
    }

    private int run(Arena<?, ?> arena, OutsideBots others) throws IOException {
        questions.check(arena);
        if (shown > 0) {
            show(arena);
            return 0;
        }
        if (records != null) {
            Files.createDirectories(records);
        }
        Tournament tournament = Tournament.of(arena.contest(), games, List.of());
        if (results == null) {
            play(arena, tournament, outcome -> {}, others);
        } else {
            try (Ledger ledger = Ledger.open(results, arena)) {
                if (ledger.wasTorn()) {
                    tell(results + ": its last line had no end, and was dropped");
                }
                if (!ledger.before().isEmpty()) {
                    tell(results + ": goes on after " + ledger.before().size() + " games");
                }
                tournament = Tournament.of(arena.contest(), games, ledger.before());
                play(arena, tournament, ledger::add, others);
            }
        }
        boolean failed = tournament.finished().stream()
                .flatMap(List::stream)
                .anyMatch(outcome -> !outcome.failures().isEmpty());
        return forfeit && failed ? 1 : 0;
    }

    private void play(Arena<?, ?> arena, Tournament tournament, Consumer<FinishedGame> keep, OutsideBots others)
            throws IOException {
        CountDownLatch told = new CountDownLatch(1);
        // at Ctrl-C, or when the system asks the program to end, the work stops, and is still told of
        Runtime.getRuntime().addShutdownHook(new Thread(() -> {
            tournament.stop();
            Try.run(() -> told.await(LONGEST_SECONDS, TimeUnit.SECONDS));
        }));
        questions.begin(arena, tournament);
        try {
            try (Progress progress = new Progress(tournament.sizeFinished(), tournament.size())) {
                tournament.play(
                        threads, (table, number) -> arena.play(table, number, records), keep.andThen(outcome -> {
                            progress.step();
                            questions.add(outcome);
                            if (questions.areAnswered()) {
                                tournament.stop();
                            }
                        }));
            }
            report(Results.of(arena, tournament, questions));
            if (tournament.sizeFinished() < tournament.size() && !questions.areAnswered()) {
                tell("Stopped. The same command goes on from here"
                        + (results == null ? " if it is given --results FILE from the beginning." : "."));
            }
        } finally {
            others.close(); // before the program may end
            told.countDown();
        }
    }

    private void report(Results found) throws IOException {
        String text = switch (format) {
            case TABLE -> ResultsText.of(found);
            case JSON -> found.json();
            case CSV -> found.csv();
        };
        if (target == null) {
            out().print(text);
            out().flush();
        } else {
            OrdinaryFile.write(target, text.getBytes(StandardCharsets.UTF_8));
        }
        if (picture != null) {
            new ArenaPlot(found).write(picture);
        }
    }

    private <A extends AnyAction, V extends AnyView<A>> void show(Arena<A, V> arena) throws IOException {
        check(arena.contest().lineups().size() == 1, "--game: a game of one table, expected --bots, only once");
        PrintWriter writer = out();
        String title = arena.kit().name().title() + ": game " + shown + " of " + arena.settings();
        Columns.wrap("", title).forEach(writer::println);
        BotGame<AnyGame<A, V>> played = arena.contest().play(1, shown);
        AnyGame<A, V> one = played.game();
        GameCommand.print(one, arena.kit().name(), writer);
        played.failures().forEach(failure -> writer.println(Printable.of(failure.message())));
        if (!arena.isRepeatable()) {
            tell("Some moves depend on more than the seed: it may have been another game when the arena played it.");
        }
        if (record != null) {
            RecordFile.write(arena.kit(), one.toRecord(), record);
        }
    }
}
