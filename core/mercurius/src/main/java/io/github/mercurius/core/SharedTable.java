package io.github.mercurius.core;

import io.github.mercurius.api.Cards;
import io.github.mercurius.api.Market;
import io.github.mercurius.api.PriceCard;
import java.util.ArrayList;
import java.util.Collection;
import org.jspecify.annotations.Nullable;

/** The part of an open table that no trade changes: the tables of a turn share it. */
final class SharedTable {
    final Terms terms;
    final Market market;
    /** By seat, as the turn began: what the active player has traded since, only the table knows. */
    final OpenPlayer[] players;

    final DividendsPaid dividendsPaid;
    final DiscardPile discardPile;

    final boolean specialPlayed;
    final byte turn;
    final byte mainDeck;
    final byte backupDeck;

    // Found when somebody asks; if several threads do so at once, all of them find the same.
    private @Nullable Cards openCards;

    SharedTable(
            Terms terms,
            Market market,
            OpenPlayer[] players,
            DividendsPaid dividendsPaid,
            DiscardPile discardPile,
            boolean specialPlayed,
            int turn,
            int mainDeck,
            int backupDeck) {
        this.terms = terms;
        this.market = market;
        this.players = players;
        this.dividendsPaid = dividendsPaid;
        this.discardPile = discardPile;
        this.specialPlayed = specialPlayed;
        this.turn = (byte) turn;
        this.mainDeck = (byte) mainDeck;
        this.backupDeck = (byte) backupDeck;
    }

    /** Whose turn it is; after the last turn, whose it would be. */
    int seat() {
        return terms.seatOfTurn(turn);
    }

    /**
     * The price cards that lie open: in the discard pile and on the boards.
     *
     * @throws IllegalArgumentException if there are more of a kind than the game has (THG-3)
     */
    Cards openCards() {
        Cards known = openCards;
        if (known == null) {
            Collection<PriceCard> cards = new ArrayList<>(PriceCard.TOTAL);
            discardPile.addTo(cards);
            for (OpenPlayer player : players) {
                player.addBoardTo(cards);
            }
            known = Cards.of(cards);
            openCards = known;
        }
        return known;
    }

    /** Whether all but the players is equal. */
    boolean hasSameTurn(SharedTable that) {
        return that == this
                || (that.turn == turn
                        && that.specialPlayed == specialPlayed
                        && that.mainDeck == mainDeck
                        && that.backupDeck == backupDeck
                        && that.market.equals(market)
                        && that.dividendsPaid.pack() == dividendsPaid.pack()
                        && that.discardPile.equals(discardPile)
                        && that.terms.setup.equals(terms.setup));
    }
}
