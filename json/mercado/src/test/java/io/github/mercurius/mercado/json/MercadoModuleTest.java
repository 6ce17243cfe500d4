package io.github.mercurius.mercado.json;

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
import io.github.mercurius.mercado.Action;
import io.github.mercurius.mercado.Chance;
import io.github.mercurius.mercado.Coin;
import io.github.mercurius.mercado.Coins;
import io.github.mercurius.mercado.Deal;
import io.github.mercurius.mercado.Dealer;
import io.github.mercurius.mercado.Edition;
import io.github.mercurius.mercado.Game;
import io.github.mercurius.mercado.GameRecord;
import io.github.mercurius.mercado.GameState;
import io.github.mercurius.mercado.JointChance;
import io.github.mercurius.mercado.Outcome;
import io.github.mercurius.mercado.PlayerView;
import io.github.mercurius.mercado.Price;
import io.github.mercurius.mercado.SeatGame;
import io.github.mercurius.mercado.Setup;
import io.github.mercurius.mercado.Stall;
import io.github.mercurius.mercado.Table;
import io.github.mercurius.mercado.TokenKind;
import io.github.mercurius.mercado.Tokens;
import io.github.mercurius.mercado.Update;
import io.github.mercurius.mercado.Violation;
import io.github.mercurius.rules.json.FormatException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** A program with an object mapper of its own registers the module, and that is all. */
class MercadoModuleTest {
    private static final ObjectMapper MAPPER =
            JsonMapper.builder().addModule(new MercadoModule()).build();

    /** What a server might send: the things of the game deep inside its own. */
    record Message(
            String id,
            Action action,
            Action.SetCoin coin,
            List<Update> updates,
            Map<Stall, Integer> stalls,
            Map<TokenKind, Integer> copies,
            Violation violation,
            PlayerView view,
            GameState state,
            GameRecord record,
            Setup setup,
            Table table,
            Tokens tokens,
            Coins coins,
            Price price,
            Chance chance,
            JointChance joint,
            Deal deal,
            Edition edition) {}

    private static Game game() {
        Dealer dealer = Dealer.seeded(7);
        Game game = Game.start(Setup.of(3), Deal.shuffled(Edition.standIn(), dealer));
        Random random = new Random(7);
        for (int i = 0; i < 60; i++) {
            game = game.state().table().asksChance()
                    ? game.applyOutcome(game.state().drawOutcome(dealer))
                    : game.applyAction(game.state().legalActions().sample(random::nextInt));
        }
        return game;
    }

    private static Message message() {
        Game game = game();
        Map<TokenKind, Integer> copies = new LinkedHashMap<>();
        game.setup().edition().tokenKinds().forEach(kind -> copies.put(kind, kind.copies()));
        return new Message(
                "7",
                SampleDocuments.ACTIONS.get(6),
                new Action.SetCoin(Coin.G, Stall.HEAD_MERCHANT),
                game.updatesForHost(36),
                Map.of(Stall.OBJECTS_3, 3),
                copies,
                SampleDocuments.VIOLATIONS.get(5),
                game.state().viewFor(0),
                game.state(),
                game.toRecord(),
                game.setup(),
                game.state().table(),
                game.state().hand(0),
                game.state().table().player(0).purse(),
                game.setup().edition().tiles().get(0).price(),
                new Chance(Outcome.TokenDrawn.HIDDEN, 3),
                SampleDocuments.joint(game.setup(), 2),
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
                .addModule(new MercadoModule())
                .propertyNamingStrategy(PropertyNamingStrategies.SNAKE_CASE)
                .enable(SerializationFeature.WRITE_ENUMS_USING_INDEX)
                .activateDefaultTyping(
                        BasicPolymorphicTypeValidator.builder()
                                .allowIfSubType(Object.class)
                                .build(),
                        ObjectMapper.DefaultTyping.NON_FINAL)
                .build();
        GameState state = game().state();
        assertThat(other.writeValueAsString(state)).isEqualTo(MercadoJson.STATE.write(state));
        assertThat(other.readValue(MercadoJson.STATE.write(state), GameState.class))
                .isEqualTo(state);
    }

    @Test
    void aModuleIsForOneEdition() throws JsonProcessingException {
        TokenKind kind = RandomGames.OTHER.tokenKinds().get(0);
        ObjectMapper other = JsonMapper.builder()
                .addModule(new MercadoModule(RandomGames.OTHER))
                .build();
        assertThat(other.readValue("{\"type\":\"playToken\",\"token\":\"NEW\"}", Action.class))
                .isEqualTo(new Action.PlayToken(kind));
        assertThat(other.readValue("\"NEW\"", TokenKind.class)).isEqualTo(kind);
        assertThatThrownBy(() -> MAPPER.readValue("{\"type\":\"playToken\",\"token\":\"NEW\"}", Action.class))
                .hasMessageContaining("/token: found \"NEW\", expected one of V3");
        // what carries its edition is read whatever that of the module
        GameState state = game().state();
        assertThat(other.readValue(other.writeValueAsString(state), GameState.class))
                .isEqualTo(state);
        assertThatThrownBy(() -> new MercadoModule(null)).hasMessage("edition: null, expected an edition");
    }

    @Test
    void aMistakeComesAsTheMappersExceptionWithOursAsItsCause() {
        assertThatThrownBy(() -> MAPPER.readValue("{\"type\":\"sell\",\"stall\":\"Y\"}", Action.class))
                .isInstanceOf(JsonMappingException.class)
                .hasMessageContaining("/stall: found \"Y\", expected one of 1")
                .hasCauseInstanceOf(FormatException.class);
        assertThatThrownBy(() -> MAPPER.readValue("{\"type\":\"finish\"}", Action.SetCoin.class))
                .hasMessageContaining("found ., expected a SetCoin");
        assertThatThrownBy(() -> MAPPER.readValue("{\"type\":'finish'}", Action.class))
                .isInstanceOf(JsonProcessingException.class);
        assertThatThrownBy(() -> MAPPER.readValue("{\"Y\":1}", new TypeReference<Map<Stall, Integer>>() {}))
                .isInstanceOf(JsonMappingException.class)
                .hasMessageContaining("\"Y\", expected one of 1");
        assertThatThrownBy(() -> MAPPER.readValue("{\"id\":7}", Edition.class))
                .cause()
                .isInstanceOfSatisfying(
                        FormatException.class,
                        refused -> assertThat(Refusals.problems(refused)).hasSizeGreaterThan(3));
    }

    @Test
    void whatHasNoFormatIsRefused() {
        Game game = game();
        for (Object hidden : List.of(
                game, game.seatGame(0), Dealer.seeded(1), game.state().table().player(0))) {
            for (Object place : List.of(hidden, List.of(hidden), Map.of("a", hidden))) {
                assertThatThrownBy(() -> MAPPER.writeValueAsString(place))
                        .isInstanceOf(JsonMappingException.class)
                        .hasMessageContaining(hidden.getClass().getSimpleName()
                                + " has no JSON format, expected a type that MercadoJson has a format for, such as"
                                + " PlayerView, Update, Action or GameRecord");
            }
        }
        assertThatThrownBy(() -> MAPPER.writeValueAsString(Map.of(game.state(), 1)))
                .hasMessageContaining(
                        "GameState cannot be the key of a map in JSON, expected a type that has a code, such as Coin or Stall")
                .hasMessageNotContaining("stack [");
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
