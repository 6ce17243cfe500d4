package io.github.mercurius.arena;

import io.github.mercurius.arena.BotFailure.Moment;
import io.github.mercurius.rules.AnyAction;
import io.github.mercurius.rules.AnyBot;
import io.github.mercurius.rules.AnyState;
import io.github.mercurius.rules.AnyUpdate;
import io.github.mercurius.rules.AnyView;
import io.github.mercurius.rules.internal.Arguments;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.IntUnaryOperator;

/** The bots of one game on their seats, and what went wrong with them. */
final class BotTable<A extends AnyAction, V extends AnyView<A>> {
    private final List<BotSeat<A, V>> seats = new ArrayList<>();
    private final List<BotFailure> failures = new ArrayList<>();
    private final IntUnaryOperator chance;
    private final int mostActions;
    private int actions;

    BotTable(
            Arbiter<A, V> arbiter,
            AnyState<A, V> first,
            List<? extends AnyBot<A, V>> bots,
            IntUnaryOperator chance,
            int mostActions) {
        List<AnyBot<A, V>> all = Arguments.noneNull(bots, "bots", "one for each seat");
        int players = first.table().setup().players();
        if (all.size() != players) {
            throw new IllegalArgumentException("bots: " + all.size() + ", expected " + players);
        }
        for (int seat = 0; seat < players; seat++) {
            seats.add(arbiter.seat(all.get(seat), first.viewFor(seat)));
            note(seat, Moment.BEGIN, seats.get(seat).takeFailure());
        }
        this.chance = chance;
        this.mostActions = mostActions;
    }

    /** Whether something comes next. */
    boolean goesOn(AnyState<A, V> state) {
        return !state.isOver() && actions < mostActions;
    }

    /** What comes next: an outcome of chance if the state asks for one, or an action of a bot. */
    A next(AnyState<A, V> state) {
        A next = state.asksChance() ? state.drawOutcome(chance) : asked(state);
        actions++;
        return next;
    }

    private A asked(AnyState<A, V> state) {
        int seat = state.decider()
                .orElseThrow(() -> new IllegalStateException("nobody has to decide, and the game is not over"));
        Decision<A> decision = seats.get(seat).choose(state.viewFor(seat));
        Optional<AnyAction> instead = decision.replaced() ? Optional.of(decision.action()) : Optional.empty();
        decision.failure().ifPresent(what -> failures.add(new BotFailure(seat, Moment.MOVE, actions, what, instead)));
        return decision.action();
    }

    /** Tells those that want to know what happened. */
    void tell(AnyUpdate update) {
        seats.forEach(seat -> seat.observe(update));
    }

    /** Tells all how the game ended, if it did; what went wrong in it. */
    List<BotFailure> end(AnyState<A, V> last) {
        for (int seat = 0; seat < seats.size(); seat++) {
            if (last.isOver()) {
                note(seat, Moment.END, seats.get(seat).end(last.table().ranking()));
            }
        }
        return failures;
    }

    private void note(int seat, Moment moment, Optional<String> failure) {
        failure.ifPresent(what -> failures.add(new BotFailure(seat, moment, actions, what, Optional.empty())));
    }
}
