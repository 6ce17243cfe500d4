package io.github.mercurius.core;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.Asset;
import io.github.mercurius.api.Board;
import io.github.mercurius.api.Card;
import io.github.mercurius.api.Cards;
import io.github.mercurius.api.Chamber;
import io.github.mercurius.api.Deal;
import io.github.mercurius.api.Market;
import io.github.mercurius.api.PriceCard;
import io.github.mercurius.api.Rulings;
import io.github.mercurius.api.Setup;
import io.github.mercurius.api.SpecialCard;
import io.github.mercurius.api.Tokens;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * A position made to measure: a test says what matters to it, and all else is as it could be. Tokens that nobody has
 * are in the bank; cards that lie nowhere else are in the decks, as many as there are at that turn, and then in the
 * discard pile.
 */
final class MadePosition {
    private final Setup setup;
    private final int[] spaces = new int[Asset.all().size()];
    private final int[] cash;
    private final Tokens[] tokens;
    private final Tokens[] blackMarkets;
    private final Board[] boards;
    private final Cards[] hands;
    private final int[] specialCards;
    private DividendsPaid dividendsPaid = DividendsPaid.NONE;
    private int turn;

    private MadePosition(Setup setup) {
        this.setup = setup;
        Arrays.setAll(spaces, asset -> Market.atStart().spaces().get(asset));
        cash = filled(OpenPlayer.STARTING_CASH);
        specialCards = filled(0b111);
        hands = new Cards[setup.players()];
        tokens = new Tokens[setup.players()];
        Arrays.fill(tokens, Tokens.none());
        blackMarkets = tokens.clone();
        boards = new Board[setup.players()];
        Arrays.fill(boards, Board.empty());
    }

    private int[] filled(int value) {
        int[] array = new int[setup.players()];
        Arrays.fill(array, value);
        return array;
    }

    /** The start of a game of Robert, Magda and Rafał. */
    static MadePosition ofThree() {
        return of(Setup.of("Robert", "Magda", "Rafał"));
    }

    static MadePosition of(Setup setup) {
        return new MadePosition(setup);
    }

    /** The same state but for the rulings of its game. */
    static GameState withRulings(GameState state, Rulings rulings) {
        OpenTable table = (OpenTable) state.table();
        Setup setup = Setup.builder()
                .players(table.setup().players())
                .names(table.setup().names())
                .startSeat(table.setup().startSeat())
                .rulings(rulings)
                .build();
        return with(state, Terms.of(setup), table.openPlayers());
    }

    /** The same state but for the cash of one player. */
    static GameState withCash(GameState state, int seat, int guilders) {
        OpenTable table = (OpenTable) state.table();
        OpenPlayer[] players = table.openPlayers();
        OpenPlayer old = players[seat];
        players[seat] = new OpenPlayer(
                seat, guilders, old.tokens(), old.blackMarket(), old.board(), old.specialCards, old.handSize);
        return with(state, table.terms(), players);
    }

    /** The same state but for the cards in its decks. */
    static GameState withDecks(GameState state, List<PriceCard> main, List<PriceCard> backup) {
        OpenTable table = (OpenTable) state.table();
        return with(state, table.terms(), table.openPlayers(), main, backup);
    }

    private static GameState with(GameState state, Terms terms, OpenPlayer[] players) {
        return with(state, terms, players, state.mainDeck(), state.backupDeck());
    }

    private static GameState with(
            GameState state, Terms terms, OpenPlayer[] players, List<PriceCard> main, List<PriceCard> backup) {
        OpenTable table = (OpenTable) state.table();
        OpenTable other = new OpenTable(
                terms,
                table.market(),
                table.bank(),
                players,
                table.paid(),
                table.pile(),
                table.tradesMade(),
                table.specialPlayed(),
                table.turn(),
                main.size(),
                backup.size());
        Cards[] hands = new Cards[players.length];
        Arrays.setAll(hands, state::hand);
        return new GameState(other, hands, Decks.of(main, backup));
    }

