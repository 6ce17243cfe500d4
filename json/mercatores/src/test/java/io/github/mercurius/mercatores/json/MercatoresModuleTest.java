package io.github.mercurius.mercatores.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.PropertyNamingStrategies;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.jsontype.BasicPolymorphicTypeValidator;
import io.github.mercurius.json.testing.Refusals;
import io.github.mercurius.mercatores.Action;
import io.github.mercurius.mercatores.Card;
import io.github.mercurius.mercatores.Cards;
import io.github.mercurius.mercatores.Deal;
import io.github.mercurius.mercatores.Edition;
import io.github.mercurius.mercatores.Game;
import io.github.mercurius.mercatores.GameRecord;
import io.github.mercurius.mercatores.GameState;
import io.github.mercurius.mercatores.Good;
import io.github.mercurius.mercatores.GoodsCard;
import io.github.mercurius.mercatores.PlayerView;
import io.github.mercurius.mercatores.SealedDeal;
import io.github.mercurius.mercatores.SeatGame;
import io.github.mercurius.mercatores.Setup;
import io.github.mercurius.mercatores.SpecialCard;
import io.github.mercurius.mercatores.Table;
import io.github.mercurius.mercatores.Update;
import io.github.mercurius.mercatores.Violation;
import io.github.mercurius.rules.json.FormatException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** A program with an object mapper of its own registers the module, and that is all. */
class MercatoresModuleTest {
    private static final ObjectMapper MAPPER =
            JsonMapper.builder().addModule(new MercatoresModule()).build();

    /** What a server might send: the things of the game deep inside its own. */
    record Message(
            String id,
            Action action,
            Action.Give gift,
            List<Update> updates,
            Map<Good, Integer> goods,
            Map<Card, Integer> copies,
            Violation violation,
            PlayerView view,
            GameState state,
            GameRecord record,
            Setup setup,
            Table table,
            Cards cards,
            Deal deal,
            Edition edition) {}

    private static Game game() {
        Game game = Game.start(Setup.of(3), Deal.seeded(Edition.standIn(), 7));
        Random random = new Random(7);
        for (int i = 0; i < 40; i++) {
            game = game.applyAction(game.state().legalActions().sample(random::nextInt));
        }
        return game;
    }

    private static Message message() {
        Game game = game();
        Map<Card, Integer> copies = new LinkedHashMap<>();
        game.setup().edition().cards().forEach(card -> copies.put(card, 1));
        return new Message(
                "7",
                SampleDocuments.ACTIONS.get(6),
                new Action.Give(new GoodsCard(Good.TOB, 1)),
                game.updatesForHost(36),
                Map.of(Good.TOB, 3),
                copies,
                SampleDocuments.VIOLATIONS.get(5),
                game.state().viewFor(0),
                game.state(),
                game.toRecord(),
                game.setup(),
                game.state().table(),
                game.state().hand(0),
                game.deal().orElseThrow(),
                game.setup().edition());
    }

    @Test
    void thingsOfTheGameInsideOthersComeBack() throws JsonProcessingException {
        Message message = message();
        assertThat(MAPPER.readValue(MAPPER.writeValueAsString(message), Message.class))
                .isEqualTo(message);
        ObjectMapper found = JsonMapper.builder().findAndAddModules().build();
        assertThat(found.readValue(found.writeValueAsString(message), Message.class))
                .isEqualTo(message);
        assertThat(MAPPER.treeToValue(MAPPER.valueToTree(message), Message.class))
                .isEqualTo(message);
        assertThat(MAPPER.convertValue(message, Message.class)).isEqualTo(message);
    }

    @Test
    void aMappersOwnSettingsChangeNothingInThem() throws Exception {
        ObjectMapper other = JsonMapper.builder()
                .addModule(new MercatoresModule())
                .propertyNamingStrategy(PropertyNamingStrategies.SNAKE_CASE)
                .enable(SerializationFeature.WRITE_ENUMS_USING_INDEX)
                .activateDefaultTyping(
                        BasicPolymorphicTypeValidator.builder()
                                .allowIfSubType(Object.class)
                                .build(),
                        ObjectMapper.DefaultTyping.NON_FINAL)
                .build();
        GameState state = game().state();
        assertThat(other.writeValueAsString(state)).isEqualTo(MercatoresJson.STATE.write(state));
        assertThat(other.readValue(MercatoresJson.STATE.write(state), GameState.class))
                .isEqualTo(state);
    }

