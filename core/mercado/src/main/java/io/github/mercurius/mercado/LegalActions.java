package io.github.mercurius.mercado;

import io.github.mercurius.common.Arguments;
import io.github.mercurius.rules.AnyLegalActions;
import java.util.AbstractList;
import java.util.ArrayList;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.RandomAccess;
import java.util.function.IntUnaryOperator;

/**
 * All that the player who has to decide may do now, each action once, in canonical order. Outcomes of chance are not
 * among them: {@link GameState#chances} has those.
 *
 * <p>An unmodifiable list. Coins, stalls, tiles and tokens come in canonical order, the kinds of actions as the
 * reference of the notation lists them. Empty when there is nothing to do: the game is over, chance decides, or it is
 * another player's decision. Immutable and thread-safe.
 */
public final class LegalActions extends AbstractList<Action> implements AnyLegalActions<Action>, RandomAccess {
    private static final LegalActions NONE = new LegalActions(List.of());

    private final List<Action> actions;

    private LegalActions(List<Action> actions) {
        this.actions = actions;
    }

    /** The empty list, for a player who is not asked. */
    static LegalActions none() {
        return NONE;
    }

    /** What the player who has to decide at a table may do, who holds a hand. */
    static LegalActions of(Table table, Tokens hand) {
        if (table.ask == null || table.ask.isChance()) {
            return NONE;
        }
        Legality legality = new Legality(table, hand, table.setup.edition().noTokens());
        List<Action> answers = new ArrayList<>();
        switch (table.ask) {
            case ACTION -> {
                hand.kinds().forEach(token -> answers.add(new Action.PlayToken(token)));
                answers.addAll(List.of(new Action.Draw(), new Action.TakeBack(), new Action.Pass()));
            }
            case SYMBOL -> answers.addAll(List.of(new Action.Symbol(true), new Action.Symbol(false)));
            case PLAY -> answers.addAll(List.of(new Action.PaySeal(), new Action.Finish()));
            case SALE -> Stall.all().forEach(stall -> answers.add(new Action.Sell(stall)));
            case WHITE -> {
                Stall.all().forEach(stall -> answers.add(new Action.SetWhite(Optional.of(stall))));
                answers.add(new Action.SetWhite(Optional.empty()));
            }
            default -> hand.kinds().forEach(token -> answers.add(new Action.DiscardToken(token)));
        }
        answers.removeIf(answer -> legality.broken(answer) != null);
        if (table.ask == Ask.PLAY) {
            answers.addAll(0, coins(legality.possibleCoins()));
        }
        return new LegalActions(answers);
    }

    private static List<Action> coins(long possible) {
        List<Action> coins = new ArrayList<>();
        for (long rest = possible; rest != 0; rest &= rest - 1) {
            coins.add(setCoin(Long.numberOfTrailingZeros(rest)));
        }
        return coins;
    }

    /** The coin of one bit of {@link Stalls#fitting}. */
    static Action.SetCoin setCoin(int number) {
        return new Action.SetCoin(
                Coin.all().get(number / Coins.BITS), Stall.all().get(number % Coins.BITS));
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
    public Action sample(IntUnaryOperator random) {
        Arguments.notNull(random, "random");
        if (isEmpty()) {
            throw new NoSuchElementException(
                    "no legal actions to choose from: the game is over, or chance or another player decides");
        }
        return get(Arguments.random(random, size()));
    }
}
