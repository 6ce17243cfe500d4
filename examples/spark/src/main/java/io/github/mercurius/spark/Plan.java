package io.github.mercurius.spark;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.github.mercurius.examples.games.GameKit;
import io.github.mercurius.examples.games.OutsideBots;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;

/**
 * The plan of a table of games. The same plan gives the same rows on any machine.
 *
 * @param edition the document of the edition; empty for a game that has none
 * @param bots all that play
 * @param jars the names of the jars that some of them are from
 * @param seed from which all deals and all chance follow
 * @param duplicates whether each deal is played in all seat orders
 * @param lineups who plays together; seats change from game to game
 * @param first the number of the first game of each lineup
 * @param games how many games, of all lineups together: they take turns
 */
record Plan(
        Code library,
        String game,
        Map<String, Object> edition,
        List<BotCode> bots,
        List<String> jars,
        long seed,
        boolean duplicates,
        List<List<String>> lineups,
        int first,
        long games) {
    private static final ObjectMapper JSON = new ObjectMapper();

    /**
     * A bot.
     *
     * @param hash of its code: another one is another bot
     * @param repeatable whether it is known to play a game again the same
     */
    record BotCode(String name, String version, String hash, boolean repeatable) {}

    /**
     * A plan.
     *
     * @param jars with bots
     * @param players how many play: lineups of each of these numbers
     * @throws IllegalArgumentException if a bot, a number of players or a number of games is not possible
     */
    static Plan of(
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
        if (first + games / lineups.size() >= Integer.MAX_VALUE) {
            throw new IllegalArgumentException("games: " + games + " from " + first + " on, expected fewer than "
                    + Integer.MAX_VALUE + " for each lineup");
        }
        List<BotCode> codes;
        Consumer<String> teller = System.err::println;
        try (OutsideBots outside = new OutsideBots(jars, teller, line -> {})) {
            codes = bots.stream()
                    .distinct()
                    .sorted()
                    .map(name -> Code.bot(kit, name, outside, jars, library))
                    .toList();
        }
        return new Plan(
                library,
                kit.rules().id(),
                kit.document(),
                codes,
                jars.stream().map(jar -> jar.getFileName().toString()).toList(),
                seed,
                duplicates,
                lineups,
                first,
                games);
    }

    static void atLeastOne(String what, long number) {
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

    String toJson() {
        return json(this);
    }

    static String json(Object value) {
        try {
            return JSON.writerWithDefaultPrettyPrinter().writeValueAsString(value);
        } catch (JsonProcessingException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    static <T> T parse(String json, Class<T> type) {
        try {
            return JSON.readValue(json, type);
        } catch (JsonProcessingException wrong) {
            throw new IllegalArgumentException("manifest: " + wrong.getOriginalMessage(), wrong);
        }
    }

    /** In what another plan differs, in a line each. */
    List<String> differences(Plan other) {
        JsonNode now = JSON.valueToTree(this);
        JsonNode then = JSON.valueToTree(other);
        List<String> found = new ArrayList<>();
        now.fieldNames().forEachRemaining(name -> {
            if (!now.get(name).equals(then.get(name))) {
                found.add(name + " was " + then.get(name) + " and is " + now.get(name));
            }
        });
        return found;
    }
}
