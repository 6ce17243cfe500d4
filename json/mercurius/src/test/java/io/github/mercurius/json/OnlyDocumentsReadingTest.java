package io.github.mercurius.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.type.TypeFactory;
import io.github.mercurius.core.Position;
import io.github.mercurius.specimens.Specimens;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;

/** Every public type of api and core is read as its format says, or refused: alone, and in a program's own objects. */
class OnlyDocumentsReadingTest {
    @Test
    void whatIsNotWrittenIsRefusedInReading() throws IOException {
        TreeSet<String> writtenOnly = new TreeSet<>();
        for (Class<?> type : Specimens.types()) {
            Object specimen = Specimens.all().get(type);
            String json =
                    specimen != null && Mappers.isDocument(specimen) ? Mappers.PLAIN.writeValueAsString(specimen) : "";
            if (json.isEmpty() || catchThrowable(() -> Mappers.PLAIN.readValue(json, type)) != null) {
                for (ObjectMapper mapper : Mappers.ALL) {
                    refusedInReading(mapper, type);
                }
                if (!json.isEmpty()) {
                    writtenOnly.add(type.getSimpleName());
                }
            } else {
                readsAgain(type, specimen);
            }
        }
        assertThat(writtenOnly)
                .filteredOn(type -> !type.startsWith("Any"))
                // entries of a log are read where the type of their actions is known
                .containsExactly("Acted", "Bag", "LegalActions", "LogEntry", "Noted", "Simulation", "Undone");
        assertThat(writtenOnly)
                .filteredOn(type -> type.startsWith("Any"))
                .contains("AnyAction", "AnyUpdate", "AnyView");
    }

    private static void readsAgain(Class<?> type, Object specimen) throws JsonProcessingException {
        TypeFactory types = Mappers.PLAIN.getTypeFactory();
        Mappers.Box<Object> box = new Mappers.Box<>("b", specimen, "a");
        for (ObjectMapper mapper : Mappers.ALL) {
            JavaType boxed = types.constructParametricType(Mappers.Box.class, type);
            assertSame(type, mapper.readValue(Mappers.PLAIN.writeValueAsString(box), boxed), box);
        }
        List<Object> list = List.of(specimen);
        Object read = Mappers.PLAIN.readValue(
                Mappers.PLAIN.writeValueAsString(list), types.constructCollectionType(List.class, type));
        assertSame(type, read, list);
    }

    private static void assertSame(Class<?> type, Object read, Object written) {
        if (type == Position.class) {
            assertThat(read).hasToString(written.toString()); // a position is what its text says
        } else {
            assertThat(read).isEqualTo(written);
        }
    }

    private static void refusedInReading(ObjectMapper mapper, Class<?> type) {
        JavaType box = mapper.getTypeFactory().constructParametricType(Mappers.Box.class, type);
        String typed = "[\"" + type.getName() + "\",{}]";
        for (String json : List.of("{}", "[]", "\"AMS\"", "7", "true", typed)) {
            refused(type, () -> mapper.readValue(json, type));
            refused(type, () -> mapper.readValue("{\"before\":\"b\",\"value\":" + json + "}", box));
        }
        if (mapper != Mappers.PLAIN) {
            refused(type, () -> mapper.readValue(typed, Object.class));
            return;
        }
        TypeFactory types = mapper.getTypeFactory();
        refused(type, () -> mapper.readValue("[{}]", types.constructArrayType(type)));
        refused(type, () -> mapper.readValue("[{}]", types.constructCollectionType(List.class, type)));
        refused(type, () -> mapper.readValue("{\"b\":{}}", types.constructMapType(Map.class, String.class, type)));
        refused(type, () -> mapper.readValue("{\"AMS\":1}", types.constructMapType(Map.class, type, Object.class)));
        refused(type, () -> mapper.convertValue(Map.of("a", 1), type));
        refused(type, () -> mapper.treeToValue(mapper.createObjectNode(), type));
    }

    private static void refused(Class<?> type, ThrowingCallable reading) {
        Throwable refusal = catchThrowable(reading);
        assertThat(refusal).as(type.getName()).isNotNull();
        assertThat(refusal.getMessage())
                .containsAnyOf(
                        type.getSimpleName() + " has no JSON format",
                        type.getSimpleName() + " cannot be the key of a map in JSON");
    }
}
