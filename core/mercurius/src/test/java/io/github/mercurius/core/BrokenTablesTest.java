package io.github.mercurius.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.Asset;
import io.github.mercurius.api.Board;
import io.github.mercurius.api.Chamber;
import io.github.mercurius.api.Deal;
import io.github.mercurius.api.Market;
import io.github.mercurius.api.Player;
import io.github.mercurius.api.PriceCard;
import io.github.mercurius.api.Setup;
import io.github.mercurius.api.SpecialCard;
import io.github.mercurius.api.Tokens;
import io.github.mercurius.rules.PositionException;
import io.github.mercurius.rules.PositionProblem;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

/**
 * Each condition on a table or a state, broken: one part of a game that was really played is changed, and the refusal
 * says which rule the result breaks. Three play, seat 0 starts.
 */
class BrokenTablesTest {
    private static final GameState START = GameState.start(Setup.of(3), Deal.seeded(7));

    /** What is changed of a player; the rest stays as it was. */
    private static final class Change {
        private final int seat;
        private int cash;
        private Tokens tokens;
        private Tokens blackMarket;
        private Board board;
        private Set<SpecialCard> specialCards;
        private int handSize;

        private Change(Player player) {
            seat = player.seat();
            cash = player.cash();
            tokens = player.tokens();
            blackMarket = player.blackMarket();
            board = player.board();
            specialCards = EnumSet.noneOf(SpecialCard.class);
            specialCards.addAll(player.specialCards());
            handSize = player.handSize();
        }

        private Position in(Position position) {
            return position.withCash(seat, cash)
                    .withTokens(seat, tokens)
                    .withBlackMarket(seat, blackMarket)
                    .withBoard(seat, board)
                    .withSpecialCards(seat, specialCards)
                    .withHandSize(seat, handSize);
        }
    }

    private static Position with(GameState state, int seat, Consumer<Change> what) {
        Change change = new Change(state.table().player(seat));
        what.accept(change);
        return change.in(Position.of(state.table()));
    }

    /** One of the problems is this one. */
    private static void refused(Position position, String message) {
        assertThatThrownBy(position::table)
                .isInstanceOfSatisfying(
                        PositionException.class,
                        refused -> assertThat(refused.problems())
                                .extracting(PositionProblem::message)
                                .contains(message));
    }

