package io.github.mercurius.api;

import io.github.mercurius.rules.AnyRule;
import java.util.Locale;

/** The rules of the game by their numbers, each with its text in a sentence; the reference has them in full. */
public enum Rule implements AnyRule {
    /** Six chambers each trade a primary and a secondary commodity. */
    THG_1,
    /** Twelve assets are traded: the shares of the six chambers and the six commodities. */
    THG_2,
    /**
     * The 72 price cards, twelve for each chamber, move one share by 1 and one commodity by 2, in opposite directions.
     */
    THG_3,
    /** Each player has three special cards, each usable once: Black Market, Dividend, News. */
    THG_4,
    /** Money is whole guilders; the bank's money never runs out, its tokens can. */
    THG_5,
    /** Three, four or five play; seats are numbered from 0, clockwise. */
    SET_1,
    /** The bank starts with 5 tokens of every asset for 3 players, 7 for 4, 9 for 5. */
    SET_2,
    /** Every share starts at price 10, every commodity at 15. */
    SET_3,
    /** Of the 72 shuffled price cards the first 12 are the backup deck, the other 60 the main deck. */
    SET_4,
    /** Each player gets 70 guilders and 5 price cards from the main deck, dealt one at a time from the start player. */
    SET_5,
    /** The host chooses the start player. */
    SET_6,
    /** Tokens on the player's Black Market card are sold as the turn begins. */
    TRN_0,
    /** A turn has up to three trades, or the Black Market card, or the Dividend card, or none of them. */
    TRN_1,
    /** Exactly one card goes onto the leftmost space of the board: a price card from the hand, or the News card. */
    TRN_2,
    /** All price cards on the player's board act, then all its cards shift one space right. */
    TRN_3,
    /** The player draws the top card of the main deck if there is one, and the next player takes a turn. */
    TRN_4,
    /** At most three trades a turn, each of one token. */
    TRD_1,
    /**
     * Several tokens of one asset bought in one turn cost, each, the price and 1 more for every token after the first.
     */
    TRD_2,
    /**
     * Several tokens of one asset sold in one turn bring, each, the price less 1 for every token after the first, but
     * at least 1.
     */
    TRD_3,
    /** What is counted is the asset and the direction, over the whole turn. */
    TRD_4,
    /** After each trade the player's cash is 0 or more; only a purchase can break this. */
    TRD_5,
    /** A purchase needs a token in the bank, a sale needs one that the player owns. */
    TRD_6,
    /** Prices do not move while trading. */
    TRD_7,
    /** A marker stands on one of 33 spaces; the price on space s is s − 4, but at least 1 and at most 25. */
    PRC_1,
    /** A card moves a marker by spaces, not by guilders. */
    PRC_2,
    /** A marker never leaves its track. */
    PRC_3,
    /** The cards on a board act one after the other, in the order that RUL-5 gives. */
    PRC_4,
    /** The Black Market needs a turn without trades. */
    BLK_1,
    /** The player puts one to three of their tokens on the Black Market card. */
    BLK_2,
    /** Tokens on a Black Market card belong to nobody. */
    BLK_3,
    /** Tokens on a Black Market card are sold at full price as the player's next turn begins. */
    BLK_4,
    /** The Dividend needs a turn without trades. */
    DIV_1,
    /** The player names a chamber that has not paid a dividend in this game. */
    DIV_2,
    /** Every player gets the dividend for each share of that chamber that they own. */
    DIV_3,
    /** The News goes onto the board instead of a price card, and changes no price. */
    NWS_1,
    /**
     * On playing News the player discards up to three price cards and draws one card fewer, if any, from the backup
     * deck.
     */
    NWS_2,
    /** The Black Market or the Dividend, and then News, may be played in one turn. */
    NWS_3,
    /** Two more rounds are played when the main deck is empty; then the game is over. */
    END_1,
    /** After the last turn all tokens that players own are sold at full price. */
    END_2,
    /** Most money wins; ties are shared. */
    END_3,
    /** A hand is known to its owner only, its size to all. */
    INF_1,
    /** The order of both decks is known to nobody, their sizes to all. */
    INF_2,
    /** All else is public. */
    INF_3,
    /** The host chooses what a share pays as dividend; by default it is a quarter of its price, rounded up. */
    RUL_1,
    /** The backup deck cannot run out. */
    RUL_2,
    /**
     * What News draws at once comes from the backup deck; the card from the main deck is the turn's usual draw, with or
     * without a discard.
     */
    RUL_3,
    /** Trades are taken one by one, each at the difference that it makes to the total. */
    RUL_4,
    /** The host chooses whether the newest or the oldest card on a board acts first; by default it is the newest. */
    RUL_5,
    /**
     * The host chooses whether tokens left on Black Market cards at the end are forfeited or sold; by default they are
     * forfeited.
     */
    RUL_6,
    /**
     * News discards go face up onto the discard pile, in canonical order, below the card that leaves the board in that
     * turn.
     */
    RUL_7,
    /** A deck is written with its top card first; of a deal the first 12 cards are the backup deck. */
    RUL_8,
    /** A seed means the same deal on every platform. */
    RUL_9,
    /** There is no action for passing: playing a card ends the trading. */
    RUL_10,
    /**
     * The reference settles the smaller points one by one, such as debt, the start player, and which cards are open.
     */
    RUL_11,
    /**
     * Host and seats can make the deal together, so that nobody chooses the cards and everybody can check it after the
     * game.
     */
    RUL_12;

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
