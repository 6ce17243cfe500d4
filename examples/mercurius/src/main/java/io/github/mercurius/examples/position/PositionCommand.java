package io.github.mercurius.examples.position;

import io.github.mercurius.examples.cli.EditionOption;
import io.github.mercurius.examples.cli.ExpectedGame;
import io.github.mercurius.examples.cli.LanguageOption;
import io.github.mercurius.examples.cli.ProgramCommand;
import io.github.mercurius.examples.games.GameName;
import io.github.mercurius.examples.games.files.RefusedTextException;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

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
public final class PositionCommand extends ProgramCommand {
    /** What a position is converted to. */
    enum Target {
        TEXT,
        JSON
    }

    @Parameters(
            paramLabel = "POSITION",
            arity = "0..*",
            description =
                    "Its text, which begins with mpn/1 (mercatores mtn/1, mercado mdn/1); a FILE with a text, a record, a state or a view;"
                            + " FILE:STEP, a record after STEP actions; or - for standard input, which is the default.")
    private List<String> words = List.of();

    @Mixin
    private HandOptions hands;

    @Option(
            names = "--to",
            paramLabel = "text|json",
            description = "Write it as text, or as a state or a view in JSON.")
    private @Nullable Target target;

    @Mixin
    private ExpectedGame game;

    @Mixin
    private EditionOption edition;

    @Mixin
    private LanguageOption language;

    @Override
    public Integer call() throws IOException {
        ShownPosition<?, ?> position = hands.shown(read(Given.read(words.isEmpty() ? "-" : String.join(" ", words))));
        PrintWriter out = out();
        if (target == null) {
            position.picture(language.words()).forEach(out::println);
        } else {
            out.println(target == Target.TEXT ? position.toText() : json(position));
        }
        return 0;
    }

    private ShownPosition<?, ?> read(Given given) throws IOException {
        GameName found = given.game().orElseGet(game::orMercurius);
        game.check("a position", Optional.of(found), given::refused);
        return GivenPosition.read(given, edition.kit(found));
    }

    private static String json(ShownPosition<?, ?> position) {
        return position.toJson()
                .orElseThrow(() -> new RefusedTextException(
                        "--to json: some hidden cards are known and some are not, expected a state or a view:"
                                + " --deal the rest, or say by whom it is --seen"));
    }
}
