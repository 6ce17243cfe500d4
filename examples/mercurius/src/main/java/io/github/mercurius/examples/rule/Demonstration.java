package io.github.mercurius.examples.rule;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.Deal;
import io.github.mercurius.api.Rule;
import io.github.mercurius.core.GameState;
import io.github.mercurius.core.Position;
import io.github.mercurius.rules.AnyRule;
import io.github.mercurius.rules.PositionException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * A position in which a rule shows, and what is tried there.
 *
 * @param rules the rules that show
 * @param position the text of a position, or what should be one: the one in which it is tried, or in which its game
 *     begins
 * @param game the game that leads from there to the position in which it is tried, if there is one
 * @param attempts actions one after the other, in notation; with their seat before a colon if it is not the active one
 */
record Demonstration(List<Rule> rules, String position, Optional<Played> game, List<String> attempts) {
    static final String FILE = "demonstrations.txt";

    private static final Pattern GAME = Pattern.compile("seed (\\d+): (.*)");

    Demonstration {
        rules = List.copyOf(rules);
        attempts = List.copyOf(attempts);
    }

    /**
     * The beginning of a game.
     *
     * @param seed the seed of its deal
     * @param actions its actions, in notation
     */
    record Played(long seed, List<String> actions) {
        Played {
            actions = List.copyOf(actions);
        }
    }

    /** All that there are: in the file a line with rules, one with the position, its game, and one with attempts. */
    static List<Demonstration> all() {
        List<Demonstration> all = new ArrayList<>();
        for (List<String> block : ResourceLines.blocks(FILE)) {
            List<String> lines = new ArrayList<>(block);
            List<Rule> rules = words(lines.remove(0)).stream()
                    .map(id -> Rule.valueOf(id.replace('-', '_')))
                    .toList();
            String position = lines.remove(0);
            Matcher game = GAME.matcher(lines.isEmpty() ? "" : lines.get(0));
            Optional<Played> played = Optional.empty();
            if (game.matches()) {
                played = Optional.of(new Played(Long.parseLong(game.group(1)), words(game.group(2))));
                lines.remove(0);
            }
            all.add(new Demonstration(rules, position, played, lines.isEmpty() ? List.of() : words(lines.get(0))));
        }
        return all;
    }

    /** Those in which a rule of any game shows. */
    static Stream<Demonstration> of(AnyRule rule) {
        return all().stream().filter(one -> List.<AnyRule>copyOf(one.rules()).contains(rule));
    }

    /**
     * The state in which it is tried.
     *
     * @throws PositionException if its position is none
     */
    GameState state() {
        Position start = Position.parse(position);
        if (game.isEmpty()) {
            return start.dealtInOrder();
        }
        GameState state =
                GameState.start(start.table().setup(), Deal.seeded(game.get().seed()));
        for (String action : game.get().actions()) {
            state = state.applyAction(Action.parse(action));
        }
        return state;
    }

    private static List<String> words(String line) {
        return List.of(line.split(" "));
    }
}
