package io.github.mercurius.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.PropertyNamingStrategies;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.jsontype.BasicPolymorphicTypeValidator;
import io.github.mercurius.api.Action;
import io.github.mercurius.api.Asset;
import io.github.mercurius.api.Board;
import io.github.mercurius.api.Card;
import io.github.mercurius.api.Cards;
import io.github.mercurius.api.Chamber;
import io.github.mercurius.api.Deal;
import io.github.mercurius.api.Deck;
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
import io.github.mercurius.rules.json.FormatException;
import io.github.mercurius.testkit.PlayStyle;
import io.github.mercurius.testkit.RandomPlay;
import io.github.mercurius.testkit.Samples;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** A program with an object mapper of its own registers the module, and that is all. */
class MercuriusModuleTest {
    private static final ObjectMapper MAPPER =
            JsonMapper.builder().addModule(new MercuriusModule()).build();

    /** What a server might send: the things of the game deep inside its own. */
    record Message(
            String id,
            Action action,
            List<Update> updates,
            Map<Asset, Integer> prices,
            Map<PriceCard, Integer> seen,
            Map<Chamber, List<PriceCard>> byChamber,
            EnumMap<PriceCard, Asset> keys,
            Violation violation,
            PlayerView view,
            Answer answer) {}

    record Answer(Action.Buy wanted, Card card, Rule rule, GameState state, GameRecord record, Setup setup) {}

    private static Message message() {
        Game game = RandomPlay.from(new Random(7)).game(PlayStyle.VARIED).game(40);
        Map<PriceCard, Integer> seen = new LinkedHashMap<>();
        PriceCard.all().forEach(card -> seen.put(card, card.copies()));
        EnumMap<PriceCard, Asset> keys = new EnumMap<>(PriceCard.class);
        PriceCard.all().forEach(card -> keys.put(card, card.commodity()));
        return new Message(
                "7",
                Action.parse("B:HOO,SPI"),
                game.updatesForHost(36),
                Map.of(Asset.TEA, 15),
                seen,
                Map.of(Chamber.ROT, List.of(PriceCard.ROT_DOWN_COP_UP)),
                keys,
                new Violation.CardUsed(0, SpecialCard.NEWS),
                game.state().viewFor(0),
                new Answer(
                        (Action.Buy) Action.parse("+AMS"),
                        SpecialCard.NEWS,
                        Rule.TRD_5,
                        game.state(),
                        game.toRecord(),
                        game.setup()));
    }

    private static void comesBack(ObjectMapper mapper) throws JsonProcessingException {
        Message message = message();
        assertThat(mapper.readValue(mapper.writeValueAsString(message), Message.class))
                .isEqualTo(message);
    }

    @Test
    void thingsOfTheGameInsideOthersComeBack() throws JsonProcessingException {
        comesBack(MAPPER);
        comesBack(JsonMapper.builder().findAndAddModules().build());
        Message message = message();
        assertThat(MAPPER.treeToValue(MAPPER.valueToTree(message), Message.class))
                .isEqualTo(message);
        assertThat(MAPPER.convertValue(message, Message.class)).isEqualTo(message);
    }

    @Test
    void aMappersOwnSettingsChangeNothingInThem() throws Exception {
        ObjectMapper other = JsonMapper.builder()
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
        Game game = RandomPlay.from(new Random(7)).game(PlayStyle.VARIED).game(40);
        assertThat(other.writeValueAsString(game.state())).isEqualTo(MercuriusJson.STATE.write(game.state()));
        assertThat(other.readValue(MercuriusJson.STATE.write(game.state()), GameState.class))
                .isEqualTo(game.state());
        String action = other.writeValueAsString(Action.parse("N:"));
        assertThat(action).isEqualTo(MercuriusJson.ACTION.write(Action.parse("N:")));
        assertThat(other.readValue(action, Action.class)).isEqualTo(Action.parse("N:"));
    }

    @Test
    void theModuleWritesAsTheFrontDoorDoes() throws JsonProcessingException {
        GameState state =
                RandomPlay.from(new Random(7)).game(PlayStyle.VARIED).game(40).state();
        assertThat(MAPPER.writeValueAsString(state)).isEqualTo(MercuriusJson.STATE.write(state));
        assertThat(MAPPER.writeValueAsString(state.viewFor(1))).isEqualTo(MercuriusJson.VIEW.write(state.viewFor(1)));
        for (Violation violation : Samples.violations()) {
            assertThat(MAPPER.writeValueAsString(violation)).isEqualTo(MercuriusJson.VIOLATION.write(violation));
        }
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
        comesBack(Deal.class, Deal.seeded(-1), null);
        comesBack(Table.class, RandomPlay.from(new Random(3)).state().table(), null);
    }

    private static <T> void comesBack(Class<T> type, T value, String json) throws JsonProcessingException {
        String written = MAPPER.writeValueAsString(value);
        if (json != null) {
            assertThat(written).isEqualTo(json);
        }
        assertThat(MAPPER.readValue(written, type)).isEqualTo(value);
    }

    @Test
    void aMistakeComesAsTheMappersExceptionWithOursAsItsCause() {
        assertThatThrownBy(() -> MAPPER.readValue("{\"wanted\":{\"type\":\"buy\",\"asset\":\"AMX\"}}", Answer.class))
                .isInstanceOf(JsonMappingException.class)
                .hasMessageContaining("/wanted/asset: found \"AMX\", expected one of AMS")
                .hasCauseInstanceOf(FormatException.class);
        assertThatThrownBy(() -> MAPPER.readValue("{\"wanted\":{\"asset\":\"AMX\",\"type\":\"buy\"}}", Answer.class))
                .hasMessageContaining("/wanted/asset: found \"AMX\", expected one of AMS");
        assertThatThrownBy(() -> MAPPER.readValue("{\"wanted\":{\"type\":\"sell\",\"asset\":\"AMS\"}}", Answer.class))
                .isInstanceOf(JsonMappingException.class)
                .hasMessageContaining("/wanted: found -AMS, expected a Buy");
        assertThatThrownBy(() -> MAPPER.readValue("0", Asset.class))
                .isInstanceOf(JsonMappingException.class)
                .hasMessageContaining("found 0, expected one of AMS");
        assertThatThrownBy(() ->
                        MAPPER.readValue("{\"AMS_UP_SIL_DOWN\":1}", new TypeReference<Map<PriceCard, Integer>>() {}))
                .isInstanceOf(JsonMappingException.class)
                .hasMessageContaining("\"AMS_UP_SIL_DOWN\", expected one of AMS+SIL-");
    }
}
