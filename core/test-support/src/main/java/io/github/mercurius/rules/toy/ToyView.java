package io.github.mercurius.rules.toy;

import io.github.mercurius.rules.AnyView;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;

/** What one seat, or a spectator, may know: the table and the own hand. */
public record ToyView(OptionalInt viewer, ToyTable table, List<Integer> hand) implements AnyView<ToyAction> {
    /** Refuses a hand that does not fit the table. */
    public ToyView {
        hand = List.copyOf(hand);
        int size = viewer.isPresent() ? table.handSizes().get(table.setup().checked(viewer.getAsInt())) : 0;
        ToyText.require(hand.size() == size && ToyTable.isSorted(hand), "hand", hand, size + " cards in order");
        ToyText.require(hand.stream().noneMatch(table.open()::contains), "hand", hand, "cards that are not open");
        ToyText.require(hand.stream().allMatch(card -> card >= 1 && card <= ToyTable.CARDS), "hand", hand, "cards");
    }

    private boolean decides() {
        return viewer.isPresent() && viewer.equals(table.decider());
    }

    @Override
    public ToyLegalActions legalActions() {
        return decides() ? table.legalActions(hand) : new ToyLegalActions(List.of());
    }

    @Override
    public List<ToyChance> chances() {
        return table.chances();
    }

    @Override
    public Optional<ToyViolation> check(ToyAction action) {
        return viewer.isPresent()
                ? table.check(viewer.getAsInt(), action, hand)
                : Optional.of(ToyViolation.nobodyDecides());
    }

    /** The cards that this viewer does not see, from the lowest. */
    public List<Integer> unseen() {
        return IntStream.rangeClosed(1, ToyTable.CARDS)
                .filter(card -> !hand.contains(card) && !table.open().contains(card))
                .boxed()
                .toList();
    }

    @Override
    public ToyState determinize(IntUnaryOperator random) {
        List<Integer> unseen = new ArrayList<>(unseen());
        List<List<Integer>> hands = new ArrayList<>();
        for (int seat : table.setup().seats()) {
            boolean own = viewer.isPresent() && viewer.getAsInt() == seat;
            hands.add(own ? hand : Toy.dealt(unseen, table.handSizes().get(seat), random));
        }
        List<Integer> pile = new ArrayList<>();
        while (!unseen.isEmpty()) {
            pile.addAll(Toy.dealt(unseen, 1, random));
        }
        return new ToyState(table, hands, pile);
    }

    /** This view after an update, which is checked as far as the viewer can. */
    public ToyView after(ToyUpdate update) {
        if (update.isNote()) {
            ToyTable.same(update, table.note(update.number(), update.events().get(0)));
            return this;
        }
        ToyAction action = update.action()
                .orElseThrow(() -> new IllegalArgumentException("update: " + update + ", expected an action"));
        if (table.rolling()) {
            Toy.checkOutcome(action).ifPresent(violation -> refuse(update, violation));
        } else {
            table.check(action, decides() ? hand : unseen()).ifPresent(violation -> refuse(update, violation));
        }
        boolean draws = decides() && action instanceof ToyAction.Swap;
        OptionalInt drawn =
                draws && update.events().size() > 1 ? update.events().get(1).number() : OptionalInt.empty();
        if (draws && (drawn.isEmpty() || !unseen().contains(drawn.getAsInt()))) {
            throw new IllegalArgumentException("update: " + update + ", expected a card that was not seen yet");
        }
        ToyTable.same(update, table.update(update.number(), action, drawn));
        List<Integer> cards = decides() ? ToyTable.without(hand, ToyTable.card(action)) : hand;
        return new ToyView(viewer, table.next(action), draws ? ToyTable.with(cards, drawn.getAsInt()) : cards);
    }

    private static void refuse(ToyUpdate update, ToyViolation violation) {
        throw new IllegalArgumentException("update: " + update + ", expected otherwise: " + violation.message());
    }

    @Override
    public String toText() {
        return "toy-view" + table.toText() + ";viewer=" + (viewer.isPresent() ? viewer.getAsInt() : "-") + ";hand="
                + ToyText.join(hand);
    }

    static ToyView of(String text) {
        Map<String, String> fields = ToyText.fields("toy-view", text);
        String seat = fields.get("viewer");
        OptionalInt viewer = seat.equals("-") ? OptionalInt.empty() : OptionalInt.of(Integer.parseInt(seat));
        return new ToyView(viewer, ToyTable.of(fields), ToyText.numbers(fields.get("hand")));
    }
}
