package io.github.mercurius.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.PropertyNamingStrategies;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.jsontype.BasicPolymorphicTypeValidator;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import io.github.mercurius.api.Action;
import io.github.mercurius.api.Asset;
import io.github.mercurius.api.Board;
import io.github.mercurius.api.Card;
import io.github.mercurius.api.Cards;
import io.github.mercurius.api.Chamber;
import io.github.mercurius.api.Deal;
import io.github.mercurius.api.Deck;
import io.github.mercurius.api.LegalActions;
import io.github.mercurius.api.Market;
import io.github.mercurius.api.PlayerView;
import io.github.mercurius.api.PriceCard;
import io.github.mercurius.api.Rule;
import io.github.mercurius.api.Rulings;
import io.github.mercurius.api.Setup;
import io.github.mercurius.api.SpecialCard;
import io.github.mercurius.api.Standing;
import io.github.mercurius.api.Table;
import io.github.mercurius.api.Tokens;
import io.github.mercurius.api.Update;
import io.github.mercurius.api.Violation;
import io.github.mercurius.core.Game;
import io.github.mercurius.core.GameRecord;
import io.github.mercurius.core.GameState;
import io.github.mercurius.core.Position;
import io.github.mercurius.core.SealedDeal;
import io.github.mercurius.rules.AnyAction;
import io.github.mercurius.rules.AnyGame;
import io.github.mercurius.rules.AnyState;
import io.github.mercurius.rules.AnyUpdate;
import io.github.mercurius.rules.AnyView;
import io.github.mercurius.rules.json.FormatException;
import io.github.mercurius.testkit.PlayStyle;
import io.github.mercurius.testkit.RandomPlay;
import java.util.Collection;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Stream;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** A program with an object mapper of its own registers the module of Mercurius, and that is all. */
class MercuriusModuleTest {
    private static final ObjectMapper MAPPER =
            JsonMapper.builder().addModule(new MercuriusModule()).build();

    /** A mapper with settings that change what it writes of a program's own types. */
    private static final ObjectMapper OTHER = JsonMapper.builder()
            .addModule(new MercuriusModule())
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

    /** The mapper of a host's own store. */
    private static final ObjectMapper HOST =
            JsonMapper.builder().addModule(new MercuriusModule().forHosts()).build();

    private static final Game GAME =
            RandomPlay.from(new Random(7)).game(PlayStyle.VARIED).game(40);

    /** What a server might send: the things of the game deep inside its own. */
    public record Message(
            Action action,
            List<Update> updates,
            Map<Chamber, List<PriceCard>> byChamber,
            EnumMap<PriceCard, Asset> keys,
            Violation violation,
            PlayerView view,
            Answer answer) {}

    /** What a server of any game might send. */
    record OfAnyGame(String table, AnyAction action, AnyUpdate update, AnyView<?> view) {}

    @Test
    void theTypesOfAnyGameAreThoseOfThisOne() throws JsonProcessingException {
        OfAnyGame message = new OfAnyGame(
                "red",
                Action.parse("+AMS"),
                GAME.updatesFor(1, 36).get(0),
                GAME.state().viewFor(1));
        String json = MAPPER.writeValueAsString(message);
        assertThat(json)
                .startsWith(
                        "{\"table\":\"red\",\"action\":{\"type\":\"buy\",\"asset\":\"AMS\"},\"update\":{\"number\":36,");
        assertThat(MAPPER.readValue(json, OfAnyGame.class)).isEqualTo(message);
        assertThatThrownBy(() -> MAPPER.readValue("{}", AnyState.class))
                .hasMessageContaining("AnyState has no JSON format");
        String state = HOST.writeValueAsString(GAME.state());
        assertThat((Object) HOST.readValue(state, AnyState.class)).isEqualTo(GAME.state());
    }

    record Answer(Action.Buy wanted, Card card, Rule rule, PlayerView view, GameRecord record, Setup setup) {}

