package io.github.mercurius.core;

import io.github.mercurius.api.Board;
import io.github.mercurius.api.Market;
import io.github.mercurius.api.PriceCard;
import io.github.mercurius.api.SpecialCard;
import io.github.mercurius.api.Tokens;
import io.github.mercurius.api.internal.Packed;
import io.github.mercurius.api.internal.PlayerOfRules;
import io.github.mercurius.rules.internal.Arguments;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** What lies open before one player, as the table keeps it. */
final class OpenPlayer implements PlayerOfRules {
    /** SET-5: each player starts with 70 guilders. */
    static final int STARTING_CASH = 70;

    private static final byte ALL_SPECIAL_CARDS = 0b111;
    private static final List<Set<SpecialCard>> SETS = sets();

    final int cash;
    private final long tokens;
    private final long blackMarket;
    private final Board board;
    final byte seat;
    final byte specialCards;
    final byte handSize;

    OpenPlayer(int seat, int cash, Tokens tokens, Tokens blackMarket, Board board, int specialCards, int handSize) {
        this.seat = (byte) seat;
        this.cash = cash;
        this.tokens = Packed.of(tokens);
        this.blackMarket = Packed.of(blackMarket);
        this.board = board;
        this.specialCards = (byte) specialCards;
        this.handSize = (byte) handSize;
    }

    OpenPlayer with(int newCash, Tokens newTokens, Tokens newBlackMarket) {
        return new OpenPlayer(seat, newCash, newTokens, newBlackMarket, board, specialCards, handSize);
    }

    OpenPlayer without(SpecialCard card) {
        return new OpenPlayer(seat, cash, tokens(), blackMarket(), board, specialCards & ~bit(card), handSize);
    }

    /** The player after the sale of what is on the Black Market card, at the prices of a market (BLK-4). */
    OpenPlayer withBlackMarketSold(Market market) {
        return with(cash + blackMarket().value(market), tokens(), Tokens.none());
    }

    static OpenPlayer atStart(int seat, int handSize) {
        return new OpenPlayer(
                seat, STARTING_CASH, Tokens.none(), Tokens.none(), Board.empty(), ALL_SPECIAL_CARDS, handSize);
    }

    /** All sets of special cards, by their bits. */
    private static List<Set<SpecialCard>> sets() {
        List<Set<SpecialCard>> sets = new ArrayList<>();
        for (int bits = 0; bits <= ALL_SPECIAL_CARDS; bits++) {
            Set<SpecialCard> cards = EnumSet.noneOf(SpecialCard.class);
            for (SpecialCard card : SpecialCard.values()) {
                if ((bits & bit(card)) != 0) {
                    cards.add(card);
                }
            }
            sets.add(Collections.unmodifiableSet(cards));
        }
        return Collections.unmodifiableList(sets);
    }

    static int bit(SpecialCard card) {
        return 1 << card.ordinal();
    }

    @Override
    public int seat() {
        return seat;
    }

    @Override
    public int cash() {
        return cash;
    }

    @Override
    public Tokens tokens() {
        return Packed.tokens(tokens);
    }

    @Override
    public Tokens blackMarket() {
        return Packed.tokens(blackMarket);
    }

    /** Whether tokens are on the Black Market card. */
    boolean hasBlackMarket() {
        return blackMarket != 0;
    }

    @Override
    public Board board() {
        return board;
    }

    /** Adds the price cards on the board to some others. */
    void addBoardTo(Collection<PriceCard> cards) {
        for (int space = 0; space < Board.SPACES; space++) {
            if (board.card(space).orElse(SpecialCard.NEWS) instanceof PriceCard card) {
                cards.add(card);
            }
        }
    }

    @Override
    public boolean has(SpecialCard card) {
        Arguments.notNull(card, "card", "a special card");
        return (specialCards & bit(card)) != 0;
    }

    @Override
    public Set<SpecialCard> specialCards() {
        return SETS.get(specialCards);
    }

    @Override
    public int handSize() {
        return handSize;
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof OpenPlayer that
                && that.seat == seat
                && that.cash == cash
                && that.specialCards == specialCards
                && that.handSize == handSize
                && that.tokens == tokens
                && that.blackMarket == blackMarket
                && that.board.equals(board);
    }

    @Override
    public int hashCode() {
        return Objects.hash(seat, cash, specialCards, handSize, tokens, blackMarket, board);
    }

    @Override
    public String toString() {
        return "seat " + seat + ": " + cash + " guilders, tokens [" + tokens() + "], Black Market [" + blackMarket()
                + "], board " + board + ", " + specialCards() + ", " + handSize + " cards in hand";
    }
}
