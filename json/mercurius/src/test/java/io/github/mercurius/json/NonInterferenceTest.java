package io.github.mercurius.json;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.Deal;
import io.github.mercurius.api.Event;
import io.github.mercurius.api.PriceCard;
import io.github.mercurius.api.Table;
import io.github.mercurius.api.Update;
import io.github.mercurius.core.Game;
import io.github.mercurius.core.GameState;
import io.github.mercurius.json.testing.Play;
import io.github.mercurius.testkit.MercuriusDomain;
import io.github.mercurius.testkit.RandomGame;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.domains.Domain;

/** INF-1, INF-2 on the wire: what a seat may not see makes no difference to a single byte that it is sent. */
@Domain(MercuriusDomain.class)
class NonInterferenceTest {
    @Property(tries = 30, seed = "1602")
    void eventsOnTheWireNameNoCardThatAnotherDrew(@ForAll RandomGame randomGame) {
        Game game = randomGame.game();
        for (Update update : game.updatesForHost(0)) {
            for (Event event : update.events()) {
                if (event instanceof Event.CardDrawn drawn) {
                    String hidden = "{\"type\":\"hiddenCardDrawn\",\"seat\":" + drawn.seat() + ",\"deck\":\""
                            + drawn.deck() + "\"}";
                    String all = MercuriusJson.UPDATE.write(update.seenBySpectator());
                    String other = MercuriusJson.UPDATE.write(update.seenBy(drawn.seat() + 1));
                    assertThat(MercuriusJson.EVENT.write(event.seenBySpectator()))
                            .isEqualTo(hidden);
                    assertThat(all).contains(hidden).doesNotContain("\"cardDrawn\"");
                    assertThat(other).isEqualTo(all);
                    assertThat(MercuriusJson.UPDATE.write(update.seenBy(drawn.seat())))
                            .contains(MercuriusJson.EVENT.write(event))
                            .doesNotContain("hiddenCardDrawn");
                }
            }
        }
    }

    @Property(tries = 100, seed = "1602")
    void updatesOfGamesThatLookTheSameToASeatAreTheSameJson(@ForAll GameState real, @ForAll Random random) {
        for (int seat = 0; seat < real.table().setup().players(); seat++) {
            GameState other = (GameState) real.viewFor(seat).determinize(random::nextInt);
            for (Action action : real.legalActions()) {
                if (other.legalActions().contains(action)) {
                    Update one = update(real, action);
                    Update two = update(other, action);
                    assertThat(MercuriusJson.UPDATE.write(two.seenBySpectator()))
                            .isEqualTo(MercuriusJson.UPDATE.write(one.seenBySpectator()));
                    // the cards that a seat draws itself are new to it
                    if (one.seat() != seat) {
                        assertThat(MercuriusJson.UPDATE.write(two.seenBy(seat)))
                                .isEqualTo(MercuriusJson.UPDATE.write(one.seenBy(seat)));
                    }
                }
            }
        }
    }

    private static Update update(GameState state, Action action) {
        List<Event> events = new ArrayList<>();
        state.applyAction(action, events::add);
        Table table = state.table();
        return new Update(0, table.turn(), table.step(), table.activeSeat(), events);
    }

    @Property(tries = 30, seed = "-8602454502134108693")
    void aRecordWithoutSecretsIsTheSameForAllDealsThatItFits(@ForAll RandomGame randomGame, @ForAll Random random) {
        Game game = randomGame.game(random.nextInt(60));
        List<PriceCard> cards = new ArrayList<>(game.deal().orElseThrow().cards());
        // the cards that nobody drew, in another order
        List<PriceCard> left = game.state().mainDeck();
        int at = cards.size() - left.size();
        Collections.shuffle(cards.subList(at, at + left.size()), random);
        Play.looksTheSameWithoutSecrets(MercuriusJson.formats(), game, Game.start(game.setup(), Deal.of(cards)));
    }
}
