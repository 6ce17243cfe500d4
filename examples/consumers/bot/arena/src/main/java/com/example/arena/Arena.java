package com.example.arena;

import com.example.bot.Greedy;
import io.github.mercurius.api.Bot;
import io.github.mercurius.api.Deal;
import io.github.mercurius.api.PlayerView;
import io.github.mercurius.api.Setup;
import io.github.mercurius.core.GameState;
import java.util.SplittableRandom;

/** Where the bot plays: it is shown its view of each turn, and nothing else. */
public final class Arena {
    private Arena() {}

    public static void main(String[] args) {
        SplittableRandom random = new SplittableRandom(1602);
        Bot greedy = new Greedy(random::nextInt);
        Bot idle = view -> view.legalActions().sample(random::nextInt);
        GameState state = GameState.start(Setup.of("greedy", "idle", "idle too"), Deal.seeded(1602));
        while (!state.isOver()) {
            int seat = state.table().activeSeat();
            PlayerView view = state.viewFor(seat);
            state = state.applyAction((seat == 0 ? greedy : idle).choose(view));
        }
        if (state.table().ranking().size() != 3) {
            throw new AssertionError(state.table().ranking());
        }
    }
}
