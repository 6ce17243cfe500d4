package io.github.mercurius.core;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.Asset;
import io.github.mercurius.api.Board;
import io.github.mercurius.api.Cards;
import io.github.mercurius.api.Chamber;
import io.github.mercurius.api.Market;
import io.github.mercurius.api.Player;
import io.github.mercurius.api.PriceCard;
import io.github.mercurius.api.Setup;
import io.github.mercurius.api.SpecialCard;
import io.github.mercurius.api.Tokens;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What a position says: nothing of it is checked. What is null or {@link #UNSAID} is not said; the rest is as before
 * the first turn until something else is said.
 */
final class PositionParts {
    static final int UNSAID = -1;

    private static final int[] START = spaces(Market.atStart());

    final Setup setup;
    final Seat[] seats;
    int turn;
    List<? extends Action> trades = List.of();
    boolean specialPlayed;
    int[] spaces = START;
    List<Chamber> dividendsPaid = List.of();

    @Nullable
    List<PriceCard> discardPile;

    @Nullable
    List<PriceCard> mainDeck;

    @Nullable
    List<PriceCard> backupDeck;

    @Nullable
    Tokens bank;

    /** The sizes of the decks; what is not said follows from the rest. */
    @Nullable
    Integer mainDeckSize;

    @Nullable
    Integer backupDeckSize;

    /** Whose view this is; of spectators, or of nobody, if it is not said. */
    int viewer = UNSAID;

    PositionParts(Setup setup) {
        this.setup = setup;
        seats = new Seat[setup.players()];
        Arrays.setAll(seats, seat -> new Seat());
    }

    private PositionParts(PositionParts other) {
        setup = other.setup;
        seats = other.seats.clone();
        turn = other.turn;
        trades = other.trades;
        specialPlayed = other.specialPlayed;
        spaces = other.spaces;
        dividendsPaid = other.dividendsPaid;
        discardPile = other.discardPile;
        mainDeck = other.mainDeck;
        backupDeck = other.backupDeck;
        bank = other.bank;
        mainDeckSize = other.mainDeckSize;
        backupDeckSize = other.backupDeckSize;
        viewer = other.viewer;
    }

    /** A copy that shares its seats and spaces: what is to be changed of them is copied first. */
    PositionParts copy() {
        return new PositionParts(this);
    }

    /** A seat of this copy, to be changed. */
    Seat change(int seat) {
        seats[seat] = new Seat(seats[seat]);
        return seats[seat];
    }

    void setSpace(int asset, int space) {
        spaces = spaces.clone();
        spaces[asset] = space;
    }

    void setMarket(Market market) {
        spaces = spaces(market);
    }

    private static int[] spaces(Market market) {
        int[] spaces = new int[Asset.all().size()];
        for (Asset asset : Asset.all()) {
            spaces[asset.ordinal()] = market.space(asset);
        }
        return spaces;
    }

    /** What a position says of one seat. */
    static final class Seat {
        int cash = OpenPlayer.STARTING_CASH;
        Tokens tokens = Tokens.none();
        Tokens blackMarket = Tokens.none();

        @Nullable
        Board board;

        List<SpecialCard> specialCards = List.of(SpecialCard.values());

        @Nullable
        Integer handSize;

        @Nullable
        Cards hand;

        Seat() {}

        Seat(Player player) {
            cash = player.cash();
            tokens = Arguments.notNull(player.tokens(), "tokens", "tokens");
            blackMarket = Arguments.notNull(player.blackMarket(), "blackMarket", "tokens");
            board = Arguments.notNull(player.board(), "board", "a board");
            specialCards = Arguments.noneNull(player.specialCards(), "special cards", "a set");
            handSize = player.handSize();
        }

        Seat(Seat other) {
            cash = other.cash;
            tokens = other.tokens;
            blackMarket = other.blackMarket;
            board = other.board;
            specialCards = other.specialCards;
            handSize = other.handSize;
            hand = other.hand;
        }

        boolean has(SpecialCard card) {
            return specialCards.contains(card);
        }
    }
}
