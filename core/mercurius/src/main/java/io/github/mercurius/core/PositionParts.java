package io.github.mercurius.core;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.Board;
import io.github.mercurius.api.Card;
import io.github.mercurius.api.Cards;
import io.github.mercurius.api.Chamber;
import io.github.mercurius.api.Deal;
import io.github.mercurius.api.Market;
import io.github.mercurius.api.Player;
import io.github.mercurius.api.PriceCard;
import io.github.mercurius.api.Setup;
import io.github.mercurius.api.SpecialCard;
import io.github.mercurius.api.Tokens;
import io.github.mercurius.rules.internal.Problems;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What a position says, and the sizes that follow from it; nothing of it is checked. What is null follows from the
 * rest, or is not known. What is not set is as before the first turn.
 */
final class PositionParts {
    static final List<SpecialCard> SPECIAL_CARDS = List.of(SpecialCard.values());

    final Setup setup;
    final Seat[] seats;
    int turn;
    int viewer = View.SPECTATOR;
    List<? extends Action> trades = List.of();
    boolean specialPlayed;
    List<Integer> spaces = Market.atStart().spaces();
    List<Chamber> dividendsPaid = List.of();

    @Nullable
    List<PriceCard> discardPile;

    @Nullable
    List<PriceCard> mainDeck;

    @Nullable
    List<PriceCard> backupDeck;

    PositionParts(Setup setup) {
        this.setup = setup;
        seats = new Seat[setup.players()];
        Arrays.setAll(seats, seat -> new Seat());
    }

    /** A copy, to be changed. */
    PositionParts(PositionParts other) {
        setup = other.setup;
        seats = new Seat[other.seats.length];
        Arrays.setAll(seats, seat -> new Seat(other.seats[seat]));
        turn = other.turn;
        viewer = other.viewer;
        trades = other.trades;
        specialPlayed = other.specialPlayed;
        spaces = other.spaces;
        dividendsPaid = other.dividendsPaid;
        discardPile = other.discardPile;
        mainDeck = other.mainDeck;
        backupDeck = other.backupDeck;
    }

    /** Is told which cards lie at a place: the key of a part, and a seat if there is one for each. */
    interface Place {
        void has(String part, int seat, List<? extends Card> cards);
    }

    /** Tells where cards are said to lie, each card once. */
    void eachPlace(Place place) {
        for (int seat = 0; seat < seats.length; seat++) {
            place.has("boards", seat, seats[seat].cardsOnBoard());
        }
        place.has("discard", Problems.TABLE, known(discardPile));
        for (int seat = 0; seat < seats.length; seat++) {
            place.has("hands", seat, known(seats[seat].hand));
        }
        place.has("main", Problems.TABLE, known(mainDeck));
        place.has("backup", Problems.TABLE, known(backupDeck));
    }

    /** The cards, if it is known which; else none. */
    static List<PriceCard> known(@Nullable List<PriceCard> cards) {
        return cards == null ? List.of() : cards;
    }

    /** What is said of a seat, as the table has it. */
    OpenPlayer player(int seat) {
        Seat said = seats[seat];
        int left = said.specialCards.stream().mapToInt(OpenPlayer::bit).sum();
        return new OpenPlayer(seat, said.cash, said.tokens, said.blackMarket, said.board(), left, handSize(seat));
    }

    /** How many turns a player has completed; if there is no such number of turns, as by the nearest one. */
    int ownTurns(int seat) {
        int wait = Math.floorMod(seat - setup.startSeat(), seats.length);
        return (completed() - wait + seats.length - 1) / seats.length;
    }

    private int completed() {
        return Math.max(0, Math.min(setup.turns(), turn));
    }

    /** TRN-4: how many turns of each player end with a card from the main deck, as it is empty then. */
    private int turnsWithDraw() {
        return setup.turns() / seats.length - 2;
    }

    /** How many cards a player holds whose News, if it was played, was replaced by the discards (END-1). */
    int usualHand(int seat) {
        return Deal.HAND - Math.max(0, ownTurns(seat) - turnsWithDraw());
    }

    int handSize(int seat) {
        Seat said = seats[seat];
        return said.hand != null ? said.hand.size() : said.handSize != null ? said.handSize : usualHand(seat);
    }

    /** TRN-4: how many cards the turns have left in the main deck. */
    int usualMainDeck() {
        return Math.max(0, turnsWithDraw() * seats.length - completed());
    }

    int mainDeckSize() {
        return mainDeck == null ? usualMainDeck() : mainDeck.size();
    }

    /** NWS-2: how many cards the backup deck has; if it is not known which, by the size of the discard pile. */
    int backupDeckSize() {
        int discarding = discarding();
        int drawn = Math.min(2 * discarding, known(discardPile).size() - leftBoards() - discarding);
        return backupDeck == null ? Deal.BACKUP_DECK - Math.max(0, drawn) : backupDeck.size();
    }

