package io.github.mercurius.arena;

import io.github.mercurius.rules.AnyChance;
import io.github.mercurius.rules.AnyView;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;

/** What one seat, or a spectator, may know: the table and the own hand. */
record ToyView(OptionalInt viewer, ToyTable table, List<Integer> hand) implements AnyView<ToyAction> {
    private boolean decides() {
        return viewer.isPresent() && viewer.equals(table.decider());
    }

    @Override
    public ToyLegalActions legalActions() {
        return decides() ? table.legalActions(hand) : new ToyLegalActions(List.of());
    }

    @Override
    public List<? extends AnyChance<ToyAction>> chances() {
        return table.chances();
    }

    @Override
    public Optional<Toy.Violation> check(ToyAction action) {
        return decides() ? table.check(action, hand) : Optional.of(new Toy.Violation(Toy.Rule.TURNS, "not your turn"));
    }

    /** The cards that this viewer does not see, from the lowest. */
    List<Integer> unseen() {
        return IntStream.rangeClosed(1, ToyTable.CARDS)
                .filter(card -> !hand.contains(card) && !table.open().contains(card))
                .boxed()
                .toList();
    }

    /** This view after an update. */
    ToyView after(ToyUpdate update) {
        List<Integer> cards = decides() ? ToyTable.after(update.done(), update.drawn(), hand) : hand;
        return new ToyView(viewer, table.next(update.done()), cards);
    }

    @Override
    public ToyState determinize(IntUnaryOperator random) {
        throw Toy.unused();
    }

    @Override
    public String toText() {
        throw Toy.unused();
    }
}
