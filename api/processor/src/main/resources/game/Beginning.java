package game;

import api.Action;
import api.Deal;
import api.Setup;
import api.Update;
import io.github.mercurius.common.Chains;
import io.github.mercurius.common.Proof;
import io.github.mercurius.rules.Note;
import java.util.Optional;

/** How a game began: with a deal, and what proves it if there is such, or at a position. Its log goes on from there. */
record Beginning(GameState first, Optional<Deal> deal, Proof proof)
        implements Chains<Action, GameState, Step, Update> {
    Setup setup() {
        return first.table().setup();
    }

    @Override
    public int seats() {
        return setup().players();
    }

    @Override
    public String firstHash(int audience) {
        //#deal
        if (audience != RECORD) {
        //#chance
        if (audience != RECORD && !deal.isPresent()) {
        //#end
            return HashChain.ofSeat(first.table);
        }
        String setup = HashChain.text(setup());
        return deal.map(dealt -> HashChain.START.dealt(setup, dealt))
                .orElseGet(() -> HashChain.START.at(setup, first.toText()));
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
