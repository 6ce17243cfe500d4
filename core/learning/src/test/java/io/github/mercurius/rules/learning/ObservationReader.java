package io.github.mercurius.rules.learning;

import static org.assertj.core.api.Assertions.assertThat;

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

/** Makes the view of Mercurius again of which an observation was written: nothing that the view says is lost. */
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

    private int get(String field, int index) {
        return numbers[offset(field) + index];
    }

    static int offset(String name) {
        for (ObservationField field : Encoding.mercurius().fields()) {
            if (field.name().equals(name)) {
                return field.offset();
            }
        }
        throw new IllegalArgumentException(name);
    }

    private int get(String field) {
        return get(field, 0);
    }

    private PlayerView view() {
        Position position = Position.of(setup)
                .withTurn(get("TURN"))
                .withTrades(trades())
                .withSpecialPlayed(get("SPECIAL_PLAYED") == 1)
                .withDividendsPaid(dividendsPaid())
                .withDiscardPile(discardPile());
        for (Asset asset : Asset.all()) {
            position = position.withSpace(asset, get("MARKET", asset.ordinal()));
        }
        for (int place = 0; place < setup.players(); place++) {
            position = withPlayer(position, place);
        }
        PlayerView view = position.withHand(seat, cards("HAND")).seenBy(seat).view();
        assertThat(view.table().bank()).isEqualTo(tokens("BANK", 0));
        return view;
    }

    private Position withPlayer(Position position, int place) {
        int other = (seat + place) % setup.players();
        int cash = get("CASH", place) + (get("CASH_HIGH", place) << 15);
        List<SpecialCard> specialCards = new ArrayList<>();
        for (SpecialCard card : SpecialCard.values()) {
            if (get("SPECIAL_CARDS", 3 * place + card.ordinal()) == 1) {
                specialCards.add(card);
            }
        }
        Board board = Board.empty();
        for (int space = 1; space <= 2; space++) {
            int number = get("BOARD", 2 * place + space - 1);
            if (number != 0) {
                board = board.with(
                        space, number == 25 ? SpecialCard.NEWS : PriceCard.all().get(number - 1));
            }
        }
        return position.withCash(other, cash)
                .withHandSize(other, get("HAND_SIZE", place))
                .withSpecialCards(other, specialCards)
                .withBoard(other, board)
                .withTokens(other, tokens("TOKENS", 12 * place))
                .withBlackMarket(other, tokens("ON_BLACK_MARKET", 12 * place));
    }

    private List<Action> trades() {
        List<Action> trades = new ArrayList<>();
        for (int i = 0; i < 3 && get("TRADES", i) != 0; i++) {
            int number = get("TRADES", i) - 1;
            Asset asset = Asset.all().get(number % 12);
            trades.add(number < 12 ? Action.buy(asset) : Action.sell(asset));
        }
        return trades;
    }

    private List<Chamber> dividendsPaid() {
        TreeMap<Integer, Chamber> paid = new TreeMap<>();
        for (Chamber chamber : Chamber.all()) {
            paid.put(get("DIVIDENDS_PAID", chamber.ordinal()), chamber);
        }
        paid.remove(0);
        return List.copyOf(paid.values());
    }

    private List<PriceCard> discardPile() {
        List<PriceCard> pile = new ArrayList<>();
        for (int i = 0; i < 54 && get("DISCARD_PILE", i) != 0; i++) {
            pile.add(PriceCard.all().get(get("DISCARD_PILE", i) - 1));
        }
        return pile;
    }

    private Tokens tokens(String field, int first) {
        Tokens tokens = Tokens.none();
        for (Asset asset : Asset.all()) {
            tokens = tokens.plus(asset, get(field, first + asset.ordinal()));
        }
        return tokens;
    }

    Cards cards(String field) {
        Cards cards = Cards.none();
        for (PriceCard card : PriceCard.all()) {
            cards = cards.plus(card, get(field, card.ordinal()));
        }
        return cards;
    }

    static Cards unseen(short[] numbers, Setup setup) {
        return new ObservationReader(numbers, 0, setup).cards("UNSEEN");
    }
}
