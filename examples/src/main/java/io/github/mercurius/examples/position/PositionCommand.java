package io.github.mercurius.examples.position;

import io.github.mercurius.core.Position;
import io.github.mercurius.core.PositionException;
import io.github.mercurius.examples.cli.RefusedTextException;
import io.github.mercurius.examples.cli.SeedOption;
import io.github.mercurius.examples.replay.LanguageOption;
import io.github.mercurius.json.MercuriusJson;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code mercurius position}: a position as a picture, as text or as JSON. */
@Command(
        name = "position",
        description = {
            "Draws a position, and says what is allowed in it and why the rest is refused.",
            "Hidden cards are shown if the position has them. --to converts it instead; text, state and view are"
                    + " described in NOTATION.md and FORMAT.md."
        },
        footer = {
            "%nExamples:",
            "  mercurius position mpn/1 players=3",
            "  mercurius position game.json:17 --seen 0",
            "  mercurius position game.json:17 --to text",
            "  mercurius position mpn/1 players=4 --deal 1602 --to json"
        })
public final class PositionCommand implements Callable<Integer> {
    private static final String SPECTATOR = "spectator";

    /** What a position is converted to. */
    enum Target {
        TEXT,
        JSON
    }

    @Parameters(
            paramLabel = "POSITION",
            arity = "0..*",
            description = "Its text, which begins with mpn/1; a FILE with a text, a record, a state or a view;"
                    + " FILE:STEP, a record after so many actions; or - for what comes through a pipe, as without any.")
    private List<String> words = List.of();

    @Option(names = "--seen", paramLabel = "SEAT|spectator", description = "Only what this seat sees, or a spectator.")
    private @Nullable String viewer;

    @Option(
            names = "--deal",
            paramLabel = "N",
            converter = SeedOption.Converter.class,
            description = "Deal the cards that are not known by this number, 0 to 2^64-1.")
    private @Nullable Long seed;

    @Option(
            names = "--to",
            paramLabel = "text|json",
            description = "Write it as text, or as a state or a view in JSON.")
    private @Nullable Target target;

    @Mixin
    private LanguageOption language = new LanguageOption();

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() throws IOException {
        Position position = seen(dealt(GivenPosition.read(words.isEmpty() ? "-" : String.join(" ", words))));
        PrintWriter out = spec.commandLine().getOut();
        if (target == null) {
            PositionPicture.of(position, language.words()).forEach(out::println);
        } else {
            out.println(target == Target.TEXT ? position.toText() : json(position));
        }
        out.flush();
        return 0;
    }

    private Position dealt(Position position) {
        if (seed == null) {
            return position;
        }
        return Position.of(position.dealt(new SplittableRandom(seed)::nextInt));
    }

    private Position seen(Position position) {
        if (viewer == null) {
            return position;
        }
        Position seen = viewer.equals(SPECTATOR) ? position.seenBySpectator() : seenBy(position, viewer);
        try {
            return Position.of(seen.view());
        } catch (PositionException unknown) {
            throw Complaints.about("--seen " + viewer, unknown);
        }
    }

    private Position seenBy(Position position, String seat) {
        int players = position.table().setup().players();
        if (!seat.matches("[0-4]") || Integer.parseInt(seat) >= players) {
            throw new ParameterException(
                    spec.commandLine(), "--seen: '" + seat + "', expected 0 to " + (players - 1) + " or " + SPECTATOR);
        }
        return position.seenBy(Integer.parseInt(seat));
    }

    private static String json(Position position) {
        Sight sight = new Sight(position);
        return sight.state()
                .map(MercuriusJson.STATE::write)
                .or(() -> sight.view().map(MercuriusJson.VIEW::write))
                .orElseThrow(() -> new RefusedTextException(
                        "--to json: some hidden cards are known and some are not, expected a state or a view:"
                                + " --deal the rest, or say by whom it is --seen",
                        List.of()));
    }
}
