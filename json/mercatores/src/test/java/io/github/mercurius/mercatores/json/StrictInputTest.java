package io.github.mercurius.mercatores.json;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.mercurius.json.testing.Refusals;
import io.github.mercurius.json.testing.StrictLaws;
import io.github.mercurius.mercatores.Action;
import io.github.mercurius.mercatores.Deal;
import io.github.mercurius.mercatores.Edition;
import io.github.mercurius.mercatores.Game;
import io.github.mercurius.mercatores.GameState;
import io.github.mercurius.mercatores.Phase;
import io.github.mercurius.mercatores.PlayerView;
import io.github.mercurius.mercatores.Setup;
import org.junit.jupiter.api.Test;

/** Whatever is not exactly a value of Mercatores is refused, with the place, what was found, and what was expected. */
class StrictInputTest extends StrictLaws<Action, PlayerView> {
    private static final Game GAME = Game.start(Setup.of(3), Deal.seeded(Edition.standIn(), 7));

    StrictInputTest() {
        super(RandomGames.GAMES, GAME, "WAR", "deck");
    }

    @Test
    void whatFollowsFromTheRestIsNotLeftOut() {
        String state = MercatoresJson.STATE.write(GAME.state());
        assertThat(Refusals.of(MercatoresJson.STATE, state, "'given':null", "'given':'CRN0'"))
                .hasMessage("/table: found card given: CRN0, expected none in this step (MKT-1, MKT-4)");
        GameState profit = GAME.state();
        while (profit.table().phase() == Phase.INVESTMENT) {
            profit = profit.applyAction(profit.legalActions().get(0));
        }
        String json = MercatoresJson.STATE.write(profit);
        assertThat(Refusals.of(MercatoresJson.STATE, json.replaceFirst("\"unloading\":\\d", "\"unloading\":null")))
                .hasMessageStartingWith("/table/unloading: found none, expected ");
        assertThat(Refusals.of(MercatoresJson.STATE, state.replaceFirst("\"deckSize\":62", "\"deckSize\":61")))
                .hasMessage("/table/deckSize: found 61, expected 62");
    }

    @Test
    void whatNamesUnknownCardsBeforeTheEditionIsRefused() {
        String first = inFront("deck", MercatoresJson.STATE.write(GAME.state()));
        assertThat(Refusals.of(MercatoresJson.STATE, first.replaceFirst("\"deck\":\\[\"", "\"deck\":[\"X")))
                .hasMessageStartingWith("/deck/0: found \"X");
    }

    @Test
    void aJointDealIsCheckedAsItWasWhenItWasMade() {
        String json = lines("golden/joint-1.jsonl").get(3);
        assertThat(Refusals.of(MercatoresJson.JOINT_DEAL, json, "'part':'f", "'part':'e"))
                .hasMessageStartingWith("the document: found part of host: has commitment");
        assertThat(Refusals.of(MercatoresJson.JOINT_DEAL, json, "'part':'0", "'part':'e"))
                .hasMessageStartingWith("the document: found part of seat 0: has commitment");
        assertThat(Refusals.of(MercatoresJson.JOINT_DEAL, json, "'part':'f", "'part':'F")
                        .pointer())
                .isEqualTo("/host/part");
        assertThat(Refusals.of(MercatoresJson.JOINT_DEAL, json, "'players':2", "'players':3"))
                .hasMessage("/seats: found 2 items, expected at least 3");
    }
}
