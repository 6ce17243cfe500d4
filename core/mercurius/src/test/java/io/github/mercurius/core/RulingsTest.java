package io.github.mercurius.core;

import static io.github.mercurius.api.Asset.AMS;
import static io.github.mercurius.api.Asset.SIL;
import static io.github.mercurius.api.Asset.TEA;
import static io.github.mercurius.core.MadePosition.play;
import static io.github.mercurius.core.MadePosition.withRulings;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.BlackMarketAtEnd;
import io.github.mercurius.api.CardOrder;
import io.github.mercurius.api.Event;
import io.github.mercurius.api.Player;
import io.github.mercurius.api.PriceCard;
import io.github.mercurius.api.Rulings;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Each option changes what it says (RUL-5, RUL-6). */
class RulingsTest {
    @Test
    void atTheEndOfTheTrackTheOrderOfCardsDecides_RUL5() {
        // The new card takes silk down by 2, the old one up by 2; from space 1 only one of the two is cut short.
        MadePosition position = MadePosition.ofThree()
                .turn(3)
                .space(SIL, 1)
                .hand(0, PriceCard.AMS_UP_SIL_DOWN)
                .board(0, PriceCard.HOO_DOWN_SIL_UP, PriceCard.DEL_UP_POR_DOWN);
        GameState newest = position.game();
        GameState oldest = withRulings(
                newest, Rulings.builder().cardOrder(CardOrder.OLDEST_FIRST).build());
        assertThat(play(newest, "AMS+SIL-").table().space(SIL)).as("1 → 0 → 2").isEqualTo(2);
        assertThat(play(oldest, "AMS+SIL-").table().space(SIL)).as("1 → 3 → 1").isEqualTo(1);
    }

    @Test
    void cardsActFromTheNewestToTheOldest_PRC4() {
        List<Event> events = new ArrayList<>();
        GameState state = MadePosition.ofThree()
                .turn(3)
                .hand(0, PriceCard.AMS_UP_SIL_DOWN)
                .board(0, PriceCard.HOO_DOWN_SIL_UP, PriceCard.DEL_UP_POR_DOWN)
                .game();
        state.applyAction(Action.playCard(PriceCard.AMS_UP_SIL_DOWN), events::add);
        assertThat(events.subList(1, 5))
                .containsExactly(
                        new Event.PricesMoved(PriceCard.AMS_UP_SIL_DOWN, 14, 15, 19, 17),
                        new Event.PricesMoved(PriceCard.HOO_DOWN_SIL_UP, 14, 13, 17, 19),
                        new Event.PricesMoved(PriceCard.DEL_UP_POR_DOWN, 14, 15, 19, 17),
                        new Event.BoardShifted(0, Optional.of(PriceCard.DEL_UP_POR_DOWN)));
    }

    @Test
    void tokensLeftOnABlackMarketCardAreForfeitedUnlessTheHostSaysOtherwise_RUL6() {
        GameState forfeited = MadePosition.ofThree()
                .turn(50)
                .blackMarket(1, TEA, TEA)
                .blackMarket(2, AMS)
                .tokens(2, AMS)
                .hand(2, PriceCard.DEL_UP_POR_DOWN)
                .game();
        GameState sold = withRulings(
                forfeited,
                Rulings.builder().blackMarketAtEnd(BlackMarketAtEnd.SOLD).build());
        assertThat(play(forfeited, "DEL+POR-").table().players())
                .extracting(Player::cash)
                .containsExactly(70, 70, 80);
        assertThat(play(sold, "DEL+POR-").table().players())
                .extracting(Player::cash)
                .containsExactly(70, 100, 90);
    }
}
