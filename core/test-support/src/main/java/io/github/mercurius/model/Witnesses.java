package io.github.mercurius.model;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.mercurius.rules.AnyAction;
import io.github.mercurius.rules.AnyGame;
import io.github.mercurius.rules.AnyRule;
import io.github.mercurius.rules.AnyState;
import io.github.mercurius.rules.AnyView;
import io.github.mercurius.rules.Rules;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * For each rule of a game, the tests that have it in their names, and how many actions it refused in random games.
 *
 * @param <A> the actions of the game
 * @param <V> what a player may know of it
 */
public final class Witnesses<A extends AnyAction, V extends AnyView<A>> {
    private static final int GAMES = 12;
    private static final int MOST_STATES = 150;
    private static final int ATTEMPTS = 8;
    private static final Pattern METHOD = Pattern.compile("(?m)^    void (\\w+?)((?:_[A-Z]+\\d+)+)\\(");
    private static final Pattern RULE = Pattern.compile("([A-Z]+)(\\d+)");

    private final Rules<A, V> rules;
    private final Map<String, Set<String>> tests = new LinkedHashMap<>();
    private final Map<String, Integer> refused = new TreeMap<>();

    private Witnesses(Rules<A, V> rules) {
        this.rules = rules;
        rules.all().forEach(rule -> tests.put(rule.id(), new LinkedHashSet<>()));
    }

    /** Those in the tests below a folder, and in random games. */
    public static <A extends AnyAction, V extends AnyView<A>> Witnesses<A, V> of(Rules<A, V> rules, Path folder)
            throws IOException {
        Witnesses<A, V> witnesses = new Witnesses<>(rules);
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : files.filter(path -> path.toString().endsWith(".java"))
                    .sorted()
                    .toList()) {
                witnesses.read(file);
            }
        }
        List<AnyState<A, V>> states = witnesses.states();
        Set<A> actions = new LinkedHashSet<>();
        states.forEach(state -> state.legalActions().forEach(actions::add));
        witnesses.tryAll(states, new ArrayList<>(actions));
        return witnesses;
    }

    private void read(Path file) throws IOException {
        String type = file.getFileName().toString().replace(".java", "");
        METHOD.matcher(Files.readString(file))
                .results()
                .forEach(method -> RULE.matcher(method.group(2))
                        .results()
                        .map(rule -> rule.group(1) + "-" + rule.group(2))
                        .filter(tests::containsKey)
                        .forEach(rule -> tests.get(rule).add("`" + type + "." + method.group(1) + "`")));
    }

    private List<AnyState<A, V>> states() {
        List<AnyState<A, V>> states = new ArrayList<>();
        for (int seed = 0; seed < GAMES; seed++) {
            SplittableRandom random = new SplittableRandom(seed);
            int players = rules.fewestPlayers() + seed % (rules.mostPlayers() - rules.fewestPlayers() + 1);
            List<String> names =
                    IntStream.range(0, players).mapToObj(seat -> "P" + seat).toList();
            AnyGame<A, V> game = rules.start(rules.setup(names), seed);
            for (int i = 0; i < MOST_STATES && !game.state().isOver(); i++) {
                states.add(game.state());
                game = RandomGame.next(game, random::nextInt);
            }
            states.add(game.state());
        }
        return states;
    }

    /** Some actions that were legal somewhere, tried in each state by each player. */
    private void tryAll(List<AnyState<A, V>> states, List<A> actions) {
        SplittableRandom random = new SplittableRandom(1602);
        for (AnyState<A, V> state : states) {
            int players = state.table().setup().players();
            for (int i = 0; i < ATTEMPTS * players; i++) {
                A action = actions.get(random.nextInt(actions.size()));
                state.check(i % players, action)
                        .ifPresent(violation -> refused.merge(violation.rule().id(), 1, Integer::sum));
            }
        }
    }

    /** The rules that refused an action in these games. */
    public Set<String> refusing() {
        return refused.keySet();
    }

    /** Whether a test has a rule in its name. */
    public boolean isTested(String rule) {
        return !tests.getOrDefault(rule, Set.of()).isEmpty();
    }

    /** Fails if a page does not list them; {@code -Dwitnesses.write} writes it before. */
    public void compareWith(Path page) throws IOException {
        if (System.getProperty("witnesses.write") != null) {
            Files.writeString(page, page());
        }
        assertThat(page)
                .as("run this test with -Dwitnesses.write to write the page")
                .hasContent(page());
    }

    private String page() {
        StringBuilder page = new StringBuilder("""
                # Witnesses

                For each rule, the tests that have it in their names, and the actions that it refused in %d random games, in \
                each state of which each player tries %d actions that were legal somewhere.

                `WitnessesTest` writes this page, and fails if it is out of date.

                | rule | tests | refused |
                |---|---|---|
                """.formatted(GAMES, ATTEMPTS));
        for (AnyRule rule : rules.all()) {
            int times = refused.getOrDefault(rule.id(), 0);
            page.append("| %s | %s | %s |\n"
                    .formatted(
                            rule.id(),
                            String.join("<br>", tests.getOrDefault(rule.id(), Set.of())),
                            times == 0 ? "" : String.format(Locale.ROOT, "%,d", times)));
        }
        return page.toString();
    }
}
