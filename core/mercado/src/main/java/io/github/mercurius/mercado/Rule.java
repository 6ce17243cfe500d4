package io.github.mercurius.mercado;

import io.github.mercurius.rules.AnyRule;
import java.util.Locale;

/** The rules of the game by their numbers, each with its text in a sentence; the reference has them in full. */
public enum Rule implements AnyRule {
    /** There are six sorts of coins: gold, silver, copper and turquoise, which are the colours, black and white. */
    THG_1,
    /** There are eight stalls: four for objects, two for perfumes, the head merchant and the coin changer. */
    THG_2,
    /** Each of the 24 objects and 12 perfumes has a price, points and effects. */
    THG_3,
    /**
     * The 18 privilege tokens are of several kinds, each with points and effects; tokens of one kind cannot be told
     * apart.
     */
    THG_4,
    /** There are 15 seals. */
    THG_5,
    /** The board has two sides, each with a closed track of numbered spaces, some with a symbol. */
    THG_6,
    /** Each player has a purse, a character tile, an edge at every stall, seals, tokens and a marker. */
    THG_7,
    /** Two, three or four play; seats are numbered clockwise, and the host names the start player. */
    SET_1,
    /** The host names the side of the board and the space of the starting disc. */
    SET_2,
    /** Each purse gets five coins of each colour and five black ones. */
    SET_3,
    /** The other black coins and the 14 white ones are piles. */
    SET_4,
    /** Each player gets one seal; the others are a pile. */
    SET_5,
    /** Four objects and two perfumes, drawn at random, are put at the stalls; the others are stacks. */
    SET_6,
    /** All markers are stacked on the disc, the start player's on top, the others below in clockwise order. */
    SET_7,
    /** A turn has steps in a fixed order, and each asks for its own actions and accepts no others. */
    TRN_1,
    /** At the start the player may play one privilege token, then performs action A or B. */
    TRN_2,
    /** A player passes only with an empty purse and an empty character tile. */
    TRN_3,
    /** Every turn ends with the sales and refilling; then the next player clockwise takes a turn. */
    TRN_4,
    /** At most one privilege token is played in a turn, before the action. */
    PRV_1,
    /** The token played comes from the player's own hand. */
    PRV_2,
    /** The token leaves the game; the player moves forward by its points, then receives its effects. */
    PRV_3,
    /**
     * Action A needs three coins in the purse; with fewer the player takes back, or draws what there is if the
     * character tile is empty.
     */
    DRW_1,
    /** Three coins are drawn from the purse at random. */
    DRW_2,
    /** Black coins drawn go onto the character tile at once. */
    DRW_3,
    /** While playing coins, a player may pay a seal to draw two more coins. */
    SEA_1,
    /** A player pays one seal a turn. */
    SEA_2,
    /** To pay a seal, the purse must hold at least two coins. */
    SEA_3,
    /** Drawn coins are set one by one at the player's own edges. */
    PLY_1,
    /** Only drawn coins can be set. */
    PLY_2,
    /** A coin may be set only if the edge with it fits the price. */
    PLY_3,
    /** Each edge is judged alone. */
    PLY_4,
    /** A player who can set a coin must set at least one before finishing. */
    PLY_5,
    /** Drawn coins that were not set go back into the purse. */
    PLY_6,
    /** Action B takes all coins from the character tile into the purse; there must be at least one. */
    RET_1,
    /** A price is two to four coins: fixed colours, fixed white coins, and multi-coloured stacks. */
    DEM_1,
    /** A fixed coin asks for its colour, a fixed white coin for a white coin. */
    DEM_2,
    /**
     * A multi-coloured stack asks for coins of one colour of the player's choice; several stacks ask for different
     * colours.
     */
    DEM_3,
    /** A white coin stands for a coin of any colour. */
    DEM_4,
    /** Coins fit a price if colours can be chosen so that none is too many; they complete it if none is missing. */
    DEM_5,
    /** The head merchant asks for three different colours, the coin changer for three coins of one colour. */
    DEM_6,
    /** At the end of the turn each tile whose price the player's edge completes is sold; a sale is not optional. */
    SAL_1,
    /** With several such tiles the player chooses which is sold next. */
    SAL_2,
    /** A sale gives the points, the effects for the buyer, those for the others, and then settles the coins. */
    SAL_3,
    /** The buyer's coins go onto the character tile, white ones onto the pile. */
    SAL_4,
    /** The other players with the most coins at the tile get a seal each, unless the tile says no seals. */
    SAL_5,
    /** The other players' coins at the tile go back into their purses. */
    SAL_6,
    /** A sold tile stays until refilling, and nothing can be set at it. */
    SAL_7,
    /** The buyer moves forward by the points of the tile. */
    SCO_1,
    /** Rank points are as many as the place that the buyer holds before the move. */
    SCO_2,
    /** For unknown points an object is drawn from the stack and discarded; its points count, its effects do not. */
    SCO_3,
    /** A market tile gives no points and no seals, the others' coins stay, and it can be bought again. */
    MKT_1,
    /** The head merchant sells a privilege token from the stack. */
    MKT_2,
    /** The coin changer sells a white coin that must at once complete another tile. */
    MKT_3,
    /** The buyer chooses where the coin changer's coin goes, if there are several places. */
    MKT_4,
    /** A marker moves clockwise by exactly the number of spaces. */
    MOV_1,
    /** A move ends on top of the markers on that space. */
    MOV_2,
    /** If the space holds no other marker and lies before the disc, its symbol acts. */
    MOV_3,
    /** The larger position is ahead, and on equal positions the higher marker. */
    MOV_4,
    /** After points of a tile the symbol must be carried out; after a privilege token the player chooses. */
    MOV_5,
    /** Effects for the player whose turn it is: coins, seals, tokens, another turn, three more spaces. */
    EFF_1,
    /** Effects for the others: each takes a coin or discards a token, or no seals are given. */
    EFF_2,
    /** An effect shown twice is two effects; what a pile does not hold is not given. */
    EFF_3,
    /** A token received is known to its owner only. */
    EFF_4,
    /** A token discarded comes from the hand and leaves the game, face up. */
    EFF_5,
    /** Sold tiles go onto their discards, and for each empty stall a tile is drawn. */
    RPL_1,
    /** If a stack is empty when a tile is to be drawn, its discard becomes the stack. */
    RPL_2,
    /** A player who got another turn takes one more after refilling. */
    XTR_1,
    /** When a marker reaches or passes the disc, the round is played out, and the game is over. */
    END_1,
    /** In the final scoring each player moves forward by their seals and the points of their tokens. */
    END_2,
    /** The player who is ahead of all others wins. */
    END_3,
    /** The game ends when nobody holds a token, no coin can be set anywhere, and no coin changer is due. */
    END_4,
    /** A game has at most 100 rounds: when the 100th begins, it is the last. */
    END_5,
    /** Chance is asked for, and its outcome is applied as an action of its own, by nobody. */
    CHN_1,
    /** Coins drawn are as many as asked for, from the purse, all equally likely. */
    CHN_2,
    /** A tile or token drawn is one that the stack holds, all equally likely. */
    CHN_3,
    /** An outcome is asked for even if only one is possible. */
    CHN_4,
    /** Outcomes can come from a seed. */
    CHN_5,
    /** The kinds of the tokens in a hand are known to the owner only, their number to all. */
    INF_1,
    /** What the token stack holds is known to nobody, its size to all. */
    INF_2,
    /** What the tile stacks hold is known to all; which tile comes next is known to nobody. */
    INF_3,
    /** All else is public. */
    INF_4,
    /** The host decides on the start player and the disc, which can cover any space. */
    RUL_1,
    /** A stack has no order; a discard becomes the stack when a tile is wanted. */
    RUL_2,
    /** A player with fewer than three coins and an empty character tile draws what there is. */
    RUL_3,
    /** A seal can be paid at any time while playing coins, but needs two coins in the purse. */
    RUL_4,
    /** White coins are read in the way that lets the edge fit. */
    RUL_5,
    /** Sales are compulsory; only their order is the player's. */
    RUL_6,
    /** What is forced is not asked; actions A and B, passing and finishing always are. */
    RUL_7,
    /** The effects of a sale come before the coins are settled. */
    RUL_8,
    /** The host chooses whether the coin changer's coin must complete a tile, or can be set or kept freely. */
    RUL_9,
    /** A space is occupied if a marker stands on it, though it may be a lap ahead. */
    RUL_10,
    /** After a token the choice is asked for every symbol reached with it. */
    RUL_11,
    /** If a pile is too small for all others, they take one at a time, clockwise. */
    RUL_12,
    /** Several effects of another turn in one turn make one further turn. */
    RUL_13,
    /** In the final scoring each player makes one move, and symbols do nothing. */
    RUL_14,
    /** A market in which nothing can ever happen again ends the game. */
    RUL_15,
    /** A seed means the same game on every platform. */
    RUL_16,
    /** What a purse holds can be worked out by everybody. */
    RUL_17,
    /** Multi-coloured coins without ≠ are one stack. */
    RUL_18,
    /** The object drawn for unknown points is read as it is at that moment, and discarded at once. */
    RUL_19,
    /** Rank points go from 1 to the number of players. */
    RUL_20,
    /** The reference settles the smaller points one by one. */
    RUL_21,
    /** New tiles come at the end of the turn, stall by stall, after all sales and what they bring. */
    RUL_22,
    /** Tokens that are out of the game lie face up. */
    RUL_23,
    /** Who starts if there is a tie is for the players to decide; the host names one seat. */
    RUL_24,
    /** A token can also give another turn, or coins to the others, but not move on, take tokens or deny seals. */
    RUL_25,
    /** The 100th round is the last, as some games would go on and lead nowhere. */
    RUL_26,
    /** An edition has 24 objects and 12 perfumes. */
    EDN_1,
    /** Ids of tiles are unique and so are codes of tokens: a capital letter, and at most seven more or digits. */
    EDN_2,
    /** A price has two to four coins, fixed ones of G, S, C, T and W, and stacks of at least one. */
    EDN_3,
    /** With more than one stack the fixed coins are white. */
    EDN_4,
    /** Points are whole numbers from 0 to 9, or RANK, or for perfumes UNKNOWN. */
    EDN_5,
    /** Effects of tiles are known codes without +3, those for the buyer first. */
    EDN_6,
    /** The market tiles are the head merchant and the coin changer with their prices. */
    EDN_7,
    /**
     * There are 18 tokens, each kind with at least one copy, 1 to 3 points, and effects among W, B, -B, S, V, AGAIN, oB
     * and oW.
     */
    EDN_8,
    /** There are sides A and B of 12 to 99 spaces each, with symbols that the side may have. */
    EDN_9,
    /** Among the objects are the two that the rulebook describes. */
    EDN_10,
    /** An edition has the form of the format, without unknown fields. */
    EDN_11;

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
