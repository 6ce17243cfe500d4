package io.github.mercurius.core;

import static io.github.mercurius.api.Asset.AMS;
import static io.github.mercurius.api.Asset.HOO;
import static io.github.mercurius.api.Asset.ROT;
import static io.github.mercurius.api.Asset.SPI;
import static io.github.mercurius.api.Asset.TEA;
import static io.github.mercurius.api.PriceCard.AMS_DOWN_COF_UP;
import static io.github.mercurius.api.PriceCard.AMS_UP_COF_DOWN;
import static io.github.mercurius.api.PriceCard.AMS_UP_SIL_DOWN;
import static io.github.mercurius.api.PriceCard.DEL_UP_POR_DOWN;
import static io.github.mercurius.api.PriceCard.HOO_DOWN_COF_UP;
import static io.github.mercurius.api.PriceCard.MID_DOWN_SPI_UP;
import static io.github.mercurius.core.MadePosition.play;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.Cards;
import io.github.mercurius.api.Chamber;
import io.github.mercurius.api.Deck;
import io.github.mercurius.api.Event;
import io.github.mercurius.api.Phase;
import io.github.mercurius.api.PriceCard;
import io.github.mercurius.api.SpecialCard;
import io.github.mercurius.api.Standing;
import io.github.mercurius.api.Table;
import io.github.mercurius.api.Tokens;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A turn and its special cards (sections 3 and 6), and the last turn of all (section 7), event by event. */
class TurnTest {
    private static List<Event> events(GameState state, Action action) {
        List<Event> events = new ArrayList<>();
        state.applyAction(action, events::add);
        return events;
    }

    @Test
    void aTurnPlaysACardMovesPricesShiftsTheBoardDrawsAndPassesOn_TRN2_TRN3_TRN4_RUL10() {
        GameState state = MadePosition.ofThree().hand(0, AMS_UP_SIL_DOWN).game();
        PriceCard top = state.mainDeck().get(0);
        assertThat(events(state, Action.playCard(AMS_UP_SIL_DOWN)))
                .containsExactly(
                        new Event.CardPlayed(0, AMS_UP_SIL_DOWN),
                        new Event.PricesMoved(AMS_UP_SIL_DOWN, 14, 15, 19, 17),
                        new Event.BoardShifted(0, Optional.empty()),
                        new Event.CardDrawn(0, Deck.MAIN, top),
                        new Event.TurnBegan(1, 1));
        GameState after = play(state, "AMS+SIL-");
        assertThat(after.table().player(0).board()).hasToString("[-, AMS+SIL-, -]");
        assertThat(after.hand(0)).isEqualTo(Cards.of(top));
        assertThat(after.table().activeSeat()).isEqualTo(1);
    }

    @Test
    void tradesAreTold_TRD2_TRD3() {
        GameState state = MadePosition.ofThree().tokens(0, TEA).game();
        assertThat(events(state, Action.buy(AMS))).containsExactly(new Event.Bought(0, AMS, 1, 10));
        assertThat(events(play(state, "+AMS"), Action.buy(AMS))).containsExactly(new Event.Bought(0, AMS, 2, 12));
        assertThat(events(state, Action.sell(TEA))).containsExactly(new Event.Sold(0, TEA, 1, 15));
        assertThat(events(play(state, "+TEA", "-TEA"), Action.sell(TEA)))
                .containsExactly(new Event.Sold(0, TEA, 2, 13));
    }

    @Test
    void aNewsCardThatLeavesTheBoardJoinsNoPile_TRN3() {
        GameState state = MadePosition.ofThree()
                .turn(6)
                .hand(0, AMS_UP_SIL_DOWN)
                .board(0, HOO_DOWN_COF_UP, SpecialCard.NEWS)
                .used(0, SpecialCard.NEWS)
                .game();
        assertThat(events(state, Action.playCard(AMS_UP_SIL_DOWN)))
                .contains(new Event.BoardShifted(0, Optional.of(SpecialCard.NEWS)));
        assertThat(play(state, "AMS+SIL-").table().discardPile())
                .isEqualTo(state.table().discardPile());
    }

