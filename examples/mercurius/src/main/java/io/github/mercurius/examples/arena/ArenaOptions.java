package io.github.mercurius.examples.arena;

import io.github.mercurius.arena.BotKind;
import io.github.mercurius.arena.Lineup;
import io.github.mercurius.examples.bots.BotOptions;
import io.github.mercurius.examples.cli.EditionOption;
import io.github.mercurius.examples.cli.PlayersOption;
import io.github.mercurius.examples.cli.SeedOption;
import io.github.mercurius.examples.games.GameKit;
import io.github.mercurius.examples.games.GameName;
import io.github.mercurius.examples.games.files.RefusedTextException;
import io.github.mercurius.examples.games.outside.OutsideBots;
import io.github.mercurius.examples.position.PositionOption;
import io.github.mercurius.examples.position.Seating;
import io.github.mercurius.rules.AnyAction;
import io.github.mercurius.rules.AnyPosition;
import io.github.mercurius.rules.AnyView;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The options that say which arena it is, for a command's {@code @Mixin}: all that the games follow from. */
final class ArenaOptions {
    @Option(
            names = "--bots",
            paramLabel = "BOTS",
            description = {
                "Who plays: 3 to 5 of random, greedy, prudent, ismcts:PLAYOUTS, regent:PLAYOUTS (or :TIMEms,"
                        + " regent:LEVEL), net, net:PLAYOUTS, net:FILE, such as 'greedy,random*3';"
                        + " in mercatores and mercado 2 to 4 of random, greedy and search:PLAYOUTS."
                        + " Also processes, exec:COMMAND, and bots of --bot-path, such as my-bot:level=3.",
                "If given several times: a table for each, with the same deals; --plot compares the first bots."
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
    private PlayersOption players;

    @Mixin
    private SeedOption seed;

    @Mixin
    private BotOptions outside;

    @Mixin
    private ConditionOptions conditions;

    @Mixin
    private PositionOption position;

    @Mixin
    private EditionOption edition;

    /** The bots of others, to be closed after the contest. */
    OutsideBots outside() {
        return outside.open();
    }

    /** The arena of these options in a game. */
    Arena<?, ?> arena(GameName game, OutsideBots others) throws IOException {
        if (bots.isEmpty() == rated.isEmpty()) {
            throw new RefusedTextException(
                    "--bots or --round-robin: " + (bots.isEmpty() ? "none" : "both") + " given, expected one");
        }
        return begun(edition.kit(game), others);
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
        check(from, arena.players());
        return arena.from(from.toText(), (names, deal) -> Seating.of(same, from, deal, names));
    }

    private <A extends AnyAction, V extends AnyView<A>> Arena<A, V> arena(GameKit<A, V> kit, OutsideBots others) {
        if (bots.isEmpty()) {
            return roundRobin(kit, others);
        }
        if (players.isGiven()) {
            throw new RefusedTextException("--players: expected only with --round-robin, not with --bots");
        }
        return Arena.of(kit, lineups(kit, others), seed.value(), conditions.conditions());
    }

    private <A extends AnyAction, V extends AnyView<A>> Arena<A, V> roundRobin(GameKit<A, V> kit, OutsideBots others) {
        int atTable = players.in(kit.rules());
        try {
            if (conditions.conditions().duplicate()) {
                throw new IllegalArgumentException(
                        "with --duplicate, expected --bots: ratings take all games as" + " independent");
            }
            List<BotKind<A, V>> kinds = LineupText.rated(rated, name -> others.kind(kit, name));
            return Arena.roundRobin(kit, kinds, atTable, seed.value(), conditions.conditions());
        } catch (IllegalArgumentException refused) {
            throw new RefusedTextException("--round-robin: " + refused.getMessage());
        }
    }

    private void check(AnyPosition<?, ?> from, int atTable) {
        int found = from.table().setup().players();
        if (found != atTable) {
            throw new RefusedTextException(
                    "--position: " + found + " players, expected " + atTable + " as at each table");
        }
        if (from.table().isOver()) {
            throw new RefusedTextException("--position: a game that is over, expected one to play");
        }
    }

    private <A extends AnyAction, V extends AnyView<A>> List<Lineup<A, V>> lineups(
            GameKit<A, V> kit, OutsideBots others) {
        try {
            List<Lineup<A, V>> lineups = bots.stream()
                    .map(text -> LineupText.parse(kit, text, name -> others.kind(kit, name)))
                    .toList();
            if (lineups.stream().mapToInt(Lineup::players).distinct().count() > 1) {
                throw new RefusedTextException(
                        "--bots: " + String.join(" and ", bots) + ", expected as many bots at each table");
            }
            return lineups;
        } catch (IllegalArgumentException refused) {
            throw new RefusedTextException("--bots: " + refused.getMessage());
        }
    }
}
