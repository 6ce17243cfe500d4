package io.github.mercurius.learning;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.Asset;
import io.github.mercurius.api.Board;
import io.github.mercurius.api.Cards;
import io.github.mercurius.api.Chamber;
import io.github.mercurius.api.PlayerView;
import io.github.mercurius.api.PriceCard;
import io.github.mercurius.api.Setup;
import io.github.mercurius.api.SpecialCard;
import io.github.mercurius.api.Tokens;
import io.github.mercurius.core.Position;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;

/** Makes the view again of which an observation was written: nothing that the view says is lost. */
final class ObservationReader {
    private final short[] numbers;
    private final int seat;
    private final Setup setup;

    private ObservationReader(short[] numbers, int seat, Setup setup) {
        this.numbers = numbers;
        this.seat = seat;
        this.setup = setup;
    }

    static PlayerView read(short[] numbers, int seat, Setup setup) {
        return new ObservationReader(numbers, seat, setup).view();
    }

    private int get(Field field, int index) {
        return numbers[field.offset() + index];
    }

    private int get(Field field) {
        return get(field, 0);
    }

    private PlayerView view() {
        Position position = Position.of(setup)
                .withTurn(get(Field.TURN))
                .withTrades(trades())
                .withSpecialPlayed(get(Field.SPECIAL_PLAYED) == 1)
                .withDividendsPaid(dividendsPaid())
                .withDiscardPile(discardPile())
                .withBank(tokens(Field.BANK, 0));
        for (Asset asset : Asset.all()) {
            position = position.withSpace(asset, get(Field.MARKET, asset.ordinal()));
        }
        for (int place = 0; place < setup.players(); place++) {
            position = withPlayer(position, place);
        }
        return position.withHand(seat, cards(Field.HAND)).seenBy(seat).view();
    }

    private Position withPlayer(Position position, int place) {
        int other = (seat + place) % setup.players();
        int cash = get(Field.CASH, place) + (get(Field.CASH_HIGH, place) << 15);
        List<SpecialCard> specialCards = new ArrayList<>();
        for (SpecialCard card : SpecialCard.values()) {
            if (get(Field.SPECIAL_CARDS, 3 * place + card.ordinal()) == 1) {
                specialCards.add(card);
            }
        }
        Board board = Board.empty();
        for (int space = 1; space <= 2; space++) {
            int number = get(Field.BOARD, 2 * place + space - 1);
            if (number != 0) {
                board = board.with(
                        space, number == 25 ? SpecialCard.NEWS : PriceCard.all().get(number - 1));
            }
        }
        return position.withCash(other, cash)
                .withHandSize(other, get(Field.HAND_SIZE, place))
                .withSpecialCards(other, specialCards)
                .withBoard(other, board)
                .withTokens(other, tokens(Field.TOKENS, 12 * place))
                .withBlackMarket(other, tokens(Field.ON_BLACK_MARKET, 12 * place));
    }

    private List<Action> trades() {
        List<Action> trades = new ArrayList<>();
        for (int i = 0; i < 3 && get(Field.TRADES, i) != 0; i++) {
            int number = get(Field.TRADES, i) - 1;
            Asset asset = Asset.all().get(number % 12);
            trades.add(number < 12 ? Action.buy(asset) : Action.sell(asset));
        }
        return trades;
    }

    private List<Chamber> dividendsPaid() {
        TreeMap<Integer, Chamber> paid = new TreeMap<>();
        for (Chamber chamber : Chamber.all()) {
            paid.put(get(Field.DIVIDENDS_PAID, chamber.ordinal()), chamber);
        }
        paid.remove(0);
        return List.copyOf(paid.values());
    }

    private List<PriceCard> discardPile() {
        List<PriceCard> pile = new ArrayList<>();
        for (int i = 0; i < 54 && get(Field.DISCARD_PILE, i) != 0; i++) {
            pile.add(PriceCard.all().get(get(Field.DISCARD_PILE, i) - 1));
        }
        return pile;
    }

    private Tokens tokens(Field field, int first) {
        Tokens tokens = Tokens.none();
        for (Asset asset : Asset.all()) {
            tokens = tokens.plus(asset, get(field, first + asset.ordinal()));
        }
        return tokens;
    }

    Cards cards(Field field) {
        Cards cards = Cards.none();
        for (PriceCard card : PriceCard.all()) {
            cards = cards.plus(card, get(field, card.ordinal()));
        }
        return cards;
    }

    static Cards unseen(short[] numbers, Setup setup) {
        return new ObservationReader(numbers, 0, setup).cards(Field.UNSEEN);
    }
}