    /** How many price cards have left a board for the discard pile (TRN-3). */
    int leftBoards() {
        int left = 0;
        for (int seat = 0; seat < seats.length; seat++) {
            int news = seats[seat].used(SpecialCard.NEWS) - seats[seat].newsOnBoard();
            left += Math.max(0, ownTurns(seat) - Board.SPACES + 1) - news;
        }
        return left;
    }

    /** How many players have discarded cards with News, and not kept one card more than the others (RUL-3). */
    int discarding() {
        int discarding = 0;
        for (int seat = 0; seat < seats.length; seat++) {
            discarding += handSize(seat) == usualHand(seat) ? seats[seat].used(SpecialCard.NEWS) : 0;
        }
        return discarding;
    }

    /** The price cards of which it is not said where they lie, in canonical order. */
    List<PriceCard> rest() {
        List<PriceCard> rest = new ArrayList<>(Cards.all().toList());
        eachPlace((part, seat, cards) -> cards.forEach(rest::remove));
        return rest;
    }

    /**
     * These parts with nothing left unsaid: the cards are dealt in their order, as many as there are. What is missing
     * then is a problem of the position.
     */
    PositionParts dealt(List<PriceCard> cards) {
        PositionParts all = new PositionParts(this);
        List<PriceCard> left = new ArrayList<>(cards);
        for (int seat = 0; seat < seats.length; seat++) {
            all.seats[seat].board = seats[seat].board == null ? dealtBoard(seat, left) : seats[seat].board;
        }
        // TRN-3, NWS-2: the cards that left a board, and the discards of News, one more each than it drew
        int drawn = backupDeck == null ? 0 : Deal.BACKUP_DECK - backupDeck.size();
        all.discardPile = dealt(discardPile, all.leftBoards() + discarding() + drawn, left);
        for (int seat = 0; seat < seats.length; seat++) {
            all.seats[seat].hand = dealt(seats[seat].hand, handSize(seat), left);
        }
        all.mainDeck = dealt(mainDeck, mainDeckSize(), left);
        all.backupDeck = dealt(backupDeck, all.backupDeckSize(), left);
        return all;
    }

    private static List<PriceCard> dealt(@Nullable List<PriceCard> said, int count, List<PriceCard> left) {
        return said == null ? next(count, left) : said;
    }

    private Board dealtBoard(int seat, List<PriceCard> left) {
        int turns = ownTurns(seat);
        Board board = Board.empty();
        for (int space = 1; space <= turns && space < Board.SPACES; space++) {
            // A News card that can only have been played in the first turn still lies there (TRN-3).
            boolean news = seats[seat].used(SpecialCard.NEWS) == 1 && turns < Board.SPACES && space == turns;
            List<? extends Card> card = news ? List.of(SpecialCard.NEWS) : next(1, left);
            board = card.isEmpty() ? board : board.with(space, card.get(0));
        }
        return board;
    }

    /** Takes the next cards, or as many as there are. */
    private static List<PriceCard> next(int count, List<PriceCard> left) {
        List<PriceCard> next = left.subList(0, Math.max(0, Math.min(left.size(), count)));
        List<PriceCard> cards = List.copyOf(next);
        next.clear();
        return cards;
    }

    /** What a position says of one seat. */
    static final class Seat {
        int cash = OpenPlayer.STARTING_CASH;
        Tokens tokens = Tokens.none();
        Tokens blackMarket = Tokens.none();
        List<SpecialCard> specialCards = SPECIAL_CARDS;

        @Nullable
        List<PriceCard> hand;

        /** How many cards are in a hand that is not known, if it is said. */
        @Nullable
        Integer handSize;

        @Nullable
        Board board;

        private Seat() {}

        /** What lies open before a player. */
        Seat(Player player) {
            cash = player.cash();
            tokens = player.tokens();
            blackMarket = player.blackMarket();
            specialCards = List.copyOf(player.specialCards());
            handSize = player.handSize();
            board = player.board();
        }

        private Seat(Seat other) {
            cash = other.cash;
            tokens = other.tokens;
            blackMarket = other.blackMarket;
            specialCards = other.specialCards;
            hand = other.hand;
            handSize = other.handSize;
            board = other.board;
        }

        /** Says how many cards are in the hand, and not which. */
        void hideHand(int cards) {
            hand = null;
            handSize = cards;
        }

        Board board() {
            return board == null ? Board.empty() : board;
        }

        List<Card> cardsOnBoard() {
            List<Card> cards = new ArrayList<>();
            for (int space = 0; space < Board.SPACES; space++) {
                board().card(space).ifPresent(cards::add);
            }
            return cards;
        }

        int newsOnBoard() {
            return Collections.frequency(cardsOnBoard(), SpecialCard.NEWS);
        }

        int used(SpecialCard card) {
            return specialCards.contains(card) ? 0 : 1;
        }
    }
}
