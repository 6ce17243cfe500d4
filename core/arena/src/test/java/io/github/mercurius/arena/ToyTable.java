package io.github.mercurius.arena;

import io.github.mercurius.rules.AnyChance;
import io.github.mercurius.rules.AnyStanding;
import io.github.mercurius.rules.AnyTable;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;

/**
 * All that lies open.
 *
 * @param rolling whether chance brings a bonus next
 * @param scores the points of each seat
 * @param open the cards that were played or discarded
 * @param pile how many cards are left to draw
 * @param rolled the seats that have rolled
 */
record ToyTable(
        ToySetup setup,
        int turn,
        boolean rolling,
        List<Integer> scores,
        List<Integer> open,
        int pile,
        List<Integer> rolled)
        implements AnyTable {
    static final int CARDS = 16;
    static final int HAND = 3;
    private static final int TURNS = 3;

    /** A bonus, and how likely it is. */
    private record Chance(ToyAction outcome, long weight) implements AnyChance<ToyAction> {}

    /** A player's place. */
    private record Standing(int place, int seat, int score) implements AnyStanding {}

    static ToyTable first(ToySetup setup) {
        List<Integer> none = Collections.nCopies(setup.players(), 0);
        return new ToyTable(setup, 0, false, none, List.of(), CARDS - HAND * setup.players(), List.of());
    }

    @Override
    public boolean isOver() {
        return turn == TURNS * setup.players();
    }

    /** Whose turn it is. */
    int onTurn() {
        return (setup.startSeat() + turn) % setup.players();
    }

    @Override
    public OptionalInt decider() {
        return isOver() || rolling ? OptionalInt.empty() : OptionalInt.of(onTurn());
    }

    @Override
    public boolean asksChance() {
        return rolling;
    }

    List<Chance> chances() {
        return rolling
                ? List.of(
                        new Chance(new ToyAction.Bonus(0), 3),
                        new Chance(new ToyAction.Bonus(5), 2),
                        new Chance(new ToyAction.Bonus(20), 1))
                : List.of();
    }

    @Override
    public List<? extends AnyStanding> ranking() {
        return setup.seats().stream()
                .sorted(Comparator.comparing(scores::get, Comparator.reverseOrder()))
                .map(seat -> new Standing(place(seat), seat, scores.get(seat)))
                .toList();
    }

    private int place(int seat) {
        return 1
                + (int) scores.stream()
                        .filter(score -> score > scores.get(seat))
                        .count();
    }

    /** Why the player who decides may not take an action. */
    Optional<Toy.Violation> check(ToyAction action, List<Integer> hand) {
        if (decider().isEmpty()) {
            return refused(Toy.Rule.TURNS, "nobody has to decide");
        }
        if (action instanceof ToyAction.Bonus bonus) {
            return refused(Toy.Rule.CHANCE, "a bonus of " + bonus.points() + " cannot come now");
        }
        if (action instanceof ToyAction.Roll) {
            return rolled.contains(onTurn()) ? refused(Toy.Rule.ROLL, "has rolled") : Optional.empty();
        }
        if (action instanceof ToyAction.Swap && pile == 0) {
            return refused(Toy.Rule.PILE, "the pile is empty");
        }
        int card = card(action);
        return hand.contains(card) ? Optional.empty() : refused(Toy.Rule.HAND, "no card " + card);
    }

    private static Optional<Toy.Violation> refused(Toy.Rule rule, String message) {
        return Optional.of(new Toy.Violation(rule, message));
    }

    ToyLegalActions legalActions(List<Integer> hand) {
        List<ToyAction> actions = new ArrayList<>();
        hand.forEach(card -> actions.add(new ToyAction.Play(card)));
        hand.forEach(card -> actions.add(new ToyAction.Swap(card)));
        actions.add(new ToyAction.Roll());
        actions.removeIf(action -> check(action, hand).isPresent());
        return new ToyLegalActions(actions);
    }

    private static int card(ToyAction action) {
        return action instanceof ToyAction.Play play
                ? play.card()
                : action instanceof ToyAction.Swap swap ? swap.card() : 0;
    }

    /** The table after an action that is legal, or an outcome that can come. */
    ToyTable next(ToyAction action) {
        int seat = onTurn();
        if (action instanceof ToyAction.Roll) {
            return new ToyTable(setup, turn, true, scores, open, pile, with(rolled, seat));
        }
        int points = action instanceof ToyAction.Bonus bonus
                ? bonus.points()
                : action instanceof ToyAction.Play play ? play.card() : 0;
        List<Integer> more = new ArrayList<>(scores);
        more.set(seat, more.get(seat) + points);
        List<Integer> shown = card(action) > 0 ? with(open, card(action)) : open;
        int left = action instanceof ToyAction.Swap ? pile - 1 : pile;
        return new ToyTable(setup, turn + 1, false, List.copyOf(more), shown, left, rolled);
    }

    /** The hand of the player who acts, after that. */
    static List<Integer> after(ToyAction action, OptionalInt drawn, List<Integer> hand) {
        return Stream.concat(
                        hand.stream().filter(card -> card != card(action)),
                        drawn.stream().boxed())
                .sorted()
                .toList();
    }

    private static List<Integer> with(List<Integer> numbers, int number) {
        return Stream.concat(numbers.stream(), Stream.of(number)).toList();
    }
}
