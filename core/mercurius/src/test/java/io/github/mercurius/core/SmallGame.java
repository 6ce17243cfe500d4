package io.github.mercurius.core;

import io.github.mercurius.api.Asset;
import io.github.mercurius.api.Board;
import io.github.mercurius.api.Cards;
import io.github.mercurius.api.Market;
import io.github.mercurius.api.Player;
import io.github.mercurius.api.PriceCard;
import io.github.mercurius.api.Setup;
import io.github.mercurius.api.SpecialCard;
import io.github.mercurius.api.Tokens;
import io.vavr.collection.List;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.Set;

/**
 * The last round of 3 players with so few cards, all different, that every deal of them can be played. One card is in
 * the main deck; the cards of the full game that are not in this one are on the discard pile.
 */
enum SmallGame {
    /** Five cards, one in each hand. Everybody has News and 3 guilders, seat 0 a Black Market; one AMS at price 2. */
    ONE_CARD_EACH(5, 3) {
        @Override
        int handSize(int seat) {
            return 1;
        }

        @Override
        java.util.List<SpecialCard> specialCards(int seat) {
            return seat == 0
                    ? java.util.List.of(SpecialCard.BLACK_MARKET, SpecialCard.NEWS)
                    : java.util.List.of(SpecialCard.NEWS);
        }
    },
    /** Seven cards, two each in the hands of seats 0 and 1. Seat 0 has News, and can draw with it; nobody has money. */
    NEWS_DRAWS(7, 0) {
        @Override
        int handSize(int seat) {
            return seat == 2 ? 1 : 2;
        }

        @Override
        java.util.List<SpecialCard> specialCards(int seat) {
            return seat == 0 ? java.util.List.of(SpecialCard.NEWS) : java.util.List.of();
        }
    };

    static final Setup SETUP = Setup.of(3);

    private static final java.util.List<PriceCard> POOL = java.util.List.of(
            PriceCard.AMS_UP_SIL_DOWN,
            PriceCard.AMS_DOWN_SIL_UP,
            PriceCard.HOO_UP_COF_DOWN,
            PriceCard.ROT_UP_COP_DOWN,
            PriceCard.MID_UP_TEA_DOWN,
            PriceCard.DEL_UP_POR_DOWN,
            PriceCard.ENK_UP_SPI_DOWN);

    private static final int MAIN_DECK = 1;

    private final int size;
    private final int cash;

    SmallGame(int size, int cash) {
        this.size = size;
        this.cash = cash;
    }

    abstract int handSize(int seat);

    abstract java.util.List<SpecialCard> specialCards(int seat);

    /** All deals that are not the same. */
    Set<GameState> deals() {
        Set<GameState> deals = new LinkedHashSet<>();
        List.ofAll(POOL.subList(0, size)).permutations().forEach(cards -> deals.add(deal(cards.asJava())));
        return deals;
    }

    /** The game with these cards: the hands by seat, then the main deck, then the backup deck. */
    GameState deal(java.util.List<PriceCard> cards) {
        java.util.List<PriceCard> left = new ArrayList<>(cards);
        Cards[] hands = new Cards[SETUP.players()];
        Arrays.setAll(hands, seat -> Cards.of(taken(left, handSize(seat))));
        java.util.List<PriceCard> main = taken(left, MAIN_DECK);
        return new GameState(table(cards, left.size()), hands, Decks.of(main, left));
    }

    private static java.util.List<PriceCard> taken(java.util.List<PriceCard> cards, int number) {
        java.util.List<PriceCard> top = cards.subList(0, number);
        java.util.List<PriceCard> taken = java.util.List.copyOf(top);
        top.clear();
        return taken;
    }

    private OpenTable table(java.util.List<PriceCard> cards, int backupDeck) {
        java.util.List<Integer> spaces = new ArrayList<>(Market.atStart().spaces());
        spaces.set(Asset.AMS.ordinal(), 6);
        OpenTable table = new OpenTable(SETUP);
        Arrays.setAll(
                table.players,
                seat -> new Player(
                        seat, cash, Tokens.none(), Tokens.none(), Board.empty(), specialCards(seat), handSize(seat)));
        table.turn = SETUP.turns() - SETUP.players();
        table.market = Market.of(spaces);
        table.bank = Tokens.of(Asset.AMS);
        table.discardPile =
                OpenTable.latestFirst(Cards.all().minus(Cards.of(cards)).toList());
        table.mainDeck = MAIN_DECK;
        table.backupDeck = (byte) backupDeck;
        return table;
    }
}
