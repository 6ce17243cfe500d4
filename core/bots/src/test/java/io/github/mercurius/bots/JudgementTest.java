package io.github.mercurius.bots;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.Deal;
import io.github.mercurius.api.PlayerView;
import io.github.mercurius.api.Setup;
import io.github.mercurius.core.GameState;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/** How players judge what tokens will come to, and what a search guesses about it. */
class JudgementTest {
    private static final GameState START = GameState.start(Setup.of(5), Deal.seeded(1602));

    @Test
    void aGuessKeepsTheViewAndLetsOthersBeGreedyOrPrudent() {
        SplittableRandom random = new SplittableRandom(6);
        PlayerView view = START.applyAction(
                        0, Action.playCard(START.hand(0).kinds().get(0)))
                .viewFor(1);
        int[] greedy = new int[5];
        for (int i = 0; i < 200; i++) {
            Halving.Guess guess = Halving.Guess.of(view, random::nextInt);
            assertThat(guess.game().viewFor(1)).isEqualTo(view);
            for (int seat = 0; seat < greedy.length; seat++) {
                greedy[seat] += guess.judgements().get(seat).equals(Judgement.GREEDY) ? 1 : 0;
            }
        }
        assertThat(greedy[1]).isZero();
        for (int seat : new int[] {0, 2, 3, 4}) {
            assertThat(greedy[seat]).isBetween(60, 140);
        }
    }
}
