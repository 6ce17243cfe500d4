package io.github.mercurius.examples.rule;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.Event;
import io.github.mercurius.api.Rule;
import io.github.mercurius.api.Setup;
import io.github.mercurius.api.Violation;
import io.github.mercurius.core.GameState;
import io.github.mercurius.core.Position;
import io.github.mercurius.examples.games.common.Columns;
import io.github.mercurius.examples.games.common.Words;
import io.github.mercurius.rules.AnyRule;
import io.github.mercurius.rules.PositionException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A position in which a rule shows, and what is tried there.
 *
 * @param rules the rules that show
 * @param position the text of the position in which it is tried, or what should be one
 * @param attempts actions one after the other, in notation; with their seat before a colon if it is not the active one
 */
record Demonstration(List<Rule> rules, String position, List<String> attempts) {
    private static final Pattern OF_SEAT = Pattern.compile("(\\d):(.+)");
    private static final String INDENT = "  ";

    /** All that there are: in the file a line with rules, one with the position, and one with attempts. */
    static List<Demonstration> all() {
        return ResourceLines.blocks("demonstrations.txt").stream()
                .map(Demonstration::of)
                .toList();
    }

    private static Demonstration of(List<String> lines) {
        List<Rule> rules = words(lines.get(0)).stream()
                .map(id -> Rule.valueOf(id.replace('-', '_')))
                .toList();
        return new Demonstration(rules, lines.get(1), lines.size() > 2 ? words(lines.get(2)) : List.of());
    }

    /** Those in which a rule of any game shows. */
    static List<Demonstration> of(AnyRule rule) {
        return all().stream()
                .filter(one -> List.<AnyRule>copyOf(one.rules()).contains(rule))
                .toList();
    }

    private static List<String> words(String line) {
        return List.of(line.split(" "));
    }

    /**
     * The state in which it is tried.
     *
     * @throws PositionException if its position is none
     */
    GameState state() {
        return Position.parse(position).dealt(bound -> bound - 1);
    }

    /** The position, and what the library says of each attempt. */
    List<String> told(Words words) {
        List<String> lines = new ArrayList<>(Columns.wrap("", position));
        try {
            GameState state = state();
            for (String attempt : attempts) {
                state = after(state, attempt, words, lines);
            }
        } catch (PositionException refused) {
            refused.problems()
                    .forEach(problem ->
                            lines.addAll(Columns.wrap(INDENT, words.get("rule.noPosition", problem.message()))));
        }
        return lines;
    }

    /** The state after an attempt, which is the same if it is refused. */
    private static GameState after(GameState state, String attempt, Words words, List<String> lines) {
        Setup setup = state.table().setup();
        Matcher ofSeat = OF_SEAT.matcher(attempt);
        boolean isOfSeat = ofSeat.matches();
        Action action = Action.parse(isOfSeat ? ofSeat.group(2) : attempt);
        String player = isOfSeat ? setup.name(Integer.parseInt(ofSeat.group(1)), words.locale()) + ": " : "";
        lines.add(INDENT + player + action);
        Optional<Violation> violation =
                isOfSeat ? state.check(Integer.parseInt(ofSeat.group(1)), action) : state.check(action);
        if (violation.isPresent()) {
            String refused = words.get("play.refused", words.refusal(violation.get(), setup));
            lines.addAll(Columns.wrap(INDENT + INDENT, refused));
            return state;
        }
        return state.applyAction(
                action,
                event -> lines.addAll(
                        Columns.wrap(INDENT + INDENT, event.message(words.locale(), setup) + spaces(event))));
    }

    /** The price can stay the same while the marker moves (PRC-2): the notation has the spaces. */
    private static String spaces(Event event) {
        return event instanceof Event.PricesMoved ? " [" + event.notation() + "]" : "";
    }
}
