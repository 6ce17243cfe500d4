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
 * A game that is being changed. Each kind of event that is rarer than trades and the end of a turn has a method here.
 * It makes the event happen to one player, and reports it if anybody listens.
 *
 * <p>The rules say which events an action has ({@link Transition}); what an event changes is said here. No such event
 * happens in a turn in which trades have been made.
 */
final class TableDraft {
    private final GameState before;
    private final SharedTable shared;
    private final @Nullable Consumer<? super Event> listener;
    private final OpenPlayer[] players;

    private Tokens bank;
    private DividendsPaid dividendsPaid;
    private boolean specialPlayed;

    TableDraft(GameState before, @Nullable Consumer<? super Event> listener) {
        this.before = before;
        this.listener = listener;
        shared = before.table.shared();
        players = shared.players.clone();
        bank = before.table.bank();
        dividendsPaid = shared.dividendsPaid;
        specialPlayed = shared.specialPlayed;
    }

    /** The game as it is now. */
    GameState state() {
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

    Market market() {
        return shared.market;
    }

    OpenPlayer player(int seat) {
        return players[seat];
    }

    void blackMarketFilled(int seat, Tokens put) {
        OpenPlayer player = players[seat];
        players[seat] = player.with(player.cash, player.tokens().minus(put), put);
        use(seat, SpecialCard.BLACK_MARKET);
        if (listener != null) {
            listener.accept(new Event.BlackMarketFilled(seat, put));
        }
    }

    void blackMarketSold(int seat, int proceeds) {
        Tokens sold = clearBlackMarket(seat, proceeds);
        if (listener != null) {
            listener.accept(new Event.BlackMarketSold(seat, sold, proceeds));
        }
    }

    void blackMarketForfeited(int seat) {
        Tokens forfeited = clearBlackMarket(seat, 0);
        if (listener != null) {
            listener.accept(new Event.BlackMarketForfeited(seat, forfeited));
        }
    }

    private Tokens clearBlackMarket(int seat, int proceeds) {
        OpenPlayer player = players[seat];
        Tokens cleared = player.blackMarket();
        bank = bank.plus(cleared);
        players[seat] = player.with(player.cash + proceeds, player.tokens(), Tokens.none());
        return cleared;
    }

    void dividendPaid(int seat, Chamber chamber, int perShare, List<Integer> received) {
        for (int i = 0; i < players.length; i++) {
            OpenPlayer player = players[i];
            players[i] = player.with(player.cash + received.get(i), player.tokens(), player.blackMarket());
        }
        use(seat, SpecialCard.DIVIDEND);
        dividendsPaid = dividendsPaid.plus(chamber);
        if (listener != null) {
            listener.accept(new Event.DividendPaid(seat, chamber, perShare, received));
        }
    }

    private void use(int seat, SpecialCard card) {
        players[seat] = players[seat].without(card);
        specialPlayed = true;
    }

    void holdingsSold(int seat, int proceeds) {
        OpenPlayer player = players[seat];
        bank = bank.plus(player.tokens());
        players[seat] = player.with(player.cash + proceeds, Tokens.none(), player.blackMarket());
        if (listener != null) {
            listener.accept(new Event.HoldingsSold(seat, player.tokens(), proceeds));
        }
    }
}
