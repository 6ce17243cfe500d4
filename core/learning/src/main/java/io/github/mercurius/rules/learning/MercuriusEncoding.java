package io.github.mercurius.rules.learning;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.Asset;
import io.github.mercurius.api.BlackMarketAtEnd;
import io.github.mercurius.api.Board;
import io.github.mercurius.api.Card;
import io.github.mercurius.api.CardOrder;
import io.github.mercurius.api.Cards;
import io.github.mercurius.api.Chamber;
import io.github.mercurius.api.Deck;
import io.github.mercurius.api.LegalActions;
import io.github.mercurius.api.Market;
import io.github.mercurius.api.Player;
import io.github.mercurius.api.PlayerView;
import io.github.mercurius.api.PriceCard;
import io.github.mercurius.api.Setup;
import io.github.mercurius.api.SpecialCard;
import io.github.mercurius.api.Table;
import io.github.mercurius.api.Tokens;
import io.github.mercurius.core.Mercurius;
import io.github.mercurius.rules.AnyState;
import io.github.mercurius.rules.AnyTable;
import io.github.mercurius.rules.internal.Arguments;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Mercurius in numbers; observations of version 1. */
final class MercuriusEncoding extends Encoding<Action, PlayerView> {
    private static final int VERSION = 1;
    private static final int SEATS = 5;
    private static final int ASSETS = 12;
    private static final int KINDS = 24;
    // Arrays, as an observation is written for each move.
    private static final Asset[] ALL_ASSETS = Asset.values();
    private static final PriceCard[] CARDS = PriceCard.values();
    private static final SpecialCard[] SPECIALS = SpecialCard.values();
    private static final int MOST_TRADES = 3;
    /** The most cards that the discard pile can have. */
    private static final int PILE = 54;
    /** Money is told in two numbers, of 15 bits each. */
    private static final int CASH_BITS = 15;

    private static final int CASH_MASK = (1 << CASH_BITS) - 1;
    private static final int NEWS = KINDS + 1;
    // Where fields begin, counted from CASH.
    private static final int TOKENS_FROM = 8 * SEATS;
    private static final int HAND_FROM = TOKENS_FROM + 2 * SEATS * ASSETS;
    private static final int UNSEEN_FROM = HAND_FROM + KINDS;
    private static final int PILE_FROM = UNSEEN_FROM + KINDS;

    static final MercuriusEncoding INSTANCE = new MercuriusEncoding();

    private MercuriusEncoding() {
        super(Mercurius.rules(), MercuriusMoves.VERSION, VERSION, MercuriusMoves.NAMES, layout());
    }

    private static List<ObservationField> layout() {
        return new ObservationField.Layout()
                .one("PLAYERS", 3, SEATS, "how many players there are")
                .one("START", 0, SEATS - 1, "how many seats after this one the start player sits")
                .one("OLDEST_FIRST", 0, 1, "1 if the oldest card on a board acts first (RUL-5)")
                .one("SOLD_AT_END", 0, 1, "1 if what lies on Black Market cards at the end is sold (RUL-6)")
                .one("TURN", 0, 51, "how many turns were completed")
                .one("PHASE", 0, 2, "0 while trading, 1 when a card must be played, 2 when the game is over")
                .one(
                        "ACTIVE",
                        0,
                        SEATS - 1,
                        "how many seats after this one the active player sits; 0 when the game is over")
                .one("SPECIAL_PLAYED", 0, 1, "1 if Black Market or Dividend was played in this turn")
                .add(
                        "TRADES",
                        MOST_TRADES,
                        0,
                        2 * ASSETS,
                        "this turn's trades in order: 0 for none, 1 to 12 for a purchase, 13 to 24 for a sale")
                .one(
                        "CHOICE",
                        0,
                        2,
                        "what this seat is choosing: 0 nothing, 1 tokens for the Black Market, 2 discards for News")
                .add(
                        "CHOSEN",
                        3,
                        0,
                        KINDS,
                        "what it has chosen so far: 0 for none, else the asset or price card, from 1")
                .add(
                        "MARKET",
                        ASSETS,
                        0,
                        Market.LAST_SPACE,
                        "the spaces of the markers; the price on space s is s − 4, but at least 1 and at most 25")
                .add("BANK", ASSETS, 0, 9, "the tokens in the bank")
                .add(
                        "DIVIDENDS_PAID",
                        6,
                        0,
                        6,
                        "for each chamber 0, or the place of its dividend in the order paid, from 1")
                .one("MAIN_DECK", 0, 45, "the cards left in the main deck")
                .one("BACKUP_DECK", 0, 12, "the cards left in the backup deck")
                .add("CASH", SEATS, 0, CASH_MASK, "the guilders by seat, modulo 32,768")
                .add(
                        "CASH_HIGH",
                        SEATS,
                        0,
                        CASH_MASK,
                        "the guilders by seat, divided by 32,768: 0 unless a dividend scale is very high")
                .add("HAND_SIZE", SEATS, 0, 6, "the price cards in the hand, by seat")
                .add(
                        "SPECIAL_CARDS",
                        SEATS * SPECIALS.length,
                        0,
                        1,
                        "by seat 1 for each special card left: Black Market, Dividend, News")
                .add(
                        "BOARD",
                        SEATS * (Board.SPACES - 1),
                        0,
                        NEWS,
                        "by seat the cards on spaces 1 and 2 of the board: 0 for none, a price card, 25 for News")
                .add("TOKENS", SEATS * ASSETS, 0, 9, "by seat the tokens in possession, 12 numbers each")
                .add(
                        "ON_BLACK_MARKET",
                        SEATS * ASSETS,
                        0,
                        3,
                        "by seat the tokens on the Black Market card, 12 numbers each")
                .add("HAND", KINDS, 0, 5, "the price cards in this seat's hand")
                .add("UNSEEN", KINDS, 0, 5, "the price cards that this seat cannot see: in other hands or in a deck")
                .add("DISCARD_PILE", PILE, 0, KINDS, "the discard pile, the lowest card first: 0 for none")
                .fields();
    }

