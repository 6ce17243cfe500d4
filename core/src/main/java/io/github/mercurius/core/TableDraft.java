package io.github.mercurius.core;

import io.github.mercurius.api.Chamber;
import io.github.mercurius.api.Event;
import io.github.mercurius.api.Market;
import io.github.mercurius.api.SpecialCard;
import io.github.mercurius.api.Tokens;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * A game that is being changed: each kind of event that is rarer than trades and the end of a turn has a method here
 * that makes it happen to one player, and reports it if anybody listens.
 *
 * <p>The rules say which events an action has ({@link Transition}); what an event changes is said here.
 */
final class TableDraft {
    private final GameState before;
    private final SharedTable shared;
    private final @Nullable Consumer<? super Event> listener;
    private final OpenPlayer[] players;

    private Tokens bank;
    private DividendsPaid dividendsPaid;
    private boolean specialPlayed;

    // The player whose things are being changed.
    private final int seat;
    private int cash;
    private Tokens tokens;
    private Tokens blackMarket;
    private int specialCards;

    /** A draft for the active player. */
    TableDraft(GameState before, @Nullable Consumer<? super Event> listener) {
        this(before, before.table.seat(), before.table.cash(), before.table.tokens(), listener);
    }

    /** A draft of what happens to a player on any seat in a turn that has not begun. */
    TableDraft(GameState before, int seat, @Nullable Consumer<? super Event> listener) {
        this(
                before,
                seat,
                before.table.shared().players[seat].cash,
                before.table.shared().players[seat].tokens(),
                listener);
    }

    private TableDraft(
            GameState before, int seat, int cash, Tokens tokens, @Nullable Consumer<? super Event> listener) {
        this.before = before;
        this.listener = listener;
        shared = before.table.shared();
        players = shared.players.clone();
        bank = before.table.bank();
        dividendsPaid = shared.dividendsPaid;
        specialPlayed = shared.specialPlayed;
        this.seat = seat;
        this.cash = cash;
        this.tokens = tokens;
        OpenPlayer player = players[seat];
        blackMarket = player.blackMarket();
        specialCards = player.specialCards;
    }

    /** The game as it is now. No draft is of a turn in which trades are made, so there are none. */
    GameState state() {
        OpenPlayer player = players[seat];
        players[seat] = new OpenPlayer(seat, cash, tokens, blackMarket, player.board(), specialCards, player.handSize);
        SharedTable next = new SharedTable(
                shared.terms,
                shared.market,
                players,
                dividendsPaid,
                shared.discardPile,
                specialPlayed,
                shared.turn,
                shared.mainDeck,
                shared.backupDeck);
        return before.with(new OpenTable(next, bank, Trades.NONE));
    }

    Tokens tokens() {
        return tokens;
    }

    Tokens blackMarket() {
        return blackMarket;
    }

    Market market() {
        return shared.market;
    }

    void blackMarketFilled(Tokens put) {
        tokens = tokens.minus(put);
        blackMarket = put;
        use(SpecialCard.BLACK_MARKET);
        specialPlayed = true;
        if (listener != null) {
            listener.accept(new Event.BlackMarketFilled(seat, put));
        }
    }

    void blackMarketSold(int proceeds) {
        Tokens sold = clearBlackMarket();
        cash += proceeds;
        if (listener != null) {
            listener.accept(new Event.BlackMarketSold(seat, sold, proceeds));
        }
    }

    void blackMarketForfeited() {
        Tokens forfeited = clearBlackMarket();
        if (listener != null) {
            listener.accept(new Event.BlackMarketForfeited(seat, forfeited));
        }
    }

    private Tokens clearBlackMarket() {
        Tokens cleared = blackMarket;
        bank = bank.plus(cleared);
        blackMarket = Tokens.none();
        return cleared;
    }

    void dividendPaid(Chamber chamber, int perShare, List<Integer> received) {
        for (OpenPlayer player : shared.players) {
            players[player.seat] = player.afterTrade(player.cash + received.get(player.seat), player.tokens());
        }
        cash += received.get(seat);
        use(SpecialCard.DIVIDEND);
        specialPlayed = true;
        dividendsPaid = dividendsPaid.plus(chamber);
        if (listener != null) {
            listener.accept(new Event.DividendPaid(seat, chamber, perShare, received));
        }
    }

    private void use(SpecialCard card) {
        specialCards &= ~OpenPlayer.bit(card);
    }

    void holdingsSold(int proceeds) {
        Tokens sold = tokens;
        cash += proceeds;
        bank = bank.plus(sold);
        tokens = Tokens.none();
        if (listener != null) {
            listener.accept(new Event.HoldingsSold(seat, sold, proceeds));
        }
    }
}
