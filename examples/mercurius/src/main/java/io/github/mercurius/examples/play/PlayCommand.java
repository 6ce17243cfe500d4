package io.github.mercurius.examples.play;

import io.github.mercurius.api.Setup;
import io.github.mercurius.examples.cli.Options;
import io.github.mercurius.examples.cli.ProgramCommand;
import io.github.mercurius.examples.games.GameKit;
import io.github.mercurius.examples.games.OutsideBots;
import io.github.mercurius.examples.games.RecordFile;
import io.github.mercurius.examples.games.common.OrdinaryFile;
import io.github.mercurius.examples.games.common.RefusedTextException;
import io.github.mercurius.examples.games.common.Words;
import io.github.mercurius.rules.AnyAction;
import io.github.mercurius.rules.AnyGame;
import io.github.mercurius.rules.AnyPosition;
import io.github.mercurius.rules.AnyView;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code mercurius play}: a game against bots at the terminal. */
@Command(
        name = "play",
        description = {
            "A game against bots, at the terminal or through a pipe.",
            "It is saved after each action, so it is safe to press Ctrl-C; --resume continues.",
            "With --position you are the player who sees it, or else the one whose turn it is."
        })
public final class PlayCommand extends ProgramCommand {
    /** What is settled when a game begins. */
    private static final List<String> SET_UP_OPTIONS =
            List.of("--players", "--bots", "--name", "--seed", "--position", "--game", "--edition", "--choose");

    @Mixin
    private Options.Game game;

    @Option(
            names = "--players",
            paramLabel = "N",
            description = "Number of players: 3 to 5 in mercurius, 2 to 4 in the others. Default: ${DEFAULT-VALUE}.")
    private int players = Setup.FEWEST_PLAYERS;

    @Option(
            names = "--choose",
            paramLabel = "NAME=CHOICE",
            description = "What the game leaves open, such as dividends=full in mercurius, lastTurns=ALL in mercatores,"
                    + " side=B, disc=7 or coinChanger=FREE in mercado. Can be given several times.")
    private Map<String, String> chosen = Map.of();

    @Option(
            names = "--bots",
            paramLabel = "BOT",
            split = ",",
            description = "The other players, such as greedy,random, repeated as needed. Default: greedy."
                    + " Also bots of --bot-path and processes, exec:COMMAND; a game with processes"
                    + " cannot be resumed.")
    private List<String> bots = List.of("greedy");

    @Mixin
    private Options.Bots outside;

    @Option(names = "--name", description = "Your name.")
    private @Nullable String name;

    @Mixin
    private Options.Seed seed;

    @Option(
            names = "--save",
            paramLabel = "FILE",
            description = "Where to save. Default: GAME-SEED.json, or the file of --resume.")
    private @Nullable Path save;

    @Option(names = "--resume", paramLabel = "FILE", description = "Continue a saved game.")
    private @Nullable Path resume;

    @Mixin
    private Options.Position position;

    @Option(names = "--hint", description = "Show hints before each of your actions, as 'hint' does.")
    private boolean hint;

    @Option(names = "--no-color", description = "No colours. The environment variable NO_COLOR does the same.")
    private boolean noColor;

    @Mixin
    private Options.Language language;

    private final Console.Source consoles;

    /** The command, at whatever the program talks to. */
    public PlayCommand() {
        this(Console.Source.SYSTEM);
    }

    PlayCommand(Console.Source consoles) {
        this.consoles = consoles;
    }

    @Override
    public Integer call() throws IOException {
        try (OutsideBots others = outside.open()) {
            play(others);
        }
        return 0;
    }

    private void play(OutsideBots others) throws IOException {
        String noColorWanted = System.getenv("NO_COLOR");
        boolean color = !noColor && (noColorWanted == null || noColorWanted.isEmpty());
        long number = seed.orElse(() -> new Random().nextInt(Integer.MAX_VALUE));
        Words words = language.words();
        Match<?, ?> match = resume == null ? start(number, words, others) : resumed(resume, others);
        Path file = fileFor(number);
        OrdinaryFile.check(file);
        if (Files.exists(file) && !file.equals(resume)) {
            throw new RefusedTextException(file, "is there already: --resume its game, or --save this one elsewhere");
        }
        try (Console console = consoles.open(color, out())) {
            if (resume != null) {
                console.print(
                        words.get("play.resumed", resume, match.game().actions().size()));
            }
            TerminalGame<?, ?> terminal = new TerminalGame<>(match, console, words, file, hint, others);
            if (!file.equals(resume)) {
                terminal.save(); // what is resumed stays as it is until somebody acts
            }
            terminal.run();
        }
    }

    private Path fileFor(long number) {
        if (save != null) {
            return save;
        }
        return resume != null ? resume : Path.of(game.name() + "-" + Long.toUnsignedString(number) + ".json");
    }

    private Match<?, ?> start(long number, Words words, OutsideBots others) throws IOException {
        if (isGiven("--position") && isGiven("--players")) {
            throw new RefusedTextException(
                    "--players: " + players + ", expected only without --position, which has its players");
        }
        if (isGiven("--position") && isGiven("--choose")) {
            throw new RefusedTextException("--choose: expected only without --position, which has its rulings");
        }
        try {
            return begun(game.kit(), name == null ? words.get("play.player") : name, number, others);
        } catch (IllegalArgumentException refused) {
            throw new RefusedTextException(String.valueOf(refused.getMessage()));
        }
    }

    private <A extends AnyAction, V extends AnyView<A>> Match<A, V> begun(
            GameKit<A, V> kit, String person, long number, OutsideBots others) throws IOException {
        bots.forEach(bot -> others.kind(kit, Match.kindName(bot)));
        Optional<AnyPosition<A, V>> from = position.read(kit);
        return from.isPresent()
                ? Match.at(kit, from.get(), person, bots, number)
                : Match.dealt(kit, person, bots, players, chosen, number);
    }

    private Match<?, ?> resumed(Path file, OutsideBots others) throws IOException {
        List<String> settled = SET_UP_OPTIONS.stream().filter(this::isGiven).toList();
        if (!settled.isEmpty()) {
            throw new RefusedTextException("--resume goes on with the players and cards in " + file
                    + ", so it cannot have " + String.join(", ", settled));
        }
        return saved(file, others);
    }

    /**
     * The match in a file, with bots that may be from outside. No command in it is started: a file can be anybody's.
     *
     * @throws RefusedTextException if there is none that can go on
     */
    static Match<?, ?> saved(Path file, OutsideBots others) throws IOException {
        try {
            return saved(GameKit.of(RecordFile.game(file)), file, others);
        } catch (IllegalArgumentException | IllegalStateException unplayable) {
            throw new RefusedTextException(file, String.valueOf(unplayable.getMessage()));
        }
    }

    private static <A extends AnyAction, V extends AnyView<A>> Match<A, V> saved(
            GameKit<A, V> kit, Path file, OutsideBots others) throws IOException {
        AnyGame<A, V> saved = RecordFile.read(kit, file).replay();
        return Match.of(kit.withEditionOf(saved.setup()), saved, others);
    }
}