    @Test
    void aModuleIsForOneEdition() throws JsonProcessingException {
        SpecialCard quay = RandomGames.OTHER.specialCards().get(1);
        ObjectMapper other = JsonMapper.builder()
                .addModule(new MercatoresModule(RandomGames.OTHER))
                .build();
        assertThat(other.readValue("{\"type\":\"discardSpecial\",\"card\":\"QD\"}", Action.class))
                .isEqualTo(new Action.DiscardSpecial(quay));
        assertThat(other.readValue("\"QD\"", SpecialCard.class)).isEqualTo(quay);
        assertThatThrownBy(() -> MAPPER.readValue("{\"type\":\"discardSpecial\",\"card\":\"QD\"}", Action.class))
                .hasMessageContaining("/card: found \"QD\", expected one of WAR");
        // what carries its edition is read whatever that of the module
        GameState state = game().state();
        assertThat(other.readValue(other.writeValueAsString(state), GameState.class))
                .isEqualTo(state);
        assertThatThrownBy(() -> new MercatoresModule(null)).hasMessage("edition: null, expected an edition");
    }

    @Test
    void aMistakeComesAsTheMappersExceptionWithOursAsItsCause() {
        assertThatThrownBy(() -> MAPPER.readValue("{\"type\":\"give\",\"card\":\"X\"}", Action.class))
                .isInstanceOf(JsonMappingException.class)
                .hasMessageContaining("/card: found \"X\", expected one of CRN0")
                .hasCauseInstanceOf(FormatException.class);
        assertThatThrownBy(() -> MAPPER.readValue("{\"type\":\"tax\",\"card\":\"CRN0\"}", Action.Give.class))
                .hasMessageContaining("found X:CRN0, expected a Give");
        assertThatThrownBy(() -> MAPPER.readValue("{\"type\":'tax',\"card\":\"CRN0\"}", Action.class))
                .isInstanceOf(JsonProcessingException.class);
        assertThatThrownBy(() -> MAPPER.readValue("{\"X\":1}", new TypeReference<Map<Card, Integer>>() {}))
                .isInstanceOf(JsonMappingException.class)
                .hasMessageContaining("\"X\", expected one of CRN0");
        assertThatThrownBy(() -> MAPPER.readValue("{\"id\":7}", Edition.class))
                .cause()
                .isInstanceOfSatisfying(
                        FormatException.class,
                        refused -> assertThat(Refusals.problems(refused)).hasSizeGreaterThan(3));
    }

    @Test
    void whatHasNoFormatIsRefused() {
        Game game = game();
        SealedDeal seal = SealedDeal.of(game.setup(), game.deal().orElseThrow(), "0".repeat(64));
        for (Object hidden :
                List.of(game, game.seatGame(0), seal, game.state().table().player(0))) {
            for (Object place : List.of(hidden, List.of(hidden), Map.of("a", hidden))) {
                assertThatThrownBy(() -> MAPPER.writeValueAsString(place))
                        .isInstanceOf(JsonMappingException.class)
                        .hasMessageContaining(hidden.getClass().getSimpleName()
                                + " has no JSON format, expected a type that MercatoresJson has a format for, such as"
                                + " PlayerView, Update, Action or GameRecord");
            }
        }
        assertThatThrownBy(() -> MAPPER.writeValueAsString(Map.of(game.state(), 1)))
                .hasMessageContaining(
                        "GameState cannot be the key of a map in JSON, expected a type that has a code, such as Good or Card")
                .hasMessageNotContaining("deck");
        assertThatThrownBy(() -> MAPPER.readValue("{}", SeatGame.class))
                .hasMessageContaining("SeatGame has no JSON format");
    }

    @Test
    void legalActionsAreAnArrayOfActions() throws JsonProcessingException {
        GameState state = game().state();
        assertThat(MAPPER.readValue(
                        MAPPER.writeValueAsString(state.legalActions()), new TypeReference<List<Action>>() {}))
                .isEqualTo(state.legalActions());
    }
}
