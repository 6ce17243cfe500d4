package io.github.mercurius.examples.games.conformance;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.github.mercurius.examples.games.GameKit;
import io.github.mercurius.examples.games.GameName;
import io.github.mercurius.examples.games.vectors.Fields;
import io.github.mercurius.examples.games.vectors.Mismatch;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Follows the game of one vector line by line, until the first line that the library would have written otherwise. */
final class VectorRunner {
    private static final String NOTHING = "nothing";
    private static final Set<String> FIELDS = Set.of("state", "legal", "legalHash", "illegal", "action");

    private final VectorLines lines;
    private final GameKit<?, ?> kit;
    private final boolean throughPositions;
    private final StatesWritten written;
    private int states;
    private int refusals;

    /**
     * The game in a file.
     *
     * @param throughPositions whether each state goes through the text of a position before it is compared
     */
    VectorRunner(byte[] bytes, boolean throughPositions) {
        this.lines = new VectorLines(bytes);
        this.kit = GameKit.of(FileKind.of(bytes).game().orElse(GameName.MERCURIUS));
        this.throughPositions = throughPositions;
        this.written = new StatesWritten(kit.vectors().writesDifferences());
    }

    /** Follows the game in a file; the first difference, if there is one. */
    List<String> run(String file) {
        try {
            follow();
            return List.of();
        } catch (Mismatch mismatch) {
            return List.of(mismatch.at(file, lines.number()));
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

    private void follow() {
        VectorGame<?, ?> game =
                VectorGame.begin(kit, lines.next().orElseThrow(() -> new Mismatch("line", NOTHING, "expects a game")));
        while (!game.isOver()) {
            JsonNode fields = fields(FIELDS);
            game = passed(game);
            compare(game, fields);
            game = next(game, fields);
        }
        JsonNode fields = fields(lastFields(game.ending()));
        game = passed(game);
        compare(game, fields);
        game.ending().properties().forEach(field -> {
            Fields.compare(field.getKey(), Fields.get(fields, field.getKey()), field.getValue());
        });
        if (lines.next().isPresent()) {
            throw new Mismatch("line", "one more", "none, as the game is over");
        }
    }

    private VectorGame<?, ?> passed(VectorGame<?, ?> game) {
        return throughPositions ? PositionPassage.through(game) : game;
    }

    private static Set<String> lastFields(ObjectNode ending) {
        Set<String> names = new HashSet<>(FIELDS);
        names.remove("action");
        ending.fieldNames().forEachRemaining(names::add);
        return names;
    }

    private JsonNode fields(Set<String> names) {
        return Fields.object(
                lines.next().orElseThrow(() -> new Mismatch("line", NOTHING, "a game that is not over")), names);
    }

    private void compare(VectorGame<?, ?> game, JsonNode fields) {
        Fields.compare("state", written.read(Fields.get(fields, "state")), game.state());
        List<String> legal = game.legal();
        Fields.compare("legal", Fields.get(fields, "legal"), Fields.JSON.valueToTree(legal.size()));
        Fields.compare("legalHash", Fields.get(fields, "legalHash"), Fields.JSON.valueToTree(LegalHash.of(legal)));
        states++;
        Fields.list("illegal", Fields.get(fields, "illegal"), (path, entry) -> refuse(game, path, entry));
    }

    private String refuse(VectorGame<?, ?> game, String path, JsonNode entry) {
        if (entry.size() != 2) {
            throw new Mismatch(path, entry, "expects an action and the rules that it breaks");
        }
        Optional<VectorGame.Refused> refused = Fields.parse(path + "[0]", entry.path(0), game::check);
        String action = entry.path(0).asText();
        List<String> rules = Fields.list(path + "[1]", entry.path(1), Fields::text);
        if (refused.isEmpty()) {
            throw new Mismatch(path, "an illegal " + action + " " + rules, "a legal one");
        }
        if (!rules.contains(refused.get().rule())) {
            throw new Mismatch(path + "[1]", rules, refused.get().message());
        }
        refusals++;
        return action;
    }

    private static VectorGame<?, ?> next(VectorGame<?, ?> game, JsonNode fields) {
        JsonNode field = Fields.get(fields, "action");
        Fields.parse("action", field, game::check).ifPresent(refused -> {
            throw new Mismatch("action", field.asText(), "refuses it: " + refused.message());
        });
        return game.after(field.asText());
    }
}
