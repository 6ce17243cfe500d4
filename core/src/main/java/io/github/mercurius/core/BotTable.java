package io.github.mercurius.core;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.Bot;
import io.github.mercurius.api.Update;
import io.github.mercurius.common.Arguments;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The bots of one game on their seats, and what went wrong with them. */
final class BotTable {
    private final List<BotSeat> seats = new ArrayList<>();
    private final List<BotFailure> failures = new ArrayList<>();
    private int actions;

    BotTable(Arbiter arbiter, GameState first, List<? extends Bot> bots) {
        List<Bot> all = Arguments.noneNull(bots, "bots", "one for each seat");
        int players = first.table().setup().players();
        if (all.size() != players) {
            throw new IllegalArgumentException("bots: " + all.size() + ", expected " + players);
        }
        for (int seat = 0; seat < players; seat++) {
            seats.add(arbiter.seat(all.get(seat), first.viewFor(seat)));
        }
    }

    Action nextAction(GameState state) {
        int seat = state.table().activeSeat();
        Decision decision = seats.get(seat).choose(state.viewFor(seat));
        Optional<Action> instead = decision.replaced() ? Optional.of(decision.action()) : Optional.empty();
        decision.failure().ifPresent(what -> failures.add(new BotFailure(seat, actions, what, instead)));
        actions++;
        return decision.action();
    }

    /** Whether a bot wants to be told what happens. */
    boolean listens() {
        for (BotSeat seat : seats) {
            if (seat.listens()) {
                return true;
            }
        }
        return false;
    }

    void tell(Update update) {
        seats.forEach(seat -> seat.observe(update));
    }

    /** Tells all how the game ended; what went wrong in it. */
    List<BotFailure> end(GameState last) {
        for (int seat = 0; seat < seats.size(); seat++) {
            Optional<String> failure = seats.get(seat).end(last.table().ranking());
            if (failure.isPresent()) {
                failures.add(new BotFailure(seat, actions, failure.get(), Optional.empty()));
            }
        }
        return failures;
    }
}