    private static Message message() {
        EnumMap<PriceCard, Asset> keys = new EnumMap<>(PriceCard.class);
        PriceCard.all().forEach(card -> keys.put(card, card.commodity()));
        return new Message(
                Action.parse("B:HOO,SPI"),
                GAME.updatesFor(1, 36),
                Map.of(Chamber.ROT, List.of(PriceCard.ROT_DOWN_COP_UP)),
                keys,
                new Violation.CardUsed(0, SpecialCard.NEWS),
                GAME.state().viewFor(0),
                new Answer(
                        (Action.Buy) Action.parse("+AMS"),
                        SpecialCard.NEWS,
                        Rule.TRD_5,
                        GAME.state().viewForSpectator(),
                        GAME.toRecord().withoutSecrets(),
                        GAME.setup()));
    }

    @Test
    void thingsOfTheGameInsideOthersComeBack() throws JsonProcessingException {
        Message message = message();
        for (ObjectMapper mapper :
                List.of(MAPPER, JsonMapper.builder().findAndAddModules().build())) {
            assertThat(mapper.readValue(mapper.writeValueAsString(message), Message.class))
                    .isEqualTo(message);
            assertThat(mapper.treeToValue(mapper.<JsonNode>valueToTree(message), Message.class))
                    .isEqualTo(message);
            assertThat(mapper.convertValue(message, Message.class)).isEqualTo(message);
        }
    }

    @Test
    void aMappersOwnSettingsChangeNothingInThem() throws JsonProcessingException {
        PlayerView view = GAME.state().viewFor(0);
        assertThat(OTHER.writeValueAsString(view)).isEqualTo(MercuriusJson.VIEW.write(view));
        assertThat(OTHER.readValue(MercuriusJson.VIEW.write(view), PlayerView.class))
                .isEqualTo(view);
        Action empty = Action.parse("N:");
        assertThat(OTHER.writeValueAsString(empty)).isEqualTo(MercuriusJson.ACTION.write(empty));
        assertThat(OTHER.readValue(OTHER.writeValueAsString(empty), Action.class))
                .isEqualTo(empty);
    }

    @Test
    void legalActionsAreAnArrayOfActions() throws JsonProcessingException {
        LegalActions legal = GAME.state().legalActions();
        assertThat(MAPPER.readValue(MAPPER.writeValueAsString(legal), Action[].class))
                .isNotEmpty()
                .containsExactlyElementsOf(legal);
    }

    /** In single quotes what JSON has in double quotes. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "{'wanted':{'type':'buy','asset':'AMX'}}  | /wanted/asset: found \"AMX\", expected one of AMS",
                "{'wanted':{'asset':'AMX','type':'buy'}}  | /wanted/asset: found \"AMX\", expected one of AMS",
                "{'wanted':{'type':'sell','asset':'AMS'}} | /wanted: found -AMS, expected a Buy",
                "{'rule':0}                               | found 0, expected",
            })
    void aMistakeComesAsTheMappersExceptionWithOursAsItsCause(String json, String message) {
        assertThatThrownBy(() -> MAPPER.readValue(json.replace('\'', '"'), Answer.class))
                .isInstanceOf(JsonMappingException.class)
                .hasMessageContaining(message)
                .hasCauseInstanceOf(FormatException.class);
    }

    /** The parser of a mapper allows 1000 levels, and a copy of tokens any number. */
    @Test
    void aValueIsReadToItsSixteenthLevelWhateverTheMapperAllows() throws JsonProcessingException {
        refusedFor("an array, expected an object", "[".repeat(16) + "]".repeat(16));
        refusedFor("too much, expected at most 16 levels", "[".repeat(17) + "]".repeat(17));
        refusedFor("too much, expected at most 16 levels", "{\"a\":".repeat(17) + "0" + "}".repeat(17));
    }

    private static void refusedFor(String found, String json) throws JsonProcessingException {
        JsonNode copy = MAPPER.readTree(json);
        for (ThrowingCallable reading : List.<ThrowingCallable>of(
                () -> MAPPER.readValue(json, Action.class),
                () -> MAPPER.treeToValue(copy, Action.class),
                () -> MAPPER.convertValue(copy, Action.class))) {
            assertThatThrownBy(reading).hasMessageContaining("found " + found);
        }
    }

    @Test
    void whatIsNoJsonIsRefusedByTheParser() {
        assertThatThrownBy(() -> MAPPER.readValue("{\"type\":'x'}", Action.class))
                .isInstanceOf(JsonProcessingException.class)
                .isNotInstanceOf(JsonMappingException.class);
    }

