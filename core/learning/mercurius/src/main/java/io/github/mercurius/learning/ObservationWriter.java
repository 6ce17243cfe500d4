package io.github.mercurius.learning;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.Asset;
import io.github.mercurius.api.BlackMarketAtEnd;
import io.github.mercurius.api.Board;
import io.github.mercurius.api.Card;
import io.github.mercurius.api.CardOrder;
import io.github.mercurius.api.Cards;
import io.github.mercurius.api.Chamber;
import io.github.mercurius.api.Deck;
import io.github.mercurius.api.Market;
import io.github.mercurius.api.Player;
import io.github.mercurius.api.PriceCard;
import io.github.mercurius.api.Setup;
import io.github.mercurius.api.SpecialCard;
import io.github.mercurius.api.Table;
import io.github.mercurius.api.Tokens;
import io.github.mercurius.api.internal.Packed;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Writes observations, as {@link Field} lays them out. Nothing is allocated. */
final class ObservationWriter {
    private static final int ASSETS = Asset.all().size();
    private static final int BITS_OF_ASSET = 4;
    private static final int MASK_OF_ASSET = (1 << BITS_OF_ASSET) - 1;
    private static final int CASH_BITS = 15;
    private static final int CASH_MASK = (1 << CASH_BITS) - 1;
    private static final int NEWS = PriceCard.all().size() + 1;
    private static final SpecialCard[] SPECIAL_CARDS = SpecialCard.values();

    private static final int PLAYERS = Field.PLAYERS.offset();
    private static final int START = Field.START.offset();
    private static final int OLDEST_FIRST = Field.OLDEST_FIRST.offset();
    private static final int SOLD_AT_END = Field.SOLD_AT_END.offset();
    private static final int TURN = Field.TURN.offset();
    private static final int PHASE = Field.PHASE.offset();
    private static final int ACTIVE = Field.ACTIVE.offset();
    private static final int SPECIAL_PLAYED = Field.SPECIAL_PLAYED.offset();
    private static final int TRADES = Field.TRADES.offset();
    private static final int CHOICE = Field.CHOICE.offset();
    private static final int CHOSEN = Field.CHOSEN.offset();
    private static final int MARKET = Field.MARKET.offset();
    private static final int BANK = Field.BANK.offset();
    private static final int DIVIDENDS_PAID = Field.DIVIDENDS_PAID.offset();
    private static final int MAIN_DECK = Field.MAIN_DECK.offset();
    private static final int BACKUP_DECK = Field.BACKUP_DECK.offset();
    private static final int CASH = Field.CASH.offset();
    private static final int CASH_HIGH = Field.CASH_HIGH.offset();
    private static final int HAND_SIZE = Field.HAND_SIZE.offset();
    private static final int SPECIALS = Field.SPECIAL_CARDS.offset();
    private static final int BOARD = Field.BOARD.offset();
    private static final int TOKENS = Field.TOKENS.offset();
    private static final int ON_BLACK_MARKET = Field.ON_BLACK_MARKET.offset();
    private static final int HAND = Field.HAND.offset();
    private static final int UNSEEN = Field.UNSEEN.offset();

    /** A trade, or a part of a choice, changes nothing from here on of what the player who makes it observes. */
    static final int END_OF_TRADE = TOKENS + ASSETS;

    private ObservationWriter() {}

    /** Writes what a seat knows that holds a hand and has begun a choice. */
    static void write(Table table, int seat, Cards hand, int choice, PileMemory pile, short[] into, int offset) {
        Arrays.fill(into, offset, offset + UNSEEN, (short) 0);
        writeGame(table.setup(), seat, into, offset);
        writeMoment(table, seat, into, offset);
        writeTrades(table.trades(), into, offset + TRADES);
        writeChoice(choice, into, offset);
        writeMarket(table.market(), into, offset + MARKET);
        writeTokens(table.bank(), into, offset + BANK);
        List<Chamber> paid = table.dividendsPaid();
        for (int i = 0; i < paid.size(); i++) {
            into[offset + DIVIDENDS_PAID + paid.get(i).ordinal()] = (short) (i + 1);
        }
        pile.follow(table.discardPile());
        pile.write(into, offset + UNSEEN);
        writePlayers(table, seat, into, offset);
        writeHand(hand, into, offset);
    }

    /** Writes again what a trade or a choice of the active player changes of what this player observes. */
    static void writeTrade(Table table, int seat, int choice, short[] into, int offset) {
        Player player = table.player(seat);
        into[offset + PHASE] = (short) table.phase().ordinal();
        Arrays.fill(into, offset + TRADES, offset + MARKET, (short) 0);
        writeTrades(table.trades(), into, offset + TRADES);
        writeChoice(choice, into, offset);
        Arrays.fill(into, offset + BANK, offset + DIVIDENDS_PAID, (short) 0);
        writeTokens(table.bank(), into, offset + BANK);
        writeCash(player.cash(), 0, into, offset);
        Arrays.fill(into, offset + TOKENS, offset + END_OF_TRADE, (short) 0);
        writeTokens(player.tokens(), into, offset + TOKENS);
    }

