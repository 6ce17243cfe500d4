package io.github.mercurius.json.testing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.Module;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.PropertyNamingStrategies;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.jsontype.BasicPolymorphicTypeValidator;
import io.github.mercurius.rules.AnyAction;
import io.github.mercurius.rules.AnyGame;
import io.github.mercurius.rules.AnyState;
import io.github.mercurius.rules.AnyView;
import io.github.mercurius.rules.json.FormatException;
import io.github.mercurius.rules.json.Formats;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** A program with an object mapper of its own registers the module, and that is all. */
public abstract class ModuleLaws<A extends AnyAction, V extends AnyView<A>> {
    protected final ObjectMapper mapper;
    private final Module module;
    private final Class<A> actions;
    private final Formats<A, V> formats;
    private final AnyGame<A, V> game;
    private final Words<A> words;

    /**
     * The laws of a module.
     *
     * @param game one in progress
     */
    protected ModuleLaws(Module module, Class<A> actions, Formats<A, V> formats, AnyGame<A, V> game, Words<A> words) {
        this.words = words;
        this.module = module;
        this.actions = actions;
        this.formats = formats;
        this.game = game;
        mapper = JsonMapper.builder().addModule(module).build();
    }

    /**
     * A document that cannot be read as a type.
     *
     * @param json its text, with single quotes for double ones; of a key, what stands for it
     * @param message what is said of it
     */
    public record Mistake(Class<?> type, String json, String message) {
        String text() {
            return json.replace('\'', '"');
        }
    }

    /**
     * What stands in the laws of a game.
     *
     * @param things what only this game has a format for, or a server's own type with such things deep inside
     * @param keys what has a code, and so can be the key of a map
     * @param emptyAction an action with an empty part, if there is one
     * @param hidden what has no format, besides the game and that of a seat
     * @param coded two types that have codes
     * @param mistakes documents that cannot be read
     * @param mistakenKey a key of a map that cannot be read
     */
    public record Words<A>(
            List<Object> things,
            List<Object> keys,
            A emptyAction,
            List<Object> hidden,
            String coded,
            List<Mistake> mistakes,
            Mistake mistakenKey) {}

    /** What a server might send: a thing of the game inside its own. */
    record Message<T>(String id, T thing, List<T> all, Map<String, T> named) {}

    @Test
    public void aMistakeComesAsTheMappersExceptionWithOursAsItsCause() {
        assertThat(words.mistakes())
                .isNotEmpty()
                .allSatisfy(mistake -> assertThatThrownBy(() -> mapper.readValue(mistake.text(), mistake.type()))
                        .isInstanceOf(JsonMappingException.class)
                        .hasMessageContaining(mistake.message())
                        .hasCauseInstanceOf(FormatException.class));
    }

    @Test
    public void whatIsNoJsonIsRefusedByTheParser() {
        assertThatThrownBy(() -> mapper.readValue("{\"type\":'x'}", actions))
                .isInstanceOf(JsonProcessingException.class)
                .isNotInstanceOf(JsonMappingException.class);
    }

    @Test
    public void aMistakenKeyComesAsTheMappersException() {
        Mistake mistake = words.mistakenKey();
        assertThatThrownBy(() -> mapper.readValue(
                        "{\"" + mistake.json() + "\":1}",
                        mapper.getTypeFactory().constructMapType(Map.class, mistake.type(), Integer.class)))
                .isInstanceOf(JsonMappingException.class)
                .hasMessageContaining('"' + mistake.json() + "\", expected one of " + mistake.message());
    }

    @Test
    public void thingsOfTheGameInsideOthersComeBack() throws JsonProcessingException {
        List<Object> things = new ArrayList<>(words.things());
        things.addAll(List.of(game.setup(), game.state(), game.toRecord()));
        things.addAll(game.updatesForHost(0));
        for (Object thing : things) {
            Class<?> type = thing.getClass();
            Class<?> known = Modifier.isPublic(type.getModifiers()) ? type : type.getSuperclass();
            comesBack(new Message<>("7", thing, List.of(thing), Map.of("a", thing)), Message.class, known);
        }
        for (Object key : words.keys()) {
            comesBack(Map.of(key, 3), Map.class, key.getClass(), Integer.class);
        }
        for (A action : game.actions()) {
            comesBack(List.of(action), List.class, actions);
        }
    }

    private void comesBack(Object value, Class<?> type, Class<?>... parts) throws JsonProcessingException {
        JavaType whole = mapper.getTypeFactory().constructParametricType(type, parts);
        for (ObjectMapper each :
                List.of(mapper, JsonMapper.builder().findAndAddModules().build())) {
            assertThat(each.<Object>readValue(each.writeValueAsString(value), whole))
                    .isEqualTo(value);
        }
        assertThat(mapper.<Object>treeToValue(mapper.valueToTree(value), whole)).isEqualTo(value);
        assertThat(mapper.<Object>convertValue(value, whole)).isEqualTo(value);
    }

    @Test
    public void aMappersOwnSettingsChangeNothingInThem() throws JsonProcessingException {
        ObjectMapper other = JsonMapper.builder()
                .addModule(module)
                .propertyNamingStrategy(PropertyNamingStrategies.SNAKE_CASE)
                .defaultPropertyInclusion(
                        JsonInclude.Value.construct(JsonInclude.Include.NON_EMPTY, JsonInclude.Include.NON_EMPTY))
                .enable(SerializationFeature.WRITE_ENUMS_USING_INDEX)
                .activateDefaultTyping(
                        BasicPolymorphicTypeValidator.builder()
                                .allowIfSubType(Object.class)
                                .build(),
                        ObjectMapper.DefaultTyping.NON_FINAL)
                .build();
        AnyState<A, V> state = game.state();
        String json = formats.state().write(state);
        assertThat(other.writeValueAsString(state)).isEqualTo(json);
        assertThat(other.readValue(json, state.getClass())).isEqualTo(state);
        String action = other.writeValueAsString(words.emptyAction());
        assertThat(action).isEqualTo(formats.action().write(words.emptyAction()));
        assertThat(other.readValue(action, actions)).isEqualTo(words.emptyAction());
    }

    @Test
    public void whatHasNoFormatIsRefused() {
        List<Object> all = new ArrayList<>(words.hidden());
        all.add(game);
        all.add(game.seatGame(0));
        String frontDoor = module.getClass().getSimpleName().replace("Module", "Json");
        for (Object one : all) {
            for (Object place : List.of(one, List.of(one), Map.of("a", one))) {
                assertThatThrownBy(() -> mapper.writeValueAsString(place))
                        .isInstanceOf(JsonMappingException.class)
                        .hasMessageContaining(one.getClass().getSimpleName()
                                + " has no JSON format, expected a type that " + frontDoor
                                + " has a format for, such as PlayerView, Update, Action or GameRecord");
            }
        }
        assertThatThrownBy(() -> mapper.writeValueAsString(Map.of(game.state(), 1)))
                .hasMessage(
                        "Unexpected IOException (of type java.io.IOException): GameState cannot be the key of a map in JSON, expected a type that has a code, such as "
                                + words.coded());
        assertThatThrownBy(() -> mapper.readValue("{}", game.seatGame(0).getClass()))
                .hasMessageContaining("SeatGame has no JSON format");
    }

    @Test
    public void legalActionsAreAnArrayOfActions() throws JsonProcessingException {
        List<A> legal = game.state().legalActions();
        assertThat(legal).isNotEmpty();
        List<A> read = mapper.readValue(
                mapper.writeValueAsString(legal), mapper.getTypeFactory().constructCollectionType(List.class, actions));
        assertThat(read).isEqualTo(legal);
    }
}
