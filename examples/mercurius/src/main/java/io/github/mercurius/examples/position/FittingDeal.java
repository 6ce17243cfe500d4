package io.github.mercurius.examples.position;

import io.github.mercurius.examples.position.Facts.Place;
import io.github.mercurius.examples.position.GameSearch.Moment;
import io.github.mercurius.examples.position.GameSearch.Sought;
import io.github.mercurius.rules.AnyAction;
import io.github.mercurius.rules.AnyGame;
import io.github.mercurius.rules.AnyState;
import io.github.mercurius.rules.AnyView;
import io.github.mercurius.rules.PositionException;
import io.github.mercurius.rules.Rules;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;

/**
 * Exchanges hidden pieces of a first state until all steps that were found can be taken, and lead to the position.
 *
 * @param <A> the actions of the game
 * @param <V> what a player may know of it
 */
final class FittingDeal<A extends AnyAction, V extends AnyView<A>> {
    private static final double ALL = 1_000_000;
    private static final int MOST_TRIED = 4;

    private final Rules<A, V> rules;
    private final GameSearch<A, V> search;
    private final Sought<A, V> sought;
    private final Set<String> hidden;
    private final Deque<Moment<A, V>> steps = new ArrayDeque<>();
    private final Facts start;
    // what the last try showed: pieces that were asked for, and others that were there
    private List<String> missing = List.of();
    private List<String> instead = List.of();

    FittingDeal(Rules<A, V> rules, GameSearch<A, V> search, Sought<A, V> sought, Set<String> hidden, Moment<A, V> end) {
        this.rules = rules;
        this.search = search;
        this.sought = sought;
        this.hidden = hidden;
        start = Facts.of(end.start());
        for (Moment<A, V> moment = end; moment != null && moment.before() != null; moment = moment.before()) {
            steps.addFirst(moment);
        }
    }

    /** The game from the deal that fits; none if none was found. */
    Optional<AnyGame<A, V>> game() {
        double fit = fit();
        while (!hidden.isEmpty() && fit < ALL) {
            double better = better(fit);
            if (better <= fit) {
                return Optional.empty();
            }
            fit = better;
        }
        AnyGame<A, V> game = rules.from(rules.state(start.toText()));
        for (Moment<A, V> step : steps) {
            A action = Objects.requireNonNull(step.action());
            game = game.state().asksChance() ? game.applyOutcome(action) : game.applyAction(action);
        }
        return sought.seen(game.state()).equals(sought.text()) ? Optional.of(game) : Optional.empty();
    }

    /** Makes one exchange after which it fits better; how well then. */
    private double better(double fit) {
        List<String> wanted = missing;
        List<String> others = instead;
        List<Place> places = start.places(hidden);
        for (int i = 0; i < Math.min(MOST_TRIED, wanted.size()); i++) {
            for (Place from : places) {
                for (Place to : places) {
                    String other = start.get(to);
                    boolean can = start.get(from).equals(wanted.get(i)) && !other.equals(wanted.get(i));
                    if (can && others.contains(other)) {
                        start.exchange(from, to);
                        double then = fit();
                        if (then > fit) {
                            return then;
                        }
                        start.exchange(from, to);
                    }
                }
            }
        }
        return fit;
    }

    /** How many steps can be taken as they were found; afterwards how little is missing in the end. */
    private double fit() {
        AnyState<A, V> state;
        try {
            state = rules.state(start.toText());
        } catch (PositionException refused) {
            return -1;
        }
        if (!search.look()) {
            return -1;
        }
        double taken = 0;
        for (Moment<A, V> step : steps) {
            A action = Objects.requireNonNull(step.action());
            if (!state.asksChance() && state.check(action).isPresent()) {
                List<String> asked = new ArrayList<>(Arrays.asList(
                        action.notation().replaceFirst("^[A-Z]:", "").split(",")));
                instead = new ArrayList<>(Facts.of(state.toText())
                        .part(hidden.iterator().next())
                        .get(state.decider().orElse(0)));
                int all = asked.size();
                asked.removeIf(instead::remove);
                missing = asked;
                return taken + all - asked.size();
            }
            state = state.asksChance() ? state.applyOutcome(action) : state.applyAction(action);
            Facts now = Facts.of(search.open(state));
            Facts then = Facts.of(step.open());
            if (!now.toText().equals(then.toText())) {
                missing = then.without(now);
                instead = now.without(then);
                return taken + 50 - Math.min(40, missing.size());
            }
            taken += 100;
        }
        return ALL - missingInTheEnd(Facts.of(sought.seen(state)), Facts.of(sought.text()));
    }

    private int missingInTheEnd(Facts now, Facts then) {
        missing = new ArrayList<>();
        instead = new ArrayList<>();
        for (String name : hidden) {
            for (int seat = 0;
                    seat < Math.min(now.part(name).size(), then.part(name).size());
                    seat++) {
                List<String> have = new ArrayList<>(now.part(name).get(seat));
                List<String> want = new ArrayList<>(then.part(name).get(seat));
                if (now.part(name).size() > 1) {
                    want.removeIf(have::remove);
                } else {
                    for (int i = want.size() - 1; i >= 0; i--) {
                        if (want.get(i).equals(have.get(i))) {
                            want.remove(i);
                            have.remove(i);
                        }
                    }
                }
                missing.addAll(want);
                instead.addAll(have);
            }
        }
        return missing.size();
    }
}
