package io.github.mercurius.core;

import io.github.mercurius.api.Asset;
import io.github.mercurius.api.Board;
import io.github.mercurius.api.Card;
import io.github.mercurius.api.Cards;
import io.github.mercurius.api.Chamber;
import io.github.mercurius.api.Deck;
import io.github.mercurius.api.Event;
import io.github.mercurius.api.Market;
import io.github.mercurius.api.PriceCard;
import io.github.mercurius.api.SpecialCard;
import io.github.mercurius.api.Standing;
import io.github.mercurius.api.Tokens;
import io.vavr.collection.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * A table in the making: each kind of event but the trades has a method here that makes it happen, and reports it if
 * anybody listens.
 *
 * <p>The rules say which events an action has ({@link Transition}); what an event changes is said here. A draft lives
 * for one action and never leaves it.
 */
final class TableDraft {
    private final Terms terms;
    private final @Nullable Consumer<? super Event> listener;

    // By seat; copied before the first change.
    private Cards[] hands;
    private boolean handsCopied;

    // Tokens, trades and dividends are kept as numbers: a draft that refers to few things need not be made at all.
    private Market market;
    private long bank;
    private OpenPlayer[] players;
    private int dividendsPaid;
    private List<PriceCard> discardPile;
    private int trades;
    private boolean specialPlayed;
    private byte turn;
    private byte mainDeck;
    private byte backupDeck;

    // The one player whose things are being changed; the others are in the array.
    private byte seat;
    private int cash;
    private long tokens;
    private long blackMarket;
    private Board board;
    private byte specialCards;
    private byte handSize;

    /**
     * A draft of what comes after a table.
     *
     * @param hands the hands by seat; they stay as they are
     */
    TableDraft(OpenTable table, Cards[] hands, @Nullable Consumer<? super Event> listener) {
        this.hands = hands;
        this.listener = listener;
        terms = table.terms;
        market = table.market;
        bank = table.bank().pack();
        players = table.players.clone();
        dividendsPaid = table.paid().pack();
        discardPile = table.discardPile;
        trades = table.tradesMade().pack();
        specialPlayed = table.specialPlayed;
        turn = table.turn;
        mainDeck = table.mainDeck;
        backupDeck = table.backupDeck;
        load(table.active());
    }

    /** The table as it is now. */
    OpenTable table() {
        close();
        return new OpenTable(
                terms,
                market,
                Tokens.unpack(bank),
                players,
                DividendsPaid.unpack(dividendsPaid),
                discardPile,
                Trades.unpack(trades),
                specialPlayed,
                turn,
                mainDeck,
                backupDeck);
    }

    /** The hands as they are now. */
    Cards[] hands() {
        return hands;
    }

    private void open(int next) {
        if (next != seat) {
            close();
            load(players[next]);
        }
    }

    private void load(OpenPlayer player) {
        seat = player.seat;
        cash = player.cash;
        tokens = player.tokens().pack();
        blackMarket = player.blackMarket().pack();
        board = player.board();
        specialCards = player.specialCards;
        handSize = player.handSize;
    }

    private void close() {
        players[seat] = new OpenPlayer(
                seat, cash, Tokens.unpack(tokens), Tokens.unpack(blackMarket), board, specialCards, handSize);
    }

    Terms terms() {
        return terms;
    }

    /** Whose things are being changed: the active player, until the turn has passed on. */
    int seat() {
        return seat;
    }

    Market market() {
        return market;
    }

    int turn() {
        return turn;
    }

    int mainDeck() {
        return mainDeck;
    }

    int backupDeck() {
        return backupDeck;
    }

    Tokens tokens(int ofSeat) {
        return ofSeat == seat ? Tokens.unpack(tokens) : players[ofSeat].tokens();
    }

    Tokens blackMarket(int ofSeat) {
        return ofSeat == seat ? Tokens.unpack(blackMarket) : players[ofSeat].blackMarket();
    }

    /** The board of {@link #seat}. */
    Board board() {
        return board;
    }

    void turnBegan(int newTurn, int bySeat) {
        turn = (byte) newTurn;
        trades = Trades.NONE.pack();
        specialPlayed = false;
        if (listener != null) {
            listener.accept(new Event.TurnBegan(newTurn, bySeat));
        }
    }

    void blackMarketFilled(int bySeat, Tokens put) {
        open(bySeat);
        tokens = Tokens.unpack(tokens).minus(put).pack();
        blackMarket = put.pack();
        use(SpecialCard.BLACK_MARKET);
        specialPlayed = true;
        if (listener != null) {
            listener.accept(new Event.BlackMarketFilled(bySeat, put));
        }
    }

