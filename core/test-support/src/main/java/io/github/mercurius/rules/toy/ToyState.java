package io.github.mercurius.rules.toy;

import io.github.mercurius.rules.AnyState;
import io.github.mercurius.rules.AnyUpdate;
import io.github.mercurius.rules.IllegalActionException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.IntUnaryOperator;
import java.util.stream.Stream;

/**
 * The game at one moment, with what is hidden.
 *
 * @param hands the cards of each seat, from the lowest
 * @param pile the cards to draw, the next one first
 */
public record ToyState(ToyTable table, List<List<Integer>> hands, List<Integer> pile)
        implements AnyState<ToyAction, ToyView> {
    /** Refuses cards that do not fit the table. */
    public ToyState {
        hands = hands.stream().map(List::copyOf).toList();
        pile = List.copyOf(pile);
        ToyText.require(hands.size() == table.setup().players(), "hands", hands, "one for each seat");
        ToyText.require(pile.size() == table.pile(), "pile", pile, table.pile() + " cards");
        List<Integer> all = new ArrayList<>(table.open());
        all.addAll(pile);
        for (int seat : table.setup().seats()) {
            all.addAll(new ToyView(OptionalInt.of(seat), table, hands.get(seat)).hand());
        }
        boolean each = all.stream().distinct().count() == ToyTable.CARDS;
        ToyText.require(
                each && all.stream().allMatch(card -> card >= 1 && card <= ToyTable.CARDS), "cards", all, "all");
    }

    private List<Integer> hand() {
        return hands.get(table.onTurn());
    }

    @Override
    public List<ToyChance> chances() {
        return table.chances();
    }

    @Override
    public ToyAction drawOutcome(IntUnaryOperator random) {
        if (!table.rolling()) {
            throw new IllegalStateException("no outcome of chance is asked for");
        }
        int total = chances().stream().mapToInt(chance -> (int) chance.weight()).sum();
        long drawn = ToyLegalActions.number(random, total);
        for (ToyChance chance : chances()) {
            drawn -= chance.weight();
            if (drawn < 0) {
                return chance.outcome();
            }
        }
        throw new IllegalStateException("the weights do not add up");
    }

    @Override
    public ToyLegalActions legalActions() {
        return table.decider().isPresent() ? table.legalActions(hand()) : new ToyLegalActions(List.of());
    }

    @Override
    public Optional<ToyViolation> check(ToyAction action) {
        return table.check(action, hand());
    }

    @Override
    public Optional<ToyViolation> check(int seat, ToyAction action) {
        return table.check(table.setup().checked(seat), action, hand());
    }

    @Override
    public ToyState applyAction(ToyAction action) {
        check(action).ifPresent(violation -> {
            throw new IllegalActionException(action, violation);
        });
        return next(action);
    }

    @Override
    public ToyState applyAction(int seat, ToyAction action) {
        check(seat, action).ifPresent(violation -> {
            throw new IllegalActionException(action, violation);
        });
        return next(action);
    }

    @Override
    public ToyState applyOutcome(ToyAction outcome) {
        if (!table.rolling()) {
            throw new IllegalStateException("outcome: " + outcome.notation() + ", but none is asked for");
        }
        Toy.checkOutcome(outcome).ifPresent(violation -> {
            throw new IllegalActionException(outcome, violation);
        });
        return next(outcome);
    }

    private ToyState next(ToyAction action) {
        List<List<Integer>> changed = new ArrayList<>(hands);
        List<Integer> left = pile;
        if (ToyTable.card(action) > 0) {
            changed.set(table.onTurn(), ToyTable.without(hand(), ToyTable.card(action)));
        }
        if (action instanceof ToyAction.Swap) {
            changed.set(table.onTurn(), ToyTable.with(changed.get(table.onTurn()), pile.get(0)));
            left = pile.subList(1, pile.size());
        }
        return new ToyState(table.next(action), changed, left);
    }

    /** What an action or outcome tells, in full. */
    ToyUpdate update(int number, ToyAction action) {
        boolean draws = action instanceof ToyAction.Swap;
        return table.update(number, action, draws ? OptionalInt.of(pile.get(0)) : OptionalInt.empty());
    }

    @Override
    public ToyState after(AnyUpdate given) {
        ToyUpdate update = Toy.own(given);
        if (update.isNote()) {
            ToyTable.same(update, table.note(update.number(), update.events().get(0)));
            return this;
        }
        ToyAction action = update.action()
                .orElseThrow(() -> new IllegalArgumentException("update: " + update + ", expected an action"));
        ToyState next = table.rolling() ? applyOutcome(action) : applyAction(action);
        ToyTable.same(update, update(update.number(), action));
        return next;
    }

    @Override
    public ToyView viewFor(int seat) {
        return new ToyView(OptionalInt.of(table.setup().checked(seat)), table, hands.get(seat));
    }

    @Override
    public ToyView viewForSpectator() {
        return new ToyView(OptionalInt.empty(), table, List.of());
    }

    @Override
    public String toText() {
        StringBuilder text = new StringBuilder("toy").append(table.toText());
        for (int seat : table.setup().seats()) {
            text.append(";hand").append(seat).append('=').append(ToyText.join(hands.get(seat)));
        }
        return text.append(";pile=").append(ToyText.join(pile)).toString();
    }

    static ToyState of(String text) {
        Map<String, String> fields = ToyText.fields("toy", text);
        ToyTable table = ToyTable.of(fields);
        Stream<List<Integer>> hands =
                table.setup().seats().stream().map(seat -> ToyText.numbers(fields.get("hand" + seat)));
        return new ToyState(table, hands.toList(), ToyText.numbers(fields.get("pile")));
    }

    /** What everybody may know. */
    @Override
    public String toString() {
        return viewForSpectator().toText();
    }
}
