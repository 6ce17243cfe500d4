package io.github.mercurius.rules.learning;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.Asset;
import io.github.mercurius.api.BlackMarketAtEnd;
import io.github.mercurius.api.Board;
import io.github.mercurius.api.Card;
import io.github.mercurius.api.CardOrder;
import io.github.mercurius.api.Chamber;
import io.github.mercurius.api.Deck;
import io.github.mercurius.api.Market;
import io.github.mercurius.api.Player;
import io.github.mercurius.api.PlayerView;
import io.github.mercurius.api.PriceCard;
import io.github.mercurius.api.Setup;
import io.github.mercurius.api.SpecialCard;
import io.github.mercurius.api.Table;
import io.github.mercurius.api.Tokens;
import io.github.mercurius.core.Mercurius;
import io.github.mercurius.rules.AnyTable;
import io.github.mercurius.rules.internal.Arguments;
import java.util.List;

/** Mercurius in numbers; observations of version 1. */
final class MercuriusEncoding extends Encoding<Action, PlayerView> {
    private static final int VERSION = 1;
    private static final int SEATS = 5;
    private static final List<Asset> ASSETS = Asset.all();
    private static final int KINDS = ASSETS.size();
    private static final List<PriceCard> CARDS = PriceCard.all();
    private static final List<SpecialCard> SPECIALS = List.of(SpecialCard.values());
    /** The most cards that the discard pile can have. */
    private static final int PILE = 54;
    /** Money is told in two numbers, of 15 bits each. */
    private static final int CASH_BITS = 15;

    private static final int CASH_MASK = (1 << CASH_BITS) - 1;
    private static final int NEWS = CARDS.size() + 1;

    static final MercuriusEncoding INSTANCE = new MercuriusEncoding();

    private MercuriusEncoding() {
        super(
                Mercurius.rules(),
                MercuriusMoves.VERSION,
                VERSION,
                MercuriusMoves.NAMES,
                SEATS,
                MercuriusEncoding::write);
    }

    private static void write(PlayerView view, List<Integer> chosen, Numbers numbers) {
        Table table = view.table();
        Setup setup = table.setup();
        numbers.field("PLAYERS", 3, SEATS, "how many players there are")
                .add(setup.players())
                .field("START", 0, SEATS - 1, "how many seats after this one the start player sits")
                .add(numbers.after(setup.startSeat()))
                .field("OLDEST_FIRST", 0, 1, "1 if the oldest card on a board acts first (RUL-5)")
                .add(setup.rulings().cardOrder() == CardOrder.OLDEST_FIRST)
                .field("SOLD_AT_END", 0, 1, "1 if what lies on Black Market cards at the end is sold (RUL-6)")
                .add(setup.rulings().blackMarketAtEnd() == BlackMarketAtEnd.SOLD);
        addMoment(table, chosen, numbers);
        addPlayers(numbers.clockwise(table::player), numbers);
        numbers.field("HAND", CARDS.size(), 0, 5, "the price cards in this seat's hand")
                .add(CARDS, view.hand()::count)
                .field("UNSEEN", CARDS.size(), 0, 5, "the price cards in other hands or in a deck")
                .add(CARDS, view.unseen()::count)
                .field("DISCARD_PILE", PILE, 0, CARDS.size(), "the discard pile, the lowest card first: 0 for none")
                .add(table.discardPile(), MercuriusEncoding::number);
    }

