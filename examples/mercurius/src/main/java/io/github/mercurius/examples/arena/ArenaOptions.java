package io.github.mercurius.examples.arena;

import io.github.mercurius.core.Position;
import io.github.mercurius.examples.cli.SeedOption;
import io.github.mercurius.examples.games.EditionOption;
import io.github.mercurius.examples.games.GameName;
import io.github.mercurius.examples.position.GivenPosition;
import java.io.IOException;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The options that say which arena it is, for a command's {@code @Mixin}: all that the games follow from. */
final class ArenaOptions {
    @Option(
            names = "--bots",
            paramLabel = "BOTS",
            required = true,
            description = {
                "Who plays: 3 to 5 of random, greedy, prudent, ismcts:PLAYOUTS, regent:PLAYOUTS (or :TIMEms,"
                        + " regent:LEVEL), such as 'greedy,random*3';"
                        + " in mercatores and mercado 2 to 4 of random and greedy.",
                "Given several times: a table each, with the same deals; --plot compares the first bots."
            })
    private List<String> bots = List.of();

    @Mixin
    private SeedOption seed = new SeedOption();

    @Option(
            names = "--limit",
            paramLabel = "MS",
            description = "How many milliseconds an action may take. Default: any.")
    private int limit;

    @Option(
            names = "--position",
            paramLabel = "POSITION",
            description =
                    "Play all games from here: a position as 'mercurius position' takes it. Cards that it does not"
                            + " say are dealt anew in each game.")
    private @Nullable String position;

    @Mixin
    private EditionOption edition = new EditionOption();

    @Spec(Spec.Target.MIXEE)
    private CommandSpec spec;

    /** The contest of these options in a game. */
    Contest contest(GameName game) throws IOException {
        if (limit < 0) {
            throw wrong("--limit: " + limit + ", expected 1 or more milliseconds");
        }
        edition.check(game);
        if (position != null && game != GameName.MERCURIUS) {
            throw wrong("--position: expected it with --game mercurius, not with " + game);
        }
        List<Lineup> lineups = lineups(game);
        return switch (game) {
            case MERCURIUS -> arena(lineups);
            case MERCATORES -> new MercatoresContest(lineups, seed.value(), limit, edition.mercatores());
            case MERCADO -> new MercadoContest(lineups, seed.value(), limit, edition.mercado());
        };
    }

    private Contest arena(List<Lineup> lineups) throws IOException {
        return position == null
                ? new Arena(lineups, seed.value(), limit)
                : new Arena(
                        lineups,
                        seed.value(),
                        limit,
                        position(position, lineups.get(0).players()));
    }

    private Position position(String given, int bots) throws IOException {
        Position from = GivenPosition.read(given);
        int players = from.table().setup().players();
        if (players != bots) {
            throw wrong("--position: " + players + " players, expected " + bots + " as in --bots");
        }
        if (from.table().isOver()) {
            throw wrong("--position: a game that is over, expected one to play");
        }
        return from;
    }

    private List<Lineup> lineups(GameName game) {
        try {
            List<Lineup> lineups =
                    bots.stream().map(text -> Lineup.parse(text, game)).toList();
            if (lineups.stream().mapToInt(Lineup::players).distinct().count() > 1) {
                throw wrong("--bots: " + String.join(" and ", bots) + ", expected as many bots at each table");
            }
            return lineups;
        } catch (IllegalArgumentException refused) {
            throw wrong("--bots: " + refused.getMessage());
        }
    }

    private ParameterException wrong(String message) {
        return new ParameterException(spec.commandLine(), message);
    }
}
