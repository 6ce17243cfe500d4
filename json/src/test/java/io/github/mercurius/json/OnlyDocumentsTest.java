package io.github.mercurius.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.JsonSerializer;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.jsontype.BasicPolymorphicTypeValidator;
import com.fasterxml.jackson.databind.type.TypeFactory;
import io.github.mercurius.api.Action;
import io.github.mercurius.api.LegalActions;
import io.github.mercurius.api.Simulation;
import io.github.mercurius.api.Update;
import io.github.mercurius.core.Game;
import io.github.mercurius.core.GameState;
import io.github.mercurius.core.Step;
import java.io.IOException;
import java.io.StringWriter;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeSet;
import java.util.function.Function;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;

/**
 * Every public type of api and core is written and read as its format says, or refused: alone, inside of a program's
 * own objects, and whatever the mapper adds to them.
 */
class OnlyDocumentsTest {
    private static final List<ObjectMapper> MAPPERS = List.of(
            JsonMapper.builder().addModule(new MercuriusModule()).build(),
            typing(ObjectMapper.DefaultTyping.NON_FINAL),
            typing(ObjectMapper.DefaultTyping.JAVA_LANG_OBJECT));
    private static final ObjectMapper MAPPER = MAPPERS.get(0);

    private static final List<Class<?>> TYPES = LibraryTypes.all();
    private static final Map<Class<?>, Object> SPECIMENS = Specimens.of(TYPES, known());

    /** A program's own object. */
    record Box<V>(String before, V value, String after) {}

    /** What a game and its refusals are made of: what no constructor could make of nothing. */
    private static List<Object> known() {
        List<Object> known = new ArrayList<>(Samples.violations());
        List<Update> updates = Games.gameWithUndos(new Random(7), 500).updates(0);
        updates.forEach(update -> known.addAll(update.events()));
        known.addAll(updates);
        return known;
    }

    private static ObjectMapper typing(ObjectMapper.DefaultTyping typing) {
        return JsonMapper.builder()
                .addModule(new MercuriusModule())
                .activateDefaultTyping(
                        BasicPolymorphicTypeValidator.builder()
                                .allowIfSubType(Object.class)
                                .build(),
                        typing)
                .build();
    }

    /** Where a value can stand in what a program writes. */
    private static final List<Function<Object, Object>> PLACES = List.of(
            value -> value,
            value -> new Box<>("b", value, "a"),
            value -> new Box<>("b", new Box<>("b", value, "a"), "a"),
            value -> new ArrayList<>(Arrays.asList("b", value)),
            value -> new Object[] {"b", value},
            value -> new LinkedHashMap<>(Collections.singletonMap("b", value)),
            value -> new LinkedHashMap<>(value == null ? Map.of() : Map.of(value, "key")));

    private static boolean isDocument(Object value) throws JsonMappingException {
        JsonSerializer<Object> serializer =
                MAPPER.getSerializerProviderInstance().findValueSerializer(value.getClass());
        return serializer instanceof ModuleCodecs.Serializer || value instanceof LegalActions;
    }

    @Test
    void thereIsASpecimenOfEveryTypeThatCanHoldAnything() {
        assertThat(TYPES).contains(Action.Buy.class, Game.class, Step.class).hasSizeGreaterThan(70);
        for (Class<?> type : TYPES) {
            boolean onlyStatic = Arrays.stream(type.getDeclaredMethods())
                    .allMatch(method -> Modifier.isStatic(method.getModifiers()));
            assertThat(SPECIMENS.containsKey(type) || type.isInterface() || onlyStatic)
                    .as(type.getName())
                    .isTrue();
        }
    }

