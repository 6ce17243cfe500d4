package io.github.mercurius.rules.internal;

import io.github.mercurius.rules.AnyRule;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.ToIntFunction;

/**
 * Where the cards of a position are said to lie, each card once.
 *
 * @param <C> the kinds of cards
 */
public final class CardPlaces<C> {
    private final List<Place<C>> places = new ArrayList<>();

    private record Place<C>(String part, int seat, Collection<C> cards) {}

    /** Adds the cards of a part, and of which seat if there is one for each. */
    public void add(String part, int seat, Collection<C> cards) {
        places.add(new Place<>(part, seat, cards));
    }

    /**
     * Adds a problem for each kind that is there more often than the game has it.
     *
     * @param rule says how often
     */
    public void check(Problems problems, ToIntFunction<C> copies, Function<C, AnyRule> rule) {
        Map<C, Integer> shown = new HashMap<>();
        for (Place<C> place : places) {
            for (C card : place.cards) {
                int most = copies.applyAsInt(card);
                if (shown.merge(card, 1, Integer::sum) == most + 1) {
                    String where = place.seat == Problems.TABLE ? place.part : place.part + " of seat " + place.seat;
                    String given = most + 1 + " with " + where;
                    problems.add(place.part, place.seat, card + " cards", given, "at most " + most, rule.apply(card));
                }
            }
        }
    }

    /** The cards of which it is not said where they lie. */
    public List<C> others(Collection<C> all) {
        List<C> others = new ArrayList<>(all);
        places.forEach(place -> place.cards.forEach(others::remove));
        return others;
    }

    /** Takes the next cards away, or as many as there are. */
    public static <C> List<C> next(List<C> left, int count) {
        List<C> next = left.subList(0, Math.max(0, Math.min(left.size(), count)));
        List<C> cards = List.copyOf(next);
        next.clear();
        return cards;
    }
}
