package io.github.mercurius.rules.jackson3;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.Asset;
import io.github.mercurius.api.Deal;
import io.github.mercurius.api.LegalActions;
import io.github.mercurius.api.PlayerView;
import io.github.mercurius.api.PriceCard;
import io.github.mercurius.api.Setup;
import io.github.mercurius.api.Update;
import io.github.mercurius.core.Game;
import io.github.mercurius.core.GameRecord;
import io.github.mercurius.core.GameState;
import io.github.mercurius.json.MercuriusJson;
import io.github.mercurius.json.testing.EditionLaws;
import io.github.mercurius.mercado.Edition;
import io.github.mercurius.mercado.Stall;
import io.github.mercurius.mercado.TokenKind;
import io.github.mercurius.mercado.json.MercadoJson;
import io.github.mercurius.rules.AnyAction;
import io.github.mercurius.rules.json.FormatException;
import io.github.mercurius.rules.json.Formats;
import java.lang.reflect.Proxy;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.core.JacksonException;
import tools.jackson.core.type.TypeReference;
import tools.jackson.databind.DatabindException;
import tools.jackson.databind.DefaultTyping;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.PropertyNamingStrategies;
import tools.jackson.databind.cfg.EnumFeature;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.jsontype.BasicPolymorphicTypeValidator;

/** A program with a mapper of its own adds the module, or lets Jackson find it, and that is all. */
class RulesModuleTest {
    private static final JsonMapper MAPPER =
            JsonMapper.builder().addModule(new RulesModule()).build();
    private static final Game GAME = Game.start(Setup.of("Robert", "Magda", "Rafał"), Deal.seeded(7));
    private static final io.github.mercurius.mercado.Game MERCADO = io.github.mercurius.mercado.Game.start(
            io.github.mercurius.mercado.Setup.of(3), io.github.mercurius.mercado.Deal.seeded(Edition.standIn(), 7));

    /** What a server might send: the things of games deep inside its own. */
    record Message(
            String id,
            Action action,
            Action.Buy purchase,
            List<Update> updates,
            Map<Asset, Integer> prices,
            Map<Stall, Integer> stalls,
            PlayerView view,
            GameRecord record,
            io.github.mercurius.mercado.PlayerView other) {}

    private static Message message() {
        Game played = GAME.applyAction(Action.buy(Asset.AMS));
        return new Message(
                "7",
                Action.sell(Asset.AMS),
                Action.buy(Asset.TEA),
                played.updatesFor(1, 0),
                Map.of(Asset.AMS, 10),
                Map.of(Stall.OBJECTS_3, 3),
                played.state().viewFor(1),
                played.toRecord().withoutSecrets(),
                MERCADO.state().viewFor(2));
    }

    @Test
    void thingsOfGamesInsideOthersComeBack() {
        Message message = message();
        for (JsonMapper mapper :
                List.of(MAPPER, JsonMapper.builder().findAndAddModules().build())) {
            assertThat(mapper.readValue(mapper.writeValueAsString(message), Message.class))
                    .isEqualTo(message);
            assertThat((Object) mapper.treeToValue(mapper.valueToTree(message), Message.class))
                    .isEqualTo(message);
            assertThat((Object) mapper.convertValue(message, Message.class)).isEqualTo(message);
        }
    }

    /** What a server of any game might send. */
    record OfAnyGame(String table, AnyAction action) {}

    @Test
    void theTypesOfAnyGameAreThoseOfTheGameThatIsChosen() {
        OfAnyGame message = new OfAnyGame("red", new io.github.mercurius.mercado.Action.Draw());
        String json = MAPPER.writeValueAsString(message);
        assertThat(json).isEqualTo("{\"table\":\"red\",\"action\":{\"type\":\"draw\"}}");
        JsonMapper mercado = JsonMapper.builder()
                .addModule(RulesModule.with(MercadoJson.formats()))
                .build();
        assertThat(mercado.readValue(json, OfAnyGame.class)).isEqualTo(message);
        JsonMapper two = JsonMapper.builder()
                .addModule(RulesModule.with(MercadoJson.formats(), MercuriusJson.formats()))
                .build();
        for (JsonMapper mapper : List.of(MAPPER, two)) {
            assertThatThrownBy(() -> mapper.readValue(json, OfAnyGame.class))
                    .hasMessageContaining("AnyAction has no JSON format");
        }
    }

