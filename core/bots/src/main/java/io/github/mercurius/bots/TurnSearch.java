package io.github.mercurius.bots;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.PlayerView;
import io.github.mercurius.api.PriceCard;
import io.github.mercurius.api.Simulation;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.IntUnaryOperator;

/**
 * Searches for the best plan for one turn: tries plans out in many guesses at what the viewer cannot see, and drops the
 * worse half of them again and again (sequential halving).
 *
 * <p>The plans: those of a {@link Planner}; trades that count on more or less of what the hand can add; and, for each
 * card, the trades that are best at the prices to which first playouts of that card led. All plans are tried in the
 * same guesses, so luck with the cards favours none of them.
 */
final class TurnSearch {
    // All found by playing.
    private static final int ROUNDS_AHEAD = 3;
    private static final int MOST_FIRST_PLAYOUTS = 16;
    private static final int MOST_CANDIDATES = 24;
    private static final double SCALE = 12;
    private static final double[] OTHER_HOPES = {0, 0.5};
    private static final double[] PARTS_OF_FORESIGHT = {1, 0.5};

    private final PlayerView view;
    private final IntUnaryOperator random;
    private final Situation situation;
    private final int lastTurn;
    private final List<Simulation> guesses = new ArrayList<>();
    private final Set<List<Action>> known = new HashSet<>();
    private List<Candidate> candidates = new ArrayList<>();

    TurnSearch(PlayerView view, IntUnaryOperator random) {
        this.view = view;
        this.random = random;
        situation = new Situation(view.table());
        lastTurn = view.table().turn() + ROUNDS_AHEAD * view.table().setup().players();
    }

    /** The actions of the best plan. */
    List<Action> best(Thinking thinking) {
        return ranked(thinking).get(0);
    }

    /** The actions of all plans that were tried, the best first: at least one. */
    List<List<Action>> ranked(Thinking thinking) {
        Planner.plans(view).forEach(this::add);
        List<PriceCard> cards = view.hand().kinds();
        if (!view.table().specialPlayed()) {
            Thinking first = thinking.part(1, 4 * cards.size()).atMost(MOST_FIRST_PLAYOUTS);
            cards.forEach(card -> addTrades(card, first));
        }
        if (candidates.size() > 1) {
            halve(thinking.part(3, 4));
        }
        return candidates.stream().map(Candidate::actions).toList();
    }

    private void addTrades(PriceCard card, Thinking thinking) {
        TokenValues usual = TokenValues.of(situation, view.hand(), card, TokenValues.HOPE);
        for (double hope : OTHER_HOPES) {
            add(Planner.trading(situation, TokenValues.of(situation, view.hand(), card, hope), card));
        }
        add(new Plan(List.of(Action.playCard(card)), situation.lead(usual)));
        Candidate first = new Candidate(Planner.trading(situation, usual, card));
        thinking.repeat(1, () -> tryOut(first));
        for (double part : PARTS_OF_FORESIGHT) {
            add(Planner.trading(situation, usual.towards(first.prices(), part), card));
        }
    }

    private void add(Plan plan) {
        if (known.add(plan.actions())) {
            candidates.add(new Candidate(plan));
        }
    }

    private void halve(Thinking thinking) {
        candidates.sort(Comparator.comparingDouble(Candidate::promise).reversed());
        candidates = candidates.subList(0, Math.min(MOST_CANDIDATES, candidates.size()));
        int halvings = Integer.SIZE - Integer.numberOfLeadingZeros(candidates.size() - 1);
        List<Candidate> left = candidates;
        for (int i = 0; i < halvings; i++) {
            List<Candidate> tried = left;
            thinking.part(1, halvings).repeat(tried.size(), () -> tried.forEach(this::tryOut));
            tried.sort(Comparator.comparingDouble(Candidate::chance).reversed());
            left = tried.subList(0, (tried.size() + 1) / 2); // the others stay behind them
        }
    }

    private void tryOut(Candidate candidate) {
        if (candidate.playouts() == guesses.size()) {
            guesses.add(view.determinize(random));
        }
        Simulation turn = Playout.after(guesses.get(candidate.playouts()), candidate.actions());
        candidate.count(Playout.until(turn, lastTurn).table(), situation.me.seat(), SCALE);
    }
}
