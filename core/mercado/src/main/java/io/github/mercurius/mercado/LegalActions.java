package io.github.mercurius.mercado;

import io.github.mercurius.rules.AnyLegalActions;
import io.github.mercurius.rules.internal.Arguments;
import java.util.AbstractList;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
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
    /** The empty list, for a player who is not asked. */
    static final LegalActions NONE = new LegalActions(List.of(), 0);

    private static final List<Action> PLAYS = plays();
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
        if (table.ask == Ask.PLAY) {
            return new LegalActions(PLAYS, plays(legality));
        }
        List<Action> answers = edition.answers(table.ask);
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

    /** What could be played, in canonical order. */
    private static List<Action> plays() {
        List<Action> plays = new ArrayList<>();
        for (Coin coin : Coin.all()) {
            Stall.all().forEach(stall -> plays.add(new Action.SetCoin(coin, stall)));
        }
        plays.add(new Action.PaySeal());
        plays.add(new Action.Finish());
        return plays;
    }

    /** The coin of one bit of {@link Stalls#fitting}. */
    static Action.SetCoin setCoin(int number) {
        return (Action.SetCoin) PLAYS.get(number);
    }

    /** All answers to the other questions, with the tokens of an edition, in canonical order. */
    static Map<Ask, List<Action>> answers(List<TokenKind> tokens) {
        List<Action> start = new ArrayList<>();
        List<Action> discards = new ArrayList<>();
        for (TokenKind token : tokens) {
            start.add(new Action.PlayToken(token));
            discards.add(new Action.DiscardToken(token));
        }
        start.addAll(List.of(new Action.Draw(), new Action.TakeBack(), new Action.Pass()));
        List<Action> sales = new ArrayList<>();
        List<Action> places = new ArrayList<>();
        for (Stall stall : Stall.all()) {
            sales.add(new Action.Sell(stall));
            places.add(new Action.SetWhite(Optional.of(stall)));
        }
        places.add(new Action.SetWhite(Optional.empty()));
        List<Action> symbols = List.of(new Action.Symbol(true), new Action.Symbol(false));
        Map<Ask, List<Action>> answers = new EnumMap<>(Ask.class);
        answers.put(Ask.ACTION, start);
        answers.put(Ask.SYMBOL, symbols);
        answers.put(Ask.SALE, sales);
        answers.put(Ask.WHITE, places);
        answers.put(Ask.DISCARD, discards);
        return answers;
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
