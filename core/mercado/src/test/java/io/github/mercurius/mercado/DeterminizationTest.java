package io.github.mercurius.mercado;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.HashMap;
import java.util.Map;
import java.util.SplittableRandom;
import net.jqwik.api.Example;
import org.apache.commons.statistics.inference.ChiSquareTest;

/** A determinization is a game that the viewer cannot tell from the real one, each as likely as it is. */
class DeterminizationTest {
    @Example
    void everyDealOfTheUnseenTokensIsAsLikelyAsItIs() {
        // seat 1 holds one of 17 unseen tokens: V3 5, V2 1, V2S 4, V2X 1, V1W 4, V1S 2
        PlayerView view = MadePosition.of(2).hand(0, "V2").hand(1, "V3").state().viewFor(0);
        SplittableRandom random = new SplittableRandom(1602);
        long[] found = new long[6];
        for (int i = 0; i < 17_000; i++) {
            TokenKind held = view.determinize(random::nextInt).hand(1).toList().get(0);
            found[Edition.standIn().tokenKinds().indexOf(held)]++;
        }
        double[] expected = {5000, 1000, 4000, 1000, 4000, 2000};
        assertThat(ChiSquareTest.withDefaults().test(expected, found).getPValue())
                .isGreaterThan(0.001);
    }

    @Example
    void aPlayerWhoIsAskedToDiscardHasSeveralKinds_RUL7() {
        GameState state = MadePosition.of(2)
                .edge(0, Stall.PERFUMES_5, "GSC")
                .hand(1, "V3", "V2")
                .spent(0, "G")
                .state()
                .applyAction(new Action.TakeBack());
        state = state.applyOutcome(Action.parse("~V:V2S", Edition.standIn()));
        assertThat(state.table().ask()).contains(Ask.DISCARD);
        SplittableRandom random = new SplittableRandom(4);
        Map<String, Integer> hands = new HashMap<>();
        for (int i = 0; i < 500; i++) {
            hands.merge(state.viewFor(0).determinize(random::nextInt).hand(1).toString(), 1, Integer::sum);
        }
        assertThat(hands).hasSizeGreaterThan(10).doesNotContainKeys("V3,V3", "V2,V2", "V2S,V2S", "V1W,V1W", "V1S,V1S");
        PlayerView view = state.viewFor(0);
        assertThatThrownBy(() -> view.determinize(bound -> 0))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("source of random numbers: 1000 deals with a hand of one kind, expected random ones");
    }
}