    @Test
    void whatHasNoFormatIsRefusedAndNothingOfItIsWritten() throws IOException {
        for (Object specimen : SPECIMENS.values()) {
            if (!isDocument(specimen)) {
                for (ObjectMapper mapper : MAPPERS) {
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
        for (Map.Entry<Class<?>, Object> entry : SPECIMENS.entrySet()) {
            StringWriter written = new StringWriter();
            Object key = entry.getValue();
            Throwable refusal = catchThrowable(() -> MAPPER.writeValue(written, Collections.singletonMap(key, 1)));
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
        for (Map.Entry<Class<?>, Object> entry : SPECIMENS.entrySet()) {
            Object specimen = entry.getValue();
            if (isDocument(specimen)) {
                documents.add(entry.getKey());
                String json = MAPPER.writeValueAsString(specimen);
                assertThat(MAPPER.writeValueAsString(new Box<>("b", specimen, "a")))
                        .isEqualTo("{\"before\":\"b\",\"value\":" + json + ",\"after\":\"a\"}");
                if (!(specimen instanceof LegalActions)) {
                    assertThat(MAPPERS.get(1).writeValueAsString(specimen)).isEqualTo(json);
                }
            }
        }
        assertThat(documents).contains(Action.class, Simulation.class, LegalActions.class);
    }

    @Test
    void whatIsNotWrittenIsRefusedInReading() throws IOException {
        TreeSet<String> writtenOnly = new TreeSet<>();
        for (Class<?> type : TYPES) {
            Object specimen = SPECIMENS.get(type);
            String json = specimen != null && isDocument(specimen) ? MAPPER.writeValueAsString(specimen) : "";
            if (json.isEmpty() || catchThrowable(() -> MAPPER.readValue(json, type)) != null) {
                for (ObjectMapper mapper : MAPPERS) {
                    refusedInReading(mapper, type);
                }
                if (!json.isEmpty()) {
                    writtenOnly.add(type.getSimpleName());
                }
            } else {
                readsAgain(type, specimen);
            }
        }
        assertThat(writtenOnly).containsExactly("Bag", "LegalActions", "Simulation");
    }

    private static void readsAgain(Class<?> type, Object specimen) throws JsonProcessingException {
        TypeFactory types = MAPPER.getTypeFactory();
        Box<Object> box = new Box<>("b", specimen, "a");
        for (ObjectMapper mapper : MAPPERS) {
            JavaType boxed = types.constructParametricType(Box.class, type);
            assertThat(mapper.<Object>readValue(MAPPER.writeValueAsString(box), boxed))
                    .isEqualTo(box);
        }
        List<Object> list = List.of(specimen);
        assertThat(MAPPER.<Object>readValue(
                        MAPPER.writeValueAsString(list), types.constructCollectionType(List.class, type)))
                .isEqualTo(list);
    }

    private static void refusedInReading(ObjectMapper mapper, Class<?> type) {
        JavaType box = mapper.getTypeFactory().constructParametricType(Box.class, type);
        String typed = "[\"" + type.getName() + "\",{}]";
        for (String json : List.of("{}", "[]", "\"AMS\"", "7", "true", typed)) {
            refused(type, () -> mapper.readValue(json, type));
            refused(type, () -> mapper.readValue("{\"before\":\"b\",\"value\":" + json + "}", box));
        }
        if (mapper != MAPPER) {
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

    /** The properties of a program's own message, by their widest types. */
    record Wide(Object object, Simulation simulation, List<? extends Simulation> list, LegalActions legal) {}

    @Test
    void aStateIsWrittenAsItsFormatWhateverTypeTheProgramGivesIt() throws JsonProcessingException {
        GameState state = Games.state(new Random(3));
        String json = MercuriusJson.STATE.write(state);
        List<String> legal = new ArrayList<>();
        state.legalActions().forEach(action -> legal.add(MercuriusJson.ACTION.write(action)));
        assertThat(MAPPER.writeValueAsString(new Wide(state, state, List.of(state), state.legalActions())))
                .isEqualTo("{\"object\":" + json + ",\"simulation\":" + json + ",\"list\":[" + json + "],\"legal\":["
                        + String.join(",", legal) + "]}");
    }
}
