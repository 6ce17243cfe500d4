package io.github.mercurius.mercado;

import io.github.mercurius.common.Arguments;
import io.github.mercurius.rules.AnyLegalActions;
import java.util.AbstractList;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.RandomAccess;
import java.util.function.IntUnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * All that the player who has to decide may do now, each action once, in canonical order. Outcomes of chance are not
 * among them: {@link GameState#chances} has those.
 *
 * <p>An unmodifiable list. Coins, stalls, tiles and tokens come in canonical order, the kinds of actions as the
 * reference of the notation lists them. Empty when there is nothing to do: the game is over, chance decides, or it is
 * another player's decision. Immutable and thread-safe.
 */
public final class LegalActions extends AbstractList<Action> implements AnyLegalActions<Action>, RandomAccess {
    private final List<? extends Action> actions;
    private final @Nullable Legality legality;

    private LegalActions(List<? extends Action> actions, @Nullable Legality legality) {
        this.actions = actions;
        this.legality = legality;
    }

    /** What the player who has to decide at a table may do, who holds a hand. */
    static LegalActions of(Table table, Tokens hand) {
        if (table.ask == null || table.ask.isChance()) {
            return none();
        }
        Legality legality = new Legality(table, hand, table.setup.edition().noTokens());
        List<Action> actions = new ArrayList<>();
        for (Action action : candidates(table, table.ask, hand)) {
            if (legality.broken(action) == null) {
                actions.add(action);
            }
        }
        return new LegalActions(actions, legality);
    }

    /** The empty list, for a player who is not asked. */
    static LegalActions none() {
        return new LegalActions(List.of(), null);
    }

    /** All answers to what is asked that could be legal, in canonical order. */
    private static List<Action> candidates(Table table, Ask ask, Tokens hand) {
        List<Action> actions = new ArrayList<>();
        switch (ask) {
            case ACTION -> {
                hand.kinds().forEach(kind -> actions.add(new Action.PlayToken(kind)));
                Collections.addAll(actions, new Action.Draw(), new Action.TakeBack(), new Action.Pass());
            }
            case SYMBOL -> Collections.addAll(actions, new Action.Symbol(true), new Action.Symbol(false));
            case PLAY -> {
                for (Coin coin : table.drawn.sorts()) {
                    Stall.all().forEach(stall -> actions.add(new Action.SetCoin(coin, stall)));
                }
                Collections.addAll(actions, new Action.PaySeal(), new Action.Finish());
            }
            case SALE -> Stall.all().forEach(stall -> actions.add(new Action.Sell(stall)));
            case WHITE -> {
                Stall.all().forEach(stall -> actions.add(new Action.SetWhite(Optional.of(stall))));
                actions.add(new Action.SetWhite(Optional.empty()));
            }
            case DISCARD -> hand.kinds().forEach(kind -> actions.add(new Action.DiscardToken(kind)));
            default -> throw new IllegalStateException("a player is asked for " + ask); // CHN-1: only chance is
        }
        return actions;
    }

    @Override
    public int size() {
        return actions.size();
    }

    @Override
    public Action get(int index) {
        return actions.get(Arguments.index(index, size(), "index"));
    }

    @Override
    public boolean contains(@Nullable Object action) {
        return action instanceof Action given && legality != null && legality.broken(given) == null;
    }

    /**
     * One of these actions, each as likely as any other.
     *
     * @param random gives, for a bound n, each number from 0 to n − 1 equally likely: {@code generator::nextInt} of any
     *     {@code RandomGenerator}
     * @throws NoSuchElementException if there are none
     * @throws IllegalArgumentException if {@code random} gives another number
     */
    @Override
    public Action sample(IntUnaryOperator random) {
        Arguments.notNull(random, "random");
        if (isEmpty()) {
            throw new NoSuchElementException(
                    "no legal actions to choose from: the game is over, or chance or another player decides");
        }
        return get(Arguments.random(random, size()));
    }
}
