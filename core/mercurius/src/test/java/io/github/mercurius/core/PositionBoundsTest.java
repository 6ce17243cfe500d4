package io.github.mercurius.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.Asset;
import io.github.mercurius.api.Board;
import io.github.mercurius.api.Cards;
import io.github.mercurius.api.Chamber;
import io.github.mercurius.api.Deal;
import io.github.mercurius.api.PriceCard;
import io.github.mercurius.api.Setup;
import io.github.mercurius.api.SpecialCard;
import io.github.mercurius.api.Tokens;
import io.github.mercurius.rules.PositionException;
import io.github.mercurius.rules.PositionProblem;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;

/**
 * Each condition on a position, broken: one part of a game that was really played is changed, and the refusal says
 * which rule the result breaks. Three play, seat 0 starts.
 */
class PositionBoundsTest {
    private static final GameState START = GameState.start(Setup.of(3), Deal.seeded(7));

    /** One of the problems is this one. */
    private static void refused(Position position, String message) {
        assertThatThrownBy(position::table)
                .isInstanceOfSatisfying(
                        PositionException.class,
                        refused -> assertThat(refused.problems())
                                .extracting(PositionProblem::message)
                                .contains(message));
    }

    private static Position of(GameState state) {
        assertThat(Position.of(state).problems()).isEmpty();
        return Position.of(state.table());
    }

    private static GameState play(GameState state, String... notations) {
        return MadePosition.play(state, notations);
    }

    /** The state after some more turns in each of which the canonically first card was played. */
    private static GameState turns(GameState state, int turns) {
        GameState after = state;
        for (int i = 0; i < turns; i++) {
            after = after.applyAction(Action.playCard(
                    after.hand(after.table().activeSeat()).kinds().get(0)));
        }
        return after;
    }

    private static GameState over() {
        return turns(START, START.table().setup().turns());
    }

    @Test
    void theTurnHasItsRange_END1_TRN1_TRD1() {
        refused(of(START).withTurn(-1), "turn: -1, expected 0 to 51 (END-1)");
        refused(of(START).withTurn(52), "turn: 52, expected 0 to 51 (END-1)");
        refused(
                of(START).withTrades(Collections.nCopies(4, Action.buy(Asset.AMS))),
                "number of trades: 4, expected 0 to 3 (TRN-1, TRD-1)");
        refused(
                of(START).withTrades(List.of(Action.dividend(Chamber.ROT))),
                "trade: D:ROT, expected a purchase or a sale (TRD-1)");
        refused(of(play(START, "+AMS")).withSpecialPlayed(true), "number of trades: 1, expected 0 (TRN-1, TRD-1)");
    }

    @Test
    void whenTheGameIsOverNobodyTradesOrOwnsAnything_BLK4_END1_END2() {
        refused(
                of(over()).withSpecialPlayed(true),
                "special card: played, expected none when the game is over (END-1)");
        refused(
                of(over()).withTrades(List.of(Action.buy(Asset.AMS))),
                "number of trades: 1, expected 0 (TRN-1, TRD-1)");
        refused(
                of(over()).withTokens(1, Tokens.of(Asset.SPI)),
                "tokens of seat 1: SPI, expected none when the game is over (END-2)");
        refused(
                of(over()).withBlackMarket(1, Tokens.of(Asset.SPI)).withUsed(1, SpecialCard.BLACK_MARKET),
                "tokens on the Black Market card of seat 1: 1, expected 0 (BLK-2, BLK-4)");
    }

    @Test
    void tokensAndChambersAreThere_SET2_DIV2() {
        refused(
                of(turns(START, 3)).withTokens(0, Tokens.none().plus(Asset.AMS, 6)),
                "AMS tokens in all: 6, expected 0 to 5 (SET-2)");
        refused(
                of(START).withDividendsPaid(List.of(Chamber.ROT, Chamber.AMS, Chamber.ROT)),
                "dividends paid: [ROT, AMS, ROT], expected each chamber once (DIV-2)");
    }

    @Test
    void aBoardFillsFromTheLeftByOneCardATurn_TRN3() {
        Board middle = Board.empty().with(1, PriceCard.AMS_DOWN_COF_UP);
        GameState second = turns(START, 1);
        refused(
                of(second).withBoard(0, Board.empty()),
                "board of seat 0: [-, -, -], expected 1 cards from space 1 on after 1 own turns (TRN-3)");
        refused(
                of(second).withBoard(1, middle),
                "board of seat 1: [-, AMS-COF+, -], expected 0 cards from space 1 on after 0 own turns (TRN-3)");
        refused(
                of(second).withBoard(0, Board.empty().with(0, PriceCard.AMS_DOWN_COF_UP)),
                "board of seat 0: [AMS-COF+, -, -], expected 1 cards from space 1 on after 1 own turns (TRN-3)");
        refused(
                of(turns(START, 5)).withBoard(0, middle),
                "board of seat 0: [-, AMS-COF+, -], expected 2 cards from space 1 on after 2 own turns (TRN-3)");
    }

