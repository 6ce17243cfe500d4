package io.github.mercurius.core;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.Asset;
import io.github.mercurius.api.Board;
import io.github.mercurius.api.Card;
import io.github.mercurius.api.Cards;
import io.github.mercurius.api.Chamber;
import io.github.mercurius.api.Deck;
import io.github.mercurius.api.PriceCard;
import io.github.mercurius.api.Rulings;
import io.github.mercurius.api.Setup;
import io.github.mercurius.api.SpecialCard;
import io.github.mercurius.api.Tokens;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * A position made to measure, which no game need be able to reach: a test says what matters to it, and a
 * {@link Position} would be refused, as boards are empty or prices have moved before the first turn. It is put together
 * from the same parts. Boards are empty; cards that lie nowhere else are in hands and decks, as many as there are at
 * that turn, and then in the discard pile.
 */
final class MadePosition {
    private final PositionParts parts;

    private MadePosition(Setup setup) {
        parts = new PositionParts(setup);
        parts.discardPile = List.of();
        for (PositionParts.Seat seat : parts.seats) {
            seat.board = Board.empty();
        }
    }

    /** The start of a game of Robert, Magda and Rafał. */
    static MadePosition ofThree() {
        return of(Setup.of("Robert", "Magda", "Rafał"));
    }

    static MadePosition of(Setup setup) {
        return new MadePosition(setup);
    }

    /** The same state but for the rulings of its game. */
    static GameState withRulings(GameState state, Rulings rulings) {
        OpenTable table = (OpenTable) state.table();
        Setup setup = Setup.builder()
                .players(table.setup().players())
                .names(table.setup().names())
                .startSeat(table.setup().startSeat())
                .rulings(rulings)
                .build();
        OpenTable other = new OpenTable(
                Terms.of(setup),
                table.market(),
                table.bank(),
                table.openPlayers(),
                table.paid(),
                table.pile(),
                table.tradesMade(),
                table.specialPlayed(),
                table.turn(),
                table.deckSize(Deck.MAIN),
                table.deckSize(Deck.BACKUP));
        Cards[] hands = new Cards[setup.players()];
        Arrays.setAll(hands, state::hand);
        return new GameState(other, hands, Decks.of(state.mainDeck(), state.backupDeck()));
    }

    /** The state after actions in notation, each of them legal. */
    static GameState play(GameState state, String... actions) {
        GameState after = state;
        for (String action : actions) {
            after = after.applyAction(Action.parse(action));
        }
        return after;
    }

    MadePosition turn(int completed) {
        parts.turn = completed;
        return this;
    }

    MadePosition price(Asset asset, int price) {
        return space(asset, price + 4);
    }

    MadePosition space(Asset asset, int space) {
        parts.setSpace(asset, space);
        return this;
    }

    MadePosition cash(int seat, int guilders) {
        parts.seats[seat].cash = guilders;
        return this;
    }

    MadePosition tokens(int seat, Asset... owned) {
        parts.seats[seat].tokens = Tokens.of(owned);
        return this;
    }

    MadePosition blackMarket(int seat, Asset... put) {
        parts.seats[seat].blackMarket = Tokens.of(put);
        return used(seat, SpecialCard.BLACK_MARKET);
    }

    /** Cards on the middle and the right space of a board, as they lie between turns. */
    MadePosition board(int seat, Card middle, Card right) {
        parts.seats[seat].board = Board.empty().with(1, middle).with(2, right);
        return this;
    }

    MadePosition hand(int seat, PriceCard... held) {
        parts.seats[seat].hand = Cards.of(held);
        return this;
    }

    MadePosition used(int seat, SpecialCard card) {
        List<SpecialCard> left = new ArrayList<>(parts.seats[seat].specialCards);
        left.remove(card);
        parts.seats[seat].specialCards = left;
        return this;
    }

    MadePosition dividendPaid(Chamber chamber) {
        List<Chamber> paid = new ArrayList<>(parts.dividendsPaid);
        paid.add(chamber);
        parts.dividendsPaid = paid;
        return this;
    }

    GameState game() {
        PositionParts dealt =
                PositionDealer.deal(parts, PositionCheck.rest(parts).toList());
        dealt.discardPile = PositionCheck.rest(dealt).toList();
        return dealt.state(dealt.table());
    }
}
