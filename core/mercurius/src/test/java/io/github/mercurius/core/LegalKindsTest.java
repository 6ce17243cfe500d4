package io.github.mercurius.core;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.LegalActions;
import io.github.mercurius.testkit.MercuriusDomain;
import io.github.mercurius.testkit.RandomGame;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.domains.Domain;

/** The legal actions by kind are those of the list; few games, so that mutation runs can play them too. */
@Domain(MercuriusDomain.class)
class LegalKindsTest {
    @Property(tries = 5, seed = "1602")
    void whatCanBeDoneByKindIsWhatTheListSays(@ForAll RandomGame game) {
        game.states().forEach(state -> compare(state.legalActions()));
    }

    private static void compare(LegalActions legal) {
        assertThat(List.copyOf(byKind(legal))).isEqualTo(List.copyOf(legal));
        assertThat(legal.purchases()).isEqualTo(legal.purchases().oneOfEach());
        assertThat(legal.sales()).isEqualTo(legal.sales().oneOfEach());
        assertThat(legal.dividends()).isUnmodifiable();
    }

    private static Set<Action> byKind(LegalActions legal) {
        Set<Action> actions = new LinkedHashSet<>();
        legal.purchases().kinds().forEach(asset -> actions.add(Action.buy(asset)));
        legal.sales().kinds().forEach(asset -> actions.add(Action.sell(asset)));
        for (int choice = 0; choice < Combinations.count(legal.blackMarket()); choice++) {
            actions.add(new Action.BlackMarket(Combinations.get(legal.blackMarket(), choice)));
        }
        legal.dividends().forEach(chamber -> actions.add(Action.dividend(chamber)));
        legal.cards().kinds().forEach(card -> actions.add(Action.playCard(card)));
        if (legal.news()) {
            actions.add(Action.playNews());
            for (int choice = 0; choice < Combinations.count(legal.cards()); choice++) {
                actions.add(new Action.PlayNews(Combinations.get(legal.cards(), choice)));
            }
        }
        return actions;
    }
}
