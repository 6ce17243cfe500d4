package io.github.mercurius.core;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.mercurius.api.Event;
import io.github.mercurius.api.Player;
import io.github.mercurius.testkit.MercuriusDomain;
import io.github.mercurius.testkit.RandomGame;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Tag;
import net.jqwik.api.domains.Domain;

/** What holds in every state of every game. */
@Tag("games")
@Domain(MercuriusDomain.class)
class GameLawsTest {
    @Property(tries = 60, seed = "1602")
    void everyGuilderThatMovesIsInAnEvent_THG5(@ForAll RandomGame game) {
        GameState before = game.start();
        for (Step step : game.game().steps()) {
            for (Player player : before.table().players()) {
                int seat = player.seat();
                int told = step.update().events().stream()
                        .mapToInt(event -> money(event, seat))
                        .sum();
                assertThat(step.after().table().player(seat).cash()).isEqualTo(player.cash() + told);
            }
            before = step.after();
        }
    }

    private static int money(Event event, int seat) {
        if (event instanceof Event.DividendPaid dividend) {
            return dividend.received().get(seat);
        }
        if (event instanceof Event.Bought bought) {
            return bought.seat() == seat ? -bought.cost() : 0;
        }
        if (event instanceof Event.Sold sold) {
            return sold.seat() == seat ? sold.gain() : 0;
        }
        if (event instanceof Event.BlackMarketSold sold) {
            return sold.seat() == seat ? sold.proceeds() : 0;
        }
        return event instanceof Event.HoldingsSold sold && sold.seat() == seat ? sold.proceeds() : 0;
    }
}
