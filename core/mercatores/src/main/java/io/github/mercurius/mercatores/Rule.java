package io.github.mercurius.mercatores;

import io.github.mercurius.rules.AnyRule;
import java.util.Locale;

/** The rules of the game by their numbers, each with its text in a sentence; the reference has them in full. */
public enum Rule implements AnyRule {
    /** There are five goods: corn, tobacco, coffee, cotton and cocoa, in this order. */
    THG_1,
    /** Each of the 60 goods cards shows one good and a number of ships, which can be 0. */
    THG_2,
    /** The 22 special cards are warehouses, quays with arrows, and trade routes with one good. */
    THG_3,
    /** A profit table has steps; a count brings the coins of the highest step that it reaches. */
    THG_4,
    /** A coin is a card from the deck, face down; only the number of coins matters, and they never run out. */
    THG_5,
    /** There is a Captain card, worth 2 coins at the end, and an Unloading card. */
    THG_6,
    /** A player's resources are the goods cards and special cards that lie face up in front of that player. */
    THG_7,
    /** Seats are numbered clockwise; the left neighbour is the next seat, the right neighbour the one before. */
    THG_8,
    /** Two, three or four play. */
    SET_1,
    /** The 82 goods cards and special cards are shuffled. */
    SET_2,
    /** The five top cards, face up, are the market. */
    SET_3,
    /** Each player gets five cards, dealt one at a time from the start player; the rest is the deck. */
    SET_4,
    /** The host chooses the start player. */
    SET_5,
    /**
     * Players take turns clockwise; a turn is to give, to take and to load, in this order, and nothing can be left out.
     */
    TURN_1,
    /** The player puts one card from the hand on the market. */
    MKT_1,
    /** The player takes two other cards from the market after a goods card, three after a special card. */
    MKT_2,
    /** If the market has fewer other cards than that, the player takes all of them. */
    MKT_3,
    /** The card just given cannot be taken in the same turn. */
    MKT_4,
    /** Only cards that lie on the market can be taken. */
    MKT_5,
    /** The player puts cards from the hand into the resources. */
    LOAD_1,
    /** Loaded are cards of one good, or two goods cards of different goods, or one special card. */
    LOAD_2,
    /** A goods card joins the player's stack of its good, or starts it; there are five stacks at most. */
    LOAD_3,
    /** At least one card stays in the hand. */
    LOAD_4,
    /** After loading, cards from the deck are put on the market until it has five or the deck is empty. */
    FILL_1,
    /**
     * A player with 15 or more cards in the resources at the end of a turn ends the investment phase and takes the
     * Captain card.
     */
    LAST_1,
    /**
     * A player whose turn ends with fewer than five cards on the market ends the investment phase and takes the Captain
     * card.
     */
    LAST_2,
    /** Then every other player, clockwise, has one last turn. */
    LAST_3,
    /** In a last turn the whole hand may be loaded. */
    LAST_4,
    /** The investment phase is ended once: in last turns nobody takes the Captain card again. */
    LAST_5,
    /** After the last of these turns the profit phase begins; hands and market stay as they are. */
    LAST_6,
    /** The player with the Captain card takes the Unloading card. */
    PRO_1,
    /**
     * In a round every player has one turn, clockwise from the player with the Unloading card; a turn is to pay the tax
     * and to cash in, in this order, and nothing can be left out.
     */
    PRO_2,
    /** A player without a card in the resources is skipped. */
    PRO_3,
    /** After each round the Unloading card goes to the left neighbour, and the next round starts there. */
    PRO_4,
    /** The player discards one goods card from the resources. */
    TAX_1,
    /** The player with the Unloading card pays no tax. */
    TAX_2,
    /** A player without goods cards pays no tax. */
    TAX_3,
    /** The player cashes in one stack of goods, or one special card, from the resources. */
    CASH_1,
    /** Only what brings at least one coin can be cashed in. */
    CASH_2,
    /** Of a stack, all cards are discarded; their number is the count for the profit table of the good. */
    CASH_3,
    /** Of special cards, one is discarded; its type says what is counted. */
    CASH_4,
    /** If nothing can be cashed in, one stack or one special card is discarded for nothing. */
    CASH_5,
    /** If the tax took the player's last card, the turn ends with it. */
    CASH_6,
    /** A warehouse counts the different goods in the player's resources. */
    WARE_1,
    /**
     * A quay counts the ships on the goods cards of the players to whom its arrows point; each arrow counts for itself.
     */
    QUAY_1,
    /** With two players, left and right are the same opponent, who can be counted twice. */
    QUAY_2,
    /** For a trade route the player names one opponent, and counts the cards of its good that both of them have. */
    ROUTE_1,
    /** Discards go face up on the discard pile, in canonical order, the first lowest. */
    DISC_1,
    /** Each coin takes the top card of the deck, unseen; with an empty deck coins are still paid. */
    COIN_1,
    /** The game is over when, after a turn of the profit phase or as it begins, no player has anything to cash in. */
    END_1,
    /** A score is the number of coins, and 2 more for the Captain card. */
    END_2,
    /** The highest score wins; ties are shared. */
    END_3,
    /** A hand is known to its owner only, its size to all. */
    INF_1,
    /** The order of the deck is known to nobody, its size to all; the faces of coins are known to nobody. */
    INF_2,
    /** All else is public: a card given, taken or loaded is seen by all. */
    INF_3,
    /**
     * A player who remembers all knows the cards of a hand that were taken from the market and have not left it since.
     */
    INF_4,
    /** There is a legal action as long as the game is not over. */
    NEV_1,
    /** There is always a card to take. */
    NEV_2,
    /** What profit tables count never grows during the profit phase. */
    NEV_3,
    /** What stands on the cards comes from an edition. */
    RUL_1,
    /** The player who ends the investment phase gets the Captain card. */
    RUL_2,
    /**
     * The host chooses whether the player who ended the investment phase has a last turn too; by default only the
     * others have one.
     */
    RUL_3,
    /** A last turn is played in full. */
    RUL_4,
    /** The player who ends the investment phase keeps a card in the hand; only players after that need not. */
    RUL_5,
    /** A deck that is too small to fill the market ends the investment phase. */
    RUL_6,
    /** A market that is short has always something to take. */
    RUL_7,
    /** There is always something to load. */
    RUL_8,
    /** Coins are paid even when the deck is empty; the discard pile is never shuffled again. */
    RUL_9,
    /** Hands and market stay as they are after the investment phase, and have no effect. */
    RUL_10,
    /** What can be cashed in must be cashed in, one thing in a turn. */
    RUL_11,
    /** Whether anything can be cashed in is judged after the tax. */
    RUL_12,
    /** Special cards cannot pay the tax; without goods cards nothing is paid. */
    RUL_13,
    /** A skipped player still gets and passes on the Unloading card. */
    RUL_14,
    /** The profit phase can end with cards left in resources. */
    RUL_15,
    /** The opponent of a trade route may be any that brings a coin; nothing happens to that player. */
    RUL_16,
    /** The canonical order of cards is goods by good and ships, then the special kinds as the edition lists them. */
    RUL_17,
    /** A deck is written with its top card first; of a deal the first five cards are the market. */
    RUL_18,
    /** A seed means the same deal on every platform. */
    RUL_19,
    /** The reference settles the smaller points one by one. */
    RUL_20,
    /** An edition has exactly the fields of the format, an id and a name. */
    EDN_1,
    /** The goods of an edition are the five goods in canonical order. */
    EDN_2,
    /** Each good has 1 to 10 numbers of cards by ships, the last of them not 0; all goods together have 60 cards. */
    EDN_3,
    /** A profit table has at least one step; counts and coins are whole, 1 or more, and grow; coins are at most 99. */
    EDN_4,
    /** Special kinds have a type, a code of their own, and what belongs to the type; together they have 22 cards. */
    EDN_5,
    /** The highest step of each profit table can be reached. */
    EDN_6;

    /** The number of the rule as texts cite it: that of the constant {@code TRD_4} is {@code TRD-4}. */
    @Override
    public String id() {
        return name().replace('_', '-');
    }

    @Override
    public String text(Locale locale) {
        return Texts.in(locale).get("rule." + id());
    }
}
