package io.github.mercurius.bots;

import io.github.mercurius.api.PlayerView;
import io.github.mercurius.api.Simulation;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntUnaryOperator;

/**
 * A guess at what a viewer does not know: the hidden cards, and how each of the others judges.
 *
 * @param judgements by seat
 */
record Guess(Simulation game, List<Judgement> judgements) {
    /** A new guess, by the player whose turn it is, who is prudent; each of the others may as well be greedy. */
    static Guess of(PlayerView view, IntUnaryOperator random) {
        List<Judgement> judgements = new ArrayList<>();
        for (int seat = 0; seat < view.table().setup().players(); seat++) {
            boolean greedy = seat != view.table().activeSeat() && random.applyAsInt(2) == 0;
            judgements.add(greedy ? Judgement.GREEDY : Judgement.PRUDENT);
        }
        return new Guess(view.determinize(random), judgements);
    }
}
