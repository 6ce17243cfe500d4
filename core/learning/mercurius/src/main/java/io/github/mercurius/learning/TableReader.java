package io.github.mercurius.learning;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.Asset;
import io.github.mercurius.api.Board;
import io.github.mercurius.api.Chamber;
import io.github.mercurius.api.Deal;
import io.github.mercurius.api.Deck;
import io.github.mercurius.api.Market;
import io.github.mercurius.api.PriceCard;
import io.github.mercurius.api.Setup;
import io.github.mercurius.api.SpecialCard;
import io.github.mercurius.api.Tokens;
import io.github.mercurius.common.ChoiceReader;
import io.github.mercurius.core.Position;
import java.util.ArrayList;
import java.util.List;

/** Reads what {@link TableWriter} has written, as a position that is still to be checked. */
final class TableReader {
    private final Setup setup;
    private final ChoiceReader in;
    private final int[] handSizes;
    private int mainDeck;
    private int backupDeck;

    TableReader(Setup setup, ChoiceReader in) {
        this.setup = setup;
        this.in = in;
        handSizes = new int[setup.players()];
    }

    Position read() {
        Position position = Position.of(setup).withTurn(in.read(setup.turns() + 1));
        int step = in.read(TableWriter.STEPS);
        position = step == TableWriter.SPECIAL_PLAYED
                ? position.withSpecialPlayed(true)
                : position.withTrades(readTrades(step));
        for (Asset asset : Asset.all()) {
            position = position.withSpace(asset, in.read(Market.LAST_SPACE + 1));
        }
        position = position.withDividendsPaid(readChambers());
        position = position.withDiscardPile(readCards(in.read(PriceCard.TOTAL + 1)));
        mainDeck = in.read(PriceCard.TOTAL + 1);
        backupDeck = in.read(Deal.BACKUP_DECK + 1);
        position = position.withDeckSize(Deck.MAIN, mainDeck).withDeckSize(Deck.BACKUP, backupDeck);
        for (int seat = 0; seat < setup.players(); seat++) {
            position = withPlayer(position, seat);
        }
        return position;
    }

    private List<Action> readTrades(int number) {
        List<Action> trades = new ArrayList<>();
        for (int left = number; left > 0; left--) {
            trades.add(Moves.action(in.read(2 * TableWriter.ASSETS)));
        }
        return trades;
    }

    private List<Chamber> readChambers() {
        List<Chamber> chambers = new ArrayList<>();
        for (int left = in.read(TableWriter.CHAMBERS + 1); left > 0; left--) {
            chambers.add(Chamber.all().get(in.read(TableWriter.CHAMBERS)));
        }
        return chambers;
    }

    private Position withPlayer(Position position, int seat) {
        Position next = position.withCash(seat, in.readAny()).withTokens(seat, readTokens(setup.tokensOfEach()));
        if (in.read(2) == 1) {
            next = next.withBlackMarket(seat, readTokens(TableWriter.MOST_ON_BLACK_MARKET));
        }
        Board board = Board.empty();
        for (int space = 1; space < Board.SPACES; space++) {
            int number = in.read(TableWriter.ON_SPACE);
            if (number > 0) {
                boolean news = number == TableWriter.ON_SPACE - 1;
                board = board.with(
                        space, news ? SpecialCard.NEWS : PriceCard.all().get(number - 1));
            }
        }
        next = next.withBoard(seat, board).withSpecialCards(seat, readSpecialCards());
        handSizes[seat] = in.read(TableWriter.MOST_IN_HAND + 1);
        return next.withHandSize(seat, handSizes[seat]);
    }

    private Tokens readTokens(int most) {
        Tokens tokens = Tokens.none();
        for (Asset asset : Asset.all()) {
            tokens = tokens.plus(asset, in.read(most + 1));
        }
        return tokens;
    }

    private List<SpecialCard> readSpecialCards() {
        int bits = in.read(TableWriter.SPECIAL_CARDS);
        List<SpecialCard> cards = new ArrayList<>();
        for (SpecialCard card : SpecialCard.values()) {
            if ((bits & 1 << card.ordinal()) != 0) {
                cards.add(card);
            }
        }
        return cards;
    }

    /** Reads as many cards. */
    List<PriceCard> readCards(int number) {
        List<PriceCard> cards = new ArrayList<>();
        for (int left = number; left > 0; left--) {
            cards.add(PriceCard.all().get(in.read(TableWriter.CARDS)));
        }
        return cards;
    }

    int handSize(int seat) {
        return handSizes[seat];
    }

    int mainDeck() {
        return mainDeck;
    }

    int backupDeck() {
        return backupDeck;
    }
}
