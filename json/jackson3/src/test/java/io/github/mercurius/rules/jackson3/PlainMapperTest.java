package io.github.mercurius.rules.jackson3;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.github.mercurius.core.Mercurius;
import io.github.mercurius.mercado.Mercado;
import io.github.mercurius.mercatores.Mercatores;
import io.github.mercurius.rules.AnyAction;
import io.github.mercurius.rules.AnyGame;
import io.github.mercurius.rules.AnyView;
import io.github.mercurius.rules.Rules;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.json.JsonMapper;

/**
 * What mappers without our modules make of the types of each game. No class can prevent it by itself, so this only says
 * how it is: see "Without a module" in FORMAT.md.
 */
class PlainMapperTest {
    private static final ObjectMapper TWO = new ObjectMapper();
    private static final JsonMapper THREE = new JsonMapper();
    private static final String REFUSED = "refused";

    private static <A extends AnyAction, V extends AnyView<A>> Map<String, Object> values(Rules<A, V> rules) {
        AnyGame<A, V> begun = rules.start(List.of("Robert", "Magda", "Anna"), new Random(1)::nextInt);
        AnyGame<A, V> game = begun.applyAction(begun.state().legalActions().get(0));
        Map<String, Object> values = new LinkedHashMap<>();
        values.put("game", game);
        values.put("seatGame", game.seatGame(0));
        values.put("view", game.state().viewFor(0));
        values.put("setup", game.setup());
        values.put("record", game.toRecord());
        values.put("position", rules.position(game.state()));
        values.put("state", game.state());
        values.put("action", game.actions().get(0));
        return values;
    }

    private static String two(Object value) {
        try {
            return TWO.writeValueAsString(value);
        } catch (JsonProcessingException e) {
            return REFUSED;
        }
    }

    private static String three(Object value) {
        try {
            return THREE.writeValueAsString(value);
        } catch (JacksonException e) {
            return REFUSED;
        }
    }

    @Test
    void jackson2WritesStatesAndActionsInPart() {
        for (Rules<?, ?> rules : List.of(Mercurius.rules(), Mercatores.rules(), Mercado.rules())) {
            Map<String, Object> values = values(rules);
            assertThat(two(values.remove("state"))).isEqualTo("{\"over\":false}");
            assertThat(two(values.remove("action"))).startsWith("{").doesNotContain("type");
            assertThat(values)
                    .allSatisfy((name, value) -> assertThat(two(value)).isEqualTo(REFUSED));
        }
    }

    @Test
    void jackson3WritesEverythingInPartOrEmpty() {
        for (Rules<?, ?> rules : List.of(Mercurius.rules(), Mercatores.rules(), Mercado.rules())) {
            Map<String, Object> values = values(rules);
            assertThat(three(values.remove("state"))).isEqualTo("{\"over\":false}");
            assertThat(three(values.remove("action"))).startsWith("{").doesNotContain("type");
            assertThat(values)
                    .allSatisfy((name, value) -> assertThat(three(value)).isEqualTo("{}"));
        }
    }

    @Test
    void noneReadsAValue() {
        for (Rules<?, ?> rules : List.of(Mercurius.rules(), Mercatores.rules(), Mercado.rules())) {
            values(rules).forEach((name, value) -> {
                if (!name.equals("action")) {
                    assertThatThrownBy(() -> TWO.readValue("{}", value.getClass()))
                            .as(name)
                            .isInstanceOf(JsonProcessingException.class);
                    assertThatThrownBy(() -> THREE.readValue("{}", value.getClass()))
                            .as(name)
                            .isInstanceOf(JacksonException.class);
                }
            });
        }
    }

    /** The one thing that a class could do: a public getter that throws. None of ours has a method for that alone. */
    @Test
    void aGetterThatThrowsIsRefusedByBoth() {
        Object refuser = new Refuser();
        assertThat(two(refuser)).isEqualTo(REFUSED);
        assertThat(three(refuser)).isEqualTo(REFUSED);
    }

    public static final class Refuser {
        public Object getJson() {
            return Optional.empty().orElseThrow(() -> new UnsupportedOperationException("has no JSON format"));
        }
    }
}
