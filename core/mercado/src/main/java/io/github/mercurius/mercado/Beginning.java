package io.github.mercurius.mercado;

import io.github.mercurius.common.Arguments;
import io.github.mercurius.common.Chains;
import io.github.mercurius.common.Proof;
import io.github.mercurius.rules.Note;
import java.util.Optional;

/**
 * How a game began: with a deal, and what proves chance if there is such, or at a position. Its log goes on from there.
 */
record Beginning(GameState first, Optional<Deal> deal, Proof<JointChance> proof)
        implements Chains<Action, GameState, Step, Update> {
    /** The same beginning, with more of the chance that is made together. */
    Beginning with(JointChance joint) {
        return new Beginning(first, deal, Proof.together(joint));
    }

    /** Refuses a record whose beginning contradicts itself, with the first position that it has, if any. */
    static void check(GameRecord record, Optional<Position> first) {
        if (record.deal().isPresent() == first.isPresent()) {
            String given = first.isPresent() ? "both" : "none";
            throw Arguments.failure("first tiles and position", given, "one of them");
        }
        Setup setup = record.setup();
        record.deal().ifPresent(deal -> deal.checkEdition(setup));
        first.ifPresent(position -> {
            checkSetup("position", position.parts.setup, setup);
            Arguments.that(!record.joint().isPresent(), "joint chance", "one", "none, as the game began at a position");
        });
        record.joint().ifPresent(joint -> {
            checkSetup("joint chance", joint.setup(), setup);
            JointDraws.checkLinks(joint, record.log());
        });
    }

    private static void checkSetup(String what, Setup given, Setup setup) {
        Arguments.that(given.equals(setup), "set-up of the " + what, given, "that of the record, " + setup);
    }

    /** The first position in a record. */
    static Position position(String text, Setup setup) {
        return Position.parse(text, setup.edition());
    }

    Setup setup() {
        return first.table.setup;
    }

    @Override
    public int seats() {
        return setup().players();
    }

    @Override
    public String firstHash(int audience) {
        if (deal.isPresent()) {
            return HashChain.start(setup(), deal.get());
        }
        return audience == RECORD ? HashChain.ofRecord(first) : HashChain.ofSeat(first.table);
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
