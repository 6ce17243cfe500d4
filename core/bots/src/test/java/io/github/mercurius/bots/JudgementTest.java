package io.github.mercurius.bots;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.Deal;
import io.github.mercurius.api.PlayerView;
import io.github.mercurius.api.PriceCard;
import io.github.mercurius.api.Setup;
import io.github.mercurius.core.GameState;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/** How players judge what tokens will come to, and what a search guesses about it. */
class JudgementTest {
    private static final GameState START = GameState.start(Setup.of(5), Deal.seeded(1602));

    @Test
    void greedyTrustsTheBoards() {
        assertThat(Judgement.GREEDY.value(25, 9, 1)).isEqualTo(25);
        assertThat(Judgement.GREEDY.value(1, 0, 0.5)).isEqualTo(1);
    }

    @Test
    void prudentDoubtsHighAndLowPricesUntilTheEnd() {
        assertThat(Judgement.PRUDENT.value(25, 0, 0.8)).isBetween(12.5, 25.0);
        assertThat(Judgement.PRUDENT.value(1, 0, 0.8)).isBetween(1.0, 12.5);
        assertThat(Judgement.PRUDENT.value(25, 0, 0.2)).isGreaterThan(Judgement.PRUDENT.value(25, 0, 0.8));
        assertThat(Judgement.PRUDENT.value(25, 9, 0)).isEqualTo(25);
    }

    @Test
    void prudentPrefersWhatOthersOwnToo() {
        assertThat(Judgement.PRUDENT.value(10, 3, 0.5)).isGreaterThan(Judgement.PRUDENT.value(10, 0, 0.5));
    }

    @Test
    void tradesBringWhatTheyBroughtWhenTheyWereFound() {
        SplittableRandom random = new SplittableRandom(4);
        for (GameState state = START; !state.isOver(); ) {
            PlayerView view = state.viewFor(state.table().activeSeat());
            Situation situation = new Situation(view.table());
            PriceCard card = view.hand().kinds().get(0);
            TokenValues values =
                    TokenValues.of(situation, view.hand(), Judgement.PRUDENT).playing(card);
            TradeSearch trades = new TradeSearch(situation);
            trades.search(values);
            assertThat(trades.brought(values)).isCloseTo(trades.brought(), within(1e-9));
            state = state.applyAction(view.legalActions().sample(random::nextInt));
        }
    }

    @Test
    void aGuessKeepsTheViewAndLetsOthersBeGreedyOrPrudent() {
        SplittableRandom random = new SplittableRandom(6);
        PlayerView view = START.applyAction(
                        0, Action.playCard(START.hand(0).kinds().get(0)))
                .viewFor(1);
        int[] greedy = new int[5];
        for (int i = 0; i < 200; i++) {
            Guess guess = Guess.of(view, random::nextInt);
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