    private static void writeGame(Setup setup, int seat, short[] into, int offset) {
        int players = setup.players();
        into[offset + PLAYERS] = (short) players;
        into[offset + START] = (short) after(seat, setup.startSeat(), players);
        into[offset + OLDEST_FIRST] = bit(setup.rulings().cardOrder() == CardOrder.OLDEST_FIRST);
        into[offset + SOLD_AT_END] = bit(setup.rulings().blackMarketAtEnd() == BlackMarketAtEnd.SOLD);
    }

    /** How many seats after one another is, clockwise. */
    private static int after(int seat, int other, int players) {
        return other >= seat ? other - seat : other - seat + players;
    }

    private static short bit(boolean isSo) {
        return (short) (isSo ? 1 : 0);
    }

    private static void writeMoment(Table table, int seat, short[] into, int offset) {
        into[offset + TURN] = (short) table.turn();
        into[offset + PHASE] = (short) table.phase().ordinal();
        if (!table.isOver()) {
            into[offset + ACTIVE] =
                    (short) after(seat, table.activeSeat(), table.setup().players());
        }
        into[offset + SPECIAL_PLAYED] = bit(table.specialPlayed());
        into[offset + MAIN_DECK] = (short) table.deckSize(Deck.MAIN);
        into[offset + BACKUP_DECK] = (short) table.deckSize(Deck.BACKUP);
    }

    private static void writeTrades(List<Action> trades, short[] into, int offset) {
        for (int i = 0; i < trades.size(); i++) {
            into[offset + i] = (short)
                    (trades.get(i) instanceof Action.Buy buy
                            ? buy.asset().ordinal() + 1
                            : ((Action.Sell) trades.get(i)).asset().ordinal() + 1 + ASSETS);
        }
    }

    private static void writeChoice(int choice, short[] into, int offset) {
        into[offset + CHOICE] = (short) Choice.subject(choice);
        for (int i = 0; i < Choice.size(choice); i++) {
            into[offset + CHOSEN + i] = (short) (Choice.kind(choice, i) + 1);
        }
    }

    private static void writeMarket(Market market, short[] into, int offset) {
        for (int asset = 0; asset < ASSETS; asset++) {
            into[offset + asset] = (short) market.space(Asset.all().get(asset));
        }
    }

    private static void writeTokens(Tokens tokens, short[] into, int offset) {
        int at = offset;
        for (long rest = Packed.of(tokens); rest != 0; rest >>>= BITS_OF_ASSET) {
            into[at++] = (short) (rest & MASK_OF_ASSET);
        }
    }

    private static void writePlayers(Table table, int seat, short[] into, int offset) {
        int players = table.setup().players();
        for (int i = 0; i < players; i++) {
            int other = seat + i < players ? seat + i : seat + i - players;
            writePlayer(table.player(other), i, into, offset);
        }
    }

    private static void writePlayer(Player player, int place, short[] into, int offset) {
        writeCash(player.cash(), place, into, offset);
        into[offset + HAND_SIZE + place] = (short) player.handSize();
        for (int i = 0; i < SPECIAL_CARDS.length; i++) {
            into[offset + SPECIALS + SPECIAL_CARDS.length * place + i] = bit(player.has(SPECIAL_CARDS[i]));
        }
        writeTokens(player.tokens(), into, offset + TOKENS + ASSETS * place);
        writeTokens(player.blackMarket(), into, offset + ON_BLACK_MARKET + ASSETS * place);
        // Space 0 is empty whenever somebody has to decide (TRN-3).
        for (int space = 1; space < Board.SPACES; space++) {
            Card card = player.board().card(space).orElse(null);
            if (card instanceof PriceCard priceCard) {
                into[offset + UNSEEN + priceCard.ordinal()]--;
            }
            into[offset + BOARD + (Board.SPACES - 1) * place + space - 1] = number(card);
        }
    }

    private static void writeCash(int cash, int place, short[] into, int offset) {
        into[offset + CASH + place] = (short) (cash & CASH_MASK);
        into[offset + CASH_HIGH + place] = (short) (cash >>> CASH_BITS);
    }

    private static short number(@Nullable Card card) {
        if (card instanceof PriceCard priceCard) {
            return (short) (priceCard.ordinal() + 1);
        }
        return (short) (card == null ? 0 : NEWS);
    }

    private static void writeHand(Cards hand, short[] into, int offset) {
        for (PriceCard card : hand.kinds()) {
            int count = hand.count(card);
            into[offset + HAND + card.ordinal()] = (short) count;
            into[offset + UNSEEN + card.ordinal()] -= (short) count;
        }
    }
}
