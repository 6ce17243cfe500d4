package io.github.mercurius.mercado;

import io.github.mercurius.rules.AnyLegalActions;
import io.github.mercurius.rules.internal.Arguments;
import java.util.AbstractList;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.RandomAccess;
import java.util.function.IntUnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * All that the player who has to decide may do now, each action once, in canonical order. Outcomes of chance are not
 * among them: {@link GameState#chances} has those.
 *
 * <p>An unmodifiable list that makes its actions when they are asked for. Coins, stalls, tiles and tokens come in
 * canonical order, the kinds of actions as the reference of the notation lists them. Empty when there is nothing to do:
 * the game is over, chance decides, or it is another player's decision. Immutable and thread-safe.
 */
public final class LegalActions extends AbstractList<Action> implements AnyLegalActions<Action>, RandomAccess {
    private static final int STALLS = Stall.all().size();
    private static final int COINS = Coin.all().size() * Coins.BITS;

    private final @Nullable Legality legality;
    /** A bit for each legal answer, by its number among those that could be legal. */
    private final long legal;

    private LegalActions(@Nullable Legality legality, long legal) {
        this.legality = legality;
        this.legal = legal;
    }

    /** What the player who has to decide at a table may do, who holds a hand. */
    static LegalActions of(Table table, Tokens hand) {
        if (table.ask == null || table.ask.isChance()) {
            return none();
        }
        Legality legality = new Legality(table, hand, table.setup.edition().noTokens());
        return new LegalActions(legality, table.ask == Ask.PLAY ? plays(legality) : legalOf(legality, table.ask));
    }

    private static long plays(Legality legality) {
        long coins = legality.possibleCoins();
        long seal = legality.payingSeal() == null ? 1L << COINS : 0;
        long finish = legality.finishing(coins) == null ? 2L << COINS : 0;
        return coins | seal | finish;
    }

    private static long legalOf(Legality legality, Ask ask) {
        long legal = 0;
        for (long rest = candidates(legality, ask); rest != 0; rest &= rest - 1) {
            int number = Long.numberOfTrailingZeros(rest);
            legal |= legality.broken(answer(legality, number)) == null ? 1L << number : 0;
        }
        return legal;
    }

    /** The empty list, for a player who is not asked. */
    static LegalActions none() {
        return new LegalActions(null, 0);
    }

    /** The answers to what is asked that could be legal. */
    private static long candidates(Legality legality, Ask ask) {
        return switch (ask) {
            case ACTION -> legality.hand.kindBits() | bits(3) << kinds(legality);
            case SYMBOL -> bits(2);
            case SALE -> bits(STALLS);
            case WHITE -> bits(STALLS + 1);
            case DISCARD -> legality.hand.kindBits();
            default -> throw new IllegalStateException("a player is asked for " + ask); // CHN-1: only chance is
        };
    }

    private static long bits(int number) {
        return (1L << number) - 1;
    }

    private static int kinds(Legality legality) {
        return legality.table.setup.edition().tokenKinds().size();
    }

    /** The answer with a number, in canonical order. */
    private static Action answer(Legality legality, int number) {
        return switch (Arguments.notNull(legality.table.ask, "ask")) {
            case ACTION -> start(legality, number);
            case SYMBOL -> new Action.Symbol(number == 0);
            case PLAY ->
                number < COINS ? setCoin(number) : number == COINS ? new Action.PaySeal() : new Action.Finish();
            case SALE -> new Action.Sell(Stall.all().get(number));
            case WHITE ->
                new Action.SetWhite(number < STALLS ? Optional.of(Stall.all().get(number)) : Optional.empty());
            default -> new Action.DiscardToken(token(legality, number));
        };
    }

    private static Action start(Legality legality, int number) {
        return switch (number - kinds(legality)) {
            case 0 -> new Action.Draw();
            case 1 -> new Action.TakeBack();
            case 2 -> new Action.Pass();
            default -> new Action.PlayToken(token(legality, number));
        };
    }

    private static TokenKind token(Legality legality, int number) {
        return legality.table.setup.edition().tokenKinds().get(number);
    }

    /** The coin of one bit of {@link Stalls#fitting}. */
    static Action.SetCoin setCoin(int number) {
        return new Action.SetCoin(
                Coin.all().get(number / Coins.BITS), Stall.all().get(number % Coins.BITS));
    }

    @Override
    public int size() {
        return Long.bitCount(legal);
    }

    @Override
    public Action get(int index) {
        long rest = legal;
        for (int before = Arguments.index(index, size(), "index"); before > 0; before--) {
            rest &= rest - 1;
        }
        return answer(Arguments.notNull(legality, "legality"), Long.numberOfTrailingZeros(rest));
    }

    @Override
    public boolean contains(@Nullable Object action) {
        return action instanceof Action given && legality != null && legality.broken(given) == null;
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
