package io.github.mercurius.mercado;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.apache.commons.statistics.inference.ChiSquareTest;

/** Chance: which outcomes there are, with which weights, and how they are drawn (section 12). */
class ChancesTest {
    private static final Edition EDITION = Edition.standIn();

    @Property(tries = 40, seed = "1602")
    void theWeightsSumToTheNumberOfWays_CHN2_CHN3(@ForAll(supplier = Script.Any.class) Script script) {
        GameState state = script.state();
        if (!state.table().asksChance()) {
            return;
        }
        long sum = state.chances().stream().mapToLong(Chance::weight).sum();
        List<Action> outcomes = new ArrayList<>();
        state.chances().forEach(chance -> outcomes.add(chance.outcome()));
        assertThat(outcomes).doesNotHaveDuplicates();
        assertThat(state.legalActions()).as("outcomes are no actions").isEmpty();
        Table table = state.table();
        long ways = switch (table.ask().orElseThrow()) {
            case COINS -> ways(table.player(table.activeSeat()).purse().size(), table.toDraw());
            case TILE -> outcomes.size();
            default -> table.tokenStackSize();
        };
        assertThat(sum).isEqualTo(ways);
    }

    private static long ways(int coins, int drawn) {
        long ways = 1;
        for (int i = 0; i < drawn; i++) {
            ways = ways * (coins - i) / (i + 1);
        }
        return ways;
    }

    @Example
    void drawnCoinsFollowTheirWeights_CHN2() {
        GameState state = MadePosition.of(2).purse(0, "GGGSSBW").state().applyAction(new Action.Draw());
        follow(state);
    }

    @Example
    void drawnTilesAndTokensFollowTheirWeights_CHN3() {
        GameState tile = MadePosition.of(2)
                .edge(0, Stall.OBJECTS_2, "SS")
                .spent(0, "G")
                .state()
                .applyAction(new Action.TakeBack());
        assertThat(tile.table().ask()).contains(Ask.TILE);
        follow(tile);
        GameState token = MadePosition.of(2)
                .edge(0, Stall.HEAD_MERCHANT, "GSC")
                .spent(0, "G")
                .hand(1, "V3", "V3", "V2X")
                .state()
                .applyAction(new Action.TakeBack());
        assertThat(token.chances()).extracting(Chance::weight).containsExactly(3L, 2L, 4L, 4L, 2L);
        follow(token);
    }

    private static void follow(GameState state) {
        SplittableRandom random = new SplittableRandom(2018);
        Map<Outcome, Long> found = new HashMap<>();
        for (int i = 0; i < 20_000; i++) {
            found.merge(state.drawOutcome(random::nextInt), 1L, Long::sum);
        }
        List<Chance> chances = state.chances();
        double[] expected = chances.stream().mapToDouble(Chance::weight).toArray();
        long[] observed = chances.stream()
                .mapToLong(chance -> found.getOrDefault(chance.outcome(), 0L))
                .toArray();
        assertThat(found).hasSameSizeAs(chances);
        assertThat(ChiSquareTest.withDefaults().test(expected, observed).getPValue())
                .isGreaterThan(0.001);
    }

    @Example
    void anOutcomeIsAskedForEvenIfOnlyOneIsPossible_CHN4() {
        GameState state = MadePosition.of(2).purse(0, "GG").state().applyAction(new Action.Draw());
        assertThat(state.chances()).containsExactly(new Chance(new Outcome.CoinsDrawn(Coins.parse("GG")), 1));
    }

    @Example
    void wrongOutcomesAreRefused_CHN2_CHN3() {
        GameState draw = MadePosition.of(2).state().applyAction(new Action.Draw());
        assertThat(draw.checkAny(Action.parse("~C:GG", EDITION)).orElseThrow().message())
                .isEqualTo("2 coins drawn, 3 asked for");
        assertThat(draw.checkAny(Action.parse("~C:WGG", EDITION)).orElseThrow().message())
                .isEqualTo(
                        "2 gold and 1 white drawn, but the purse holds 5 gold, 5 silver, 5 copper, 5 turquoise and 5 black");
        assertThat(draw.check(0, Action.parse("~C:GGG", EDITION)).orElseThrow().message())
                .isEqualTo("what chance decides comes from no player; asked is coins from the purse");
        assertThat(draw.check(0, new Action.Draw()).orElseThrow().message())
                .isEqualTo("chance decides: asked is coins from the purse");
    }

    @Example
    void aDealHasFourObjectsAndTwoPerfumesOfItsEdition_SET6() {
        List<Tile> tiles =
                MadePosition.deal("O01", "O02", "O03", "O04", "P01", "P02").tiles();
        assertThatThrownBy(() -> Deal.of(EDITION, tiles.subList(0, 5)))
                .hasMessage("deal of: 5 tiles, expected 6 (SET-6)");
        List<Tile> perfumeFirst = new ArrayList<>(tiles);
        java.util.Collections.swap(perfumeFirst, 0, 5);
        assertThatThrownBy(() -> Deal.of(EDITION, perfumeFirst))
                .hasMessage("tile at stall 1: P02, expected an object of the edition (SET-6)");
        List<Tile> twice = new ArrayList<>(tiles);
        twice.set(1, tiles.get(0));
        assertThatThrownBy(() -> Deal.of(EDITION, twice))
                .hasMessage("deal: [O01, O01, O03, O04, P01, P02], expected six different tiles (SET-6)");
        assertThatThrownBy(() -> GameState.start(
                        Setup.builder()
                                .players(2)
                                .edition(TestEditions.all().get(1))
                                .build(),
                        Deal.of(EDITION, tiles)))
                .hasMessageStartingWith("deal of edition: stand-in 2, expected the edition of the set-up, ");
    }
}
