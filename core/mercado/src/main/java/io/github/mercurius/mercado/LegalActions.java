package io.github.mercurius.mercado;

import io.github.mercurius.rules.AnyLegalActions;
import io.github.mercurius.rules.internal.Arguments;
import java.util.AbstractList;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.RandomAccess;
import java.util.function.IntUnaryOperator;
import java.util.stream.Collectors;

/**
 * All that the player who has to decide may do now, each action once, in canonical order. Outcomes of chance are not
 * among them: {@link GameState#chances} has those.
 *
 * <p>An unmodifiable list. Coins, stalls, tiles and tokens come in canonical order, the kinds of actions as the
 * reference of the notation lists them. Empty when there is nothing to do: the game is over, chance decides, or it is
 * another player's decision. Immutable and thread-safe.
 */
public final class LegalActions extends AbstractList<Action> implements AnyLegalActions<Action>, RandomAccess {
    /** The empty list, for a player who is not asked. */
    static final LegalActions NONE = new LegalActions(List.of(), 0);

    private static final int COINS = Coin.all().size() * Stall.all().size();

    private final List<Action> answers;
    /** A bit for each answer that is legal, by its number. */
    private final long legal;

    private LegalActions(List<Action> answers, long legal) {
        this.answers = answers;
        this.legal = legal;
    }

    /** What the player who has to decide at a table may do, who holds a hand. */
    static LegalActions of(TableParts table, Tokens hand) {
        if (table.ask == null || table.ask.isChance()) {
            return NONE;
        }
        Edition edition = table.setup.edition();
        Legality legality = new Legality(table, hand, edition.noTokens());
        List<Action> answers = edition.answers(table.ask);
        if (table.ask == Ask.PLAY) {
            return new LegalActions(answers, plays(legality));
        }
        long legal = 0;
        for (int number = 0; number < answers.size(); number++) {
            legal |= legality.violation(answers.get(number)) == null ? 1L << number : 0;
        }
        return new LegalActions(answers, legal);
    }

    /** What can be played: the coins all at once, as there are many. */
    private static long plays(Legality legality) {
        long coins = legality.possibleCoins();
        long seal = legality.payingSeal() == null ? 1L << COINS : 0;
        long finish = legality.finishing(coins) == null ? 2L << COINS : 0;
        return coins | seal | finish;
    }

    /** The coin of one bit of {@link Stalls#fitting}. */
    static Action.SetCoin setCoin(int number) {
        int stalls = Stall.all().size();
        return new Action.SetCoin(Coin.all().get(number / stalls), Stall.all().get(number % stalls));
    }

    /** All answers to each question, with the tokens of an edition, in canonical order. */
    static Map<Ask, List<Action>> answers(List<TokenKind> tokens) {
        List<Action> all = new ArrayList<>();
        tokens.forEach(token -> all.add(new Action.PlayToken(token)));
        all.addAll(List.of(new Action.Draw(), new Action.TakeBack(), new Action.Pass()));
        all.addAll(List.of(new Action.Symbol(true), new Action.Symbol(false)));
        Coin.all().forEach(coin -> Stall.all().forEach(stall -> all.add(new Action.SetCoin(coin, stall))));
        all.addAll(List.of(new Action.PaySeal(), new Action.Finish()));
        Stall.all().forEach(stall -> all.add(new Action.Sell(stall)));
        Stall.all().forEach(stall -> all.add(new Action.SetWhite(Optional.of(stall))));
        all.add(new Action.SetWhite(Optional.empty()));
        tokens.forEach(token -> all.add(new Action.DiscardToken(token)));
        return all.stream().collect(Collectors.groupingBy(Action::ask));
    }

    @Override
    public int size() {
        return Long.bitCount(legal);
    }

    /** As that of any game, but without the cast to an action of the game that a generic method needs. */
    @Override
    public Action sample(IntUnaryOperator random) {
        return get(Arguments.randomIndex(random, this));
    }

    @Override
    public Action get(int index) {
        long rest = legal;
        for (int before = Arguments.index(index, size(), "index"); before > 0; before--) {
            rest &= rest - 1;
        }
        return answers.get(Long.numberOfTrailingZeros(rest));
    }
}