    void blackMarketSold(int ofSeat, Tokens sold, int proceeds) {
        clearBlackMarket(ofSeat);
        cash += proceeds;
        if (listener != null) {
            listener.accept(new Event.BlackMarketSold(ofSeat, sold, proceeds));
        }
    }

    void blackMarketForfeited(int ofSeat, Tokens forfeited) {
        clearBlackMarket(ofSeat);
        if (listener != null) {
            listener.accept(new Event.BlackMarketForfeited(ofSeat, forfeited));
        }
    }

    private void clearBlackMarket(int ofSeat) {
        open(ofSeat);
        bank = Tokens.unpack(bank).plus(Tokens.unpack(blackMarket)).pack();
        blackMarket = Tokens.none().pack();
    }

    void dividendPaid(int bySeat, Chamber chamber, int perShare, java.util.List<Integer> received) {
        for (int receiver = 0; receiver < players.length; receiver++) {
            open(receiver);
            cash += received.get(receiver);
        }
        open(bySeat);
        use(SpecialCard.DIVIDEND);
        specialPlayed = true;
        dividendsPaid = DividendsPaid.unpack(dividendsPaid).plus(chamber).pack();
        if (listener != null) {
            listener.accept(new Event.DividendPaid(bySeat, chamber, perShare, received));
        }
    }

    void cardPlayed(int bySeat, PriceCard card) {
        open(bySeat);
        leavesHand(card);
        board = board.with(0, card);
        if (listener != null) {
            listener.accept(new Event.CardPlayed(bySeat, card));
        }
    }

    void newsPlayed(int bySeat, Cards discarded) {
        open(bySeat);
        use(SpecialCard.NEWS);
        // RUL-7: the canonically first lies lowest.
        for (PriceCard card : discarded.toList()) {
            leavesHand(card);
            discardPile = discardPile.prepend(card);
        }
        board = board.with(0, SpecialCard.NEWS);
        if (listener != null) {
            listener.accept(new Event.NewsPlayed(bySeat, discarded));
        }
    }

    private void leavesHand(PriceCard card) {
        handSize--;
        setHand(hands[seat].minus(card));
    }

    private void setHand(Cards hand) {
        if (!handsCopied) {
            hands = hands.clone();
            handsCopied = true;
        }
        hands[seat] = hand;
    }

    private void use(SpecialCard card) {
        specialCards = (byte) (specialCards & ~OpenPlayer.bit(card));
    }

    void cardDrawn(int bySeat, Deck deck, PriceCard card) {
        open(bySeat);
        handSize++;
        if (deck == Deck.MAIN) {
            mainDeck--;
        } else {
            backupDeck--;
        }
        setHand(hands[seat].plus(card));
        if (listener != null) {
            listener.accept(new Event.CardDrawn(bySeat, deck, card));
        }
    }

    void pricesMoved(PriceCard card) {
        Market before = market;
        market = before.after(card);
        if (listener != null) {
            Asset share = card.chamber().share();
            listener.accept(new Event.PricesMoved(
                    card,
                    before.space(share),
                    market.space(share),
                    before.space(card.commodity()),
                    market.space(card.commodity())));
        }
    }

    void boardShifted(int ofSeat) {
        open(ofSeat);
        Optional<Card> left = board.card(Board.SPACES - 1);
        // TRN-3: a News card leaving the board is out of the game.
        if (left.isPresent() && left.get() instanceof PriceCard card) {
            discardPile = discardPile.prepend(card);
        }
        board = board.shifted();
        if (listener != null) {
            listener.accept(new Event.BoardShifted(ofSeat, left));
        }
    }

    void holdingsSold(int ofSeat, Tokens sold, int proceeds) {
        open(ofSeat);
        cash += proceeds;
        bank = Tokens.unpack(bank).plus(sold).pack();
        tokens = Tokens.unpack(tokens).minus(sold).pack();
        if (listener != null) {
            listener.accept(new Event.HoldingsSold(ofSeat, sold, proceeds));
        }
    }

    void gameEnded() {
        turn = (byte) terms.turns;
        trades = Trades.NONE.pack();
        specialPlayed = false;
        if (listener != null) {
            java.util.List<Standing> ranking = table().ranking();
            listener.accept(new Event.GameEnded(ranking));
        }
    }
}
