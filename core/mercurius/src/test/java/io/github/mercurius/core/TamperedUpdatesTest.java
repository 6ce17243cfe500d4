package io.github.mercurius.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.BlackMarketAtEnd;
import io.github.mercurius.api.CardOrder;
import io.github.mercurius.api.Deal;
import io.github.mercurius.api.Deck;
import io.github.mercurius.api.DividendScale;
import io.github.mercurius.api.Event;
import io.github.mercurius.api.PlayerView;
import io.github.mercurius.api.PriceCard;
import io.github.mercurius.api.Rulings;
import io.github.mercurius.api.Setup;
import io.github.mercurius.api.Update;
import io.github.mercurius.model.RandomGame;
import io.github.mercurius.model.TamperedUpdates;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * Whatever a host changes in an update is refused, by a seat and by a spectator, unless what it tells then is something
 * else that can happen: another legal action, or unseen cards other than those that the viewer draws or another player
 * discards. Such lies are found by {@link GameRecord#verify}.
 *
 * <p>{@code -Dtampering.games=2000} plays more games.
 */
@Tag("games")
class TamperedUpdatesTest {
    private static final int GAMES = Integer.getInteger("tampering.games", 2);

    @Test
    void whatTheRulesCouldNotBringAboutIsRefused() {
        for (int i = 0; i < GAMES; i++) {
            TamperedUpdates counted = TamperedUpdates.areRefusedByViews(
                    RandomGame.of(Mercurius.rules(), setup(i), 1602 + i),
                    "update ",
                    (view, update) -> view.after((Update) update),
                    (view, update) -> isPossible(view, (Update) update));
            assertThat(counted.refused()).isGreaterThan(3_000);
        }
    }

    @Test
    void anUpdateThatDrawsEveryUnseenCardIsRefused() {
        Game game = Game.start(Setup.of(3), Deal.seeded(1602));
        PriceCard card = game.state().hand(0).kinds().get(0);
        Update told = game.applyAction(Action.playCard(card)).updatesFor(1, 0).get(0);
        PlayerView view = game.state().viewFor(1);
        List<Event> events = new ArrayList<>(told.events());
        for (PriceCard drawn : view.unseen().minus(card).toList()) {
            events.add(new Event.CardDrawn(0, Deck.MAIN, drawn));
        }
        Update forged = new Update(told.number(), told.turn(), told.step(), told.seat(), events);
        assertThatThrownBy(() -> view.after(forged))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageStartingWith("update ");
    }

    private static Setup setup(int number) {
        Rulings rulings = Rulings.builder()
                .cardOrder(CardOrder.values()[number / 3 % 2])
                .blackMarketAtEnd(BlackMarketAtEnd.values()[number / 2 % 2])
                .dividendScale(number % 4 == 0 ? DividendScale.fullPrice() : DividendScale.quarterPrice())
                .build();
        return Setup.builder()
                .players(3 + number % 3)
                .startSeat(number % 3)
                .rulings(rulings)
                .build();
    }

    /** Whether there is a state, as far as the viewer knows, in which an action tells this. */
    private static boolean isPossible(PlayerView view, Update update) {
        Game world = Game.from(PossibleWorld.of(view, update));
        OptionalInt viewer = view.viewer();
        return world.state().legalActions().stream()
                .map(action -> world.applyAction(action).updatesForHost(0).get(0))
                .map(told -> viewer.isPresent() ? told.seenBy(viewer.getAsInt()) : told.seenBySpectator())
                .anyMatch(told -> told.events().equals(update.events())
                        && told.turn() == update.turn()
                        && told.step() == update.step()
                        && told.seat() == update.seat());
    }
}
