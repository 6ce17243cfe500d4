package io.github.mercurius.api;

import io.github.mercurius.api.internal.TableOfRules;
import io.github.mercurius.rules.AnyTable;
import java.util.List;
import java.util.OptionalInt;

/**
 * All that lies open on the table, for everybody to see (INF-3). These are the markers, the bank, what is before each
 * player, the discard pile, whose turn it is, and what things cost right now.
 *
 * <p>No hand and no deck is in it, only their sizes: a table shows nothing that is hidden. It is immutable,
 * thread-safe, and equal to another if everything that it shows is equal.
 *
 * <p>Only this library can implement it: later versions may add methods.
 */
public sealed interface Table extends AnyTable permits TableOfRules {
    @Override
    Setup setup();

    @Override
    int turn();

    /** How many actions were taken in this turn, 0 to 3: trades, or a special card. */
    int step();

    /** The round that is being played, from 1; after the end, the last one. */
    int round();

    /** What part of the turn it is, or that the game is over. */
    Phase phase();

    /** Whose turn it is; nobody after the end. */
    @Override
    default OptionalInt decider() {
        return isOver() ? OptionalInt.empty() : OptionalInt.of(activeSeat());
    }

    /**
     * Whose turn it is.
     *
     * @throws IllegalStateException if the game is over
     */
    int activeSeat();

    /** The markers of the assets, with their prices. */
    Market market();

    /** The price of an asset. */
    default int price(Asset asset) {
        return market().price(asset);
    }

    /** The space that an asset's marker stands on. */
    default int space(Asset asset) {
        return market().space(asset);
    }

    /** The tokens that can be bought. */
    Tokens bank();

    /** What lies open before the player on a seat. */
    Player player(int seat);

    /** What lies open before each player, in the order of the seats. */
    List<Player> players();

    /** The trades of this turn so far, in order: purchases and sales. */
    List<Action> trades();

    /** Whether the Black Market or the Dividend card was played in this turn. */
    boolean specialPlayed();

    /** The chambers that have paid their dividend, in the order in which they paid. */
    List<Chamber> dividendsPaid();

    /** The discard pile, the lowest card first. */
    List<PriceCard> discardPile();

    /** How many cards a deck has left. */
    int deckSize(Deck deck);

    /** What one more token of an asset would cost the active player now, given this turn's purchases (TRD-2). */
    int buyingCost(Asset asset);

    /**
     * What one more token of an asset would bring the active player now, given this turn's sales (TRD-3). It is 0 or
     * more, and −1 only for the third sale of one asset at price 3, as long as the player has a trade left (TRD-1).
     */
    int sellingGain(Asset asset);

    /**
     * What one share of a chamber would pay if it paid its dividend now (DIV-3), whether or not it has paid already.
     */
    int dividend(Chamber chamber);

    /**
     * What a player would have if the game ended at the current prices. That is cash, tokens at full price, and those
     * on the Black Market card unless nothing will be paid for them any more (RUL-6).
     */
    int wealth(int seat);

    /** All players by their {@link #wealth}, the richest first; those with the same share a place (END-3), by seat. */
    @Override
    List<Standing> ranking();
}