    @Test
    void whatHasNoFormatIsRefusedAndNothingOfItIsWritten() {
        for (Object hidden : List.of(
                GAME,
                GAME.seatGame(0),
                new SealedDeal(GAME.setup(), GAME.deal().orElseThrow(), "0".repeat(64)),
                GAME.state().table().player(0))) {
            for (Object place : List.of(hidden, List.of("b", hidden), Map.of("b", hidden))) {
                for (ObjectMapper mapper : List.of(MAPPER, OTHER)) {
                    assertThatThrownBy(() -> mapper.writeValueAsString(place))
                            .isInstanceOf(JsonMappingException.class)
                            .hasMessageContaining(hidden.getClass().getSimpleName()
                                    + " has no JSON format, expected a type that has one, such"
                                    + " as PlayerView, Update, Action or GameRecord")
                            .hasMessageNotContaining(hidden.toString());
                }
            }
        }
    }

    static List<Object> secrets() {
        Deal deal = GAME.deal().orElseThrow();
        return List.of(
                GAME.state(),
                Position.of(GAME.state()),
                GAME.toRecord(),
                GAME.updatesForHost(0),
                deal,
                deal.cards(),
                GAME.state().mainDeck().subList(0, 5),
                GAME.state().backupDeck());
    }

    record Holder(Object secret) {}

    @ParameterizedTest
    @MethodSource("secrets")
    void whatIsForTheHostAloneIsWrittenByTheModuleForHostsAlone(Object secret) throws JsonProcessingException {
        for (Object place : List.of(secret, List.of(secret), Map.of("a", secret), new Holder(secret))) {
            assertThatThrownBy(() -> MAPPER.writeValueAsString(place))
                    .isInstanceOf(JsonMappingException.class)
                    .message()
                    .contains(", expected ")
                    .contains("for a host's own store, a module that forHosts() gives")
                    .doesNotContainPattern("[A-Z]{3}[+-][A-Z]{3}[+-]");
            assertThatThrownBy(() -> MAPPER.valueToTree(place)).hasMessageContaining("forHosts()");
            assertThat(HOST.writeValueAsString(place)).containsPattern("[A-Z]{3}[+-][A-Z]{3}[+-]");
        }
    }

    @Test
    void whatIsForTheHostAloneIsReadByTheModuleForHostsAlone() throws JsonProcessingException {
        for (Object secret : List.of(GAME.state(), GAME.toRecord(), GAME.deal().orElseThrow())) {
            String json = HOST.writeValueAsString(secret);
            assertThat((Object) HOST.readValue(json, secret.getClass())).isEqualTo(secret);
            assertThatThrownBy(() -> MAPPER.readValue(json, secret.getClass()))
                    .isInstanceOf(JsonMappingException.class)
                    .hasMessageContaining("for a host's own store, a module that forHosts() gives");
        }
    }

    /** When it is over, or has no secrets. */
    @Test
    void aRecordIsForAllWhenItShowsNoSecretOfARunningGame() throws JsonProcessingException {
        Game over = RandomPlay.from(new Random(7)).game().game();
        for (GameRecord record : List.of(
                over.toRecord(),
                GAME.toRecord().withoutSecrets(),
                GameRecord.builder().setup(Setup.of(3)).build())) {
            String json = MercuriusJson.RECORD.write(record);
            assertThat(MAPPER.writeValueAsString(record)).isEqualTo(json);
            assertThat(MAPPER.readValue(json, GameRecord.class)).isEqualTo(record);
        }
        assertThat(MAPPER.writeValueAsString(GAME.updatesFor(0, 0))).startsWith("[{\"number\":0,");
    }

