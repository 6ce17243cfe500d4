package io.github.mercurius.examples.environment;

import com.fasterxml.jackson.databind.json.JsonMapper;
import io.github.mercurius.examples.games.GameKit;
import io.github.mercurius.examples.games.text.Words;
import io.github.mercurius.rules.AnyAction;
import io.github.mercurius.rules.AnyState;
import io.github.mercurius.rules.AnyView;
import io.github.mercurius.rules.PositionException;
import io.github.mercurius.rules.learning.Batch;
import io.github.mercurius.rules.learning.Encoding;
import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * What a batch says in words: what its numbers mean, a table as the seat sees it that moves next, and the line of a
 * position.
 */
record BatchTexts<A extends AnyAction, V extends AnyView<A>>(GameKit<A, V> kit) {
    /** The names of all moves, and the fields of an observation, as JSON. */
    String layout() throws IOException {
        Encoding<A, V> encoding = kit.encoding();
        Map<String, Object> all = new LinkedHashMap<>();
        all.put("game", kit.name().toString());
        if (!kit.edition().isEmpty()) {
            all.put("edition", kit.edition());
        }
        all.put("movesVersion", encoding.movesVersion());
        all.put("moves", encoding.moves());
        all.put("observationVersion", encoding.observationVersion());
        all.put("observation", encoding.fields());
        return JsonMapper.builder().build().writerWithDefaultPrettyPrinter().writeValueAsString(all);
    }

    /** The table as the seat sees it that moves next. */
    String table(AnyState<A, V> state) {
        V view = state.viewFor(state.table().decider().orElseThrow());
        StringBuilder text = new StringBuilder();
        kit.face()
                .table(view, Words.in("en"))
                .forEach(line -> text.append(line.toString().stripTrailing()).append('\n'));
        return text.toString();
    }

    /** The line of the position with all that is hidden. */
    String position(AnyState<A, V> state) {
        return kit.rules().position(state).toText();
    }

    /**
     * Continues a game of a batch in the position of a line.
     *
     * @throws IllegalArgumentException if it is none, something hidden is left open, or the game is over in it
     */
    void restart(Batch<A, V> batch, int game, String line) {
        try {
            batch.restart(game, kit.rules().state(line));
        } catch (PositionException wrong) {
            throw new IllegalArgumentException("position: " + wrong.getMessage(), wrong);
        }
    }
}