    @Override
    public List<Integer> moves(Action action, AnyTable table) {
        return MercuriusMoves.of(Arguments.notNull(action, "action", "an action"));
    }

    @Override
    public LegalMoves<Action> legalMoves(AnyState<Action, PlayerView> state) {
        return new MercuriusMoves.Legal((LegalActions) state.legalActions());
    }

    @Override
    public void observe(PlayerView view, List<Integer> chosen, short[] into, int offset) {
        Numbers numbers = new Numbers(this, view, into, offset);
        Table table = view.table();
        addMoment(table, numbers);
        addChoice(chosen, numbers);
        for (Asset asset : ALL_ASSETS) {
            numbers.add(table.space(asset));
        }
        put(table.bank(), 0, numbers);
        numbers.skip(ASSETS);
        List<Chamber> paid = table.dividendsPaid();
        for (int i = 0; i < paid.size(); i++) {
            numbers.put(paid.get(i).ordinal(), 1 + i);
        }
        numbers.skip(Chamber.all().size()).add(table.deckSize(Deck.MAIN)).add(table.deckSize(Deck.BACKUP));
        addPlayers(table, numbers);
        addCards(view, numbers);
        numbers.skip(PILE_FROM + PILE).end();
    }

    private static void addMoment(Table table, Numbers numbers) {
        Setup setup = table.setup();
        numbers.add(setup.players())
                .after(setup.startSeat())
                .add(setup.rulings().cardOrder() == CardOrder.OLDEST_FIRST)
                .add(setup.rulings().blackMarketAtEnd() == BlackMarketAtEnd.SOLD)
                .add(table.turn())
                .add(table.phase().ordinal());
        if (table.isOver()) {
            numbers.add(0);
        } else {
            numbers.after(table.activeSeat());
        }
        List<Action> trades = table.trades();
        numbers.add(table.specialPlayed())
                .add(MOST_TRADES, trade -> trade < trades.size() ? number(trades.get(trade)) : 0);
    }

    private static int number(Action trade) {
        return trade instanceof Action.Buy buy
                ? 1 + buy.asset().ordinal()
                : 1 + ASSETS + ((Action.Sell) trade).asset().ordinal();
    }

    private static void addChoice(List<Integer> chosen, Numbers numbers) {
        List<Integer> kinds = MercuriusMoves.chosen(chosen);
        numbers.add(chosen.isEmpty() ? 0 : chosen.get(0) == MercuriusMoves.BLACK_MARKET ? 1 : 2)
                .add(3, i -> i < kinds.size() ? 1 + kinds.get(i) : 0);
    }

    /** Adds the fields from {@code CASH} on, but for the cards of this seat and on the pile. */
    private static void addPlayers(Table table, Numbers numbers) {
        for (PriceCard card : CARDS) {
            numbers.put(UNSEEN_FROM + card.ordinal(), card.copies());
        }
        for (int i = 0; i < table.setup().players(); i++) {
            Player player = table.player(numbers.seat(i));
            numbers.put(i, player.cash() & CASH_MASK);
            numbers.put(SEATS + i, player.cash() >>> CASH_BITS);
            numbers.put(2 * SEATS + i, player.handSize());
            for (SpecialCard card : SPECIALS) {
                numbers.put(3 * (SEATS + i) + card.ordinal(), player.has(card) ? 1 : 0);
            }
            Board board = player.board();
            for (int space = 1; space < Board.SPACES; space++) { // space 0 is empty (TRN-3)
                addSeen(board.card(space).orElse(null), 6 * SEATS + 2 * i + space - 1, numbers);
            }
            put(player.tokens(), TOKENS_FROM + i * ASSETS, numbers);
            put(player.blackMarket(), TOKENS_FROM + (SEATS + i) * ASSETS, numbers);
        }
    }

    private static void addCards(PlayerView view, Numbers numbers) {
        Cards hand = view.hand();
        for (PriceCard card : hand.kinds()) {
            int count = hand.count(card);
            numbers.put(HAND_FROM + card.ordinal(), count);
            numbers.subtract(UNSEEN_FROM + card.ordinal(), count);
        }
        List<PriceCard> pile = view.table().discardPile();
        int size = pile.size();
        for (int i = 0; i < size; i++) {
            addSeen(pile.get(i), PILE_FROM + i, numbers);
        }
    }

    /** Puts the number of a card at a place; everybody sees it. */
    private static void addSeen(@Nullable Card card, int place, Numbers numbers) {
        if (card instanceof PriceCard priceCard) {
            numbers.put(place, 1 + priceCard.ordinal());
            numbers.subtract(UNSEEN_FROM + priceCard.ordinal(), 1);
        } else if (card != null) {
            numbers.put(place, NEWS);
        }
    }

    private static void put(Tokens tokens, int place, Numbers numbers) {
        if (!tokens.isEmpty()) { // as most Black Market cards are
            for (int i = 0; i < ASSETS; i++) {
                numbers.put(place + i, tokens.count(ALL_ASSETS[i]));
            }
        }
    }
}
