package io.github.mercurius.bots;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.Asset;
import io.github.mercurius.api.PriceCard;
import io.github.mercurius.api.Rulings;
import io.github.mercurius.api.Table;
import io.github.mercurius.bots.Ismcts.SearchNode;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The search, and the parts that it is made of. */
class IsmctsTest {
    private static final List<Action> SILK = List.of(Action.buy(Asset.SIL));
    private static final WinChances CHANCES = new WinChances(6, Judgement.GREEDY);
    private static final List<Action> TEA = List.of(Action.buy(Asset.TEA));

    @Test
    @Tag("nightly")
    void itBeatsGreedyPlayersMoreOftenThanAFairShare() {
        assertThat(Games.wins("ismcts:30", "greedy", 40)).isGreaterThan(13);
    }

    @Test
    @Tag("nightly")
    void itBeatsBotsThatThinkLess() {
        assertThat(Games.wins("ismcts:40", "ismcts:4", 40)).isGreaterThan(10);
    }

    @Test
    void aSpecialCardThatIsKeptIsWorthSomethingUntilTheGameIsOver() {
        Table early = silkOwner(8);
        Table late = silkOwner(Quiet.LAST_OWN_TURN);
        assertThat(SpecialCardValue.of(early.player(0), early, PriceForecast.turnsLeft(early, 0)))
                .isGreaterThan(SpecialCardValue.of(late.player(0), late, PriceForecast.turnsLeft(late, 0)));
        assertThat(SpecialCardValue.of(late.player(0), late, 1)).isPositive();
        assertThat(SpecialCardValue.of(late.player(0), late, 0)).isZero();
    }

    @Test
    void aNodeTriesPlansInTheirOrderAndThenReturnsToTheBest() {
        SearchNode root = new SearchNode(List.of(), 0);
        List<Plan> plans = List.of(new Plan(SILK, 2), new Plan(TEA, 1));
        List<List<Action>> tried = new ArrayList<>();
        for (int i = 0; i < 100; i++) {
            SearchNode node = root.choose(plans, 0);
            tried.add(node.actions());
            double[] chances = {node.actions().equals(TEA) ? 0.6 : 0.4, 0};
            node.count(chances);
            root.count(chances);
        }
        assertThat(tried).startsWith(SILK, TEA);
        assertThat(Collections.frequency(tried, TEA)).isBetween(60, 98);
        assertThat(root.mostVisited().actions()).isEqualTo(TEA);
    }

    @Test
    void aPlanThatLooksBadIsTriedLate() {
        SearchNode root = new SearchNode(List.of(), 0);
        List<Plan> plans = List.of(new Plan(SILK, 40), new Plan(TEA, 0));
        int walks = 0;
        SearchNode node = root.choose(plans, 0);
        while (!node.actions().equals(TEA)) {
            node.count(new double[] {0.5});
            root.count(new double[] {0.5});
            node = root.choose(plans, 0);
            walks++;
        }
        assertThat(walks).isBetween(20, 40);
    }

    @Test
    void aNodeFollowsOnlyPlansThatThereAre() {
        SearchNode root = new SearchNode(List.of(), 0);
        Plan silk = new Plan(SILK, 1);
        Plan tea = new Plan(TEA, 1);
        for (Plan plan : List.of(silk, silk, tea, silk, tea)) {
            SearchNode node = root.choose(List.of(plan), 1);
            assertThat(node.actions()).isEqualTo(plan.actions());
            node.count(new double[] {0, 1});
            root.count(new double[] {0, 1});
        }
        assertThat(root.choose(List.of(silk), 1).visits()).isEqualTo(3);
        assertThat(root.choose(List.of(tea), 1).visits()).isEqualTo(2);
    }

    @Test
    void aRicherPlayerIsLikelierToWinAndTheMoreSoTheLater() {
        double early = CHANCES.of(silkOwner(8))[0];
        double late = CHANCES.of(silkOwner(Quiet.LAST_OWN_TURN))[0];
        assertThat(early).isGreaterThan(0.25);
        assertThat(late).isGreaterThan(early);
        assertThat(Arrays.stream(CHANCES.of(silkOwner(8))).sum()).isCloseTo(1, within(1e-9));
    }

    /** Seat 0 has as much cash as the others, and one token besides. */
    private static Table silkOwner(int turn) {
        return new Quiet(Rulings.standard(), turn)
                .owning(70, Asset.SIL)
                .view(Collections.nCopies(turn == 8 ? 5 : 4, PriceCard.MID_UP_TEA_DOWN)
                        .toArray(new PriceCard[0]))
                .table();
    }

    @Test
    void thinkingTakesSoManyIterationsOrSoMuchTime() {
        Budget seven = new Budget(Thinking.playouts(7));
        int playouts = 0;
        while (seven.allows(1, 1)) {
            seven.spend();
            playouts++;
        }
        assertThat(playouts).isEqualTo(7);
        assertThat(new Budget(Thinking.playouts(7)).allows(4, 0.5)).isFalse();
        assertThat(new Budget(Thinking.playouts(7)).allows(3, 0.5)).isTrue();
        AtomicLong now = new AtomicLong(5);
        Budget time = new Budget(Thinking.milliseconds(20, now::get));
        now.addAndGet(19_999_999);
        assertThat(time.isLate()).isFalse();
        assertThat(time.allows(1_000_000, 1)).isTrue();
        assertThat(time.allows(1, 0.5)).isFalse();
        now.incrementAndGet();
        assertThat(time.isLate()).isTrue();
        assertThat(time.allows(1, 1)).isFalse();
    }
}
