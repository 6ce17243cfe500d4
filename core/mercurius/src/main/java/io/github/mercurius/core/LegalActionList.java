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
import org.jspecify.annotations.Nullable;

/** The actions that {@link Legality} allows: counted at once, made one by one when they are asked for. */
final class LegalActionList extends AbstractList<Action> implements LegalActionsOfRules, RandomAccess {
    private final @Nullable OpenTable table;
    private final Tokens purchases;
    private final Tokens sales;
    private final Tokens blackMarket;
    private final List<Chamber> dividends;
    private final Cards cards;
    private final boolean news;
    private final int size;

    /** What the active player may do. */
    LegalActionList(OpenTable table, Cards hand) {
        this.table = table;
        boolean trading = Legality.trading(table) == null;
        purchases = trading ? Legality.purchases(table) : Tokens.none();
        sales = trading ? Legality.sales(table) : Tokens.none();
        boolean filling = Legality.special(table, SpecialCard.BLACK_MARKET) == null;
        blackMarket = filling ? table.active().tokens() : Tokens.none();
        boolean paying = Legality.special(table, SpecialCard.DIVIDEND) == null;
        dividends = paying ? Legality.dividends(table) : List.of();
        cards = Legality.playing(table) == null ? hand : Cards.none();
        news = Legality.news(table) == null;
        size = purchases.kindCount()
                + sales.kindCount()
                + Combinations.count(blackMarket)
                + dividends.size()
                + cards.kindCount()
                + (news ? 1 + Combinations.count(cards) : 0);
    }

    /** What somebody may do whose turn it is not: nothing. */
    LegalActionList() {
        table = null;
        purchases = Tokens.none();
        sales = Tokens.none();
        blackMarket = Tokens.none();
        dividends = List.of();
        cards = Cards.none();
        news = false;
        size = 0;
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
        return dividends;
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

    @Override
    public Action get(int index) {
        int left = Arguments.index(index, size, "index");
        int buying = purchases.kindCount();
        if (left < buying) {
            return Action.buy(purchases.kinds().get(left));
        }
        left -= buying;
        int selling = sales.kindCount();
        return left < selling ? Action.sell(sales.kinds().get(left)) : noTrade(left - selling);
    }

    private Action noTrade(int index) {
        int left = index;
        int filling = Combinations.count(blackMarket);
        if (left < filling) {
            return new Action.BlackMarket(Combinations.get(blackMarket, left));
        }
        left -= filling;
        int paying = dividends.size();
        return left < paying ? Action.dividend(dividends.get(left)) : play(left - paying);
    }

    /** The actions that end a turn. */
    private Action play(int index) {
        int kinds = cards.kindCount();
        if (index < kinds) {
            return Action.playCard(cards.kinds().get(index));
        }
        return index == kinds ? Action.playNews() : new Action.PlayNews(Combinations.get(cards, index - kinds - 1));
    }

    @Override
    public boolean contains(@Nullable Object action) {
        return action instanceof Action given && table != null && Legality.broken(table, cards, given) == null;
    }
}
