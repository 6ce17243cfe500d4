package io.github.mercurius.mercatores;

import io.github.mercurius.common.Arguments;
import io.github.mercurius.rules.AnyLegalActions;
import java.util.AbstractList;
import java.util.ArrayList;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.RandomAccess;
import java.util.function.Function;
import java.util.function.IntUnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * All that a player may do now, each action once, in canonical order.
 *
 * <p>An unmodifiable list in which {@code size}, {@code contains}, {@code get} and {@link #sample} cost little: loads,
 * of which there can be many, are made when they are asked for. Cards and goods come in canonical order. Loads come as
 * LOAD-2 lists them: cards of one good, those with more of the canonically last kind later; then pairs; then special
 * cards. Empty when there is nothing to do: the game is over, or it is another player's turn. Immutable and
 * thread-safe.
 */
public final class LegalActions extends AbstractList<Action> implements AnyLegalActions<Action>, RandomAccess {
    private final Table table;
    private final Cards hand;
    private final List<Action> actions;

    private LegalActions(Table table, Cards hand, List<Action> actions) {
        this.table = table;
        this.hand = hand;
        this.actions = actions;
    }

    /** What the active player may do, who holds a hand. */
    static LegalActions of(Table table, Cards hand) {
        return table.ask == null ? none(table, hand) : new LegalActions(table, hand, answers(table, table.ask, hand));
    }

    /** The empty list, for a player whose turn it is not. */
    static LegalActions none(Table table, Cards hand) {
        return new LegalActions(table, hand, List.of());
    }

    private static List<Action> answers(Table table, Ask ask, Cards hand) {
        return switch (ask) {
            case GIVE -> ofEach(hand.kinds(), Action.Give::new); // MKT-1
            case TAKE -> {
                List<Action> takes = new ArrayList<>();
                addTakes(takes, table.others().toList(), 0, table.toTake(), List.of());
                yield takes;
            }
            case LOAD -> new LoadChoices(table, hand);
            case TAX -> {
                Cards resources = table.active().resources();
                yield ofEach(resources.kinds().subList(0, resources.goodsKindCount()), Action.Tax::new); // TAX-1
            }
            case CASH -> new CashActions(table.setup.edition(), table.players, table.active).all();
        };
    }

    private static List<Action> ofEach(List<Card> kinds, Function<Card, Action> answer) {
        List<Action> actions = new ArrayList<>();
        kinds.forEach(kind -> actions.add(answer.apply(kind)));
        return actions;
    }

    /** MKT-2, MKT-3: takes what was taken and so many more cards of those from one on. */
    private static void addTakes(List<Action> takes, List<Card> cards, int from, int more, List<Card> taken) {
        if (more == 0) {
            takes.add(new Action.Take(taken));
        }
        for (int next = from; more > 0 && next < cards.size(); next++) {
            // of equal cards the first ones are taken: the others would be the same choice again
            if (next == from || !cards.get(next).equals(cards.get(next - 1))) {
                List<Card> with = new ArrayList<>(taken);
                with.add(cards.get(next));
                addTakes(takes, cards, next + 1, more - 1, with);
            }
        }
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
        return !isEmpty() && action instanceof Action given && Legality.broken(table, hand, given) == null;
    }

    @Override
    public Action sample(IntUnaryOperator random) {
        Arguments.notNull(random, "random");
        if (isEmpty()) {
            throw new NoSuchElementException(
                    "no legal actions to choose from: the game is over, or it is another player's turn");
        }
        return get(Arguments.random(random, size()));
    }
}