    @Test
    void aMappersOwnSettingsChangeNothingInThem() {
        JsonMapper other = JsonMapper.builder()
                .addModule(new RulesModule())
                .propertyNamingStrategy(PropertyNamingStrategies.SNAKE_CASE)
                .enable(EnumFeature.WRITE_ENUMS_USING_INDEX)
                .activateDefaultTyping(
                        BasicPolymorphicTypeValidator.builder()
                                .allowIfSubType(Object.class)
                                .build(),
                        DefaultTyping.NON_FINAL)
                .build();
        PlayerView view = GAME.state().viewFor(0);
        assertThat(other.writeValueAsString(view)).isEqualTo(MercuriusJson.VIEW.write(view));
        assertThat(other.readValue(MercuriusJson.VIEW.write(view), PlayerView.class))
                .isEqualTo(view);
    }

    @Test
    void legalActionsAreAnArrayOfActions() {
        LegalActions legal = GAME.state().legalActions();
        String json = MAPPER.writeValueAsString(legal);
        assertThat(json).startsWith("[{\"type\":\"buy\",\"asset\":\"AMS\"}");
        assertThat(MAPPER.readValue(json, new TypeReference<List<Action>>() {})).isEqualTo(legal);
    }

    @Test
    void aMistakeComesAsTheMappersExceptionWithOursAsItsCause() {
        assertThatThrownBy(() -> MAPPER.readValue("{\"type\":\"buy\",\"asset\":\"AMX\"}", Action.class))
                .isInstanceOf(DatabindException.class)
                .hasMessageContaining("/asset: found \"AMX\", expected one of AMS")
                .hasCauseInstanceOf(FormatException.class);
        assertThatThrownBy(() -> MAPPER.readValue("{\"type\":\"sell\",\"asset\":\"AMS\"}", Action.Buy.class))
                .hasMessageContaining("found -AMS, expected a Buy");
        assertThatThrownBy(() -> MAPPER.readValue("{\"type\":'buy'}", Action.class))
                .isInstanceOf(JacksonException.class);
        assertThatThrownBy(() -> MAPPER.readValue("{\"AMX\":1}", new TypeReference<Map<Asset, Integer>>() {}))
                .isInstanceOf(DatabindException.class)
                .hasMessageContaining("\"AMX\", expected one of AMS");
        assertThatThrownBy(() -> MAPPER.readValue("\"Ł\"".getBytes(StandardCharsets.UTF_8), Asset.class))
                .hasMessageContaining("found \"Ł\", expected one of AMS");
    }

    /** The parser of a mapper allows more levels, and a copy of tokens any number. */
    @Test
    void aValueIsReadToItsSixteenthLevelWhateverTheMapperAllows() {
        refusedFor("an array, expected an object", "[".repeat(16) + "]".repeat(16));
        refusedFor("too much, expected at most 16 levels", "[".repeat(17) + "]".repeat(17));
        refusedFor("too much, expected at most 16 levels", "{\"a\":".repeat(17) + "0" + "}".repeat(17));
    }

    private static void refusedFor(String found, String json) {
        JsonNode copy = MAPPER.readTree(json);
        assertThatThrownBy(() -> MAPPER.readValue(json, Action.class)).hasMessageContaining("found " + found);
        assertThatThrownBy(() -> MAPPER.treeToValue(copy, Action.class)).hasMessageContaining("found " + found);
    }

    static List<Object> secrets() {
        return List.of(
                GAME,
                GAME.seatGame(0),
                GAME.applyAction(Action.buy(Asset.AMS)).steps().get(0),
                MERCADO);
    }

    @ParameterizedTest
    @MethodSource("secrets")
    void whatHasNoFormatIsRefused(Object hidden) {
        for (Object place : List.of(hidden, List.of(hidden), Map.of("a", hidden))) {
            assertThatThrownBy(() -> MAPPER.writeValueAsString(place))
                    .isInstanceOf(DatabindException.class)
                    .hasMessageContaining(
                            hidden.getClass().getSimpleName() + " has no JSON format, expected a type that has one");
        }
        assertThatThrownBy(() -> MAPPER.readValue("{}", hidden.getClass()))
                .hasMessageContaining(hidden.getClass().getSimpleName() + " has no JSON format");
    }

