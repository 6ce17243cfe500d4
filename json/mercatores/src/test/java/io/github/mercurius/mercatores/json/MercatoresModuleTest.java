package io.github.mercurius.mercatores.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.json.JsonMapper;
import io.github.mercurius.json.testing.ModuleLaws;
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
import io.github.mercurius.mercatores.Setup;
import io.github.mercurius.mercatores.SpecialCard;
import io.github.mercurius.mercatores.Table;
import io.github.mercurius.mercatores.Update;
import io.github.mercurius.mercatores.Violation;
import io.github.mercurius.rules.json.FormatException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** A program with an object mapper of its own registers the module of Mercatores, and that is all. */
class MercatoresModuleTest extends ModuleLaws<Action, PlayerView> {
    private static final Edition EDITION = Edition.standIn();
    private static final Game GAME = game();

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
        Game game = Game.start(Setup.of(3), Deal.seeded(EDITION, 7));
        Random random = new Random(7);
        for (int i = 0; i < 40; i++) {
            game = game.applyAction(game.state().legalActions().sample(random::nextInt));
        }
        return game;
    }

    private static Message message() {
        Map<Card, Integer> copies = new LinkedHashMap<>();
        GAME.setup().edition().cards().forEach(card -> copies.put(card, 1));
        return new Message(
                "7",
                SampleDocuments.ACTIONS.get(6),
                new Action.Give(new GoodsCard(Good.TOB, 1)),
                GAME.updatesForHost(36),
                Map.of(Good.TOB, 3),
                copies,
                SampleDocuments.VIOLATIONS.get(5),
                GAME.state().viewFor(0),
                GAME.state(),
                GAME.toRecord(),
                GAME.setup(),
                GAME.state().table(),
                GAME.state().hand(0),
                GAME.deal().orElseThrow(),
                GAME.setup().edition());
    }

    MercatoresModuleTest() {
        super(new MercatoresModule(), Action.class, MercatoresJson.formats(EDITION), GAME, message());
    }

    @Override
    protected Action emptyAction() {
        return new Action.CashSpecial(EDITION.specialCards().get(0), OptionalInt.empty());
    }

    @Override
    protected List<Object> hidden() {
        return List.of(
                SealedDeal.of(GAME.setup(), GAME.deal().orElseThrow(), "0".repeat(64)),
                GAME.state().table().player(0));
    }

    @Override
    protected String coded() {
        return "Good or Card";
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
        assertThatThrownBy(() -> mapper.readValue("{\"type\":\"discardSpecial\",\"card\":\"QD\"}", Action.class))
                .hasMessageContaining("/card: found \"QD\", expected one of WAR");
        // what carries its edition is read whatever that of the module
        GameState state = GAME.state();
        assertThat(other.readValue(other.writeValueAsString(state), GameState.class))
                .isEqualTo(state);
        assertThatThrownBy(() -> new MercatoresModule(null)).hasMessage("edition: null, expected an edition");
    }

    @Test
    void aMistakeComesAsTheMappersExceptionWithOursAsItsCause() {
        assertThatThrownBy(() -> mapper.readValue("{\"type\":\"give\",\"card\":\"X\"}", Action.class))
                .isInstanceOf(JsonMappingException.class)
                .hasMessageContaining("/card: found \"X\", expected one of CRN0")
                .hasCauseInstanceOf(FormatException.class);
        assertThatThrownBy(() -> mapper.readValue("{\"type\":\"tax\",\"card\":\"CRN0\"}", Action.Give.class))
                .hasMessageContaining("found X:CRN0, expected a Give");
        assertThatThrownBy(() -> mapper.readValue("{\"type\":'tax',\"card\":\"CRN0\"}", Action.class))
                .isInstanceOf(JsonProcessingException.class);
        assertThatThrownBy(() -> mapper.readValue("{\"X\":1}", new TypeReference<Map<Card, Integer>>() {}))
                .isInstanceOf(JsonMappingException.class)
                .hasMessageContaining("\"X\", expected one of CRN0");
        assertThatThrownBy(() -> mapper.readValue("{\"id\":7}", Edition.class))
                .cause()
                .isInstanceOfSatisfying(
                        FormatException.class,
                        refused -> assertThat(Refusals.problems(refused)).hasSizeGreaterThan(3));
    }
}
