package io.github.mercurius.examples.conformance;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import io.github.mercurius.api.Action;
import io.github.mercurius.api.Violation;
import io.github.mercurius.core.GameState;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;

/** Follows the game of one vector line by line, until the first line that the library would have written otherwise. */
final class VectorRunner {
    private static final String NOTHING = "nothing";

    private int line = 1;
    private int states;
    private int refusals;

    private VectorRunner() {}

    static Report run(String file, byte[] bytes) {
        // Each byte a character: so a line that is not UTF-8 is found when it is read, and can be named.
        List<String> lines =
                new String(bytes, StandardCharsets.ISO_8859_1).lines().toList();
        VectorRunner runner = new VectorRunner();
        List<Difference> differences = List.of();
        try {
            runner.follow(lines);
        } catch (Mismatch mismatch) {
            differences = List.of(mismatch.at(file, runner.line));
        }
        return new Report(1, runner.states, runner.refusals, differences);
    }

    private void follow(List<String> lines) {
        if (lines.isEmpty()) {
            throw new Mismatch("line", NOTHING, "expects a game");
        }
        GameState state = GameLine.read(json(lines.get(0)));
        boolean last = false;
        for (line = 2; line <= lines.size(); line++) {
            if (last) {
                throw new Mismatch("line", "one more", "none, as the game is over");
            }
            JsonNode fields = json(lines.get(line - 1));
            compare(state, fields);
            last = state.isOver();
            state = last ? end(state, fields) : next(state, fields);
        }
        if (!last) {
            throw new Mismatch("line", NOTHING, "a game that is not over");
        }
    }

    private static JsonNode json(String text) {
        try {
            return Fields.JSON.readTree(text.getBytes(StandardCharsets.ISO_8859_1));
        } catch (JsonProcessingException broken) {
            throw new Mismatch("line", "no JSON (" + broken.getOriginalMessage() + ")", "expects a JSON object");
        } catch (IOException wrongBytes) {
            throw new Mismatch("line", "no UTF-8 (" + wrongBytes.getMessage() + ")", "expects a JSON object");
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

    private static GameState end(GameState state, JsonNode fields) {
        Fields.compare(
                "winners",
                Fields.get(fields, "winners"),
                Fields.JSON.valueToTree(state.table().winners()));
        if (fields.has("action")) {
            throw new Mismatch("action", fields.get("action"), "none, as the game is over");
        }
        return state;
    }
}
