package io.github.mercurius.bots;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.PlayerView;
import io.github.mercurius.api.PriceCard;
import io.github.mercurius.api.Table;
import io.github.mercurius.bots.Halving.Candidate;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.function.Consumer;

/**
 * Searches for the best plans for one turn, which it tries out ({@link Halving}).
 *
 * <p>The plans are those of a {@link Planner}, and trades that count on more or less of what the hand can add. For each
 * card there are also the trades that are best at the prices to which first playouts of that card led. In the last
 * rounds they are played to the end of the game, where it is certain who wins.
 */
final class TurnSearch {
    // All found by playing.
    private static final int ROUNDS_AHEAD = 2;
    private static final int LAST_ROUNDS = 4;
    private static final int MOST_FIRST_PLAYOUTS = 16;
    private static final double PART_OF_FIRST_PLAYOUTS = 0.25;
    private static final int MOST_CANDIDATES = 24;
    private static final double WEIGHT_OF_PROMISE = 1 / 12.0;
    private static final double[] OTHER_HOPES = {0, 0.5};
    private static final double[] PARTS_OF_FORESIGHT = {1, 0.5};
    private static final Judgement JUDGEMENT = Judgement.PRUDENT;
    private static final WinChances CHANCES = new WinChances(4, new Judgement(0, 0.4, 0));

    private final PlayerView view;
    private final Consumer<Action> soFar;
    private final Budget budget;
    private final Halving halving;
    private final Situation situation;
    private final Map<List<Action>, Candidate> known = new HashMap<>();
    private final List<Candidate> candidates = new ArrayList<>();

    private TurnSearch(PlayerView view, Thinking thinking, SplittableRandom random, Consumer<Action> soFar) {
        this.view = view;
        this.soFar = soFar;
        budget = new Budget(thinking);
        halving = new Halving(view, budget, bound -> random.nextInt(bound), lastTurn(view.table()), CHANCES);
        situation = new Situation(view.table());
    }

    private static int lastTurn(Table table) {
        int players = table.setup().players();
        boolean late = table.setup().turns() - table.turn() <= LAST_ROUNDS * players;
        return late ? table.setup().turns() : table.turn() + ROUNDS_AHEAD * players;
    }

    /** The best plan: see {@link ThinkingBot.Search}. */
    static List<Action> plan(PlayerView view, Thinking thinking, SplittableRandom random, Consumer<Action> soFar) {
        return search(view, thinking, random, soFar).get(0).actions();
    }

    /**
     * The plans that were tried out, the best first; at least one.
     *
     * @param soFar gets the first action of the best plan whenever there may be a better one than before
     */
    static List<Candidate> search(PlayerView view, Thinking thinking, SplittableRandom random, Consumer<Action> soFar) {
        TurnSearch search = new TurnSearch(view, thinking, random, soFar);
        search.collect();
        search.halving.halve(search.candidates, PART_OF_FIRST_PLAYOUTS, WEIGHT_OF_PROMISE, search::tellSoFar);
        return search.candidates;
    }

    private void collect() {
        Planner.plans(view, JUDGEMENT).forEach(this::add);
        tellSoFar();
        if (!view.table().specialPlayed()) {
            List<PriceCard> cards = view.hand().kinds();
            for (int i = 0; i < cards.size() && !budget.isLate(); i++) {
                addTrades(cards.get(i), PART_OF_FIRST_PLAYOUTS * (i + 1) / cards.size());
            }
        }
        candidates.sort(Comparator.comparingDouble(Candidate::promise).reversed());
        candidates
                .subList(Math.min(MOST_CANDIDATES, candidates.size()), candidates.size())
                .clear();
    }

    private void addTrades(PriceCard card, double part) {
        TokenValues usual = values(card, JUDGEMENT);
        add(new Plan(List.of(Action.playCard(card)), situation.lead(usual)));
        for (double hope : OTHER_HOPES) {
            add(Planner.trading(situation, values(card, JUDGEMENT.withHope(hope)), usual, card));
        }
        Candidate first = add(Planner.trading(situation, usual, usual, card));
        do {
            halving.tryOut(first);
        } while (first.playouts() < MOST_FIRST_PLAYOUTS && budget.allows(1, part));
        for (double foresight : PARTS_OF_FORESIGHT) {
            add(Planner.trading(situation, usual.towards(first.prices(), foresight), usual, card));
        }
    }

    private TokenValues values(PriceCard card, Judgement judgement) {
        return TokenValues.of(situation, view.hand(), judgement).playing(card);
    }

    private Candidate add(Plan plan) {
        return known.computeIfAbsent(plan.actions(), actions -> {
            Candidate added = new Candidate(plan);
            candidates.add(added);
            return added;
        });
    }

    private void tellSoFar() {
        soFar.accept(candidates.get(0).actions().get(0));
    }
}
