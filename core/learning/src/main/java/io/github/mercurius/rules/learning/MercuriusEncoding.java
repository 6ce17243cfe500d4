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
import io.github.mercurius.api.PlayerView;
import io.github.mercurius.api.PriceCard;
import io.github.mercurius.api.SpecialCard;
import io.github.mercurius.api.Table;
import io.github.mercurius.api.Tokens;
import io.github.mercurius.core.Mercurius;
import io.github.mercurius.rules.AnyState;
import io.github.mercurius.rules.AnyTable;
import io.github.mercurius.rules.internal.Arguments;
import io.github.mercurius.rules.learning.Layout.Look;
import java.util.List;
import java.util.function.IntUnaryOperator;
import java.util.function.ToIntFunction;
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

    private static final Layout<PlayerView, Table> LAYOUT = layout();
    static final MercuriusEncoding INSTANCE = new MercuriusEncoding();

    private MercuriusEncoding() {
        super(Mercurius.rules(), MercuriusMoves.VERSION, VERSION, MercuriusMoves.NAMES, LAYOUT.fields());
    }

    private static Layout<PlayerView, Table> layout() {
        Layout<PlayerView, Table> layout = new Layout<>(SEATS, PlayerView::table)
                .field("PLAYERS", 3, SEATS, "how many players there are")
                .one(Look::players)
                .field("START", 0, SEATS - 1, "how many seats after this one the start player sits")
                .one(look -> look.after(look.table().setup().startSeat()))
                .field("OLDEST_FIRST", 0, 1, "1 if the oldest card on a board acts first (RUL-5)")
                .flag(look -> look.table().setup().rulings().cardOrder() == CardOrder.OLDEST_FIRST)
                .field("SOLD_AT_END", 0, 1, "1 if what lies on Black Market cards at the end is sold (RUL-6)")
                .flag(look -> look.table().setup().rulings().blackMarketAtEnd() == BlackMarketAtEnd.SOLD);
        addMoment(layout);
        addPlayers(layout);
        return addCards(layout);
    }

    private static void addMoment(Layout<PlayerView, Table> layout) {
        layout.field("TURN", 0, 51, "how many turns were completed")
                .one(look -> look.table().turn())
                .field("PHASE", 0, 2, "0 while trading, 1 when a card must be played, 2 when the game is over")
                .one(look -> look.table().phase().ordinal())
                .field(
                        "ACTIVE",
                        0,
                        SEATS - 1,
                        "how many seats after this one the active player sits; 0 when the game is over")
                .one(look -> look.table().isOver() ? 0 : look.after(look.table().activeSeat()))
                .field("SPECIAL_PLAYED", 0, 1, "1 if Black Market or Dividend was played in this turn")
                .flag(look -> look.table().specialPlayed())
                .field(
                        "TRADES",
                        0,
                        2 * ASSETS,
                        "this turn's trades in order: 0 for none, 1 to 12 for a purchase, 13 to 24 for a sale")
                .many(MOST_TRADES, look -> numbers(look.table().trades(), MercuriusEncoding::number))
                .field(
                        "CHOICE",
                        0,
                        2,
                        "what this seat is choosing: 0 nothing, 1 tokens for the Black Market, 2 discards for News")
                .one(look -> look.chosen().isEmpty() ? 0 : look.chosen().get(0) == MercuriusMoves.BLACK_MARKET ? 1 : 2)
                .field(
                        "CHOSEN",
                        0,
                        KINDS,
                        "what it has chosen so far: 0 for none, else the asset or price card, from 1")
                .many(MOST_TRADES, look -> numbers(MercuriusMoves.chosen(look.chosen()), kind -> 1 + kind))
                .field(
                        "MARKET",
                        0,
                        Market.LAST_SPACE,
                        "the spaces of the markers; the price on space s is s − 4, but at least 1 and at most 25")
                .many(ASSETS, look -> i -> look.table().space(ALL_ASSETS[i]))
                .field("BANK", 0, 9, "the tokens in the bank")
                .many(ASSETS, look -> counts(look.table().bank()))
                .field(
                        "DIVIDENDS_PAID",
                        0,
                        6,
                        "for each chamber 0, or the place of its dividend in the order paid, from 1")
                .many(
                        6,
                        look -> i -> 1
                                + look.table()
                                        .dividendsPaid()
                                        .indexOf(Chamber.all().get(i)))
                .field("MAIN_DECK", 0, 45, "the cards left in the main deck")
                .one(look -> look.table().deckSize(Deck.MAIN))
                .field("BACKUP_DECK", 0, 12, "the cards left in the backup deck")
                .one(look -> look.table().deckSize(Deck.BACKUP));
    }

    /** The numbers of some things, and then zeros. */
    private static <T> IntUnaryOperator numbers(List<T> things, ToIntFunction<T> number) {
        return i -> i < things.size() ? number.applyAsInt(things.get(i)) : 0;
    }

    private static int number(Action trade) {
        return trade instanceof Action.Buy buy
                ? 1 + buy.asset().ordinal()
                : 1 + ASSETS + ((Action.Sell) trade).asset().ordinal();
    }

    private static int number(@Nullable Card card) {
        return card == null ? 0 : card instanceof PriceCard priceCard ? 1 + priceCard.ordinal() : NEWS;
    }

    private static IntUnaryOperator counts(Tokens tokens) {
        return i -> tokens.count(ALL_ASSETS[i]);
    }

    private static IntUnaryOperator counts(Cards cards) {
        return i -> cards.count(CARDS[i]);
    }

    private static void addPlayers(Layout<PlayerView, Table> layout) {
        layout.field("CASH", 0, CASH_MASK, "the guilders by seat, modulo 32,768")
                .bySeat((look, seat) -> look.table().player(seat).cash() & CASH_MASK)
                .field(
                        "CASH_HIGH",
                        0,
                        CASH_MASK,
                        "the guilders by seat, divided by 32,768: 0 unless a dividend scale is very high")
                .bySeat((look, seat) -> look.table().player(seat).cash() >>> CASH_BITS)
                .field("HAND_SIZE", 0, 6, "the price cards in the hand, by seat")
                .bySeat((look, seat) -> look.table().player(seat).handSize())
                .field("SPECIAL_CARDS", 0, 1, "by seat 1 for each special card left: Black Market, Dividend, News")
                .bySeat(
                        SPECIALS.length,
                        (look, seat) -> i -> look.table().player(seat).has(SPECIALS[i]) ? 1 : 0)
                // space 0 is empty between two turns (TRN-3)
                .field(
                        "BOARD",
                        0,
                        NEWS,
                        "by seat the cards on spaces 1 and 2 of the board: 0 for none, a price card, 25 for News")
                .bySeat(
                        Board.SPACES - 1,
                        (look, seat) -> i -> number(
                                look.table().player(seat).board().card(i + 1).orElse(null)))
                .field("TOKENS", 0, 9, "by seat the tokens in possession, 12 numbers each")
                .bySeat(ASSETS, (look, seat) -> counts(look.table().player(seat).tokens()))
                .field("ON_BLACK_MARKET", 0, 3, "by seat the tokens on the Black Market card, 12 numbers each")
                .bySeat(ASSETS, (look, seat) -> counts(look.table().player(seat).blackMarket()));
    }

    private static Layout<PlayerView, Table> addCards(Layout<PlayerView, Table> layout) {
        return layout.field("HAND", 0, 5, "the price cards in this seat's hand")
                .many(KINDS, look -> counts(look.view().hand()))
                .field("UNSEEN", 0, 5, "the price cards that this seat cannot see: in other hands or in a deck")
                .many(KINDS, look -> counts(look.view().unseen()))
                .field("DISCARD_PILE", 0, KINDS, "the discard pile, the lowest card first: 0 for none")
                .many(PILE, look -> numbers(look.table().discardPile(), MercuriusEncoding::number));
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
        LAYOUT.write(view, chosen, into, offset);
    }
}
