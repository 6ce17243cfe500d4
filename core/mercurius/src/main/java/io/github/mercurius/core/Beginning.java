package io.github.mercurius.core;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.Deal;
import io.github.mercurius.api.Setup;
import io.github.mercurius.api.Update;
import io.github.mercurius.common.Chains;
import io.github.mercurius.common.Proof;
import io.github.mercurius.rules.Note;
import java.util.Optional;
import java.util.function.IntUnaryOperator;

/** How a game began: with a deal, and what proves it if there is such, or at a position. Its log goes on from there. */
record Beginning(GameState first, Optional<Deal> deal, Proof<JointDeal> proof)
        implements Chains<Action, GameState, Step, Update> {
    /** A deal with the cards of the game that is agreed. */
    static Deal shuffled(Setup setup, IntUnaryOperator random) {
        return Deal.shuffled(random);
    }

    /** Any deal fits any set-up: there is one edition of the cards. */
    static void check(Deal deal, Setup setup) {}

    /** Refuses a record whose beginning contradicts itself, with the first position that it has, if any. */
    static void check(GameRecord record, Optional<Position> first) {
        record.proof().check(record.setup());
        first.ifPresent(position ->
                record.proof().checkPosition(record.deal().isPresent(), position.parts.setup, record.setup()));
    }

    /** The first position in a record. */
    static Position position(String text, Setup setup) {
        return Position.ofRecord(text);
    }

    Setup setup() {
        return first.table().setup();
    }

    @Override
    public int seats() {
        return setup().players();
    }

    @Override
    public String firstHash(int audience) {
        if (audience != RECORD) {
            return HashChain.ofSeat(first.table);
        }
        return deal.map(cards -> HashChain.ofRecord(setup(), cards)).orElseGet(() -> HashChain.ofRecord(first));
    }

    @Override
    public GameState after(GameState before, Action action) {
        return before.after(action, null);
    }

    @Override
    public Step act(GameState before, Action action, int number) {
        return Step.taken(before, action, number);
    }

    @Override
    public Update update(Step step) {
        return step.update();
    }

    @Override
    public GameState after(Step step) {
        return step.after();
    }

    @Override
    public Update undo(int number, GameState now, GameState then, int actions) {
        return Updates.undo(number, now.table(), then.table(), actions);
    }

    @Override
    public Update note(int number, GameState now, Note note) {
        return Updates.note(number, now.table(), note);
    }
}
