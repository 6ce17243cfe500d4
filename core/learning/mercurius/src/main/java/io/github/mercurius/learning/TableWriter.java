package io.github.mercurius.learning;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.Asset;
import io.github.mercurius.api.Board;
import io.github.mercurius.api.Card;
import io.github.mercurius.api.Chamber;
import io.github.mercurius.api.Deal;
import io.github.mercurius.api.Deck;
import io.github.mercurius.api.Market;
import io.github.mercurius.api.Player;
import io.github.mercurius.api.PriceCard;
import io.github.mercurius.api.SpecialCard;
import io.github.mercurius.api.Table;
import io.github.mercurius.api.Tokens;
import io.github.mercurius.common.ChoiceWriter;
import java.util.List;

/** Writes an open table; {@link TableReader} reads it. */
final class TableWriter {
    static final int CARDS = PriceCard.all().size();
    static final int ASSETS = Asset.all().size();
    static final int CHAMBERS = Chamber.all().size();
    static final int ON_SPACE = CARDS + 2;
    static final int MOST_TRADES = 3;
    static final int STEPS = MOST_TRADES + 2;
    static final int SPECIAL_PLAYED = STEPS - 1;
    static final int MOST_ON_BLACK_MARKET = 3;
    static final int MOST_IN_HAND = Deal.HAND + 1;
    static final int SPECIAL_CARDS = 1 << SpecialCard.values().length;

    private final Table table;
    private final ChoiceWriter out;

    TableWriter(Table table, ChoiceWriter out) {
        this.table = table;
        this.out = out;
    }

    void write() {
        out.write(table.turn(), table.setup().turns() + 1);
        List<Action> trades = table.trades();
        out.write(table.specialPlayed() ? SPECIAL_PLAYED : trades.size(), STEPS);
        trades.forEach(trade -> out.write(Moves.of(trade).get(0), 2 * ASSETS));
        Asset.all().forEach(asset -> out.write(table.space(asset), Market.LAST_SPACE + 1));
        out.write(table.dividendsPaid().size(), CHAMBERS + 1);
        table.dividendsPaid().forEach(chamber -> out.write(chamber.ordinal(), CHAMBERS));
        out.write(table.discardPile().size(), PriceCard.TOTAL + 1);
        writeCards(table.discardPile());
        out.write(table.deckSize(Deck.MAIN), PriceCard.TOTAL + 1);
        out.write(table.deckSize(Deck.BACKUP), Deal.BACKUP_DECK + 1);
        table.players().forEach(this::write);
    }

    private void write(Player player) {
        out.writeAny(player.cash());
        writeTokens(player.tokens(), table.setup().tokensOfEach());
        out.write(player.blackMarket().isEmpty() ? 0 : 1, 2);
        if (!player.blackMarket().isEmpty()) {
            writeTokens(player.blackMarket(), MOST_ON_BLACK_MARKET);
        }
        for (int space = 1; space < Board.SPACES; space++) {
            out.write(number(player.board(), space), ON_SPACE);
        }
        int specialCards = 0;
        for (SpecialCard card : player.specialCards()) {
            specialCards |= 1 << card.ordinal();
        }
        out.write(specialCards, SPECIAL_CARDS);
        out.write(player.handSize(), MOST_IN_HAND + 1);
    }

    private void writeTokens(Tokens tokens, int most) {
        Asset.all().forEach(asset -> out.write(tokens.count(asset), most + 1));
    }

    /** 0 for no card, 1 to 24 for a price card, 25 for News. */
    private static int number(Board board, int space) {
        Card card = board.card(space).orElse(null);
        if (card instanceof PriceCard priceCard) {
            return priceCard.ordinal() + 1;
        }
        return card == null ? 0 : ON_SPACE - 1;
    }

    /** Writes cards whose number is known. */
    void writeCards(List<PriceCard> cards) {
        cards.forEach(card -> out.write(card.ordinal(), CARDS));
    }
}
