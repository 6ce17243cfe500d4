package io.github.mercurius.json;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.Deal;
import io.github.mercurius.api.PlayerView;
import io.github.mercurius.api.Setup;
import io.github.mercurius.core.Game;
import io.github.mercurius.json.testing.Refusals;
import io.github.mercurius.json.testing.StrictLaws;
import io.github.mercurius.rules.json.FormatException;
import org.junit.jupiter.api.Test;

/** Whatever is not exactly a value of Mercurius is refused, with the place, what was found, and what was expected. */
class StrictInputTest extends StrictLaws<Action, PlayerView> {
    private static final Game GAME = Game.start(Setup.of(3), Deal.seeded(7));

    StrictInputTest() {
        super(RandomGames.GAMES, GAME, "AMS+SIL-", "backupDeck");
    }

    @Test
    void aCardTooOftenIsRefused() {
        String json = MercuriusJson.STATE.write(GAME.state());
        String changed = json.replaceFirst("\"backupDeck\":\\[\"[^\"]*\"", "\"backupDeck\":[\"AMS-COF+\"");
        assertThat(Refusals.of(MercuriusJson.STATE, changed))
                .hasMessage("the document: found AMS-COF+ cards: 2 with backup, expected at most 1 (THG-3)");
        String hand =
                json.replaceFirst("\"hands\":\\[\\[\"[^\"]*\",\"[^\"]*\"", "\"hands\":[[\"AMS-COF+\",\"AMS-COF+\"");
        assertThat(Refusals.of(MercuriusJson.STATE, hand))
                .hasMessage("/hands/0: found AMS-COF+ cards: 2, expected at most 1 (THG-3)");
    }

    @Test
    void minusZeroIsRefusedWhereverTheTypeStands() {
        String expected = "/turn: found -0, expected 0 without a sign";
        isRefused(MercuriusJson.EVENT, "{'type':'turnBegan','turn':-0,'seat':0}", expected);
        isRefused(MercuriusJson.EVENT, "{'turn':-0,'type':'turnBegan','seat':0}", expected);
    }

    @Test
    void anExceptionTellsPlaceAndFactsApart() {
        FormatException refusal = Refusals.of(MercuriusJson.ACTION, "{\"type\":\"buy\",\"asset\":7}");
        assertThat(refusal.pointer()).isEqualTo("/asset");
        assertThat(refusal.found()).isEqualTo("7");
        assertThat(refusal.expected()).startsWith("one of AMS, HOO");
    }
}
