package io.github.mercurius.examples.conformance;

import com.fasterxml.jackson.databind.JsonNode;
import io.github.mercurius.api.Action;
import io.github.mercurius.api.Violation;
import io.github.mercurius.core.GameState;
import io.github.mercurius.examples.cli.Lines;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;

/** Follows the game of one vector line by line, until the first line that the library would have written otherwise. */
final class VectorRunner {
    private static final String NOTHING = "nothing";
    private static final String BYTE_ORDER_MARK = "\ufeff";
    private static final Set<String> FIELDS = Set.of("state", "legal", "legalHash", "illegal", "action");
    private static final Set<String> LAST_FIELDS = Set.of("state", "legal", "legalHash", "illegal", "winners");

    private final Lines lines;
    private final UnaryOperator<GameState> passage;
    private int states;
    private int refusals;

    private VectorRunner(byte[] bytes, UnaryOperator<GameState> passage) {
        this.lines = new Lines(new ByteArrayInputStream(bytes), bytes.length);
        this.passage = passage;
    }

    /**
     * Follows the game in a file.
     *
     * @param passage what each state goes through before it is compared and the game goes on from it
     */
    static Report run(String file, byte[] bytes, UnaryOperator<GameState> passage) throws IOException {
        VectorRunner runner = new VectorRunner(bytes, passage);
        List<Difference> differences = List.of();
        try {
            runner.follow();
        } catch (Mismatch mismatch) {
            differences = List.of(mismatch.at(file, runner.lines.number()));
        }
        return new Report(1, runner.states, runner.refusals, differences);
    }

    private void follow() throws IOException {
        String first = next().orElseThrow(() -> new Mismatch("line", NOTHING, "expects a game"));
        GameState state = GameLine.read(first.startsWith(BYTE_ORDER_MARK) ? first.substring(1) : first);
        while (!state.isOver()) {
            JsonNode fields = fields(FIELDS);
            state = passage.apply(state);
            compare(state, fields);
            state = next(state, fields);
        }
        JsonNode fields = fields(LAST_FIELDS);
        state = passage.apply(state);
        compare(state, fields);
        end(state, fields);
        if (next().isPresent()) {
            throw new Mismatch("line", "one more", "none, as the game is over");
        }
    }

    private JsonNode fields(Set<String> names) throws IOException {
        return Fields.object(next().orElseThrow(() -> new Mismatch("line", NOTHING, "a game that is not over")), names);
    }

    private Optional<String> next() throws IOException {
        try {
            return lines.next().map(Lines::text);
        } catch (IllegalArgumentException refused) {
            throw new Mismatch("line", "no text", "complains: " + refused.getMessage());
        }
    }

    private void compare(GameState state, JsonNode fields) {
        Fields.compare("state", Fields.get(fields, "state"), StateLine.state(state));
        List<Action> legal = state.legalActions();
        Fields.compare("legal", Fields.get(fields, "legal"), Fields.JSON.valueToTree(legal.size()));
        Fields.compare("legalHash", Fields.get(fields, "legalHash"), Fields.JSON.valueToTree(StateLine.hash(legal)));
        states++;
        Fields.list("illegal", Fields.get(fields, "illegal"), (path, entry) -> refuse(state, path, entry));
    }

    private Action refuse(GameState state, String path, JsonNode entry) {
        if (entry.size() != 2) {
            throw new Mismatch(path, entry, "expects an action and the rules that it breaks");
        }
        Action action = Fields.parse(path + "[0]", entry.path(0), Action::parse);
        List<String> rules = Fields.list(path + "[1]", entry.path(1), Fields::text);
        Optional<Violation> violation = state.check(action);
        if (violation.isEmpty()) {
            throw new Mismatch(path, "an illegal " + action + " " + rules, "a legal one");
        }
        if (!rules.contains(violation.get().rule().id())) {
            throw new Mismatch(path + "[1]", rules, violation.get().message());
        }
        refusals++;
        return action;
    }

    private static GameState next(GameState state, JsonNode fields) {
        Action action = Fields.parse("action", Fields.get(fields, "action"), Action::parse);
        state.check(action).ifPresent(violation -> {
            throw new Mismatch("action", action, "refuses it: " + violation.message());
        });
        return state.applyAction(action);
    }

    private static void end(GameState state, JsonNode fields) {
        Fields.compare(
                "winners",
                Fields.get(fields, "winners"),
                Fields.JSON.valueToTree(state.table().winners()));
    }
}
