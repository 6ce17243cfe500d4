package io.github.mercurius.core;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.Asset;
import io.github.mercurius.api.Board;
import io.github.mercurius.api.Cards;
import io.github.mercurius.api.Chamber;
import io.github.mercurius.api.Deck;
import io.github.mercurius.api.Event;
import io.github.mercurius.api.Phase;
import io.github.mercurius.api.Player;
import io.github.mercurius.api.PriceCard;
import io.github.mercurius.api.SpecialCard;
import io.github.mercurius.api.Table;
import io.github.mercurius.api.Tokens;
import io.github.mercurius.testkit.MercuriusDomain;
import io.github.mercurius.testkit.RandomGame;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Tag;
import net.jqwik.api.domains.Domain;

/** What holds in every state of every game. */
@Tag("games")
@Domain(MercuriusDomain.class)
class GameLawsTest {
    @Property(tries = 300, seed = "1602")
    void aMarkerNeverLeavesTheTrack_PRC3(@ForAll RandomGame game) {
        assertThat(game.states())
                .allSatisfy(state -> assertThat(state.table().market().spaces())
                        .hasSize(12)
                        .allMatch(space -> space >= 0 && space <= 32));
    }

    @Property(tries = 300, seed = "1602")
    void tokensOfEachAssetAreConserved_SET2(@ForAll RandomGame game) {
        for (GameState state : game.states()) {
            Tokens all = state.table().bank();
            for (Player player : state.table().players()) {
                all = all.plus(player.tokens()).plus(player.blackMarket());
            }
            assertThat(all).isEqualTo(Tokens.ofEach(game.setup().tokensOfEach()));
        }
    }

    @Property(tries = 300, seed = "1602")
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

    @Property(tries = 300, seed = "1602")
    void theSizesOnTheTableAreThoseOfTheHiddenCards_INF1_INF2(@ForAll RandomGame game) {
        for (GameState state : game.states()) {
            assertThat(state.table().players())
                    .allMatch(player ->
                            player.handSize() == state.hand(player.seat()).size());
            assertThat(state.table().deckSize(Deck.MAIN))
                    .isEqualTo(state.mainDeck().size());
            assertThat(state.table().deckSize(Deck.BACKUP))
                    .isEqualTo(state.backupDeck().size());
        }
    }

    @Property(tries = 300, seed = "1602")
    void cashIsNeverNegative_TRD5(@ForAll RandomGame game) {
        assertThat(game.states())
                .allSatisfy(state -> assertThat(state.table().players()).allMatch(player -> player.cash() >= 0));
    }

    @Property(tries = 300, seed = "1602")
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

    @Property(tries = 300, seed = "1602")
    void aTurnsSalesOfAnAssetBringAtLeastOneGuilderAToken_TRD3(@ForAll RandomGame game) {
        Map<Asset, Integer> proceeds = new HashMap<>();
        game.play(step -> {
            for (Event event : step.events()) {
                if (event instanceof Event.TurnBegan) {
                    proceeds.clear();
                } else if (event instanceof Event.Sold sold) {
                    int total = proceeds.merge(sold.asset(), sold.gain(), Integer::sum);
                    assertThat(total).isGreaterThanOrEqualTo(sold.nth());
                }
            }
        });
    }

    @Property(tries = 300, seed = "1602")
    void aTurnHasNeverMoreThanThreeTradesAndNoneBesideASpecialCard_TRD1_TRN1(@ForAll RandomGame game) {
        List<Action> inTurn = new ArrayList<>();
        game.play(step -> {
            if (endsTurn(step.action())) {
                inTurn.clear();
            } else {
                inTurn.add(step.action());
            }
            boolean onlyTrades = inTurn.stream().allMatch(a -> a instanceof Action.Buy || a instanceof Action.Sell);
            assertThat(inTurn).hasSizeLessThanOrEqualTo(onlyTrades ? 3 : 1);
        });
    }

    @Property(tries = 300, seed = "1602")
    void aTurnEndsWithACardAndNeedsNothingElse_TRN2_RUL10(@ForAll RandomGame game) {
        game.play(step -> {
            Table before = step.before().table();
            assertThat(step.after().table().turn()).isEqualTo(before.turn() + (endsTurn(step.action()) ? 1 : 0));
            Cards hand = step.before().hand(before.activeSeat());
            assertThat(hand.toList())
                    .isNotEmpty()
                    .allMatch(card -> step.before().check(Action.playCard(card)).isEmpty());
        });
    }

    private static boolean endsTurn(Action action) {
        return action instanceof Action.PlayCard || action instanceof Action.PlayNews;
    }

