package io.github.mercurius.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.Asset;
import io.github.mercurius.api.LegalActions;
import io.github.mercurius.testkit.MercuriusDomain;
import io.github.mercurius.testkit.RandomGame;
import io.github.mercurius.testkit.RandomPlay;
import java.util.Arrays;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.SplittableRandom;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Tag;
import net.jqwik.api.domains.Domain;
import org.junit.jupiter.api.Test;

/** The legal actions as a list; that they are those of the rules is shown by {@link ConformanceTest}. */
@Tag("games")
@Domain(MercuriusDomain.class)
class LegalityTest {
    @Property(tries = 5, seed = "1602")
    void anActionsIndexIsItsPlace(@ForAll RandomGame game) {
        RandomPlay random = RandomPlay.from(new SplittableRandom(game.choices()));
        for (GameState state : game.states()) {
            LegalActions legal = state.legalActions();
            assertThat(legal.contains(random.illegalAction(state))).isFalse();
            for (int index = 0; index < legal.size(); index += 1 + legal.size() / 20) {
                assertThat(legal.indexOf(legal.get(index))).isEqualTo(index);
                assertThat(legal.lastIndexOf(legal.get(index))).isEqualTo(index);
            }
            assertThat(legal.indexOf(Action.blackMarket())).isEqualTo(-1);
        }
    }

    @Property(tries = 5, seed = "1602")
    void aSampleIsAsUniformAsItsSource(@ForAll RandomGame game) {
        for (GameState state : game.states()) {
            LegalActions legal = state.legalActions();
            for (int i = 0; i < legal.size(); i++) {
                int index = i;
                Action sample = legal.sample(bound -> {
                    assertThat(bound).isEqualTo(legal.size());
                    return index;
                });
                assertThat(sample).isEqualTo(legal.get(index));
            }
        }
    }

    @Test
    void fromNothingThereIsNothingToSample_TRN4() {
        LegalActions nothing = MadePosition.ofThree().game().viewFor(1).legalActions();
        assertThat(nothing).isEmpty();
        assertThat(nothing.contains(Action.buy(Asset.AMS))).isFalse();
        assertThatThrownBy(() -> nothing.sample(bound -> 0))
                .isInstanceOf(NoSuchElementException.class)
                .hasMessageContaining("no legal actions");
    }

    @Test
    void whatIsNoActionIsNotLegal() {
        LegalActions legal = MadePosition.ofThree().game().legalActions();
        assertThat(((List<?>) legal).contains("+AMS")).isFalse();
        assertThat(legal.contains(null)).isFalse();
        assertThat(legal.containsAll(Arrays.asList(Action.buy(Asset.AMS), Action.playNews())))
                .isTrue();
        assertThatThrownBy(() -> legal.add(Action.playNews())).isInstanceOf(UnsupportedOperationException.class);
    }

    @Property(tries = 20, seed = "1602")
    void theWaysToReadTheLegalActionsAgree(@ForAll RandomGame game) {
        for (GameState state : game.states()) {
            LegalActions legal = state.legalActions();
            int index = 0;
            for (Action action : legal) {
                assertThat(legal.get(index)).isEqualTo(action);
                assertThat(legal.contains(action)).isTrue();
                index++;
            }
            assertThat(legal.size()).isEqualTo(index);
            assertThat(legal.isEmpty()).isEqualTo(state.isOver());
            assertThat(legal).doesNotHaveDuplicates();
        }
    }
}
