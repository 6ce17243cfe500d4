package io.github.mercurius.arena;

import io.github.mercurius.rules.AnyGame;
import io.github.mercurius.rules.AnyRecord;
import io.github.mercurius.rules.AnySeatGame;
import io.github.mercurius.rules.AnyStep;
import io.github.mercurius.rules.Note;
import java.util.ArrayList;
import java.util.List;

/** A game with its log. */
record ToyGame(ToyState firstState, List<Step> steps) implements AnyGame<ToyAction, ToyView> {
    /** One action or outcome of a game. */
    record Step(ToyAction action, ToyUpdate update, ToyState after) implements AnyStep<ToyAction, ToyView> {}

    ToyGame {
        steps = List.copyOf(steps);
    }

    @Override
    public ToySetup setup() {
        return firstState.table().setup();
    }

    @Override
    public ToyState state() {
        return steps.isEmpty() ? firstState : steps.get(steps.size() - 1).after();
    }

    @Override
    public List<ToyAction> actions() {
        return steps.stream().map(Step::action).toList();
    }

    @Override
    public ToyGame applyAction(ToyAction action) {
        return acted(action, state().applyAction(action));
    }

    @Override
    public ToyGame applyAction(int seat, ToyAction action) {
        return acted(action, state().applyAction(seat, action));
    }

    @Override
    public ToyGame applyOutcome(ToyAction outcome) {
        return acted(outcome, state().applyOutcome(outcome));
    }

    private ToyGame acted(ToyAction action, ToyState after) {
        List<Step> more = new ArrayList<>(steps);
        more.add(new Step(action, state().update(updateCount(), action), after));
        return new ToyGame(firstState, more);
    }

    @Override
    public int updateCount() {
        return steps.size();
    }

    @Override
    public List<ToyUpdate> updatesForHost(int from) {
        return steps.subList(from, steps.size()).stream().map(Step::update).toList();
    }

    @Override
    public List<ToyUpdate> updatesFor(int seat, int from) {
        return updatesForHost(from).stream().map(update -> update.seenBy(seat)).toList();
    }

    @Override
    public List<ToyUpdate> updatesForSpectator(int from) {
        return updatesForHost(from).stream().map(ToyUpdate::seenBySpectator).toList();
    }

    @Override
    public ToyGame undo(int toActions) {
        throw Toy.unused();
    }

    @Override
    public boolean undoReveals(int toActions) {
        throw Toy.unused();
    }

    @Override
    public ToyGame note(Note note) {
        throw Toy.unused();
    }

    @Override
    public List<String> hashesFor(int seat, int from) {
        throw Toy.unused();
    }

    @Override
    public List<String> hashesForSpectator(int from) {
        throw Toy.unused();
    }

    @Override
    public String hashFor(int seat) {
        throw Toy.unused();
    }

    @Override
    public String hashForSpectator() {
        throw Toy.unused();
    }

    @Override
    public String hashForHost() {
        throw Toy.unused();
    }

    @Override
    public AnySeatGame<ToyAction, ToyView> seatGame(int seat) {
        throw Toy.unused();
    }

    @Override
    public AnySeatGame<ToyAction, ToyView> spectatorGame() {
        throw Toy.unused();
    }

    @Override
    public AnyRecord<ToyAction, ToyView> toRecord() {
        throw Toy.unused();
    }
}
