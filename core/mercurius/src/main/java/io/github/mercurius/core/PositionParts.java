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
import io.github.mercurius.api.Table;
import io.github.mercurius.api.Tokens;
import io.github.mercurius.common.Arguments;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What a position of Mercurius says. */
final class PositionParts extends AbstractParts {
    private static final List<SpecialCard> ALL_SPECIAL_CARDS = List.of(SpecialCard.values());

    List<? extends Action> trades = List.of();
    boolean specialPlayed;
    Market market = Market.atStart();

    /** The spaces of the markers, if they are not those of the market: they can be any numbers. */
    int @Nullable [] spaces;

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

    PositionParts(Setup setup) {
        super(setup, Seat::new);
    }

    private PositionParts(PositionParts other) {
        super(other);
        trades = other.trades;
        specialPlayed = other.specialPlayed;
        market = other.market;
        spaces = other.spaces;
        dividendsPaid = other.dividendsPaid;
        discardPile = other.discardPile;
        mainDeck = other.mainDeck;
        backupDeck = other.backupDeck;
        bank = other.bank;
        mainDeckSize = other.mainDeckSize;
        backupDeckSize = other.backupDeckSize;
    }

    /** The decks of a state. */
    void setDecks(GameState state) {
        mainDeck = state.mainDeck();
        backupDeck = state.backupDeck();
    }

    /** What everybody sees. */
    static PositionParts of(Table table) {
        PositionParts parts = new PositionParts(table.setup());
        parts.turn = table.turn();
        parts.trades = table.trades();
        parts.specialPlayed = table.specialPlayed();
        parts.setMarket(table.market());
        parts.dividendsPaid = table.dividendsPaid();
        parts.discardPile = table.discardPile();
        for (Player player : table.players()) {
            parts.seats[player.seat()] = new Seat(player);
        }
        sayOnlyWhatDoesNotFollow(parts);
        return parts;
    }

    private static void sayOnlyWhatDoesNotFollow(PositionParts parts) {
        Pace pace = new Pace(parts.setup, parts.turn);
        for (int seat = 0; seat < parts.seats.length; seat++) {
            Integer size = parts.seats[seat].handSize;
            parts.seats[seat].handSize = size != null && size == pace.handSize(seat) ? null : size;
        }
    }

    /** A copy that shares its seats and spaces: what is to be changed of them is copied first. */
    PositionParts copy() {
        return new PositionParts(this);
    }

    @Override
    void hideFrom(int viewer) {
        super.hideFrom(viewer);
        mainDeck = null;
        backupDeck = null;
    }

    void setSpace(int asset, int space) {
        int[] changed = spaces == null ? spaces(market) : spaces.clone();
        changed[asset] = space;
        spaces = changed;
    }

    void setMarket(Market all) {
        market = all;
        spaces = null;
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

        List<SpecialCard> specialCards = ALL_SPECIAL_CARDS;

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

        /** The cards in the hand, or how many there are if they are not known. */
        void setHand(@Nullable Cards known, @Nullable Integer size) {
            hand = known;
            handSize = size;
        }

        boolean has(SpecialCard card) {
            return specialCards.contains(card);
        }
    }
}
