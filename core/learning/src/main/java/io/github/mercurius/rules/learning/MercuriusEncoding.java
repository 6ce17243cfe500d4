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
import io.github.mercurius.common.Arguments;
import io.github.mercurius.core.Mercurius;
import io.github.mercurius.rules.AnyState;
import io.github.mercurius.rules.AnyTable;
import io.github.mercurius.rules.Rules;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Mercurius in numbers; observations of version 1. */
final class MercuriusEncoding implements Encoding<Action, PlayerView> {
    private static final int VERSION = 1;
    private static final int SEATS = 5;
    private static final int ASSETS = 12;
    private static final int KINDS = 24;
    private static final List<SpecialCard> SPECIALS = List.of(SpecialCard.values());
    private static final int MOST_TRADES = 3;
    /** The most cards that the discard pile can have. */
    private static final int PILE = 54;
    /** Money is told in two numbers, of 15 bits each. */
    private static final int CASH_BITS = 15;

    private static final int CASH_MASK = (1 << CASH_BITS) - 1;
    private static final int NEWS = KINDS + 1;

    static final MercuriusEncoding INSTANCE = new MercuriusEncoding();

    private final Rules<Action, PlayerView> rules = Mercurius.rules();
    private final List<ObservationField> fields = layout();

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
                        SEATS * SPECIALS.size(),
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
    public Rules<Action, PlayerView> rules() {
        return rules;
    }

    @Override
    public int movesVersion() {
        return MercuriusMoves.VERSION;
    }

    @Override
    public int observationVersion() {
        return VERSION;
    }

    @Override
    public List<String> moves() {
        return MercuriusMoves.NAMES;
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
    public List<ObservationField> fields() {
        return fields;
    }

    @Override
    public void observe(PlayerView view, List<Integer> chosen, short[] into, int offset) {
        Numbers numbers = new Numbers(this, view, into, offset);
        Table table = view.table();
        addMoment(table, numbers);
        addChoice(chosen, numbers);
        for (Asset asset : Asset.all()) {
            numbers.add(table.space(asset));
        }
        add(table.bank(), numbers);
        int[] places = new int[Chamber.all().size()];
        int place = 0;
        for (Chamber chamber : table.dividendsPaid()) {
            places[chamber.ordinal()] = ++place;
        }
        numbers.add(places.length, chamber -> places[chamber])
                .add(table.deckSize(Deck.MAIN))
                .add(table.deckSize(Deck.BACKUP));
        addPlayers(table, numbers);
        add(view.hand(), numbers);
        add(view.unseen(), numbers);
        List<PriceCard> pile = table.discardPile();
        for (PriceCard card : pile) {
            numbers.add(1 + card.ordinal());
        }
        numbers.skip(PILE - pile.size()).end();
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

    private static void addPlayers(Table table, Numbers numbers) {
        List<Player> players = table.players();
        numbers.addBySeat(seat -> players.get(seat).cash() & CASH_MASK)
                .addBySeat(seat -> players.get(seat).cash() >>> CASH_BITS)
                .addBySeat(seat -> players.get(seat).handSize())
                .bySeat(seat -> {
                    for (SpecialCard card : SPECIALS) {
                        numbers.add(players.get(seat).has(card));
                    }
                })
                // Space 0 is empty whenever somebody has to decide (TRN-3).
                .bySeat(seat -> {
                    Board board = players.get(seat).board();
                    numbers.add(
                            Board.SPACES - 1,
                            space -> number(board.card(space + 1).orElse(null)));
                })
                .bySeat(seat -> add(players.get(seat).tokens(), numbers))
                .bySeat(seat -> add(players.get(seat).blackMarket(), numbers));
    }

    private static int number(@Nullable Card card) {
        if (card instanceof PriceCard priceCard) {
            return 1 + priceCard.ordinal();
        }
        return card == null ? 0 : NEWS;
    }

    private static void add(Tokens tokens, Numbers numbers) {
        if (tokens.isEmpty()) { // as on most Black Market cards
            numbers.skip(ASSETS);
            return;
        }
        for (Asset asset : Asset.all()) {
            numbers.add(tokens.count(asset));
        }
    }

    private static void add(Cards cards, Numbers numbers) {
        for (PriceCard card : PriceCard.all()) {
            numbers.add(cards.count(card));
        }
    }
}
