package io.github.mercurius.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import com.fasterxml.jackson.databind.ObjectMapper;
import io.github.mercurius.api.Action;
import io.github.mercurius.api.LegalActions;
import io.github.mercurius.api.Simulation;
import io.github.mercurius.specimens.Specimens;
import java.io.IOException;
import java.io.StringWriter;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.junit.jupiter.api.Test;

/**
 * Every public type of api and core is written as its format says, or refused: alone, inside of a program's own
 * objects, and whatever the mapper adds to them.
 */
class OnlyDocumentsTest {
    /** Where a value can stand in what a program writes. */
    private static final List<Function<Object, Object>> PLACES = List.of(
            value -> value,
            value -> new Mappers.Box<>("b", value, "a"),
            value -> new Mappers.Box<>("b", new Mappers.Box<>("b", value, "a"), "a"),
            value -> new ArrayList<>(Arrays.asList("b", value)),
            value -> new Object[] {"b", value},
            value -> new LinkedHashMap<>(Collections.singletonMap("b", value)),
            value -> new LinkedHashMap<>(value == null ? Map.of() : Map.of(value, "key")));

    @Test
    void whatHasNoFormatIsRefusedAndNothingOfItIsWritten() throws IOException {
        for (Object specimen : Specimens.all().values()) {
            if (!Mappers.isDocument(specimen)) {
                for (ObjectMapper mapper : Mappers.ALL) {
                    for (Function<Object, Object> place : PLACES) {
                        refusedInWriting(mapper, place, specimen);
                    }
                }
            }
        }
    }

    private static void refusedInWriting(ObjectMapper mapper, Function<Object, Object> place, Object specimen)
            throws IOException {
        StringWriter written = new StringWriter();
        Throwable refusal = catchThrowable(() -> mapper.writeValue(written, place.apply(specimen)));
        String name = specimen.getClass().getSimpleName();
        assertThat(refusal).as("%s in %s", name, written).isInstanceOf(IOException.class);
        assertThat(refusal.getMessage())
                .containsAnyOf(
                        name + " has no JSON format, expected a type that MercuriusJson has a format for",
                        name + " cannot be the key of a map in JSON, expected a type that has a code")
                .doesNotContain(specimen.toString());
        assertThat(mapper.writeValueAsString(place.apply(null))).startsWith(written.toString());
    }

    @Test
    void onlyWhatHasACodeIsTheKeyOfAMap() throws IOException {
        List<String> keys = new ArrayList<>();
        for (Map.Entry<Class<?>, Object> entry : Specimens.all().entrySet()) {
            StringWriter written = new StringWriter();
            Object key = entry.getValue();
            Throwable refusal =
                    catchThrowable(() -> Mappers.PLAIN.writeValue(written, Collections.singletonMap(key, 1)));
            if (refusal == null) {
                keys.add(entry.getKey().getSimpleName());
            } else {
                assertThat(written).hasToString("{");
                assertThat(refusal.getMessage())
                        .isEqualTo(key.getClass().getSimpleName()
                                + " cannot be the key of a map in JSON, expected a type that has a code, such as Asset"
                                + " or PriceCard");
            }
        }
        assertThat(keys)
                .containsExactlyInAnyOrder(
                        "AnyRule",
                        "Asset",
                        "BlackMarketAtEnd",
                        "Card",
                        "CardOrder",
                        "Chamber",
                        "Deck",
                        "Phase",
                        "PriceCard",
                        "Rule",
                        "SpecialCard");
    }

    @Test
    void whatHasAFormatIsWrittenAsItSaysWhereverItStands() throws IOException {
        List<Class<?>> documents = new ArrayList<>();
        for (Map.Entry<Class<?>, Object> entry : Specimens.all().entrySet()) {
            Object specimen = entry.getValue();
            if (Mappers.isDocument(specimen)) {
                documents.add(entry.getKey());
                String json = Mappers.PLAIN.writeValueAsString(specimen);
                assertThat(Mappers.PLAIN.writeValueAsString(new Mappers.Box<>("b", specimen, "a")))
                        .isEqualTo("{\"before\":\"b\",\"value\":" + json + ",\"after\":\"a\"}");
                if (!(specimen instanceof LegalActions)) {
                    assertThat(Mappers.TYPING.writeValueAsString(specimen)).isEqualTo(json);
                }
            }
        }
        assertThat(documents).contains(Action.class, Simulation.class, LegalActions.class);
    }
}