    @Property(tries = 300, seed = "1602")
    void eachSpecialCardIsUsedOnce_THG4(@ForAll RandomGame game) {
        List<String> used = new ArrayList<>();
        game.play(step -> {
            Table before = step.before().table();
            Player after = step.after().table().player(before.activeSeat());
            SpecialCard card = specialCard(step.action());
            if (card != null) {
                used.add(before.activeSeat() + " " + card);
            }
            assertThat(used).doesNotHaveDuplicates();
            for (SpecialCard each : SpecialCard.values()) {
                assertThat(after.has(each)).isEqualTo(!used.contains(after.seat() + " " + each));
                assertThat(after.specialCards().contains(each)).isEqualTo(after.has(each));
            }
        });
    }

    private static SpecialCard specialCard(Action action) {
        if (action instanceof Action.BlackMarket) {
            return SpecialCard.BLACK_MARKET;
        }
        if (action instanceof Action.Dividend) {
            return SpecialCard.DIVIDEND;
        }
        return action instanceof Action.PlayNews ? SpecialCard.NEWS : null;
    }

    @Property(tries = 300, seed = "1602")
    void eachChamberPaysItsDividendOnce_DIV2(@ForAll RandomGame game) {
        List<Chamber> paid = new ArrayList<>();
        game.play(step -> {
            if (step.action() instanceof Action.Dividend dividend) {
                paid.add(dividend.chamber());
            }
            assertThat(step.after().table().dividendsPaid()).isEqualTo(paid).doesNotHaveDuplicates();
        });
    }

    @Property(tries = 300, seed = "1602")
    void aGameHas17Or12Or9RoundsInWhichEverybodyPlaysOneCard_END1(@ForAll RandomGame game) {
        int players = game.setup().players();
        int rounds = Map.of(3, 17, 4, 12, 5, 9).get(players);
        List<Integer> seats = new ArrayList<>();
        GameState end = game.play(step -> {
            Table table = step.before().table();
            assertThat(table.turn()).isEqualTo(seats.size());
            assertThat(table.round()).isEqualTo(seats.size() / players + 1);
            assertThat(table.activeSeat()).isEqualTo((game.setup().startSeat() + seats.size()) % players);
            if (endsTurn(step.action())) {
                seats.add(table.activeSeat());
            }
        });
        assertThat(seats).hasSize(rounds * players);
        assertThat(end.table().phase()).isEqualTo(Phase.OVER);
        assertThat(end.table().round()).isEqualTo(rounds);
    }

    @Property(tries = 300, seed = "1602")
    void everybodyEndsWithThreeCardsOrFourAfterNewsWithoutDiscards_END1_RUL2_RUL3(@ForAll RandomGame game) {
        List<Integer> oneMore = new ArrayList<>();
        GameState end = game.play(step -> {
            if (step.action().equals(Action.playNews())) {
                oneMore.add(step.before().table().activeSeat());
            }
        });
        assertThat(end.table().players())
                .allMatch(player -> player.handSize() == (oneMore.contains(player.seat()) ? 4 : 3));
        assertThat(end.mainDeck()).isEmpty();
        assertThat(end.backupDeck()).as("RUL-2").hasSizeGreaterThanOrEqualTo(2);
    }

    @Property(tries = 300, seed = "1602")
    void aGameEndsWithAllTokensInTheBank_END2(@ForAll RandomGame game) {
        Table end = game.play(step -> {}).table();
        assertThat(end.bank()).isEqualTo(Tokens.ofEach(game.setup().tokensOfEach()));
        assertThat(end.players())
                .allMatch(player ->
                        player.tokens().isEmpty() && player.blackMarket().isEmpty());
    }

    @Property(tries = 300, seed = "1602")
    void theOldStateIsUnchangedByAnAction(@ForAll RandomGame game) {
        List<GameState> states = new ArrayList<>();
        List<String> texts = new ArrayList<>();
        game.play(step -> {
            states.add(step.before());
            texts.add(step.before().toString());
        });
        assertThat(states).extracting(GameState::toString).isEqualTo(texts);
    }

    @Property(tries = 300, seed = "1602")
    void theSameSeedAndActionsGiveTheSameGame_RUL9(@ForAll RandomGame game) {
        List<GameState> states = game.states();
        List<GameState> again = game.states();
        assertThat(again).isEqualTo(states);
        assertThat(again)
                .extracting(GameState::hashCode)
                .isEqualTo(states.stream().map(GameState::hashCode).toList());
        assertThat(again)
                .extracting(GameState::toString)
                .isEqualTo(states.stream().map(GameState::toString).toList());
    }

    @Property(tries = 300, seed = "1602")
    void statesOfDifferentMomentsAreNotEqual(@ForAll RandomGame game) {
        game.play(step -> assertThat(step.after()).isNotEqualTo(step.before()));
    }
}
