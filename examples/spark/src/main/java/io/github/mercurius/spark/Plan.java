package io.github.mercurius.spark;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * The plan of a table of data. The same plan gives the same rows on any machine.
 *
 * @param kind of rows: of games or of their decisions
 * @param edition the document of the edition; empty for a game that has none
 * @param bots all that play
 * @param jars the names of the jars that some of them are from
 * @param seed from which all deals and all chance follow
 * @param duplicates whether each deal is played in all seat orders
 * @param tables who plays which games
 * @param columns in order, before those that never change are left out
 * @param observations the version of the layout of observations, for decisions
 * @param moves the names of all moves, for decisions
 * @param source the checksum of the games, for decisions
 */
@JsonInclude(JsonInclude.Include.NON_NULL)
record Plan(
        String kind,
        Code library,
        String game,
        Map<String, Object> edition,
        List<BotCode> bots,
        List<String> jars,
        long seed,
        boolean duplicates,
        List<Lineup> tables,
        List<Named> columns,
        @Nullable Integer observations,
        @Nullable Integer movesVersion,
        @Nullable List<String> moves,
        @Nullable String source) {
    static final ObjectMapper JSON = new ObjectMapper();

    /**
     * A bot.
     *
     * @param hash of its code: another one is another bot
     * @param repeatable whether it is known to play a game again the same
     */
    record BotCode(String name, String version, String hash, boolean repeatable) {}

    /**
     * Who plays at a table, and which games.
     *
     * @param bots in the order of the lineup; seats change from game to game
     */
    record Lineup(int table, List<String> bots, int first, int last) {}

    /** A column, as the manifest tells of it. */
    record Named(String name, String type, String meaning) {}

    static List<Named> named(List<Column> columns) {
        return columns.stream()
                .map(column -> new Named(column.name(), column.type(), column.meaning()))
                .toList();
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

    static Plan parse(String json) {
        return parse(json, Plan.class);
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
        List<String> found = new ArrayList<>();
        differences("", JSON.valueToTree(this), JSON.valueToTree(other), found);
        return found;
    }

    private static void differences(String where, @Nullable JsonNode now, @Nullable JsonNode then, List<String> found) {
        if (now != null && now.equals(then)) {
            return;
        }
        if (now == null || then == null || !now.isContainerNode() || !then.isContainerNode()) {
            found.add(where + " was " + then + " and is " + now);
            return;
        }
        Set<String> names = new TreeSet<>();
        names(now).forEachRemaining(names::add);
        names(then).forEachRemaining(names::add);
        for (String name : names) {
            JsonNode a = now.isArray() ? now.get(Integer.parseInt(name)) : now.get(name);
            JsonNode b = then.isArray() ? then.get(Integer.parseInt(name)) : then.get(name);
            differences(where.isEmpty() ? name : where + "." + name, a, b, found);
        }
    }

    private static Iterator<String> names(JsonNode node) {
        return node.isArray()
                ? java.util.stream.IntStream.range(0, node.size())
                        .mapToObj(Integer::toString)
                        .iterator()
                : node.fieldNames();
    }
}
