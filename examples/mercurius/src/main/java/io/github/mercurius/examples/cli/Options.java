package io.github.mercurius.examples.cli;

import io.github.mercurius.examples.games.GameKit;
import io.github.mercurius.examples.games.GameName;
import io.github.mercurius.examples.games.OutsideBots;
import io.github.mercurius.examples.games.common.OrdinaryFile;
import io.github.mercurius.examples.games.common.Printable;
import io.github.mercurius.examples.games.common.RefusedTextException;
import io.github.mercurius.examples.games.common.Words;
import io.github.mercurius.rules.AnyAction;
import io.github.mercurius.rules.AnyPosition;
import io.github.mercurius.rules.AnyView;
import io.github.mercurius.rules.Rules;
import java.io.File;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalTime;
import java.time.ZoneId;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.LongSupplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.zip.CRC32;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** The options that several commands have, each group for a command's {@code @Mixin}. */
public final class Options {
    private Options() {}

    /** The option {@code --players}: how many play at a table. */
    public static final class Players {
        @Option(
                names = "--players",
                paramLabel = "N",
                description = "Number of players at a table. Default: 4, or 3 in the sister games.")
        private @Nullable Integer players;

        /** How many play a game; refuses a number of players that the game does not have. */
        public int in(Rules<?, ?> rules) {
            int number = players != null ? players : rules.mostPlayers() - 1;
            if (number < rules.fewestPlayers() || number > rules.mostPlayers()) {
                throw new RefusedTextException(
                        "--players: " + number + ", expected " + rules.fewestPlayers() + " to " + rules.mostPlayers());
            }
            return number;
        }
    }

    /** The option {@code --seed}: all that is random follows from it. */
    public static final class Seed {
        private static final long STANDARD = 1602;

        @Option(
                names = "--seed",
                paramLabel = "N",
                description =
                        "Seed of everything that is random, 0 to 2^64-1. Default: 1602, or for 'play' a random one.")
        private @Nullable Long seed;

        /** The seed, to be read as an unsigned number. */
        public long value() {
            return orElse(() -> STANDARD);
        }

        /** The seed, or another one if none was typed. */
        public long orElse(LongSupplier other) {
            return seed == null ? other.getAsLong() : seed;
        }
    }

    /** The option {@code --position}: where games begin. */
    public static final class Position {
        @Option(
                names = "--position",
                paramLabel = "POSITION",
                description =
                        "Begin each game at a position, given as for 'mercurius position'. Cards that it leaves open"
                                + " are dealt by the seed.")
        private @Nullable String given;

        /** The position of a game, if one was typed. */
        public <A extends AnyAction, V extends AnyView<A>> Optional<AnyPosition<A, V>> read(GameKit<A, V> kit)
                throws IOException {
            return given == null
                    ? Optional.empty()
                    : Optional.of(GivenPosition.read(given).of(kit));
        }
    }

    /** The option {@code --edition}: what stands on the cards or tiles of a game. */
    public static final class Edition {
        @Option(
                names = "--edition",
                paramLabel = "FILE",
                description = "The cards of mercatores or the tiles of mercado, as JSON. Default: the stand-in.")
        private @Nullable Path file;

        /** A game with the edition of this option, which is refused for a game that has no editions. */
        public GameKit<?, ?> kit(GameName game) throws IOException {
            if (file == null) {
                return GameKit.of(game);
            }
            if (!game.hasEditions()) {
                throw new RefusedTextException("--edition: " + file + ", expected only with --game mercatores or --game"
                        + " mercado: the cards of " + game + " are in its rules");
            }
            return GameKit.read(file, game);
        }
    }

    /** The options that say which game is played, and with which edition. */
    public static final class Game {
        @Option(
                names = "--game",
                paramLabel = "GAME",
                description = "mercurius, mercatores or mercado. Default: ${DEFAULT-VALUE}.")
        private GameName name = GameName.MERCURIUS;

        @Mixin
        private Edition edition;

        /** Which of the games it is. */
        public GameName name() {
            return name;
        }

        /** The game with its edition. */
        public GameKit<?, ?> kit() throws IOException {
            return edition.kit(name);
        }
    }

    /** The option {@code --game} of a command that sees by itself which game it is. */
    public static final class Expected {
        @Option(
                names = "--game",
                paramLabel = "GAME",
                description = "mercurius, mercatores or mercado: refuse other games. Default: any of them.")
        private @Nullable GameName name;

        /** The game, where nothing shows which one it is. */
        public GameName orMercurius() {
            return name == null ? GameName.MERCURIUS : name;
        }

        /** Refuses a thing of another game, or of none that is known. */
        public <X extends Exception> void check(String thing, Optional<GameName> found, Function<String, X> refused)
                throws X {
            if (name != null && !found.equals(Optional.of(name))) {
                String other = found.map(GameName::toString).orElse("no game that is known");
                throw refused.apply(thing + " of " + other + ", but --game is " + name);
            }
        }
    }

    /** The options {@code --bot-path} and {@code --log}. */
    public static final class Bots {
        @Option(
                names = "--bot-path",
                paramLabel = "JAR",
                description =
                        "A jar or a folder of classes with bots, which can then be named, as in my-bot:level=3. Can be"
                                + " given several times. Not needed for processes (exec:COMMAND).")
        private List<Path> jars = List.of();

        @Option(
                names = "--log",
                paramLabel = "FILE",
                description =
                        "Write all that processes are sent (>) and answer (<) into a file, each line with the time and"
                                + " the number of the process.")
        private @Nullable Path log;

        @Spec(Spec.Target.MIXEE)
        private CommandSpec spec;

        /** The file of the log, if there is one. */
        public @Nullable Path log() {
            return log;
        }

        /**
         * A check sum of the files that are named in the names of bots, and of the jars and classes of
         * {@code --bot-path}; empty if there are none.
         */
        public String sum(Stream<String> bots) throws IOException {
            List<Path> places = bots.flatMap(name -> Stream.of(name.split("[\\s:='\"*,]+", -1)))
                    .filter(word -> new File(word).isFile())
                    .map(Path::of)
                    .collect(Collectors.toCollection(ArrayList::new));
            places.addAll(jars);
            CRC32 sum = new CRC32();
            for (Path place : places) {
                try (Stream<Path> found = Files.walk(place)) {
                    for (Path file : found.filter(file ->
                                    file.equals(place) || file.toString().endsWith(".class"))
                            .filter(Files::isRegularFile)
                            .sorted()
                            .toList()) {
                        sum.update(Files.readAllBytes(file));
                    }
                }
            }
            return places.isEmpty() ? "" : String.format("%08x", sum.getValue());
        }

        /** The bots in these jars, and all processes. */
        public OutsideBots open() throws IOException {
            if (log != null) {
                OrdinaryFile.check(log);
            }
            PrintWriter lines = new PrintWriter(log == null ? Writer.nullWriter() : Files.newBufferedWriter(log), true);
            return RefusedTextException.unless(() -> new OutsideBots(
                    jars,
                    what -> spec.commandLine().getErr().println(Printable.of(what)),
                    line -> lines.println(
                            LocalTime.now(ZoneId.systemDefault()).truncatedTo(ChronoUnit.MILLIS) + " " + line)));
        }
    }

    /** The option {@code --lang}: the language in which it speaks. */
    public static final class Language {
        @Option(
                names = "--lang",
                paramLabel = "en|pl|it",
                description = "English, Polish or Italian. Default: the machine's language if it is one of them.")
        private Words words = Words.in(Locale.getDefault().getLanguage());

        /** The words of the language. */
        public Words words() {
            return words;
        }
    }
}
