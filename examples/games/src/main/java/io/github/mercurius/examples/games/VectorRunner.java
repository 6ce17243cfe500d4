package io.github.mercurius.examples.games;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.github.mercurius.examples.games.common.Fields;
import io.github.mercurius.examples.games.common.Mismatch;
import io.github.mercurius.rules.AnyViolation;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;

/** Follows the game of one vector line by line, until the first line that the library would have written otherwise. */
final class VectorRunner {
    private static final String NOTHING = "nothing";

    private final Iterator<String> lines;
    private final GameKit<?, ?> kit;
    private final ObjectNode stateBefore = Fields.JSON.createObjectNode();
    private int number; // of the line that was read, from 1
    private int states;
    private int refusals;

    /** The game in the lines of a file. */
    VectorRunner(List<String> lines, GameKit<?, ?> kit) {
        this.lines = lines.iterator();
        this.kit = kit;
    }

    /** Follows the game in a file; the first difference, if there is one. */
    List<String> run(String file) {
        try {
            follow();
            return List.of();
        } catch (Mismatch mismatch) {
            return List.of(mismatch.at(file, number));
        }
    }

    /** How many states agreed. */
    int states() {
        return states;
    }

    /** How many illegal actions were refused for one of the right reasons. */
    int refusals() {
        return refusals;
    }

    private Optional<String> next() {
        number++;
        return lines.hasNext() ? Optional.of(lines.next()) : Optional.empty();
    }

    private void follow() {
        VectorGame<?, ?> game =
                VectorGame.begin(kit, next().orElseThrow(() -> new Mismatch("line", NOTHING, "expects a game")));
        while (!game.isOver()) {
            game = next(game, compared(game));
        }
        compared(game);
        if (next().isPresent()) {
            throw new Mismatch("line", "one more", "none, as the game is over");
        }
    }

    /** The next line, which agrees with the library but for the action in it. */
    private ObjectNode compared(VectorGame<?, ?> game) {
        ObjectNode line =
                Fields.object(next().orElseThrow(() -> new Mismatch("line", NOTHING, "a game that is not over")));
        ObjectNode expected = game.line();
        if (kit.vectors().writesDifferences() && line.path("state") instanceof ObjectNode differences) {
            line.set("state", stateBefore.setAll(differences).deepCopy());
        }
        expected.set("illegal", line.path("illegal")); // looked at below
        if (!game.isOver()) {
            expected.set("action", line.path("action"));
        }
        Fields.compare("", line, expected);
        states++;
        Fields.list("illegal", line.path("illegal"), (path, entry) -> refuse(game, path, entry));
        return line;
    }

    private String refuse(VectorGame<?, ?> game, String path, JsonNode entry) {
        if (entry.size() != 2) {
            throw new Mismatch(path, entry, "expects an action and the rules that it breaks");
        }
        Optional<? extends AnyViolation> refused = Fields.parse(path + "[0]", entry.path(0), game::check);
        String action = entry.path(0).asText();
        List<String> rules = Fields.list(path + "[1]", entry.path(1), Fields::text);
        if (refused.isEmpty()) {
            throw new Mismatch(path, "an illegal " + action + " " + rules, "a legal one");
        }
        if (!rules.contains(refused.get().rule().id())) {
            throw new Mismatch(path + "[1]", rules, said(refused.get()));
        }
        refusals++;
        return action;
    }

    private static String said(AnyViolation refused) {
        return refused.rule().id() + ": " + refused.message();
    }

    private static VectorGame<?, ?> next(VectorGame<?, ?> game, ObjectNode line) {
        JsonNode field = line.path("action");
        Fields.parse("action", field, game::check).ifPresent(refused -> {
            throw new Mismatch("action", field.asText(), "refuses it: " + said(refused));
        });
        return game.after(field.asText());
    }
}