    /** Jackson would write the fields of a type that it does not know, hidden cards included. */
    @Test
    void everyPublicTypeIsWrittenAndReadByItsFormatOrRefused() throws JsonProcessingException {
        List<Class<?>> types = publicTypes().toList();
        assertThat(types).hasSizeGreaterThan(80).contains(GameState.class, Game.class, AnyGame.class);
        for (Class<?> type : types) {
            if (!Collection.class.isAssignableFrom(type)) { // written as what is in it
                assertThat(MAPPER.getSerializerProviderInstance()
                                .findValueSerializer(type)
                                .getClass()
                                .getName())
                        .as(type.getName())
                        .startsWith("io.github.mercurius.");
            }
            for (ObjectMapper mapper : List.of(MAPPER, OTHER)) {
                assertThatThrownBy(() -> mapper.readValue("{}", type))
                        .as(type.getName())
                        .isInstanceOf(JsonMappingException.class)
                        .satisfiesAnyOf(
                                refusal -> assertThat(refusal).hasMessageContaining(" has no JSON format"),
                                refusal -> assertThat(refusal).hasMessageContaining(" is for the host alone"),
                                refusal -> assertThat(refusal).hasCauseInstanceOf(FormatException.class));
            }
        }
    }

    private static Stream<Class<?>> publicTypes() {
        return Stream.of(Table.class, GameState.class, AnyGame.class)
                .flatMap(known -> new ClassFileImporter()
                        .importPackagesOf(known).stream()
                                .filter(type -> type.getPackageName().equals(known.getPackageName()))
                                .filter(type -> type.getModifiers().contains(JavaModifier.PUBLIC))
                                .map(JavaClass::reflect));
    }

    @Test
    void onlyWhatHasACodeIsTheKeyOfAMap() throws JsonProcessingException {
        for (Object key : List.of(Asset.TEA, PriceCard.AMS_DOWN_COF_UP)) {
            JavaType map = MAPPER.getTypeFactory().constructMapType(Map.class, key.getClass(), Integer.class);
            Map<?, ?> read = MAPPER.readValue(MAPPER.writeValueAsString(Map.of(key, 3)), map);
            assertThat(read).isEqualTo(Map.of(key, 3));
            assertThatThrownBy(() -> MAPPER.readValue("{\"AMS_UP\":1}", map))
                    .isInstanceOf(JsonMappingException.class)
                    .hasMessageContaining("\"AMS_UP\", expected one of AMS");
        }
        for (Object value : List.of(GAME.state(), GAME, Action.buy(Asset.AMS))) {
            assertThatThrownBy(() -> MAPPER.writeValueAsString(Map.of(value, 1)))
                    .hasMessageEndingWith(value.getClass().getSimpleName()
                            + " cannot be the key of a map in JSON, expected a type that has a code");
        }
        assertThatThrownBy(() -> MAPPER.readValue(
                        "{\"AMS\":1}",
                        MAPPER.getTypeFactory().constructMapType(Map.class, GameState.class, Integer.class)))
                .hasMessageContaining("GameState cannot be the key of a map in JSON");
    }

    @Test
    void thePartsHaveFormsOfTheirOwn() throws JsonProcessingException {
        comesBack(Tokens.class, Tokens.of(Asset.HOO, Asset.HOO, Asset.SPI), "[\"HOO\",\"HOO\",\"SPI\"]");
        comesBack(Cards.class, Cards.of(PriceCard.AMS_DOWN_COF_UP), "[\"AMS-COF+\"]");
        comesBack(Board.class, Board.empty().with(1, SpecialCard.NEWS), "[null,\"NEWS\",null]");
        comesBack(Deck.class, Deck.BACKUP, "\"BACKUP\"");
        comesBack(Rule.class, Rule.TRD_5, "\"TRD-5\"");
        comesBack(Standing.class, new Standing(1, 2, 103), "{\"place\":1,\"seat\":2,\"score\":103}");
        comesBack(PriceCard.class, PriceCard.AMS_DOWN_COF_UP, "\"AMS-COF+\"");
        comesBack(Market.class, Market.atStart(), null);
        comesBack(Rulings.class, Rulings.fullPriceDividends(), null);
        comesBack(Table.class, RandomPlay.from(new Random(3)).state().table(), null);
    }

    private <T> void comesBack(Class<T> type, T value, String json) throws JsonProcessingException {
        String written = MAPPER.writeValueAsString(value);
        if (json != null) {
            assertThat(written).isEqualTo(json);
        }
        assertThat(MAPPER.readValue(written, type)).isEqualTo(value);
    }
}