    @Test
    void theBlackMarketTakesTheTurnsTradesAndIsSoldInTheNext_TRN0_BLK1_BLK2_BLK3_BLK4() {
        GameState state = MadePosition.ofThree().tokens(0, HOO, HOO, SPI).game();
        assertThat(events(state, Action.blackMarket(HOO, SPI)))
                .containsExactly(new Event.BlackMarketFilled(0, Tokens.of(HOO, SPI)));
        Table filled = play(state, "B:HOO,SPI").table();
        assertThat(filled.player(0).tokens()).isEqualTo(Tokens.of(HOO));
        assertThat(filled.player(0).blackMarket()).isEqualTo(Tokens.of(HOO, SPI));
        assertThat(filled.bank()).as("BLK-3").isEqualTo(state.table().bank());
        assertThat(filled.phase()).isEqualTo(Phase.PLAYING_CARD);
        assertThat(filled.specialPlayed()).isTrue();
        assertThat(filled.player(0).specialCards()).containsExactly(SpecialCard.DIVIDEND, SpecialCard.NEWS);

        GameState last = MadePosition.ofThree()
                .turn(2)
                .blackMarket(0, HOO, HOO, HOO)
                .hand(2, DEL_UP_POR_DOWN)
                .game();
        assertThat(events(last, Action.playCard(DEL_UP_POR_DOWN)))
                .endsWith(new Event.TurnBegan(3, 0), new Event.BlackMarketSold(0, Tokens.of(HOO, HOO, HOO), 30));
        assertThat(play(last, "DEL+POR-", "+HOO").table().player(0).cash())
                .as("the sale does not count in TRD-4")
                .isEqualTo(70 + 30 - 10);
    }

    @Test
    void theDividendPaysForSharesInPossessionOnly_DIV3_BLK3() {
        GameState state = MadePosition.ofThree()
                .price(ROT, 9)
                .tokens(0, ROT)
                .blackMarket(1, ROT, ROT)
                .tokens(2, ROT, ROT, TEA)
                .game();
        assertThat(events(state, Action.dividend(Chamber.ROT)))
                .containsExactly(new Event.DividendPaid(0, Chamber.ROT, 3, List.of(3, 0, 6)));
        Table after = play(state, "D:ROT").table();
        assertThat(after.dividendsPaid()).containsExactly(Chamber.ROT);
        assertThat(after.phase()).isEqualTo(Phase.PLAYING_CARD);
        assertThat(after.player(0).has(SpecialCard.DIVIDEND)).isFalse();
        assertThat(after.dividend(Chamber.ROT)).as("what it would pay").isEqualTo(3);
    }

    @Test
    void nobodyNeedsToOwnTheSharesThatPay_DIV2() {
        assertThat(events(MadePosition.ofThree().game(), Action.dividend(Chamber.MID)))
                .containsExactly(new Event.DividendPaid(0, Chamber.MID, 3, List.of(0, 0, 0)));
    }

    @ParameterizedTest
    @CsvSource({"0,0,6", "1,0,5", "2,1,5", "3,2,5"})
    void newsDrawsOneCardFewerThanItDiscardsFromTheBackupDeck_NWS2_RUL3(int discards, int draws, int handSize) {
        GameState state = MadePosition.ofThree().game();
        PriceCard[] discard = state.hand(0).toList().subList(0, discards).toArray(PriceCard[]::new);
        GameState after = state.applyAction(Action.playNews(discard));
        assertThat(after.table().deckSize(Deck.BACKUP)).isEqualTo(12 - draws);
        assertThat(after.table().deckSize(Deck.MAIN)).isEqualTo(44);
        assertThat(after.hand(0).size()).isEqualTo(handSize);
        assertThat(after.backupDeck()).isEqualTo(state.backupDeck().subList(draws, 12));
        assertThat(after.table().discardPile()).containsExactly(discard);
    }