    private static GameState play(GameState state, String... notations) {
        GameState after = state;
        for (String notation : notations) {
            after = after.applyAction(Action.parse(notation));
        }
        return after;
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
    void theTableOfAGameIsNotRefused() {
        assertThatCode(() -> with(turns(START, 7), 0, change -> {}).table()).doesNotThrowAnyException();
        assertThatCode(() -> with(over(), 0, change -> {}).table()).doesNotThrowAnyException();
    }

    @Test
    void whatIsNeverPossibleIsRefused_THG4_SET4_TRD1_TRD5_DIV2_END1_RUL3() {
        refused(Position.of(START.table()).withTurn(-1), "turn: -1, expected 0 to 51 (END-1)");
        refused(Position.of(START.table()).withTurn(52), "turn: 52, expected 0 to 51 (END-1)");
        refused(
                Position.of(START.table()).withTrades(Collections.nCopies(4, Action.buy(Asset.AMS))),
                "number of trades: 4, expected 0 to 3 (TRD-1)");
        refused(
                Position.of(START.table()).withTrades(List.of(Action.dividend(Chamber.ROT))),
                "trade: D:ROT, expected a purchase or a sale (TRD-1)");
        refused(
                Position.of(START.table()).withDividendsPaid(List.of(Chamber.ROT, Chamber.AMS, Chamber.ROT)),
                "dividends paid: [ROT, AMS, ROT], expected each chamber once (DIV-2)");
        refused(
                Position.of(START).withBackupDeck(Collections.nCopies(13, PriceCard.MID_UP_TEA_DOWN)),
                "backup deck: 13, expected 0 to 12 (SET-4)");
        refused(with(START, 1, player -> player.cash = -1), "cash of seat 1: -1, expected 0 or more (TRD-5)");
        refused(
                with(START, 1, player -> player.handSize = 7),
                "hand of seat 1: 7 cards, expected 5 after 0 own turns (TRN-2, TRN-4)");
        refused(
                Position.of(START.table()).withSpecialCards(0, List.of(SpecialCard.NEWS, SpecialCard.NEWS)),
                "special cards of seat 0: [NEWS, NEWS], expected each at most once (THG-4)");
    }

    @Test
    void nothingHasMovedBeforeTheFirstTurn_SET3_SET5() {
        Market moved = Market.atStart().after(PriceCard.AMS_UP_SIL_DOWN);
        refused(
                Position.of(Setup.of(3)).withMarket(moved),
                "market before the first card: " + moved + ", expected " + Market.atStart() + " (SET-3)");
        refused(
                with(turns(START, 1), 1, player -> player.cash = 71),
                "cash before the first turn of seat 1: 71, expected 70 (SET-5)");
        assertThatCode(() ->
                        with(turns(START, 1), 0, player -> player.cash = 71).table())
                .doesNotThrowAnyException();
    }

    @Test
    void whenTheGameIsOverNobodyTradesOrOwnsAnything_BLK4_END1_END2() {
        String nothingIsDone = "trades or a special card: some, expected none when the game is over (END-1)";
        refused(Position.of(over().table()).withSpecialPlayed(true), nothingIsDone);
        refused(Position.of(over().table()).withTrades(List.of(Action.buy(Asset.AMS))), nothingIsDone);
        refused(
                with(over(), 1, player -> player.tokens = Tokens.of(Asset.SPI)),
                "tokens of seat 1: SPI, expected none when the game is over (END-2)");
        refused(
                with(over(), 1, player -> {
                    player.blackMarket = Tokens.of(Asset.SPI);
                    player.specialCards.remove(SpecialCard.BLACK_MARKET);
                }),
                "tokens on the Black Market card of seat 1: SPI, expected none, as their sale is past (BLK-4, END-2)");
    }

    @Test
    void tokensAreConserved_SET2() {
        refused(
                with(turns(START, 3), 0, player -> player.tokens = Tokens.none().plus(Asset.AMS, 6)),
                "AMS tokens in all: 6, expected at most 5 (SET-2)");
    }

    @Test
    void aBoardFillsFromTheLeftByOneCardATurn_TRN3() {
        GameState second = turns(START, 1);
        refused(
                with(second, 0, player -> player.board = Board.empty()),
                "board of seat 0: [-, -, -], expected a card on space 1 after 1 own turns (TRN-3)");
        refused(
                with(second, 1, player -> player.board = Board.empty().with(1, PriceCard.AMS_DOWN_COF_UP)),
                "board of seat 1: [-, AMS-COF+, -], expected no card on space 1 after 0 own turns (TRN-3)");
        refused(
                with(second, 1, player -> player.board = Board.empty().with(0, PriceCard.AMS_DOWN_COF_UP)),
                "board of seat 1: [AMS-COF+, -, -], expected no card on space 0 after 0 own turns (TRN-3)");
        GameState later = turns(START, 5);
        Board board = Board.empty().with(1, PriceCard.AMS_DOWN_COF_UP);
        refused(
                with(later, 0, player -> player.board = board),
                "board of seat 0: [-, AMS-COF+, -], expected a card on space 2 after 2 own turns (TRN-3)");
    }

    @Test
    void newsLiesOnTheBoardForTwoTurnsAfterIt_THG4_TRN3_NWS1() {
        GameState news = turns(play(START, "N:"), 3);
        Board board = news.table().player(0).board();
        refused(
                with(news, 0, player -> player.specialCards.add(SpecialCard.NEWS)),
                "News on the board of seat 0: 1, expected 0 (THG-4, TRN-3)");
        refused(
                with(news, 0, player -> player.board = board.with(1, SpecialCard.NEWS)),
                "News on the board of seat 0: 2, expected 1 (THG-4, TRN-3)");
        refused(
                with(news, 0, player -> player.board = board.with(2, PriceCard.AMS_DOWN_COF_UP)),
                "News on the board of seat 0: 0, expected 1 (THG-4, TRN-3)");
        refused(
                with(news, 2, player -> player.specialCards.remove(SpecialCard.NEWS)),
                "News on the board of seat 2: 0, expected 1 (THG-4, TRN-3)");
    }

    @Test
    void aHandIsAsLargeAsTheTurnsMakeIt_TRN2_TRN4() {
        refused(
                with(turns(START, 4), 0, player -> player.handSize = 4),
                "hand of seat 0: 4 cards, expected 5 after 2 own turns (TRN-2, TRN-4)");
        refused(
                with(turns(START, 4), 1, player -> player.handSize = 6),
                "hand of seat 1: 6 cards, expected 5 after 1 own turns (TRN-2, TRN-4)");
        refused(
                with(turns(play(START, "N:"), 47), 0, player -> player.handSize = 6),
                "hand of seat 0: 6 cards, expected 4 or 5 after 16 own turns (TRN-2, TRN-4)");
    }

    @Test
    void aTurnHasOneSpecialCardInsteadOfTrades_TRN1_BLK1_DIV1() {
        GameState dividend = turns(play(START, "D:AMS"), 1);
        refused(
                with(dividend, 0, player -> player.specialCards.remove(SpecialCard.BLACK_MARKET)),
                "Black Market and Dividend cards used of seat 0: 2, expected at most 1, one a turn (TRN-1)");
        refused(
                with(START, 0, player -> player.specialCards.remove(SpecialCard.DIVIDEND)),
                "Black Market and Dividend cards used of seat 0: 1, expected at most 0, one a turn (TRN-1)");
        refused(
                Position.of(START.table()).withSpecialPlayed(true),
                "special card played in this turn of seat 0: none, expected Black Market or Dividend (TRN-1)");
        refused(
                Position.of(play(START, "+AMS").table()).withSpecialPlayed(true),
                "trades besides a special card: [+AMS], expected none (BLK-1, DIV-1)");
    }

    @Test
    void aDividendIsPaidForEachDividendCardUsed_DIV2() {
        refused(
                Position.of(play(START, "D:AMS").table()).withDividendsPaid(List.of()),
                "dividends paid: 0, expected as many as Dividend cards used, 1 (DIV-2)");
        refused(
                Position.of(play(START, "D:AMS").table()).withDividendsPaid(List.of(Chamber.AMS, Chamber.HOO)),
                "dividends paid: 2, expected as many as Dividend cards used, 1 (DIV-2)");
    }

    @Test
    void theBlackMarketHoldsOneToThreeTokensForOneRound_BLK2_BLK4() {
        GameState bought = turns(play(START, "+AMS", "+AMS", "+HOO"), 3);
        GameState filled = play(bought, "B:AMS,AMS,HOO");
        GameState waiting = turns(filled, 1);
        Tokens tokens = Tokens.of(Asset.AMS, Asset.AMS, Asset.HOO);
        refused(
                with(waiting, 0, player -> player.specialCards.add(SpecialCard.BLACK_MARKET)),
                "tokens on the Black Market card of seat 0: AMS,AMS,HOO, expected none before it is used (BLK-2)");
        refused(
                Position.of(filled.table()).withSpecialPlayed(false),
                "tokens on the Black Market card of seat 0: AMS,AMS,HOO, expected none, as their sale is past (BLK-4, END-2)");
        refused(
                with(waiting, 0, player -> player.blackMarket = tokens.plus(Asset.SPI)),
                "tokens on the Black Market card of seat 0: AMS,AMS,HOO,SPI, expected at most 3 (BLK-2)");
    }

    @Test
    void cashIsAtMostTenMillionsAStep_TRD5() {
        refused(
                with(START, 0, player -> player.cash = 10_000_001),
                "cash of seat 0: 10000001, expected at most 10000000 (TRD-5)");
        refused(
                with(over(), 0, player -> player.cash = Integer.MAX_VALUE),
                "cash of seat 0: 2147483647, expected at most 2050000000 (TRD-5)");
    }

    @Test
    void decksAndDiscardPileAreAsLargeAsTheTurnsMakeThem_TRN3_TRN4_NWS2() {
        List<PriceCard> main = START.mainDeck();
        refused(
                Position.of(START).withMainDeck(main.subList(1, main.size())),
                "main deck: 44, expected 45 after 0 turns (TRN-4)");
        refused(
                Position.of(over()).withMainDeck(main.subList(0, 1)),
                "main deck: 1, expected 0 after 51 turns (TRN-4)");
        refused(
                Position.of(START).withBackupDeck(START.backupDeck().subList(0, 11)),
                "backup deck: 11, expected at least 12 after 0 News with discards (NWS-2)");
        refused(
                Position.of(START.table()).withDiscardPile(List.of(PriceCard.AMS_DOWN_COF_UP)),
                "discard pile: 1 cards, expected 0: 0 that left a board, and the discards of News (TRN-3, NWS-2)");
        refused(
                Position.of(turns(START, 7).table()).withDiscardPile(List.of()),
                "discard pile: 0 cards, expected 1: 1 that left a board, and the discards of News (TRN-3, NWS-2)");
    }

    @Test
    void newsDiscardsOneCardMoreThanItDraws_NWS2() {
        List<PriceCard> hand = START.hand(0).toList();
        GameState news = START.applyAction(Action.playNews(hand.get(0), hand.get(1)));
        refused(
                Position.of(news).withBackupDeck(START.backupDeck().subList(0, 9)),
                "backup deck: 9, expected at least 10 after 1 News with discards (NWS-2)");
        refused(
                Position.of(news).withDiscardPile(hand.subList(0, 1)),
                "discard pile: 1 cards, expected 2: 0 that left a board, and the discards of News (TRN-3, NWS-2)");
        refused(
                Position.of(play(START, "N:")).withBackupDeck(START.backupDeck().subList(0, 11)),
                "backup deck: 11, expected at least 12 after 0 News with discards (NWS-2)");
    }

    @Test
    void noCardIsThereMoreOftenThanTheGameHasIt_THG3() {
        Board twice = Board.empty().with(1, PriceCard.AMS_DOWN_COF_UP).with(2, PriceCard.AMS_DOWN_COF_UP);
        refused(
                with(turns(START, 4), 0, player -> player.board = twice),
                "AMS-COF+ cards: 2 with boards of seat 0, expected at most 1 (THG-3)");
    }
}
