package io.github.mercurius.examples.cli;

import io.github.mercurius.examples.games.GameKit;
import io.github.mercurius.examples.games.GameName;
import io.github.mercurius.examples.games.common.RefusedTextException;
import io.github.mercurius.rules.AnyAction;
import io.github.mercurius.rules.AnyPosition;
import io.github.mercurius.rules.AnyView;
import io.github.mercurius.rules.PositionException;
import io.vavr.control.Try;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
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
    private static final String SPECTATOR = "spectator";

    /** What a position is converted to. */
    enum Target {
        TEXT,
        JSON
    }

    @Parameters(
            paramLabel = "POSITION",
            arity = "0..*",
            description = "Its text, which begins with mpn/1 (mercatores mtn/1, mercado mdn/1); a FILE with a text, a"
                    + " record, a state or a view; FILE:STEP, a record after STEP actions; or - for standard"
                    + " input, which is the default.")
    private List<String> words = List.of();

    @Option(names = "--seen", paramLabel = "SEAT|spectator", description = "Only what this seat sees, or a spectator.")
    private @Nullable String viewer;

    @Option(names = "--deal", paramLabel = "N", description = "Deal the unknown cards by this seed, 0 to 2^64-1.")
    private @Nullable Long seed;

    @Option(
            names = "--to",
            paramLabel = "text|json",
            description = "Write it as text, or as a state or a view in JSON.")
    private @Nullable Target target;

    @Mixin
    private Options.Expected game;

    @Mixin
    private Options.Edition edition;

    @Mixin
    private Options.Language language;

    @Override
    public Integer call() throws IOException {
        GivenPosition given = GivenPosition.read(words.isEmpty() ? "-" : String.join(" ", words));
        GameName found = given.game().orElseGet(game::orMercurius);
        game.check("a position", Optional.of(found), given::refused);
        show(given, edition.kit(found));
        return 0;
    }

    private <A extends AnyAction, V extends AnyView<A>> void show(GivenPosition given, GameKit<A, V> typed) {
        AnyPosition<A, V> position = given.of(typed);
        GameKit<A, V> kit = typed.withEditionOf(position.table().setup());
        if (seed != null) {
            position = kit.rules().position(position.dealt(new SplittableRandom(seed)::nextInt));
        }
        if (viewer != null) {
            position = seen(kit, position, viewer);
        }
        PrintWriter out = out();
        if (target == null) {
            TablePicture.of(position, kit, language.words()).forEach(out::println);
        } else {
            out.println(target == Target.TEXT ? position.toText() : json(kit, position));
        }
    }

    /** What a seat sees, or a spectator. */
    private static <A extends AnyAction, V extends AnyView<A>> AnyPosition<A, V> seen(
            GameKit<A, V> kit, AnyPosition<A, V> position, String viewer) {
        int players = position.table().setup().players();
        if (!viewer.equals(SPECTATOR) && (!viewer.matches("[0-4]") || Integer.parseInt(viewer) >= players)) {
            throw new RefusedTextException(
                    "--seen: '" + viewer + "', expected 0 to " + (players - 1) + " or " + SPECTATOR);
        }
        try {
            AnyPosition<A, V> seen =
                    viewer.equals(SPECTATOR) ? position.seenBySpectator() : position.seenBy(Integer.parseInt(viewer));
            return kit.rules().position(seen.view());
        } catch (PositionException unknown) {
            throw GivenPosition.refusal("--seen " + viewer, "", unknown);
        }
    }

    private static <A extends AnyAction, V extends AnyView<A>> String json(
            GameKit<A, V> kit, AnyPosition<A, V> position) {
        Try<V> view = Try.of(position::view);
        // Where no other hand holds anything, all is known, and it is a seat's view all the same.
        return view.filter(seen -> seen.viewer().isPresent())
                .map(kit.formats().view()::write)
                .orElse(() -> Try.of(position::state).map(kit.formats().state()::write))
                .orElse(() -> view.map(kit.formats().view()::write))
                .getOrElseThrow(() -> new RefusedTextException(
                        "--to json: some hidden cards are known and some are not, expected a state or a view:"
                                + " --deal the rest, or say by whom it is --seen"));
    }
}
