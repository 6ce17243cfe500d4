package io.github.mercurius.examples.position;

import io.github.mercurius.examples.position.Facts.Place;
import io.github.mercurius.rules.AnyAction;
import io.github.mercurius.rules.AnyGame;
import io.github.mercurius.rules.AnyPosition;
import io.github.mercurius.rules.AnySetup;
import io.github.mercurius.rules.AnyState;
import io.github.mercurius.rules.AnyView;
import io.github.mercurius.rules.PositionException;
import io.github.mercurius.rules.Rules;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * Looks for a game that leads to a position: turn by turn, from the moments that say most of what the position says.
 * What is hidden is dealt again at each moment, as it helps; in the end {@link FittingDeal} finds the one deal.
 *
 * @param <A> the actions of the game
 * @param <V> what a player may know of it
 */
final class GameSearch<A extends AnyAction, V extends AnyView<A>> {
    private static final int STARTS = 200;
    private static final int WIDTH = 40;
    private static final int WIDEST = 640;
    private static final int TOP = 3;

    private final Rules<A, V> rules;
    private final int most;
    private final SplittableRandom random = new SplittableRandom(0);
    private final AnySetup setup;
    private final int turns;
    private final Set<String> hidden;
    private final Sought<A, V> sought;
    private final String open;
    private final Facts goal;
    private final Map<String, Double> weights = new HashMap<>();
    private int looked;

    /**
     * A moment that was looked at.
     *
     * @param before the one before it; null at the start
     * @param action what led here from there
     * @param start the text of the first state
     * @param open what is seen of it
     */
    record Moment<A extends AnyAction, V extends AnyView<A>>(
            AnyState<A, V> state,
            @Nullable Moment<A, V> before,
            @Nullable A action,
            String start,
            String open,
            double far) {}

    /**
     * What is sought: a state, or what a viewer sees.
     *
     * @param text of the position
     * @param isState whether all of it is known
     */
    record Sought<A extends AnyAction, V extends AnyView<A>>(String text, boolean isState, OptionalInt viewer) {
        /** What the position says of a state. */
        String seen(AnyState<A, V> state) {
            if (isState) {
                return state.toText();
            }
            return viewer.isPresent()
                    ? state.viewFor(viewer.getAsInt()).toText()
                    : state.viewForSpectator().toText();
        }
    }

    /**
     * A search for a position.
     *
     * @param most so many moments are looked at
     */
    GameSearch(Rules<A, V> rules, AnyPosition<A, V> position, int most) {
        this.rules = rules;
        this.most = most;
        setup = position.table().setup();
        turns = position.table().turn();
        AnyState<A, V> first = rules.start(setup, 0L).state();
        Facts seen = Facts.of(first.viewForSpectator().toText());
        Facts all = Facts.of(first.toText());
        hidden = new LinkedHashSet<>(all.names());
        hidden.removeIf(name -> all.part(name).equals(seen.part(name)));
        sought = sought(position);
        open = hidden.isEmpty() ? sought.text : position.seenBySpectator().toText();
        goal = Facts.of(open);
    }

    private Sought<A, V> sought(AnyPosition<A, V> position) {
        try {
            return new Sought<>(position.state().toText(), true, OptionalInt.empty());
        } catch (PositionException notAllIsKnown) {
            try {
                return new Sought<>(position.toText(), false, position.view().viewer());
            } catch (PositionException noView) {
                return new Sought<>(position.dealt(random::nextInt).toText(), true, OptionalInt.empty());
            }
        }
    }

    /** How many moments were looked at. */
    int looked() {
        return looked;
    }

    /** Counts a moment; false if it was the last that may be looked at. */
    boolean look() {
        looked++;
        return looked < most;
    }

    /** A game that leads there; none if none was found. */
    Optional<AnyGame<A, V>> find() {
        Optional<AnyGame<A, V>> found = Optional.empty();
        for (int width = WIDTH; found.isEmpty() && looked < most; width = Math.min(WIDEST, 2 * width)) {
            found = find(width);
            weights.clear();
            goal.names()
                    .forEach(name ->
                            setup.seats().forEach(seat -> weights.put(name + seat, 0.4 + 1.2 * random.nextDouble())));
        }
        return found;
    }

    private Optional<AnyGame<A, V>> find(int width) {
        List<List<Moment<A, V>>> byTurn = new ArrayList<>();
        for (int turn = 0; turn <= turns; turn++) {
            byTurn.add(new ArrayList<>());
        }
        for (int i = 0; i < STARTS && look(); i++) {
            AnyState<A, V> start = start();
            byTurn.get(0).add(moment(start, null, null, start.toText()));
        }
        Optional<AnyGame<A, V>> found = byTurn.get(0).stream()
                .map(this::gameTo)
                .flatMap(Optional::stream)
                .findFirst();
        for (int turn = 0; turn <= turns && found.isEmpty(); turn++) {
            List<Moment<A, V>> level = best(byTurn.get(turn), width);
            byTurn.get(turn).clear();
            while (found.isEmpty() && !level.isEmpty() && looked < most) {
                List<Moment<A, V>> after = new ArrayList<>();
                dealt(level).forEach(moment -> after.addAll(after(moment)));
                found = after.stream()
                        .map(this::gameTo)
                        .flatMap(Optional::stream)
                        .findFirst();
                after.forEach(moment -> byTurn.get(moment.state.table().turn()).add(moment));
                level = best(byTurn.get(turn), width);
                byTurn.get(turn).clear();
                byTurn.replaceAll(moments -> best(moments, width));
            }
        }
        return found;
    }

