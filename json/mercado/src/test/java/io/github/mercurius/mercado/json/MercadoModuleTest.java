package io.github.mercurius.mercado.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.json.JsonMapper;
import io.github.mercurius.json.testing.ModuleLaws;
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

/** A program with an object mapper of its own registers the module of Mercado, and that is all. */
class MercadoModuleTest extends ModuleLaws<Action, PlayerView> {
    private static final Edition EDITION = Edition.standIn();
    private static final Game GAME = game();

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
        Game game = Game.start(Setup.of(3), Deal.shuffled(EDITION, dealer));
        Random random = new Random(7);
        for (int i = 0; i < 60; i++) {
            game = game.state().table().asksChance()
                    ? game.applyOutcome(game.state().drawOutcome(dealer))
                    : game.applyAction(game.state().legalActions().sample(random::nextInt));
        }
        return game;
    }

    private static Message message() {
        Map<TokenKind, Integer> copies = new LinkedHashMap<>();
        GAME.setup().edition().tokenKinds().forEach(kind -> copies.put(kind, kind.copies()));
        return new Message(
                "7",
                SampleDocuments.ACTIONS.get(6),
                new Action.SetCoin(Coin.G, Stall.HEAD_MERCHANT),
                GAME.updatesForHost(36),
                Map.of(Stall.OBJECTS_3, 3),
                copies,
                SampleDocuments.VIOLATIONS.get(5),
                GAME.state().viewFor(0),
                GAME.state(),
                GAME.toRecord(),
                GAME.setup(),
                GAME.state().table(),
                GAME.state().hand(0),
                GAME.state().table().player(0).purse(),
                GAME.setup().edition().tiles().get(0).price(),
                new Chance(Outcome.TokenDrawn.HIDDEN, 3),
                SampleDocuments.joint(GAME.setup(), 2),
                GAME.deal().orElseThrow(),
                GAME.setup().edition());
    }

    MercadoModuleTest() {
        super(new MercadoModule(), Action.class, MercadoJson.formats(EDITION), GAME, message());
    }

    @Override
    protected Action emptyAction() {
        return new Outcome.CoinsDrawn(Coins.none());
    }

    @Override
    protected List<Object> hidden() {
        return List.of(Dealer.seeded(1), GAME.state().table().player(0));
    }

    @Override
    protected String coded() {
        return "Coin or Stall";
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
        assertThatThrownBy(() -> mapper.readValue("{\"type\":\"playToken\",\"token\":\"NEW\"}", Action.class))
                .hasMessageContaining("/token: found \"NEW\", expected one of V3");
        // what carries its edition is read whatever that of the module
        GameState state = GAME.state();
        assertThat(other.readValue(other.writeValueAsString(state), GameState.class))
                .isEqualTo(state);
        assertThatThrownBy(() -> new MercadoModule(null)).hasMessage("edition: null, expected an edition");
    }

    @Test
    void aMistakeComesAsTheMappersExceptionWithOursAsItsCause() {
        assertThatThrownBy(() -> mapper.readValue("{\"type\":\"sell\",\"stall\":\"Y\"}", Action.class))
                .isInstanceOf(JsonMappingException.class)
                .hasMessageContaining("/stall: found \"Y\", expected one of 1")
                .hasCauseInstanceOf(FormatException.class);
        assertThatThrownBy(() -> mapper.readValue("{\"type\":\"finish\"}", Action.SetCoin.class))
                .hasMessageContaining("found ., expected a SetCoin");
        assertThatThrownBy(() -> mapper.readValue("{\"type\":'finish'}", Action.class))
                .isInstanceOf(JsonProcessingException.class);
        assertThatThrownBy(() -> mapper.readValue("{\"Y\":1}", new TypeReference<Map<Stall, Integer>>() {}))
                .isInstanceOf(JsonMappingException.class)
                .hasMessageContaining("\"Y\", expected one of 1");
        assertThatThrownBy(() -> mapper.readValue("{\"id\":7}", Edition.class))
                .cause()
                .isInstanceOfSatisfying(
                        FormatException.class,
                        refused -> assertThat(Refusals.problems(refused)).hasSizeGreaterThan(3));
    }
}