    /** The state after actions in notation, each of them legal. */
    static GameState play(GameState state, String... actions) {
        GameState after = state;
        for (String action : actions) {
            after = after.applyAction(Action.parse(action));
        }
        return after;
    }

    MadePosition turn(int completed) {
        turn = completed;
        return this;
    }

    MadePosition price(Asset asset, int price) {
        return space(asset, price + 4);
    }

    MadePosition space(Asset asset, int space) {
        spaces[asset.ordinal()] = space;
        return this;
    }

    MadePosition cash(int seat, int guilders) {
        cash[seat] = guilders;
        return this;
    }

    MadePosition tokens(int seat, Asset... owned) {
        tokens[seat] = Tokens.of(owned);
        return this;
    }

    MadePosition blackMarket(int seat, Asset... put) {
        blackMarkets[seat] = Tokens.of(put);
        return used(seat, SpecialCard.BLACK_MARKET);
    }

    /** Cards on the middle and the right space of a board, as they lie between turns. */
    MadePosition board(int seat, Card middle, Card right) {
        boards[seat] = Board.empty().with(1, middle).with(2, right);
        return this;
    }

    MadePosition hand(int seat, PriceCard... held) {
        hands[seat] = Cards.of(held);
        return this;
    }

    MadePosition used(int seat, SpecialCard card) {
        specialCards[seat] &= ~OpenPlayer.bit(card);
        return this;
    }

    MadePosition dividendPaid(Chamber chamber) {
        dividendsPaid = dividendsPaid.plus(chamber);
        return this;
    }

    GameState game() {
        List<PriceCard> rest = dealHands();
        int mainDeck = Math.max(0, drawsInAll() - turn);
        int backupEnd = mainDeck + Deal.BACKUP_DECK;
        Decks decks = Decks.of(rest.subList(0, mainDeck), rest.subList(mainDeck, backupEnd));
        OpenTable table = new OpenTable(
                Terms.of(setup),
                market(),
                bank(),
                players(),
                dividendsPaid,
                DiscardPile.of(rest.subList(backupEnd, rest.size())),
                Trades.NONE,
                false,
                turn,
                mainDeck,
                Deal.BACKUP_DECK);
        return new GameState(table, hands, decks);
    }

    /** Fills the hands that were not named, and returns what is left. */
    private List<PriceCard> dealHands() {
        Cards rest = Cards.all();
        for (int seat = 0; seat < hands.length; seat++) {
            rest = hands[seat] == null ? rest : rest.minus(hands[seat]);
            List<PriceCard> onBoard = new ArrayList<>();
            player(seat, 0).addBoardTo(onBoard);
            rest = rest.minus(Cards.of(onBoard));
        }
        List<PriceCard> cards = new ArrayList<>(rest.toList());
        for (int seat = 0; seat < hands.length; seat++) {
            if (hands[seat] == null) {
                List<PriceCard> dealt = cards.subList(0, handSize(seat));
                hands[seat] = Cards.of(dealt);
                dealt.clear();
            }
        }
        return cards;
    }

    private int drawsInAll() {
        return setup.turns() - 2 * setup.players();
    }

    private int handSize(int seat) {
        int size = Deal.HAND;
        for (int played = drawsInAll(); played < turn; played++) {
            size -= setup.seatOfTurn(played) == seat ? 1 : 0;
        }
        return size;
    }

    private Market market() {
        return Market.of(Arrays.stream(spaces).boxed().toList());
    }

    private Tokens bank() {
        Tokens bank = Tokens.ofEach(setup.tokensOfEach());
        for (int seat = 0; seat < setup.players(); seat++) {
            bank = bank.minus(tokens[seat]).minus(blackMarkets[seat]);
        }
        return bank;
    }

    private OpenPlayer[] players() {
        OpenPlayer[] players = new OpenPlayer[setup.players()];
        Arrays.setAll(players, seat -> player(seat, hands[seat].size()));
        return players;
    }

    private OpenPlayer player(int seat, int handSize) {
        return new OpenPlayer(
                seat, cash[seat], tokens[seat], blackMarkets[seat], boards[seat], specialCards[seat], handSize);
    }
}
