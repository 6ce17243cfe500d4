package io.github.mercurius.mercatores.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.json.JsonMapper;
import io.github.mercurius.json.testing.Refusals;
import io.github.mercurius.mercatores.Action;
import io.github.mercurius.mercatores.Card;
import io.github.mercurius.mercatores.Cards;
import io.github.mercurius.mercatores.Deal;
import io.github.mercurius.mercatores.Edition;
import io.github.mercurius.mercatores.Game;
import io.github.mercurius.mercatores.GameState;
import io.github.mercurius.mercatores.Mercatores;
import io.github.mercurius.mercatores.SealedDeal;
import io.github.mercurius.mercatores.Setup;
import io.github.mercurius.mercatores.SpecialCard;
import io.github.mercurius.mercatores.Table;
import io.github.mercurius.rules.json.FormatException;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** A program with an object mapper of its own registers the module of Mercatores, for one edition, and that is all. */
class MercatoresModuleTest {
    private static final Edition EDITION = Edition.standIn();
    private static final Game GAME = Game.start(Setup.of(3), Deal.seeded(EDITION, 7));
    private static final GameState STATE = GAME.state();
    private static final ObjectMapper MAPPER = mapper(EDITION);

    private static ObjectMapper mapper(Edition edition) {
        return JsonMapper.builder()
                .addModule(new MercatoresModule(edition).forHosts())
                .build();
    }

    private static <T> void comesBack(Class<T> type, T part) throws JsonProcessingException {
        assertThat(MAPPER.readValue(MAPPER.writeValueAsString(part), type)).isEqualTo(part);
    }

    @Test
    void partsOfAGameComeBack() throws JsonProcessingException {
        comesBack(Table.class, STATE.table());
        comesBack(Cards.class, STATE.hand(0));
        comesBack(Deal.class, GAME.deal().orElseThrow());
        comesBack(Action.Give.class, (Action.Give) Action.parse("G:TOB1", EDITION));
        Card key = EDITION.cards().get(0);
        Map<?, ?> read = MAPPER.readValue(
                MAPPER.writeValueAsString(Map.of(key, 3)),
                MAPPER.getTypeFactory().constructMapType(Map.class, Card.class, Integer.class));
        assertThat(read).isEqualTo(Map.of(key, 3));
    }

    @Test
    void whatHasNoFormatIsRefused() {
        for (Object hidden : List.of(
                GAME,
                GAME.seatGame(0),
                new SealedDeal(GAME.setup(), GAME.deal().orElseThrow(), "0".repeat(64)),
                Mercatores.jointDeal(GAME.setup(), "0".repeat(64)),
                STATE.table().player(0))) {
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
                JsonMapper.builder().addModule(new MercatoresModule()).build();
        for (Object secret : List.of(STATE, GAME.toRecord(), GAME.updatesForHost(0))) {
            assertThatThrownBy(() -> players.writeValueAsString(List.of(secret)))
                    .hasMessageContaining("for a host's own store, a module that forHosts() gives");
        }
    }

    @Test
    void aModuleIsForOneEdition() throws JsonProcessingException {
        ObjectMapper theirs = mapper(RandomGames.OTHER);
        SpecialCard card = RandomGames.OTHER.specialCards().get(1);
        String action = "{\"type\":\"discardSpecial\",\"card\":\"QD\"}";
        assertThat(theirs.readValue(action, Action.class)).isEqualTo(new Action.DiscardSpecial(card));
        assertThat(theirs.readValue("\"QD\"", SpecialCard.class)).isEqualTo(card);
        assertThatThrownBy(() -> MAPPER.readValue(action, Action.class))
                .hasMessageContaining("/card: found \"QD\", expected one of WAR");
        // what carries its edition is read whatever that of the module
        assertThat(theirs.readValue(theirs.writeValueAsString(STATE), GameState.class))
                .isEqualTo(STATE);
        assertThatThrownBy(() -> new MercatoresModule(null)).hasMessage("edition: null, expected an edition");
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
