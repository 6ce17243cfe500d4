package io.github.mercurius.arena;

import io.github.mercurius.rules.AnyRecord;
import io.github.mercurius.rules.AnySeatGame;
import io.github.mercurius.rules.AnyStep;
import io.github.mercurius.rules.GameLog;
import io.github.mercurius.rules.Note;
import java.util.List;
import java.util.function.Consumer;

/** A game with its log. */
final class ToyGame extends GameLog<ToyGame, ToyState, ToyAction, ToyView, ToyUpdate> {
    /** One action or outcome of a game. */
    record Step(ToyAction action, ToyUpdate update, ToyState after) implements AnyStep<ToyAction, ToyView> {}

    ToyGame(ToyState first) {
        super(first);
    }

    private ToyGame(ToyGame before, Next<ToyAction, ToyState, ToyUpdate> next) {
        super(before, next);
    }

    @Override
    protected ToyGame with(Next<ToyAction, ToyState, ToyUpdate> next) {
        return new ToyGame(this, next);
    }

    @Override
    protected Object beginning() {
        return firstState();
    }

    @Override
    public ToySetup setup() {
        return firstState().table().setup();
    }

    @Override
    public List<Step> steps() {
        return steps(Step::new);
    }

    @Override
    protected ToyState act(int number, ToyState before, ToyAction action, Consumer<? super ToyUpdate> told) {
        told.accept(before.update(number, action));
        return action instanceof ToyAction.Bonus ? before.applyOutcome(action) : before.applyAction(action);
    }

    @Override
    protected ToyAction read(String notation) {
        throw Toy.unused();
    }

    @Override
    protected String firstHash() {
        return firstOpenHash();
    }

    @Override
    protected String firstOpenHash() {
        return "0".repeat(64);
    }

    @Override
    protected ToyUpdate undone(int number, ToyState now, ToyState then, int actions) {
        throw Toy.unused();
    }

    @Override
    protected ToyUpdate noted(int number, ToyState now, Note note) {
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
