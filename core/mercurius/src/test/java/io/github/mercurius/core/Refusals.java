package io.github.mercurius.core;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.github.mercurius.api.Action;
import io.github.mercurius.api.Rule;
import io.github.mercurius.api.Setup;
import io.github.mercurius.api.Violation;
import io.github.mercurius.testkit.PlayStyle;
import io.github.mercurius.testkit.RandomGame;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;

/** How many actions of some games were refused by which rule, and how many of the same kinds were not. */
final class Refusals {
    private final Map<Rule, Map<Class<?>, Integer>> refused = new EnumMap<>(Rule.class);
    private final Map<Class<?>, Integer> legal = new HashMap<>();

    /** The actions that the conformance games take, and those that they say are illegal. */
    static Refusals inConformanceGames() throws IOException {
        ObjectMapper json = new ObjectMapper();
        Refusals refusals = new Refusals();
        for (Path game : ConformanceTest.games().toList()) {
            GameState state = null;
            for (String text : Files.readAllLines(game)) {
                JsonNode line = json.readTree(text);
                if (state == null) {
                    state = ConformanceTest.start(line);
                    continue;
                }
                for (JsonNode illegal : line.get("illegal")) {
                    Action action = Action.parse(illegal.get(0).asText());
                    refusals.count(action, state.check(action));
                }
                if (line.has("action")) {
                    Action action = Action.parse(line.get("action").asText());
                    refusals.count(action, state.check(action));
                    state = state.applyAction(action);
                }
            }
        }
        return refusals;
    }

    /** Any actions, tried in each state of random games by the player whose turn it is and by the next one. */
    static Refusals inRandomGames() {
        Refusals refusals = new Refusals();
        PlayStyle[] styles = PlayStyle.values();
        for (int seed = 0; seed < 60; seed++) {
            Setup setup = Setup.of(Setup.FEWEST_PLAYERS + seed % 3);
            SplittableRandom random = new SplittableRandom(seed);
            RandomGame game = new RandomGame(setup, seed, styles[seed % styles.length], seed);
            LegalityTest.inEachState(game, moment -> {
                GameState state = moment.state();
                int next = (state.table().turn() + 1) % setup.players();
                for (Action action : LegalityTest.anyActions(moment.naive(), random)) {
                    refusals.count(action, state.check(action));
                    refusals.count(action, state.viewFor(next).check(action));
                }
            });
        }
        return refusals;
    }

    private void count(Action action, Optional<Violation> violation) {
        Map<Class<?>, Integer> counts = violation
                .map(broken -> refused.computeIfAbsent(broken.rule(), rule -> new HashMap<>()))
                .orElse(legal);
        counts.merge(action.getClass(), 1, Integer::sum);
    }

    int refused(Rule rule) {
        return refused.getOrDefault(rule, Map.of()).values().stream()
                .mapToInt(Integer::intValue)
                .sum();
    }

    /** The legal actions of those kinds of which the rule refused others. */
    int accepted(Rule rule) {
        return refused.getOrDefault(rule, Map.of()).keySet().stream()
                .mapToInt(kind -> legal.getOrDefault(kind, 0))
                .sum();
    }
}
