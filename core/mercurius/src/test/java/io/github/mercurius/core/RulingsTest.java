package io.github.mercurius.core;

import static io.github.mercurius.api.Asset.AMS;
import static io.github.mercurius.api.Asset.SIL;
import static io.github.mercurius.api.Asset.TEA;
import static io.github.mercurius.core.MadePosition.play;
import static io.github.mercurius.core.MadePosition.withRulings;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.Asset;
import io.github.mercurius.api.BlackMarketAtEnd;
import io.github.mercurius.api.CardOrder;
import io.github.mercurius.api.DividendScale;
import io.github.mercurius.api.Event;
import io.github.mercurius.api.Market;
import io.github.mercurius.api.Player;
import io.github.mercurius.api.PriceCard;
import io.github.mercurius.api.Rulings;
import io.github.mercurius.api.Setup;
import io.github.mercurius.api.Table;
import io.github.mercurius.testkit.MercuriusDomain;
import io.github.mercurius.testkit.RandomGame;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Tag;
import net.jqwik.api.domains.Domain;
import org.junit.jupiter.api.Test;

/** Each option changes what it says, and nothing else (RUL-1, RUL-5, RUL-6). */
@Tag("games")
@Domain(MercuriusDomain.class)
class RulingsTest {
    private static Rulings.Builder like(Setup setup) {
        Rulings rulings = setup.rulings();
        return Rulings.builder()
                .dividendScale(rulings.dividendScale())
                .cardOrder(rulings.cardOrder())
                .blackMarketAtEnd(rulings.blackMarketAtEnd());
    }

    @Property(tries = 30, seed = "1602")
    void theDividendScaleChangesTheMoneyOfDividendsAndNothingElse_RUL1(
            @ForAll RandomGame game, @ForAll DividendScale scale) {
        Rulings own = game.setup().rulings();
        Rulings other = like(game.setup()).dividendScale(scale).build();
        game.play(step -> {
            GameState before = withRulings(step.before(), other);
            assertThat(before.legalActions()).isEqualTo(step.before().legalActions());
            GameState after = withRulings(before.applyAction(step.action()), own);
            if (step.action() instanceof Action.Dividend dividend) {
                int price = step.before().table().price(dividend.chamber().share());
                int more = scale.amountAt(price) - own.dividendScale().amountAt(price);
                for (Player player : step.before().table().players()) {
                    int shares = player.tokens().count(dividend.chamber().share());
                    int cash = after.table().player(player.seat()).cash();
                    after = MadePosition.withCash(after, player.seat(), cash - more * shares);
                }
            }
            assertThat(after).isEqualTo(step.after());
        });
    }

    @Property(tries = 30, seed = "1602")
    void theOrderOfCardsChangesWhereMarkersStopAtTheEndsOfTheirTracksAndNothingElse_RUL5(@ForAll RandomGame game) {
        Rulings own = game.setup().rulings();
        CardOrder otherOrder =
                own.cardOrder() == CardOrder.NEWEST_FIRST ? CardOrder.OLDEST_FIRST : CardOrder.NEWEST_FIRST;
        Rulings other = like(game.setup()).cardOrder(otherOrder).build();
        game.play(step -> {
            GameState before = withRulings(step.before(), other);
            assertThat(before.legalActions()).isEqualTo(step.before().legalActions());
            GameState after = withRulings(before.applyAction(step.action()), own);
            Table expected = step.after().table();
            List<Integer> spaces = after.table().market().spaces();
            assertThat(spaces).isEqualTo(spacesAfter(before.table(), step.action(), otherOrder));
            if (spaces.equals(expected.market().spaces())) {
                assertThat(after).isEqualTo(step.after());
            } else {
                assertThat(after.mainDeck()).isEqualTo(step.after().mainDeck());
                assertThat(after.table().bank()).isEqualTo(expected.bank());
                assertThat(after.table().discardPile()).isEqualTo(expected.discardPile());
            }
        });
    }

    /** Where the markers are after an action, if the cards act in an order. */
    private static List<Integer> spacesAfter(Table before, Action action, CardOrder order) {
        List<Integer> spaces = new ArrayList<>(before.market().spaces());
        if (action instanceof Action.PlayCard || action instanceof Action.PlayNews) {
            List<PriceCard> cards = new ArrayList<>();
            if (action instanceof Action.PlayCard play) {
                cards.add(play.card());
            }
            ((OpenPlayer) before.player(before.activeSeat())).addBoardTo(cards);
            if (order == CardOrder.OLDEST_FIRST) {
                Collections.reverse(cards);
            }
            for (PriceCard card : cards) {
                move(spaces, card.chamber().share(), card.shareMove());
                move(spaces, card.commodity(), card.commodityMove());
            }
        }
        return spaces;
    }

    private static void move(List<Integer> spaces, Asset asset, int move) {
        int space = spaces.get(asset.ordinal()) + move;
        spaces.set(asset.ordinal(), Math.max(0, Math.min(Market.LAST_SPACE, space)));
    }

    @Property(tries = 30, seed = "1602")
    void theBlackMarketAtTheEndChangesTheFinalCashAndNothingElse_RUL6(@ForAll RandomGame game) {
        Rulings own = game.setup().rulings();
        boolean sold = own.blackMarketAtEnd() == BlackMarketAtEnd.SOLD;
        Rulings other = like(game.setup())
                .blackMarketAtEnd(sold ? BlackMarketAtEnd.FORFEITED : BlackMarketAtEnd.SOLD)
                .build();
        game.play(step -> {
            GameState before = withRulings(step.before(), other);
            assertThat(before.legalActions()).isEqualTo(step.before().legalActions());
            GameState after = withRulings(before.applyAction(step.action()), own);
            if (step.after().isOver()) {
                for (Player player : step.before().table().players()) {
                    int value = player.blackMarket().value(step.after().table().market());
                    int cash = after.table().player(player.seat()).cash();
                    after = MadePosition.withCash(after, player.seat(), sold ? cash + value : cash - value);
                }
            }
            assertThat(after).isEqualTo(step.after());
        });
    }

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
