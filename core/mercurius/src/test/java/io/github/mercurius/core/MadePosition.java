package io.github.mercurius.core;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.Asset;
import io.github.mercurius.api.Board;
import io.github.mercurius.api.Card;
import io.github.mercurius.api.Cards;
import io.github.mercurius.api.Chamber;
import io.github.mercurius.api.Deal;
import io.github.mercurius.api.PriceCard;
import io.github.mercurius.api.Rulings;
import io.github.mercurius.api.Setup;
import io.github.mercurius.api.SpecialCard;
import io.github.mercurius.api.Tokens;
import io.github.mercurius.rules.internal.CardPlaces;
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
    private Position position;

    private MadePosition(Setup setup) {
        position = Position.of(setup);
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
        OpenTable other = new OpenTable(setup);
        Arrays.setAll(other.players, table::player);
        other.turn = table.turn;
        other.seat = table.seat;
        other.trades = table.trades;
        other.specialPlayed = table.specialPlayed;
        other.market = table.market;
        other.bank = table.bank;
        other.dividendsPaid = table.dividendsPaid;
        other.discardPile = table.discardPile;
        other.mainDeck = table.mainDeck;
        other.backupDeck = table.backupDeck;
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

    private MadePosition with(Position changed) {
        position = changed;
        return this;
    }

    MadePosition turn(int completed) {
        return with(position.withTurn(completed));
    }

    MadePosition price(Asset asset, int price) {
        return with(position.withPrice(asset, price));
    }

    MadePosition space(Asset asset, int space) {
        return with(position.withSpace(asset, space));
    }

    MadePosition cash(int seat, int guilders) {
        return with(position.withCash(seat, guilders));
    }

    MadePosition tokens(int seat, Asset... owned) {
        return with(position.withTokens(seat, Tokens.of(owned)));
    }

    MadePosition blackMarket(int seat, Asset... put) {
        return with(position.withBlackMarket(seat, Tokens.of(put))).used(seat, SpecialCard.BLACK_MARKET);
    }

    /** Cards on the middle and the right space of a board, as they lie between turns. */
    MadePosition board(int seat, Card middle, Card right) {
        return with(position.withBoard(seat, Board.empty().with(1, middle).with(2, right)));
    }

    MadePosition hand(int seat, PriceCard... held) {
        return with(position.withHand(seat, Cards.of(held)));
    }

    MadePosition used(int seat, SpecialCard card) {
        return with(position.withUsed(seat, card));
    }

    MadePosition dividendPaid(Chamber chamber) {
        List<Chamber> paid = new ArrayList<>(position.parts.dividendsPaid());
        paid.add(chamber);
        return with(position.withDividendsPaid(paid));
    }

    GameState game() {
        List<PriceCard> left = position.places().others(Cards.all().toList());
        for (int seat = 0; seat < position.hands.length; seat++) {
            boolean known = position.hands[seat] != null;
            position = known
                    ? position
                    : position.withHand(seat, Cards.of(CardPlaces.next(left, position.handSize(seat))));
        }
        Decks decks = Decks.of(CardPlaces.next(left, position.mainDeckSize()), CardPlaces.next(left, Deal.BACKUP_DECK));
        position = position.withDiscardPile(left);
        return new GameState(new PositionCheck(position, null).made(), position.hands.clone(), decks);
    }
}
