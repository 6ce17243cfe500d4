package io.github.mercurius.core;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.Asset;
import io.github.mercurius.api.Board;
import io.github.mercurius.api.Cards;
import io.github.mercurius.api.Chamber;
import io.github.mercurius.api.Deal;
import io.github.mercurius.api.Market;
import io.github.mercurius.api.Player;
import io.github.mercurius.api.PlayerView;
import io.github.mercurius.api.PriceCard;
import io.github.mercurius.api.Setup;
import io.github.mercurius.api.SpecialCard;
import io.github.mercurius.api.Table;
import io.github.mercurius.api.Tokens;
import io.github.mercurius.rules.internal.Arguments;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * What a position says; nothing of it is checked. What is null follows from the rest, or is not known. What is not set
 * is as before the first turn.
 */
final class PositionParts {
    private static final List<SpecialCard> ALL_SPECIAL_CARDS = List.of(SpecialCard.values());

    final Setup setup;
    Seat[] seats;
    int turn;
    int viewer = View.SPECTATOR;
    List<? extends Action> trades = List.of();
    boolean specialPlayed;
    int[] spaces = spaces(Market.atStart());
    List<Chamber> dividendsPaid = List.of();

    @Nullable
    List<PriceCard> discardPile;

    @Nullable
    List<PriceCard> mainDeck;

    @Nullable
    List<PriceCard> backupDeck;

    @Nullable
    Tokens bank;

    @Nullable
    Integer mainDeckSize;

    @Nullable
    Integer backupDeckSize;

    PositionParts(Setup setup) {
        this.setup = setup;
        seats = new Seat[setup.players()];
        Arrays.setAll(seats, seat -> new Seat());
    }

    /** A copy that shares its seats and spaces: what is to be changed of them is copied first. */
    PositionParts(PositionParts other) {
        setup = other.setup;
        seats = other.seats.clone();
        turn = other.turn;
        viewer = other.viewer;
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
    }

    /** What everybody sees; sizes of hands and decks follow. */
    static PositionParts of(Table table) {
        PositionParts parts = new PositionParts(table.setup());
        parts.turn = table.turn();
        parts.trades = table.trades();
        parts.specialPlayed = table.specialPlayed();
        parts.spaces = spaces(table.market());
        parts.dividendsPaid = table.dividendsPaid();
        parts.discardPile = table.discardPile();
        Pace pace = new Pace(parts.setup, parts.turn);
        for (Player player : table.players()) {
            Seat seat = new Seat(player);
            seat.handSize = player.handSize() == pace.handSize(player.seat()) ? null : seat.handSize;
            parts.seats[player.seat()] = seat;
        }
        return parts;
    }

    /** What a viewer sees. */
    static PositionParts of(PlayerView view) {
        PositionParts parts = of(view.table());
        view.viewer().ifPresent(seat -> {
            parts.viewer = seat;
            parts.seats[seat].hand = view.hand();
        });
        return parts;
    }

    /** All of a state. */
    static PositionParts of(GameState state) {
        PositionParts parts = of(state.table());
        for (int seat = 0; seat < parts.seats.length; seat++) {
            parts.seats[seat].hand = state.handOf(seat);
        }
        parts.mainDeck = state.mainDeck();
        parts.backupDeck = state.backupDeck();
        return parts;
    }

    static int[] spaces(Market market) {
        return market.spaces().stream().mapToInt(Integer::intValue).toArray();
    }

    Market market() {
        return Market.of(Arrays.stream(spaces).boxed().collect(Collectors.toList()));
    }

    void setSpace(Asset asset, int space) {
        spaces = spaces.clone();
        spaces[asset.ordinal()] = space;
    }

    /** What is said of a seat of this copy, to be changed. */
    Seat change(int seat) {
        seats[seat] = new Seat(seats[seat]);
        return seats[seat];
    }

    /** Leaves out what a viewer does not see. */
    void hideFrom(int other) {
        viewer = other;
        mainDeck = null;
        backupDeck = null;
        for (int seat = 0; seat < seats.length; seat++) {
            Cards hand = seats[seat].hand;
            if (hand != null && seat != viewer) {
                change(seat).setHand(null, hand.size());
            }
        }
    }

    /** What follows from the number of turns; of the nearest one if there is no such number. */
    Pace pace() {
        return new Pace(setup, Math.max(0, Math.min(setup.turns(), turn)));
    }

    int handSize(int seat, Pace pace) {
        Cards hand = seats[seat].hand;
        Integer said = seats[seat].handSize;
        return said != null ? said : hand != null ? hand.size() : pace.handSize(seat);
    }

