package io.github.mercurius.core;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.mercurius.api.Board;
import io.github.mercurius.api.Cards;
import io.github.mercurius.api.Event;
import io.github.mercurius.api.Player;
import io.github.mercurius.api.PriceCard;
import io.github.mercurius.api.Tokens;
import io.github.mercurius.testkit.MercuriusDomain;
import io.github.mercurius.testkit.RandomGame;
import java.util.ArrayList;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Tag;
import net.jqwik.api.domains.Domain;

/** What holds in every state of every game. */
@Tag("games")
@Domain(MercuriusDomain.class)
class GameLawsTest {
    @Property(tries = 60, seed = "1602")
    void tokensOfEachAssetAreConserved_SET2(@ForAll RandomGame game) {
        for (GameState state : game.states()) {
            Tokens all = state.table().bank();
            for (Player player : state.table().players()) {
                all = all.plus(player.tokens()).plus(player.blackMarket());
            }
            assertThat(all).isEqualTo(Tokens.ofEach(game.setup().tokensOfEach()));
        }
    }

    @Property(tries = 60, seed = "1602")
    void the72CardsAreConserved_THG3(@ForAll RandomGame game) {
        for (GameState state : game.states()) {
            List<PriceCard> cards = new ArrayList<>(state.table().discardPile());
            cards.addAll(state.mainDeck());
            cards.addAll(state.backupDeck());
            for (Player player : state.table().players()) {
                cards.addAll(state.hand(player.seat()).toList());
                for (int space = 0; space < Board.SPACES; space++) {
                    player.board().card(space).ifPresent(card -> {
                        if (card instanceof PriceCard priceCard) {
                            cards.add(priceCard);
                        }
                    });
                }
            }
            assertThat(Cards.of(cards)).isEqualTo(Cards.all());
        }
    }

    @Property(tries = 60, seed = "1602")
    void everyGuilderThatMovesIsInAnEvent_THG5(@ForAll RandomGame game) {
        game.play(step -> {
            for (Player player : step.before().table().players()) {
                int seat = player.seat();
                int told = step.events().stream()
                        .mapToInt(event -> money(event, seat))
                        .sum();
                assertThat(step.after().table().player(seat).cash()).isEqualTo(player.cash() + told);
            }
        });
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

    @Property(tries = 60, seed = "1602")
    void theOldStateIsUnchangedByAnAction(@ForAll RandomGame game) {
        List<GameState> states = new ArrayList<>();
        List<String> texts = new ArrayList<>();
        game.play(step -> {
            states.add(step.before());
            texts.add(step.before().toString());
        });
        assertThat(states).extracting(GameState::toString).isEqualTo(texts);
    }
}