    @Test
    void aStateIsForTheHostAlone() {
        GameState state = GAME.state();
        assertThatThrownBy(() -> MAPPER.writeValueAsString(List.of(state)))
                .isInstanceOf(DatabindException.class)
                .hasMessageContaining("GameState is for the host alone, expected a type that has one");
        String json = MercuriusJson.STATE.write(state);
        assertThatThrownBy(() -> MAPPER.readValue(json, GameState.class))
                .hasMessageContaining("GameState is for the host alone");
        JsonMapper store =
                JsonMapper.builder().addModule(new RulesModule().forHosts()).build();
        assertThat(store.writeValueAsString(state)).isEqualTo(json);
        assertThat(store.readValue(json, GameState.class)).isEqualTo(state);
    }

    static List<Object> secretsOfHosts() {
        io.github.mercurius.mercatores.Game mercatores = io.github.mercurius.mercatores.Game.start("Robert", "Magda");
        io.github.mercurius.mercado.Game mercado =
                MERCADO.applyAction(MERCADO.legalActions().get(0));
        return List.of(
                GAME.toRecord(),
                GAME.applyAction(Action.buy(Asset.AMS)).updatesForHost(0),
                GAME.deal().orElseThrow(),
                GAME.deal().orElseThrow().cards(),
                GAME.state().mainDeck(),
                GAME.state().backupDeck(),
                mercatores.state(),
                mercatores.toRecord(),
                mercatores.deal().orElseThrow(),
                mercatores.deal().orElseThrow().cards(),
                mercatores.state().deck(),
                mercado.state(),
                mercado.toRecord(),
                mercado.updatesForHost(0));
    }

    @ParameterizedTest
    @MethodSource("secretsOfHosts")
    void whatIsForTheHostAloneIsWrittenByTheModuleForHostsAlone(Object secret) {
        JsonMapper store =
                JsonMapper.builder().addModule(new RulesModule().forHosts()).build();
        for (Object place : List.of(secret, List.of(secret), Map.of("a", secret))) {
            assertThatThrownBy(() -> MAPPER.writeValueAsString(place))
                    .isInstanceOf(DatabindException.class)
                    .message()
                    .contains("for a host's own store, a module that forHosts() gives")
                    .doesNotContainPattern("[A-Z]{3}[+-][A-Z]{3}[+-]|[A-Z]{3}[0-9]");
            assertThat(store.writeValueAsString(place)).isNotEmpty();
        }
    }

    @Test
    void aRefusalOfAKeyDoesNotShowTheKey() {
        PriceCard card = GAME.state().mainDeck().get(0);
        assertThatThrownBy(() -> MAPPER.writeValueAsString(Map.of(GAME.state(), 1)))
                .hasMessageContaining("GameState cannot be the key of a map in JSON, expected a type that has a code")
                .hasMessageNotContaining(card.code());
        assertThatThrownBy(() -> MAPPER.readValue("{\"a\":1}", new TypeReference<Map<GameState, Integer>>() {}))
                .hasMessageContaining("GameState cannot be the key of a map in JSON");
    }

    @Test
    void otherEditionsTakeThePlaceOfTheStandIn() {
        Edition edition = EditionLaws.changed(
                MercadoJson.EDITION,
                Edition.standIn(),
                "'stand-in 2'",
                "'other'",
                "{'code':'V3','copies':5,'points':3,'effects':[]}",
                "{'code':'NEW','copies':5,'points':1,'effects':['-B','S']}");
        JsonMapper mapper = JsonMapper.builder()
                .addModule(RulesModule.with(MercadoJson.formats(edition)))
                .build();
        assertThat(mapper.readValue("\"NEW\"", TokenKind.class))
                .isEqualTo(edition.tokenKinds().get(0));
        assertThatThrownBy(() -> MAPPER.readValue("\"NEW\"", TokenKind.class))
                .hasMessageContaining("found \"NEW\", expected one of V3");
        assertThat(mapper.readValue("\"AMS\"", Asset.class)).isEqualTo(Asset.AMS);
    }

    @Test
    void onlyFormatsOfGamesAreTaken() {
        Formats<?, ?> strange = (Formats<?, ?>) Proxy.newProxyInstance(
                Formats.class.getClassLoader(), new Class<?>[] {Formats.class}, (proxy, method, arguments) -> null);
        assertThatThrownBy(() -> RulesModule.with(strange))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageEndingWith("expected those of a game's JSON module");
        assertThatThrownBy(() -> RulesModule.with((Formats<?, ?>[]) null))
                .isInstanceOf(NullPointerException.class)
                .hasMessage("formats: null, expected formats");
        assertThatThrownBy(() -> RulesModule.with((Formats<?, ?>) null))
                .isInstanceOf(NullPointerException.class)
                .hasMessage("formats: null, expected those of a game");
    }
}
