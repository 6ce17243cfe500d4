package io.github.mercurius.mercado.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.json.JsonMapper;
import io.github.mercurius.json.testing.Refusals;
import io.github.mercurius.mercado.Action;
import io.github.mercurius.mercado.Coins;
import io.github.mercurius.mercado.Deal;
import io.github.mercurius.mercado.Dealer;
import io.github.mercurius.mercado.Edition;
import io.github.mercurius.mercado.Game;
import io.github.mercurius.mercado.GameState;
import io.github.mercurius.mercado.Price;
import io.github.mercurius.mercado.Setup;
import io.github.mercurius.mercado.Stall;
import io.github.mercurius.mercado.Table;
import io.github.mercurius.mercado.TokenKind;
import io.github.mercurius.mercado.Tokens;
import io.github.mercurius.rules.json.FormatException;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** A program with an object mapper of its own registers the module of Mercado, for one edition, and that is all. */
class MercadoModuleTest {
    private static final Edition EDITION = Edition.standIn();
    private static final Game GAME = Game.start(Setup.of(3), Deal.shuffled(EDITION, Dealer.seeded(7)));
    private static final GameState STATE = GAME.state();
    private static final ObjectMapper MAPPER = mapper(EDITION);

    private static ObjectMapper mapper(Edition edition) {
        return JsonMapper.builder()
                .addModule(new MercadoModule(edition).forHosts())
                .build();
    }

    private static <T> void comesBack(Class<T> type, T part) throws JsonProcessingException {
        assertThat(MAPPER.readValue(MAPPER.writeValueAsString(part), type)).isEqualTo(part);
    }

    @Test
    void partsOfAGameComeBack() throws JsonProcessingException {
        comesBack(Table.class, STATE.table());
        comesBack(Tokens.class, STATE.hand(0));
        comesBack(Coins.class, STATE.table().player(0).purse());
        comesBack(Price.class, EDITION.tiles().get(0).price());
        comesBack(Deal.class, GAME.deal().orElseThrow());
        comesBack(Action.SetCoin.class, (Action.SetCoin) Action.parse("G>1", EDITION));
        Map<?, ?> read = MAPPER.readValue(
                MAPPER.writeValueAsString(Map.of(Stall.OBJECTS_3, 3)),
                MAPPER.getTypeFactory().constructMapType(Map.class, Stall.class, Integer.class));
        assertThat(read).isEqualTo(Map.of(Stall.OBJECTS_3, 3));
    }

    @Test
    void whatHasNoFormatIsRefused() {
        for (Object hidden : List.of(GAME, GAME.seatGame(0), STATE.table().player(0))) {
            assertThatThrownBy(() -> MAPPER.writeValueAsString(List.of(hidden)))
                    .hasMessageContaining(hidden.getClass().getSimpleName()
                            + " has no JSON format, expected a type that has one, such as PlayerView");
        }
        assertThatThrownBy(() -> MAPPER.writeValueAsString(Map.of(STATE, 1)))
                .hasMessageContaining("expected a type that has a code");
    }

    @Test
    void whatIsForTheHostAloneIsRefusedButByTheModuleForHosts() {
        ObjectMapper players =
                JsonMapper.builder().addModule(new MercadoModule()).build();
        for (Object secret : List.of(STATE, GAME.toRecord(), GAME.updatesForHost(0))) {
            assertThatThrownBy(() -> players.writeValueAsString(List.of(secret)))
                    .hasMessageContaining("for a host's own store, a module that forHosts() gives");
        }
    }

    @Test
    void aModuleIsForOneEdition() throws JsonProcessingException {
        ObjectMapper theirs = mapper(RandomGames.OTHER);
        TokenKind token = RandomGames.OTHER.tokenKinds().get(0);
        String action = "{\"type\":\"playToken\",\"token\":\"NEW\"}";
        assertThat(theirs.readValue(action, Action.class)).isEqualTo(new Action.PlayToken(token));
        assertThat(theirs.readValue("\"NEW\"", TokenKind.class)).isEqualTo(token);
        assertThatThrownBy(() -> MAPPER.readValue(action, Action.class))
                .hasMessageContaining("/token: found \"NEW\", expected one of V3");
        // what carries its edition is read whatever that of the module
        assertThat(theirs.readValue(theirs.writeValueAsString(STATE), GameState.class))
                .isEqualTo(STATE);
        assertThatThrownBy(() -> new MercadoModule(null)).hasMessage("edition: null, expected an edition");
    }

    @Test
    void aRefusalOfAnEditionSaysAllThatIsWrong() {
        assertThatThrownBy(() -> MAPPER.readValue("{\"id\":7}", Edition.class))
                .cause()
                .isInstanceOfSatisfying(
                        FormatException.class,
                        refused -> assertThat(Refusals.problems(refused)).hasSizeGreaterThan(3));
    }
}
