package io.github.mercurius.core;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.Cards;
import io.github.mercurius.api.Chamber;
import io.github.mercurius.api.SpecialCard;
import io.github.mercurius.api.Tokens;
import io.github.mercurius.api.internal.LegalActionsOfRules;
import io.github.mercurius.rules.internal.Arguments;
import java.util.AbstractList;
import java.util.List;
import java.util.RandomAccess;
import java.util.function.IntUnaryOperator;
import org.jspecify.annotations.Nullable;

/** The actions that {@link Legality} allows: counted at once, made one by one when they are asked for. */
final class LegalActionList extends AbstractList<Action> implements LegalActionsOfRules, RandomAccess {
    private final OpenTable table;
    private final Cards cards;
    private final Tokens purchases;
    private final Tokens sales;
    private final Tokens blackMarket;
    private final int dividends;
    private final boolean news;
    private final int size;

    /** What the player on a seat may do, who holds a hand; nothing if it is not the player's turn, or a spectator. */
    LegalActionList(OpenTable table, int seat, Cards hand) {
        this.table = table;
        boolean acting = !table.isOver() && seat == table.seat; // END-1, TRN-4
        boolean trading = acting && Legality.canTrade(table);
        boolean filling = acting && Legality.canPlay(table, SpecialCard.BLACK_MARKET);
        boolean paying = acting && Legality.canPlay(table, SpecialCard.DIVIDEND);
        cards = acting ? hand : Cards.none();
        purchases = trading ? Legality.purchases(table) : Tokens.none();
        sales = trading ? table.active().tokens() : Tokens.none();
        blackMarket = filling ? table.active().tokens() : Tokens.none();
        dividends = paying ? Chamber.all().size() - table.dividendsPaid.size() : 0; // DIV-2
        news = acting && Legality.canPlayNews(table);
        size = purchases.kindCount()
                + sales.kindCount()
                + Combinations.count(blackMarket)
                + dividends
                + cards.kindCount()
                + (news ? 1 + Combinations.count(cards) : 0);
    }

    @Override
    public Tokens purchases() {
        return purchases;
    }

    @Override
    public Tokens sales() {
        return sales.oneOfEach();
    }

    @Override
    public Tokens blackMarket() {
        return blackMarket;
    }

    @Override
    public List<Chamber> dividends() {
        return dividends > 0 ? Legality.dividends(table) : List.of();
    }

    @Override
    public Cards cards() {
        return cards;
    }

    @Override
    public boolean news() {
        return news;
    }

    @Override
    public int size() {
        return size;
    }

    /** As that of any game, but without the cast to an action of the game that a generic method needs. */
    @Override
    public Action sample(IntUnaryOperator random) {
        return get(Arguments.randomIndex(random, this));
    }

    @Override
    public Action get(int index) {
        int left = Arguments.index(index, size, "index");
        int ways = purchases.kindCount();
        if (left < ways) {
            return Action.buy(purchases.kinds().get(left));
        }
        left -= ways;
        ways = sales.kindCount();
        if (left < ways) {
            return Action.sell(sales.kinds().get(left));
        }
        left -= ways;
        ways = Combinations.count(blackMarket);
        if (left < ways) {
            return new Action.BlackMarket(Combinations.get(blackMarket, left));
        }
        left -= ways;
        if (left < dividends) {
            return Action.dividend(dividends().get(left));
        }
        left -= dividends;
        ways = cards.kindCount();
        if (left < ways) {
            return Action.playCard(cards.kinds().get(left));
        }
        return left == ways ? Action.playNews() : new Action.PlayNews(Combinations.get(cards, left - ways - 1));
    }

    @Override
    public boolean contains(@Nullable Object action) {
        return size > 0
                && action instanceof Action given
                && Legality.violation(table, table.seat, cards, given) == null;
    }
}