    private static void addMoment(Table table, List<Integer> chosen, Numbers numbers) {
        numbers.field("TURN", 0, 51, "how many turns were completed")
                .add(table.turn())
                .field("PHASE", 0, 2, "0 while trading, 1 when a card must be played, 2 when the game is over")
                .add(table.phase().ordinal())
                .field("ACTIVE", 0, SEATS - 1, "how many seats after this one the active player sits; 0 at the end")
                .add(table.isOver() ? 0 : numbers.after(table.activeSeat()))
                .field("SPECIAL_PLAYED", 0, 1, "1 if Black Market or Dividend was played in this turn")
                .add(table.specialPlayed())
                .field("TRADES", 3, 0, 2 * KINDS, "the trades so far: 0 none, 1 to 12 a purchase, 13 to 24 a sale")
                .add(table.trades(), MercuriusEncoding::number)
                .field("CHOICE", 0, 2, "what is being chosen: 0 nothing, 1 Black Market tokens, 2 discards for News")
                .add(chosen.isEmpty() ? 0 : chosen.get(0) == MercuriusMoves.BLACK_MARKET ? 1 : 2)
                .field("CHOSEN", 3, 0, CARDS.size(), "what was chosen: 0 none, else the asset or price card, from 1")
                .add(MercuriusMoves.chosen(chosen), kind -> 1 + kind)
                .field(
                        "MARKET",
                        KINDS,
                        0,
                        Market.LAST_SPACE,
                        "the spaces of the markers; the price on space s is s − 4, but at least 1 and at most 25")
                .add(ASSETS, table::space)
                .field("BANK", KINDS, 0, 9, "the tokens in the bank")
                .add(ASSETS, table.bank()::count)
                .field("DIVIDENDS_PAID", 6, 0, 6, "for each chamber 0, or when its dividend was paid, from 1")
                .add(Chamber.all(), chamber -> 1 + table.dividendsPaid().indexOf(chamber))
                .field("MAIN_DECK", 0, 45, "the cards left in the main deck")
                .add(table.deckSize(Deck.MAIN))
                .field("BACKUP_DECK", 0, 12, "the cards left in the backup deck")
                .add(table.deckSize(Deck.BACKUP));
    }

    private static void addPlayers(List<Player> players, Numbers numbers) {
        numbers.bySeat("CASH", 1, 0, CASH_MASK, "the guilders by seat, modulo 32,768")
                .add(players, player -> player.cash() & CASH_MASK)
                .bySeat("CASH_HIGH", 1, 0, CASH_MASK, "the guilders by seat, divided by 32,768: 0 with usual dividends")
                .add(players, player -> player.cash() >>> CASH_BITS)
                .bySeat("HAND_SIZE", 1, 0, 6, "the price cards in the hand, by seat")
                .add(players, Player::handSize)
                .bySeat("SPECIAL_CARDS", 3, 0, 1, "by seat 1 for each special card left: Black Market, Dividend, News");
        players.forEach(player -> numbers.add(SPECIALS, card -> player.has(card) ? 1 : 0));
        // space 0 is empty between two turns (TRN-3)
        numbers.bySeat("BOARD", 2, 0, NEWS, "by seat the cards on spaces 1 and 2: 0 none, a price card, 25 News");
        players.forEach(player -> numbers.add(number(player.board(), 1)).add(number(player.board(), 2)));
        numbers.bySeat("TOKENS", KINDS, 0, 9, "by seat the tokens in possession, 12 numbers each");
        players.forEach(player -> add(player.tokens(), numbers));
        numbers.bySeat("ON_BLACK_MARKET", KINDS, 0, 3, "by seat the tokens on the Black Market card, 12 numbers each");
        players.forEach(player -> add(player.blackMarket(), numbers));
    }

    private static void add(Tokens tokens, Numbers numbers) {
        for (Asset asset : ASSETS) {
            numbers.add(tokens.count(asset));
        }
    }

    private static int number(Action trade) {
        return trade instanceof Action.Buy buy
                ? 1 + buy.asset().ordinal()
                : 1 + KINDS + ((Action.Sell) trade).asset().ordinal();
    }

    private static int number(PriceCard card) {
        return 1 + card.ordinal();
    }

    private static int number(Board board, int space) {
        Card card = board.card(space).orElse(null);
        return card == null ? 0 : card instanceof PriceCard priceCard ? number(priceCard) : NEWS;
    }

    @Override
    public List<Integer> moves(Action action, AnyTable table) {
        return MercuriusMoves.of(Arguments.notNull(action, "action", "an action"));
    }

    @Override
    public LegalMoves<Action> legalMoves(PlayerView view) {
        return new MercuriusMoves.Legal(view.legalActions());
    }
}