    private Moment<A, V> moment(AnyState<A, V> state, @Nullable Moment<A, V> before, @Nullable A action, String start) {
        String seen = open(state);
        int turn = state.table().turn();
        Set<Integer> done = new TreeSet<>(setup.seats());
        for (int later = turn; later <= turns && later < turn + setup.players(); later++) {
            done.remove((setup.startSeat() + later) % setup.players());
        }
        double far =
                goal.far(Facts.of(seen), setup.players(), part -> weights.getOrDefault(part, 1.0), done, turn == turns);
        return new Moment<>(state, before, action, start, seen, far);
    }

    /** What of a state is not to be dealt. */
    String open(AnyState<A, V> state) {
        return hidden.isEmpty() ? sought.seen(state) : state.viewForSpectator().toText();
    }

    private List<Moment<A, V>> after(Moment<A, V> moment) {
        AnyState<A, V> state = moment.state;
        List<Moment<A, V>> all = new ArrayList<>();
        List<A> steps = new ArrayList<>(state.legalActions());
        state.chances().forEach(chance -> steps.add(chance.outcome()));
        for (A step : steps) {
            AnyState<A, V> after = state.asksChance() ? state.applyOutcome(step) : state.applyAction(step);
            if (after.table().turn() <= turns && looked < most) {
                look();
                all.add(moment(after, moment, step, moment.start));
            }
        }
        return all;
    }

    private List<Moment<A, V>> best(List<Moment<A, V>> all, int width) {
        Set<String> seen = new HashSet<>();
        return all.stream()
                .sorted(Comparator.comparingDouble(Moment::far))
                .filter(moment -> seen.add(moment.open))
                .limit(width)
                .collect(Collectors.toCollection(ArrayList::new));
    }

    private Optional<AnyGame<A, V>> gameTo(Moment<A, V> moment) {
        return moment.open.equals(open) && looked < most
                ? new FittingDeal<>(rules, this, sought, hidden, moment).game()
                : Optional.empty();
    }

    /** A first state with pieces on its table that the position has there, or somewhere. */
    private AnyState<A, V> start() {
        Facts start = Facts.of(rules.start(setup, random.nextLong()).state().toText());
        List<String> pieces = shuffled(goal.without(Facts.of("")));
        boolean alike = random.nextBoolean();
        List<String> table = new ArrayList<>(start.names());
        table.removeAll(hidden);
        for (Place place : start.places(table)) {
            boolean same = alike && random.nextInt(4) > 0 && goal.has(place);
            if (same || !pieces.isEmpty()) {
                tryOut(start, place, same ? goal.get(place) : pieces.remove(0));
            }
        }
        return rules.state(start.toText());
    }

    /** Puts a piece where another one lies, if the rules allow it. */
    private void tryOut(Facts start, Place place, String piece) {
        String old = start.get(place);
        Optional<Place> from = start.places(start.names()).stream()
                .filter(other -> start.get(other).equals(piece))
                .findFirst();
        start.set(place, piece);
        from.ifPresent(other -> start.set(other, old));
        try {
            rules.state(start.toText());
        } catch (PositionException refused) {
            from.ifPresent(other -> start.set(other, piece));
            start.set(place, old);
        }
    }

    private List<Moment<A, V>> dealt(List<Moment<A, V>> level) {
        if (hidden.isEmpty()) {
            return level;
        }
        List<Moment<A, V>> dealt = new ArrayList<>();
        level.forEach(moment -> {
            dealt.add(dealt(moment, Integer.MAX_VALUE));
            dealt.add(dealt(moment, random.nextInt(TOP)));
        });
        return dealt;
    }

    /** The moment with hidden pieces that the position has open: so many in the hand, the others on top of decks. */
    private Moment<A, V> dealt(Moment<A, V> moment, int inHand) {
        Facts facts = Facts.of(moment.state.toText());
        int seat = moment.state.decider().orElse(0);
        List<Place> hand = new ArrayList<>();
        List<Place> top = new ArrayList<>();
        List<Place> rest = new ArrayList<>();
        List<List<String>> known = Facts.of(moment.open).part("known");
        List<String> pieces = new ArrayList<>();
        for (Place place : facts.places(hidden)) {
            boolean ofHand = facts.part(place.part()).size() == setup.players();
            if (!ofHand || known.isEmpty() || !known.get(place.seat()).remove(facts.get(place))) {
                (ofHand && place.seat() == seat ? hand : !ofHand && place.item() < TOP ? top : rest).add(place);
                pieces.add(facts.get(place));
            }
        }
        List<String> wanted = shuffled(goal.without(Facts.of(moment.open)));
        wanted.removeIf(piece -> !pieces.remove(piece));
        wanted.addAll(shuffled(pieces));
        List<Place> places = shuffled(hand);
        int here = Math.min(inHand, hand.size());
        rest.addAll(places.subList(here, places.size()));
        places.subList(here, places.size()).clear();
        places.addAll(top);
        places.addAll(shuffled(rest));
        for (int i = 0; i < places.size(); i++) {
            facts.set(places.get(i), wanted.get(i));
        }
        try {
            AnyState<A, V> state = rules.state(facts.toText());
            return new Moment<>(state, moment.before, moment.action, moment.start, moment.open, moment.far);
        } catch (PositionException refused) {
            return moment;
        }
    }

    private <T> List<T> shuffled(List<T> all) {
        List<T> shuffled = new ArrayList<>(all);
        for (int i = shuffled.size() - 1; i > 0; i--) {
            Collections.swap(shuffled, i, random.nextInt(i + 1));
        }
        return shuffled;
    }
}
