package io.github.mercurius.arena;

import io.github.mercurius.rules.AnyChance;
import io.github.mercurius.rules.AnyState;
import io.github.mercurius.rules.AnyUpdate;
import io.github.mercurius.rules.IllegalActionException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.IntUnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * The game at one moment, with what is hidden.
 *
 * @param hands the cards of each seat, from the lowest
 * @param pile the cards to draw, the next one first
 */
record ToyState(ToyTable table, List<List<Integer>> hands, List<Integer> pile) implements AnyState<ToyAction, ToyView> {
    static ToyState dealt(ToyTable table, IntUnaryOperator random) {
        List<Integer> cards =
                IntStream.rangeClosed(1, ToyTable.CARDS).boxed().collect(Collectors.toCollection(ArrayList::new));
        List<List<Integer>> hands = table.setup().seats().stream()
                .map(seat -> Toy.dealt(cards, ToyTable.HAND, random))
                .toList();
        List<Integer> pile = new ArrayList<>();
        while (!cards.isEmpty()) {
            pile.addAll(Toy.dealt(cards, 1, random));
        }
        return new ToyState(table, hands, List.copyOf(pile));
    }

    private List<Integer> hand() {
        return hands.get(table.onTurn());
    }

    @Override
    public List<? extends AnyChance<ToyAction>> chances() {
        return table.chances();
    }

    @Override
    public ToyAction drawOutcome(IntUnaryOperator random) {
        int drawn = Toy.number(random, 6);
        return new ToyAction.Bonus(drawn < 3 ? 0 : drawn < 5 ? 5 : 20);
    }

    @Override
    public ToyLegalActions legalActions() {
        return table.legalActions(hand());
    }

    @Override
    public Optional<Toy.Violation> check(ToyAction action) {
        return table.check(action, hand());
    }

    @Override
    public Optional<Toy.Violation> check(int seat, ToyAction action) {
        return viewFor(seat).check(action);
    }

    @Override
    public ToyState applyAction(ToyAction action) {
        return next(action, check(action));
    }

    @Override
    public ToyState applyAction(int seat, ToyAction action) {
        return next(action, check(seat, action));
    }

    @Override
    public ToyState applyOutcome(ToyAction outcome) {
        return next(outcome, Optional.empty());
    }

    private ToyState next(ToyAction action, Optional<Toy.Violation> refused) {
        refused.ifPresent(violation -> {
            throw new IllegalActionException(action, violation);
        });
        List<List<Integer>> changed = new ArrayList<>(hands);
        boolean draws = action instanceof ToyAction.Swap;
        OptionalInt drawn = draws ? OptionalInt.of(pile.get(0)) : OptionalInt.empty();
        changed.set(table.onTurn(), ToyTable.after(action, drawn, hand()));
        return new ToyState(table.next(action), List.copyOf(changed), draws ? pile.subList(1, pile.size()) : pile);
    }

    /** What an action or outcome tells, in full. */
    ToyUpdate update(int number, ToyAction action) {
        OptionalInt drawn = action instanceof ToyAction.Swap ? OptionalInt.of(pile.get(0)) : OptionalInt.empty();
        return new ToyUpdate(number, table.turn(), table.decider(), table.onTurn(), action, drawn);
    }

    @Override
    public ToyView viewFor(int seat) {
        return new ToyView(OptionalInt.of(seat), table, hands.get(seat));
    }

    @Override
    public ToyView viewForSpectator() {
        return new ToyView(OptionalInt.empty(), table, List.of());
    }

    @Override
    public ToyState after(AnyUpdate update) {
        throw Toy.unused();
    }

    @Override
    public String toText() {
        throw Toy.unused();
    }
}
