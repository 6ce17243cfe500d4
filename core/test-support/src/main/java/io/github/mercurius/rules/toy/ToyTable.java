package io.github.mercurius.rules.toy;

import io.github.mercurius.rules.AnyTable;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.TreeSet;

/**
 * All that lies open.
 *
 * @param rolling whether chance brings a bonus next
 * @param scores the points of each seat
 * @param open the cards that were played or discarded, from the lowest
 * @param handSizes how many cards each seat holds
 * @param pile how many cards are left to draw
 * @param rolled the seats that have rolled, from the lowest
 */
public record ToyTable(
        ToySetup setup,
        int turn,
        boolean rolling,
        List<Integer> scores,
        List<Integer> open,
        List<Integer> handSizes,
        int pile,
        List<Integer> rolled)
        implements AnyTable {
    static final int CARDS = 16;
    static final int HAND = 3;
    static final int TURNS = 3;

    /** Refuses what cannot lie on a table. */
    public ToyTable {
        scores = List.copyOf(scores);
        open = List.copyOf(open);
        handSizes = List.copyOf(handSizes);
        rolled = List.copyOf(rolled);
        int players = setup.players();
        ToyText.require(turn >= 0 && turn <= TURNS * players, "turn", turn, "0 to " + TURNS * players);
        ToyText.require(!rolling || turn < TURNS * players, "rolling", true, "no roll after the end");
        ToyText.require(scores.size() == players, "scores", scores, players + " numbers");
        ToyText.require(handSizes.size() == players, "handSizes", handSizes, players + " numbers");
        ToyText.require(isSorted(open) && isWithin(open, 1, CARDS), "open", open, "cards in order, each once");
        ToyText.require(isSorted(rolled) && isWithin(rolled, 0, players - 1), "rolled", rolled, "seats in order");
        ToyText.require(isWithin(handSizes, 0, HAND), "handSizes", handSizes, "0 to " + HAND);
        int held = handSizes.stream().mapToInt(Integer::intValue).sum();
        ToyText.require(pile >= 0 && held + pile + open.size() == CARDS, "pile", pile, "all cards together");
        int turns = open.size() + rolled.size() - (rolling ? 1 : 0);
        ToyText.require(turn == turns, "turn", turn, "one for each open card and each roll");
        for (int seat : setup.seats()) {
            int taken = (turn + players - 1 - Math.floorMod(seat - setup.startSeat(), players)) / players;
            ToyText.require(handSizes.get(seat) >= TURNS - taken, "handSizes", handSizes, "a card for each turn");
        }
    }

    static boolean isSorted(List<Integer> numbers) {
        return List.copyOf(new TreeSet<>(numbers)).equals(numbers);
    }

    private static boolean isWithin(List<Integer> numbers, int least, int most) {
        return numbers.stream().allMatch(number -> number >= least && number <= most);
    }

    static ToyTable first(ToySetup setup) {
        List<Integer> none = Collections.nCopies(setup.players(), 0);
        List<Integer> hands = Collections.nCopies(setup.players(), HAND);
        return new ToyTable(setup, 0, false, none, List.of(), hands, CARDS - HAND * setup.players(), List.of());
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

    @Override
    public List<ToyStanding> ranking() {
        return setup.seats().stream()
                .sorted(Comparator.comparing(scores::get, Comparator.reverseOrder()))
                .map(seat -> new ToyStanding(place(seat), seat, scores.get(seat)))
                .toList();
    }

    private int place(int seat) {
        return 1
                + (int) scores.stream()
                        .filter(score -> score > scores.get(seat))
                        .count();
    }

    /** Why the player who decides may not take an action, with a hand that can be a guess. */
    Optional<ToyViolation> check(ToyAction action, List<Integer> mayHold) {
        if (decider().isEmpty()) {
            return Optional.of(ToyViolation.nobodyDecides());
        }
        if (action instanceof ToyAction.Bonus bonus) {
            return Optional.of(ToyViolation.notByChance(bonus.points()));
        }
        if (action instanceof ToyAction.Roll) {
            return rolled.contains(onTurn()) ? Optional.of(ToyViolation.rolledBefore(onTurn())) : Optional.empty();
        }
        if (action instanceof ToyAction.Swap && pile == 0) {
            return Optional.of(ToyViolation.noPile());
        }
        int card = card(action);
        return mayHold.contains(card) ? Optional.empty() : Optional.of(ToyViolation.notInHand(card));
    }

    /** Why the player on a seat may not take an action. */
    Optional<ToyViolation> check(int seat, ToyAction action, List<Integer> hand) {
        return decider().isPresent() && seat != onTurn()
                ? Optional.of(ToyViolation.notYourTurn(seat))
                : check(action, hand);
    }

    ToyLegalActions legalActions(List<Integer> hand) {
        List<ToyAction> actions = new ArrayList<>();
        hand.forEach(card -> actions.add(new ToyAction.Play(card)));
        hand.forEach(card -> actions.add(new ToyAction.Swap(card)));
        actions.add(new ToyAction.Roll());
        actions.removeIf(action -> check(action, hand).isPresent());
        return new ToyLegalActions(actions);
    }

    List<ToyChance> chances() {
        return rolling ? ToyChance.ALL : List.of();
    }

    static int card(ToyAction action) {
        return action instanceof ToyAction.Play play
                ? play.card()
                : action instanceof ToyAction.Swap swap ? swap.card() : 0;
    }

    /** The table after an action that is legal, or an outcome that can come. */
    ToyTable next(ToyAction action) {
        int seat = onTurn();
        if (action instanceof ToyAction.Roll) {
            return new ToyTable(setup, turn, true, scores, open, handSizes, pile, with(rolled, seat));
        }
        if (action instanceof ToyAction.Bonus bonus) {
            List<Integer> more = plus(scores, seat, bonus.points());
            return new ToyTable(setup, turn + 1, false, more, open, handSizes, pile, rolled);
        }
        int card = card(action);
        if (action instanceof ToyAction.Swap) {
            return new ToyTable(setup, turn + 1, false, scores, with(open, card), handSizes, pile - 1, rolled);
        }
        List<Integer> more = plus(scores, seat, card);
        return new ToyTable(setup, turn + 1, false, more, with(open, card), plus(handSizes, seat, -1), pile, rolled);
    }

    /** What an action tells; the card that is drawn may be hidden. */
    ToyUpdate update(int number, ToyAction action, OptionalInt drawn) {
        List<ToyEvent> events = new ArrayList<>();
        if (action instanceof ToyAction.Bonus bonus) {
            events.add(ToyEvent.of("bonus", onTurn(), bonus.points()));
        } else if (action instanceof ToyAction.Roll) {
            events.add(ToyEvent.of("rolled", onTurn()));
        } else if (action instanceof ToyAction.Swap swap) {
            events.add(ToyEvent.of("swapped", onTurn(), swap.card()));
            events.add(new ToyEvent("drew", onTurn(), drawn, List.of()));
        } else {
            events.add(ToyEvent.of("played", onTurn(), card(action)));
        }
        if (next(action).isOver()) {
            events.add(ToyEvent.of("ended", -1));
        }
        return new ToyUpdate(number, turn, decider(), events);
    }

    /** An update that changes nothing on the table. */
    ToyUpdate note(int number, ToyEvent event) {
        return new ToyUpdate(number, turn, decider(), List.of(event));
    }

    /** Refuses an update that is another one than the rules make. */
    static void same(ToyUpdate given, ToyUpdate expected) {
        if (!given.equals(expected)) {
            throw new IllegalArgumentException("update: " + given + ", expected " + expected);
        }
    }

    String toText() {
        return ";players=" + setup.players() + ";names=" + ToyText.join(setup.names()) + ";start=" + setup.startSeat()
                + ";turn=" + turn + ";rolling=" + rolling + ";scores=" + ToyText.join(scores) + ";open="
                + ToyText.join(open) + ";sizes=" + ToyText.join(handSizes) + ";left=" + pile + ";rolled="
                + ToyText.join(rolled);
    }

    static ToyTable of(Map<String, String> fields) {
        ToySetup setup = new ToySetup(
                Integer.parseInt(fields.get("players")),
                ToyText.words(fields.get("names")),
                Integer.parseInt(fields.get("start")));
        return new ToyTable(
                setup,
                Integer.parseInt(fields.get("turn")),
                Boolean.parseBoolean(fields.get("rolling")),
                ToyText.numbers(fields.get("scores")),
                ToyText.numbers(fields.get("open")),
                ToyText.numbers(fields.get("sizes")),
                Integer.parseInt(fields.get("left")),
                ToyText.numbers(fields.get("rolled")));
    }

    static List<Integer> with(List<Integer> numbers, int number) {
        TreeSet<Integer> more = new TreeSet<>(numbers);
        more.add(number);
        return List.copyOf(more);
    }

    static List<Integer> without(List<Integer> numbers, int number) {
        return numbers.stream().filter(other -> other != number).toList();
    }

    private static List<Integer> plus(List<Integer> numbers, int index, int change) {
        List<Integer> changed = new ArrayList<>(numbers);
        changed.set(index, changed.get(index) + change);
        return changed;
    }
}