    @Test
    void newsGoesOntoTheBoardInPlaceOfACardAndChangesNoPrice_TRN2_NWS1() {
        GameState state = MadePosition.ofThree().game();
        GameState after = play(state, "N:");
        assertThat(after.table().player(0).board()).hasToString("[-, NEWS, -]");
        assertThat(after.table().market()).isEqualTo(state.table().market());
        assertThat(after.table().turn()).as("no other card is played").isEqualTo(1);
    }

    @Test
    void newsDiscardsLieBelowTheCardThatLeavesTheBoard_RUL7() {
        GameState state = MadePosition.ofThree()
                .turn(6)
                .hand(0, MID_DOWN_SPI_UP, AMS_DOWN_COF_UP, AMS_UP_SIL_DOWN)
                .board(0, AMS_UP_COF_DOWN, HOO_DOWN_COF_UP)
                .game();
        GameState after = state.applyAction(Action.playNews(MID_DOWN_SPI_UP, AMS_DOWN_COF_UP));
        assertThat(after.table().discardPile()).endsWith(AMS_DOWN_COF_UP, MID_DOWN_SPI_UP, HOO_DOWN_COF_UP);
        assertThat(after.table().player(0).board()).hasToString("[-, NEWS, AMS+COF-]");
        assertThat(events(state, Action.playNews(MID_DOWN_SPI_UP, AMS_DOWN_COF_UP)))
                .startsWith(
                        new Event.NewsPlayed(0, Cards.of(AMS_DOWN_COF_UP, MID_DOWN_SPI_UP)),
                        new Event.CardDrawn(0, Deck.BACKUP, state.backupDeck().get(0)),
                        new Event.PricesMoved(AMS_UP_COF_DOWN, 14, 15, 19, 17));
    }

    @Test
    void aSpecialCardAndNewsFitInOneTurn_NWS3_RUL11() {
        GameState state = MadePosition.ofThree().tokens(0, TEA).game();
        assertThat(play(state, "B:TEA", "N:").table().activeSeat()).isEqualTo(1);
        assertThat(play(state, "D:AMS", "N:").table().player(0).specialCards())
                .containsExactly(SpecialCard.BLACK_MARKET);
    }

    @Test
    void whenTheMainDeckIsEmptyNobodyDraws_END1() {
        GameState state = MadePosition.ofThree().turn(45).game();
        assertThat(state.mainDeck()).isEmpty();
        PriceCard card = state.hand(0).kinds().get(0);
        assertThat(events(state, Action.playCard(card))).noneMatch(Event.CardDrawn.class::isInstance);
        assertThat(state.applyAction(Action.playCard(card)).hand(0).size()).isEqualTo(4);
    }

    @Test
    void afterTheLastTurnEverythingIsSoldAndTheRichestWin_END2_END3() {
        GameState state = MadePosition.ofThree()
                .turn(50)
                .hand(2, DEL_UP_POR_DOWN)
                .tokens(0, TEA, TEA, TEA)
                .tokens(1, AMS)
                .cash(1, 105)
                .blackMarket(2, HOO)
                .game();
        List<Event> events = events(state, Action.playCard(DEL_UP_POR_DOWN));
        assertThat(events.subList(3, events.size()))
                .containsExactly(
                        new Event.HoldingsSold(0, Tokens.of(TEA, TEA, TEA), 45),
                        new Event.HoldingsSold(1, Tokens.of(AMS), 10),
                        new Event.BlackMarketForfeited(2, Tokens.of(HOO)),
                        new Event.GameEnded(Arrays.asList(
                                new Standing(1, 0, 115), new Standing(1, 1, 115), new Standing(3, 2, 70))));
        GameState end = play(state, "DEL+POR-");
        assertThat(end.isOver()).isTrue();
        assertThat(end.table().winners()).containsExactly(0, 1);
        assertThat(end.table().trades()).isEmpty();
        assertThat(end.legalActions()).isEmpty();
    }
}
