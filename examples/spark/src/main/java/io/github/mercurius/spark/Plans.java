package io.github.mercurius.spark;

import io.github.mercurius.examples.games.GameKit;
import io.github.mercurius.examples.games.outside.OutsideBots;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Makes plans. */
final class Plans {
    /** A unit is so small a part of all games that little is lost with it. */
    private static final int UNITS = 1000;

    /** The file of a smaller one would cost more than its games. */
    private static final int SMALLEST_UNIT = 20;

    private static final int LARGEST_UNIT = 10_000;

    private Plans() {}

    /**
     * A plan for games.
     *
     * @param jars with bots
     * @param players how many play: lineups of each of these numbers
     * @param first the number of the first game of each lineup
     * @param games how many games, of all lineups together
     * @throws IllegalArgumentException if a bot, a number of players or a number of games is not possible
     */
    static Plan games(
            GameKit<?, ?> kit,
            List<String> bots,
            List<Path> jars,
            List<Integer> players,
            long seed,
            boolean duplicates,
            int first,
            long games) {
        atLeastOne("games", games);
        atLeastOne("first", first);
        Code library = Code.library(kit);
        List<List<String>> lineups = lineups(kit, bots, players);
        if (games < lineups.size()) {
            throw new IllegalArgumentException(
                    "games: " + games + ", expected one for each of the " + lineups.size() + " lineups " + lineups);
        }
        if (first + games / lineups.size() >= Integer.MAX_VALUE) {
            throw new IllegalArgumentException("games: " + games + " from " + first + " on, expected fewer than "
                    + Integer.MAX_VALUE + " for each lineup");
        }
        List<Plan.Lineup> tables = new ArrayList<>();
        for (int at = 0; at < lineups.size(); at++) {
            long count = games / lineups.size() + (at < games % lineups.size() ? 1 : 0);
            tables.add(new Plan.Lineup(at + 1, lineups.get(at), first, (int) (first + count - 1)));
        }
        List<Plan.BotCode> codes;
        try (OutsideBots outside = new OutsideBots(jars, Bot::tell)) {
            codes = bots.stream()
                    .distinct()
                    .sorted()
                    .map(name -> Bot.of(kit, name, outside, jars, library))
                    .toList();
        }
        List<Plan.Named> columns = Plan.named(GamesTable.COLUMNS);
        return new Plan(
                GamesTable.KIND,
                library,
                kit.rules().id(),
                kit.document(),
                codes,
                jars.stream().map(jar -> jar.getFileName().toString()).toList(),
                seed,
                duplicates,
                tables,
                columns,
                null,
                null,
                null,
                null);
    }

    /** A plan for the decisions of games. */
    static Plan decisions(Manifest games) {
        Plan plan = games.plan();
        if (!plan.kind().equals(GamesTable.KIND)) {
            throw new IllegalArgumentException("games: a table of " + plan.kind() + ", expected one of games");
        }
        GameKit<?, ?> kit = Series.kit(plan);
        return new Plan(
                DecisionsTable.KIND,
                Code.library(kit),
                plan.game(),
                plan.edition(),
                plan.bots(),
                plan.jars(),
                plan.seed(),
                plan.duplicates(),
                plan.tables(),
                Plan.named(DecisionsTable.columns(kit)),
                kit.encoding().observationVersion(),
                kit.encoding().movesVersion(),
                kit.encoding().moves(),
                games.checksum());
    }

    /** How many games a unit has: as many as asked for, or a small part of all. */
    static int unit(@Nullable Integer asked, Plan plan) {
        if (asked == null) {
            long games = plan.tables().stream()
                    .mapToLong(lineup -> lineup.last() - lineup.first() + 1L)
                    .sum();
            return (int) Math.max(SMALLEST_UNIT, Math.min(LARGEST_UNIT, games / UNITS));
        }
        atLeastOne("unit", asked);
        return asked;
    }

    private static void atLeastOne(String what, long number) {
        if (number < 1) {
            throw new IllegalArgumentException(what + ": " + number + ", expected 1 or more");
        }
    }

    /**
     * Who plays together: for each number of players the bots in their order, from each of them on and again from the
     * beginning, so that each bot plays equally often.
     */
    private static List<List<String>> lineups(GameKit<?, ?> kit, List<String> bots, List<Integer> players) {
        List<List<String>> lineups = new ArrayList<>();
        Set<List<String>> known = new HashSet<>();
        for (int number : players) {
            if (number < kit.rules().fewestPlayers() || number > kit.rules().mostPlayers()) {
                throw new IllegalArgumentException("players: " + number + ", expected "
                        + kit.rules().fewestPlayers() + " to " + kit.rules().mostPlayers());
            }
            for (int from = 0; from < bots.size(); from++) {
                List<String> lineup = new ArrayList<>();
                for (int at = from; at < from + number; at++) {
                    lineup.add(bots.get(at % bots.size()));
                }
                List<String> sorted = new ArrayList<>(lineup);
                Collections.sort(sorted);
                if (known.add(sorted)) {
                    lineups.add(lineup);
                }
            }
        }
        return lineups;
    }
}
