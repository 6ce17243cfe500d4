package io.github.mercurius.examples.play;

import io.github.mercurius.api.Setup;
import io.github.mercurius.core.Game;
import io.github.mercurius.core.GameRecord;
import io.github.mercurius.examples.cli.OutputFile;
import io.github.mercurius.examples.cli.RefusedFileException;
import io.github.mercurius.examples.cli.SeedOption;
import io.github.mercurius.examples.position.GivenPosition;
import io.github.mercurius.examples.replay.LanguageOption;
import io.github.mercurius.examples.replay.Records;
import io.github.mercurius.examples.replay.Words;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.Spec;

/** {@code mercurius play}: a game against bots at the terminal. */
@Command(
        name = "play",
        description = {
            "A game against bots, at the terminal or through a pipe.",
            "It is saved after each action: Ctrl-C loses nothing, --resume goes on."
        })
public final class PlayCommand implements Callable<Integer> {
    /** What is settled when a game begins. */
    private static final List<String> SET_UP_OPTIONS = List.of("--players", "--bots", "--name", "--seed", "--position");

    @Option(names = "--players", paramLabel = "3|4|5", description = "How many play. Default: ${DEFAULT-VALUE}.")
    private int players = Setup.FEWEST_PLAYERS;

    @Option(
            names = "--bots",
            paramLabel = "BOT",
            split = ",",
            description = "Who the others are, such as greedy,random; in turns. Default: greedy.")
    private List<String> bots = List.of("greedy");

    @Option(names = "--name", description = "Your name.")
    private @Nullable String name;

    @Option(
            names = "--seed",
            paramLabel = "N",
            converter = SeedOption.Converter.class,
            description = "Deal the cards of this number, 0 to 2^64-1. Default: any.")
    private @Nullable Long seed;

    @Option(
            names = "--save",
            paramLabel = "FILE",
            description = "Where to save. Default: mercurius-SEED.json, or the file of --resume.")
    private @Nullable Path save;

    @Option(names = "--resume", paramLabel = "FILE", description = "Go on with a saved game, as it was set up.")
    private @Nullable Path resume;

    @Option(
            names = "--position",
            paramLabel = "POSITION",
            description =
                    "Begin here: a position as 'mercurius position' takes it. Cards that it does not say are dealt"
                            + " by the seed. You sit where the position is seen from, or where it is somebody's turn.")
    private @Nullable String position;

    @Option(names = "--no-color", description = "No colours. The environment variable NO_COLOR does the same.")
    private boolean noColor;

    @Mixin
    private LanguageOption language = new LanguageOption();

    @Spec
    private CommandSpec spec;

    private final Consoles consoles;

    /** The command, at whatever the program talks to. */
    public PlayCommand() {
        this(Consoles.SYSTEM);
    }

    PlayCommand(Consoles consoles) {
        this.consoles = consoles;
    }

    @Override
    public Integer call() throws IOException {
        String noColorWanted = System.getenv("NO_COLOR");
        boolean color = !noColor && (noColorWanted == null || noColorWanted.isEmpty());
        long number = seed == null ? new Random().nextInt(Integer.MAX_VALUE) : seed;
        Game game = resume == null ? start(number) : resumed(resume);
        Path file = fileFor(number);
        OutputFile.tryOut(file);
        if (!file.equals(resume)) {
            refuseToOverwrite(file);
        }
        try (Console console = consoles.open(color, spec.commandLine().getOut())) {
            Words words = language.words();
            if (resume != null) {
                console.print(words.get("play.resumed", resume, game.steps().size()));
            }
            TerminalGame terminal = new TerminalGame(game, console, words, file);
            if (!file.equals(resume)) {
                terminal.save(); // what is resumed stays as it is until somebody acts
            }
            terminal.run();
        }
        return 0;
    }

    private Path fileFor(long number) {
        if (save != null) {
            return save;
        }
        return resume != null ? resume : Path.of("mercurius-" + Long.toUnsignedString(number) + ".json");
    }

    private Game start(long number) throws IOException {
        if (position != null && spec.commandLine().getParseResult().hasMatchedOption("--players")) {
            throw wrong("--players: " + players + ", expected it without --position, which has its players");
        }
        try {
            NewGame start = new NewGame(name == null ? language.words().get("play.player") : name, bots, number);
            return position == null ? start.dealt(players) : start.at(GivenPosition.read(position));
        } catch (IllegalArgumentException refused) {
            throw wrong(String.valueOf(refused.getMessage()));
        }
    }

    private void refuseToOverwrite(Path file) throws IOException {
        if (Files.exists(file)) {
            boolean over = !Records.read(file).result().isEmpty();
            throw new RefusedFileException(
                    file,
                    (over ? "holds a finished game: " : "holds a game that is not over: --resume it, or ")
                            + "--save this one elsewhere");
        }
    }

    private Game resumed(Path file) throws IOException {
        refuseWhatIsSettled(file);
        GameRecord record = Records.read(file);
        try {
            Game game = record.replay();
            Opponents.personsSeat(game.setup());
            return game;
        } catch (IllegalArgumentException | IllegalStateException unplayable) {
            throw new RefusedFileException(file, String.valueOf(unplayable.getMessage()));
        }
    }

    private void refuseWhatIsSettled(Path file) {
        ParseResult given = spec.commandLine().getParseResult();
        List<String> settled =
                SET_UP_OPTIONS.stream().filter(given::hasMatchedOption).collect(Collectors.toList());
        if (!settled.isEmpty()) {
            throw wrong("--resume goes on with the players and cards in " + file + ", so it cannot have "
                    + String.join(", ", settled));
        }
    }

    private ParameterException wrong(String message) {
        return new ParameterException(spec.commandLine(), message);
    }
}
