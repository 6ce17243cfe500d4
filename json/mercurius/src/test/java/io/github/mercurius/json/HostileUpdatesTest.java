package io.github.mercurius.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.json.JsonMapper;
import io.github.mercurius.api.Action;
import io.github.mercurius.api.Asset;
import io.github.mercurius.api.Deal;
import io.github.mercurius.api.Deck;
import io.github.mercurius.api.Event;
import io.github.mercurius.api.PriceCard;
import io.github.mercurius.api.Setup;
import io.github.mercurius.api.Tokens;
import io.github.mercurius.api.Update;
import io.github.mercurius.core.Game;
import io.github.mercurius.core.SeatGame;
import io.github.mercurius.rules.json.FormatException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Updates that no host sends are refused by every client that follows the game, however they came. */
class HostileUpdatesTest {
    private static final ObjectMapper MAPPER =
            JsonMapper.builder().addModule(new MercuriusModule()).build();
    private static final Game GAME = Game.start(Setup.of(3), Deal.seeded(7))
            .applyAction(Action.parse("+AMS"))
            .applyAction(Action.parse("+HOO"));
    private static final Event BOUGHT = new Event.Bought(0, Asset.DEL, 1, 10);
    private static final int MANY = 40_000;

    private static Update next(List<Event> events) {
        return new Update(2, 0, 2, 0, events);
    }

    /** Refused by a view and by a whole side of the game, for each seat and for spectators. */
    private static void refusedByAll(Update update) {
        List<SeatGame> clients = new ArrayList<>(List.of(GAME.spectatorGame()));
        GAME.setup().seats().forEach(seat -> clients.add(GAME.seatGame(seat)));
        for (SeatGame client : clients) {
            assertThatThrownBy(() -> client.view().after(update))
                    .isInstanceOf(IllegalArgumentException.class)
                    .hasMessageStartingWith("update " + update.number() + " " + update.turn() + " ")
                    .hasMessageContaining("expected");
            assertThatThrownBy(() -> client.after(update))
                    .isInstanceOf(IllegalArgumentException.class)
                    .hasMessageContaining("expected");
        }
    }

    static Stream<List<Event>> tooManyEvents() {
        return Stream.of(
                        List.of(BOUGHT),
                        List.of(new Event.HiddenCardDrawn(0, Deck.MAIN)),
                        List.of(new Event.CardDrawn(0, Deck.MAIN, PriceCard.AMS_UP_SIL_DOWN)),
                        List.of(new Event.CardDrawn(1, Deck.BACKUP, PriceCard.AMS_UP_SIL_DOWN)),
                        List.of(new Event.BlackMarketFilled(0, Tokens.of(Asset.AMS))),
                        List.of(new Event.TurnBegan(1, 1)))
                .map(one -> Collections.nCopies(MANY, one.get(0)));
    }

    @ParameterizedTest
    @MethodSource("tooManyEvents")
    void tensOfThousandsOfEventsAreRefused(List<Event> events) throws Exception {
        refusedByAll(next(events));
        assertThatThrownBy(() -> MercuriusJson.UPDATE.write(next(events)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageMatching("cannot be written as JSON: \\d+ characters, expected at most 1048576");
        String json = MAPPER.writeValueAsString(next(events));
        assertThatThrownBy(() -> MercuriusJson.UPDATE.read(json))
                .isInstanceOf(FormatException.class)
                .hasMessage("the document: found a larger document, expected at most 1048576 characters");
        refusedByAll(MAPPER.readValue(json, Update.class));
    }

    @Test
    void goodEventsWithThousandsMoreAreRefused() {
        List<Event> events = new ArrayList<>(
                GAME.applyAction(Action.parse("+DEL")).updatesForHost(2).get(0).events());
        assertThat(GAME.seatGame(1).after(next(events)).nextNumber()).isEqualTo(3);
        events.addAll(Collections.nCopies(MANY, events.get(0)));
        refusedByAll(next(events));
    }
}
