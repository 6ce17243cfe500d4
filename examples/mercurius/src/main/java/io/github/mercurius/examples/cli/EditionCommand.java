package io.github.mercurius.examples.cli;

import io.github.mercurius.examples.games.GameKit;
import io.github.mercurius.examples.games.GameName;
import io.github.mercurius.examples.games.common.Columns;
import io.github.mercurius.examples.games.common.Fields;
import io.github.mercurius.examples.games.common.RefusedTextException;
import io.github.mercurius.examples.games.common.Words;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.Collection;
import java.util.Map;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code mercurius edition}: an edition to fill in from a box, and all that is wrong with one. */
@Command(
        name = "edition",
        description = {
            "Prints an edition to change, one card or tile a line, or checks one: what stands on the cards of"
                    + " mercatores, or on the tiles of mercado.",
            "The form is described in EDITION.md of the game. --edition of other commands takes such a FILE."
        },
        footer = {
            "%nExamples:",
            "  mercurius edition --game mercado > box.json",
            "  mercurius edition --game mercado box.json",
            "  mercurius play --game mercado --edition box.json"
        })
public final class EditionCommand extends ProgramCommand {
    @Option(names = "--game", paramLabel = "GAME", required = true, description = "mercatores or mercado.")
    private GameName game = GameName.MERCURIUS;

    @Parameters(paramLabel = "FILE", arity = "0..1", description = "The edition to check. Default: print the stand-in.")
    private @Nullable Path file;

    @Mixin
    private Options.Language language;

    @Override
    public Integer call() throws IOException {
        if (!game.hasEditions()) {
            throw new RefusedTextException(
                    "--game: " + game + ", expected mercatores or mercado: the cards of " + game + " are in its rules");
        }
        PrintWriter out = out();
        if (file == null) {
            out.println(GameKit.of(game).document().entrySet().stream()
                    .map(field -> json(field.getKey()) + ": " + lines(field.getValue()))
                    .collect(Collectors.joining(",\n", "{\n", "\n}")));
        } else {
            GameKit<?, ?> kit = GameKit.read(file, game);
            Words words = language.words();
            out.println(words.get("edition.right", game.title()));
            Columns.wrap("", kit.edition(words)).forEach(out::println);
        }
        return 0;
    }

    /** A list of objects with each in a line, and anything else in one. */
    private static String lines(Object value) {
        return value instanceof Collection<?> list && list.iterator().next() instanceof Map
                ? list.stream().map(EditionCommand::json).collect(Collectors.joining(",\n  ", "[\n  ", "\n]"))
                : json(value);
    }

    private static String json(Object value) {
        return Fields.JSON.valueToTree(value).toString();
    }
}