    int mainDeckSize(Pace pace) {
        return size(mainDeckSize, mainDeck, pace.mainDeck());
    }

    int backupDeckSize(Pace pace) {
        return size(backupDeckSize, backupDeck, backupDeckLeft(pace));
    }

    /** NWS-2: how many cards the backup deck has by the size of the discard pile. */
    private int backupDeckLeft(Pace pace) {
        int discarding = discarding(pace);
        int pile = orEmpty(discardPile).size();
        int drawn = Math.min(2 * discarding, pile - leftBoards(pace) - discarding);
        return Deal.BACKUP_DECK - Math.max(0, drawn);
    }

    private static int size(@Nullable Integer said, @Nullable List<PriceCard> deck, int follows) {
        return said != null ? said : deck != null ? deck.size() : follows;
    }

    /** How many price cards have left a board for the discard pile (TRN-3). */
    int leftBoards(Pace pace) {
        int left = 0;
        for (int seat = 0; seat < seats.length; seat++) {
            left += pace.cardsLeftBoard(seat) - (seats[seat].used(SpecialCard.NEWS) - seats[seat].newsOnBoard());
        }
        return left;
    }

    /** How many players have discarded cards with News, and not kept one card more than the others (RUL-3). */
    int discarding(Pace pace) {
        int discarding = 0;
        for (int seat = 0; seat < seats.length; seat++) {
            boolean kept = handSize(seat, pace) != pace.handSize(seat);
            discarding += kept ? 0 : seats[seat].used(SpecialCard.NEWS);
        }
        return discarding;
    }

    /** The table of parts that have been checked. */
    OpenTable table() {
        Pace pace = pace();
        Tokens left = Tokens.ofEach(setup.tokensOfEach());
        OpenPlayer[] players = new OpenPlayer[seats.length];
        for (int seat = 0; seat < players.length; seat++) {
            players[seat] = seats[seat].player(seat, handSize(seat, pace));
            left = left.minus(seats[seat].tokens).minus(seats[seat].blackMarket); // SET-2
        }
        DividendsPaid paid = DividendsPaid.NONE;
        for (Chamber chamber : dividendsPaid) {
            paid = paid.plus(chamber);
        }
        Trades made = Trades.NONE;
        for (Action trade : trades) {
            made = trade instanceof Action.Buy buy
                    ? made.plusPurchase(buy.asset())
                    : made.plusSale(((Action.Sell) trade).asset());
        }
        return new OpenTable(
                Terms.of(setup),
                market(),
                left,
                players,
                paid,
                DiscardPile.of(orEmpty(discardPile)),
                made,
                specialPlayed,
                turn,
                mainDeckSize(pace),
                backupDeckSize(pace));
    }

    /** The state with a table of these parts, when all cards are known. */
    GameState state(OpenTable table) {
        Cards[] hands = new Cards[seats.length];
        for (int seat = 0; seat < hands.length; seat++) {
            hands[seat] = known(seats[seat].hand);
        }
        return new GameState(table, hands, Decks.of(orEmpty(mainDeck), orEmpty(backupDeck)));
    }

    /** The view of a table of these parts. */
    View view(OpenTable table) {
        return new View(table, viewer, viewer == View.SPECTATOR ? Cards.none() : known(seats[viewer].hand));
    }

    private static Cards known(@Nullable Cards hand) {
        return Arguments.notNull(hand, "hand", "one that is known");
    }

    private static List<PriceCard> orEmpty(@Nullable List<PriceCard> cards) {
        return cards == null ? List.of() : cards;
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
            tokens = player.tokens();
            blackMarket = player.blackMarket();
            board = player.board();
            specialCards = List.copyOf(player.specialCards());
            handSize = player.handSize();
        }

        private Seat(Seat other) {
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

        OpenPlayer player(int seat, int cardsInHand) {
            int left = 0;
            for (SpecialCard card : specialCards) {
                left |= OpenPlayer.bit(card);
            }
            return new OpenPlayer(seat, cash, tokens, blackMarket, board(), left, cardsInHand);
        }

        Board board() {
            return board == null ? Board.empty() : board;
        }

        int used(SpecialCard card) {
            return specialCards.contains(card) ? 0 : 1;
        }

        int newsOnBoard() {
            int count = 0;
            for (int space = 0; space < Board.SPACES; space++) {
                count += board().card(space).orElse(null) == SpecialCard.NEWS ? 1 : 0;
            }
            return count;
        }
    }
}