    @Test
    void newsLiesOnOneBoardOnce_THG4() {
        GameState news = turns(play(START, "N:"), 3);
        Board board = news.table().player(0).board();
        refused(
                of(news).withSpecialCards(0, List.of(SpecialCard.NEWS)),
                "News on the board of seat 0: 1, expected 0 (THG-4)");
        refused(
                of(news).withBoard(0, board.with(1, SpecialCard.NEWS)),
                "News on the board of seat 0: 2, expected 0 to 1 (THG-4)");
    }

    @Test
    void aHandIsAsLargeAsTheTurnsMakeIt_TRN2_TRN4_RUL3() {
        refused(of(START).withHandSize(1, 7), "hand of seat 1: 7, expected 5 (TRN-2, TRN-4)");
        refused(of(turns(START, 4)).withHandSize(0, 4), "hand of seat 0: 4, expected 5 (TRN-2, TRN-4)");
        refused(
                of(turns(play(START, "N:"), 47)).withHandSize(0, 6),
                "hand of seat 0: 6, expected 4 to 5 (TRN-2, TRN-4)");
    }

    @Test
    void theBlackMarketHoldsOneToThreeTokensForOneRound_BLK2_BLK4() {
        GameState bought = turns(play(START, "+AMS", "+AMS", "+HOO"), 3);
        GameState filled = play(bought, "B:AMS,AMS,HOO");
        GameState waiting = turns(filled, 1);
        refused(
                of(waiting).withSpecialCards(0, List.of(SpecialCard.BLACK_MARKET)),
                "tokens on the Black Market card of seat 0: 3, expected 0 (BLK-2, BLK-4)");
        refused(
                of(filled).withSpecialPlayed(false),
                "tokens on the Black Market card of seat 0: 3, expected 0 (BLK-2, BLK-4)");
        refused(
                of(waiting).withBlackMarket(0, Tokens.of(Asset.AMS, Asset.AMS, Asset.HOO, Asset.SPI)),
                "tokens on the Black Market card of seat 0: 4, expected 0 to 3 (BLK-2, BLK-4)");
    }

    @Test
    void cashIsAtMostTenMillionsAStep_TRD5() {
        refused(of(START).withCash(1, -1), "cash of seat 1: -1, expected 0 to 10000000 (TRD-5)");
        refused(of(START).withCash(0, 10_000_001), "cash of seat 0: 10000001, expected 0 to 10000000 (TRD-5)");
        refused(
                of(over()).withCash(0, Integer.MAX_VALUE),
                "cash of seat 0: 2147483647, expected 0 to 2050000000 (TRD-5)");
    }

    @Test
    void decksAndDiscardPileAreAsLargeAsTheTurnsMakeThem_TRN3_TRN4_NWS2() {
        List<PriceCard> main = START.mainDeck();
        refused(Position.of(START).withMainDeck(main.subList(1, main.size())), "main deck: 44, expected 45 (TRN-4)");
        refused(Position.of(over()).withMainDeck(main.subList(0, 1)), "main deck: 1, expected 0 (TRN-4)");
        refused(
                Position.of(START).withBackupDeck(START.backupDeck().subList(0, 11)),
                "backup deck: 11, expected 12 (SET-4, NWS-2)");
        refused(
                of(START).withDiscardPile(List.of(PriceCard.AMS_DOWN_COF_UP)),
                "discard pile: 1, expected 0 (TRN-3, NWS-2)");
        refused(of(turns(START, 7)).withDiscardPile(List.of()), "discard pile: 0, expected 1 (TRN-3, NWS-2)");
        List<PriceCard> hand = START.hand(0).toList();
        GameState news = START.applyAction(Action.playNews(hand.get(0), hand.get(1)));
        refused(
                Position.of(news).withBackupDeck(START.backupDeck().subList(0, 9)),
                "backup deck: 9, expected 11 (SET-4, NWS-2)");
        refused(of(news).withDiscardPile(List.of()), "discard pile: 0, expected 1 to 3 (TRN-3, NWS-2)");
    }

    @Test
    void noCardIsThereMoreOftenThanTheGameHasIt_THG3() {
        Board twice = Board.empty().with(1, PriceCard.AMS_DOWN_COF_UP).with(2, PriceCard.AMS_DOWN_COF_UP);
        refused(
                of(turns(START, 4)).withBoard(0, twice),
                "AMS-COF+ cards: 2 with boards of seat 0, expected at most 1 (THG-3)");
        List<PriceCard> other = new ArrayList<>(START.backupDeck());
        other.replaceAll(card -> PriceCard.AMS_DOWN_COF_UP);
        refused(Position.of(START).withBackupDeck(other), "AMS-COF+ cards: 2 with backup, expected at most 1 (THG-3)");
    }

    @Test
    void aViewHasTheHandOfItsViewer_THG3_TRN4() {
        refused(of(START).withHand(0, Cards.none()), "hand of seat 0: 0, expected 5 (TRN-2, TRN-4)");
        assertThat(of(START).seenBySpectator().view()).isEqualTo(START.viewForSpectator());
        assertThat(of(START).withHand(1, START.hand(1)).seenBy(1).view()).isEqualTo(START.viewFor(1));
    }
}
