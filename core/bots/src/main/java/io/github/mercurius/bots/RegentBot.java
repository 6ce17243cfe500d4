package io.github.mercurius.bots;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.Bot;
import io.github.mercurius.api.PlayerView;
import io.github.mercurius.api.Simulation;
import java.util.List;
import java.util.SplittableRandom;

/** The strongest bot: searches for the best plan for a whole turn ({@link TurnSearch}), and follows it to its end. */
final class RegentBot implements Bot {
    private final Thinking thinking;
    private final SplittableRandom random;
    private List<Action> rest = List.of();
    private long expected;

    RegentBot(Thinking thinking, SplittableRandom random) {
        this.thinking = thinking;
        this.random = random;
    }

    @Override
    public Action choose(PlayerView view) {
        if (rest.isEmpty() || view.key() != expected) {
            rest = TurnSearch.search(view, thinking, random::nextInt).get(0).actions();
        }
        Action action = rest.get(0);
        rest = rest.subList(1, rest.size());
        if (!rest.isEmpty()) {
            Simulation next = view.determinize(random::nextInt).applyAction(action);
            expected = next.viewFor(next.table().activeSeat()).key();
        }
        return action;
    }
}
