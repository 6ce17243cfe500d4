package io.github.mercurius.bots;

import static io.github.mercurius.api.Asset.AMS;
import static io.github.mercurius.api.Asset.SIL;
import static io.github.mercurius.api.PriceCard.AMS_DOWN_COF_UP;
import static io.github.mercurius.api.PriceCard.AMS_DOWN_SIL_UP;
import static io.github.mercurius.api.PriceCard.AMS_UP_SIL_DOWN;
import static io.github.mercurius.api.PriceCard.MID_DOWN_TEA_UP;
import static io.github.mercurius.api.PriceCard.MID_UP_TEA_DOWN;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.BlackMarketAtEnd;
import io.github.mercurius.api.Chamber;
import io.github.mercurius.api.DividendScale;
import io.github.mercurius.api.Market;
import io.github.mercurius.api.PlayerView;
import io.github.mercurius.api.PriceCard;
import io.github.mercurius.api.Rulings;
import io.github.mercurius.api.Simulation;
import io.github.mercurius.core.Step;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What greedy players do where it is plain what to do. */
class GreedyBotTest {
    private static final int LAST_SPACE = Market.LAST_SPACE; // nothing rises from there

    /** What a greedy player does in the turn that begins. */
    private static List<Action> turn(PlayerView view) {
        List<Action> actions = new ArrayList<>();
        Simulation game = view.determinize(bound -> 0);
        int turn = view.table().turn();
        while (game.table().turn() == turn) {
            Action action = new GreedyBot(Judgement.GREEDY).choose(game.viewFor(0));
            actions.add(action);
            game = game.applyAction(action);
        }
        return actions;
    }

    private static Quiet early() {
        return new Quiet(Rulings.standard(), 8).markers(19, LAST_SPACE);
    }

    private static Quiet late(Rulings rulings) {
        return new Quiet(rulings, Quiet.LAST_OWN_TURN).markers(19, LAST_SPACE);
    }

    private static PriceCard[] hand(PriceCard card, int cards) {
        return Collections.nCopies(cards, card).toArray(new PriceCard[0]);
    }

    private static PriceCard[] silkFalls(int cards) {
        return hand(AMS_UP_SIL_DOWN, cards);
    }

    @Test
    void itBuysWhatItsCardsLift() {
        PriceCard[] hand = hand(AMS_DOWN_SIL_UP, 5);
        hand[4] = AMS_DOWN_COF_UP;
        assertThat(turn(new Quiet(Rulings.standard(), 0).view(hand)))
                .containsExactly(Action.buy(SIL), Action.buy(SIL), Action.buy(SIL), Action.playCard(AMS_DOWN_SIL_UP));
    }

    @Test
    void itSellsWhatItsCardsLower() {
        assertThat(turn(early().owning(0, SIL, SIL, SIL).view(silkFalls(5))))
                .startsWith(Action.sell(SIL), Action.sell(SIL));
    }

    @Test
    void itTakesADividendWhenNoBetterOneCanCome() {
        assertThat(turn(late(Rulings.standard()).owning(0, AMS).view(silkFalls(4))))
                .startsWith(Action.dividend(Chamber.AMS));
    }

    @Test
    void itTakesNoDividendThatPaysNothing() {
        DividendScale nothing = DividendScale.of(Collections.nCopies(25, 0));
        Rulings rulings = Rulings.builder().dividendScale(nothing).build();
        assertThat(turn(late(rulings).owning(0, AMS, AMS, AMS, AMS).view(silkFalls(4))))
                .doesNotHaveAnyElementsOfTypes(Action.Dividend.class);
    }

    @Test
    void itKeepsItsDividendForMoreShares() {
        assertThat(turn(early().owning(0, AMS).view(silkFalls(5))))
                .doesNotHaveAnyElementsOfTypes(Action.Dividend.class);
    }

    @Test
    void itSellsOnTheBlackMarketWhatIsDearestWhenItsNextTurnBegins() {
        Quiet quiet = new Quiet(Rulings.standard(), Quiet.LAST_OWN_TURN - Quiet.PLAYERS)
                .markers(19, LAST_SPACE)
                .owning(0, SIL, SIL, SIL);
        PriceCard[] harmless = hand(MID_DOWN_TEA_UP, 5);
        harmless[4] = MID_UP_TEA_DOWN;
        // Silk rises by 6 and falls by 6 until then, and falls by 6 after it.
        assertThat(turn(quiet.others(AMS_UP_SIL_DOWN, AMS_DOWN_SIL_UP).view(harmless)))
                .startsWith(new Action.BlackMarket(List.of(SIL, SIL, SIL)));
        assertThat(turn(quiet.others(MID_UP_TEA_DOWN, AMS_UP_SIL_DOWN).view(harmless)))
                .startsWith(Action.sell(SIL));
    }

    @Test
    void theBlackMarketIsNoPlanForTheLastTurn() {
        assertThat(Planner.plans(late(Rulings.standard()).owning(0, SIL).view(silkFalls(4)), Judgement.GREEDY))
                .extracting(Plan::first)
                .doesNotHaveAnyElementsOfTypes(Action.BlackMarket.class);
    }

    @Test
    void itPlaysNewsWhereEveryCardWouldHarmIt() {
        Quiet quiet = late(Rulings.standard());
        assertThat(turn(quiet.owning(0, SIL, SIL, SIL, SIL, SIL).view(silkFalls(4))))
                .last()
                .isInstanceOf(Action.PlayNews.class);
        assertThat(turn(quiet.owning(0).view(silkFalls(4)))).containsExactly(Action.playCard(AMS_UP_SIL_DOWN));
    }

    @ParameterizedTest
    @EnumSource
    void itUsesTheBlackMarketButNeverInItsLastTurn(BlackMarketAtEnd atEnd) {
        Rulings rulings = Rulings.builder().blackMarketAtEnd(atEnd).build();
        int used = 0;
        for (int seed = 0; seed < 100; seed++) {
            for (Step step : Games.play(rulings, seed, Collections.nCopies(4, "greedy"))
                    .game()
                    .steps()) {
                if (step.action() instanceof Action.BlackMarket) {
                    assertThat(step.turn()).isLessThan(Quiet.LAST_OWN_TURN);
                    used++;
                }
            }
        }
        assertThat(used).isPositive();
    }
}
