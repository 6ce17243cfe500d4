package io.github.mercurius.examples.arena;

import io.github.mercurius.core.Position;
import io.github.mercurius.examples.bots.BotOptions;
import io.github.mercurius.examples.bots.OutsideBots;
import io.github.mercurius.examples.cli.SeedOption;
import io.github.mercurius.examples.games.BotKind;
import io.github.mercurius.examples.games.EditionOption;
import io.github.mercurius.examples.games.GameBots;
import io.github.mercurius.examples.games.GameKit;
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
            description = {
                "Who plays: 3 to 5 of random, greedy, prudent, ismcts:PLAYOUTS, regent:PLAYOUTS (or :TIMEms,"
                        + " regent:LEVEL), such as 'greedy,random*3';"
                        + " in mercatores and mercado 2 to 4 of random, greedy and search:PLAYOUTS."
                        + " In mercurius also processes, exec:COMMAND, and bots of --bot-path, such as my-bot:level=3.",
                "If given several times: a table for each, with the same deals; --plot compares the first bots."
            })
    private List<String> bots = List.of();

    @Option(
            names = "--round-robin",
            paramLabel = "BOTS",
            split = ",",
            description = "Instead of --bots: rate many bots, such as random,greedy,regent:50, at a table"
                    + " for each choice of --players of them.")
    private List<String> rated = List.of();

    @Option(
            names = "--players",
            paramLabel = "N",
            description = "With --round-robin: number of bots at each table. Default: 4, or 3 in the sister games.")
    private @Nullable Integer players;

    @Mixin
    private SeedOption seed = new SeedOption();

    @Mixin
    private BotOptions outside = new BotOptions();

    @Option(
            names = "--limit",
            paramLabel = "MS",
            description = "Milliseconds that an action may take. Default: 0, no limit.")
    private int limit;

    @Option(
            names = "--position",
            paramLabel = "POSITION",
            description = "Play all games from a position, given as for 'mercurius position'. Cards that it leaves"
                    + " open are dealt again in each game.")
    private @Nullable String position;

    @Mixin
    private EditionOption edition = new EditionOption();

    @Spec(Spec.Target.MIXEE)
    private CommandSpec spec;

    /** The bots of others, to be closed after the contest. */
    OutsideBots outside() {
        return outside.open();
    }

    /** The contest of these options in a game. */
    Contest contest(GameName game, OutsideBots others) throws IOException {
        if (limit < 0) {
            throw wrong("--limit: " + limit + ", expected 1 or more milliseconds");
        }
        edition.check(game);
        if (position != null && game != GameName.MERCURIUS) {
            throw wrong("--position: expected only with --game mercurius, not with " + game);
        }
        if (bots.isEmpty() == rated.isEmpty()) {
            throw wrong("--bots or --round-robin: " + (bots.isEmpty() ? "none" : "both") + " given, expected one");
        }
        if (bots.isEmpty()) {
            return roundRobin(game, others);
        }
        if (players != null) {
            throw wrong("--players: expected only with --round-robin, not with --bots");
        }
        List<Lineup> lineups = lineups(game, others);
        return maker(game, lineups.get(0).players()).make(lineups, seed.value());
    }

    private Contest roundRobin(GameName game, OutsideBots others) throws IOException {
        int atTable = players != null ? players : game.mostPlayers() - 1;
        if (atTable < game.fewestPlayers() || atTable > game.mostPlayers()) {
            throw wrong("--players: " + atTable + ", expected " + game.fewestPlayers() + " to " + game.mostPlayers());
        }
        try {
            List<BotKind> kinds = rated.stream()
                    .map(name -> GameBots.parse(game, name.strip(), others))
                    .toList();
            return RoundRobin.of(kinds, atTable, seed.value(), maker(game, atTable));
        } catch (IllegalArgumentException refused) {
            throw wrong("--round-robin: " + refused.getMessage());
        }
    }

    /** Makes contests of a game that differ in their bots and seeds. */
    private RoundRobin.Maker maker(GameName game, int atTable) throws IOException {
        if (position == null) {
            GameKit<?, ?> kit = edition.kit(game);
            return (lineups, number) -> GameContest.of(kit, lineups, number, limit);
        }
        Position from = position(position, atTable);
        return (lineups, number) -> PositionContest.of(from, lineups, number, limit);
    }

    private Position position(String given, int atTable) throws IOException {
        Position from = GivenPosition.read(given);
        int found = from.table().setup().players();
        if (found != atTable) {
            throw wrong("--position: " + found + " players, expected " + atTable + " as at each table");
        }
        if (from.table().isOver()) {
            throw wrong("--position: a game that is over, expected one to play");
        }
        return from;
    }

    private List<Lineup> lineups(GameName game, OutsideBots others) {
        try {
            List<Lineup> lineups = bots.stream()
                    .map(text -> Lineup.parse(text, game, name -> GameBots.parse(game, name, others)))
                    .toList();
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
