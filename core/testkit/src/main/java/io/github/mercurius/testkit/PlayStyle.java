package io.github.mercurius.testkit;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.Asset;
import io.github.mercurius.api.Bot;
import io.github.mercurius.api.LegalActions;
import io.github.mercurius.api.Market;
import io.github.mercurius.api.PriceCard;
import io.github.mercurius.api.Simulation;
import io.github.mercurius.api.Table;
import io.github.mercurius.rules.internal.Arguments;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import java.util.random.RandomGenerator;

/** How random players play: each style leads to parts of the game where the others seldom come. */
public enum PlayStyle {
    /** Any legal action, each as likely as any other. */
    UNIFORM((table, legal, random) -> legal.sample(random::nextInt)),
    /** First a kind of action, then one of that kind: each kind of event comes soon. */
    VARIED((table, legal, random) -> {
        Set<Class<?>> kinds = new LinkedHashSet<>();
        legal.forEach(action -> kinds.add(action.getClass()));
        Class<?> kind = List.copyOf(kinds).get(random.nextInt(kinds.size()));
        return prefer(1, kind::isInstance, legal, random);
    }),
    /** Trades as long as it may, mostly. */
    TRADING((table, legal, random) -> prefer(0.9, PlayStyle::isTrade, legal, random)),
    /** Repeats its last trade, so that it buys and sells two or three tokens of one asset. */
    REPEATING((table, legal, random) -> {
        List<Action> trades = table.trades();
        Predicate<Action> again = trades.isEmpty() ? PlayStyle::isTrade : trades.get(trades.size() - 1)::equals;
        return prefer(0.8, again, legal, random);
    }),
    /** Buys what the bank has fewest tokens of, until it has none, and seldom sells. */
    CROWDING((table, legal, random) -> {
        List<Action> purchases = filtered(legal, Action.Buy.class::isInstance);
        boolean any = purchases.isEmpty() || random.nextInt(8) == 0;
        return any
                ? prefer(0.8, Action.PlayCard.class::isInstance, legal, random)
                : purchases.stream()
                        .min(Comparator.comparingInt(buy -> table.bank().count(((Action.Buy) buy).asset())))
                        .orElseThrow();
    }),
    /** Plays special cards as soon as it can, with tokens to put on the Black Market. */
    SPECIAL((table, legal, random) -> {
        boolean special = random.nextInt(3) == 0;
        return prefer(0.8, special ? PlayStyle::isSpecial : PlayStyle::isTrade, legal, random);
    }),
    /** Plays the cards that drive markers to the ends of their tracks, and sells where the prices are lowest. */
    DRIVING((table, legal, random) -> {
        if (random.nextInt(3) == 0) {
            return filtered(legal, Action.PlayCard.class::isInstance).stream()
                    .max(Comparator.comparingInt(card -> outward(table.market(), ((Action.PlayCard) card).card())))
                    .orElseThrow();
        }
        return prefer(0.7, action -> isCheapTrade(table, action), legal, random);
    }),
    /** Plays price cards and nothing else. */
    IDLE((table, legal, random) -> prefer(1, Action.PlayCard.class::isInstance, legal, random));

    private static final int CHEAP = 5;
    private static final int MIDDLE_SPACE = Market.LAST_SPACE / 2;

    @SuppressWarnings("ImmutableEnumChecker") // lambdas without state
    private final Choice choice;

    PlayStyle(Choice choice) {
        this.choice = choice;
    }

    private interface Choice {
        Action of(Table table, LegalActions legal, RandomGenerator random);
    }

    /**
     * A legal action of the active player in this style.
     *
     * @throws java.util.NoSuchElementException if the game is over
     */
    public Action choose(Simulation state, RandomGenerator random) {
        Arguments.notNull(state, "state", "a state");
        Arguments.notNull(random, "random", "a generator");
        return choice(state.table(), state.legalActions(), random);
    }

    /** A bot that plays in this style: an opponent for your bot. */
    public Bot bot(RandomGenerator random) {
        Arguments.notNull(random, "random", "a generator");
        return view -> choice(view.table(), view.legalActions(), random);
    }

    private Action choice(Table table, LegalActions legal, RandomGenerator random) {
        return legal.isEmpty() ? legal.sample(random::nextInt) : choice.of(table, legal, random); // sample refuses
    }

    private static Action prefer(double chance, Predicate<Action> liked, LegalActions legal, RandomGenerator random) {
        List<Action> preferred = random.nextDouble() < chance ? filtered(legal, liked) : List.of();
        return preferred.isEmpty() ? legal.sample(random::nextInt) : preferred.get(random.nextInt(preferred.size()));
    }

    private static List<Action> filtered(LegalActions legal, Predicate<Action> liked) {
        List<Action> actions = new ArrayList<>();
        for (Action action : legal) {
            if (liked.test(action)) {
                actions.add(action);
            }
        }
        return actions;
    }

    private static boolean isTrade(Action action) {
        return action instanceof Action.Buy || action instanceof Action.Sell;
    }

    private static boolean isSpecial(Action action) {
        return !isTrade(action) && !(action instanceof Action.PlayCard);
    }

    /** Whether an action trades where prices are so low that the third sale can cost money (TRD-3). */
    private static boolean isCheapTrade(Table table, Action action) {
        if (action instanceof Action.Sell sell) {
            return table.price(sell.asset()) < CHEAP;
        }
        return action instanceof Action.Buy buy && table.price(buy.asset()) < CHEAP;
    }

    /** How far a card moves its markers away from the middle of their tracks. */
    private static int outward(Market market, PriceCard card) {
        return outward(market, card.chamber().share(), card.shareMove())
                + outward(market, card.commodity(), card.commodityMove());
    }

    private static int outward(Market market, Asset asset, int move) {
        return (market.space(asset) - MIDDLE_SPACE) * move;
    }
}
